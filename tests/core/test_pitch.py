"""The pitch: lines, distances, in-goals of ten metres and of fifteen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pitch import Pitch

TEN = Pitch(100, 10)
FIFTEEN = Pitch(100, 15)
SPOTS = st.integers(-15, 115)
SEATS = st.sampled_from([0, 1])


def test_each_seat_attacks_the_line_of_the_other() -> None:
    assert [TEN.line(0), TEN.line(1)] == [100, 0]
    assert [TEN.to_line(0, 78), TEN.to_line(1, 78)] == [22, 78]
    assert [TEN.to_line(0, 105), TEN.to_line(1, -5)] == [-5, -5]
    assert [TEN.twenty_two(0), TEN.twenty_two(1)] == [22, 78]
    assert TEN.halfway == 50


@pytest.mark.parametrize(("spot", "ten", "fifteen"), [
    (50, "field", "field"),
    (99, "field", "field"),
    (100, "line", "line"),
    (0, "line", "line"),
    (101, "in-goal", "in-goal"),
    (-9, "in-goal", "in-goal"),
    (110, "dead", "in-goal"),
    (-10, "dead", "in-goal"),
    (115, "dead", "dead"),
    (-15, "dead", "dead"),
])  # fmt: skip
def test_what_a_spot_is_depends_on_the_in_goal(spot: int, ten: str, fifteen: str) -> None:
    assert (TEN.place(spot), FIFTEEN.place(spot)) == (ten, fifteen)


def test_a_kick_goes_as_far_as_the_dead_ball_line() -> None:
    assert TEN.ahead(0, 80, 25) == 105
    assert TEN.ahead(0, 80, 60) == 110
    assert FIFTEEN.ahead(0, 80, 60) == 115
    assert TEN.ahead(1, 20, 60) == -10


def test_a_carrier_goes_as_far_as_the_goal_line() -> None:
    assert TEN.carried(0, 95, 15) == 100
    assert TEN.carried(1, 8, 10) == 0
    assert TEN.carried(1, 105, 10) == 95


def test_going_back_stops_at_the_own_line() -> None:
    assert [TEN.back(0, 50, 5), TEN.back(0, 3, 5)] == [45, 0]
    assert [TEN.back(1, 50, 5), TEN.back(1, 98, 5)] == [55, 100]
    assert [TEN.back(0, -4, 5), TEN.back(1, 104, 5)] == [-4, 104]


@pytest.mark.parametrize(("seat", "spot", "inside"), [
    (0, 22, True), (0, 23, False), (0, 1, True), (0, 0, False), (0, 78, False),
    (1, 78, True), (1, 77, False), (1, 99, True), (1, 100, False), (1, 22, False),
])  # fmt: skip
def test_the_22_goes_from_behind_its_line_to_the_goal_line(seat: int, spot: int, inside: bool) -> None:
    assert TEN.in_22(seat, spot) is inside


@given(SPOTS)
def test_five_metres_off_the_lines(spot: int) -> None:
    assert 5 <= TEN.off_line(spot) <= 95
    assert TEN.off_line(spot) == spot or not 5 < spot < 95


@given(SEATS, SPOTS, st.integers(0, 60))
def test_seats_mirror_each_other(seat: int, spot: int, metres: int) -> None:
    other, mirrored = 1 - seat, 100 - spot
    assert TEN.to_line(seat, spot) == TEN.to_line(other, mirrored)
    assert TEN.ahead(seat, spot, metres) == 100 - TEN.ahead(other, mirrored, metres)
    assert TEN.carried(seat, spot, metres) == 100 - TEN.carried(other, mirrored, metres)
    assert TEN.back(seat, spot, metres) == 100 - TEN.back(other, mirrored, metres)
    assert TEN.place(spot) == TEN.place(mirrored)
    assert TEN.in_22(seat, spot) == TEN.in_22(other, mirrored)
    assert TEN.behind(seat, spot) == TEN.behind(other, mirrored)
    assert TEN.holds(spot) == TEN.holds(mirrored)
