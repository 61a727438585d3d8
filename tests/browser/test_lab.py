"""The Lab: examples run at a click, texts are kept, shared and stopped, and nothing else of the site gets looser."""

from __future__ import annotations

import re
from html import unescape

import pytest
from playwright.sync_api import expect

from engine.core.languages import words
from site_plugins.live.lab import examples
from tests.browser.bench import AGAIN, Bench, at_bench
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, House, in_language
from tests.browser.page import Reader, until
from tests.browser.test_pages import _axe
from tests.conftest import ROOT

FULL = "() => performance.getEntriesByType('navigation').length && !window.here"


def plain(html: str) -> list[str]:
    """What a reader can read of some HTML, word by word."""
    return unescape(re.sub(r"<[^>]+>", " ", html)).split()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_runs_at_a_click_and_says_what_cpython_said(reader: Reader, lang: str) -> None:
    page = reader.open(in_language("lab/", lang))
    for name in examples.NAMES:
        bench = Bench(page, name, lang).run()
        expect(bench.status).to_have_text(words(lang)("lab.script.done"))
        shown = plain(bench.out.inner_html())
        expected = [word for _, what in examples.result(name, lang) for word in plain(what)]
        assert shown == expected


def test_a_press_that_comes_early_is_kept(reader: Reader) -> None:
    page = reader.open("lab/", wait_until="commit")
    bench = Bench(page, "duel")
    bench.button("Run").click()
    assert until(page, AGAIN, ["duel", 0])
    expect(bench.out.locator(".lab-chart")).to_be_visible()


def test_who_saves_data_gets_python_with_the_first_run(open_reader: Open) -> None:
    reader = open_reader(sparing=True)
    bench = at_bench(reader)
    bench.page.wait_for_timeout(500)
    assert not [url for url in reader.watch.requests if url.endswith(".wasm")]
    bench.run()
    expect(bench.out.locator(".lab-chart")).to_be_visible()


# A page that has much else to do: what it wants to do now and then comes late.
BUSY = "{ const real = setInterval; window.setInterval = (act, ms, ...more) => real(act, ms + 4000, ...more); }"


@pytest.mark.parametrize("busy", [False, True])
def test_a_start_that_fails_says_so_and_is_tried_again(reader: Reader, busy: bool) -> None:
    """Nothing else complains of it, however soon it fails and however late the page comes to look."""
    reader.watch.forgive(r"lab\.[0-9a-f]{10}\.bin|ERR_FAILED|Failed to fetch")
    if busy:
        reader.context.add_init_script(BUSY)
    reader.context.route("**/lab.*.bin", lambda route: route.abort())
    bench = at_bench(reader).write("print('at last')")
    expect(bench.status).to_contain_text(bench.say("lab.script.failed"))
    reader.context.unroute("**/lab.*.bin")
    bench.run()
    assert bench.shown == "at last"


def test_a_text_is_kept_reset_and_found_again(reader: Reader) -> None:
    bench = at_bench(reader).write("print(6 * 7)")
    bench.run()
    assert bench.shown == "42"
    assert until(bench.page, "() => Object.values(localStorage).some(kept => kept.includes('print(6 * 7)'))", None)
    bench = at_bench(reader)
    assert bench.source == "print(6 * 7)"
    bench.button("Reset").click()
    assert bench.source.startswith("from collections import Counter")
    bench.button(bench.say("lab.script.back")).click()
    assert bench.source == "print(6 * 7)"
    bench.button("Reset").click()
    bench.page.reload()
    bench = at_bench(reader)
    assert bench.source.startswith("from collections import Counter")
    # The way back outlives the visit.
    expect(bench.button(bench.say("lab.script.back"))).to_be_visible()


def test_a_link_carries_a_text_and_does_not_run_it(open_reader: Open) -> None:
    giver = open_reader(permissions=["clipboard-read", "clipboard-write"])
    bench = at_bench(giver, "bot").write("print('é', 1 < 2)")
    bench.button("Copy link").click()
    expect(bench.status).to_have_text(bench.say("lab.script.copied"))
    link: str = bench.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{giver.house.url}lab/#lab=bot.")
    taker = open_reader()
    mine = at_bench(taker, "bot").write("print('mine')")
    assert until(mine.page, "() => Object.values(localStorage).some(kept => kept.includes('mine'))", None)
    taker.open("about/")
    bench = at_bench(taker, "bot", hash_="#" + link.partition("#")[2])
    assert bench.source == "print('é', 1 < 2)"
    expect(bench.note).to_contain_text(bench.say("lab.script.linked"))
    assert bench.root.get_attribute("data-ran") is None
    bench.run()
    assert bench.shown == "é True"
    bench.button(bench.say("lab.script.back")).click()
    assert bench.source == "print('mine')"


