"""The finder as readers use it: from the head of any page, by keyboard, by touch, offline, and at the referee's."""

from __future__ import annotations

import re
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Page, expect

from engine.core.languages import words
from engine.games import SHELF
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, House, in_language, language_of
from tests.browser.page import Reader, until
from tests.browser.test_offline import visit
from tests.browser.test_pages import AXE, DARK_PHONE, DESK, PHONE
from tests.finder.finding import indexes

FIELD = ".ce-search__field"
HIT = ".ce-search .ce-hit"
STATUS = ".ce-search [data-find-status]"
DROP = "5-3-Double: can he block my drop with any double?"
_FOCUS = "([id]) => document.activeElement?.id === id"
_FAULTS = """async () => (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations
  .map(each => each.id + ': ' + each.nodes.map(node => node.target.join(' ')).join(', '))"""


def look(page: Page, typed: str) -> None:
    """Come to the search by its key, and type."""
    page.keyboard.press("/")
    page.keyboard.type(typed)
    expect(page.locator(HIT).first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "at", "typed", "wanted", "kind"),
    [
        ("en", "about/", DROP, "double/rulings/#r19", "ruling"),
        ("fr", "about/", "scrumball 6 partout en melee", "scrumball/rulings/#r8", "ruling"),
        ("en", "scrumball/", "lineout who wins on a tie", "scrumball/lineout/#scrumball.lineout.duel", "rule"),
        ("fr", "flair/tackle/", "hors jeu", "flair/ruck/#flair.ruck.offside", "rule"),
        ("en", "flair/", "mêlée", "flair/scrum/", "page"),
    ],
)
def test_a_question_leads_to_the_very_paragraph(
    shared_reader: Open, lang: str, at: str, typed: str, wanted: str, kind: str
) -> None:
    """By the keyboard alone; the page is not loaded anew, and the focus is where the reader is."""
    reader = shared_reader(sparing=True)
    page = reader.open(in_language(at, lang))
    page.evaluate("window.sameDocument = true")
    look(page, typed)
    first = page.locator(HIT).first
    expect(first).to_have_attribute("href", reader.house.url + in_language(wanted, lang))
    expect(first.locator(".ce-hit__kind")).to_contain_text(words(lang)(f"finder.kinds.{kind}"))
    expect(first.locator(".ce-hit__game")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(first).to_have_attribute("aria-selected", "true")
    expect(page.locator(FIELD)).to_have_attribute("aria-activedescendant", "ce-hits-0")
    page.keyboard.press("Enter")
    page.wait_for_url(reader.house.url + in_language(wanted, lang))
    anchor = wanted.partition("#")[2]
    if anchor:
        expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()
        assert until(page, _FOCUS, [anchor])
    else:
        expect(page.locator("main h1")).to_be_focused()
    assert page.evaluate("window.sameDocument")
    expect(page.locator(".ce-search__panel")).to_be_hidden()


def test_a_hit_on_the_same_page_takes_the_focus_there(shared_reader: Open) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open("double/rulings/")
    look(page, "two yellows make a red")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"double/rulings/#r20$"))
    assert until(page, _FOCUS, ["r20"])
    expect(page.locator("#r20")).to_be_in_viewport()


def test_the_arrows_go_round_and_escape_closes(shared_reader: Open) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open("")
    look(page, "penalty")
    field, hits = page.locator(FIELD), page.locator(HIT)
    expect(field).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowUp")
    expect(hits.last).to_have_attribute("aria-selected", "true")
    expect(hits.last).to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{HIT}[aria-selected=true]")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(hits.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".ce-search__panel")).to_be_hidden()
    expect(field).to_have_attribute("aria-expanded", "false")
    expect(field).to_have_value("penalty")
    page.keyboard.press("ArrowDown")
    expect(hits.first).to_be_visible()
    # A press elsewhere closes it too.
    page.locator("main h1").click()
    expect(page.locator(".ce-search__panel")).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_answered_is_said_in_the_readers_words(shared_reader: Open, lang: str) -> None:
    reader = shared_reader(sparing=True)
    say = words(lang).all("finder.says")
    page = reader.open(in_language("", lang))
    field, status = page.locator(FIELD), page.locator(STATUS)
    field.fill("zzzzzz")
    expect(status).to_have_text(say["none"])
    expect(page.locator(HIT)).to_have_count(0)
    field.fill({"en": "what is it", "fr": "que est ce"}[lang])
    expect(status).to_have_text(say["vague"])
    field.fill("scrum " * 2000)
    expect(status).to_contain_text(say["cut"])
    expect(page.locator(HIT).first).to_be_visible()
    field.fill("<img src=x onerror=alert(1)> <b>scrum</b>")
    expect(page.locator(HIT).first).to_be_visible()
    expect(page.locator(".ce-search__panel :is(img, b)")).to_have_count(0)
    field.fill("scrum")
    expect(status).to_have_text(re.compile(r"\d"))


