"""Book-keeping: the cards, the points and the metres of a match against what its log says."""

from __future__ import annotations

from collections import Counter

from engine.core.refusal import Refusal
from engine.games.scrumball.options import counts
from engine.games.scrumball.sheet import SCORES
from engine.games.scrumball.state import Match
from engine.games.scrumball.view import KINDS
from engine.rugby.points import CONVERSION, DROP, PENALTY, TRY

WORTH = {"try": TRY, "converted": CONVERSION, "drop-goal": DROP, "penalty-goal": PENALTY}
MOVES = frozenset(KINDS) | {"scrum", "line-out", "penalty", "drop-out", "kick-off", "second-half"}
"""Events that put the ball somewhere: their second and third facts are from where and to where."""


def audit(match: Match) -> None:
    """Refuse a match whose cards, points or metres are not those of its log, from where the log begins."""
    _cards(match)
    _points(match)
    _metres(match)


def _cards(match: Match) -> None:
    """Forty cards, wherever they are, each type in its number."""
    there = Counter(match.pile + match.played + match.hands[0] + match.hands[1])
    pack = {card: number for card, number in counts(match.house.pack).items() if number}
    if there != pack:
        raise Refusal("audit-cards", counted=sum(there.values()), stated=sum(pack.values()))


def _points(match: Match) -> None:
    """Every score follows from the one before, and the last is the match's."""
    scores = [event for event in match.events if event[1] in SCORES]
    whole = any(event[1] == "starts" for event in match.events)
    now = [0, 0] if whole or not scores else [scores[0][3], scores[0][4]]
    if scores and not whole:
        now[scores[0][2]] -= WORTH[scores[0][1]]
    if not whole and not scores:
        return
    for event in scores:
        now[event[2]] += WORTH[event[1]]
        if now != [event[3], event[4]]:
            raise Refusal("audit-points", counted=tuple(now), stated=(event[3], event[4]))
    if now != match.score:
        raise Refusal("audit-points", counted=tuple(now), stated=tuple(match.score))


def _metres(match: Match) -> None:
    """Every move begins where the one before has ended, and the last where the ball is."""
    moves = [event for event in match.events if event[1] in MOVES]
    if not moves:
        return
    ball = moves[0][3]
    for event in moves:
        if event[3] != ball:
            raise Refusal("audit-metres", counted=ball, stated=event[3])
        ball = event[4]
    if ball != match.ball:
        raise Refusal("audit-metres", counted=ball, stated=match.ball)
