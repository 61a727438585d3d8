"""The rulings as a reader at a table finds them: by the form, by the search, and from a line of the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.core.languages import words
from engine.games import SHELF
from site_plugins.rulebook.read.rulings import Ruling
from site_plugins.rulebook.read.topics import TOPICS
from tests.browser.conftest import Open
from tests.browser.expected import page_of
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader
from tests.rulings.test_rulings import RULINGS


def counted(rulings: list[Ruling]) -> re.Pattern[str]:
    """How many rulings and notes the form says are left, in either language."""
    notes = sum(ruling.is_note for ruling in rulings)
    return re.compile(rf"^\D+\b{len(rulings) - notes}\D+\b{notes}\.$")


ALL = counted(RULINGS)
PHONE = {"width": 360, "height": 740}
IN_ORDER = sorted(RULINGS, key=lambda ruling: (SHELF.index(ruling.game), TOPICS.index(ruling.topic)))
"""As the page has them: by game and topic."""


def left(page: Page) -> list[str]:
    """The rulings that are still to be seen."""
    found: list[str] = page.locator(".ce-verdict:visible").evaluate_all("all => all.map(one => one.id)")
    return found


def search(page: Page, words: str) -> list[str]:
    """Type into the site's search, and where its first results lead."""
    page.keyboard.press("/")
    page.keyboard.type(words)
    found = page.get_by_role("search").get_by_role("option")
    expect(found.first).to_be_visible()
    links: list[str] = found.evaluate_all("all => all.map(one => one.href)")
    return links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_finds_a_ruling_and_keeps_the_question_in_the_address(shared_reader: Open, lang: str) -> None:
    reader = shared_reader(sparing=True, viewport=PHONE)
    page = reader.open(in_language("rulings/", lang))
    count = page.locator(".ce-filter output")
    expect(count).to_have_text(ALL)
    page.locator("[name=game]").select_option("flair")
    page.locator("[name=topic]").select_option("scrum")
    wanted = [ruling for ruling in RULINGS if (ruling.game, ruling.topic) == ("flair", "scrum")]
    assert left(page) == [ruling.name for ruling in wanted]
    expect(count).to_have_text(counted(wanted))
    assert page.url == reader.house.url + in_language("rulings/?game=flair&topic=scrum", lang)
    page.locator("[name=kind]").select_option("ruling")
    decided = [ruling for ruling in wanted if not ruling.is_note]
    assert left(page) == [ruling.name for ruling in decided]
    expect(count).to_have_text(counted(decided))
    page.locator("[name=kind]").select_option("")
    page.locator("[name=status]").select_option("balance")
    balanced = [ruling.name for ruling in decided if ruling.status == "balance"]
    assert "flair/r37" in balanced
    assert left(page) == balanced
    # What was asked is in the address: whoever opens it sees the same.
    page.reload()
    expect(count).to_have_text(counted([ruling for ruling in decided if ruling.name in balanced]))
    assert left(page) == balanced
    page.locator(".ce-filter [type=reset]").click()
    expect(count).to_have_text(ALL)
    assert page.url == reader.house.url + in_language("rulings/", lang)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    ("lang", "words", "found"),
    [
        ("en", "flair/r25", "flair/r25"),
        ("en", "pick-and-go nearer", "flair/r67"),
        ("en", "nobody can play", "draft/r6"),
        ("en", "double: block my drop with any double?", "double/r19"),
        ("en", "deux jaunes font-ils un rouge", "double/r20"),
        ("fr", "melee six partout", "scrumball/r8"),
        ("fr", "what if neither player can lay a card", "draft/r6"),
    ],
)
def test_words_are_found_in_either_language_and_need_not_all_be_there(
    shared_reader: Open, lang: str, words: str, found: str
) -> None:
    page = shared_reader(sparing=True).open(in_language("rulings/", lang))
    expect(page.locator(".ce-filter output")).to_have_text(ALL)
    page.locator("[name=q]").fill(words)
    expect(page.locator(".ce-verdict:visible").first).to_have_attribute("id", found)
    expect(page.locator(".ce-filter output")).not_to_have_text(ALL)
    assert len(left(page)) <= 40
    # The words are in the address, and go with it.
    page.goto(page.url)
    expect(page.locator(".ce-verdict:visible").first).to_have_attribute("id", found)
    page.locator(".ce-filter [type=reset]").click()
    expect(page.locator(".ce-filter output")).to_have_text(ALL)
    assert left(page) == [ruling.name for ruling in IN_ORDER]


