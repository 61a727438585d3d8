"""The way to the referee: from every situation and from a match, with that very position, and nothing given away."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.core.inquiry_links import link_to, read
from engine.core.position import Position
from site_plugins.live.widgets.referee.link import imagined
from tests.contract import walk
from tests.widgets.reader import Reader, by_id, text
from tests.widgets.referee.page import Page


def link_of(frame: object, root: str) -> str:
    """The address behind a way to the referee."""
    return by_id(frame, f"{root}--referee").get("href", "")  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "situation"), [("double", "penalty-kick"), ("draft", "answer"), ("flair", "contest")])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_situation_leads_to_the_referee_by_one_tap(game: str, situation: str, lang: str) -> None:
    reader = Reader(situation, lang, game)
    frame = reader.open()
    address = link_of(frame, reader.root)
    assert address.startswith("../referee/#s-referee:q1")
    asked = text(by_id(frame, f"{reader.root}--ask")).rstrip("§ ")
    page = Page(lang)
    page.send(do="open", link=address)
    assert not page.faults
    assert page.question.startswith(asked.split("§")[0].strip()[:30])


def test_the_way_leads_to_where_the_reader_has_come() -> None:
    reader = Reader("first-throw")
    reader.throw(3, 4)
    frame = reader.choose("kick")
    page = Page()
    page.send(do="open", link=link_of(frame, reader.root))
    assert page.question.startswith(text(by_id(frame, f"{reader.root}--ask")).split("§")[0].strip()[:30])
    page.send(do="undo")
    page.send(do="undo")
    assert page.question.startswith("Camille rolls the two dice")


@pytest.mark.parametrize("game", ["draft", "scrumball", "flair"])
def test_a_player_learns_nothing_of_the_other_hand(game: str) -> None:
    """What is told looks the same to the player, and is the same whatever the other side really holds."""
    loaded, rng = games.load(game), Random(4)
    found = 0
    for position in walk(loaded, 3)[::5]:
        ask = position.ask
        if ask is None or position.play is None or position.given:
            continue
        here = imagined(position, ask.seat)
        told = position.log[: len(position.log) - len(position.state.events)]
        base = loaded.imagine(position.base, position.state, ask.seat, rng)
        other = Position(position.start, base, position.play, told=told)
        if here is None or other.ask != ask:
            continue
        there = imagined(other, ask.seat)
        assert there is not None
        found += base.key() != position.base.key()
        assert loaded.view(here.state, ask.seat) == loaded.view(position.state, ask.seat)
        assert link_to(here, games.moments) == link_to(there, games.moments)
    assert found > 5


def test_a_game_that_is_not_on_the_shelf_has_no_referee(toy_game: None) -> None:
    spec = {"game": "toy", "situation": "x", "lang": "en", "base": "../", "title": "x", "start": {}}
    reader = Reader("x", game="toy", spec=spec)
    assert not [one for one in reader.open().iter() if one.get("id", "").endswith("--referee")]


def test_links_of_whole_matches_open_at_their_last_play() -> None:
    """A link copied from a match says where that match stands; the referee takes it up there."""
    reader = Reader("first-throw")
    reader.throw(1, 2)
    reader.throw(3, 6)
    link = reader.link()
    assert read(link, games.moments).game == "double"
    page = Page()
    page.send(do="open", link=link)
    assert page.told()["f-hand"] == "1"
    assert len(page.story) > 1
