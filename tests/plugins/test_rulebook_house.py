"""House rules in the book: what they change, the line beside a rule, and the page where a table picks its own."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine.bots.effects import Effect, Mean
from engine.core.languages import words
from engine.games import SHELF, load
from site_plugins.rulebook.read.book import Book
from site_plugins.rulebook.read.house_effects import HouseEffects, read_house_effects
from tests import whole_book
from tests.core.toy import GAME
from tests.plugins.rulebook_tree import FILES, REGLES, RULES, grow, rule, text_of, to_html, tree

WEIGHED = HouseEffects(4000, {("easy", "yes"): Effect(4000, 1000, Mean(1.5, 0.1), Mean(0, 0.01), Mean(-0.1, 0.01))})
PAGE = {f"docs/house.{lang}.md": "# House\n\n/// house\n///\n" for lang in ("en", "fr")}
FOUND = {"version": GAME.version, "matches": 5, "switches": {"easy": {"yes": None}}}


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """The miniature book with its page of house rules, and what its one switch changes."""
    grown = grow(tmp_path, dict(PAGE))
    toy = grown.games["toy"]._replace(house_effects=WEIGHED)
    return Book(grown.root, grown.pages, {"toy": toy}, grown.glossary, grown.proofs, grown.problems)


def house(book: Book, lang: str = "en") -> ET.Element:
    """The page of house rules."""
    return tree(to_html(book, PAGE[f"docs/house.{lang}.md"], lang, "house/"))


def test_a_setting_says_what_it_changes_but_not_on_a_cover(book: Book) -> None:
    for text in ("/// rulings | toy\n///\n", "/// house\n///\n"):
        page = tree(to_html(book, text))
        (sampled, exact) = [text_of(one) for one in page.iter("span") if one.get("class") == "ce-effect"]
        assert sampled.startswith("Comes up in 25% (± 1) of matches; 1.5 (± 0.2) points a side more; play 10% (± 2)")
        # The odds of the situation that plays its ruling are no sample.
        assert exact.startswith("Exact, in the situation “A six”: ")
        assert "4/9 instead of 1/6" in exact
    assert "Sampled: 4,000 matches between two medium players" in text_of(house(book))
    cover = text_of(tree(to_html(book, "/// switches | toy\n///\n")))
    assert "Easy?" in cover
    assert not any(word in cover for word in ("Comes up", "Sampled", "±", "Exact"))


def test_in_french_too(book: Book) -> None:
    said = text_of(house(book, "fr"))
    assert "Survient dans 25\u202f% (±\u00a01) des matchs" in said or "Survient dans 25 % (± 1) des matchs" in said
    assert "Estimé sur" in said


@pytest.mark.parametrize(
    ("lang", "file", "said"), [("en", RULES, "At your table: "), ("fr", REGLES, "À votre table : ")]
)
def test_a_rule_carries_the_line_that_a_table_s_own_rule_shows(book: Book, lang: str, file: str, said: str) -> None:
    page = tree(to_html(book, FILES[file], lang))
    lines = [one for one in rule(page, "toy.toy.throw").iter("p") if one.get("data-at-table")]
    assert [one.get("data-at-table") for one in lines] == ["toy/easy"]
    (way,) = lines[0]
    assert lines[0].get("hidden") == ""
    assert way.get("href") == "../../house/#toy-easy"
    assert text_of(way).startswith(said)
    assert [(one.get("data-value"), one.get("hidden")) for one in way] == [("yes", "")]
    assert not [one for one in rule(page, "toy.toy.turn").iter("p") if one.get("data-at-table")]


def test_the_page_is_a_whole_reference_without_a_script(book: Book) -> None:
    page = house(book)
    (field,) = page.iter("fieldset")
    assert field.get("data-house") == "toy/easy"
    assert field.get("data-book") == "no"
    buttons = list(field.iter("input"))
    assert [(one.get("value"), one.get("hidden")) for one in buttons] == [("no", ""), ("yes", "")]
    assert [one.get("value") for one in buttons if one.get("checked") is not None] == ["no"]
    links = {one.get("href"): text_of(one) for one in field.iter("a")}
    assert links == {"../toy/extras/#r1": "Ruling 1", "../toy/toy/#toy.toy.throw": "The throw"}
    hidden = [one.get("class") for one in page.iter("div") if one.get("hidden") is not None]
    assert {"ce-agree__bar", "ce-agree__offer"} <= set(hidden)


def test_all_that_the_script_says_stands_in_the_page(book: Book, root: Path) -> None:
    script = (root / "site_plugins/live/assets/scripts/house.js").read_text("utf-8")
    for lang in ("en", "fr"):
        (form,) = house(book, lang).iter("form")
        said = json.loads(form.get("data-agree", ""))
        assert said == words(lang).all("book.house.script")
        assert all(said.values())
        assert all(f".{name}" in script for name in said)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "this cannot be read"),
        ("[]", "this cannot be read"),
        (json.dumps(FOUND | {"version": "0"}), "this was found with rules '0'"),
        (json.dumps(FOUND | {"switches": {}}), "easy=yes has not been weighed"),
        (json.dumps(FOUND | {"switches": {"easy": {"yes": None, "gone": None}}}), "easy=gone is no setting"),
    ],
)
def test_stale_figures_stop_the_build(text: str, reason: str) -> None:
    _, (problem,) = read_house_effects(GAME, "effects.json", text)
    assert problem.reason.startswith(reason)
    assert problem.reason.endswith("run `make effects`")


def test_good_figures_are_read() -> None:
    assert read_house_effects(GAME, "effects.json", json.dumps(FOUND)) == (HouseEffects(5, {("easy", "yes"): None}), ())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_switch_of_every_game_can_be_picked(lang: str) -> None:
    page = tree(to_html(whole_book.book(), "/// house\n///\n", lang, "house/"))
    fields = {one.get("data-house"): one for one in page.iter("fieldset")}
    for game in SHELF:
        text = load(game).text(lang)
        for house_rule in load(game).house_rules:
            field = fields.pop(f"{game}/{house_rule.key}")
            values = [one.get("value") for one in field.iter("input")]
            own = [one for one in field.iter("input") if one.get("data-own") is not None]
            if house_rule.read is None:
                assert sorted(map(str, values)) == sorted(house_rule.allowed)
                assert not own
            else:
                assert values == [house_rule.default, ""]
                assert own[0].get("disabled") is not None
                assert any("#s-" in one.get("href", "") for one in field.iter("a")), "where it is written"
            effects = [one for one in field.iter("span") if one.get("class") == "ce-effect"]
            assert len(effects) >= len(house_rule.allowed) - 1
            assert text.house_rule(house_rule.key).rstrip("?\u202f ") in text_of(field.find("legend"))
    assert not fields
