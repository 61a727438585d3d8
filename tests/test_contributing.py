"""The contributor pages cannot rot: the files they name exist, the code they show is there, both languages agree."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import PurePosixPath

import pytest

from engine.core.situations import Malformed, Situation, parse_situations, verify
from engine.games import load
from site_plugins.rulebook.check.rulings import (
    every_event_of_a_ruling_is_logged,
    every_ruling_holds,
    every_ruling_turns_a_reading_down,
)
from site_plugins.rulebook.check.whole_book import (
    every_line_is_covered,
    every_paragraph_has_its_situation,
    every_rule_has_its_paragraph,
    every_rule_has_its_test,
    every_situation_is_shown,
)
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.book import Book, Shelved, read_book
from site_plugins.rulebook.read.rulings import read_rulings
from tests.conftest import ROOT
from tests.contributing import LANGUAGES, NAMES, PAGES, Page
from tests.rulings import test_rulings

EVERY = pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.file.name)
FILES = {
    name
    for name in subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    .stdout.split("\0")
    if name and (ROOT / name).is_file()
}  # fmt: skip
FOLDERS = {str(above) for name in FILES for above in PurePosixPath(name).parents}
SCRIPTS = ROOT / "site_plugins/live/assets/scripts"
NEW = "duel"
"""The game that the walk about a new game makes from the skeleton."""
BARE = {PurePosixPath(name).name for name in FILES}


def exists(path: str) -> bool:
    """Whether a path leads to something of the project, or to what the skeleton makes of it; `<…>` may be anything."""
    return leads(path) or leads(f"engine/skeleton/{path.replace(NEW, 'newgame')}")


def leads(path: str) -> bool:
    """Whether a path leads to a file or a folder."""
    known = FILES | FOLDERS if "/" in path else FILES | BARE
    plain = path.rstrip("/")
    if "<" not in plain and "*" not in plain:
        return plain in known or any(name.endswith(f"/{plain}") for name in known)
    pattern = re.compile("[^/]+".join(re.escape(part) for part in re.split(r"<[^>]*>|\*", plain)))
    return any(pattern.fullmatch(name) for name in known)


@EVERY
def test_every_file_that_a_page_names_exists(page: Page) -> None:
    """What a build or a command brings about is named in the page's front matter, as `appears: […]`."""
    lost = [path for path in page.named if not path.startswith(page.appears or ("\0",)) and not exists(path)]
    assert not lost


@EVERY
def test_nothing_is_said_to_appear_that_is_there(page: Page) -> None:
    assert not [place for place in page.appears if exists(place)]


@EVERY
def test_the_code_that_a_page_shows_stands_in_its_file(page: Page) -> None:
    """A fence whose title is a file shows pieces of it, in its order and word for word."""
    for fence in page.fences:
        if not fence.is_excerpt or fence.title.startswith(page.appears or ("\0",)):
            continue
        assert fence.title in FILES, f"{page.file.name} shows {fence.title}, which is no file"
        rest = "\n" + (ROOT / fence.title).read_text("utf-8")
        for piece in fence.pieces:
            _, found, rest = rest.partition(f"\n{piece}\n")
            assert found, f"{page.file.name}: {fence.title} no longer holds:\n{piece}"
            rest = f"\n{rest}"


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_parts(name: str) -> None:
    ours, theirs = (PAGES[name, lang] for lang in LANGUAGES)
    assert ours.headings == theirs.headings
    assert [fence.kind for fence in ours.fences] == [fence.kind for fence in theirs.fences]
    assert ours.appears == theirs.appears
    code = [
        [(fence.title, fence.text) for fence in page.fences if fence.is_excerpt and not fence.title.endswith(".md")]
        for page in (ours, theirs)
    ]
    assert code[0] == code[1]


# What the build says when a piece is missing: the pieces are taken from the real book, one at a time.


@cache
def book() -> Book:
    """The book with one game in it."""
    return read_book(ROOT, ROOT / "docs", ROOT / "tests", ROOT / "docs" / "glossary.toml", ("double",))


