"""Fouls: the referee's decision, from the free kick to the penalty."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.draft.rules.clock import close, golden_goal, next_card, out_of_cards
from engine.games.draft.rules.goals import scored
from engine.games.draft.table.deck import DECISION, GOAL
from engine.games.draft.table.state import GOLDEN, OVER, Match


@rule("draft.fouls.whistle")
def whistle(match: Match, offender: int) -> Steps[None]:
    """A red card is a foul: the opponent turns over a card of the pile, and its decision is the referee's."""
    fouled = 1 - offender
    ask = next_card(match, "decision", fouled, "draft.fouls.whistle")
    if ask is None:
        out_of_cards(match)
        return
    card = yield ask
    match.turn(fouled, card)
    match.log("draft.fouls.whistle", "whistled", fouled, card)
    decision = DECISION[card]
    if decision == "penalty":
        yield from penalty(match, fouled, card)
        return
    if decision == "free":
        free_kick(match, fouled, card)
    else:
        yellow(match, offender, card)
    if match.phase != OVER:
        close(match)


@rule("draft.fouls.free-kick")
def free_kick(match: Match, fouled: int, card: str) -> None:
    """The fouled player goes on with a colour of the red card's top right, or draws one; nobody is punished."""
    match.under[match.at[fouled]].append(card)
    match.log("draft.fouls.free-kick", "free-kick", fouled)


@rule("draft.fouls.yellow")
def yellow(match: Match, offender: int, card: str) -> None:
    """The offender keeps the card on the table, not in the hand, and the fouled player goes on."""
    match.yellows[offender].append(card)
    match.log("draft.fouls.yellow", "yellow-card", offender, card, *match.note())
    if len(match.yellows[offender]) > 1:
        second_yellow(match, offender)


@rule("draft.fouls.second-yellow")
def second_yellow(match: Match, offender: int) -> None:
    """A second yellow card takes a goal away: both and a GOAL card go under the pile; without a goal they stay."""
    goals, yellows = match.goals[offender], match.yellows[offender]
    if not goals:
        match.log("draft.fouls.second-yellow", "nothing-to-lose", offender)
        return
    # With packs of their own each card goes back to its own pack: yellow cards were turned over by the fouled player.
    match.under[match.at[1 - offender]] += (yellows.pop(0), yellows.pop(0))
    match.under[match.at[offender]].append(goals.pop())
    match.log("draft.fouls.second-yellow", "goal-lost", offender, *match.note())
    if match.part == GOLDEN:
        golden_goal(match, 1 - offender)


@rule("draft.fouls.penalty")
def penalty(match: Match, fouled: int, card: str) -> Steps[None]:
    """The fouled player turns over one more card: GOAL is a goal without further check, and the offender kicks off."""
    match.under[match.at[fouled]].append(card)
    match.log("draft.fouls.penalty", "penalty", fouled)
    ask = next_card(match, "penalty", fouled, "draft.fouls.penalty")
    assert ask is not None
    kick = yield ask
    match.turn(fouled, kick)
    if GOAL[kick]:
        scored(match, fouled, kick, "draft.fouls.penalty", "penalty-scored")
    else:
        penalty_missed(match, fouled, kick)


@rule("draft.fouls.penalty-missed")
def penalty_missed(match: Match, fouled: int, card: str) -> None:
    """NO GOAL misses the penalty: the card goes under the pile, and the fouled player goes on from the red card."""
    match.under[match.at[fouled]].append(card)
    match.log("draft.fouls.penalty-missed", "penalty-missed", fouled, card)
    close(match)


@rule("draft.fouls.not-whistled")
def not_whistled(match: Match, seat: int) -> None:
    """A foul with the last card of the hand is not whistled: no card is turned over, and the goal is the scorer's."""
    match.log("draft.fouls.not-whistled", "not-whistled", seat)
