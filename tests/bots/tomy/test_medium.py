"""The rules of thumb, each where it must speak up, and how many points two who go by them make."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.bots.tomy.medium import aim, decide
from engine.core.asks import Choose
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.outlook import World
from engine.core.players import at_random
from engine.games.tomy.rules.box import BOOK, OTHER, dice
from tests.bots.tomy import GAME, pick
from tests.conftest import ROOT
from tests.games.table import Table
from tests.games.tomy import BONUS_TRY, DROP, IN_FRONT, PENALTY, TRY, scored, thrown

MATCHES = 400
AVERAGE = 15.3
"""Points of a side in a match, as the game's first page says."""
LAST: dict[str, Any] = {"part": "second-half", "round": 6}


@pytest.mark.parametrize("faces", [TRY, BONUS_TRY, DROP, PENALTY, IN_FRONT])
def test_it_takes_what_scores(faces: str) -> None:
    assert pick("medium", thrown(faces)) == ("score", "take-score")


@pytest.mark.parametrize(("faces", "again", "habit"), [
    (("ball", "player", "card"), "card", "one-short"),
    (("ball", "ball", "player"), "ball", "one-short"),
    (("ball", "foot", "card"), "card", "one-short"),
    (("player", "foot", "posts"), "player", "one-short"),
    (("ball", "player", "foot"), "foot", "one-short"),  # a try pays more than a drop goal, and is as likely
    (("player", "foot", "card"), "foot+card", "best-die"),
    (("foot", "card", "card"), "card+card", "best-die"),
    (("ball", "ball", "ball"), "ball+ball+ball", "fresh-throw"),
    (("ball", "ball", "card"), "ball+ball+card", "fresh-throw"),
    (("card", "card", "card"), "card+card+card", "fresh-throw"),
])  # fmt: skip
def test_it_keeps_what_can_become_something(faces: tuple[str, ...], again: str, habit: str) -> None:
    box = dice(BOOK)
    assert aim(box, box.lies[faces]) == (again, habit)


def test_it_plays_with_any_box() -> None:
    box = dice(OTHER)
    assert aim(box, box.lies["ball", "ball", "card"]) == ("card", "one-short")
    assert aim(box, box.lies["ball", "ball", "ball"]) == ("score", "take-score")


@pytest.mark.parametrize(("score", "taken"), [([3, 6], True), ([3, 8], False), ([8, 3], True)])
@pytest.mark.parametrize("hand", [0, 1])
def test_in_the_last_throw_a_kick_must_be_of_use(score: list[int], taken: bool, hand: int) -> None:
    score = score if hand == 0 else score[::-1]
    table = thrown(DROP, hand=hand, first=0, score=score, **LAST)
    assert pick("medium", table) == (("score", "take-score") if taken else ("ball+foot+posts", "only-a-try"))


def test_it_chases_a_try_in_extra_time_too_but_not_before_its_last_throw() -> None:
    chased = thrown(DROP, 2, part="extra-time", score=[3, 8])
    assert pick("medium", chased)[1] == "only-a-try"
    assert pick("medium", thrown(DROP, 5, part="second-half", score=[3, 8]))[0] == "score"
    assert pick("medium", thrown(DROP, 6, part="first-half", score=[3, 8]))[0] == "score"


def test_chasing_it_keeps_what_leads_to_a_try_and_takes_one() -> None:
    assert pick("medium", thrown("player/foot/posts", score=[3, 8], **LAST)) == ("foot+posts", "only-a-try")
    assert pick("medium", thrown(TRY, score=[3, 8], **LAST)) == ("score", "take-score")


@pytest.mark.parametrize(("score", "choice"), [
    ([3, 3], ("keep", "keep-bonus")),
    ([3, 10], ("keep", "keep-bonus")),
    ([3, 11], ("throw", "white-die")),
])  # fmt: skip
def test_it_throws_the_white_die_only_when_a_bonus_try_is_not_enough(score: list[int], choice: tuple[str, str]) -> None:
    table = scored(BONUS_TRY, score=score).then("scores.between-posts in")
    assert pick("medium", table) == choice


@pytest.mark.parametrize("warnings", [[0, 0], [0, 1]])
def test_it_always_throws_the_red_die(warnings: list[int]) -> None:
    assert pick("medium", scored(DROP, warnings=warnings)) == ("defend", "red-die")


def test_it_defends_in_a_shoot_out_too() -> None:
    table = Table("tomy", "kick", house={"shootout-defence": "on"}, part="shootout", hand=1)
    assert pick("medium", table.then("shootout.five in")) == ("defend", "red-die")


def points(seed: int) -> tuple[int, ...]:
    """The points of both sides in a match between two who go by rules of thumb."""
    rng = Random(seed)
    chance = at_random(rng)
    state = GAME.new(agreed(GAME.house_rules, {"format": "single"}))
    world = World(GAME, state, GAME.next_play(state))
    while (ask := world.ask) is not None:
        world.send(decide(ask, state, rng)[0] if isinstance(ask, Choose) else chance(ask))
    result = GAME.result(state)
    assert result is not None
    return result.score


def test_two_of_them_score_about_fifteen_points_each() -> None:
    found = [side for seed in range(MATCHES) for side in points(seed)]
    assert round(sum(found) / len(found), 1) == AVERAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_says_so(lang: str) -> None:
    page = (ROOT / f"docs/tomy/index.{lang}.md").read_text("utf-8")
    assert re.findall(r"\*\*(?:about|environ)\s(\d+)\spoints\*\*", page) == [str(round(AVERAGE))]
