"""The ruck: who may contest the ball, in which zone, and who clears out."""

from __future__ import annotations

from engine.core.asks import Choose, Roll, Steps
from engine.core.kinds import NOBODY
from engine.core.rules import rule
from engine.games.flair.rules.advantage import straight
from engine.games.flair.rules.clock import action
from engine.games.flair.rules.starter import penalty
from engine.games.flair.table.asks import PASS, against
from engine.games.flair.table.state import Match, kinds
from engine.rugby.starter import KICKS
from engine.rugby.zone import NO_ZONE

CONTEST = tuple(Roll("contest", seat, "flair.ruck.contest", 1) for seat in (0, 1))
CLEAR_OUT = tuple(Roll("clear-out", seat, "flair.ruck.clear-out", 1) for seat in (0, 1))


@rule("flair.ruck.formed")
def formed(match: Match, winner: int, faces: tuple[int, ...]) -> None:
    """A tackle without a double makes a ruck: the winner of the duel may take the ball out, the other may contest."""
    match.leader = winner
    match.zone = (min(faces), max(faces))
    match.log("flair.ruck.formed", "ruck", winner, *match.zone)
    if one_card(match, 1 - winner):
        settled(match, winner)
    else:
        match.phase = "contest"


@rule("flair.ruck.one-card")
def one_card(match: Match, seat: int) -> bool:
    """A side with a single card left, or none, can neither contest nor clear out."""
    if len(match.hands[seat]) > 1:
        return False
    match.log("flair.ruck.one-card", "too-few-cards", seat)
    return True


@rule("flair.ruck.contest")
def contest(match: Match) -> Steps[None]:
    """For a card, the side that lost the duel may roll one die: a value within the zone wins the ball for now."""
    seat = 1 - match.leader
    card = yield _offer("contest-card", match, seat, "flair.ruck.contest")
    if card == PASS:
        match.log("flair.ruck.contest", "let-go", seat)
        settled(match, match.leader)
        return
    spend(match, seat, card)
    (face,) = yield CONTEST[seat]
    action(match)
    low, high = match.zone
    if low <= face <= high:
        match.log("flair.ruck.contest", "contested", seat, card, face)
        moved_zone(match, face)
        if one_card(match, match.leader):
            settled(match, seat)
        else:
            match.phase = "clear-out"
    else:
        match.log("flair.ruck.contest", "contest-offside", seat, card, face)
        offside(match, seat)


@rule("flair.ruck.moved-zone")
def moved_zone(match: Match, face: int) -> None:
    """After a contest that succeeds, the zone runs from the higher die of the tackle to the value of the contest."""
    match.zone = (face, match.zone[1])
    match.log("flair.ruck.moved-zone", "zone", *match.zone)


@rule("flair.ruck.clear-out")
def clear_out(match: Match) -> Steps[None]:
    """For a card, the winner of the duel may roll one die into the new zone to have the ball back, and that is all."""
    seat = match.leader
    card = yield _offer("clear-out-card", match, seat, "flair.ruck.clear-out")
    if card == PASS:
        match.log("flair.ruck.clear-out", "let-go", seat)
        settled(match, 1 - seat)
        return
    spend(match, seat, card)
    (face,) = yield CLEAR_OUT[seat]
    action(match)
    low, high = match.zone
    if low <= face <= high:
        match.log("flair.ruck.clear-out", "cleared-out", seat, card, face)
        settled(match, seat)
    else:
        match.log("flair.ruck.clear-out", "clear-out-offside", seat, card, face)
        offside(match, seat)


@rule("flair.ruck.offside")
def offside(match: Match, offender: int) -> None:
    """A die outside the zone is offside: advantage if the tackling side infringes, else a penalty at once."""
    match.zone, match.leader = NO_ZONE, NOBODY
    match.log("flair.ruck.offside", "offside", offender)
    if offender == match.attack:
        straight(match)
    elif match.house.stage < KICKS:
        penalty(match)
    else:
        match.phase = "offside"


@rule("flair.ruck.settled")
def settled(match: Match, seat: int) -> None:
    """When nobody contests it the ball comes out; if it has changed sides, both sides renew theirs."""
    match.zone, match.leader = NO_ZONE, NOBODY
    if seat == match.attack:
        match.log("flair.ruck.settled", "ball-kept", seat)
        match.start(seat, match.house.ruck)
    else:
        match.log("flair.ruck.settled", "turnover", seat)
        match.won(seat, match.house.ruck)


def spend(match: Match, seat: int, card: str) -> None:
    """Play a card whatever its number: it goes to the discards and takes its time."""
    match.lay(seat, card)
    action(match)


def _offer(name: str, match: Match, seat: int, rule_: str) -> Choose:
    """To let go, or to spend one of the cards."""
    return against(name, seat, rule_, match.to_line, match.zone, kinds(match.hands[seat]), PASS)
