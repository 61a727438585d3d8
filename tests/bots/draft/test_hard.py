"""The searcher: what a match is worth, and what it finds out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import think
from engine.bots.arena import meetings
from engine.bots.draft import hard
from engine.core.outlook import Outlook
from engine.core.position import Start
from engine.games import load
from engine.games.draft.table.deck import COLOUR
from engine.games.draft.table.state import Match
from tests.bots.draft import card, cards, decided, drafting
from tests.games.draft import turn


def worth(home: int, away: int, seat: int = 0, house: dict[str, str] | None = None, **state: Any) -> float:
    """What a match is worth to a seat with these goals."""
    goals = [cards("bgf " * home), cards("ggf " * away)]
    hands = [cards("ynf wnf"), cards("ynf bnf")]
    told = {"phase": "turn", "top": card("bny"), "top_seat": 0, "hands": hands, "goals": goals, **state}
    game = load("draft")
    match = game.load(told, Start.of(game, house).house)
    assert isinstance(match, Match)
    return hard.worth(match, seat)


def test_a_lead_is_worth_more_the_greater_it_is() -> None:
    assert worth(0, 2) < worth(0, 1) < worth(1, 1) == 0.5 < worth(1, 0) < worth(2, 0) < 1


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    assert worth(2, 1, 0) + worth(2, 1, 1) == pytest.approx(1)


def test_a_lead_is_worth_more_the_less_time_is_left() -> None:
    last: dict[str, Any] = {"part": "second-half", "pile": [cards("yny bnf")]}
    assert worth(1, 0) < worth(1, 0, part="second-half") < worth(1, 0, **last) < 1


def test_time_runs_by_the_clock_too() -> None:
    early, late = (worth(1, 0, part="second-half", house={"half": "clock"}, minute=minute) for minute in (1, 40))
    assert early < late


def test_periods_of_extra_time_are_short() -> None:
    assert worth(1, 0, part="second-half") < worth(1, 0, part="extra-2", stop=[24])


@pytest.mark.parametrize(("home", "away", "value"), [(1, 0, 1.0), (0, 1, 0.0)])
def test_at_the_end_only_the_result_counts(home: int, away: int, value: float) -> None:
    assert worth(home, away, part="second-half", phase="over") == value


def test_a_golden_goal_that_can_no_longer_fall_is_a_draw() -> None:
    assert worth(1, 1, part="golden-goal", phase="over", pile=[[]]) == 0.5


def test_it_crosses_before_it_shoots_and_shoots_on_the_rebound() -> None:
    assert decided(turn("bgf", 0, "bny ggf ynf", "bnf wny", goes_on=True), hard.decide)[0] == "yellow"
    assert decided(turn("wgf", 1, "bny ggf ynf", "bnf wny"), hard.decide)[0] == "green"
    assert decided(turn("ygf", 0, "bny ggf ynf", "bnf wny", goes_on=True), hard.decide)[0] == "green"


def test_it_looks_at_one_card_of_each_colour() -> None:
    outlook = Outlook(drafting("bgf bny ggf bnf gny kgf").position)
    thinking = think("hard", outlook, Random(1))
    thinking.step()
    assert sorted(COLOUR[each.option] for each in thinking.estimates()) == [0, 1, 3]


def test_it_sees_that_a_foul_may_cost_the_match() -> None:
    table = turn(
        *("bny", 1, "rgf kgf bgf bgy", "bnf ynf gnf gny"),
        whole=True,
        part="second-half",
        goals=[cards("ggf"), []],
        pile=[cards("ggp wgp ygp bgp")],
    )
    assert think("hard", Outlook(table.position), Random(1)).finish() == "black"


def test_it_picks_an_interception() -> None:
    assert decided(drafting("bgf ggf kgf wgf ygf rgf"), hard.decide)[0] == card("kgf")


@pytest.mark.slow
def test_it_beats_the_club_player_more_often_than_not() -> None:
    found = meetings("draft", ("hard", "medium"), range(8), {}, 3)
    found += meetings("draft", ("medium", "hard"), range(8), {}, 3)
    assert sum(meeting.winner == (0 if at < 8 else 1) for at, meeting in enumerate(found)) > 8
