"""What a seat may see of the table, as plain values for a board to draw; and what may lie behind it."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.events import UNSEEN
from engine.core.kinds import NOBODY
from engine.core.players import shuffled
from engine.games.flair.events import EVENTS
from engine.games.flair.rules.exits import GROUPED
from engine.games.flair.table.grammar import LONGEST, STARTS, possible
from engine.games.flair.table.numbers import code
from engine.games.flair.table.starter import LONGEST_IN
from engine.games.flair.table.state import PITCH, Match, in_order
from engine.rugby.advantage import left
from engine.rugby.match import NO_MARK
from engine.rugby.starter import WHOLE
from engine.rugby.zone import NO_ZONE

DEALS = 8
"""How often a hand is dealt anew that could not go on with the combination that it has begun."""


def view(match: Match, seat: int) -> dict[str, Any]:
    """The ball, the clock, the score, one's own hand, how many cards the other has, and what is being played."""
    nobody = match.attack == NOBODY
    return {
        "phase": match.phase,
        "half": match.half,
        "seconds": match.seconds,
        "length": match.house.half,
        "real": not match.house.pace,
        "late": match.late,
        "over": match.over,
        "score": list(match.score),
        "ball": match.ball,
        "in_goal": PITCH.in_goal,
        "attack": None if nobody else match.attack,
        "to_line": None if nobody else match.to_line,
        "point": match.point,
        "grouping": GROUPED.get(match.point) if match.phase == "attack" else None,
        "combination": _combination(match),
        "zone": None if match.zone == NO_ZONE else list(match.zone),
        "leader": None if match.leader == NOBODY else match.leader,
        "advantage": _advantage(match),
        "packed": match.packed,
        "five": match.five,
        "hand": in_order(match.hands[seat]),
        "other": len(match.hands[1 - seat]),
        "cards": [len(hand) for hand in match.hands],
        "decks": [len(deck) for deck in match.decks],
        "discards": [in_order(cards) for cards in match.discards],
        "dice": _dice(match),
        "trace": [
            [EVENTS.fact(event, "start"), EVENTS.fact(event, "to"), event[1]]
            for event in match.events
            if event[1] in EVENTS.moves
        ],
    }


def _advantage(match: Match) -> dict[str, int] | None:
    """Who plays with advantage, from which mark, and the metres that are still to gain."""
    if match.mark == NO_MARK:
        return None
    need = left(PITCH, match.beneficiary, match.mark, match.ball)
    return {"seat": match.beneficiary, "mark": match.mark, "need": need}


def _combination(match: Match) -> dict[str, Any] | None:
    """The combination that is under way: its point, its last number and its number of cards."""
    if match.point in STARTS or match.phase not in {"attack", "tackle"}:
        return None
    return {"point": match.point, "last": match.last, "count": match.count}


def _dice(match: Match) -> list[list[int]]:
    """The throws of the present play, each as its faces."""
    return [list(EVENTS.fact(event, "faces")) for event in match.events if "faces" in EVENTS[event[1]].facts]


def known(match: Match, seat: int) -> Match:
    """The match with the other hand face down, its cards among those of the deck."""
    known = match.clone()
    other = 1 - seat
    known.decks[other].extend(known.hands[other])
    known.decks[other].sort()
    known.hands[other][:] = [UNSEEN] * len(known.hands[other])
    return known


def imagine(base: Match, now: Match, seat: int, rng: Random) -> Match:
    """A match that `base` may have been: the other hand is dealt anew, but for what it has laid since.

    A side that has begun a combination holds a card to go on with, so such a hand is dealt until it does.
    """
    match = base.clone()
    other = 1 - seat
    hand, deck = match.hands[other], match.decks[other]
    laid = now.discards[other][len(base.discards[other]) :]
    unseen = sorted(hand + deck)
    for card in laid:
        unseen.remove(card)
    shorter = 0 if match.house.stage == WHOLE else LONGEST - LONGEST_IN[match.house.stage]
    begun = match.attack == other and match.phase in {"attack", "tackle"} and match.point not in STARTS
    for _ in range(DEALS if begun else 1):
        cards = shuffled(unseen, rng)
        held = laid + cards[len(deck) :]
        if not begun or possible(match.point, match.last, match.count + shorter, code(held)):
            break
    hand[:] = held
    deck[:] = cards[: len(deck)]
    match.decks[seat].sort()
    return match
