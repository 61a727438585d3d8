"""Every habit and every mistake, and that each level is better than the one below."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import arena, thinking
from engine.bots.newgame import easy, hard, medium
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from tests.games.table import Table


def decided(policy: thinking.Policy[Any], **state: Any) -> tuple[str, str]:
    """What a quick player does in a match that stands like this."""
    outlook = Outlook(Table("newgame", "kick", **state).position)
    assert isinstance(outlook.ask, Choose)
    return policy(outlook.ask, outlook.known, Random(1))


def test_the_beginner_plays_it_safe_until_it_is_behind() -> None:
    assert decided(easy.decide, first=0, kicks=8, score=[4, 0]) == ("near", "safe")
    assert decided(easy.decide, first=0, kicks=2, score=[0, 1]) == ("far", "hurry")


def test_the_club_player_keeps_the_far_kicks_and_uses_them_up() -> None:
    assert decided(medium.decide, first=0, kicks=2, score=[0, 1]) == ("near", "near-first")
    assert decided(medium.decide, first=0, kicks=4, score=[0, 2]) == ("far", "far-behind")
    assert decided(medium.decide, first=0, kicks=6, score=[3, 0]) == ("far", "use-them-up")
    assert decided(medium.decide, first=0, kicks=8, score=[3, 0], far=[1, 0]) == ("far", "use-them-up")


def test_the_one_who_looks_ahead_takes_the_kick_that_can_still_win() -> None:
    table = Table("newgame", "kick", whole=True, first=0, kicks=9, score=[4, 2])
    thinking_ = hard.think(Outlook(table.position), Random(1))
    assert thinking_.finish() == "far"
    found = {each.option: each.value for each in thinking_.estimates()}
    assert found["near"] == 0
    assert found["far"] == pytest.approx(1 / 3, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    found = arena.arena("newgame", better, worse, 400)
    assert found["home_wins"] > found["away_wins"]
