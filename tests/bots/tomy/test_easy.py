"""The mistakes of a beginner, each where it is made and where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.tomy import pick
from tests.games.table import Table
from tests.games.tomy import BONUS_TRY, DROP, TRY, scored, thrown

LATE: dict[str, Any] = {"part": "second-half", "round": 6, "score": [3, 20]}


def picks(table: Table) -> set[tuple[str, str]]:
    """Whatever it may pick there."""
    return {pick("easy", table, seed) for seed in range(40)}


def test_it_takes_a_score_even_when_that_is_no_help() -> None:
    second = thrown("ball/foot/card", **LATE).then("turn.again card", "turn.again posts")
    assert picks(second) == {("score", "first-that-comes")}
    assert picks(thrown(TRY)) == {("score", "first-that-comes")}


def test_it_sometimes_throws_a_kick_back_at_the_first_attempt() -> None:
    assert picks(thrown(DROP)) == {("score", "first-that-comes"), ("ball+foot+posts", "spurned-kick")}


@pytest.mark.parametrize(("faces", "again"), [
    ("ball/ball/player", "player"),
    ("foot/foot/player", "player"),
    ("ball/ball/ball", "ball"),
])  # fmt: skip
def test_it_holds_on_to_two_alike(faces: str, again: str) -> None:
    assert picks(thrown(faces)) == {(again, "two-alike")}


@pytest.mark.parametrize(("faces", "again"), [
    ("player/foot/posts", "foot+posts"),
    ("foot/posts/card", "foot+posts+card"),
    ("player/card/card", "card+card"),
])  # fmt: skip
def test_it_dreams_of_tries_only(faces: str, again: str) -> None:
    assert picks(thrown(faces)) == {(again, "tries-only")}


def test_it_sometimes_forgets_the_third_attempt() -> None:
    second = thrown("player/foot/card").then("turn.again foot+card", "turn.again foot/card")
    assert picks(second) == {("stop", "third-forgotten"), ("foot+card", "tries-only")}


def test_it_throws_the_white_die_even_in_the_lead() -> None:
    table = scored(BONUS_TRY, score=[20, 3]).then("scores.between-posts in")
    assert picks(table) == {("throw", "white-die")}


def test_it_defends_against_tries_and_lets_kicks_through() -> None:
    assert picks(scored(TRY).then("scores.between-posts in")) == {("defend", "kicks-let-through")}
    assert picks(scored(DROP)) == {("let", "kicks-let-through")}
    shot = Table("tomy", "kick", house={"shootout-defence": "on"}, part="shootout", hand=1)
    assert picks(shot.then("shootout.five in")) == {("let", "kicks-let-through")}
