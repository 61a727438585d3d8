"""Which rulings decided an event of the log: a small table for the browser, which has no rulings.toml.

`python -m site_plugins.rulebook ruled` writes it anew as `engine/games/<game>/ruled.py`; a test keeps it true.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from engine.core.game import Game
from engine.core.refusal import Refusal
from engine.core.situations import Situation
from site_plugins.rulebook.rulings import Ruling

Pair: TypeAlias = tuple[str, str]
"""A rule and the name of an event that it logs."""
MOST = 2
"""So many signs a line of the log may bear."""
_HEAD = '''"""The rulings that decide what is logged, by rule and event; the rulebook plugin writes this."""

'''


def logged(game: Game[Any], situations: Mapping[str, Situation], rulings: Iterable[Ruling]) -> set[Pair]:
    """Every event that a situation or a case of a ruling logs, with its rule."""
    played = list(situations.values())
    for ruling in rulings:
        for case in ruling.cases:
            if (name := case.situation or ruling.situation) in situations:
                told = case.told(situations[name])
                played.append(told._replace(options={**told.options, **case.settings(game)}))
    return {pair for situation in played for pair in _log(situation, game)}


def _log(situation: Situation, game: Game[Any]) -> Iterable[Pair]:
    """What one situation logs; what cannot be played, which others complain of, logs nothing."""
    try:
        return {(str(event[0]), str(event[1])) for event in situation.worked(game).log}
    except Refusal:
        return ()


def ruled(rulings: Iterable[Ruling], pairs: Iterable[Pair]) -> dict[Pair, tuple[str, ...]]:
    """The rulings that decide each event: those that name it, and those that name none of their rules' events."""
    found: dict[Pair, list[str]] = {pair: [] for pair in sorted(pairs)}
    for ruling in rulings:
        for (rule, event), own in found.items():
            if rule in ruling.rules and (ruling.events is None or event in ruling.events):
                own.append(ruling.id)
    return {pair: tuple(own) for pair, own in found.items() if own}


def unless(rulings: Iterable[Ruling], game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """The house rules under which a ruling decides nothing any more."""
    usual = {switch.key: switch.default for switch in game.switches}
    found: dict[str, tuple[str, ...]] = {}
    for ruling in rulings:
        settings = [case.settings(game) for case in ruling.otherwise]
        turned = [key for one in settings for key, value in one.items() if value != usual.get(key)]
        if turned:
            found[ruling.id] = tuple(dict.fromkeys(turned))
    return found


def written(rulings: Mapping[str, Ruling], game: Game[Any], situations: Mapping[str, Situation]) -> str:
    """The table of a game as a module of Python."""
    own = rulings.values()
    decide = ruled(own, logged(game, situations, own))
    shown = {id_ for ids in decide.values() for id_ in ids}
    rows = {f"{rule.partition('.')[2]}/{event}": ids for (rule, event), ids in decide.items()}
    turned = {id_: keys for id_, keys in unless(own, game).items() if id_ in shown}
    return _HEAD + _table("RULED", rows) + "\n" + _table("UNLESS", turned)


def _table(name: str, values: Mapping[str, tuple[str, ...]]) -> str:
    """A dictionary, one entry a line, in the order of its keys."""
    lines = [f'    "{key}": "{" ".join(values[key])}",\n' for key in sorted(values)]
    return f"{name} = {{\n{''.join(lines)}}}\n" if lines else f"{name}: dict[str, str] = {{}}\n"


def file_of(root: Path, game: str) -> Path:
    """Where the table of a game lies."""
    return root / "engine" / "games" / game / "ruled.py"
