"""Book-keeping: the cards, the points and the metres of a match against what its log says."""

from __future__ import annotations

from collections import Counter

from engine.core.refusal import Refusal
from engine.games.scrumball.events import EVENTS
from engine.games.scrumball.table.house_rules import counts
from engine.games.scrumball.table.state import Match
from engine.rugby import moves


def audit(match: Match) -> None:
    """Refuse a match whose cards, points or metres are not those of its log, from where the log begins."""
    _cards(match)
    _points(match)
    moves.audit(EVENTS, match)


def _cards(match: Match) -> None:
    """Forty cards, wherever they are, each type in its number."""
    there = Counter(match.pile + match.played + match.hands[0] + match.hands[1])
    pack = {card: number for card, number in counts(match.house.pack).items() if number}
    if there != pack:
        raise Refusal("audit-cards", counted=sum(there.values()), stated=sum(pack.values()))


def _points(match: Match) -> None:
    """Every score follows from the one before, and the last is the match's."""
    scores = EVENTS.happenings(event for event in match.events if event[1] in EVENTS.points)
    whole = any(event[1] == "kicks-off" for event in match.events)
    if not whole and not scores:
        return
    now = [0, 0]
    if not whole:
        now = [scores[0].home, scores[0].away]
        now[scores[0].seat] -= EVENTS.points[scores[0].name]
    for score in scores:
        now[score.seat] += EVENTS.points[score.name]
        if now != [score.home, score.away]:
            raise Refusal("audit-points", counted=tuple(now), stated=(score.home, score.away))
    if now != match.score:
        raise Refusal("audit-points", counted=tuple(now), stated=tuple(match.score))