@pytest.mark.parametrize("hash_", ["#lab=bot.AAAA", "#lab=bot", "#lab=nobody.y0jNycnXUSguSUxOBQA", "#lab=bot.%%%"])
def test_a_damaged_link_gets_a_sentence_and_loses_nothing(reader: Reader, hash_: str) -> None:
    name = "duel" if "nobody" in hash_ else "bot"
    bench = at_bench(reader, name, hash_=hash_)
    expect(bench.note).to_have_text(bench.say("lab.script.link_lost"))
    assert bench.source.split() == examples.source(name, "en").split()


def test_an_endless_loop_is_stopped_and_python_runs_again(reader: Reader) -> None:
    bench = at_bench(reader).write("print('on and on')\nwhile True:\n    pass")
    bench.button("Run").click()
    expect(bench.out).to_contain_text("on and on")
    other = Bench(bench.page, "penalty")
    expect(other.button("Run")).to_be_disabled()
    bench.button("Stop").click()
    expect(bench.status).to_contain_text("Stopped")
    expect(bench.button("Run")).to_be_focused()
    # Its own text and its past are still there, and so is Python.
    bench.page.keyboard.press("Shift+Tab")
    bench.write("print('again')").run()
    assert bench.shown == "again"
    other.run()
    expect(other.out.locator("table")).to_be_visible()


def test_a_flood_of_text_does_not_drown_the_page(reader: Reader) -> None:
    bench = at_bench(reader).write("while True:\n    print('x' * 200)")
    bench.button("Run").click()
    expect(bench.out).to_contain_text("(There was more, but a page holds only so much.)")
    bench.button("Stop").click()
    expect(bench.status).to_contain_text("Python is ready again")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_shows_its_line(reader: Reader, lang: str) -> None:
    bench = at_bench(reader, "bot", lang).write("import engine\n\ndef f():\n    engine.load('chess')\n\nf()")
    bench.run()
    told = bench.out.locator(".lab__error")
    expect(told).to_contain_text("Line 4, in f" if lang == "en" else "Ligne 4, dans f")
    expect(told).to_contain_text("chess")
    expect(bench.status).to_have_text(words(lang)("lab.script.wrong"))


def test_the_usual_library_is_there(reader: Reader) -> None:
    modules = "bisect collections csv dataclasses datetime decimal enum fractions functools heapq itertools json math"
    modules += " operator pprint random re statistics string textwrap time typing asyncio html urllib.parse copy"
    bench = at_bench(reader).write(f"for name in {modules.split()!r}:\n    __import__(name)\nprint('all')").run()
    assert bench.shown == "all"
    bench.write("from dataclasses import dataclass\n@dataclass\nclass A:\n    x: int = 1\nprint(A(2))").run()
    assert bench.shown == "A(x=2)"


def test_the_keyboard_runs_indents_and_leaves(reader: Reader) -> None:
    bench = at_bench(reader).write("if True:")
    for key in ("Enter", "a"):
        bench.page.keyboard.press(key)
    bench.page.keyboard.press("Control+a")
    bench.page.keyboard.insert_text("print('by keys')")
    bench.page.keyboard.press("Control+Enter")
    expect(bench.out).to_have_text("by keys\n")
    bench.page.keyboard.press("Home")
    bench.page.keyboard.press("Tab")
    assert bench.source == "    print('by keys')"
    bench.page.keyboard.press("Escape")
    bench.page.keyboard.press("Tab")
    expect(bench.button("Run")).to_be_focused()


def test_the_page_takes_no_focus_and_asks_no_questions(reader: Reader) -> None:
    bench = at_bench(reader)
    bench.page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    assert bench.page.evaluate("document.activeElement === document.body && scrollY < 1000")
    bench.write("import time\nwhile True:\n    time.sleep(0.01)")
    bench.page.keyboard.press("Control+Enter")
    expect(bench.button("Stop")).to_be_visible()
    bench.page.keyboard.press("Control+Enter")
    bench.button("Stop").click()


