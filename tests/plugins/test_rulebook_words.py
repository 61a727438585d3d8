"""Terms explained where they are met, and the words that the plugin says itself."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from engine.core.languages import LANGUAGES, words
from site_plugins.rulebook.print.sentences import in_words, lines, source
from site_plugins.rulebook.read.glossary import Finder, read_glossary
from tests.plugins.rulebook_tree import FILES, RULES, grow, rule, text_of, to_html, tree


def test_a_term_is_explained_once_in_each_rule_and_once_on_the_rest_of_the_page(tmp_path: Path) -> None:
    text = FILES[RULES].replace("# Toy\n", "# The hand\n\nYour hand, and the Hand again.\n")
    page = tree(to_html(grow(tmp_path), text, tooltips=True))
    assert [term.text for term in page.findall("./p//a[@class='ce-term']")] == ["hand"]
    assert [term.text for term in rule(page, "toy.toy.turn").iter("a") if term.get("class") == "ce-term"] == ["hand"]
    assert [term.text for term in rule(page, "toy.toy.ace").iter("a") if term.get("class") == "ce-term"] == [
        "ace",
        "hand",
        "the glossary",
    ]
    assert page.find("./h1//a[@class='ce-term']") is None


def test_an_explained_term_is_reached_by_keyboard_and_described_to_screen_readers(tmp_path: Path) -> None:
    page = tree(to_html(grow(tmp_path), "Your hand.", tooltips=True))
    link, note = page.findall("./p/span/*")
    assert (link.tag, link.text, link.get("href")) == ("a", "hand", "../../toy/extras/#hand")
    assert note.get("role") == "tooltip"
    assert note.get("id") == link.get("aria-describedby")
    assert note.get("hidden") is not None
    assert note.text == "The cards that a player holds."
    assert text_of(page) == "Your handThe cards that a player holds.."


def test_a_term_named_outright_is_explained_on_any_page(tmp_path: Path) -> None:
    page = tree(to_html(grow(tmp_path), "All [the cards](term:hand) of a *player*, my hand."))
    assert [term.text for term in page.iter("a")] == ["the cards"]
    assert text_of(page).endswith("of a player, my hand.")


def test_code_links_headings_and_tables_are_left_alone(tmp_path: Path) -> None:
    text = "## A hand\n\n`hand` [my hand](https://example.org)\n\n| hand |\n|---|\n| hand |\n\n- **hand**, tail hand\n"
    page = tree(to_html(grow(tmp_path), text, tooltips=True))
    explained = [term for term in page.iter("a") if term.get("class") == "ce-term"]
    assert len(explained) == 1
    assert page.find("./ul/li/strong/span/a") is explained[0]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a coup d’envoi", ["kick-off"]),
        ("a coup d'envoi", ["kick-off"]),
        ("a coup\u00a0d’envoi", ["kick-off"]),
        ("knock\u2011on", ["knock"]),
        ("the KNOCK-ON", ["knock"]),
        ("knock-ons", []),
        ("contre-knock-on", []),
        ("the 22 of them", []),
        ("in the 22", ["twenty-two"]),
        ("knock-on effect", ["effect"]),
    ],
)
def test_terms_are_found_whatever_their_apostrophes_hyphens_and_case(text: str, found: list[str]) -> None:
    file = """
[kick-off]
fr = { term = "x", definition = "x" }
en = { term = "coup d’envoi", definition = "x" }
[knock]
fr = { term = "y", definition = "x" }
en = { term = "knock-on", definition = "x" }
[effect]
fr = { term = "z", definition = "x" }
en = { term = "knock-on effect", definition = "x" }
[twenty-two]
fr = { term = "w", definition = "x" }
en = { term = "22", only_variants = true, variants = ["in the 22"], definition = "x" }
"""
    terms, problems = read_glossary("glossary.toml", file)
    assert problems == ()
    assert [term for _, _, term in Finder(terms, "en").find(text)] == found


def test_a_game_may_mean_something_of_its_own() -> None:
    file = """
[hand]
games = ["dice"]
fr = { term = "main", definition = "x" }
en = { term = "hand", definition = "x" }
[cards]
games = ["cards"]
fr = { term = "jeu", definition = "x" }
en = { term = "hand", definition = "x" }
[tackle]
fr = { term = "plaquage", definition = "x" }
en = { term = "tackle", definition = "x" }
[rush]
games = ["cards"]
fr = { term = "ruée", definition = "x" }
en = { term = "tackle", definition = "x" }
"""
    terms, problems = read_glossary("glossary.toml", file)
    assert problems == ()

    def found(game: str) -> list[str]:
        return [term for _, _, term in Finder(terms, "en", game).find("a hand, a tackle")]

    assert found("dice") == ["hand", "tackle"]
    assert found("cards") == ["cards", "rush"]
    assert found("other") == ["tackle"]
    _, problems = read_glossary("glossary.toml", file.replace('["dice"]', '["dice", "cards"]'))
    assert [problem.reason for problem in problems] == ["'hand' stands for both 'hand' and 'cards' in 'en'"]


def test_a_word_that_needs_no_explaining_is_kept_for_its_words_alone() -> None:
    file = """
[round]
fr = { term = "manche", aliases = ["ronde"], avoid = ["lancer double"] }
en = { term = "round", aliases = ["rounds of play"] }
"""
    terms, problems = read_glossary("glossary.toml", file)
    assert problems == ()
    assert not terms["round"].explained
    assert terms["round"].entries["fr"].aliases == ("ronde",)
    assert Finder(terms, "en").find("a round") == []
    _, problems = read_glossary("glossary.toml", file.replace("[round]", '[round]\nsee = ["round"]'))
    assert [problem.reason for problem in problems] == [
        "the term 'round' sends the reader to 'round', which is not explained"
    ]


def test_lines_and_days_in_words() -> None:
    english, french = words("en"), words("fr")
    assert lines([(3, 3)], english) == "line 3"
    assert lines([(3, 5), (9, 9)], english) == "lines 3 to 5 and 9"
    assert lines([(3, 4)], english) == "lines 3 and 4"
    assert lines([(3, 5), (7, 7), (9, 9)], french) == "lignes 3 à 5, 7 et 9"
    assert in_words(date(2026, 11, 16), english) == "16 November 2026"
    assert in_words(date(2026, 8, 1), french) == "1er août 2026"
    counts = french("book.coverage-counts", lines=3, covered=2, explained=1, gaps=0)
    assert counts.startswith("3 lignes\u00a0: 2 ont leurs règles")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_badge_and_status_has_its_words(lang: str) -> None:
    from site_plugins.rulebook.read.rulings import STATUSES

    say = words(lang)
    assert len({say(f"book.statuses.{status}") for status in STATUSES}) == len(STATUSES)
    for kind in ("text", "ruling", "rebuilt"):
        assert say(f"book.badges.{kind}")
        assert say(f"book.meanings.{kind}").endswith(".")
    with pytest.raises(KeyError):
        say("book.statuses.rumour")


def test_a_french_article_melts_into_the_word_before_it() -> None:
    french = words("fr")
    assert source("Les dés", [(3, 3)], french).startswith("Règles des dés,")
    assert source("Le duel", [(3, 3)], french).startswith("Règles du duel,")
    assert source("Double", [(3, 3)], french).startswith("Règles de Double,")
