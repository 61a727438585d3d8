"""The player who goes by rules of thumb, and how many points two of them score."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.bots.tomy import aim, sensible
from engine.core.languages import LANGUAGES
from engine.core.players import play_out
from engine.games import load
from engine.games.tomy.box import BOOK, OTHER, dice
from tests.conftest import ROOT
from tests.games.tomy import BONUS_TRY, DROP, scored, thrown

GAME = load("tomy")
MATCHES = 400
AVERAGE = 16.1
"""Points of a side in a match, as the game's first page says."""


def test_it_takes_what_scores_defends_and_keeps_a_bonus() -> None:
    player = sensible(Random(1))
    assert player(thrown(DROP).ask) == "score"
    assert player(scored(DROP).ask) == "defend"
    assert player(scored(BONUS_TRY).then("scores.between-posts in").ask) == "keep"


@pytest.mark.parametrize(("faces", "again"), [
    (("ball", "player", "card"), "card"),
    (("player", "player", "card"), "card"),
    (("ball", "foot", "card"), "ball+card"),  # the foot alone opens more ways, two for a drop goal and a penalty
    (("foot", "posts", "card"), "card"),
    (("card", "card", "card"), "card+card+card"),
    (("ball", "ball", "player"), "ball"),
])  # fmt: skip
def test_it_throws_again_what_does_not_fit(faces: tuple[str, ...], again: str) -> None:
    assert aim(dice(BOOK), faces) == again


def test_it_plays_with_any_box() -> None:
    assert aim(dice(OTHER), ("ball", "ball", "card")) == "card"


def test_two_of_them_score_about_sixteen_points_each() -> None:
    points: list[int] = []
    for seed in range(MATCHES):
        played = play_out(GAME, sensible(Random(seed)), {"format": "single"})
        result = GAME.result(played.state)
        assert result is not None
        points += result.score
    assert round(sum(points) / len(points), 1) == AVERAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_says_so(lang: str) -> None:
    page = (ROOT / f"docs/tomy/index.{lang}.md").read_text("utf-8")
    assert re.findall(r"\*\*(?:about|environ)\s(\d+)\spoints\*\*", page) == [str(round(AVERAGE))]
