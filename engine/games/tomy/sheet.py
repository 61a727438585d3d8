"""The match sheet and the cup sheet, filled in from the log alone as the players would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event, Line, Sheet
from engine.core.rules import rule
from engine.games.tomy.series import STAGES

CARDS: tuple[tuple[str, ...], ...] = ((), ("yellow",), ("red",))
"""The card that so many warnings are."""
_SHOTS = frozenset({"shot-in", "shot-wide"})
_BEGINS = frozenset({"turn", "served", *_SHOTS})
"""Events with which a line of the sheet begins."""
_BETWEEN = frozenset(
    {
        "roll-off",
        "roll-off-tied",
        "starts",
        "return-begins",
        "thrower",
        "half-time",
        "carried",
        "second-half",
        "full-time",
        "extra-time",
    }
    | {"shootout", "still-level", "match-won", "next-match", "series-won", "cup-tie", "cup-won"}
)
"""Events around the throws, which belong to no throw's line."""


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The whole sheet: the throws of every match, part by part, and below it the cup."""
    parts: dict[str, list[Line]] = {}
    for part, line in lines(log):
        parts.setdefault(part, []).append(line)
    ties = tournament(log)
    if ties:
        parts["cup"] = ties
    return Sheet(names, tuple((part, tuple(written)) for part, written in parts.items()))


@rule("tomy.sheet.lines")
def lines(log: Sequence[Event]) -> Iterable[tuple[str, Line]]:
    """The result of each throw is written on its line, in the column of the player who threw, match by match."""
    for events in _throws(log):
        name, who, number = events[0][1:4]
        if name in _SHOTS:
            match, team, made = events[0][4:7]
            yield f"{match}/shootout", Line(str(number), who, events, totals(events, team, made))
        else:
            part, match, team, score, warnings = events[0][4:9]
            cards = tuple(CARDS[count] for count in _warnings(events, team, warnings))
            yield f"{match}/{part}", Line(str(number), who, events, totals(events, team, score), cards)


@rule("tomy.sheet.totals")
def totals(events: Sequence[Event], team: tuple[int, int], so_far: tuple[int, int]) -> tuple[int, ...]:
    """The score is carried on from line to line, and stands below each part; kicks are counted apart."""
    now = list(so_far)
    saved = any(event[1] == "shot-saved" for event in events)
    for event in events:
        if event[1] == "points":
            now[team.index(event[2])] += event[3]
        elif event[1] == "shot-in" and not saved:
            now[team.index(event[2])] += 1
    return tuple(now)


@rule("tomy.sheet.tournament")
def tournament(log: Sequence[Event]) -> list[Line]:
    """The cup sheet has a line for each tie, from the quarter-finals to the winner."""
    won = [event for event in log if event[1] == "match-won"]
    if not any(event[1] in {"cup-tie", "cup-won"} for event in log):
        return []
    return [Line(STAGES[event[6] - 1], event[2], (event,), event[4]) for event in won]


def _warnings(events: Sequence[Event], team: tuple[int, int], so_far: tuple[int, int]) -> list[int]:
    """The warnings of both seats when the throw is over."""
    now = list(so_far)
    for event in events:
        if event[1] == "yellow":
            now[team.index(event[2])] = 1
        elif event[1] == "red":
            now[team.index(event[2])] = 2
        elif event[1] == "both-red":
            now = [1, 1]
    return now


def _throws(log: Sequence[Event]) -> Iterable[tuple[Event, ...]]:
    """The events of each throw, beginning with the one that opens its line."""
    throw: list[Event] = []
    for event in log:
        if event[1] in _BEGINS and throw:
            yield tuple(throw)
            throw = []
        if event[1] in _BEGINS or (throw and event[1] not in _BETWEEN):
            throw.append(event)
    if throw:
        yield tuple(throw)
