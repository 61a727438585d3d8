"""What fails is tried again and said: scripts, storage, a slow link, and a Python that dies."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from engine.core.languages import words
from site_plugins.live.assets import SCRIPT_FOLDER, bundled
from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.house import LANGUAGES, House, in_language
from tests.browser.page import Reader, until
from tests.browser.table import Table
from tests.conftest import ROOT

pytestmark = pytest.mark.by_python

KICK = "penalty-kick"
START = "double/penalty/"
# Notes every worker of the page and everything that is sent to one.
WATCHED = """(() => {
  const Real = window.Worker;
  window.hired = [];
  window.sent = [];
  window.Worker = class extends Real {
    constructor(...given) { super(...given); if (given[1]?.name === "coup-denvoi") window.hired.push(this); }
    postMessage(message, ...more) { window.sent.push(message); super.postMessage(message, ...more); }
  };
})()"""
LINKS = "window.sent.map((one) => one.command?.link).filter(Boolean)"
# What Python is asked is written down first: here are two links over which that dies, or never comes to an end.
BRITTLE = """{
  const write = JSON.stringify;
  JSON.stringify = (value, ...more) => {
    const link = String(value?.command?.link);
    if (link.includes("DIES")) throw new RangeError("out of memory");
    while (link.includes("HANGS"));
    return write(value, ...more);
  };
}
"""


# The time limit of an answer ends when the test says so.
LIMIT = """{
  const real = window.setTimeout;
  window.setTimeout = (act, ms, ...more) => {
    if (ms !== 45_000) return real(act, ms, ...more);
    window.expire = act;
    return 0;
  };
}"""
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })"


def _make_brittle(reader: Reader) -> None:
    """Give out the worker's script, brittle."""

    def brittle(route: Route) -> None:
        script = reader.house.file(route.request.url.removeprefix(reader.house.url)).read_text("utf-8")
        route.fulfill(body=BRITTLE + script, content_type="text/javascript")

    reader.context.route("**/worker.*.js", brittle)


def _file(reader: Reader, name: str) -> str:
    """An address for one of our scripts alone, bundled as those of the page are."""
    (script,) = bundled(ROOT / "node_modules", [SCRIPT_FOLDER / f"{name}.js"]).content.values()
    url = f"{reader.house.url}assets/live/{name}.alone.js"
    reader.context.route(url, lambda route: route.fulfill(body=script, content_type="text/javascript"))
    return url


def test_a_script_that_does_not_come_is_asked_for_again(reader: Reader) -> None:
    """Each page says what is missing, keeps what was pressed, and needs no reload."""
    reader.watch.forgive("ERR_FAILED|Failed to load resource")
    say = words("en")

    def cut(route: Route) -> None:
        route.abort()

    for name in ("play", "house", "finder"):
        reader.context.route(f"**/{name}.*.js*", cut)
    table = Table.at(reader, "double")
    expect(table.root.get_by_text(say("widgets.page.failed"))).to_be_visible()
    table.part("kick-off").click()
    expect(table.root.get_by_text(say("widgets.page.failed"))).to_be_visible()
    reader.context.unroute("**/play.*.js*")
    # The pointer on its way may be enough of a touch: then the script comes, and the button goes, before it is pressed.
    table.root.evaluate("(root) => root.querySelector('[data-retry]')?.click()")
    expect(table.part("leave")).to_be_visible()

    page = reader.open("house/")
    expect(page.locator(".md-dialog")).to_contain_text(say("widgets.page.part-missing"))
    reader.context.unroute("**/house.*.js*")
    page.locator("h1").click()
    expect(page.locator("form[data-agree]")).to_have_attribute("data-ready", "")

    page = reader.open("referee/")
    box = page.locator("form[data-find]")
    expect(page.locator(".md-dialog")).to_contain_text(say("widgets.page.part-missing"))
    reader.context.unroute("**/finder.*.js*")
    page.locator("h1").click()
    assert until(page, "() => 'alive' in document.querySelector('form[data-find]').dataset", None)
    box.locator("input").fill("r8")
    expect(box.get_by_role("option").first).to_be_visible()


