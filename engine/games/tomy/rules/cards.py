"""Warnings: how they are earned, the yellow and the red card, and the round that a red card costs.

A red card lies on the table until the lost turn pays for it. `Match.begin_round` sees it and suspends its owner for
the round that begins, so that a red card given in a round never touches that round itself.
"""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.tomy.table.state import PARTS, RED, Match


@rule("tomy.cards.two-cards")
def two_cards(match: Match, cards: int, counted: int) -> int:
    """Two Cards or more showing after an attempt are a warning; a die counts again only when it is rolled again."""
    if cards - counted < 2:
        return counted
    match.log("tomy.cards.two-cards", "two-cards", match.who, cards)
    warning(match, match.hand)
    return cards


def warning(match: Match, seat: int) -> None:
    """Give a side a warning, whichever card that makes."""
    if match.warnings[seat] == 0:
        yellow(match, seat)
    elif match.warnings[seat] == 1:
        red(match, seat)
    else:
        third(match, seat)


@rule("tomy.cards.yellow")
def yellow(match: Match, seat: int) -> None:
    """A first warning is a yellow card, and nothing happens."""
    match.warnings[seat] = 1
    match.log("tomy.cards.yellow", "yellow", match.team[seat])


@rule("tomy.cards.red")
def red(match: Match, seat: int) -> None:
    """A second warning is a red card: the next round is lost, its turn and its defence, not the one being played."""
    match.warnings[seat] = RED
    match.log("tomy.cards.red", "red", match.team[seat])
    if match.warnings[1 - seat] == RED:
        both_red(match)


@rule("tomy.cards.suspended")
def suspended(match: Match, seat: int) -> bool:
    """In the round in which a player's turn is lost, that player cannot roll the red die either."""
    return match.serving == seat


@rule("tomy.cards.served")
def served(match: Match) -> None:
    """The lost turn serves the red card, and no card is left."""
    match.warnings[match.hand] = 0
    match.log(
        "tomy.cards.served", "served", match.who, match.round, PARTS[match.part], match.number,
        match.team, tuple(match.score), tuple(match.warnings),
    )  # fmt: skip


@rule("tomy.cards.third")
def third(match: Match, seat: int) -> None:
    """A third warning before the round is lost does not count."""
    match.log("tomy.cards.third", "third", match.team[seat])


@rule("tomy.cards.both-red")
def both_red(match: Match) -> None:
    """Two red cards given in the same round cancel each other, and each side keeps a yellow one."""
    if suspended(match, 0) or suspended(match, 1):
        return
    match.warnings[:] = [1, 1]
    match.log("tomy.cards.both-red", "both-red", *match.team)


@rule("tomy.cards.carry")
def carry(match: Match) -> None:
    """Cards carry over into the second half and into extra time, but not into the next match."""
    if any(match.warnings):
        match.log("tomy.cards.carry", "carried", match.team, tuple(match.warnings))
