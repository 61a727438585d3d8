"""One word for one thing: no page, ruling, sentence or rule's docstring uses a word that the vocabulary avoids."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_plugins.rulebook.check.wording import GLOSSARY, find_words, passages
from site_plugins.rulebook.read.glossary import read_glossary
from site_plugins.rulebook.read.vocabulary import read_manners
from tests.conftest import ROOT

WORDS = """
[roll]
en = { term = "roll", avoid = ["throw* the dice", "dice … thrown"] }
fr = { term = "jet", avoid = [{ word = "un lancer", unless = ["un lancer en touche"] }] }
[half]
games = ["toy"]
en = { term = "half" }
fr = { term = "période", avoid = ["d’une mi-temps"] }
[[manners.en]]
avoid = ["what of"]
instead = "ask the whole question"
"""


def said(root: Path, files: dict[str, str], words: str = WORDS) -> list[str]:
    """What is wrong with the words of a small tree."""
    for name, text in {GLOSSARY: words, **files}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return [str(problem) for problem in find_words(root)]


def test_the_book_uses_its_own_words() -> None:
    assert [str(problem) for problem in find_words(ROOT)] == []


def test_everything_that_people_read_is_looked_at() -> None:
    read = list(passages(ROOT))
    files = {passage.file for passage in read}
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages <= files
    assert {"docs/glossary.toml", "docs/concepts.toml", "engine/words/fr/widgets.toml"} <= files
    for game in ("double", "tomy", "draft", "scrumball", "flair"):
        book = f"engine/games/{game}/book"
        assert {f"{book}/rulings.toml", f"{book}/situations.toml", f"engine/games/{game}/words/fr/board.toml"} <= files
    texts = {(passage.lang, passage.text) for passage in read}
    assert ("fr", "Une carte hors de la zone") not in texts
    assert ("en", "One roll in three loses the ball") in texts
    assert ("fr", "Un jet sur trois perd le ballon") in texts


PLANTED = {
    "a page": (
        "docs/toy/play.en.md",
        "---\ntitle: Toy\nsection: what-of\n---\n\nRoll, then **throw\nthe dice** again.\n",
        "docs/toy/play.en.md:6: 'throw the dice': the book says 'roll'",
    ),
    "a title": (
        "docs/toy/play.en.md",
        "---\ntitle: What of ties?\n---\n",
        "docs/toy/play.en.md:2: 'What of': the book says 'ask the whole question'",
    ),
    "words in between": (
        "docs/toy/play.en.md",
        "The dice that were thrown.\n",
        "docs/toy/play.en.md:1: 'dice that were thrown': the book says 'roll'",
    ),
    "a ruling": (
        "engine/games/toy/book/rulings.toml",
        '[r1]\nquestion = { en = "A half?", fr = "La durée d\'une mi‑temps ?" }\n',
        "engine/games/toy/book/rulings.toml:2: \"d'une mi‑temps\": the book says 'période'",
    ),
    "a sentence": (
        "engine/words/en/core.toml",
        '[a]\nb = "{seat} throws the\\u00a0dice."\n',
        "engine/words/en/core.toml:2: 'throws the dice': the book says 'roll'",
    ),
    "a long sentence": (
        "engine/words/fr/core.toml",
        'b = """\nPuis\nun lancer.\n"""\n',
        "engine/words/fr/core.toml:3: 'un lancer': the book says 'jet'",
    ),
    "a docstring": (
        "engine/games/toy/rules/dice.py",
        '"""Dice."""\n\n\ndef roll() -> None:\n    """Throw the dice."""\n',
        "engine/games/toy/rules/dice.py:5: 'Throw the dice': the book says 'roll'",
    ),
    "an example of the Lab": (
        "site_plugins/live/lab/examples/toy.txt",
        'import engine\nprint("Un lancer.") #fr\nprint("Un lancer.") #en\n',
        "site_plugins/live/lab/examples/toy.txt:2: 'Un lancer': the book says 'jet'",
    ),
    "a definition": (
        "docs/other.toml",
        '[a.fr]\nsays = "Un lancer."\n',
        "docs/other.toml:2: 'Un lancer': the book says 'jet'",
    ),
}


@pytest.mark.parametrize("where", PLANTED)
def test_a_word_to_avoid_is_told_with_its_line_and_the_word_to_use(where: str, tmp_path: Path) -> None:
    file, text, problem = PLANTED[where]
    assert said(tmp_path, {file: text}) == [problem]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("docs/toy/play.en.md", "The side throwing in rolls the dice. Whatever of it."),
        ("docs/toy/play.en.md", "See `throw the dice`, and [this](throw the dice.md).\n\n```\nthrow the dice\n```\n"),
        ("docs/toy/play.fr.md", "Throw the dice; un lancer en touche."),
        ("docs/other/play.fr.md", "D’une mi-temps à l’autre."),
        ("engine/words/en/core.toml", 'a = "throw {what} the dice"\n'),
        ("docs/other.toml", '[a.fr]\naliases = ["un lancer"]\n'),
    ],
)
def test_what_is_no_use_of_the_word_is_let_be(file: str, text: str, tmp_path: Path) -> None:
    assert said(tmp_path, {file: text}) == []


def test_an_exception_is_said_in_one_place_with_its_reason(tmp_path: Path) -> None:
    file, text, _ = PLANTED["a page"]
    allowed = f'[[exceptions]]\nfile = "{file}"\nword = "throw* the dice"\nwhy = "It is the word of the box."\n'
    assert said(tmp_path, {file: text}, WORDS + allowed) == []
    assert said(tmp_path, {file: "Nothing."}, WORDS + allowed) == [
        f"{GLOSSARY}:12: {file} no longer uses 'throw* the dice'"
    ]
    unknown = allowed.replace("throw* the dice", "toss")
    assert f"{GLOSSARY}:12: no term avoids 'toss'" in said(tmp_path, {file: text}, WORDS + unknown)
    assert f"{GLOSSARY}:12: why is missing" in said(tmp_path, {file: text}, WORDS + allowed.partition("why")[0])


def test_mistakes_in_the_lists_are_told_with_their_lines() -> None:
    _, problems = read_glossary(GLOSSARY, WORDS.replace('["throw* the dice", "dice … thrown"]', '"throw"'))
    assert [problem.reason for problem in problems] == ["avoid is no list of words"]
    _, problems = read_glossary(GLOSSARY, WORDS.replace("unless =", "but ="))
    assert [problem.reason for problem in problems] == ["there is no field 'but' here: use word, games, unless"]
    _, _, found = read_manners(
        GLOSSARY, WORDS.replace("manners.en", "manners.de").replace('instead = "ask', 'use = "ask')
    )
    assert [problem.reason for problem in found] == [
        "there is no field 'use' here: use avoid, instead",
        "'de' is no language of the book",
        "instead is missing",
    ]


def test_the_words_that_readers_type_lead_to_the_terms() -> None:
    terms, problems = read_glossary(GLOSSARY, (ROOT / GLOSSARY).read_text(encoding="utf-8"))
    assert problems == ()
    assert sum(len(entry.aliases) for term in terms.values() for entry in term.entries.values()) >= 150
    for lang, typed, term in (
        ("en", "lineout", "line-out"),
        ("en", "knock on", "knock-on"),
        ("en", "dropout", "drop-out"),
        ("fr", "placage", "tackle"),
        ("fr", "22", "twenty-two"),
        ("fr", "touche", "line-out"),
    ):
        assert typed in terms[term].entries[lang].aliases
