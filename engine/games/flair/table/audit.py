"""Book-keeping: points, metres and cards of a match against what its log says."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.flair.events import EVENTS
from engine.games.flair.table.numbers import DECK
from engine.games.flair.table.state import Match
from engine.rugby import moves


def audit(match: Match) -> None:
    """Refuse a match whose points, metres or cards are not those of its log."""
    _cards(match)
    moves.audit(EVENTS, match)
    _points(match)


def _cards(match: Match) -> None:
    """Each side has its 21 cards, in hand, in the deck and among the discards."""
    for seat in (0, 1):
        cards = sorted([*match.hands[seat], *match.decks[seat], *match.discards[seat]])
        if cards != sorted(DECK):
            raise Refusal("audit-cards", seat=seat, counted=len(cards))


def _points(match: Match) -> None:
    """The score is what the log adds up to, or more if the log begins in the middle of a match."""
    score = [0, 0]
    for event in match.events:
        if event[1] in EVENTS.points:
            score[EVENTS.fact(event, "seat")] += EVENTS.points[event[1]]
    whole = any(event[1] == "kicks-off" for event in match.events)
    for counted, stated in zip(score, match.score, strict=True):
        if counted > stated or (whole and counted != stated):
            raise Refusal("audit-points", counted=tuple(score), stated=tuple(match.score))
