"""The chart of a match: points as steps, one side's chance to win as a line, and both in words."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.bots.chances import win_chance
from engine.bots.review import EVENLY, ROUNDS, samples
from site_plugins.live.widgets.match import automatic
from site_plugins.live.widgets.match.chart import HIGH, LEFT, RIGHT, TOP
from tests.widgets.match.page import GAMES, LANGUAGES, Page, looked_back
from tests.widgets.reader import Element, by_class, text


def line(frame: Element) -> list[tuple[float, float]]:
    """The corners of the line of chances."""
    (drawn,) = by_class(frame, "ce-chart__chance")
    return [(float(x), float(y)) for x, y in (point.split(",") for point in drawn.get("points", "").split())]


def test_in_the_middle_of_a_play_the_last_sample_is_before_it() -> None:
    page, rng = Page("double"), Random(1)
    page.kick_off()
    while not page.position.given:
        page.press(rng)
    page.do("replay")
    chosen = samples(page.session.moments)
    assert chosen[-1] < len(page.session.moments) - 1
    page.do("chart")
    page.wait()
    assert not page.note
    assert set(page.session.chances) == set(chosen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_steps_end_at_the_score(lang: str) -> None:
    page = looked_back("double", lang)
    score = page.position.result.score  # type: ignore[union-attr]
    most = max(max(page.match.game.points(moment.state)) for moment in page.session.moments)
    for side in (0, 1):
        (steps,) = by_class(page.frame, f"ce-chart__points--{side}")
        heights = [float(y) for y in re.findall(r"[V ]([\d.]+)", steps.get("d", ""))]
        assert steps.get("d", "").endswith(f"H{RIGHT:.1f}")
        assert heights[-1] == pytest.approx(TOP + HIGH * (1 - score[side] / most), abs=0.06)
    home, away = by_class(page.frame, "ce-chart__name")
    assert (text(home), text(away)) == (f"Camille {score[0]}", f"Sacha {score[1]}")
    page.do("seek", at=0)
    assert text(by_class(page.frame, "ce-chart__name")[0]) == "Camille 0"
    assert by_class(page.frame, "ce-chart__here")[0].get("d", "").startswith(f"M{LEFT:.1f} ")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Camille’s chance to win: "), ("fr", "Camille, chance de gagner : ")]
)
def test_the_line_begins_even_and_ends_at_the_result(lang: str, said: str) -> None:
    page = looked_back("double", lang)
    page.do("chart")
    page.wait()
    assert not page.has("chart-go")
    corners = line(page.frame)
    won = float(page.position.result.winner == 0)  # type: ignore[union-attr]
    assert (corners[0][0], corners[-1][0]) == (LEFT, RIGHT)
    assert corners[0][1] == pytest.approx(TOP + HIGH / 2, abs=0.1)
    assert corners[-1][1] == pytest.approx(TOP + HIGH * (1 - won), abs=0.1)
    assert [x for x, _ in corners] == sorted(x for x, _ in corners)
    assert text(by_class(page.frame, "ce-chart__name--chance")[0]).startswith(said)


def test_it_is_the_person_s_own_chance() -> None:
    """From what that seat knew: the other's would tell about the other's hand."""
    page, rng = Page("draft"), Random(1)
    page.kick_off(seat0="medium", seat1="human")
    page.wait()
    for _ in range(10):
        page.press(rng)
    page.do("replay")
    page.do("chart")
    page.wait()
    assert text(by_class(page.frame, "ce-chart__name--chance")[0]).startswith("Your chance")
    at, chance = list(page.session.chances.items())[-1]
    mine, theirs = (win_chance(page.session.moments[at], seat, ROUNDS, Random(f"{at}:{ROUNDS}")) for seat in (1, 0))
    assert chance == mine
    assert chance != theirs


def test_reckoning_is_seen_and_goes_on_while_one_looks_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "SLICE", 0.0)
    page = looked_back("double")
    monkeypatch.setattr(automatic, "perf_counter", iter([n / 1000 for n in range(100_000)]).__next__)
    page.do("chart")
    assert page.answer["next"] == {"send": {"do": "go"}, "after": 0}
    (progress,) = page.part("chart").iter("progress")
    first = float(progress.get("value", ""))
    assert not page.has("chart-go")
    monkeypatch.setattr(automatic, "SLICE", 0.0035)
    page.do("go")
    assert page.status == ""
    page.do("seek", at=3)
    assert page.answer["next"] == {"send": {"do": "go"}, "after": 0}
    (progress,) = page.part("chart").iter("progress")
    assert float(progress.get("value", "")) > first
    page.wait()
    assert line(page.frame)[-1][0] == RIGHT
    assert page.part("at").get("value") == "3"


def test_chances_of_a_match_that_was_changed_are_forgotten() -> None:
    page, rng = Page("double"), Random(1)
    page.kick_off(study="on")
    for _ in range(12):
        page.press(rng)
    page.do("replay")
    page.do("chart")
    page.wait()
    page.do("back")
    for _ in range(8):
        page.do("undo")
    page.press(rng)
    page.do("replay")
    assert page.has("chart-go")
    assert not by_class(page.frame, "ce-chart__chance")


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_reckoned_between_two_plays_all_over_the_match(game: str) -> None:
    page = looked_back(game)
    moments = page.session.moments
    chosen = samples(moments)
    assert (chosen[0], chosen[-1]) == (0, len(moments) - 1)
    assert 8 < len(chosen) <= EVENLY + 1
    assert all(not moments[at].given for at in chosen)
    page.do("chart")
    page.wait()
    assert not page.note
    assert set(page.session.chances) >= set(chosen), "and more where it seems to turn"
    assert all(not moments[at].given for at in page.session.chances)
    assert len(line(page.frame)) == len(page.session.chances)
    assert all(0 <= chance.value <= 1 for chance in page.session.chances.values())
