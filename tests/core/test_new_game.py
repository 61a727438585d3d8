"""`new-game`: names and titles, refusals in words, and a game that is made whole or not at all."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from engine.cli import main, skeleton
from engine.cli.skeleton import Draft, Plan, Unmade, carry_out, drafted, planned
from engine.core.languages import LANGUAGES, words
from tests.conftest import ROOT

NAME = "unheardof"
"""A name that no game will ever take, so that these tests hold in a clone with more games too."""
DRAFT = Draft(NAME, "The Essay", "L’essai", "005", "2026-11-17")
ADDITIONS = tomllib.loads((ROOT / skeleton.FOLDER / "additions.toml").read_text("utf-8"))["add"]
CHANGED = sorted({addition["file"] for addition in ADDITIONS})
PLACED = sorted({addition["file"] for addition in ADDITIONS if addition.keys() & {"before", "after"}})


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with as much in it as a new game touches."""
    shutil.copytree(ROOT / skeleton.FOLDER, tmp_path / skeleton.FOLDER, ignore=shutil.ignore_patterns("__pycache__"))
    for file in CHANGED:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def contents(root: Path) -> dict[str, str | None]:
    """Everything that lies in a folder: files with their text, and folders."""
    return {
        path.relative_to(root).as_posix(): path.read_text("utf-8") if path.is_file() else None
        for path in root.rglob("*")
    }


def said(why: Unmade, lang: str) -> str:
    """A refusal as the command says it."""
    return words(lang)(f"terminal.unmade.{why.code}", **why.facts)


def refusal(root: Path, name: str = NAME, title: str = "", title_fr: str = "") -> str:
    """The reason why this cannot be a game."""
    with pytest.raises(Unmade) as caught:
        drafted(root, name, title, title_fr, "2026-11-17")
    for lang in LANGUAGES:
        assert said(caught.value, lang).endswith(".")
    return caught.value.code


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    codes = set(re.findall(r'Unmade\("([a-z-]+)"', Path(skeleton.__file__).read_text("utf-8")))
    for lang in LANGUAGES:
        assert codes == set(words(lang).all("terminal.unmade"))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *((name, "name") for name in ("Essai", "es", "essai2", "es-sai", "es_sai", "éssai", "", "e" * 21, "../x")),
        *((name, "reserved") for name in ("class", "match", "type", "play", "core")),
        *((name, "taken") for name in ("double", "house", "arena", "chances", "contributing", "assets", "golden")),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, code: str) -> None:
    assert refusal(ROOT, name) == code


@pytest.mark.parametrize("title", ["x" * 41, 'The "Game"', "a: b", "{x}", "<b>", "*", "-essai", "back\\slash", "a|b"])
def test_a_title_that_pages_or_code_could_not_carry_is_refused(title: str) -> None:
    assert refusal(ROOT, title=title) == "title"
    assert refusal(ROOT, title="Fine", title_fr=title) == "title"


@pytest.mark.parametrize("title", ["Glossary", "Draft Football", "Glossaire", "5-3-Double!"])
def test_a_title_that_the_book_has_is_refused(title: str) -> None:
    assert refusal(ROOT, title=title) == "title-taken"


def test_titles_go_without_saying_and_get_the_spaces_of_their_language() -> None:
    plain = drafted(ROOT, NAME, "", "", "2026-11-17")
    assert (plain.title, plain.title_fr) == ("Unheardof", "Unheardof")
    told = drafted(ROOT, NAME, "  Kick  it! ", "L'essai !", "2026-11-17")
    assert (told.title, told.title_fr) == ("Kick it!", "L’essai\u202f!")


def test_a_source_document_gets_the_next_number() -> None:
    taken = set()
    for path in (ROOT / "engine" / "games").glob("*/book/coverage*.toml"):
        taken.add(tomllib.loads(path.read_text("utf-8"))["source"])
    assert drafted(ROOT, NAME, "", "", "2026-11-17").document == f"{1 + int(max(taken)):03}"


def test_nothing_of_the_skeleton_s_own_names_is_left(house: Path) -> None:
    plan = planned(house, DRAFT)
    left = re.compile(r"newgame|new game|nouveau jeu|(?<![\d.])999(?!\d)|2000-01-01", re.IGNORECASE)
    assert not {path: left.findall(path + text) for path, text in plan.new.items() if left.search(path + text)}
    assert f"- id: {NAME}" in plan.changed["mkdocs.yml"]
    for file in CHANGED:
        added = plan.changed[file]
        before = (house / file).read_text("utf-8")
        assert added != before
        assert not left.search(added.replace(before, ""))


def test_the_house_only_gets_more_lines(house: Path) -> None:
    before = contents(house)
    carry_out(house, planned(house, DRAFT))
    after = contents(house)
    assert {path for path in before if after[path] != before[path]} == set(CHANGED)
    for file in CHANGED:
        old, new = str(before[file]).splitlines(), str(after[file]).splitlines()
        more = iter(new)
        assert all(line in more for line in old), file
        assert len(new) > len(old)


