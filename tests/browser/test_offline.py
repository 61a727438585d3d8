"""The book on the reader's device: with the server gone every page opens and plays, and a new edition takes over."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine.core.languages import words
from site_plugins.live.offline import write
from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.host import TROUBLES, troubled
from tests.browser.house import LANGUAGES, House, in_language, language_of
from tests.browser.page import PATIENCE, Reader, until
from tests.browser.small import edition_of
from tests.conftest import ROOT

KICK = "penalty-kick"
NEWS = "(a newer edition)"
EDITION = "0123456789ab"
# Asked again and again until it is so: the worker that answers now is the one that we wait for, whoever woke it up, and
# what it would show without a network has this text.
_KEPT = """async ([url, text]) => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || registration.installing || registration.waiting) return false;
  if (registration.active.state !== 'activated' || !navigator.serviceWorker.controller) return false;
  const pages = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const kept of await cache.keys()) {
      if (kept.url.split('?')[0] === url) pages.push(await (await cache.match(kept)).text());
    }
  }
  return pages.some(page => page.includes(text));
}"""
# Asks the worker for every page and then for everything that they name; a few at a time, as a browser does.
_ALL = """async (addresses) => {
  const pages = {}, parts = new Set(), absent = [];
  const each = async (queue, look) => {
    const next = async () => { for (let url; (url = queue.pop()); ) await look(url).catch(() => absent.push(url)); };
    await Promise.all(Array.from({ length: 6 }, next));
  };
  const asked = async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) absent.push(url);
    return answer;
  };
  await each([...addresses], async (url) => {
    const page = new DOMParser().parseFromString(await (await asked(url)).text(), "text/html");
    const canonical = page.querySelector("link[rel=canonical]")?.href;
    pages[url] = [page.documentElement.lang, canonical, Boolean(page.querySelector("h1")?.textContent.trim())];
    for (const part of page.querySelectorAll("script[src], img[src], link[rel=stylesheet], link[rel=modulepreload]")) {
      parts.add(new URL(part.getAttribute("src") ?? part.getAttribute("href"), url).href);
    }
  });
  await each([...parts], asked);
  return { pages, absent };
}"""
_SPOIL_ONE = """async (url) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (await cache.match(url)) await cache.put(url, new Response('spoilt'));
  }
}"""
_UPDATE = "navigator.serviceWorker.getRegistration().then(found => found?.update()).catch(() => {})"


def _kept(reader: Reader, address: str, text: str, seconds: float = PATIENCE / 1000) -> bool:
    """Wait until the device holds the page with this text and its worker answers."""
    return until(reader.page, _KEPT, [reader.house.url + address, text], seconds)


def visit(reader: Reader, address: str = "") -> None:
    """A first visit: one throw, and the book is put by."""
    reader.open(address)
    widget = reader.widget("first-throw" if address in {"", "fr/"} else KICK)
    widget.boot()
    widget.throw()
    expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()
    if reader.sparing:
        reader.page.locator(".ce-keep").click()
    assert _kept(reader, "double/penalty/", "double.penalty.kick")


def _sample(addresses: Sequence[str]) -> list[str]:
    """A quarter of the kinds of pages (the names that end their addresses), each time of another game or language."""
    kinds: dict[str, list[str]] = {}
    for address in addresses:
        kinds.setdefault(address.rstrip("/").rpartition("/")[2], []).append(address)
    return [alike[number % len(alike)] for number, alike in enumerate(kinds.values()) if number % 4 == 0]


def _play(reader: Reader, address: str, lang: str) -> None:
    """Open the page of the penalty kick and play it."""
    reader.open(in_language(address, lang))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), lang))


def test_with_the_server_gone_every_page_opens_and_plays(open_reader: Open, house: House) -> None:
    reader = open_reader(service_workers="allow", sparing=True)
    # Once the server is gone the worker asks it in vain before it turns to the device; that is no fault of the page.
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
    visit(reader)
    house.close()
    found = reader.page.evaluate(_ALL, [house.url + address for address in house.pages])
    assert found["absent"] == []
    assert found["pages"] == {
        house.url + address: [language_of(address), house.url + address, True] for address in house.pages
    }
    for address in _sample(house.pages):
        page = reader.open(address)
        expect(page.locator("html")).to_have_attribute("lang", language_of(address))
        expect(page.locator("h1").first).to_be_visible()
    for lang in LANGUAGES:
        _play(reader, page_of(KICK), lang)
    page = reader.page
    page.goto(house.url + "double/tries")
    page.wait_for_url(house.url + "double/tries/")
    expect(page.locator("h1").first).to_be_visible()
    answer = page.goto(house.url + "no/such/page/")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1").first).to_be_visible()
    reader.watch.forgive("404")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_saves_data_is_asked_before_the_book_is_stored(open_reader: Open, house: House, lang: str) -> None:
    reader = open_reader(service_workers="allow", sparing=True)
    page = reader.open(in_language("double/penalty/", lang))
    cost = json.loads((house.folder / "assets/live/shelf.json").read_text("utf-8"))["wire"]
    button = page.get_by_role("button", name=words(lang)("widgets.page.keep-book", size=round(cost / 1e6)), exact=True)
    expect(button).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert page.evaluate("caches.keys().then(all => all.length)") == 0
    assert len([url for url in reader.watch.requests if url.endswith((".html", "/"))]) == 1
    # It stays from page to page, and once pressed there is nothing more to ask.
    reader.turn_to(in_language("double/tries/", lang))
    button.click()
    assert _kept(reader, "double/penalty/", "double.penalty.kick")
    expect(page.get_by_text(words(lang)("widgets.page.offline-ready")).first).to_be_attached()
    expect(page.locator(".ce-keep")).to_have_count(0)
    reader.open(in_language("double/penalty/", lang))
    assert until(page, "() => Boolean(navigator.serviceWorker.controller)", None)
    expect(page.locator(".ce-keep")).to_have_count(0)


def test_a_book_that_cannot_be_stored_is_offered_again(open_reader: Open) -> None:
    reader = open_reader(service_workers="allow", sparing=True)
    refusing = "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('full'))"
    reader.context.add_init_script(f"if (self.ServiceWorkerContainer) {refusing}")
    page = reader.open("about/")
    button = page.locator(".ce-keep")
    label = button.text_content()
    button.click()
    expect(page.get_by_text(words("en")("widgets.page.book-lost")).first).to_be_attached()
    expect(button).to_have_text(label or "")
    expect(button).to_be_enabled()


@pytest.mark.parametrize("trouble", TROUBLES)
def test_the_stored_book_opens_whatever_ails_the_host(
    open_reader: Open, house: House, little: Path, trouble: str
) -> None:
    """Refused, cut off, silent or busy; with the last stroke of the address and without."""
    house.open(little)
    reader = open_reader(service_workers="allow")
    reader.watch.forgive(r"ERR_CONNECTION|ERR_INTERNET|ERR_EMPTY_RESPONSE|ERR_TIMED_OUT|503|ERR_FAILED")
    reader.open("about/")
    assert _kept(reader, "double/penalty/", "double.penalty.kick")
    house.close()
    with troubled(house.port, trouble):
        for address in ("double/tries/", "double/penalty"):
            page = reader.page
            page.goto(house.url + address)
            assert page.url == house.url + address.rstrip("/") + "/"
            expect(page.locator("link[rel=canonical]")).to_have_attribute("href", page.url)
        page.goto("about:blank")


def test_a_file_of_the_older_edition_is_there_for_its_open_pages(
    open_reader: Open, house: House, little: Path, newer: Path
) -> None:
    """The new worker takes the digests of the files before from the worker before, and serves only what fits them."""
    house.open(little)
    reader = open_reader(service_workers="allow")
    reader.watch.forgive("404")
    page = reader.open("double/penalty/")
    assert _kept(reader, "double/penalty/", "double.penalty.kick")
    (file,) = newer.glob("assets/live/finder.*.js")
    content = file.read_text("utf-8")
    file.unlink()
    write(newer, ROOT / "node_modules", EDITION, "assets/live")
    house.close()
    house.open(newer)
    page.evaluate(_UPDATE)
    assert _kept(reader, "double/penalty/", NEWS)
    url = f"{house.url}assets/live/{file.name}"
    # The browser's own cache knows it too, and is not meant here.
    reader.context.new_cdp_session(page).send("Network.clearBrowserCache")
    assert page.evaluate("url => fetch(url).then(answer => answer.text())", url) == content
    page.evaluate(_SPOIL_ONE, url)
    assert page.evaluate("url => fetch(url).then(answer => answer.status)", url) == 404


@pytest.fixture
def newer(tmp_path: Path, little: Path) -> Path:
    """A newer edition of the small book: one page says something else, and the project's step lists the files anew."""
    site = tmp_path / "site"
    shutil.copytree(little, site)
    for file in site.rglob("*.html"):
        html = file.read_text("utf-8")
        html = html.replace(f'"edition":"{edition_of(little)}"', f'"edition":"{EDITION}"')
        if file == site / "double/penalty/index.html":
            assert "</h1>" in html
            html = html.replace("</h1>", f" {NEWS}</h1>", 1)
        file.write_text(html, "utf-8")
    write(site, ROOT / "node_modules", EDITION, "assets/live")
    return site


