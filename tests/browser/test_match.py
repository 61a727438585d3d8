"""A whole match: played by pressing buttons to its end, and the same match in the browser and in CPython."""

from __future__ import annotations

import pytest
from playwright.sync_api import Position as Spot
from playwright.sync_api import expect

from engine.core.position import Position
from engine.core.record import Record
from engine.games import SHELF
from tests.browser.expected import asked, expect_alike, game_of, page_of, situation_of, told, whole_match
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader, Widget
from tests.games.test_golden import GOLDEN, MATCHES, play

_MOST_PRESSES = 400
_CHOICE = """[data-send*='"do":"choose"']:not([aria-disabled])"""


def test_a_match_is_played_to_its_end_by_pressing_buttons(reader: Reader) -> None:
    """With a hand on the mouse; the matches of all games against all levels are in `test_matches.py`."""
    id_ = whole_match("double")
    page = reader.open(page_of(id_))
    address = page.url
    widget = reader.widget(id_).boot()
    over = widget.part("over")
    for number in range(_MOST_PRESSES):
        before = widget.state
        # A second press in the very same place within a moment counts as a slip, so the hand moves a little.
        place: Spot = {"x": 10 + number % 2 * 20, "y": 10}
        if widget.go.count():
            widget.go.click(position=place)
        elif over.count():
            break
        else:
            widget.root.locator(_CHOICE).locator("visible=true").first.click(position=place)
        widget.expect_other_than(before)
    expect(over).to_have_text(widget.say("widgets.new-match"))
    lines = widget.told
    assert lines[-1].rule.startswith("double.")
    expect(widget.question).to_contain_text(lines[-1].text)
    assert _sheet(widget) > 10
    over.click()
    widget.expect_told(told(situation_of(id_).begin(game_of()), "en"))
    assert page.url.partition("#")[0] == address


def _sheet(widget: Widget) -> int:
    """Fold out the sheet of a whole match; the number of its lines."""
    widget.part("sheet").locator("summary").click()
    table = widget.part("sheet").locator("table").first
    expect(table).to_be_visible()
    expect(table).to_contain_text("Camille")
    return widget.part("sheet").locator("tbody tr").count()


def _golden(game: str, seed: int, lang: str) -> list[str]:
    """The sentences of a golden match, as its readable file tells them."""
    text = (GOLDEN / f"{game}.{lang}.txt").read_text("utf-8")
    chapter = next(part for part in text.split("\n## ") if part.startswith(str(seed)))
    return [line[2:] for line in chapter.splitlines() if line.startswith("  ")]


def _address(lang: str, position: Position) -> str:
    """A link to a position in the widget that plays whole matches."""
    game = position.start.game.id
    id_ = whole_match(game)
    return f"{in_language(page_of(id_, game), lang)}#s-{game}-{id_}:{Record.of(position).link()}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_golden_matches_are_the_same_in_the_browser_event_by_event(reader: Reader, game: str, lang: str) -> None:
    """A link carries every answer of the match; the browser plays them again and must tell the same, to the word."""
    first, *others = [(golden.seed, play(game_of(game), golden)) for golden in MATCHES[game]]
    reader.open(_address(lang, first[1]))
    widget = reader.widget(whole_match(game), game)
    _expect_golden(widget, *first, lang)
    assert _sheet(widget) > 1
    # The others are opened from another page of the same visit, which spares a boot each.
    for seed, match in others:
        reader.turn_to(in_language("", lang))
        reader.follow(_address(lang, match))
        _expect_golden(widget, seed, match, lang)
    expect(widget.part("over")).to_have_text(widget.say("widgets.back"))
    # It has just taken another button's place: one looks before one presses.
    widget.page.wait_for_timeout(400)
    widget.part("over").click()
    widget.expect_told(told(situation_of(whole_match(game), game).begin(game_of(game)), lang))


def _expect_golden(widget: Widget, seed: int, match: Position, lang: str) -> None:
    """The widget tells a whole match as CPython does, and as its golden file does where nothing is hidden."""
    lines = told(match, lang)
    widget.expect_told(lines)
    if match.observe(0).log == match.log:
        assert [line.text for line in lines] == _golden(match.start.game.id, seed, lang)
    expect(widget.question).to_contain_text(lines[-1].text)


def test_a_golden_match_answered_by_hand_is_the_same_step_by_step(reader: Reader) -> None:
    """From its very beginning, each answer given through the page: log, odds, dice and question agree after each."""
    match = play(game_of(), MATCHES["double"][0])
    reader.open(_address("en", match.first))
    widget = reader.widget(whole_match("double"))
    expect(widget.question).to_contain_text(asked(match.first, "en"))
    answers = [ask.write(answer) for ask, answer in match.history]
    position = expect_alike(widget, match.first, answers, "en")
    assert position.over
    assert [line.text for line in widget.told] == _golden("double", MATCHES["double"][0].seed, "en")
    score = widget.root.locator(".ce-score__points").all_inner_texts()
    assert score == [str(points) for points in position.state.data()["score"]]