def test_a_game_is_not_made_twice(house: Path) -> None:
    carry_out(house, planned(house, DRAFT))
    made = contents(house)
    assert refusal(house) == "taken"
    with pytest.raises(Unmade, match="exists"):
        planned(house, DRAFT)
    assert contents(house) == made


@pytest.mark.parametrize("file", PLACED)
@pytest.mark.parametrize("times", [0, 2])
def test_a_place_that_is_not_there_or_twice_stops_it(house: Path, file: str, times: int) -> None:
    (house / file).write_text((house / file).read_text("utf-8") * times, "utf-8")
    before = contents(house)
    with pytest.raises(Unmade) as caught:
        planned(house, DRAFT)
    assert (caught.value.code, caught.value.data["path"], caught.value.data["times"]) == ("place", file, times)
    for lang in LANGUAGES:
        assert file in said(caught.value, lang)
    assert contents(house) == before


def test_what_cannot_be_written_takes_everything_back(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, plan = contents(house), planned(house, DRAFT)
    with pytest.raises(Unmade, match="file"):
        carry_out(house, Plan({**plan.new, "mkdocs.yml/in-a-file": ""}, plan.changed))
    assert contents(house) == before
    write, written = Path.write_text, 0

    def fails_once(path: Path, text: str, encoding: str) -> int:
        nonlocal written
        written += 1
        if written == 3:
            raise OSError(28, "no space left", str(path))
        return write(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", fails_once)
    with pytest.raises(Unmade, match="file"):
        carry_out(house, plan)
    assert written > 3
    assert contents(house) == before


def test_a_house_that_lacks_a_file_is_refused(house: Path) -> None:
    (house / "CHANGELOG.md").unlink()
    with pytest.raises(Unmade, match="file"):
        planned(house, DRAFT)


def test_the_engine_alone_says_that_it_needs_a_clone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(skeleton, "__file__", str(tmp_path / "lib" / "engine" / "cli" / "skeleton.py"))
    assert main(["new-game", NAME]) == 1
    assert "clone" in capsys.readouterr().err
    assert main(["new-game", NAME, "--lang", "fr"]) == 1
    assert "un clone du projet" in capsys.readouterr().err


def test_a_dry_run_lists_the_files_and_writes_none(capsys: pytest.CaptureFixture[str]) -> None:
    before = list(ROOT.glob("engine/*/*"))
    assert main(["new-game", NAME, "--dry-run", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["written"], sorted(answer["changed"])) == (NAME, False, CHANGED)
    assert f"engine/games/{NAME}/game.py" in answer["new"]
    assert not [file for file in answer["new"] if (ROOT / file).exists()]
    assert list(ROOT.glob("engine/*/*")) == before
    assert main(["new-game", NAME, "--dry-run", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("nouveaux fichiers\u00a0:\n  engine/")
    assert "  mkdocs.yml" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_afterwards_it_says_what_to_write_first(
    house: Path, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.cli.new_game.checkout", lambda: house)
    assert main(["new-game", NAME, "--title", "Kick it", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "Kick it" in said
    assert "make check" in said
    named = re.findall(r"(?:engine|docs|tests)/[\w./-]+", said)
    assert len(named) == 7
    assert not [file for file in named if not ((house / file).exists() or (ROOT / file).exists())]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_that_walks_through_it_shows_what_is_there(house: Path, lang: str) -> None:
    """Every line of code that it quotes, and every file of the game that it names, is one that the command writes."""
    page = (ROOT / "docs" / "contributing" / f"add-a-game.{lang}.md").read_text("utf-8")
    plan = planned(house, Draft("duel", "The Duel", "Le duel", "005", "2026-11-17"))
    written = {line for text in plan.new.values() for line in text.splitlines()}
    quoted = 0
    for kind, block in re.findall(r"^```(python|toml|markdown|diff)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        lines = block.splitlines()
        if kind == "diff":
            lines = [line[1:] for line in lines if line[0] != "+"]
        assert not [line for line in lines if line and line not in written]
        quoted += len(lines)
    assert quoted > 40
    named = set(re.findall(r"`((?:engine|site_plugins|docs|tests)/[\w./-]*duel[\w./-]*)`", page))
    named.discard("site_plugins/live/assets/styles/games/duel.css")
    assert len(named) > 8
    assert not [name for name in named if not any(path.startswith(name) for path in plan.new)]
    assert all(f"situations.toml:{line}: [{id_}]" in page for id_, line in headings(plan, "choice", "far").items())


def headings(plan: Plan, *ids: str) -> dict[str, int]:
    """The lines at which situations begin."""
    lines = plan.new["engine/games/duel/book/situations.toml"].splitlines()
    return {id_: lines.index(f"[{id_}]") + 1 for id_ in ids}
