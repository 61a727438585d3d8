"""Records: links and files, there and back, and everything that can be wrong with them."""

from __future__ import annotations

import base64
import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Game
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.refusal import Refusal
from tests.core.toy import GAME, Toy


def find(_: str) -> Game[Toy]:
    """There is only the toy."""
    return GAME


def played() -> Position:
    """A position some way in."""
    position = Position.begin(Start.of(GAME, {"easy": "yes"}, ("Zoé", "Ömer")))
    for answer in ("king", "throw", (6, 2), "ace", "keep"):
        position = position.send(answer)
    return position


def packed(value: object) -> str:
    """A link around any value."""
    return "c1" + base64.urlsafe_b64encode(zlib.compress(json.dumps(value).encode())).decode().rstrip("=")


def test_a_link_leads_back_to_the_position() -> None:
    position = played()
    link = Record.of(position).link()
    again = Record.from_link(link).position(find)
    assert again.log == position.log
    assert again.ask == position.ask
    assert again.start.names == ("Zoé", "Ömer")
    assert again.start.house == {"easy": "yes"}
    assert link.isascii()
    assert not set(link) - set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


def test_a_link_may_come_with_its_address() -> None:
    link = Record.of(played()).link()
    assert Record.from_link(f"https://example.org/x/#s-toy-one:{link}") == Record.from_link(link)


def test_a_file_leads_back_to_the_position() -> None:
    record = Record.of(played())
    assert Record.load(record.save()) == record
    assert json.loads(record.save())["answers"] == ["king", "throw", "62", "ace", "keep"]


def test_a_situation_keeps_its_play_and_state() -> None:
    start = Start.of(GAME, play="throw", data={"turns": 2}, scope="play")
    record = Record.of(Position.begin(start).send((1, 1)))
    for again in (Record.from_link(record.link()), Record.load(record.save())):
        assert again == record
        assert again.position(find).over


def code(link: str) -> str:
    """The code of the refusal."""
    with pytest.raises(Refusal) as why:
        Record.from_link(link).position(find)
    return why.value.code


def test_foreign_short_and_broken_links_are_told_apart() -> None:
    link = Record.of(played()).link()
    assert code("hello") == "link-foreign"
    assert code("c2" + link[2:]) == "link-foreign"
    assert code(link[:-12]) == "link-short"
    assert code(link[:20] + "*" + link[21:]) == "link-broken"
    assert code("c1") == "link-short"
    assert code("c1!!!") == "link-broken"
    assert code("c1" + "A" * 70_000) == "link-long"


@given(st.integers(2, 80), st.sampled_from("AbZ9_-"))
def test_a_damaged_link_is_never_an_accident(place: int, letter: str) -> None:
    link = Record.of(played()).link()
    damaged = link[:place] + letter + link[place + 1 :]
    try:
        Record.from_link(damaged).position(find)
    except Refusal:
        return
    assert damaged == link or len(link) <= place or damaged[:-2] == link[:-2]


def test_a_small_link_cannot_blow_up() -> None:
    assert code("c1" + base64.urlsafe_b64encode(zlib.compress(b" " * 10_000_000)).decode()) == "link-long"


GOOD: list[object] = ["toy", "1", {}, ["A", "B"], None, None, "match", "king keep"]


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        (0, 7, "record-field"),
        (1, None, "record-field"),
        (1, "0", "version-other"),
        (1, "0.9", "version-unknown"),
        (1, "2", "version-newer"),
        (1, "9" * 5000, "version-unknown"),
        (2, [], "record-field"),
        (2, {"easy": 1}, "record-field"),
        (2, {"hard": "1"}, "switch-unknown"),
        (3, "AB", "record-field"),
        (3, ["A", 2], "record-field"),
        (3, ["A"], "names"),
        (4, 3, "record-field"),
        (4, "scrum", "play-unknown"),
        (5, "x", "record-field"),
        (5, {"turns": 9}, "match-field"),
        (6, 1, "record-field"),
        (6, "week", "scope-unknown"),
        (7, 5, "link-broken"),
        (7, "queen", "answer-refused"),
        (7, " ".join(["king keep"] * 5), "answers-too-many"),
    ],
)
def test_each_field_is_checked(place: int, value: object, why: str) -> None:
    assert Record.from_link(packed(GOOD)).position(find)
    fields = GOOD.copy()
    fields[place] = value
    assert code(packed(fields)) == why


def test_a_link_of_another_shape_is_broken() -> None:
    assert code(packed([1, 2])) == "link-broken"
    assert code(packed({"a": 1})) == "link-broken"
    assert code(packed(5)) == "link-broken"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "save-broken"),
        ("{\n", "save-broken"),
        ("[" * 100_000, "save-broken"),
        (" " * 300_000, "save-long"),
        ("[]", "save-foreign"),
        ('{"format":"other"}', "save-foreign"),
        ('{"format":"coup-denvoi-1"}', "record-field"),
    ],
)
def test_files_are_checked(text: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        Record.load(text)


def test_a_refused_answer_says_which_and_why() -> None:
    fields = [*GOOD[:7], "king throw 77"]
    with pytest.raises(Refusal) as why:
        Record.from_link(packed(fields)).position(find)
    told = GAME.text("en").refusal(why.value)
    assert told == "Answer 3 (“77”) is not possible. No die shows 7: its faces go from 1 to 6."
