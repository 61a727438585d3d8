"""A condition on a try: what was answered, what happened, how the match stands, what is asked; and, or, not.

{ answer = "kick" }                                    # the reader has said so, or one of a list; * stands for anything
{ event = "run", by = "you", metres = { min = 20 } }   # it happened, with these facts
{ rule = "flair.tackle.interception" }                 # something happened by this rule
{ state = { ball = { min = 78 }, "score.0" = 7 } }     # the match stands so; a figure leads into a list
{ asks = "tackle", by = "them" }                       # this is asked now
{ over = true }                                        # the match is over
{ all = […] }, { any = […] }, { not = {…} }
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from engine.core.events import FACTS
from engine.core.game import Event, Game
from engine.core.position import Position
from engine.core.rules import RULES

YOU, THEM = "you", "them"
_BY = (YOU, THEM, 0, 1)
_LISTS = ("all", "any")


class Wanting(ValueError):
    """A condition, or another part of a lesson, that cannot be used; says why."""


class Scene(NamedTuple):
    """What a condition looks at: a position, what has happened in the try, what the reader has said in it."""

    position: Position
    events: tuple[Event, ...]
    said: tuple[str, ...]
    you: int


class Condition(NamedTuple):
    """One condition: its kind, what it wants, and whose it must be."""

    kind: str
    wants: Any
    facts: Mapping[str, Any] = {}
    by: str | int | None = None
    rule: str = ""


def read(table: object, game: Game[Any]) -> Condition:
    """A condition out of data; refuse what the game does not know."""
    if not isinstance(table, dict):
        raise Wanting(f"a condition is a table, not {table!r}")
    left = dict(table)
    kinds = [kind for kind in ("event", *_HOLDS) if kind in left]
    kind = kinds[0] if kinds[:1] == ["event"] else kinds[0] if len(kinds) == 1 else ""
    if not kind:
        raise Wanting(f"a condition is one of {', '.join(_HOLDS)}, not {', '.join(left) or 'nothing'}")
    wants = left.pop(kind)
    by = left.pop("by", None)
    if by is not None and (kind not in ("event", "asks") or by not in _BY):
        raise Wanting(f"{kind} has by = {by!r}; it may be “you”, “them”, 0 or 1, for event and asks")
    rule = left.pop("rule", "") if kind == "event" else ""
    if kind == "event":
        _known("event", wants, game.events.kinds)
        for fact in left:
            _known(f"fact of {wants}", fact, game.events[wants].facts)
    elif left:
        raise Wanting(f"{kind} knows no {', '.join(left)}")
    if kind in _LISTS:
        return Condition(kind, tuple(read(part, game) for part in _list(kind, wants)))
    if kind == "not":
        return Condition(kind, read(wants, game))
    if kind == "state":
        for path in _table(kind, wants):
            field = path.partition(".")[0]
            _known("field of the match", field, [name for name, one in game.state.fields.items() if one.told])
    if kind == "rule" or rule:
        _known("rule", rule or wants, RULES)
    return Condition(kind, wants, left, by, rule)


def _known(what: str, name: object, known: Any) -> None:
    """Refuse a name that the game does not know."""
    if not isinstance(name, str) or name not in known:
        raise Wanting(f"names the {what} {name!r}, which there is not")


def _list(kind: str, value: object) -> list[Any]:
    """A list that is not empty."""
    if not isinstance(value, list) or not value:
        raise Wanting(f"{kind} wants a list of conditions")
    return value


def _table(kind: str, value: object) -> dict[str, Any]:
    """A table that is not empty."""
    if not isinstance(value, dict) or not value:
        raise Wanting(f"{kind} wants a table of fields")
    return value


def holds(condition: Condition, scene: Scene) -> bool:
    """Whether a condition holds."""
    return _HOLDS[condition.kind](condition, scene)


def _answer(condition: Condition, scene: Scene) -> bool:
    """Whether the reader has said this in the try."""
    wanted = condition.wants if isinstance(condition.wants, list) else [condition.wants]
    return any(fnmatchcase(said, pattern) for said in scene.said for pattern in wanted)


def _event(condition: Condition, scene: Scene) -> bool:
    """Whether this has happened in the try, to this side, by this rule, with these facts."""
    kinds = scene.position.start.game.events
    for event in scene.events:
        if event[1] != condition.wants or (condition.rule and event[0] != condition.rule):
            continue
        if condition.by is not None and not _is(event[FACTS], condition.by, scene.you):
            continue
        if all(_fits(kinds.fact(event, fact), wanted) for fact, wanted in condition.facts.items()):
            return True
    return False


def _state(condition: Condition, scene: Scene) -> bool:
    """Whether the match stands so."""
    data = scene.position.state.data()
    return all(_fits(at(data, path), wanted) for path, wanted in condition.wants.items())


def _asks(condition: Condition, scene: Scene) -> bool:
    """Whether this is asked now, of this side."""
    ask = scene.position.ask
    if ask is None or ask.name != condition.wants:
        return False
    return condition.by is None or _is(ask.seat, condition.by, scene.you)


def _is(seat: object, by: str | int, you: int) -> bool:
    """Whether a seat is the reader's, the other's, or the one with this number."""
    return seat == by if isinstance(by, int) else (seat == you) == (by == YOU)


def at(data: Any, path: str) -> Any:
    """A value of the match: a field, or a place in its list; None where there is none."""
    for part in path.split("."):
        try:
            data = data[int(part)] if isinstance(data, list) else data[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return data


def _fits(value: Any, wanted: Any) -> bool:
    """Whether a value is the one that is wanted, or within bounds."""
    if isinstance(wanted, dict):
        low, high = wanted.get("min"), wanted.get("max")
        return isinstance(value, int) and (low is None or value >= low) and (high is None or value <= high)
    return bool((list(value) if isinstance(value, tuple) else value) == wanted)


_HOLDS: dict[str, Callable[[Condition, Scene], bool]] = {
    "answer": _answer,
    "event": _event,
    "rule": lambda condition, scene: any(event[0] == condition.wants for event in scene.events),
    "state": _state,
    "asks": _asks,
    "over": lambda condition, scene: scene.position.over == condition.wants,
    "all": lambda condition, scene: all(holds(part, scene) for part in condition.wants),
    "any": lambda condition, scene: any(holds(part, scene) for part in condition.wants),
    "not": lambda condition, scene: not holds(condition.wants, scene),
}
