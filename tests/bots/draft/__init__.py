"""Tests of the computer players of Draft Football: each habit, each mistake, and the worlds that they imagine."""

from __future__ import annotations

from random import Random

from engine.bots.thinking import Pick, Policy
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.games.draft.state import Match
from tests.games.draft import card, cards
from tests.games.table import Table


def drafting(row: str, hand: str = "", away: str = "") -> Table:
    """A pick from this row, by the second seat."""
    hands = [cards(away), cards(hand)]
    return Table("draft", "pick", row=cards(row), hands=hands, open=[len(each) for each in hands], actor=1)


def decided(table: Table, policy: Policy[Match], seed: int = 1) -> Pick:
    """What a policy picks at a table, from what its seat knows."""
    outlook = Outlook(table.position)
    assert isinstance(outlook.ask, Choose)
    return policy(outlook.ask, outlook.known, Random(seed))


__all__ = ["card", "cards", "decided", "drafting"]
