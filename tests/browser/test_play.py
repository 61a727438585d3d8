"""A reader plays: throws, sets the dice, takes back, begins again, and reads the odds."""

from __future__ import annotations

import json
import re
from itertools import product

import pytest
from playwright.sync_api import expect

from engine.core import rules
from engine.core.odds import odds
from engine.core.position import Position
from engine.core.situations import send_all
from engine.games import SHELF, situations
from tests.browser.expected import asked, expect_alike, game_of, page_of, shown_odds, situation_of, told, where
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader, Widget

BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def follow(widget: Widget, position: Position, lang: str) -> None:
    """Wait until the widget stands where CPython stands, to the word."""
    widget.expect_told(told(position, lang))
    if position.ask is not None:
        expect(widget.question).to_contain_text(asked(position, lang))
    assert widget.odds == shown_odds(position, lang)


def play_line(widget: Widget, position: Position, lang: str) -> Position:
    """Play what stands in a builder, card by card; one that shows what is not allowed says so instead."""
    expect(widget.part("verdict")).to_be_visible()
    button = widget.part("play-it")
    if not button.count():
        return position
    line = json.loads(button.get_attribute("data-send") or "{}")["options"]
    button.press("Enter")
    after = send_all(position, tuple(line))
    follow(widget, after, lang)
    return after


@BOTH
def test_a_throw_shows_dice_and_a_log_that_links_to_rules(reader: Reader, lang: str) -> None:
    reader.open(in_language(page_of("turnover"), lang))
    widget = reader.widget("turnover")
    start = situation_of("turnover").begin(game_of())
    expect(widget.go).to_have_text(widget.say("widgets.throw", dice=2))
    widget.throw()
    expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()
    assert start.ask is not None
    thrower = start.start.names[start.ask.seat]
    thrown = {
        widget.say("widgets.told", who=thrower, what=widget.say("widgets.faces", faces=faces)): faces
        for faces in product(range(1, 7), repeat=2)
    }
    faces = thrown[widget.dice[0]]
    after = start.send(faces)
    follow(widget, after, lang)
    for line in widget.told:
        address = in_language(f"{line.rule.partition('.')[0]}/{rules.page_of(line.rule)}/", lang)
        assert line.rule in (reader.house.file(address)).read_text("utf-8")


@BOTH
def test_dice_set_by_hand_undo_and_again(reader: Reader, lang: str) -> None:
    reader.open(in_language(page_of("penalty-kick"), lang))
    widget = reader.widget("penalty-kick")
    situation = situation_of("penalty-kick")
    start = situation.begin(game_of())
    after = start.send((2,))
    widget.set_dice((2,))
    follow(widget, after, lang)
    assert widget.say("widgets.told", who="Camille", what=widget.say("widgets.faces", faces=(2,))) in widget.dice
    widget.button(widget.say("widgets.undo")).click()
    follow(widget, start, lang)
    widget.set_dice((6,))
    follow(widget, start.send((6,)), lang)
    widget.look().button(widget.say("widgets.again")).click()
    follow(widget, start, lang)
    assert widget.say("widgets.told", who="Camille", what=widget.say("widgets.faces", faces=(6,))) not in widget.dice


def test_odds_are_the_engines_own_and_open_with_a_press(reader: Reader) -> None:
    reader.open(page_of("penalty-kick"))
    widget = reader.widget("penalty-kick")
    position = situation_of("penalty-kick").begin(game_of())
    fold = widget.part("odds")
    expect(fold.locator("li").first).to_be_hidden()
    fold.locator("summary").first.click()
    expect(fold.locator("li").first).to_be_visible()
    shown = [row.get_attribute("title") for row in fold.locator("li").all()]
    assert shown == [str(share) for share in odds(position).outcomes.values()]
    widget.set_dice((2,))
    follow(widget, position.send((2,)), "en")


def test_what_a_rule_forbids_is_shown_with_that_rule(reader: Reader) -> None:
    reader.open(page_of("penalty-own-half"))
    widget = reader.widget("penalty-own-half")
    situation = situation_of("penalty-own-half")
    position = situation.begin(game_of())
    for text in situation.example:
        if position.ask is not None and position.ask.kind == "choose":
            break
        assert position.ask is not None
        widget.answer(position.ask, text)
        position = position.send(position.ask.parse(text))
        follow(widget, position, "en")
    barred = widget.part("opt-kick")
    expect(barred).to_have_attribute("aria-disabled", "true")
    reason = widget.part("bar-kick")
    expect(reason).to_be_visible()
    to_rule = re.compile(r"double/penalty/#double\.penalty\.own-half$")
    expect(reason.get_by_role("link")).to_have_attribute("href", to_rule)
    before = widget.told
    barred.press("Enter")
    expect(widget.note).to_be_visible()
    assert widget.told == before
    widget.choose("keep")
    assert position.ask is not None
    follow(widget, position.send("keep"), "en")


@BOTH
@pytest.mark.parametrize("game", SHELF)
def test_every_worked_example_comes_out_as_in_cpython(reader: Reader, game: str, lang: str) -> None:
    """Page after page with one runtime: every situation of the game, answer by answer, text and odds alike."""
    pages = [address for address in where(game) if address.startswith(f"{game}/")]
    assert {id_ for address in pages for id_ in where(game)[address]} == set(situations(game))
    played: dict[str, Position] = {}
    reader.open(in_language(pages[0], lang))
    for address in pages:
        reader.turn_to(in_language(address, lang))
        for id_ in where(game)[address]:
            situation = situation_of(id_, game)
            widget = reader.widget(id_, game)
            if id_ in played:
                # Shown on an earlier page too: its position has come along.
                widget.expect_told(told(played[id_], lang))
                continue
            position = situation.begin(game_of(game))
            if situation.builder:
                position = play_line(widget, position, lang)
            else:
                position = expect_alike(widget, position, situation.example, lang)
            played[id_] = position
    assert reader.boots == 1
