"""The longest link that is taken opens on every page that takes links, and what follows it is answered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core.game import Game
from engine.core.position import Position, Start
from engine.core.record import MOST_ANSWERS, Record
from engine.games import SHELF, load
from tests.browser.expected import page_of, whole_match
from tests.browser.page import Reader, Widget, until
from tests.core.test_cost import endless, record

OPEN = "hash => { location.hash = hash }"
ANSWERED = "([id, was]) => (document.getElementById(id).dataset.answered ?? '') !== was"


def opens(widget: Widget, link: str) -> None:
    """Follow a link on an open page, and wait until Python has answered."""
    was = widget.root.get_attribute("data-answered") or ""
    widget.page.evaluate(OPEN, f"{widget.id}:{link}")
    assert until(widget.page, ANSWERED, [widget.id, was])


@pytest.mark.parametrize("game", SHELF)
def test_the_longest_match_opens_wherever_a_link_leads_and_is_let_go_again(reader: Reader, game: str) -> None:
    """A match that goes on for ever, up to the last answer that is taken; then another in its place, by one Python.

    So many positions, each with the one before it, were too many to be let go within each other: that needed more
    stack than a browser has, and Python died of it.
    """
    longest, short = record(game, endless(game, MOST_ANSWERS)).link(), Record.of(_kicked_off(game)).link()
    situation = whole_match(game)
    for address, id_ in (
        (page_of(situation, game), f"s-{game}-{situation}"),
        (f"{game}/play/", f"s-{game}-play"),
        ("referee/", "s-referee"),
    ):
        reader.come(address)
        widget = Widget(reader.page, id_, "en").boot()
        for link in (longest, short, longest):
            opens(widget, link)
            expect(widget.root.locator(".ce-note--refusal")).to_have_count(0)
            if id_ == "s-referee" and type(load(game)).known is not Game.known:
                widget.part("seat0").click()
            expect(widget.question).to_be_visible()
        if id_ == "s-referee":
            expect(widget.part("game")).to_have_value(game)
        elif id_ == f"s-{game}-play":
            expect(widget.part("go")).to_have_text(widget.say("review.play-on"))
    # One Python has held them all, on all pages, and has not had to start anew.
    assert reader.boots == 1


def _kicked_off(game: str) -> Position:
    """A match in which nothing has happened."""
    return Position.begin(Start.of(load(game)))


@pytest.mark.parametrize("game", SHELF)
def test_the_referee_shows_a_match_by_its_address_alone_or_asks_who_asks(reader: Reader, game: str) -> None:
    """Whoever is sent the address of a match opens it there, and has touched nothing: no page may stay as it was."""
    match = _kicked_off(game)
    reader.open(f"referee/#s-referee:{Record.of(match).link()}")
    desk = Widget(reader.page, "s-referee", "en").ready()
    if type(load(game)).known is not Game.known:
        expect(desk.part("who")).to_be_visible()
        desk.look().part("seat0").click()
    expect(desk.part("game")).to_have_value(game)
    assert match.ask is not None
    expect(desk.question).to_contain_text(load(game).text("en", match.start.names).ask(match.ask))
