"""The pages of the rulebook: Markdown in, HTML out."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from site_plugins.rulebook.extension import finished
from site_plugins.rulebook.print.printed_page import base_url
from site_plugins.rulebook.read.book import Book
from tests.plugins.rulebook_tree import (
    EXTRAS,
    FILES,
    GLOSSARY,
    REGLES,
    RULES,
    RULINGS,
    grow,
    rule,
    text_of,
    to_html,
    tree,
)


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """The miniature book."""
    return grow(tmp_path)


def ids(html: str) -> list[str]:
    """Every id of a page, in order."""
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.extend(value or "" for name, value in attrs if name == "id")

    Reader().feed(html)
    return found


def test_a_rule_is_a_section_with_its_text_its_source_and_its_situation(book: Book) -> None:
    section = rule(tree(to_html(book, FILES[RULES])), "toy.toy.throw")
    assert section.get("class") == "ce-rule"
    text, play = section
    assert (text.get("class"), play.get("class")) == ("ce-rule__text", "ce-rule__play")
    assert text_of(text.find("p")) == "A double scores."
    source = text_of(text.find(".//p[@class='ce-rule__source']"))
    assert source == "ruling · Rules of Toy, lines 8 and 10 · Played by toy.py · 1 test"
    link = text.find(".//p[@class='ce-rule__source']/a")
    assert link is not None
    assert link.get("href") == "../../toy/extras/#l8"


def test_a_rule_in_french_speaks_french(book: Book) -> None:
    section = rule(tree(to_html(book, FILES[REGLES], "fr")), "toy.toy.throw")
    source = text_of(section.find(".//p[@class='ce-rule__source']"))
    assert source == "décision · Règles de Toy, lignes 8 et 10 · Jouée par toy.py · 1 test"
    assert text_of(section.find(".//details/summary")) == "Décision 1 Un six marque-t-il ?"


def test_a_rule_that_the_text_decides_says_so_and_one_without_situation_says_why(book: Book) -> None:
    section = rule(tree(to_html(book, FILES[RULES])), "toy.toy.take")
    badge = section.find(".//span[@class='ce-badge']")
    assert badge is not None
    assert (badge.get("data-kind"), badge.text) == ("text", "text")
    assert badge.get("title") == "The text says so, in the lines cited here."
    assert text_of(section.find(".//p[@class='ce-rule__nothing']")) == "Nothing to play here: only a card moves"
    assert len(section) == 1


def test_a_rebuilt_rule_says_so(tmp_path: Path) -> None:
    book = grow(tmp_path, {RULINGS: FILES[RULINGS].replace('status = "text"', 'status = "rebuilt"')})
    badge = rule(tree(to_html(book, FILES[RULES])), "toy.toy.throw").find(".//span[@class='ce-badge']")
    assert badge is not None
    assert badge.text == "rebuilt"


def test_headings_follow_the_page_and_carry_the_permalink(book: Book) -> None:
    page = tree(to_html(book, FILES[RULES]))
    heading = rule(page, "toy.toy.throw").find("./div/h2")
    assert heading is not None
    assert heading.get("id") == "toy.toy.throw"
    permalink = heading.find("a")
    assert permalink is not None
    assert permalink.get("href") == "#toy.toy.throw"
    deeper = tree(to_html(book, FILES[RULES].replace("# Toy\n", "# Toy\n\n## Part\n")))
    assert rule(deeper, "toy.toy.throw").find("./div/h3") is not None


def test_a_ruling_stands_in_place_and_its_address_stands_once(book: Book) -> None:
    html = to_html(book, FILES[RULES])
    found = tree(html).findall(".//details[@class='ce-ruling']")
    assert [one.get("id") for one in found] == ["ruling-toy-r1", None]
    summary, answer, why, _, rejected, elsewhere, more = found[0]
    assert text_of(summary) == "Ruling 1 Does a six score?"
    assert text_of(answer) == "No."
    assert text_of(why) == "The text names <doubles> only. Decided by the text itself, 16 November 2026."
    assert text_of(rejected) == "A six scores: nothing says so."
    assert [link.get("href") for link in (*more, *elsewhere)] == [
        "../../toy/extras/#r1",
        "../../toy/toy/#s-toy-an-easy-throw",
    ]
    assert len(ids(html)) == len(set(ids(html)))


def test_a_situation_is_drawn_once_on_a_page_and_linked_to_afterwards(book: Book) -> None:
    page = tree(to_html(book, FILES[RULES]))
    frames = [frame.get("data-frame") for frame in page.iter() if frame.get("data-frame")]
    assert frames == ["toy/a-throw", "toy/an-ace", "toy/an-easy-throw"]
    again = rule(page, "toy.toy.throw").find(".//p[@class='ce-rule__elsewhere']/a")
    assert again is not None
    assert (again.text, again.get("href")) == ("A throw", "#s-toy-a-throw")


def test_a_finished_page_has_the_ids_on_its_sections_and_its_situations_drawn(book: Book) -> None:
    html = finished(
        to_html(book, FILES[RULES]),
        lambda game, situation: f'<div id="s-{game}-{situation}">drawn</div>',
        lambda game: f"a match of {game}",
    )
    assert '<section class="ce-rule" id="toy.toy.throw" data-rule="toy.toy.throw">' in html
    assert '<h2 class="ce-rule__title">' in html
    assert '<div class="ce-situation"><div id="s-toy-an-ace">drawn</div></div>' in html
    assert "data-frame" not in html
    assert len(ids(html)) == len(set(ids(html)))


def test_a_situation_away_from_its_rule(book: Book) -> None:
    html = to_html(book, "/// situation | toy/an-ace\n///\n")
    assert html == '<div class="ce-situation-block">\n<div class="ce-situation" data-frame="toy/an-ace"></div>\n</div>'


def test_the_page_of_rulings_tells_everything_about_each(book: Book) -> None:
    page = tree(to_html(book, FILES[EXTRAS], url="toy/extras/"))
    entry = page.find(".//section[@data-ruling='toy/r1']")
    assert entry is not None
    heading = entry.find("./div/h2")
    assert heading is not None
    assert heading.get("id") == "r1"
    said = text_of(entry)
    for part in (
        "r1. Does a six score?",
        "No.",
        "Why: The text names <doubles> only.",
        "Rejected readings: A six scores: nothing says so.",
        "Your table may choose: Easy? no yes",
        "Bears on: The throw, A turn",
        "Rules of Toy, line 8 · Decided by the text itself, 16 November 2026.",
    ):
        assert part in said
    assert [link.get("href") for link in entry.findall(".//div[@class='ce-rule__meta']/p/a")] == [
        "../../toy/toy/#toy.toy.throw",
        "../../toy/toy/#toy.toy.turn",
        "../../toy/extras/#l8",
    ]
    assert entry.find(".//div[@data-frame='toy/an-easy-throw']") is not None


def test_coverage_answers_for_every_line(book: Book) -> None:
    page = tree(to_html(book, FILES[EXTRAS], url="toy/extras/"))
    counts = text_of(page.find(".//p[@class='ce-coverage__counts']"))
    assert counts == "7 lines: 6 have their rules, 1 have nothing to play and say why, 0 gaps."
    rows = {text_of(row[0]): row for row in page.findall(".//div[@class='ce-coverage']//tbody/tr")}
    assert list(rows) == ["1", "2", "4", "5–6", "8, 10"]
    assert text_of(rows["1"][1]) == "The title."
    assert text_of(rows["5–6"][1]) == "An ace toy.py · 1 situation · 1 test"
    assert [link.get("href") for link in rows["4"].iter("a")] == [
        "../../toy/toy/#toy.toy.take",
        "../../toy/toy/#toy.toy.ace",
    ]
    assert [place.get("id") for place in rows["8, 10"][0]] == ["l8", "l10"]


def test_what_a_table_may_choose_is_a_list_of_links(book: Book) -> None:
    page = tree(to_html(book, FILES[EXTRAS], "fr", "toy/extras/"))
    (shown,) = page.findall(".//div[@class='ce-switches']")
    assert text_of(shown.find("p")) == "Règles maison"
    (question,) = shown.iter("li")
    assert question.get("id") == "switch-easy"
    link = question.find("a")
    assert link is not None
    assert text_of(link) == "Easy?"
    assert link.get("href", "").endswith("#toy-easy")


def test_the_glossary_is_sorted_and_its_terms_lead_to_each_other(book: Book) -> None:
    page = tree(to_html(book, FILES[EXTRAS], url="toy/extras/"))
    terms = page.findall(".//section[@class='ce-glossary__term']")
    assert [term.find("h2").get("id") for term in terms] == ["ace", "hand"]  # type: ignore[union-attr]
    assert text_of(terms[1].find("p")) == "The cards that a player holds."
    assert text_of(terms[1].find("p[@class='ce-glossary__see']")) == "See also: ace"


def test_terms_are_sorted_as_people_would(tmp_path: Path) -> None:
    terms = ["zèbre", "50-22", "éclair", "5", "22", "fin", "essai"]
    entries = (
        f'[t{n}.en]\nterm = "{term}"\ndefinition = "x"\n[t{n}.fr]\nterm = "{term}"\ndefinition = "x"\n'
        for n, term in enumerate(terms)
    )
    book = grow(tmp_path, {GLOSSARY: "\n".join(entries)})
    page = tree(to_html(book, "/// glossary\n///\n", "fr"))
    assert [heading.text for heading in page.iter("h2")] == ["5", "22", "50-22", "éclair", "essai", "fin", "zèbre"]


def test_unknown_names_print_nothing_rather_than_fall_over(book: Book) -> None:
    text = "/// rulings | ludo\n///\n\n/// coverage | 1\n///\n\n/// switches | x\n///\n\n/// situation | toy/x\n///\n"
    assert text_of(tree(to_html(book, text))) == ""
    html = to_html(
        book, "/// rule | toy.toy.nowhere\n    title: T\n    situation: gone\n    source: 008:1\nText.\n///\n"
    )
    assert "Text." in html
    assert "ce-rule__play" not in html


@pytest.mark.parametrize(("url", "base"), [("", "./"), ("double/", "../"), ("double/penalty/", "../../")])
def test_the_way_back_to_the_root(url: str, base: str) -> None:
    assert base_url(url) == base


def test_a_word_that_belongs_to_one_game_is_explained_there_only(tmp_path: Path) -> None:
    file = FILES[GLOSSARY].replace('see = ["ace"]', 'see = ["ace"]\ngames = ["double"]')
    book = grow(tmp_path, {GLOSSARY: file})
    text = "An ace in the hand."
    assert not book.problems
    terms = [
        [one.get("href", "").partition("#")[2] for one in tree(html).iter("a")]
        for html in (to_html(book, text, tooltips=True, game=""), to_html(book, text, tooltips=True, game="toy"))
    ]
    assert terms == [["ace", "hand"], ["ace"]]