def test_a_device_that_keeps_nothing_is_told_and_all_goes_on(reader: Reader) -> None:
    reader.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    bench = at_bench(reader).write("print('on')")
    expect(bench.status).to_have_text(bench.say("lab.script.not_kept"))
    bench.run()
    assert bench.shown == "on"


def test_a_drawing_brings_nothing_but_a_drawing(reader: Reader) -> None:
    bench = at_bench(reader).write(
        "from lab.chart import Picture\nfrom lab import show\n"
        'show(Picture(\'<figure class="md-overlay lab-chart" onclick="x()"><script>1</script><a href="//x">a</a>'
        '<img src="x"/><svg viewBox="0 0 1 1"><text x="1" style="color:red">t</text></svg></figure>\', ""))'
    )
    bench.run()
    assert bench.out.inner_html() == (
        '<figure class="lab-chart"><svg viewBox="0 0 1 1"><text x="1">t</text></svg></figure>'
    )


def test_ways_in_and_out_are_full_loads(reader: Reader) -> None:
    page = reader.open("about/")
    page.evaluate("window.here = true")
    page.locator(".ce-foot").get_by_role("link", name="Lab", exact=True).click()
    page.wait_for_url(reader.house.url + "lab/")
    assert until(page, FULL, None)
    bench = Bench(page, "duel").run()
    expect(bench.out.locator(".lab-chart")).to_be_visible()
    page.evaluate("window.here = true")
    page.locator(".ce-foot").get_by_role("link", name="About", exact=True).click()
    page.wait_for_url(reader.house.url + "about/")
    assert until(page, FULL, None)
    # A link that nobody has marked, as those of the search: the page loads itself again.
    page.evaluate("window.here = true")
    reader.follow("lab/")
    assert until(page, FULL, None)
    Bench(page, "duel").run()
    page.evaluate("window.here = true")
    reader.follow("glossary/")
    assert until(page, FULL, None)


def test_only_the_lab_has_the_labs_policy(house: House) -> None:
    policies: dict[str, set[str]] = {}
    for address in house.pages:
        found = re.search(r'Security-Policy" content="([^"]*)"', house.file(address).read_text("utf-8"))
        assert found, address
        policies.setdefault(found[1], set()).add(address)
    (loose,) = (policy for policy in policies if "'unsafe-eval'" in policy or "blob:" in policy)
    assert policies.pop(loose) == {"lab/", "fr/lab/"}
    assert len(policies) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_script_the_texts_and_their_results_are_there(open_reader: Open, lang: str) -> None:
    page = open_reader(java_script_enabled=False).open(in_language("lab/", lang))
    for name in examples.NAMES:
        bench = Bench(page, name, lang)
        assert bench.root.locator(".lab__code").inner_text().split() == examples.source(name, lang).split()
        expect(bench.out.locator("svg, table").first).to_be_visible()
        expect(bench.root.locator(".lab__tools")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_after_a_run_and_an_error(open_reader: Open, scheme: str) -> None:
    reader = open_reader(color_scheme=scheme)
    bench = at_bench(reader)
    for name in examples.NAMES:
        Bench(bench.page, name).run()
    bench.write("1 / 0  # remark\nx = 'text'").run()
    bench.button("Reset").click()
    expect(bench.note).to_be_visible()
    assert not _axe(bench.page)


def test_other_pages_fetch_nothing_of_the_lab(reader: Reader) -> None:
    reader.open("")
    reader.widget("first-throw").boot()
    mine = {
        path.name
        for path in (ROOT / "site/assets/live").glob("*")
        if path.name.startswith(("lab", "core", "codemirror"))
    }
    assert len(mine) > 10
    assert not [url for url in reader.watch.requests if url.rpartition("/")[2] in mine]


def test_the_lab_runs_with_the_network_cut(open_reader: Open, house: House) -> None:
    reader = open_reader(service_workers="allow")
    page = reader.open("")
    script = """async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && Boolean(navigator.serviceWorker.controller);
    }"""
    assert until(page, script, None)
    reader.watch.forgive(r"ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource")
    house.close()
    try:
        for lang in LANGUAGES:
            bench = at_bench(reader, "duel", lang).run()
            expect(bench.out.locator(".lab-chart")).to_be_visible()
    finally:
        house.open()
