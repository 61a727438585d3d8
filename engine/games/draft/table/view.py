"""What a seat may see of a match, what it may reckon with, and what it may imagine."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine.core.asks import Ask, Choose, Draw
from engine.core.kinds import NOBODY
from engine.core.players import shuffled
from engine.games.draft.events import EVENTS
from engine.games.draft.rules.pack import arrows
from engine.games.draft.table.asks import veiled
from engine.games.draft.table.deck import BIT, BLUE, RED
from engine.games.draft.table.state import OVER, PARTS, Match

_FROM_THE_HAND = frozenset({"engage", "engage-draw", "answer", "parry", "free-kick", "go-on", "draw", "drawn"})
"""Asks that are put in one way or another according to what a hand holds."""


def view(match: Match, seat: int) -> dict[str, Any]:
    """The table with one's own hand; of the other hand only the number of its cards."""
    return {
        "part": "draft" if match.phase in ("deal", "pick") else PARTS[match.part],
        "period": PARTS[match.part],
        "minute": match.minute if match.by_clock else None,
        "hand": list(match.hands[seat]),
        "other": len(match.hands[1 - seat]),
        "pile": [match.left(match.at[seat]) for seat in (0, 1)] if len(match.piles) == 2 else match.left(0),
        "row": list(match.row),
        "top": match.top,
        "top_seat": None if match.top_seat == NOBODY else match.top_seat,
        "actor": match.actor,
        "mode": mode(match),
        "goals": [len(cards) for cards in match.goals],
        "yellows": [len(cards) for cards in match.yellows],
        "goal_cards": [list(cards) for cards in match.goals],
        "yellow_cards": [list(cards) for cards in match.yellows],
        "played": match.played,
        "engager": match.engager,
        "youngest": match.youngest,
        "over": match.phase == OVER,
        "pack": match.pack.text,
        "own": len(match.piles) == 2,
    }


def mode(match: Match) -> str:
    """How the one to act is to act: `draft`, `engage`, `refill`, `answer`, `free-kick`, `go-on` or `over`."""
    if match.phase in ("deal", "pick"):
        return "draft"
    if match.phase != "turn":
        return match.phase
    return "go-on" if match.goes_on else "free-kick" if match.on == RED else "answer"


def known(match: Match, seat: int) -> Match:
    """The match as a seat may reckon with it: the other's unseen cards may as well lie in the pile."""
    other = 1 - seat
    which = match.at[other]
    unseen = match.hands[other][match.open[other] :]
    copy = match.clone()
    copy.veil = other
    copy.piles[which] += unseen
    copy.veiled[which] = len(unseen)
    return copy


def imagine(base: Match, now: Match, seat: int, rng: Random) -> Match:
    """A match that `base` may have been: the other's unseen cards and the pile they come from are dealt anew."""
    other = 1 - seat
    which, seen = base.at[other], base.open[other]
    hidden, unseen_now = Counter(base.hands[other][seen:]), Counter(now.hands[other][now.open[other] :])
    laid = hidden - unseen_now
    gone = Counter(base.piles[which])
    if len(now.discard[which]) >= len(base.discard[which]):
        # Otherwise the pile was drawn to its last card in this play, and made anew.
        gone -= Counter(now.piles[which])
    shown = gone - (unseen_now - hidden)
    unknown = Counter(base.piles[which]) + hidden - laid - shown
    lacks = _lacks(base, now, other)
    # A card of a colour that the hand cannot have goes there only if no others are left: then the match was made up.
    cards = sorted(shuffled(unknown.elements(), rng), key=lambda card: BIT[card] & lacks != 0)
    size = hidden.total() - laid.total()
    match = base.clone()
    match.piles = [sorted(pile) for pile in base.piles]
    match.piles[which] = sorted([*shown.elements(), *cards[size:]])
    match.hands[other][seen:] = [*laid.elements(), *cards[:size]]
    return match


def _lacks(base: Match, now: Match, other: int) -> int:
    """The colours that a hand cannot have held, as a bit mask: its player has just passed, or had to draw."""
    if base.phase == "turn" and base.goes_on and base.actor != other and base.top is not None:
        return base.pack.answers[base.on]
    if any(event[1] == "drew" and EVENTS.fact(event, "seat") == other for event in now.events):
        return 1 << BLUE if base.phase == "engage" else arrows(base)
    return 0


def asked(ask: Ask, match: Match, seat: int) -> Ask:
    """A draw as it looks to a seat, from all the cards it cannot tell apart; what the other hand can do is hidden."""
    if ask.seat != seat and ask.name in _FROM_THE_HAND:
        # Whether a card is laid or one must be drawn for it would tell what the hand holds.
        return veiled("drawn" if ask.name == "drawn" else mode(match), ask)
    if isinstance(ask, Choose):
        return ask
    assert isinstance(ask, Draw)
    if ask.hidden and ask.seat != seat:
        return Draw(ask.name, ask.seat, ask.rule, (), hidden=True)
    other = 1 - seat
    which = match.at[ask.seat]
    if match.at[other] != which or not match.piles[which]:
        return ask
    unseen = match.hands[other][match.open[other] :]
    return Draw(ask.name, ask.seat, ask.rule, tuple(sorted([*ask.cards, *unseen])), ask.hidden)
