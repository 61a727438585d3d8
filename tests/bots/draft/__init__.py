"""Tests of the computer players of Draft Football: each habit, each mistake, and the worlds that they imagine."""

from __future__ import annotations

from random import Random

from engine.bots.thinking import Pick, Policy
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.core.position import Position, Start
from engine.games.draft.table.state import Match
from tests.games.draft import card, cards
from tests.games.table import Table


def drafting(row: str) -> Table:
    """The first pick from what is left of a row, by the second seat, which no draft leaves so: its hand is empty."""
    table = Table("draft")
    start = Start.of(table.game, play="pick", data={"row": cards(row), "actor": 1}, scope="play")
    table.position = Position(start, table.game.load(start.data or {}, start.house), "pick")
    return table


def picked(row: str, hand: str, policy: Policy[Match], seed: int = 1) -> Pick:
    """What a policy picks from a row for this hand; how many cards a draft has by then is none of its business."""
    match = drafting(row).position.state.clone()
    assert isinstance(match, Match)
    match.hands[1][:] = cards(hand)
    return policy(Choose("pick", 1, "draft.draft.pick", tuple(cards(row))), match, Random(seed))


def decided(table: Table, policy: Policy[Match], seed: int = 1) -> Pick:
    """What a policy picks at a table, from what its seat knows."""
    outlook = Outlook(table.position)
    assert isinstance(outlook.ask, Choose)
    return policy(outlook.ask, outlook.known, Random(seed))


__all__ = ["card", "cards", "decided", "drafting", "picked"]