@pytest.mark.parametrize(
    ("lang", "typed", "wanted"),
    [
        ("en", "que faire si aucun des deux joueurs ne peut poser", "draft/rulings/#r6"),
        ("fr", "what if neither player can lay a card", "draft/rulings/#r6"),
    ],
)
def test_a_question_in_the_other_language_is_answered_in_the_readers(
    shared_reader: Open, lang: str, typed: str, wanted: str
) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open(in_language("", lang))
    look(page, typed)
    other = next(each for each in LANGUAGES if each != lang)
    expect(page.locator(STATUS)).to_contain_text(words(lang)(f"finder.by.{other}"))
    expect(page.locator(HIT).first).to_have_attribute("href", reader.house.url + in_language(wanted, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_it_is_a_sheet_that_one_can_leave(shared_reader: Open, lang: str) -> None:
    reader = shared_reader(sparing=True, **PHONE)
    page = reader.open(in_language("scrumball/scrum/", lang))
    expect(page.locator(FIELD)).not_to_be_in_viewport()
    page.locator(".ce-search__open").tap()
    field = page.locator(FIELD)
    expect(field).to_be_focused()
    page.keyboard.type({"en": "6 all in a scrum", "fr": "6 partout en melee"}[lang])
    first = page.locator(HIT).first
    expect(first).to_be_visible()
    box = first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-find-leave]").tap()
    expect(field).not_to_be_in_viewport()
    expect(page.locator(".ce-search__open")).to_be_focused()
    page.locator(".ce-search__open").tap()
    page.keyboard.type({"en": "6 all in a scrum", "fr": "6 partout en melee"}[lang])
    first.tap()
    # In either language the rule itself or its ruling: both say it.
    page.wait_for_url(re.compile(r"scrumball/(rulings/#r8|scrum/#scrumball\.scrum\.six)$"))
    place = urldefrag(page.url).fragment
    expect(page.locator(f"[id='{place}']")).to_be_in_viewport()
    expect(field).not_to_be_in_viewport()


@pytest.mark.parametrize("options", [DESK, DARK_PHONE], ids=["desk", "dark phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_hits_is_accessible(shared_reader: Open, lang: str, options: dict[str, object]) -> None:
    page = shared_reader(sparing=True, **options).open(in_language("double/tries/", lang))
    if "is_mobile" in options:
        page.locator(".ce-search__open").click()
    look(page, "drop")
    page.keyboard.press("ArrowDown")
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(_FAULTS) == []


def test_without_a_network_it_answers_all_the_same(open_reader: Open, house: House) -> None:
    """The index is put by with the book."""
    reader = open_reader(service_workers="allow", sparing=True)
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
    visit(reader)
    house.close()
    page = reader.open("fr/flair/ruck/")
    look(page, "scrumball : mêlée à égalité")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/fr/scrumball/"))
    expect(page.locator("main h1")).to_be_visible()


def test_it_costs_nothing_until_somebody_comes_to_it(reader: Reader) -> None:
    page = reader.open("double/tries/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(300)
    assert not [url for url in asked if "finder" in url]
    page.locator(FIELD).focus()
    assert until(
        page, "() => performance.getEntriesByType('resource').some(each => each.name.includes('finder-en'))", None
    )
    assert not [url for url in asked if "finder-fr" in url]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_referee_finds_rules_and_moments(reader: Reader, lang: str) -> None:
    page = reader.open(in_language("referee/", lang))
    box, hits = page.locator("#ce-find"), page.locator(".ce-find .ce-hit")
    for typed, wanted in (
        ("flair/r25", r"flair/rulings/#r25$"),
        ("tackle.interception", r"/tackle/#(flair|scrumball)\.tackle\.interception$"),
        ("PENALTY KICK 5-3-double", r"double/penalty/#double\.penalty\.(kick|award)$|referee/#s-referee:q1double"),
        ("deblayage", r"flair/ruck/#flair\.ruck\.clear-out$|referee/#s-referee:q1flair"),
    ):
        box.fill(typed)
        expect(hits.first).to_have_attribute("href", re.compile(wanted))
    box.fill({"en": "scrumball conversion", "fr": "scrumball transformation"}[lang])
    moment = page.locator(".ce-find .ce-hit", has=page.locator("[data-kind=moment]")).first
    expect(moment).to_be_visible()
    moment.click()
    expect(page.locator("#s-referee [name=game]").first).to_have_value("scrumball")
    box.fill("zzzzz")
    expect(page.locator(".ce-find [data-find-status]")).to_have_text(words(lang)("finder.says.none"))


def test_every_hit_leads_to_a_place_that_exists(house: House) -> None:
    """Each address of both indexes is that of a page of the site, and its anchor stands there."""
    anchors: dict[str, set[str]] = {}
    lost = []
    for lang, index in indexes().items():
        for *_, url in index["documents"]:
            address, _, anchor = in_language(url, lang).partition("#")
            if address not in anchors:
                file = house.folder / address / "index.html"
                html = file.read_text(encoding="utf-8") if file.is_file() else ""
                anchors[address] = set(re.findall(r'\sid="([^"]+)"', html)) | {""} if html else set()
            if anchor.partition(":")[0] not in anchors[address]:
                lost.append(f"{address}#{anchor}")
    assert lost == []
    assert {language_of(address) for address in anchors} == set(LANGUAGES)
    assert {address.partition("/")[0] for address in anchors} >= set(SHELF)
