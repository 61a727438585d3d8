"""The Lab's page and files: examples that come out as stated, links that load fully, packs that hold all they must."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

from engine.core.languages import LANGUAGES, words
from site_plugins.live import bundle
from site_plugins.live.lab import examples, page, pyscript
from site_plugins.live.node import CannotBuild
from site_plugins.rulebook.check.decided_events import for_the_browser
from site_plugins.theme.policy import EDITOR_STYLE, has_editor, policy, source_hash

# What each example says, in its own words.
STATED = {
    ("duel", "en"): (" 15.0\u202f%  13.9\u202f% = 5/36    an interception\n", "A thousand tackles, and the odds"),
    ("duel", "fr"): (" 15,0\u202f%  13,9\u202f% = 5/36    une interception\n", "Mille plaquages, et les probabilités"),
    ("penalty", "en"): ("<td>kick 17\u202f%</td><td>keep 22\u202f%</td>", "The best option, by minute and lead"),
    ("penalty", "fr"): ("<td>tirer 17\u202f%</td><td>garder 22\u202f%</td>", "La meilleure option, selon la minute"),
    ("bot", "en"): ("Won 132, drawn 1, lost 167.\n", "Points a match. bot: 19.61; medium: 21.49"),
    ("bot", "fr"): (
        "Gagnés : 132, nuls : 1, perdus : 167.\n",
        "Points par match. bot\u00a0: 19,61\u202f; moyen\u00a0: 21,49",
    ),
    ("house", "en"): ("What intercepts with two dice?\n", "A sum of 6 only: 27.53; "),
    ("house", "fr"): ("Qu’est-ce qui intercepte à deux dés\u202f?\n", "Une somme de 6 seulement\u00a0: 27,53\u202f; "),
    ("chart", "en"): ("Camille wins, 24 to 16.\n", "The score, roll by roll. medium: 0 → 0"),
    ("chart", "fr"): ("Camille gagne, 24 à 16.\n", "Le score, jet après jet. moyen\u00a0: 0 → 0"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", examples.NAMES)
def test_every_example_comes_out_as_stated(name: str, lang: str) -> None:
    shown = "".join(what for _, what in examples.result(name, lang))
    for stated in STATED[name, lang]:
        assert stated in shown


@pytest.mark.parametrize("name", examples.NAMES)
def test_an_example_is_one_text_with_the_words_of_each_language(name: str) -> None:
    english, french = (examples.source(name, lang) for lang in LANGUAGES)
    assert english != french
    assert len(english.splitlines()) == len(french.splitlines())
    for text in (english, french):
        assert not re.search(r"#(en|fr)\b", text)
        # It is read on phones too.
        assert max(map(len, text.splitlines())) <= 88


def test_every_example_is_on_the_page_in_both_languages(root: Path) -> None:
    for lang in LANGUAGES:
        text = (root / f"docs/lab.{lang}.md").read_text("utf-8")
        assert tuple(found["name"] for found in page.PLACE.finditer(text)) == examples.NAMES


def test_an_example_that_goes_wrong_is_not_published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "duel.txt").write_text("x = 1 #en\n1 / 0\n", "utf-8")
    assert examples.source("duel", "en", tmp_path) == "x = 1\n1 / 0"
    assert examples.source("duel", "fr", tmp_path) == "1 / 0"
    monkeypatch.setattr(examples, "source", lambda name, lang: "1 / 0")
    with pytest.raises(CannotBuild, match=r"duel \(fr\) goes wrong: Ligne 1"):
        examples.result("duel", "fr")


def test_without_a_script_the_text_and_its_result_are_there() -> None:
    html = page.frame("duel", "en", "x = '<b>'", [("text", "1 < 2\n"), ("html", "<figure></figure>")])
    assert "&lt;b&gt;" in html
    assert '<pre class="lab__text">1 &lt; 2\n</pre><figure></figure>' in html
    assert has_editor(html)
    assert not has_editor("<p>data-live</p>")


def test_ways_into_the_lab_and_out_of_it_are_full_loads() -> None:
    links = '<a href="../lab/">1</a><a class="x" href="../lab/#bot">2</a><a href="../labour/">3</a>'
    links += '<a href="lab/" target="_blank">4</a><a href="https://example.org/lab/">5</a>'
    outside = page.with_full_loads(links, "about/")
    assert re.findall(r'target="(_\w+)"[^>]*>(\d)', outside) == [("_self", "1"), ("_self", "2"), ("_blank", "4")]
    inside = page.with_full_loads(links, "fr/lab/")
    assert re.findall(r'target="(_\w+)"[^>]*>(\d)', inside) == [
        *(("_self", number) for number in "123"),
        ("_blank", "4"),
        ("_self", "5"),
    ]


def test_only_the_labs_policy_lets_text_become_code() -> None:
    usual, editor = policy(["one()"]), policy(["one()"], editor=True)
    assert "'unsafe-eval'" in editor
    assert "worker-src 'self' blob:" in editor
    assert source_hash(EDITOR_STYLE) in editor
    assert [part for part in editor.split("; ") if "unsafe-inline" in part] == ["style-src-attr 'unsafe-inline'"]
    assert "http" not in editor
    for loose in ("'unsafe-eval'", "blob:", "unsafe-inline", source_hash(EDITOR_STYLE)):
        assert loose not in usual


def test_the_editors_style_is_the_one_that_pyscript_has(root: Path) -> None:
    (editor,) = (root / "node_modules/@pyscript/core/dist").glob(pyscript.EDITOR.replace("*", "????????"))
    assert EDITOR_STYLE in editor.read_text("utf-8")


def test_the_scripts_words_are_all_there_in_both_languages(root: Path) -> None:
    scripts = (root / "site_plugins/live/lab/assets").glob("*.js")
    used = set(re.findall(r"\bwords\.(\w+)", "".join(script.read_text("utf-8") for script in scripts)))
    assert used
    for lang in LANGUAGES:
        assert used == set(words(lang).all("lab.script"))


def test_pyscripts_files_find_each_other_by_their_new_names(root: Path) -> None:
    theirs = pyscript.files(root / "node_modules")
    named = pyscript.named(theirs)
    there = {name for name, _ in named.values()}
    left_out = {name for name in _all(root) if name not in theirs}
    for final, text in named.values():
        assert re.search(r"\.[0-9a-f]{10}\.js$", final)
        assert "sourceMappingURL" not in text
        for found in re.findall(r'"\./([\w.-]+\.js)"', text):
            original = re.sub(r"\.[0-9a-f]{10}\.js$", ".js", found)
            assert found in there or original in left_out, found
    assert {named[name][0] for name in pyscript.early(theirs)} == there


def _all(root: Path) -> set[str]:
    return {file.name for file in (root / "node_modules/@pyscript/core/dist").glob("*.js")}


def test_another_version_of_pyscript_is_not_taken_blindly(tmp_path: Path) -> None:
    folder = tmp_path / "@pyscript/core"
    (folder / "dist").mkdir(parents=True)
    (folder / "package.json").write_text("{}", "utf-8")
    (folder / "dist/core.js").write_text("", "utf-8")
    with pytest.raises(CannotBuild, match="has no editor"):
        pyscript.files(tmp_path)


@pytest.fixture(scope="module")
def made(root: Path) -> bundle.Bundle:
    """The whole bundle, which the runtime compiles."""
    return bundle.make(root, root / "node_modules", root / ".cache/live", for_the_browser())


@pytest.fixture(scope="module")
def packs(made: bundle.Bundle) -> dict[str, set[str]]:
    """The names inside the packs that the Lab joins to one."""
    return {
        part: set(zipfile.ZipFile(made.files[part].with_suffix(".zip")).namelist())
        for part in ("stdlib", *bundle.OURS, "lab")
    }


@pytest.mark.slow
def test_the_labs_pack_holds_what_the_others_lack(packs: dict[str, set[str]]) -> None:
    lab = packs["lab"]
    assert not lab & set().union(*(names for part, names in packs.items() if part != "lab"))
    whole = set().union(*packs.values())
    wanted = "statistics itertools collections json re math fractions random time textwrap dataclasses heapq csv bisect"
    wanted += " datetime decimal string pprint copy enum functools operator typing timeit secrets"
    built_in = {"itertools", "math", "time"}
    for module in set(wanted.split()) - built_in:
        assert whole & {f"{module}.pyc", f"{module}/__init__.pyc"}, module
    assert {"lab/__init__.pyc", "lab/runner.pyc", "engine/scripting.pyc", "engine/bots/arena.pyc"} <= lab
    assert "engine/games/flair/book/situations.toml" in lab
    assert not {name for name in whole if name.startswith(("engine/cli", "tkinter", "multiprocessing"))}


@pytest.mark.slow
def test_the_labs_pack_is_no_heavier_than_it_must_be(made: bundle.Bundle) -> None:
    assert made.wire["lab"] < 950_000


def test_what_an_example_shows_is_worked_out_once_for_the_same_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[str] = []

    def worked(text: str, lang: str) -> list[tuple[str, str]]:
        runs.append(f"{lang}:{text}")
        return [("text", lang)]

    monkeypatch.setattr(examples, "worked", worked)
    for _ in range(2):
        for lang in LANGUAGES:
            assert examples.result("duel", lang, tmp_path) == [("text", lang)]
    assert runs == [f"{lang}:{examples.source('duel', lang)}" for lang in LANGUAGES]
    monkeypatch.setattr(examples, "source", lambda name, lang: "another text")
    examples.result("duel", "en", tmp_path)
    assert runs[-1] == "en:another text"
    examples.result("duel", "en")
    assert len(runs) == 4
