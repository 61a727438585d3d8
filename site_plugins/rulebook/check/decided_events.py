"""Which rulings decided an event of the log: found by playing every situation and every case of a ruling.

The build writes it into the browser's bundle as `site_plugins/live/widgets/situation/decided.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pkgutil import get_data
from typing import Any, TypeAlias

from engine.core.game import Game
from engine.core.refusal import Refusal
from engine.core.situations import Situation
from engine.games import SHELF, load, situations
from site_plugins.live.widgets.situation.ruling_link import DECIDED
from site_plugins.rulebook.read.rulings import Ruling, read_rulings

Pair: TypeAlias = tuple[str, str]
"""A rule and the name of an event that it logs."""
MOST = 2
"""So many signs a line of the log may bear."""


def logged(game: Game[Any], situations: Mapping[str, Situation], rulings: Iterable[Ruling]) -> set[Pair]:
    """Every event that a situation or a case of a ruling logs, with its rule."""
    played = list(situations.values())
    for ruling in rulings:
        for case in ruling.cases:
            if (name := case.situation or ruling.situation) in situations:
                told = case.told(situations[name])
                played.append(told._replace(house={**told.house, **case.settings(game)}))
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
            # A note decides nothing.
            if not ruling.is_note and rule in ruling.rules and (ruling.events is None or event in ruling.events):
                own.append(ruling.id)
    return {pair: tuple(own) for pair, own in found.items() if own}


def unless(rulings: Iterable[Ruling], game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """The house rules under which a ruling decides nothing any more."""
    usual = {house_rule.key: house_rule.default for house_rule in game.house_rules}
    found: dict[str, tuple[str, ...]] = {}
    for ruling in rulings:
        settings = [case.settings(game) for case in ruling.otherwise]
        turned = [key for one in settings for key, value in one.items() if value != usual.get(key)]
        if turned:
            found[ruling.id] = tuple(dict.fromkeys(turned))
    return found


@cache
def decided(game: str) -> tuple[dict[str, str], dict[str, str]]:
    """The rulings that decide each event of a game, by rule and event; and the house rules under which they do not."""
    text = get_data(f"engine.games.{game}.book", "rulings.toml")
    assert text is not None
    rulings, _ = read_rulings(game, f"engine/games/{game}/book/rulings.toml", text.decode())
    own = rulings.values()
    decide = ruled(own, logged(load(game), situations(game), own))
    shown = {id_ for ids in decide.values() for id_ in ids}
    rows = {f"{rule.partition('.')[2]}/{event}": " ".join(ids) for (rule, event), ids in decide.items()}
    turned = {id_: " ".join(keys) for id_, keys in unless(own, load(game)).items() if id_ in shown}
    return dict(sorted(rows.items())), dict(sorted(turned.items()))


def for_the_browser() -> dict[str, str]:
    """What the rulings of every game decide, as a module by its path: the browser has no rulings to read it from."""
    tables = {game: decided(game) for game in SHELF}
    return {f"{DECIDED.replace('.', '/')}.py": f"DECIDED = {tables!r}\n"}
