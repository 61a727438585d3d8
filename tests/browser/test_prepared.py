"""The first press needs no Python: it is answered from what was drawn with the book, and Python goes on from there."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from engine.core.record import Record
from engine.games import SHELF
from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told, where
from tests.browser.house import LANGUAGES, House, in_language
from tests.browser.page import Reader, until

WASM = "**/*.wasm*"
ANSWERS = "**/answers-*"
KICK, AWARD = "penalty-kick", "penalty-award"
HAS_PYTHON = "() => Boolean(document.documentElement.dataset.python)"
VOICE = "() => document.querySelector('.ce-voice')?.textContent ?? ''"
# Puts every press of some situations to a Python of its own, each in a widget that Python has not met, with the presses
# before it; gives back how many there were, and those whose answer is another than what was drawn with the book.
COMPARE = """async ({ setup, files, specs }) => {
  const beside = (name) => new URL(name, document.querySelector("script[src*='/live/']").src).href;
  const named = Object.entries(setup.parts).map(([name, part]) => [name, { ...part, url: beside(part.file) }]);
  const parts = Object.fromEntries(named);
  const worker = new Worker(beside(setup.worker), { type: "module" });
  const heard = new Map();
  let broken = () => {};
  const never = new Promise((_, fail) => (broken = fail));
  const ready = new Promise((done) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.type === "ready") done();
      if (data.type === "failed" || data.type === "lacks") broken(new Error(JSON.stringify(data)));
      if (data.type === "answer") heard.get(data.id)(data.answer);
    });
  });
  const packs = [...new Set(Object.values(specs).map(({ game }) => game))];
  worker.postMessage({ type: "boot", setup: { ...setup, parts, cache: "compared", sparing: true }, packs });
  await Promise.race([ready, never]);
  let id = 0;
  const ask = (query) => new Promise((done) => {
    heard.set(++id, done);
    worker.postMessage({ ...query, id, press: true, widget: `${query.spec.situation}-${id}` });
  });
  const others = [];
  for (const [root, spec] of Object.entries(specs)) {
    const book = await (await fetch(beside(files[root]))).json();
    const nodes = book.situations[root];
    const coming = [[0, []]], seen = new Set([0]);
    for (const [at, before] of coming) {
      for (const [press, [number, to]] of Object.entries(nodes[at][0])) {
        const [pieces, status, more] = book.answers[number];
        const html = pieces.map((piece) => (piece ? book.parts[piece] : spec.base)).join("");
        const drawn = { html, status, ...more };
        const { id: _, ...said } = await Promise.race([ask({ spec, command: JSON.parse(press), before }), never]);
        const same = Object.keys({ ...drawn, ...said }).every((name) => drawn[name] === said[name]);
        if (!same) others.push(`${root}: ${JSON.stringify(before)} ${press}`);
        if (seen.has(to)) continue;
        seen.add(to);
        coming.push([to, [...before, JSON.parse(press)]]);
      }
    }
  }
  worker.terminate();
  return [id, others];
}"""
COMING = "(name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name) && one.responseEnd)"


class Held:
    """The runtime is on its way for as long as a test likes."""

    def __init__(self, reader: Reader) -> None:
        self.routes: list[Route] | None = []
        # Playwright takes plain functions only.
        reader.context.route(WASM, lambda route: self._meet(route))  # noqa: PLW0108

    def _meet(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    def release(self) -> None:
        """It comes, and Python starts."""
        held, self.routes = self.routes, None
        for route in held or ():
            route.continue_()


def _known(reader: Reader) -> None:
    """Wait until the answers of the widgets in sight are here."""
    assert until(reader.page, COMING, "/answers-")


def _position(*answers: object, situation: str = KICK) -> Any:
    position = situation_of(situation).begin(game_of())
    for answer in answers:
        position = position.send(answer)
    return position


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dice_set_before_python_are_answered_and_python_goes_on(open_reader: Open, lang: str, motion: str) -> None:
    reader = open_reader(reduced_motion=motion, permissions=["clipboard-read", "clipboard-write"])
    held = Held(reader)
    page = reader.open(in_language(page_of(KICK), lang))
    widget = reader.widget(KICK)
    widget.root.scroll_into_view_if_needed()
    _known(reader)
    widget.set_dice((2,))
    after = _position((2,))
    widget.expect_told(told(after, lang))
    assert not page.evaluate(HAS_PYTHON)
    # Heard and focused as by Python: what happened, and the question or how it came out.
    assert told(after, lang)[-1].text in page.evaluate(VOICE)
    expect(widget.question).to_be_focused()
    expect(widget.root.locator(".ce-live__progress")).to_have_count(0)

    held.release()
    widget.ready()
    link = widget.copy_link()
    assert link.partition(f"#{widget.id}:")[2] == Record.of(after).link().removeprefix("#")
    widget.part("undo").click()
    widget.expect_told(told(_position(), lang))
    widget.set_dice((6,))
    widget.expect_told(told(_position((6,)), lang))
    assert reader.boots == 1


def _specs(house: House, lang: str) -> tuple[dict[str, Any], dict[str, str], dict[str, Any]]:
    """What a page is told of the edition, and of some situations of every game their files and how they begin."""
    setup, files, specs = {}, dict[str, str](), dict[str, Any]()
    for game in SHELF:
        for address in list(where(game))[1::9]:
            html = house.file(in_language(address, lang)).read_text("utf-8")
            setup, own = (
                json.loads(re.findall(f'<script type="application/json" id="{id_}">(.*?)</script>', html)[0])
                for id_ in ("ce-live", "ce-answers")
            )
            spec = json.loads(unescape(re.findall(r"data-spec='([^']*)'", html)[0]))
            root = f"s-{spec['game']}-{spec['situation']}"
            if root in own:
                files[root], specs[root] = own[root], spec
    return setup, files, specs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_drawn_with_the_book_is_what_python_answers_here(reader: Reader, house: House, lang: str) -> None:
    setup, files, specs = _specs(house, lang)
    assert {spec["game"] for spec in specs.values()} == set(SHELF)
    page = reader.open(in_language("about/", lang))
    count, others = page.evaluate(COMPARE, {"setup": setup, "files": files, "specs": specs})
    assert count > 100
    assert not others, "\n".join(others)


def test_a_throw_is_picked_by_weight_and_nothing_favours_the_first(reader: Reader) -> None:
    held = Held(reader)
    # What lies beyond the last whole multiple of six would favour the small faces: it is drawn again.
    reader.context.add_init_script(
        """const given = [4294967295, 4294967292, 4];
        crypto.getRandomValues = (array) => { array[0] = given.shift(); return array; };"""
    )
    reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.root.scroll_into_view_if_needed()
    _known(reader)
    widget.throw()
    widget.expect_told(told(_position((5,)), "en"))
    held.release()


def test_later_presses_are_answered_too_where_they_are_few_and_back_again(reader: Reader) -> None:
    held = Held(reader)
    page = reader.open(page_of(AWARD))
    widget = reader.widget(AWARD)
    widget.root.scroll_into_view_if_needed()
    _known(reader)
    widget.choose("kick")
    widget.expect_told(told(_position("kick", situation=AWARD), "en"))
    widget.look().set_dice((2,))
    widget.expect_told(told(_position("kick", (2,), situation=AWARD), "en"))
    widget.look().part("undo").click()
    widget.expect_told(told(_position("kick", situation=AWARD), "en"))
    widget.look().set_dice((5,))
    widget.expect_told(told(_position("kick", (5,), situation=AWARD), "en"))
    assert not page.evaluate(HAS_PYTHON)
    held.release()
    widget.ready()
    widget.part("undo").click()
    widget.expect_told(told(_position("kick", situation=AWARD), "en"))


def test_a_press_that_was_not_prepared_waits_and_is_handed_on(reader: Reader) -> None:
    held = Held(reader)
    page = reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.root.scroll_into_view_if_needed()
    _known(reader)
    widget.set_dice((2,))
    widget.expect_told(told(_position((2,)), "en"))
    widget.look().part("link").click()
    expect(widget.root.get_by_text(widget.say("widgets.page.loading"))).to_be_visible()
    widget.part("again").or_(widget.part("over")).click()
    held.release()
    widget.expect_told(told(_position(), "en"))
    assert page.evaluate(HAS_PYTHON)


def test_a_table_s_own_house_rules_wait_for_python(reader: Reader, house: House) -> None:
    held = Held(reader)
    rule = next(one for one in game_of().house_rules if len(one.allowed) > 1)
    own = {rule.key: next(value for value in rule.allowed if value != rule.default)}
    reader.open("about/")
    prefix = house.url.split("/", 3)[3]
    reader.page.evaluate(
        "([key, tables]) => localStorage.setItem(key, JSON.stringify(tables))",
        [f"coup-denvoi-tables-/{prefix}", {"double": own}],
    )
    reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.root.scroll_into_view_if_needed()
    _known(reader)
    widget.set_dice((2,))
    expect(widget.root).to_have_attribute("data-state", "waiting")
    assert widget.told == told(_position(), "en")
    held.release()
    expect(widget.root).to_have_attribute("data-state", "ready")


@pytest.mark.parametrize("how", ["gone", "damaged", "other"])
def test_without_its_answers_a_press_waits_as_before(open_reader: Open, how: str) -> None:
    reader = open_reader()
    reader.watch.forgive("404|Failed to load resource")
    bodies = {"damaged": '{"parts": ["", "<p', "other": '{"parts": [], "answers": [], "situations": {}}'}
    reader.context.route(
        ANSWERS,
        lambda route: route.fulfill(status=404) if how == "gone" else route.fulfill(status=200, body=bodies[how]),
    )
    held = Held(reader)
    reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    expect(widget.root).to_have_attribute("data-state", "waiting")
    held.release()
    widget.expect_told(told(_position((2,)), "en"))


def test_answers_that_come_after_the_press_and_before_python_answer_it(reader: Reader) -> None:
    held, answers = Held(reader), list[Route]()
    reader.context.route(ANSWERS, lambda route: answers.append(route))  # noqa: PLW0108 (as above)
    page = reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    expect(widget.root).to_have_attribute("data-state", "waiting")
    while not answers:
        reader.settle()
    for route in answers:
        route.continue_()
    widget.expect_told(told(_position((2,)), "en"))
    assert not page.evaluate(HAS_PYTHON)
    held.release()


def test_offline_the_first_press_comes_from_the_stored_book(open_reader: Open, house: House, little: Path) -> None:
    house.open(little)
    reader = open_reader(service_workers="allow")
    reader.watch.forgive("ERR_|Failed to")
    page = reader.open(page_of(KICK))
    assert until(page, "() => navigator.serviceWorker.controller !== null", None)
    house.close()
    page.reload()
    widget = reader.widget(KICK)
    widget.root.scroll_into_view_if_needed()
    _known(reader)
    widget.set_dice((2,))
    widget.expect_told(told(_position((2,)), "en"))
