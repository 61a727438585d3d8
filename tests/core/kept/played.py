"""What a record plays to, as plain data: neither the place nor the class of anything that tells it counts.

`came` is how it came out, in clear. The rest are digests: of the `log`, of its `facts` without the names of the events,
of the `asks` up to the one that is open, and of the story in each language. So an event that is only called otherwise
shows in `log`, and nowhere else. Where a game declares what it called otherwise once (`Game.former`), its log and its
asks are told by those names, and its story in the words of then (`formerly.WORDED`): everything that is kept is older
than the change.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256

from engine.core.languages import LANGUAGES
from engine.core.position import Position
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.games import load
from tests.core.kept import formerly

PARTS = ("came", "log", "facts", "asks")
EVERY = 12
"""Of so many records the story of one is kept."""


def _digest(value: object) -> str:
    """The beginning of a digest of plain values; tuples with names are tuples, and what is not plain is an error."""
    return sha256(json.dumps(value, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:16]


def came(position: Position) -> str:
    """The score, whether and how it is over, how much was told and how much was answered."""
    game, result = position.start.game, position.result
    score = "-".join(map(str, game.points(position.state) if result is None else result.score))
    end = "" if result is None else f" {'drawn' if result.winner is None else f'won:{result.winner}'} {result.rule}"
    return f"{score} {'over' if position.over else 'on'}{end}, {position.told} told, {len(position.history)} answered"


def story(position: Position, lang: str) -> list[str]:
    """Everything that has happened in words, and what is asked now with its options."""
    text, ask = position.start.game.text(lang, position.start.names), position.ask
    lines = [text.event(event) for event in position.log]
    if ask is not None:
        lines += [text.ask(ask), *(text.option(ask, option) for option in getattr(ask, "options", ()))]
    return lines


def digests(position: Position, langs: Iterable[str] = ()) -> dict[str, str]:
    """What a position tells, part by part, and its story in these languages."""
    former = position.start.game.former
    log = [formerly.event(former, event) for event in position.log]
    asks = [formerly.ask(former, ask) for ask, _ in position.history]
    return {
        "came": came(position),
        "log": _digest(log),
        "facts": _digest([(event[0], *event[2:]) for event in log]),
        "asks": _digest([*asks, None if position.ask is None else formerly.ask(former, position.ask)]),
        **{
            lang: _digest([formerly.worded(lang, position.start.game.id, line) for line in story(position, lang)])
            for lang in langs
        },
    }


def opened(record: Record) -> Position:
    """A record played again to its last answer, nothing worked out anew; it may be of older rules."""
    replay = record.replay(load)
    if replay.why is not None:
        raise replay.why
    assert (replay.played, replay.anew) == (len(record.answers), ())
    return replay.position


def played(records: Mapping[str, Record], told: Iterable[str]) -> dict[str, dict[str, str]]:
    """What all of these play to, part by part, with the stories of those that are `told`; a refusal is told too."""
    found: dict[str, dict[str, str]] = {part: {} for part in (*PARTS, *LANGUAGES)}
    chosen = frozenset(told)
    for name, record in records.items():
        try:
            parts = digests(opened(record), LANGUAGES if name in chosen else ())
        except Refusal as why:
            parts = {"came": f"refused: {why}"}
        for part, value in parts.items():
            found[part][name] = value
    return found


def sample(names: Iterable[str]) -> list[str]:
    """Those whose story is kept: matches of computer players, and some of everything else."""
    return [name for number, name in enumerate(names) if number % EVERY == 0 or name.startswith("match bots")]
