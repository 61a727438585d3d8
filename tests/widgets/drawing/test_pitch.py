"""The pitch as a drawing: the ball where it is, lines where they belong, and one sentence that says it all."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise

import pytest

from engine.core.languages import words
from site_plugins.live.widgets.drawing.pitch import WIDTH, Ground, draw, zone
from site_plugins.live.widgets.drawing.pitch_place import where
from tests.widgets.reader import Element, by_class, text, tree

NAMES = ("Camille", "Sacha")
ENGLISH, FRENCH = words("en"), words("fr")


def drawn(pitch: Ground) -> Element:
    """The pitch as strict XML."""
    return tree(str(draw(pitch, ENGLISH)))


def spot(pitch: Ground) -> float:
    """How far from the left the ball is drawn."""
    (ball,) = by_class(drawn(pitch), "ce-pitch__spot")
    found = re.match(r"translate\(([\d.]+) ", ball.get("transform", ""))
    assert found
    return float(found[1])


@pytest.mark.parametrize("depth", [10, 15])
def test_the_ball_lies_where_the_metres_say(depth: int) -> None:
    """Equal steps on the axis are equal steps on the drawing, and halfway is the middle."""
    places = [spot(Ground(ball, NAMES, 0, depth)) for ball in range(-depth, 101 + depth, 5)]
    assert places == sorted(places)
    steps = [after - before for before, after in pairwise(places)]
    assert max(steps) - min(steps) < 0.25
    assert spot(Ground(50, NAMES, 0, depth)) == WIDTH / 2


@pytest.mark.parametrize("ball", [-40, -11, 111, 160])
def test_a_dead_ball_lies_just_outside_and_never_off_the_drawing(ball: int) -> None:
    assert 0 < spot(Ground(ball, NAMES)) < WIDTH
    assert not spot(Ground(-10, NAMES)) < spot(Ground(ball, NAMES)) < spot(Ground(110, NAMES))


def test_the_lines_are_those_of_the_laws() -> None:
    """Goal lines, 22s and halfway are solid; the 5 and 10 metre lines are broken; all at their metres."""
    pitch = Ground(50, NAMES)
    root = drawn(pitch)
    wanted = {"lines": [22, 50, 78], "dashes": [5, 40, 60, 95], "try": [0, 100]}
    for name, metres in wanted.items():
        (path,) = by_class(root, f"ce-pitch__{name}")
        upright = [float(at) for at in re.findall(r"M([\d.]+) 5V113", path.get("d", ""))]
        assert upright == [pitch.x(at) for at in metres]
    assert [text(one) for one in by_class(root, "ce-pitch__figure")] == ["22", "50", "22"]


def test_each_side_has_its_name_at_the_end_that_it_defends() -> None:
    left, right = by_class(drawn(Ground(50, ("Les Bleus de la rue", "Sacha"))), "ce-pitch__name")
    assert (text(left), text(right)) == ("Les Bleus…", "Sacha")
    places = [float(one.get("transform", "").split("(")[1].split(" ")[0]) for one in (left, right)]
    assert places[0] < WIDTH / 8
    assert places[1] > WIDTH * 7 / 8


@pytest.mark.parametrize(("seat", "tip"), [(0, "l4 4"), (1, "l-4 4")])
def test_chevrons_point_the_way_of_play(seat: int, tip: str) -> None:
    (way,) = by_class(drawn(Ground(50, NAMES, seat)), "ce-pitch__way")
    assert way.get("d", "").count(tip) == 3


def test_nobody_s_ball_has_no_way() -> None:
    assert not by_class(drawn(Ground(50, NAMES)), "ce-pitch__way")


def test_moves_are_told_apart_and_the_newest_is_the_strongest() -> None:
    moves = [(20, 60, "kick"), (60, 45, "run"), (45, 35, "pass")]
    root = drawn(Ground(35, NAMES, 1, trace=moves))
    kinds = [one.get("class", "").split("--")[-1] for one in by_class(root, "ce-pitch__move")]
    assert kinds == ["kick", "run", "pass"]
    ages = [one.get("class", "").split("--")[-1] for one in by_class(root, "ce-pitch__trace")]
    assert ages == ["2", "1", "0"]
    kick, run, pass_ = (one.get("d", "") for one in by_class(root, "ce-pitch__move"))
    assert "Q" in kick
    assert "H" in run
    # The ball came back: what it did before lies in a lane of its own.
    assert kick.split()[1].split("Q")[0] != run.split()[1].split("H")[0] == pass_.split()[1].split("H")[0]


def test_a_move_that_goes_nowhere_is_not_drawn_and_old_ones_are_forgotten() -> None:
    assert not by_class(drawn(Ground(50, NAMES, trace=[(50, 50, "maul")])), "ce-pitch__move")
    placed = [(20, 40, "run"), (40, 95, "place")]
    assert not by_class(drawn(Ground(95, NAMES, trace=placed)), "ce-pitch__move")
    many = [(at, at + 5, "run") for at in range(0, 50, 5)]
    assert len(by_class(drawn(Ground(50, NAMES, trace=many)), "ce-pitch__move")) == 4


def test_the_reach_is_darkest_where_the_ball_most_likely_lands() -> None:
    """Two dice from halfway; everything beyond the dead-ball line is one stripe."""
    reach: dict[int, Fraction] = {}
    for one in range(1, 7):
        for two in range(1, 7):
            at = 70 + 5 * (one + two)
            reach[at] = reach.get(at, Fraction(0)) + Fraction(1, 36)
    pitch = Ground(70, NAMES, 0, reach=reach)
    bands = by_class(drawn(pitch), "ce-pitch__reach")
    shade = [float(band.get("fill-opacity", "")) for band in bands]
    # 80 to 110 m are seven places; 115 to 130 are dead.
    assert len(bands) == 8
    assert shade[:6] == sorted(shade[:6])
    assert all(0 < one <= 0.64 for one in shade)
    beyond = sum(share for at, share in reach.items() if at > 110)
    assert shade[-1] == pytest.approx(0.14 + 0.5 * float(beyond / Fraction(10, 36)), abs=0.01)


def test_an_advantage_shows_its_mark_and_the_ground_to_gain() -> None:
    pitch = Ground(42, NAMES, 1, gain=(40, 30))
    (band,) = by_class(drawn(pitch), "ce-pitch__gain")
    assert float(band.get("x", "")) == pitch.x(30)
    assert float(band.get("width", "")) == pytest.approx(pitch.x(40) - pitch.x(30), abs=0.11)


def test_packs_gather_around_the_ball() -> None:
    assert by_class(drawn(Ground(42, NAMES, 1, gathered=True)), "ce-pitch__packs")
    assert not by_class(drawn(Ground(42, NAMES, 1)), "ce-pitch__packs")


@pytest.mark.parametrize(
    ("ball", "seat", "english", "french"),
    [
        (50, 0, "Camille has the ball on the halfway line and plays to the right.",
         "Camille a le ballon sur la ligne médiane et joue vers la droite."),
        (62, 0, "Camille has the ball 38 m from Sacha’s line and plays to the right.",
         "Camille a le ballon à 38 m de la ligne de Sacha et joue vers la droite."),
        (18, 1, "Sacha has the ball 18 m from Camille’s line, inside the 22, and plays to the left.",
         "Sacha a le ballon à 18 m de la ligne de Camille, dans les 22, et joue vers la gauche."),
        (12, 0, "Camille has the ball 12 m from their own line, inside the 22, and plays to the right.",
         "Camille a le ballon à 12 m de sa propre ligne, dans les 22, et joue vers la droite."),
        (100, 0, "Camille has the ball on Sacha’s line and plays to the right.",
         "Camille a le ballon sur la ligne de Sacha et joue vers la droite."),
        (105, 1, "Sacha has the ball in their own in-goal and plays to the left.",
         "Sacha a le ballon dans son propre en-but et joue vers la gauche."),
        (-5, 1, "Sacha has the ball in Camille’s in-goal and plays to the left.",
         "Sacha a le ballon dans l’en-but de Camille et joue vers la gauche."),
        (0, 0, "Camille has the ball on their own line and plays to the right.",
         "Camille a le ballon sur sa propre ligne et joue vers la droite."),
        (78, 1, "Sacha has the ball on their own 22 and plays to the left.",
         "Sacha a le ballon sur ses propres 22 et joue vers la gauche."),
        (78, 0, "Camille has the ball on Sacha’s 22 and plays to the right.",
         "Camille a le ballon sur les 22 de Sacha et joue vers la droite."),
        (50, None, "The ball is on the halfway line.", "Le ballon est sur la ligne médiane."),
        (90, None, "The ball is 10 m from Sacha’s line, inside the 22.",
         "Le ballon est à 10 m de la ligne de Sacha, dans les 22."),
    ],
)  # fmt: skip
def test_one_sentence_says_it_all(ball: int, seat: int | None, english: str, french: str) -> None:
    pitch = Ground(ball, NAMES, seat)
    for say, sentence in ((ENGLISH, english), (FRENCH, french)):
        root = tree(str(draw(pitch, say)))
        assert text(by_class(root, "ce-pitch__words")[0]) == sentence
        assert all(one.get("aria-hidden") == "true" for one in root.iter("svg"))


def test_french_names_elide() -> None:
    assert where(Ground(60, ("Camille", "Alex"), 0), FRENCH).replace("\u00a0", " ").count("ligne d’Alex") == 1


def test_a_zone_marks_the_faces_that_count() -> None:
    faces = by_class(tree(str(zone(2, 4, "Ruck zone"))), "ce-zone__face")
    assert ["ce-zone__face--in" in one.get("class", "") for one in faces] == [False, True, True, True, False, False]
    assert text(tree(str(zone(5, 5, "Zone de ruck")))) == "Zone de ruck5"
