"""A whole match: played by pressing buttons to its end, and the same match in the browser and in CPython."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core.position import Position
from engine.core.record import Record
from tests.browser.conftest import Open
from tests.browser.expected import asked, game_of, situation_of, told, whole_match
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader

_MOST_PRESSES = 600


def test_a_match_is_played_to_its_end_by_pressing_buttons(reader: Reader) -> None:
    page = reader.open("")
    widget = reader.widget("first-throw").boot()
    over = widget.part("over")
    for _ in range(_MOST_PRESSES):
        before = widget.state
        if widget.go.count():
            widget.throw()
        elif over.count():
            break
        else:
            widget.root.locator(".ce-go--choice:not([aria-disabled])").first.click()
        widget.expect_other_than(before)
    expect(over).to_have_text(widget.words.new_match)
    lines = widget.told
    assert lines[-1].rule.startswith("double.result.")
    expect(widget.question).to_contain_text(lines[-1].text)

    widget.part("sheet").locator("summary").click()
    sheet = widget.part("sheet").locator("table")
    expect(sheet.first).to_be_visible()
    expect(sheet.first).to_contain_text("Camille")
    assert widget.part("sheet").locator("tbody tr").count() > 10

    over.click()
    begin = situation_of("first-throw").begin(game_of())
    widget.expect_told(told(begin, "en"))
    assert reader.boots == 1
    assert page.url == reader.house.url


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_the_same_in_the_browser_event_by_event(open_reader: Open, lang: str) -> None:
    """A link carries every answer of the match; the browser plays them again and must tell the same, to the word."""
    reader = open_reader()
    for seed in (1, 7, 2026):
        start = situation_of("first-throw").begin(game_of()).start
        match = whole_match(seed, start=start)
        assert len(match.log) > 60
        reader.page.goto("about:blank")
        reader.open(f"{in_language('', lang)}#s-double-first-throw:{Record.of(match).link()}")
        widget = reader.widget("first-throw")
        widget.expect_told(told(match, lang))
        expect(widget.question).to_contain_text(told(match, lang)[-1].text)


def test_a_match_answered_by_hand_is_the_same_step_by_step(reader: Reader) -> None:
    """Half of a seeded match, each answer given through the page: log, question and odds' moment agree after each."""
    reader.open("")
    widget = reader.widget("first-throw").boot()
    begin = situation_of("first-throw").begin(game_of())
    match = whole_match(7, start=begin.start)
    position: Position = begin
    for ask, answer in match.history[len(begin.history) : len(begin.history) + 40]:
        widget.answer(ask, ask.write(answer))
        position = position.send(answer)
        widget.expect_told(told(position, "en"))
        if position.ask is not None:
            expect(widget.question).to_contain_text(asked(position, "en"))
    score = widget.root.locator(".ce-score__points").all_inner_texts()
    assert score == [str(points) for points in position.state.data()["score"]]