def test_a_worker_that_dies_is_noticed_and_no_press_is_lost(reader: Reader) -> None:
    """Killed without a word between two presses: the next one is answered by another Python."""
    reader.context.add_init_script(WATCHED)
    page = reader.open(page_of(KICK))
    widget = reader.widget(KICK).boot()
    start = situation_of(KICK).begin(game_of())
    widget.set_dice((2,))
    widget.expect_told(told(start.send((2,)), "en"))
    page.evaluate("window.hired.at(-1).terminate()")
    widget.look().button(widget.say("widgets.again")).click()
    expect(widget.root.get_by_text(widget.say("widgets.page.working"))).to_be_visible()
    widget.expect_told(told(start, "en"))
    expect(page.locator(".md-dialog")).to_contain_text(widget.say("widgets.page.begun-anew"))
    assert page.evaluate("window.hired.length") == 2
    widget.set_dice((6,))
    widget.expect_told(told(start.send((6,)), "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_python_died_over_is_told_and_not_sent_again(open_reader: Open, lang: str) -> None:
    reader = open_reader()
    reader.context.add_init_script(WATCHED)
    _make_brittle(reader)
    page = reader.open(in_language(page_of(KICK), lang))
    widget = reader.widget(KICK).boot()
    start = situation_of(KICK).begin(game_of())
    page.evaluate("hash => { location.hash = hash }", f"{widget.id}:c1DIES")
    expect(widget.root.get_by_text(widget.say("widgets.page.link-too-much"))).to_be_visible()
    expect(widget.button(widget.say("widgets.page.retry"))).to_have_count(0)
    # It still stands there when Python has started anew: whoever comes back to the situation starts it.
    page.mouse.move(0, 0)
    widget.root.hover()
    widget.ready()
    page.wait_for_timeout(300)
    expect(widget.root.get_by_text(widget.say("widgets.page.link-too-much"))).to_be_visible()
    before = page.evaluate(LINKS)
    assert set(before) == {"c1DIES"}
    widget.set_dice((2,))
    widget.expect_told(told(start.send((2,)), lang))
    expect(widget.root.get_by_text(widget.say("widgets.page.link-too-much"))).to_have_count(0)

    # One that never comes to an end is said at once to be worked on, and can be given up.
    page.evaluate("hash => { location.hash = hash }", f"{widget.id}:c1HANGS")
    expect(widget.root.get_by_text(widget.say("widgets.page.working"))).to_be_visible()
    widget.button(widget.say("widgets.page.stop")).click()
    expect(widget.root.get_by_text(widget.say("widgets.page.link-too-much"))).to_be_visible()
    widget.set_dice((6,))
    widget.expect_told(told(start.send((6,)), lang))
    assert [link for link in page.evaluate(LINKS) if link == "c1DIES"] == before
    assert page.evaluate("window.hired.length") == 3


@pytest.mark.parametrize("locks", [True, False])
def test_a_worker_killed_in_the_middle_of_its_work_is_noticed_and_nothing_else_is_lost(
    reader: Reader, locks: bool
) -> None:
    """By its lock, however long the time limit; by the time limit, where the browser has no locks."""
    reader.context.add_init_script(WATCHED + ";" + LIMIT)
    if not locks:
        reader.context.add_init_script(NO_LOCKS)
    _make_brittle(reader)
    page = reader.open(START)
    widget, other = reader.widget(KICK).boot(), reader.widget("penalty-award")
    page.evaluate("hash => { location.hash = hash }", f"{widget.id}:c1HANGS")
    expect(widget.root.get_by_text(widget.say("widgets.page.working"))).to_be_visible()
    # Somebody presses elsewhere meanwhile, then the worker is taken away without a word to anybody.
    other.choose("keep")
    before = page.evaluate(LINKS)
    page.evaluate("window.hired.at(-1).terminate()")
    if not locks:
        page.evaluate("window.expire()")
    expect(widget.root.get_by_text(widget.say("widgets.page.link-too-much"))).to_be_visible()
    other.expect_told(told(situation_of("penalty-award").begin(game_of()).send("keep"), "en"))
    start = situation_of(KICK).begin(game_of())
    widget.set_dice((2,))
    widget.expect_told(told(start.send((2,)), "en"))
    assert page.evaluate(LINKS) == before
    assert set(before) == {"c1HANGS"}
    assert page.evaluate("window.hired.length") == 2


def test_between_two_presses_nobody_holds_a_lock(reader: Reader) -> None:
    """Or the browser could not keep the page in its memory for those who come back to it."""
    page = reader.open(page_of(KICK))
    widget = reader.widget(KICK).boot()
    widget.set_dice((2,))
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))
    free = "async () => { const all = await navigator.locks.query(); return !all.held.length && !all.pending.length }"
    assert until(page, free, None)


def test_files_that_have_come_are_kept_when_one_is_tried_again(reader: Reader) -> None:
    """Nothing comes any more: only then may one try again, and only what is missing is fetched."""
    held: list[Route] = []
    holds = True

    def hold(route: Route) -> None:
        if holds:
            held.append(route)
        else:
            route.continue_()

    reader.context.route("**/*.wasm*", hold)
    page = reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    expect(widget.root.get_by_text(widget.say("widgets.page.loading"))).to_be_visible()
    again = widget.button(widget.say("widgets.page.retry"))
    expect(again).to_be_visible()
    holds = False
    before = [url for url in reader.watch.requests if "/assets/live/" in url]
    again.click()
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))
    after = [url for url in reader.watch.requests if "/assets/live/" in url][len(before) :]
    fetched = sorted({re.sub(r"\..*", "", url.rpartition("/")[2]) for url in after} - {"snapshot", "bookshelf"})
    assert set(fetched) <= {"pyodide"}, after
    assert reader.boots == 1
    assert page.evaluate("document.documentElement.dataset.python")


