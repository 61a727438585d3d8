"""The covers and the first page: a game at a glance, something to play at once, and ways that lead where they say."""

from __future__ import annotations

import re
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core.languages import words
from engine.core.record import Record
from engine.games import SHELF
from tests.browser.conftest import Open
from tests.browser.expected import game_of, situation_of
from tests.browser.house import LANGUAGES, House, Reading, in_language
from tests.browser.page import Reader, until

MOST_WORDS = 60
MOST_ON_THE_FIRST_PAGE = 41
EACH = [pytest.param(game, lang, id=f"{game}-{lang}") for game in SHELF for lang in LANGUAGES]
# All that one could read before the first thing to play, seen or only heard.
_BEFORE = """() => {
  const article = document.querySelector('article'), first = article.querySelector('[data-live]');
  const range = document.createRange();
  range.setStart(article, 0);
  range.setEndBefore(first);
  const part = range.cloneContents();
  for (const gone of part.querySelectorAll('.headerlink, .ce-term__def, script, svg')) gone.remove();
  return [...part.querySelectorAll('*')].length ? part.textContent : '';
}"""
# Boxes of a chart that run into another or over the edge, whose words stick out, or which no finger can hit.
_OUT = """() => {
  const chart = document.querySelector('.ce-turnchart').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.ce-turnchart a')].map(a => ({ a, at: a.getBoundingClientRect() }));
  return boxes.filter(({ a, at }, n) =>
    at.height < 24 || a.scrollWidth > a.clientWidth + 1 || a.scrollHeight > a.clientHeight + 1 ||
    at.left < chart.left - 1 || at.right > chart.right + 1 ||
    boxes.slice(n + 1).some(({ at: other }) =>
      at.left < other.right && other.left < at.right && at.top < other.bottom && other.top < at.bottom),
  ).map(({ a }) => a.textContent);
}"""
# Whether what may come of a step stands beside it.
_BESIDE = """() => {
  const [step, way] = document.querySelectorAll('.ce-turnchart a');
  return way.getBoundingClientRect().left >= step.getBoundingClientRect().right;
}"""


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:[’'.,-][^\W_]+)*", text)


def _leads(page: Page, links: Locator) -> list[str]:
    """Where links lead, below the page that they stand on."""
    here = page.evaluate("new URL('.', location).href")
    return [link.evaluate("a => a.href").removeprefix(here) for link in links.all()]


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_a_cover_is_soon_played(shared_reader: Open, game: str, lang: str) -> None:
    page = shared_reader(sparing=True).open(in_language(f"{game}/", lang))
    before = page.evaluate(_BEFORE)
    assert 20 <= len(_words(before)) <= MOST_WORDS, before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_is_soon_played_and_helps_to_choose(shared_reader: Open, lang: str) -> None:
    page = shared_reader(sparing=True).open(in_language("", lang))
    assert len(_words(page.evaluate(_BEFORE))) <= MOST_ON_THE_FIRST_PAGE
    buttons = page.locator(".ce-hero a.ce-button")
    expect(buttons).to_have_count(2)
    assert _leads(page, buttons) == ["double/learn/", "double/play/"]
    shelf = page.locator(".ce-games__game")
    expect(shelf).to_have_count(len(SHELF))
    for game, entry in zip(SHELF, shelf.all(), strict=True):
        expect(entry.locator("dl.ce-facts dd")).to_have_count(5)
        assert _leads(page, entry.locator("a.ce-button")) == [f"{game}/learn/", f"{game}/play/"]


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_a_cover_has_its_facts_and_no_statistics(shared_reader: Open, game: str, lang: str) -> None:
    reader = shared_reader(sparing=True)
    said = reader.open(in_language("", lang)).locator(f"[data-game={game}] dl.ce-facts").inner_text()
    page = reader.open(in_language(f"{game}/", lang))
    facts = page.locator("dl.ce-facts")
    expect(facts).to_have_count(1)
    # What the shelf says of a game is what its cover says.
    assert facts.inner_text().split() == said.split()
    expect(page.locator(".ce-effect")).to_have_count(0)
    assert "±" not in page.locator("article").inner_text()


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_the_chart_fits_and_leads_to_rules_that_exist(shared_reader: Open, house: House, game: str, lang: str) -> None:
    page = shared_reader(sparing=True).open(in_language(f"{game}/", lang))
    for width, beside in ((1440, True), (390, False), (320, False)):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(_BESIDE) is beside
        assert page.evaluate(_OUT) == []
    links = page.locator(".ce-turnchart a").all()
    assert len(links) >= 6
    for link in links:
        target, place = urldefrag(link.evaluate("a => a.href").removeprefix(house.url))
        assert not place or place in Reading(house.file(target).read_text("utf-8")).ids


def test_the_chart_leads_on_without_a_new_page(open_reader: Open, house: House) -> None:
    """Its links are links like all others: also on a cover that instant navigation has brought."""
    page = open_reader().open("about/")
    page.evaluate("() => { window.stays = true; }")
    page.locator("a[href$='/flair/'], a[href$='../flair/']").first.evaluate("link => link.click()")
    expect(page.locator(".ce-turnchart")).to_be_visible()
    page.locator(".ce-turnchart__way").first.click()
    _lands(page, house, "flair/advance/", "flair.advance.ten-metres")
    assert page.evaluate("() => window.stays") is True


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_cover_contents_and_folio_count_the_same_chapters(shared_reader: Open, game: str, lang: str) -> None:
    page = shared_reader(sparing=True).open(in_language(f"{game}/", lang))
    listed = page.locator(".ce-contents li")
    numbers = [int(entry.get_attribute("value") or 0) for entry in listed.all()]
    titles = [entry.inner_text() for entry in page.locator(".ce-contents__title").all()]
    assert numbers == list(range(1, len(numbers) + 1))
    column = [entry.inner_text() for entry in page.locator("#ce-nav .ce-nav__book--open li > a").all()]
    # What one does before one reads: learn, play, answer questions.
    aside = column.index(titles[0])
    assert column[:2] == [words(lang)("cover.learn"), words(lang)("cover.play")]
    assert aside == 3
    assert column[aside : aside + len(titles)] == titles
    after = page.locator(".ce-turn__link--next")
    expect(after.locator(".ce-turn__title")).to_have_text(titles[0])
    after.click()
    expect(page.locator("h1")).to_have_text(re.compile(re.escape(titles[0].split()[-1])))
    say = words(lang)
    folio = f"{say('theme.chapter')} 1 {say('theme.of')} {len(titles)}"
    expect(page.locator(".ce-running__folio")).to_have_text(folio)


def _lands(page: Page, house: House, address: str, place: str) -> None:
    page.wait_for_url(re.compile(re.escape(house.url + address + "#" + place)))
    expect(page.locator(f"[id='{place}']")).to_be_in_viewport()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("place", "home"),
    [
        ("flair.restarts.mark", "flair/kicks/"),
        ("flair.restarts.mark-kick", "flair/kicks/"),
        ("flair.restarts.five-metres", "flair/tackle/"),
        ("flair.restarts.twenty-two", "flair/tackle/"),
        ("flair.restarts.no-defence", "flair/tackle/"),
        ("s-flair-twenty-two", "flair/tackle/"),
        ("flair.restarts.drop-out", "flair/restarts/"),
    ],
)
def test_the_old_address_of_a_paragraph_leads_to_it(
    shared_reader: Open, house: House, place: str, home: str, lang: str
) -> None:
    page = shared_reader(sparing=True).open(in_language(f"flair/restarts/#{place}", lang))
    _lands(page, house, in_language(home, lang), place)


