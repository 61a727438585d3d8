"""Goals: the shot, the parry, the empty hand, the check, and how play starts again."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.draft.rules.clock import close, golden_goal, next_card, out_of_cards
from engine.games.draft.table.deck import GOAL
from engine.games.draft.table.state import GOLDEN, HAND, Match


@rule("draft.goals.shot")
def shot(match: Match) -> Steps[None]:
    """A green card that the opponent cannot parry, even after drawing, is a goal if the check confirms it."""
    seat = match.top_seat
    match.log("draft.goals.shot", "unparried", seat)
    return check(match, seat, "shot")


@rule("draft.goals.parry")
def parry(match: Match, seat: int, card: str) -> None:
    """A white card laid on the shot parries it, and play goes on from the white card."""
    match.log("draft.goals.parry", "parried", seat, card)


@rule("draft.goals.empty-hand")
def empty_hand(match: Match, seat: int) -> Steps[None]:
    """A player who has laid the last card of the hand scores, whatever the card, if the check confirms the goal."""
    match.log("draft.goals.empty-hand", "hand-emptied", seat)
    return check(match, seat, "empty-hand")


@rule("draft.goals.check")
def check(match: Match, seat: int, how: str) -> Steps[None]:
    """The scorer turns over a card: GOAL confirms the goal and is kept to count it, NO GOAL refuses it."""
    ask = next_card(match, "check", seat, "draft.goals.check")
    if ask is None:
        match.log("draft.clock.half-by-pile", "unchecked", seat)
        out_of_cards(match)
        return
    card = yield ask
    match.turn(seat, card)
    if GOAL[card]:
        scored(match, seat, card, "draft.goals.check", "goal")
    else:
        refused(match, seat, card, how)


@rule("draft.goals.refused")
def refused(match: Match, seat: int, card: str, how: str) -> None:
    """A refused goal's card goes under the pile, and the side that would have conceded kicks off with blue."""
    match.under[match.at[seat]].append(card)
    match.log("draft.goals.refused", "no-goal", seat, card)
    match.due = (seat,) if how == "empty-hand" else ()
    restart(match, 1 - seat)


@rule("draft.goals.refill")
def refill(match: Match) -> Steps[None]:
    """After a goal both players draw up to six, the side that conceded first; six or more draw nothing."""
    if not match.due:
        raise Refusal("nobody-to-refill", "draft.goals.refill")
    seat = match.due[0]
    ask = next_card(match, "refill", seat, "draft.goals.refill", hidden=True)
    if ask is None:
        out_of_cards(match)
        return
    card = yield ask
    match.take(seat, card)
    match.log("draft.goals.refill", "refilled", seat, card, len(match.hands[seat]))
    _go_on_refilling(match)
    close(match)


@rule("draft.goals.restart")
def restart(match: Match, seat: int) -> None:
    """The side that conceded kicks off with a blue card, drawing until it has one."""
    match.actor = seat
    match.goes_on = False
    match.restart = True
    _go_on_refilling(match)
    close(match)


def scored(match: Match, seat: int, card: str, cites: str, name: str) -> None:
    """The GOAL card lies in front of the scorer, both draw up to six, and the other side kicks off."""
    match.goals[seat].append(card)
    match.log(cites, name, seat, card, *match.note())
    if match.part == GOLDEN:
        golden_goal(match, seat)
        return
    match.due = (1 - seat, seat)
    restart(match, 1 - seat)


def _go_on_refilling(match: Match) -> None:
    """Whoever has six cards is done; when all are, the kick-off comes."""
    while match.due and len(match.hands[match.due[0]]) >= HAND:
        match.due = match.due[1:]
    match.phase = "refill" if match.due else "engage"