def other(*, pages: Callable[[str], bool] = lambda _: True, proofs: bool = True, **changes: object) -> Book:
    """The book with something taken out or changed."""
    shelved = book().games["double"]._replace(**changes)  # type: ignore[arg-type]
    kept = [page for page in book().pages if pages(page.file)]
    return Book(ROOT, kept, {"double": shelved}, book().glossary, book().proofs if proofs else {})


def shelf() -> Shelved:
    """The one game of the book."""
    return book().games["double"]


def kick(**changes: object) -> Situation:
    """The situation of the walk, with something wrong in it."""
    return shelf().situations["penalty-kick"]._replace(**changes)  # type: ignore[arg-type]


def verified(situation: Situation) -> Iterator[str]:
    """What is wrong with a situation."""
    return (f"engine/games/double/book/{message}" for message in verify(situation, load("double")))


def without_french_title() -> str:
    """What reading the situations says when a title is missing."""
    text = (ROOT / "engine/games/double/book/situations.toml").read_text("utf-8")
    text = text.replace(', fr = "Camille tire sur 3-4 : il faut 1, 2 ou 3" }', " }")
    with pytest.raises(Malformed) as caught:
        parse_situations("double", text)
    return f"engine/games/double/book/{caught.value}"


WALKED = "engine/games/double/book/rulings.toml"


def rulings_text() -> str:
    """The rulings of the walk as they are written."""
    return (ROOT / WALKED).read_text("utf-8")


def rulings(old: str, new: str) -> Book:
    """The book with another line in its file of rulings."""
    text = rulings_text()
    assert old in text
    found, problems = read_rulings("double", WALKED, text.replace(old, new, 1))
    assert not problems
    return other(rulings=found)


def said() -> Iterator[Problem | str]:
    """Every sentence that the pages may quote."""
    penalty = "docs/double/penalty."
    yield from every_rule_has_its_paragraph(other(pages=lambda file: file != f"{penalty}fr.md"))
    yield from every_rule_has_its_test(other(proofs=False))
    keep = {id_: kick(rule="double.penalty.keep", example=("keep",), answers=("34",)) for id_ in shelf().situations}
    yield from every_paragraph_has_its_situation(other(situations=keep))
    yield from every_line_is_covered(other(pages=lambda file: not file.startswith(penalty)))
    yield without_french_title()
    yield from verified(kick(example=("5",)))
    yield from verified(kick(odds={"penalty-kicked": "2/3"}))
    yield from verified(kick(rule="double.penalty.keep"))
    yield from every_situation_is_shown(other(pages=lambda file: not file.endswith(".fr.md")))
    yield from every_ruling_holds(rulings('situation = "fault-kick-tied"\n', ""))
    otherwise = (
        'otherwise = [{ set = "hand-kept=end", outcome = "penalty-kept+hand-kept+won:1", after = { over = true } }]'
    )
    yield from every_ruling_holds(rulings(otherwise, ""))
    alike = 'otherwise = [{ set = "hand-kept=end", offered = ["keep"] }]'
    yield from every_ruling_holds(rulings(otherwise, alike))
    yield from every_event_of_a_ruling_is_logged(rulings(otherwise, f'{otherwise}\nevents = ["penalty-card"]'))
    (ends,) = re.findall(r'rejected = \[ \{ en = "The match ends with that action.*\n', rulings_text())
    yield from every_ruling_turns_a_reading_down(rulings(ends, ""))


def without_lines(sentence: object) -> str:
    """A sentence without the number of its line, which may change."""
    return re.sub(r"^([\w/.-]+):\d+:", r"\1:", str(sentence))


@cache
def known() -> frozenset[str]:
    """All sentences, without their lines."""
    return frozenset(map(without_lines, said()))


BUILD_SAYS = {"The build says", "La construction dit"}
TESTS_SAY = {"The tests say", "Les tests disent"}


