"""When things go wrong: a runtime that does not come, a slow one, forbidden storage, dice that no one can throw."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from engine.core.refusal import Refusal
from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader

pytestmark = pytest.mark.by_python

WASM = "**/*.wasm*"
KICK = "penalty-kick"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("how", ["cut", "gone"])
def test_a_missing_runtime_is_told_and_trying_again_works(open_reader: Open, lang: str, how: str) -> None:
    reader = open_reader()
    reader.watch.forgive(r"ERR_FAILED|404|Failed to load resource")
    held: list[Route] = []
    reader.context.route(WASM, lambda route: held.append(route))  # noqa: PLW0108  (Playwright marks the function)
    page = reader.open(in_language(page_of(KICK), lang))
    widget = reader.widget(KICK)
    retry = widget.button(widget.say("widgets.page.retry"))

    def lose() -> None:
        """The file is asked for and does not come, which is told."""
        while not held:
            reader.settle()
        route = held.pop()
        if how == "cut":
            route.abort()
        else:
            route.fulfill(status=404)
        expect(widget.root.get_by_text(widget.say("widgets.page.failed"))).to_be_visible()
        expect(widget.root.locator(".ce-example")).to_be_visible()

    # Python sets out by itself, and the press comes before it is known that there is none: that is the first try.
    widget.set_dice((2,))
    lose()
    if how == "gone":
        retry.click()
        lose()
    reader.context.unroute(WASM)
    if how == "gone":
        # The host says twice that there is no such file: this page is older than the site, so it loads itself anew.
        with page.expect_event("load"):
            retry.click()
        widget.boot().set_dice((2,))
    else:
        retry.click()
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), lang))
    expect(page.get_by_text(widget.say("widgets.page.failed")).filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slow_runtime_says_so_and_the_press_is_kept(reader: Reader, lang: str) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    reader.context.route(WASM, hold)
    reader.open(in_language(page_of(KICK), lang))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    expect(widget.root.get_by_text(widget.say("widgets.page.loading"))).to_be_visible()
    while not held:
        reader.settle()
    assert widget.told == told(situation_of(KICK).begin(game_of()), lang)
    for route in held:
        route.continue_()
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), lang))
    expect(widget.root.get_by_text(widget.say("widgets.page.loading"))).to_have_count(0)


def test_forbidden_storage_takes_nothing_from_play(open_reader: Open) -> None:
    reader = open_reader()
    # Material's own script stumbles over a storage that it may not read; what matters is that ours does not.
    reader.watch.forgive("^error: forbidden$")
    reader.context.add_init_script(
        """for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
          Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError') } });"""
    )
    reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_impossible_dice_are_refused_with_a_reason(reader: Reader, lang: str) -> None:
    page = reader.open(in_language(page_of(KICK), lang))
    widget = reader.widget(KICK)
    start = situation_of(KICK).begin(game_of())
    text = game_of().text(lang)
    page.evaluate("id => { document.getElementById(id).value = '9' }", f"{widget.id}--d0-6")
    widget.set_dice((6,))
    expect(widget.note).to_contain_text(text.refusal(Refusal("dice-face", face=9, sides=6)))
    widget.expect_told(told(start, lang))
    page.evaluate("id => { document.getElementById(id).value = 'zwei' }", f"{widget.id}--d0-5")
    widget.set_dice((5,))
    expect(widget.note).to_contain_text("zwei")
    widget.expect_told(told(start, lang))
    widget.set_dice((2,))
    widget.expect_told(told(start.send((2,)), lang))
    expect(widget.note).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_option_and_an_unknown_command_are_refused(reader: Reader, lang: str) -> None:
    page = reader.open(in_language(page_of("penalty-award"), lang))
    widget = reader.widget("penalty-award").boot()
    start = situation_of("penalty-award").begin(game_of())
    press = """([id, send]) => {
      const button = document.getElementById(id).querySelector('button');
      button.dataset.send = send;
      button.click();
    }"""
    page.evaluate(press, [widget.id, '{"do":"choose","option":"fly"}'])
    expect(widget.note).to_contain_text("fly")
    page.evaluate(press, [widget.id, '{"do":"dance"}'])
    expect(widget.note).to_contain_text(widget.say("widgets.refusals.command-unknown", command="dance"))
    widget.expect_told(told(start, lang))
    widget.choose("keep")
    widget.expect_told(told(start.send("keep"), lang))
