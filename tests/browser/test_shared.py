"""A link to a position: it leads there, in either language, and a damaged one says so and does no harm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core.languages import words
from engine.core.record import Record
from engine.core.refusal import Refusal
from tests.browser.conftest import Open
from tests.browser.expected import asked, game_of, page_of, situation_of, told
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader

SITUATION = "penalty-award"
ID = f"s-double-{SITUATION}"


def _record(answers: tuple[str, ...] = ("kick", "2")) -> Record:
    """The situation, some answers later."""
    position = situation_of(SITUATION).begin(game_of())
    for text in answers:
        assert position.ask is not None
        position = position.send(position.ask.parse(text))
    return Record.of(position)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_copied_link_leads_to_the_same_position_in_both_languages(open_reader: Open, lang: str) -> None:
    writer = open_reader(permissions=["clipboard-read", "clipboard-write"])
    writer.open(in_language(page_of(SITUATION), lang))
    widget = writer.widget(SITUATION)
    position = situation_of(SITUATION).begin(game_of())
    while position.ask is not None:
        text = "kick" if position.ask.kind == "choose" else "42"[: getattr(position.ask, "dice", 1)]
        widget.answer(position.ask, text)
        position = position.send(position.ask.parse(text))
        widget.expect_told(told(position, lang))
    link = widget.copy_link()
    page, _, place = link.partition("#")
    assert page == writer.house.url + in_language(page_of(SITUATION), lang)
    assert place == f"{ID}:{Record.of(position).link()}"

    for other in LANGUAGES:
        friend = open_reader()
        friend.open(f"{in_language(page_of(SITUATION), other)}#{place}")
        opened = friend.widget(SITUATION)
        opened.expect_told(told(position, other))
        expect(opened.root).to_be_in_viewport()
        expect(opened.go).to_have_count(0)


def _bad_links() -> dict[str, tuple[str, Refusal]]:
    good = _record(())
    link = good.link()
    ours = game_of().version
    return {
        "cut short": (link[:-12], Refusal("link-short")),
        "damaged": ("c1" + "A" * (len(link) - 2), Refusal("link-broken")),
        "foreign": ("zz-nothing-of-ours", Refusal("link-foreign")),
        "newer rules": (good._replace(version="999").link(), Refusal("version-newer", theirs="999", ours=ours)),
        "impossible": (
            good._replace(answers=(*good.answers, "fly")).link(),
            Refusal("answer-refused"),
        ),
        "other game": (good._replace(game="chess").link(), Refusal("game-other", theirs="chess", ours="double")),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_link_says_what_is_wrong_and_the_page_goes_on(open_reader: Open, lang: str) -> None:
    text = game_of().text(lang)
    start = situation_of(SITUATION).begin(game_of())
    address = in_language(page_of(SITUATION), lang)
    reader = open_reader()
    # The first is opened as a page of its own; the others are pasted into it, which spares a boot each.
    (first, _), *_ = _bad_links().values()
    reader.open(f"{address}#{ID}:{first}")
    widget = reader.widget(SITUATION)
    for name, (link, why) in _bad_links().items():
        reader.page.evaluate("hash => { location.hash = hash }", f"{ID}:{link}")
        expect(widget.note, name).to_be_visible()
        if why.code == "game-other":
            expect(widget.note).to_contain_text(
                words(lang)("widgets.refusals.game-other", theirs="chess", ours="double")
            )
        elif why.code != "answer-refused":
            expect(widget.note).to_contain_text(text.refusal(why))
        else:
            expect(widget.note).to_contain_text("fly")
        widget.expect_told(told(start, lang))
        expect(widget.question).to_contain_text(asked(start, lang))
    assert start.ask is not None
    widget.answer(start.ask, "keep")
    widget.expect_told(told(start.send("keep"), lang))
    expect(widget.note).to_have_count(0)


def test_a_link_pasted_into_an_open_page_keeps_what_was_played_when_it_is_bad(open_reader: Open) -> None:
    reader = open_reader()
    reader.open(page_of("penalty-kick"))
    widget = reader.widget("penalty-kick")
    position = situation_of("penalty-kick").begin(game_of()).send((2,))
    widget.set_dice((2,))
    widget.expect_told(told(position, "en"))
    bad = Record.of(position).link()[:-9]
    reader.page.evaluate("hash => { location.hash = hash }", f"s-double-penalty-kick:{bad}")
    expect(widget.note).to_be_visible()
    widget.expect_told(told(position, "en"))
    good = Record.of(situation_of("penalty-kick").begin(game_of()).send((6,))).link()
    reader.page.evaluate("hash => { location.hash = hash }", f"s-double-penalty-kick:{good}")
    widget.expect_told(told(situation_of("penalty-kick").begin(game_of()).send((6,)), "en"))
    expect(widget.note).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_a_situation_of_another_page_says_so(reader: Reader, lang: str) -> None:
    reader.open(f"{in_language('', lang)}#{ID}:{_record().link()}")
    expect(reader.page.locator(".md-dialog")).to_contain_text(words(lang)("widgets.page.link-lost"))
    expect(reader.page.locator(".ce-live").first).to_be_attached()
