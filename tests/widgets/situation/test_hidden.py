"""A widget shows what a seat may see: cards face down stay face down."""

from __future__ import annotations

import re

import pytest

from engine.core.position import Position, Start
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.frame import frame
from tests.core import toy
from tests.widgets.reader import Reader, by_id, text, tree

START = {"play": "turn", "scope": "match"}
SPEC = {"game": "toy", "situation": "t", "lang": "en", "start": START}
pytestmark = pytest.mark.usefixtures("toy_game")


def test_the_other_seat_sees_no_card() -> None:
    """Neither in the story, nor in the odds, nor anywhere else in the HTML."""
    spec = Spec("toy", "t", "en", "./", "Toy", START)
    position = Position.begin(Start.of(toy.GAME)).send("king")
    for seat, sees in ((0, True), (1, False)):
        html = str(frame(look(spec, position, floor=0, seat=seat)))
        assert ("king" in html) is sees
    unseen = str(frame(look(spec, Position.begin(Start.of(toy.GAME)), floor=0, seat=1)))
    assert "king" not in unseen
    assert "ace" not in unseen


def test_one_reader_plays_each_side_in_turn() -> None:
    """When the turn passes, the card of the side before is turned face down again."""
    reader = Reader("t", game="toy", spec=SPEC)
    frame_ = reader.open()
    assert text(by_id(frame_, "s-toy-t--go")) == "Draw a card"
    frame_ = reader.send({"do": "roll"})
    assert "draws ace" in text(frame_) or "draws king" in text(frame_)
    reader.choose("keep")
    assert "draws ?" in text(tree(reader.html))
    # What the next side may draw is listed, for those who set the card by hand; what the other drew is nowhere.
    others = re.sub(r'<details class="ce-fold ce-fold--set".*?</details>', "", reader.html)
    assert "king" not in others
    assert "ace." not in others


def test_a_choice_without_an_event_is_told_all_the_same() -> None:
    """Who chose what, in the words of the question."""
    reader = Reader("t", game="toy", spec=SPEC)
    reader.send({"do": "roll"})
    reader.choose("keep")
    assert "Camille: keep" in text(tree(reader.html))


def test_cards_that_are_due_can_be_drawn_at_once() -> None:
    """Drawing all goes on for as long as hidden cards are asked for, and stops where a choice is."""
    reader = Reader("t", game="toy", spec=SPEC)
    assert text(by_id(reader.open(), "s-toy-t--all")) == "Draw all that are due"
    frame_ = reader.send({"do": "roll", "all": True})
    assert by_id(frame_, "s-toy-t--opt-keep") is not None
    assert reader.answer["focus"] == "s-toy-t--ask"
    reader.send({"do": "roll", "all": True})
    assert "roll all" in reader.note
