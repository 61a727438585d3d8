"""A season of one's own: added up by opponent, a fair ladder, and a file that loses nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.refusal import Refusal
from engine.match.season import advice, merged, read, rows, written


def result(level: str, came: str, score: tuple[int, int] = (5, 3), **more: Any) -> dict[str, Any]:
    """A finished match of the person in the first seat."""
    winner = {"won": 0, "drawn": None, "lost": 1}[came]
    return {"seats": ["human", level], "score": list(score), "winner": winner, **more}


def test_streaks_best_win_and_the_latest_ten() -> None:
    came = ["won", "won", "won", "lost", "drawn", "won", "won", "lost", "won", "won", "won", "won"]
    (row,) = rows([result("easy", one, (number, 1)) for number, one in enumerate(came)])
    assert (row.played, row.came["won"], row.came["drawn"], row.came["lost"]) == (12, 9, 1, 2)
    assert (row.streak, row.longest) == (4, 4)
    assert row.best == (11, 1)
    assert row.latest == tuple(came[-10:])


@pytest.mark.parametrize(
    ("level", "came", "said"),
    [
        ("easy", "wwwlw", ("medium", 4, 1)),
        ("medium", "wwwww", ("hard", 5, 1)),
        ("hard", "lwwww", ("hard", 4, 0)),
        ("hard", "lllwl", ("medium", 1, -1)),
        ("easy", "lllll", None),
        ("medium", "wwdlw", None),
        ("easy", "wwww", None),
    ],
)
def test_a_level_is_suggested_for_a_fair_reason_or_not_at_all(level: str, came: str, said: tuple[Any, ...]) -> None:
    names = {"w": "won", "d": "drawn", "l": "lost"}
    found = advice([result(level, names[one]) for one in came])
    assert (None if found is None else (found.next, found.won, found.climb)) == said


def test_only_the_last_five_against_the_level_played_last_count() -> None:
    before = [result("easy", "lost")] * 9 + [result("hard", "lost")] * 9
    found = advice([*before, *[result("easy", "won")] * 5])
    assert found is not None
    assert (found.level, found.next) == ("easy", "medium")


def test_a_file_comes_back_and_brings_nothing_twice() -> None:
    old = [result("easy", "won"), result("easy", "won")]
    new = [result("easy", "lost", when="2026-01-02T10:00:00Z", id="b")]
    text = written({"double": [*old, *new]})
    there = read(text)["double"]
    assert merged([*old, *new], there) == [*old, *new]
    assert merged([], there) == [*old, *new]
    assert merged(old[:1], there) == [*old, *new], "two matches that came out alike are two matches"
    earlier = result("hard", "won", when="2026-01-01T10:00:00Z", id="a")
    assert merged(new, [earlier]) == [earlier, *new]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "season-broken"),
        ("{", "season-broken"),
        ("[]", "season-foreign"),
        ('{"format": "coup-denvoi-match-1"}', "season-foreign"),
        ('{"format": "coup-denvoi-season-1", "games": {"double": 5}}', "season-foreign"),
        ('{"format": "coup-denvoi-season-1", "games": {"double": [{"seats": "x"}]}}', "season-entry"),
    ],
)
def test_a_bad_file_is_refused_whole(text: str, code: str) -> None:
    with pytest.raises(Refusal) as why:
        read(text)
    assert why.value.code == code


def test_an_entry_that_is_none_is_told_by_its_number() -> None:
    bad = {**result("easy", "won"), "winner": 7}
    with pytest.raises(Refusal) as why:
        read(json.dumps({"format": "coup-denvoi-season-1", "games": {"flair": [result("easy", "won"), bad]}}))
    assert why.value.facts["number"] == 2
