"""Advantage, landing, hands and French names, as any game may use them."""

from __future__ import annotations

import pytest

from engine.pitch import Pitch
from engine.rugby import points
from engine.rugby.advantage import better, left
from engine.rugby.hands import missing
from engine.rugby.landing import CATCH, GROUND, IN_GOAL, NONE, choices
from engine.words.fr.language import of_name, to_name

PITCH = Pitch(100, 10)


@pytest.mark.parametrize(
    ("seat", "spot", "need"), [(0, 50, 10), (0, 55, 5), (0, 60, 0), (0, 75, 0), (0, 45, 15), (1, 45, 5)]
)
def test_ten_metres_are_counted_from_the_mark(seat: int, spot: int, need: int) -> None:
    assert left(PITCH, seat, 50, spot) == need


def test_the_better_mark_is_the_nearer_one() -> None:
    assert [better(PITCH, 0, 40, 60), better(PITCH, 0, 60, 40), better(PITCH, 1, 40, 60)] == [60, 60, 40]


@pytest.mark.parametrize(("spot", "open_play", "wanted"), [
    (100, True, IN_GOAL), (105, True, IN_GOAL), (100, False, GROUND), (105, False, GROUND),
    (99, True, CATCH), (78, True, CATCH), (77, True, NONE),
    (90, False, NONE), (0, True, NONE),
])  # fmt: skip
def test_what_a_receiver_may_do_depends_on_the_spot(spot: int, open_play: bool, wanted: tuple[str, ...]) -> None:
    assert choices(PITCH, 1, spot, open_play=open_play) is wanted


def test_a_full_hand_has_six_cards() -> None:
    assert [missing([]), missing(["a"] * 4), missing(["a"] * 6), missing(["a"] * 7)] == [6, 2, 0, 0]


def test_names_are_elided_and_merged() -> None:
    assert [of_name(name) for name in ("Camille", "Alix", "Le Puy", "Les Aigles")] == [
        *("de Camille", "d’Alix", "du Puy", "des Aigles"),
    ]
    assert [to_name(name) for name in ("Camille", "Le Puy", "Les Aigles")] == ["à Camille", "au Puy", "aux Aigles"]


def test_scores_are_those_of_rugby() -> None:
    assert (points.TRY, points.CONVERSION, points.DROP, points.PENALTY) == (5, 2, 3, 3)
    reachable = {3 * a + 5 * b + 7 * c for a in range(4) for b in range(4) for c in range(4)}
    assert set(range(10)) - reachable == set(points.NEVER)
