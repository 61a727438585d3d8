"""French Flair by a real watch: the page lets it run, and the watch, not a side, says when time is up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.games.flair.table.asks import END, TIME
from engine.match.fixture import ITSELF, OVER, PERSON, THINKING
from tests.games.flair import enter
from tests.widgets.match.page import Page
from tests.widgets.reader import text


def kicked_off(**more: str) -> Page:
    """A match by the watch."""
    page = Page("flair")
    page.kick_off(**{"rule-clock": "real", "seat1": "medium", **more})
    return page


def told(page: Page) -> dict[str, Any]:
    """What the page is told about the watch."""
    found: dict[str, Any] = json.loads(page.part("watch").get("data-watch", ""))
    return found


def until_whistle(page: Page, seat: int) -> Page:
    """Press on until this side has the ball at a moment at which time could be called."""
    rng = Random(3)
    for _ in range(200):
        ask = page.position.ask
        if isinstance(ask, Choose) and TIME in ask.options and ask.seat == seat:
            return page
        if "next" in page.answer:
            page.send(page.answer["next"]["send"])
        else:
            send = page.presses
            page.send(send[int(rng.random() * len(send))])
    raise AssertionError("that side never had the ball")


def test_only_where_a_table_plays_by_it_is_there_a_watch() -> None:
    page = Page("flair")
    page.kick_off()
    assert not page.has("watch")
    page = kicked_off()
    assert told(page) == {"half": 1, "seconds": 600, "runs": True, "send": {"do": "time"}}
    assert text(page.part("watch")) == "10:00"


def test_no_side_blows_the_whistle() -> None:
    """A person is not offered it, nor is it taken from him; a computer player never gets the idea."""
    page = until_whistle(kicked_off(), 0)
    assert page.match.turn == PERSON
    assert f"opt-{TIME}" not in page.html
    page.do("choose", option=TIME)
    assert TIME in page.note
    assert not page.position.state.late  # type: ignore[attr-defined]
    for level in ("easy", "medium", "hard"):
        other = until_whistle(kicked_off(seat1=level, pace="calm"), 1)
        assert other.match.turn == THINKING
        assert TIME not in other.match.outlook().options
        other.do("hurry")
        assert other.position.answer != TIME


@pytest.mark.parametrize("seat", [0, 1])
def test_when_the_watch_has_run_out_the_next_moment_says_so(seat: int) -> None:
    """To the reader at once; while a computer player has the ball, it is kept in mind, on the device as well."""
    page = until_whistle(kicked_off(pace="calm"), seat)
    page.do("time")
    if seat:
        assert page.match.turn == ITSELF
        assert page.answer["match"]["save"]["time_up"] is True
        assert page.answer["next"]["send"] == {"do": "go"}
        page.do("go")
    assert page.position.answer == TIME
    assert page.position.state.late  # type: ignore[attr-defined]
    assert told(page)["seconds"] == 0
    assert "time_up" not in page.answer["match"]["save"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", ["kick-off", "drop-out", "penalty", "mark", "received", "attack"])
def test_it_says_so_wherever_an_action_begins(phase: str, seat: int) -> None:
    match = kicked_off(pace="calm").match
    more: dict[str, Any] = {"marking": True, "point": "kick"} if phase == "received" else {}
    ball = {"kick-off": 50, "drop-out": 22}.get(phase, 10)
    match.position = enter(
        phase, 100 - ball if seat else ball, seat, house={"clock": "real"}, whole=True, **more
    ).position
    options = match.outlook().options
    assert TIME not in options
    match.time_up = True
    assert match.turn == ITSELF
    match.happen()
    assert match.position.answer == TIME
    assert match.outlook().options == (*options, END)
    assert match.turn == (THINKING if seat else PERSON)


def test_a_whistle_waits_for_its_moment() -> None:
    """In the middle of something time cannot be called: it is as soon as it can."""
    page, rng, waited = kicked_off(), Random(1), 0
    page.wait()
    while page.position.ask is None or TIME in getattr(page.position.ask, "options", ()):
        page.press(rng)
    page.do("time")
    assert not page.note
    page.send({"do": "take-up", "id": "1"}, save=page.kept["1"])
    while page.match.time_up:
        page.press(rng)
        waited += 1
    assert waited
    assert any(answer == TIME for _, answer in page.position.history)


def test_while_one_looks_elsewhere_the_watch_runs_out_all_the_same() -> None:
    page = until_whistle(kicked_off(), 0)
    page.do("replay")
    page.do("time")
    assert page.answer["match"]["screen"] == "replay"
    assert page.match.time_up
    page.do("back")
    page.wait()
    assert not page.match.time_up


def test_a_pause_stops_the_watch_and_a_move_starts_it_again() -> None:
    page = until_whistle(kicked_off(), 0)
    page.do("pause")
    assert told(page)["runs"] is False
    assert text(page.part("pause")) == page.say("match.go-on")
    page.do("go-on")
    assert told(page)["runs"] is True
    page.do("pause")
    page.press(Random(1))
    assert page.match.turn == OVER or told(page)["runs"] is True


def test_a_coach_who_was_asked_falls_silent_when_time_is_called() -> None:
    page = until_whistle(kicked_off(), 0)
    page.do("coach")
    page.wait()
    assert page.has("coach")
    page.do("time")
    page.wait()
    assert not page.has("coach")
    assert not page.note


def test_a_match_by_the_watch_comes_to_its_end() -> None:
    page, rng = kicked_off(), Random(2)
    for number in range(600):
        if page.match.turn == OVER:
            break
        if number % 20 == 19:
            page.do("time")
            page.wait()
            continue
        page.press(rng)
    assert page.position.result is not None
    assert not page.has("watch")
