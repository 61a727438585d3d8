"""A whole match before the referee: whoever asks sees what his side may know, and nothing more."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.core.languages import words
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from tests.widgets.match.test_hidden import relaid
from tests.widgets.reader import by_class, by_id, plain, text
from tests.widgets.referee.page import Page

SECRET = ("draft", "scrumball", "flair")
ROOT = "s-referee"


def match(game: str, answers: int = 60) -> Position:
    """A match somewhere in the middle, where a side has to choose at the beginning of a play."""
    position, player = Position.begin(Start.of(games.load(game))), at_random(Random(5))
    while len(position.history) < answers or position.given or getattr(position.ask, "kind", "") != "choose":
        assert position.ask is not None
        position = position.send(player(position.ask))
    return position


def told(position: Position, seat: int, lang: str = "en") -> Page:
    """The referee, asked about a match by one side."""
    page = Page(lang)
    page.send(do="open", link=Record.of(position).link())
    page.send(do="seat", seat=seat)
    return page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", SECRET)
def test_the_referee_asks_who_asks_before_any_hand_lies_open(game: str, lang: str) -> None:
    position = match(game)
    page = Page(lang)
    before = text(page.send(do="open"))
    page.send(do="open", link=Record.of(position).link())
    box = by_id(page.frame, f"{ROOT}--who")
    assert page.status == text(by_class(box, "ce-note")[0])
    assert page.answer["show"] == f"{ROOT}--who"
    assert [text(one) for one in box.iter("button")] == list(position.start.names)
    shown = text(page.frame).replace(text(box), "")
    assert plain(shown) == plain(before), "everything else stays as it was"
    page.send(do="seat", seat=1)
    assert not by_class(page.frame, "ce-referee__who")
    assert any(position.start.names[1] in note for note in page.notes)
    assert not page.faults


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", SECRET)
def test_what_a_side_is_told_does_not_depend_on_the_other_hand(game: str, seat: int) -> None:
    """Deal anew what the asker cannot see: form and answer stay the same to the letter."""
    compared = 0
    for answers in (40, 60, 80):
        position = match(game, answers)
        base = position.start.game.imagine(position.base, position.state, seat, Random(3))
        twin = relaid(position, base, seat, Random(2))
        if twin is None or twin.state.key() == position.state.key():
            continue
        here, there = (_asked(each, seat) for each in (position, twin))
        assert here == there
        compared += 1
    assert compared


def _asked(position: Position, seat: int) -> str:
    """What the referee shows one side of a match whose link begins with the play that is going on."""
    start = position.start
    begun = Start.of(start.game, {}, start.names, position.play, position.base.data(), "match")
    page = told(Position.begin(begun), seat)
    assert not by_class(page.frame, "ce-referee__who")
    return str(page.answer["html"])


def test_links_that_hide_nothing_open_at_once() -> None:
    """Questions to the referee tell what was told to him, and some games hide nothing."""
    page = Page()
    page.send(do="open", link=Record.of(Position.begin(Start.of(games.load("double")))).link())
    assert not by_class(page.frame, "ce-referee__who")
    asker = told(match("flair"), 0)
    asker.send(do="link")
    page.send(do="open", link=asker.answer["link"])
    assert not by_class(page.frame, "ce-referee__who")
    assert page.told()["game"] == "flair"


@pytest.mark.parametrize("seat", [None, "0", 2, -1, True])
def test_a_side_that_there_is_not_is_refused_and_the_question_stays(seat: object) -> None:
    page = Page()
    page.send(do="open", link=Record.of(match("scrumball")).link())
    page.send(do="seat", seat=seat)
    assert page.notes
    assert by_class(page.frame, "ce-referee__who")
    fresh = Page("fr")
    fresh.send(do="seat", seat=0)
    assert fresh.notes


def finished(game: str) -> Position:
    """A match to its end, by chance."""
    position, player = Position.begin(Start.of(games.load(game))), at_random(Random(5))
    while position.ask is not None:
        position = position.send(player(position.ask))
    return position


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games.SHELF)
def test_that_a_match_is_over_is_still_said_once_the_odds_have_come(game: str, lang: str) -> None:
    """They come by themselves, a moment later: nobody could read it in that time."""
    page = Page(lang)
    page.send(do="open", link=Record.of(finished(game)).link())
    over = plain(words(lang)("core.refusals.nothing-to-play"))
    assert page.status == over
    assert page.answer["next"]["send"] == {"do": "odds"}
    page.send(**page.answer["next"]["send"])
    assert text(by_id(page.frame, f"{ROOT}--note")) == over
    assert by_class(page.frame, "ce-odds__rows")
    page.tell(game="tomy" if game == "double" else "double")
    assert over not in page.notes


def test_what_a_link_brought_is_still_said_once_the_odds_have_come() -> None:
    page = Page()
    page.send(do="open", link=Record.of(finished("double").undo())._replace(version="1").link())
    said = text(by_id(page.frame, f"{ROOT}--linked"))
    assert "version 1" in said
    page.send(do="odds")
    assert text(by_id(page.frame, f"{ROOT}--linked")) == said