def test_an_old_link_to_a_moved_situation_still_shows_its_position(reader: Reader, house: House) -> None:
    situation = situation_of("twenty-two", "flair")
    start = situation.begin(game_of("flair"))
    assert start.ask is not None
    after = start.send(start.ask.parse(situation.example[0]))
    page = reader.open(f"flair/restarts/#s-flair-twenty-two:{Record.of(after).link()}")
    page.wait_for_url(re.compile(r"flair/tackle/#s-flair-twenty-two:"))
    assert until(page, "() => document.querySelector('#s-flair-twenty-two .ce-story')?.textContent.length > 0", None)


def test_the_old_address_works_without_a_server(open_reader: Open, house: House) -> None:
    reader = open_reader(service_workers="allow")
    reader.watch.forgive(r"ERR_CONNECTION|ERR_INTERNET|ERR_FAILED")
    page = reader.open("about/")
    kept = """async (url) => { for (const name of await caches.keys()) if (await (await caches.open(name)).match(url,
      { ignoreSearch: true })) return Boolean(navigator.serviceWorker.controller); return false; }"""
    assert until(page, kept, f"{house.url}flair/kicks/")
    house.close()
    reader.open("flair/restarts/#flair.restarts.mark")
    _lands(page, house, "flair/kicks/", "flair.restarts.mark")


def test_the_old_address_works_without_a_script(open_reader: Open) -> None:
    page = open_reader(java_script_enabled=False).open("flair/restarts/#flair.restarts.mark")
    left = page.locator("[id='flair.restarts.mark']")
    expect(left).to_be_visible()
    assert (left.get_attribute("href") or "").endswith("/flair/kicks/#flair.restarts.mark")


def test_the_first_situation_of_flair_goes_on_to_the_tackle(shared_reader: Open) -> None:
    """What a newcomer presses first is no dead end: a stand-in, a card, and the defence is asked."""
    reader = shared_reader()
    reader.open("flair/")
    widget = reader.widget("play-card", "flair")
    position = situation_of("play-card", "flair").begin(game_of("flair"))
    for option in ("relay:3", "12:advance"):
        assert position.ask is not None
        widget.answer(position.ask, option)
        position = position.send(option)
        expect(widget.question).to_be_visible()
    assert position.ask is not None
    assert position.ask.rule == "flair.tackle.choice"
