"""The draft: twelve cards face up, six for each player, and the pile."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.draft.rules.clock import ready
from engine.games.draft.table.asks import Pick
from engine.games.draft.table.state import HAND, ROW, Match


@rule("draft.draft.face-up")
def face_up(match: Match) -> Steps[None]:
    """Before each half the cards are shuffled and twelve of them turned face up, one after the other."""
    seat = match.actor
    if len(match.row) >= ROW:
        raise Refusal("row-too-long", "draft.draft.face-up", count=len(match.row) + 1)
    ask = match.pull("deal", seat, "draft.draft.face-up")
    if ask is not None:
        card = yield ask
        match.turn(seat, card)
        match.row.append(card)
        match.log("draft.draft.face-up", "turned-up", card, len(match.row))
    if ask is None or len(match.row) == ROW:
        match.phase = "pick"
        pile(match)


@rule("draft.draft.pick")
def pick(match: Match) -> Steps[None]:
    """The players pick in turn, one card at a time, and the one who will not kick off picks first."""
    seat = match.actor
    if not match.row:
        raise Refusal("nothing-to-pick", "draft.draft.pick")
    card = yield Pick("pick", seat, "draft.draft.pick", tuple(dict.fromkeys(match.row)))
    match.row.remove(card)
    match.log("draft.draft.pick", "picked", seat, card)
    hand(match, seat, card)
    if len(match.piles) == 1:
        match.actor = 1 - seat
        if not match.row:
            ready(match)
    elif not match.row or len(match.hands[seat]) == HAND:
        _next_pack(match, seat)


@rule("draft.draft.hand")
def hand(match: Match, seat: int, card: str) -> None:
    """Six cards picked are a hand, which its player looks at and does not show."""
    match.hands[seat].append(card)
    match.open[seat] += 1
    if len(match.hands[seat]) == HAND:
        match.log("draft.draft.hand", "hand-full", seat)


@rule("draft.draft.pile")
def pile(match: Match) -> None:
    """The cards that were not turned up are the pile, face down."""
    match.log("draft.draft.pile", "pile-made", len(match.piles[match.at[match.actor]]))


def _next_pack(match: Match, seat: int) -> None:
    """With packs of their own, a player's other cards go back to the pile, and the other player turns up twelve."""
    match.piles[match.at[seat]] += match.row
    match.row.clear()
    if seat == match.engager:
        ready(match)
    else:
        match.actor = match.engager
        match.phase = "deal"