def test_a_new_edition_shows_with_the_next_page_and_stays_when_the_server_goes(
    open_reader: Open, house: House, little: Path, newer: Path
) -> None:
    """Every wait is for a state that comes by itself once the update has begun, and the update is begun here."""
    house.open(little)
    reader = open_reader(service_workers="allow")
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
    visit(reader, "double/penalty/")
    house.close()
    house.open(newer)
    page = reader.open("double/penalty/")
    expect(page.locator("h1").first).to_contain_text(NEWS)
    for _ in range(4):
        page.evaluate(_UPDATE)
        if _kept(reader, "double/penalty/", NEWS, PATIENCE / 4000):
            break
        page.reload()
    assert _kept(reader, "double/penalty/", NEWS)
    house.close()
    page = reader.open("double/penalty/")
    expect(page.locator("h1").first).to_contain_text(NEWS)
    _play(reader, page_of(KICK), "en")


def test_an_open_page_of_the_older_edition_plays_on_and_hears_of_the_new_one(
    open_reader: Open, house: House, little: Path, newer: Path
) -> None:
    house.open(little)
    reader = open_reader(service_workers="allow")
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
    visit(reader, "double/penalty/")
    widget = reader.widget(KICK)
    house.close()
    house.open(newer)
    page = reader.page
    page.evaluate(_UPDATE)
    assert _kept(reader, "double/penalty/", NEWS)
    expect(page.get_by_text(widget.say("widgets.page.new-version")).first).to_be_attached()
    widget.look().button(widget.say("widgets.again")).click()
    widget.set_dice((2,))
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))
    # The next page is a whole new load, and nothing of the two editions is mixed.
    page.evaluate("window.sameDocument = true")
    page.evaluate("[...document.querySelectorAll('a')].find(a => a.href.endsWith('/double/tries/')).click()")
    page.wait_for_url(house.url + "double/tries/")
    assert until(page, "() => !window.sameDocument", None)
    reader.lang = "en"
    tries = reader.widget("try-video")
    tries.set_dice((4,))
    tries.expect_told(told(situation_of("try-video").begin(game_of()).send((4,)), "en"))