@EVERY
def test_what_the_build_is_quoted_with_it_really_says(page: Page) -> None:
    quoted = [line for fence in page.fences if fence.title in BUILD_SAYS for line in fence.text.splitlines()]
    assert not [line for line in quoted if without_lines(line) not in known()]


def test_what_the_tests_are_quoted_with_they_really_say(monkeypatch: pytest.MonkeyPatch) -> None:
    quoted = {fence.text for page in PAGES.values() for fence in page.fences if fence.title in TESTS_SAY}
    text = load("double").text("fr")
    monkeypatch.delitem(text.sentences["events"], "penalty-kicked")
    with pytest.raises(AttributeError) as caught:
        text.event(("double.penalty.kick", "penalty-kicked", 0, 3, 4))
    # A ruling falls when its situation comes out otherwise; the sentence is the test's own.
    ruling = shelf().rulings["r7"]
    ends = {"hand-kept": ruling_situation()._replace(outcome="penalty-kept")}
    monkeypatch.setattr(test_rulings, "situations", lambda _: ends)
    with pytest.raises(AssertionError) as fallen:
        test_rulings.test_ruling(ruling)
    told = str(fallen.value).partition("no longer stands:")[:2]
    assert quoted == {f"AttributeError: {caught.value}\n", "".join(told) + " …\n"}


def ruling_situation() -> Situation:
    """The situation that plays the ruling of the walk."""
    return shelf().situations["hand-kept"]


def test_one_search_finds_all_parts_of_a_rule() -> None:
    """The map on the first page: what `git grep` finds is what the table names."""
    found = subprocess.run(
        ["git", "grep", "-l", "double.penalty.kick"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    for lang in LANGUAGES:
        named = [path for path in PAGES["index", lang].named if "/double/" in path]
        assert len(named) == 6
        assert set(named) <= set(found)


def test_what_javascript_does_by_itself_is_told() -> None:
    """The commands that no button of Python's carries: the page about the house names them all."""
    scripts = [file.read_text("utf-8") for file in SCRIPTS.glob("*.js")]
    made = {command for text in scripts for command in re.findall(r'\bdo: "([\w-]+)"', text)}
    for lang in LANGUAGES:
        text = PAGES["architecture", lang].file.read_text("utf-8").rpartition("## ")[2]
        line = next(part for part in text.split("\n- ") if part.startswith("JavaScript"))
        assert set(re.findall(r"`([\w-]+)`", line)) == made


def test_the_numbers_of_the_boot_are_those_of_the_scripts() -> None:
    scripts = {name: (SCRIPTS / name).read_text("utf-8") for name in ("runtime.js", "meter.js", "worker.js")}
    slow, stalled, silent = (
        int(found.replace("_", "")) // 1000 for found in re.findall(r"_MS = (\d+_\d+);", scripts["runtime.js"])
    )
    quick = next(int(found) for found in re.findall(r"QUICK = (\d+);", scripts["meter.js"])) * 8 // 1024
    moment = next(int(found) for found in re.findall(r"MOMENT_MS = (\d+);", scripts["worker.js"]))
    assert slow == 10
    for lang, ten in (("en", "ten seconds"), ("fr", "dix secondes")):
        text = PAGES["browser-bundle", lang].file.read_text("utf-8")
        assert ten in text
        assert re.search(rf"\b{stalled} sec", text)
        assert re.search(rf"\b{silent} sec", text)
        assert f"{quick} Mbit/s" in text
        assert f"{moment} ms" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_publishes_is_told_which_headers_a_page_cannot_say_itself(lang: str) -> None:
    told = (ROOT / f"docs/contributing/release.{lang}.md").read_text("utf-8")
    (headers,) = re.findall(r'title="_headers"\n/\*\n(.*?)```', told, re.DOTALL)
    assert dict(line.strip().split(": ") for line in headers.splitlines()) == {
        "Content-Security-Policy": "frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Strict-Transport-Security": "max-age=31536000",
    }