def test_a_number_is_found_in_every_game_and_nonsense_in_none(shared_reader: Open) -> None:
    page = shared_reader(sparing=True).open("rulings/")
    page.locator("[name=q]").fill("r25")
    named = [ruling.name for ruling in RULINGS if ruling.id == "r25"]
    expect(page.locator(".ce-verdict:visible")).to_have_count(len(named))
    assert sorted(left(page)) == sorted(named)
    page.locator("[name=q]").fill("zzzzzz")
    expect(page.locator(".ce-filter output")).to_contain_text("No ruling or note matches")
    assert left(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_question_without_end_the_beginning_is_read_and_kept(shared_reader: Open, lang: str) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open(in_language("rulings/", lang))
    page.locator("[name=q]").fill("scrum <b>scrum</b> " * 550)
    expect(page.locator(".ce-filter output")).to_contain_text(words(lang)("finder.says.cut"))
    assert left(page)
    assert page.locator(".ce-filter output b").count() == 0
    assert len(page.url) < 1000
    shown = left(page)
    page.reload()
    expect(page.locator(".ce-verdict:visible").first).to_have_attribute("id", shown[0])


def test_the_form_lives_after_instant_navigation_and_ignores_what_it_does_not_know(shared_reader: Open) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open("glossary/")
    page.evaluate("window.sameDocument = true")
    page.locator(".ce-head__links a", has_text="Rulings").click()
    page.wait_for_url(reader.house.url + "rulings/")
    expect(page.locator(".ce-filter output")).to_have_text(ALL)
    assert page.evaluate("window.sameDocument")
    page.goto(reader.house.url + "rulings/?game=chess&topic=scrum#flair/r26")
    about = [ruling for ruling in RULINGS if ruling.topic == "scrum"]
    expect(page.locator(".ce-filter output")).to_have_text(counted(about))
    assert left(page) == [ruling.name for ruling in about]


def test_without_a_script_the_page_is_a_whole_reference(open_reader: Open) -> None:
    page = open_reader(java_script_enabled=False).open("fr/rulings/")
    expect(page.locator(".ce-verdict")).to_have_count(len(RULINGS))
    expect(page.locator(".ce-filter")).to_be_hidden()
    page.locator("[id='flair/r25'] .ce-verdict__question a").click()
    page.wait_for_url(re.compile(r"/fr/flair/rulings/#r25$"))


@pytest.mark.parametrize(
    ("lang", "words", "ruling"),
    [
        ("en", "flair/r25", "flair/rulings/#r25"),
        ("en", "r74", "flair/rulings/#r74"),
        ("en", "pick-and-go ends nearer than five", "flair/rulings/#r67"),
        ("en", "avantage hors-jeu", "flair/rulings/#r64"),
        ("fr", "flair/r25", "flair/rulings/#r25"),
        ("fr", "advantage offside itself", "flair/rulings/#r64"),
    ],
)
def test_the_search_finds_a_ruling(shared_reader: Open, lang: str, words: str, ruling: str) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open(in_language("about/", lang))
    wanted = reader.house.url + in_language(ruling, lang)
    assert any(
        link.startswith(wanted.partition("#")[0]) and link.endswith(wanted.partition("#")[2])
        for link in search(page, words)
    )


def test_a_line_of_the_log_leads_to_the_ruling_that_decided_it(reader: Reader) -> None:
    page = reader.open(page_of("drop-blocked"))
    widget = reader.widget("drop-blocked")
    widget.set_dice((5, 5))
    mark = widget.root.locator(".ce-story .ce-ruled")
    expect(mark).to_have_text("r19 ruling")
    mark.click()
    page.wait_for_url(re.compile(r"double/rulings/#r19$"))
    expect(page.locator("[id='r19']")).to_be_in_viewport()
    assert reader.boots == 1
