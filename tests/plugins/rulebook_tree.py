"""A miniature book about the toy game: small enough to break in one place at a time."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from markdown import Markdown

from engine.core.rules import rules_of
from engine.core.situations import parse_situations
from site_plugins.rulebook.extension import RulebookExtension
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.read.book import Book, Shelved, read_pages
from site_plugins.rulebook.read.coverage import read_coverage
from site_plugins.rulebook.read.glossary import read_glossary
from site_plugins.rulebook.read.proofs import find_proofs
from site_plugins.rulebook.read.rulings import read_rulings
from tests.core.toy import GAME

RULES = "docs/toy/toy.en.md"
REGLES = "docs/toy/toy.fr.md"
EXTRAS = "docs/toy/extras.en.md"
SITUATIONS = "engine/games/toy/situations.toml"
RULINGS = "engine/games/toy/rulings.toml"
COVERAGE = "engine/games/toy/coverage.toml"
TESTS = "tests/test_toy.py"
GLOSSARY = "docs/glossary.toml"


def _rules(turn: str, take: str, ace: str, throw: str) -> str:
    return f"""# Toy

/// rule | toy.toy.turn
    title: {turn}
    situation: a-throw
    source: 009:2
Draw, then keep the card in **hand** or throw.
///

/// rule | toy.toy.take
    title: {take}
    nothing: only a card moves
    source: 009:4
The card is drawn hidden.
///

/// rule | toy.toy.ace
    title: {ace}
    situations: [an-ace]
    source: 009:4-6

An ace stays in hand, and the hand is hidden. See [the glossary](term:hand).
///

/// rule | toy.toy.throw
    title: {throw}
    situations: [a-throw, an-easy-throw]
    source: 009:8, 10
A double scores.
///
"""


_EXTRAS = """
/// rulings | toy
///

/// coverage | 009
///

/// switches | toy
///

/// glossary
///

/// all-rulings
///
"""

FILES: dict[str, str] = {
    RULES: _rules("A turn", "Taking a card", "An ace", "The throw"),
    REGLES: _rules("Un tour", "Prendre une carte", "Un as", "Le lancer"),
    EXTRAS: "# Extras\n" + _EXTRAS,
    "docs/toy/extras.fr.md": "# Suite\n" + _EXTRAS,
    SITUATIONS: """[a-throw]
rule = "toy.toy.throw"
title = { en = "A throw", fr = "Un lancer" }
play = "turn"
answers = ["king", "throw"]
example = ["22"]
outcome = "scored:0"

[an-ace]
rule = "toy.toy.ace"
title = { en = "An ace", fr = "Un as" }
play = "turn"
answers = ["ace"]
example = ["keep"]
outcome = "nothing"

[an-easy-throw]
rule = "toy.toy.throw"
title = { en = "A six", fr = "Un six" }
play = "throw"
options = { easy = "yes" }
example = ["16"]
outcome = "scored:0"
""",
    RULINGS: """[r1]
origin = "T1"
question = { en = "Does a six score?", fr = "Un six marque-t-il ?" }
answer = { en = "No.", fr = "Non." }
why = { en = "The text names <doubles> only.", fr = "Le texte ne nomme que les doubles." }
status = "text"
rejected = [
    { en = "A six scores: nothing says so.", fr = "Un six marque : rien ne le dit." },
]
source = "009:8"
date = 2026-11-16
rules = ["toy.toy.throw", "toy.toy.turn"]
situation = "an-easy-throw"
switches = ["easy"]
otherwise = [ { set = "easy=no", outcome = "missed" } ]
""",
    COVERAGE: """source = "009"

[lines]
1 = "00000000aa"
2 = "00000000ab"
4 = "00000000ac"
5 = "00000000ad"
6 = "00000000ae"
8 = "00000000af"
10 = "00000000b0"

[[nothing]]
lines = "1"
reason = { en = "The title.", fr = "Le titre." }
""",
    TESTS: """import pytest

pytestmark = pytest.mark.rule("toy.toy.turn")


@pytest.mark.rule("toy.toy.take", "toy.toy.ace")
def test_take() -> None:
    assert True


class TestThrow:
    @pytest.mark.rule("toy.toy.throw")
    def test_double(self) -> None:
        assert True
""",
    GLOSSARY: """[hand]
see = ["ace"]
[hand.en]
term = "hand"
variants = ["the hand"]
definition = "The cards that a player holds."
[hand.fr]
term = "main"
definition = "Les cartes que tient un joueur."

[ace]
[ace.en]
term = "ace"
definition = "The highest card."
[ace.fr]
term = "as"
definition = "La plus haute carte."
""",
}


def plant(root: Path, changes: dict[str, str | None]) -> None:
    """Write the miniature tree, with some of its files as a test wants them; None leaves one out."""
    for name, text in {**FILES, **changes}.items():
        if text is not None:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def grow(root: Path, changes: dict[str, str | None] | None = None) -> Book:
    """The book of the miniature tree."""
    plant(root, changes or {})
    rulings, wrong = read_rulings("toy", RULINGS, (root / RULINGS).read_text(encoding="utf-8"))
    coverage, unclear = read_coverage(COVERAGE, (root / COVERAGE).read_text(encoding="utf-8"))
    glossary, vague = read_glossary(GLOSSARY, (root / GLOSSARY).read_text(encoding="utf-8"))
    proofs, unread = find_proofs(root, root / "tests")
    situations = parse_situations("toy", (root / SITUATIONS).read_text(encoding="utf-8"))
    toy = Shelved(GAME, "engine/games/toy", rules_of("toy"), situations, rulings, (coverage,))
    pages = read_pages(root, root / "docs")
    return Book(root, pages, {"toy": toy}, glossary, proofs, [*wrong, *unclear, *vague, *unread])


def to_html(
    book: Book, text: str, lang: str = "en", url: str = "toy/toy/", *, tooltips: bool = False, game: str = "toy"
) -> str:
    """A page of this book as HTML, as MkDocs would make it."""
    extension = RulebookExtension()
    extension.printed = PrintedPage(book, lang, url, tooltips=tooltips, game=game)
    html: str = Markdown(
        extensions=[extension, "toc", "tables"], extension_configs={"toc": {"permalink": "¶"}}
    ).convert(text)
    return html


def tree(html: str) -> ET.Element:
    """A page as a tree."""
    return ET.fromstring(f"<page>{html}</page>")


def rule(page: ET.Element, id_: str) -> ET.Element:
    """The section of a rule."""
    found = page.find(f".//section[@data-rule='{id_}']")
    assert found is not None
    return found


def text_of(element: ET.Element | None) -> str:
    """The text of an element, its spaces tidied."""
    assert element is not None
    return " ".join("".join(element.itertext()).split())
