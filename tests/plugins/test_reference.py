"""The reference page: every public name, in both languages, with examples that run."""

from __future__ import annotations

import doctest
from inspect import getdoc
from operator import attrgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files

import engine
from engine.games import games
from site_plugins.reference import hook
from site_plugins.reference.declared import with_declared
from site_plugins.reference.page import by_path, filled, misplaced, places, printed
from site_plugins.reference.reading import LINE, Name, public_names, split
from site_plugins.reference.sentences import FILE, Sentence, read_sentences, untold
from tests.conftest import ROOT

NAMES = public_names(ROOT)
EVERYTHING = by_path(NAMES)
PAGES = {lang: (ROOT / f"docs/reference.{lang}.md").read_text("utf-8") for lang in ("en", "fr")}
SENTENCES = read_sentences((ROOT / FILE).read_text("utf-8"))


def run(text: str, name: str) -> None:
    """Run an example as a reader would who has nothing but Python."""
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert test.examples
    assert not doctest.DocTestRunner(verbose=False).run(test, out=told.append).failed, "".join(told)


def test_what_is_read_is_what_python_sees() -> None:
    assert list(NAMES) == engine.__all__
    for path, name in EVERYTHING.items():
        if name.kind != "value":  # of plain values Python keeps no docstring
            seen = getdoc(attrgetter(path)(engine))
            assert split(seen or "")[0] == name.prose


def test_every_public_name_has_a_docstring() -> None:
    assert not [path for path, name in EVERYTHING.items() if not name.prose]


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    run(NAMES[name].example, name)
    assert "#" not in NAMES[name].example


@pytest.mark.parametrize("lang", PAGES)
def test_the_examples_of_the_page_run(lang: str) -> None:
    for block in PAGES[lang].split("```pycon\n")[1:]:
        run(block.partition("```")[0], f"reference.{lang}.md")


def test_the_page_is_complete_in_both_languages() -> None:
    assert places(PAGES["en"]) == places(PAGES["fr"])
    for lang, page in PAGES.items():
        assert not misplaced(lang, page, NAMES)
        assert not untold(printed(page, NAMES), SENTENCES)


@pytest.mark.parametrize("lang", PAGES)
def test_each_name_stands_on_the_page_with_its_address(lang: str) -> None:
    page = with_declared(filled(PAGES[lang], NAMES, SENTENCES, lang), lang)
    assert "<!--" not in page
    for path, name in printed(PAGES[lang], NAMES).items():
        assert f"#{path.strip('_')} }}" in page
        said = name.prose if lang == "en" else SENTENCES[path].fr
        assert said.partition("\n")[0] in page
    for name in NAMES.values():
        assert name.example in page
        assert f"`{name.file}`" in page
        assert (ROOT / name.file).is_file()


def test_signatures_fit_on_a_phone() -> None:
    assert NAMES["begin"].signature == (
        "engine.begin(\n"
        "    game: str,\n"
        "    *,\n"
        "    play: str | None = None,\n"
        "    house: Mapping[str, object]\n"
        "        | None = None,\n"
        "    names: tuple[str, ...] = (),\n"
        "    scope: str = 'match',\n"
        "    **state: Any,\n"
        ") -> Position"
    )
    assert NAMES["at_random"].signature == "engine.at_random(\n    rng: Random,\n) -> Player"
    assert EVERYTHING["Record.of"].signature == "Record.of(position: Position) -> Record"
    assert EVERYTHING["Refusal.code"].signature == "code: str"
    calls = [name for name in NAMES.values() if name.kind == "function"]
    assert not [name.path for name in calls if max(map(len, name.signature.splitlines())) > LINE]


def one(prose: str = "One.", path: str = "play") -> dict[str, Name]:
    """A single name."""
    return {path: Name(path, "function", f"engine.{path}()", prose, ">>> 1\n1", "engine/x.py", 3)}


def test_a_name_without_docstring_or_french_is_refused() -> None:
    assert not untold(one(), {"play": Sentence("One.", "Un.")})
    assert [str(problem) for problem in untold(one(""), {})] == ["engine/x.py:3: `play` is public and has no docstring"]
    for sentences in ({}, {"play": Sentence("One.", "")}):
        (problem,) = untold(one(), sentences)
        assert str(problem) == "docs/reference.toml: `play` has no French; its docstring says: 'One.'"


def test_french_that_was_left_behind_is_refused() -> None:
    (problem,) = untold(one("Two."), {"play": Sentence("One.", "Un.")})
    assert str(problem) == "docs/reference.toml: `play` was translated from 'One.'; its docstring now says 'Two.'"
    (problem,) = untold({}, {"play": Sentence("One.", "Un.")})
    assert str(problem) == "docs/reference.toml: `play` is not on the page"


def test_a_name_that_is_left_out_told_twice_or_made_up_is_refused() -> None:
    page = "<!-- reference: play -->\n\n<!-- reference: play -->\n\n<!-- reference: dance step -->\n"
    names = one() | one(path="odds")
    assert [problem.reason for problem in misplaced("reference.md", page, names)] == [
        "`odds` is public and not on the page",
        "`play` is on the page twice",
        "`dance` is on the page, and the engine has no such name",
        "`dance.step` is on the page, and the engine has no such name",
    ]


def test_sentences_are_read_with_their_paragraphs() -> None:
    text = '[a]\nen = """\nOne\nline.\n\nTwo.\n"""\nfr = "Un."\n[a.b]\nen = "In."\nfr = "Dedans."\n'
    assert read_sentences(text) == {"a": Sentence("One line.\n\nTwo.", "Un."), "a.b": Sentence("In.", "Dedans.")}


def build(strict: bool) -> str:
    """What the hook makes of the French page."""
    file = SimpleNamespace(src_uri="reference.fr.md", dest_uri="fr/reference/index.html")
    config = SimpleNamespace(config_file_path=str(ROOT / "mkdocs.yml"), strict=strict)
    page: Any = SimpleNamespace(file=file)
    told: Any = config
    return hook.on_page_markdown(PAGES["fr"], page, told, Files([]))


def test_a_strict_build_stops_at_french_that_was_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SENTENCES["play"].fr.partition("\n")[0] in build(strict=True)
    changed = {**NAMES, "play": NAMES["play"]._replace(prose="Something else.")}
    monkeypatch.setattr(hook, "public_names", lambda root: changed)
    with pytest.raises(PluginError, match="1 problems"):
        build(strict=True)
    assert build(strict=False)


def test_a_module_that_changes_is_read_anew(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    file = tmp_path / "engine/__init__.py"
    for number in ("1", "2"):
        file.write_text(f'__all__ = ["n"]\nn = {number}\n"""A number."""\n', encoding="utf-8")
        assert public_names(tmp_path)["n"].signature == f"engine.n = {number}"


@pytest.mark.parametrize("lang", PAGES)
def test_every_event_and_ask_of_every_game_stands_there_with_its_facts(lang: str) -> None:
    page = with_declared("<!-- asks -->\n\n<!-- events -->\n", lang)
    for game in games():
        assert f"{{ #asks-{game.id} }}" in page
        _, _, table = page.partition(f"{{ #events-{game.id} }}")
        rows = table.partition("###")[0].splitlines()
        for kind in game.events:
            facts = " ".join(f"`{fact}`" for fact in kind.facts)
            assert [row for row in rows if row.startswith(f"| `{kind.name}` | {facts} | ")], kind.name
    assert "| `award` | " in page
    assert {"en": "{seat} rolls {face}.", "fr": "{seat} fait {face}."}[lang] in page