@pytest.mark.alone
def test_a_slow_download_goes_on_and_nobody_is_offered_to_throw_it_away(house: House, open_reader: Open) -> None:
    house.open(pace=2.5)
    reader = open_reader()
    reader.open(page_of(KICK), wait_until="commit")
    widget = reader.widget(KICK)
    expect(widget.go).to_be_visible()
    widget.set_dice((2,))
    expect(widget.root.get_by_text(widget.say("widgets.page.slow"))).to_be_visible()
    shares = []
    for _ in range(8):
        reader.page.wait_for_timeout(500)
        if widget.root.get_attribute("data-state") == "ready":
            break
        expect(widget.button(widget.say("widgets.page.retry"))).to_have_count(0)
        shares.append(reader.page.evaluate("document.querySelector('.ce-live__progress progress')?.value ?? 1"))
    assert len(shares) > 2, "the link was not slow enough to tell"
    assert shares[-1] > shares[0]
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))


SUMMARY = {"names": ["A", "B"], "seats": ["human", "easy"], "score": [3, 0], "over": True, "winner": 0}
BROKEN = ["", "{", "null", "5", '"text"', "[]", '[1,{"a":2}]', '{"double":5}', '{"double":{"0":1}}', '{"double":null}']
# For each damaged text: note a result over it; what should not have been read, was not noted, or was not set aside.
NOTE = """async ([url, texts, summary]) => {
  const matches = await import(url);
  const key = `coup-denvoi-results-${new URL('../../', url).pathname}`;
  const wrong = [];
  for (const text of texts) {
    localStorage.clear();
    localStorage.setItem(key, text);
    try {
      if (matches.results('double').length) wrong.push(['read', text]);
      matches.note('double', summary);
      if (matches.results('double').length !== 1) wrong.push(['not noted', text]);
      const nothing = ['', '{"double":null}'].includes(text);
      if (!nothing && !Object.values(localStorage).includes(text)) wrong.push(['lost', text]);
    } catch (error) { wrong.push([String(error), text]); }
  }
  localStorage.clear();
  return wrong;
}"""
# For each damaged text: keep, list, take up, open and forget matches over it.
KEEP = """async ([url, texts, save]) => {
  const matches = await import(url);
  const place = new URL('../../', url).pathname;
  const wrong = [];
  for (const text of texts) {
    localStorage.clear();
    localStorage.setItem(`coup-denvoi-match-${place}:x`, text);
    localStorage.setItem(`coup-denvoi-current-${place}`, text);
    try {
      matches.shelf('double'); matches.kept('x'); matches.current('double'); matches.open('double', 'x');
      matches.keepWatch('x', { half: 1, left: 5 });
      matches.keep({ id: 'x', rev: 1, game: 'double', when: 'now', save });
      if (matches.shelf('double').length !== 1 || matches.current('double') !== 'x') wrong.push(['not kept', text]);
      const ours = text.startsWith('{"') && text.length < 1000;
      if (!ours && !Object.values(localStorage).includes(text)) wrong.push(['lost', text.slice(0, 99)]);
      matches.forget('x');
      if (matches.shelf('double').length) wrong.push(['not forgotten', text]);
    } catch (error) { wrong.push([String(error), text]); }
  }
  localStorage.clear();
  return wrong;
}"""
ODD: list[str] = [
    *(text for text in BROKEN if text),
    json.dumps(
        {"game": {"toString": 5}, "when": {"toString": 1}, "save": {"summary": SUMMARY}, "double": {"toString": 2}}
    ),
    json.dumps({"game": "double", "rev": "many", "watch": {"half": "x", "left": None}, "save": 7, "id": [1]}),
    json.dumps({"game": "double", "when": 5, "save": {"summary": "abc"}, "counted": "yes"}),
    json.dumps({"game": "double", "save": {"summary": {"names": "x" * 1_200_000}}}),
]


def test_what_a_damaged_device_has_kept_throws_nothing_and_loses_nothing(reader: Reader) -> None:
    """Every damage one by one; then a match comes to its end over a damaged entry of results, and is kept."""
    table = Table.at(reader, "double")
    page, url = reader.page, _file(reader, "matches")
    assert page.evaluate(NOTE, [url, BROKEN, SUMMARY]) == []
    assert page.evaluate(KEEP, [url, ODD, {"summary": SUMMARY}]) == []
    table.set_up(seat1="easy", pace="instant", rule_length="20")
    damaged = '{"double":5,"tomy":[{"seats":["human","easy"],"score":[1,0],"winner":0}]}'
    _store(page, "results", damaged)
    table.press_on()
    expect(table.over).to_be_visible()
    assert table.kept[-1]["save"]["summary"]["over"]
    texts: dict[str, str] = page.evaluate("({ ...localStorage })")
    assert damaged in texts.values()
    results = json.loads(next(text for key, text in texts.items() if "-results-" in key and "aside" not in key))
    assert len(results["double"]) == 1
    assert len(results["tomy"]) == 1


def _store(page: Page, name: str, text: str) -> None:
    """Put a text where the page keeps something of this name."""
    place: Any = page.evaluate("new URL(document.querySelector('link[rel=canonical]').href).pathname")
    root = place.split("double/")[0]
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"coup-denvoi-{name}-{root}", text])
