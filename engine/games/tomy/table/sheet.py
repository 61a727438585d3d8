"""The match sheet and the cup sheet, filled in from the log alone as the players would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event, Line, Sheet
from engine.core.rules import rule
from engine.games.tomy.events import EVENTS
from engine.games.tomy.rules.series import STAGES

CARDS: tuple[tuple[str, ...], ...] = ((), ("yellow",), ("red",))
"""The card that so many warnings are."""


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
    for events in EVENTS.lines(log):
        first = EVENTS.named(events[0])
        mark, who, team = str(first["round"]), first["who"], first["team"]
        if "made" in first:
            yield f"{first['match']}/shootout", Line(mark, who, events, totals(events, team, first["made"]))
        else:
            cards = tuple(CARDS[count] for count in _warnings(events, team, first["warnings"]))
            part = f"{first['match']}/{first['part']}"
            yield part, Line(mark, who, events, totals(events, team, first["score"]), cards)


@rule("tomy.sheet.totals")
def totals(events: Sequence[Event], team: tuple[int, int], so_far: tuple[int, int]) -> tuple[int, ...]:
    """The score is carried on from line to line, and stands below each part; kicks are counted apart."""
    now = list(so_far)
    saved = any(event[1] == "shot-saved" for event in events)
    for event in events:
        if event[1] == "points":
            now[team.index(EVENTS.fact(event, "who"))] += EVENTS.fact(event, "points")
        elif event[1] == "shot-in" and not saved:
            now[team.index(EVENTS.fact(event, "who"))] += 1
    return tuple(now)


@rule("tomy.sheet.tournament")
def tournament(log: Sequence[Event]) -> list[Line]:
    """The cup sheet has a line for each tie, from the quarter-finals to the winner."""
    if not any(event[0] == "tomy.series.cup" for event in log):
        return []
    won = [(event, EVENTS.named(event)) for event in log if event[1] == "match-won"]
    return [Line(STAGES[facts["match"] - 1], facts["who"], (event,), facts["score"]) for event, facts in won]


def _warnings(events: Sequence[Event], team: tuple[int, int], so_far: tuple[int, int]) -> list[int]:
    """The warnings of both seats when the throw is over."""
    now = list(so_far)
    for event in events:
        if event[1] in EVENTS.cards:
            now[team.index(EVENTS.fact(event, "who"))] = CARDS.index((EVENTS.cards[event[1]],))
        elif event[1] == "both-red":
            now = [1, 1]
    return now
