"""Names that a game had once: what was written by them is read by today's, and what is wrong is refused as ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.core.former import Former
from engine.core.inquiry_links import inquiry_about, write
from engine.core.inquiry_links import read as read_question
from engine.core.record import FORMAT, Record
from engine.core.refusal import Refusal
from engine.games import games, load, moments
from engine.match.saves import take_up

FORMER = Former(
    fields={"hand": "attack", "advantage": {"seat": "beneficiary", "mark": "mark"}},
    words={"phase": {"open": "attack"}, "trace": {"gone": "went"}},
    plays={"open": "attack"},
    options={"penalty": {"goal": "kick"}},
)
HANDS = [["run", "pass"], ["tackle"]]


@pytest.mark.parametrize(("told", "today"), [
    (None, None),
    ({}, {}),
    ({"ball": 50}, {"ball": 50}),
    ({"hand": 1}, {"attack": 1}),
    ({"hand": 1, "attack": 0}, {"hand": 1, "attack": 0}),
    ({"phase": "open"}, {"phase": "attack"}),
    ({"phase": "scrum", "play": "open"}, {"phase": "scrum", "play": "open"}),
    ({"trace": [[40, 50, "gone"]]}, {"trace": [[40, 50, "went"]]}),
    ({"advantage": {"seat": 0, "mark": 50}}, {"beneficiary": 0, "mark": 50}),
    ({"advantage": None}, {"beneficiary": None, "mark": None}),
    ({"advantage": {"seat": 0}}, {"advantage": {"seat": 0}}),
    ({"advantage": 50}, {"advantage": 50}),
])  # fmt: skip
def test_a_state_is_read_by_todays_names(told: dict[str, Any] | None, today: dict[str, Any] | None) -> None:
    assert FORMER.state(told) == today
    assert FORMER.state(FORMER.state(told)) == today


def test_plays_and_options_are_read_by_todays_names() -> None:
    assert [FORMER.play(name) for name in ("open", "scrum", None)] == ["attack", "scrum", None]
    asked = [("penalty", "goal"), ("penalty", "touch"), ("drop", "goal")]
    assert [FORMER.option(*each) for each in asked] == ["kick", "touch", "goal"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_former_name_is_one_of_todays_and_every_todays_name_is(game: Any) -> None:
    """Where a name has passed on to something else, as that of an event may, no link and no save says it."""
    former = game.former
    told = {kind.name for kind in game.state.fields.values() if kind.told}
    for before, today in former.fields.items():
        assert before not in told
        assert {today} if isinstance(today, str) else set(today.values()) <= told
    assert former.words.keys() <= told
    assert not former.plays.keys() & game.plays.keys()
    assert set(former.plays.values()) <= game.plays.keys()
    assert set(former.events.values()) <= game.events.kinds.keys()
    for names in (former.plays, former.asks, former.events, *former.options.values()):
        assert len(set(names.values())) == len(names)


def _old() -> dict[str, Any]:
    """A match of Scrumball Rugby as it was told once."""
    return {"phase": "open", "hand": 0, "ball": 60, "advantage": {"seat": 0, "mark": 55}, "hands": HANDS}


def _saved(**more: Any) -> dict[str, Any]:
    """The record of one, as a file had it."""
    return {"format": FORMAT, "game": "scrumball", "rules": "2", "names": ["Ann", "Bob"], **more}


def test_an_old_link_save_and_question_open_and_are_written_by_todays_names() -> None:
    saved = _saved(play="open", state=_old(), answers=["run", "2", "let-go"])
    record = Record.of_plain(saved)
    asked = write(record._replace(names=()), moments("scrumball"))
    opened = [
        Record.from_link(record.link()).position(load),
        Record.load(json.dumps(saved)).position(load),
        read_question(asked, moments).position(load),
        take_up(saved, "scrumball").fixture.position,
        engine.read('scrumball | open hand=0 ball=60 advantage={"seat":0,"mark":55} hands=[["run","pass"],["tackle"]]'),
        engine.begin("scrumball", play="open", **_old()),
        engine.begin("scrumball", attack=0, ball=60, mark=55, hands=HANDS),
    ]
    for position in opened:
        first = position.first
        assert first.play == "attack"
        assert [first.state.data()[name] for name in ("attack", "mark", "beneficiary", "phase")] == [0, 55, 0, "attack"]
    assert [event[1] for event in opened[0].log] == ["played", "ran", "advantage-over", "no-tackle"]
    assert opened[0].log == opened[1].log == opened[2].log == opened[3].log
    again = Record.of(opened[0])
    assert again.play == "attack"
    assert again.data == {"phase": "attack", "attack": 0, "ball": 60, "beneficiary": 0, "mark": 55, "hands": HANDS}
    told = inquiry_about(opened[0])
    assert told is not None
    assert "hand" not in (told.data or {})


def test_an_option_may_go_by_the_name_that_it_had_once() -> None:
    penalty = engine.begin("scrumball", play="penalty", ball=70)
    for before, today in (("goal", "kick"), ("to-touch", "touch"), ("by-hand", "tap")):
        assert penalty.send(before).log == penalty.send(today).log
        assert penalty.send(before).answer == today
    six = [["9", "10", "11", "12", "13", "14"]] * 2
    received = engine.begin("flair", phase="received", attack=1, ball=90, hands=six)
    assert received.send("play").answer == "play-on"
    assert engine.read("scrumball | penalty ball=70 hand=0 > by-hand").log == penalty.send("tap").log


def test_a_name_of_an_option_is_read_only_where_it_stood() -> None:
    attack = engine.begin("scrumball", ball=60, hands=[["kick"], ["tackle"]])
    for answer in ("goal", "to-touch", "by-hand", "play"):
        with pytest.raises(Refusal) as refused:
            attack.send(answer)
        assert refused.value.code == "option-unknown"


def test_what_is_told_by_both_names_is_refused_by_the_former_one() -> None:
    with pytest.raises(Refusal) as refused:
        engine.begin("scrumball", hand=0, attack=0)
    assert (refused.value.code, refused.value.data["field"]) == ("state-unknown", "hand")
