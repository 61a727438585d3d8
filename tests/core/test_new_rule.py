"""A rule of French Flair with a question, an event and an outcome that are new: nine files, and the book holds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.languages import LANGUAGES
from tests.conftest import ROOT
from tests.core.house_copy import copy_to, git

MOST = 9
GAME = "engine/games/flair"
SIXES = '''

@rule("flair.kickoff.sixes")
def sixes(match: Match) -> Steps[None]:
    """Two sixes in the opening throw: Sacha chooses whether to kick off or to receive."""
    choice = yield from choose(SIXES)
    seat = 1 if choice == "kick-off" else 0
    match.log("flair.kickoff.sixes", "sixes-chosen", 1, choice)
    match.first = seat
    match.set("kick-off", seat)
'''
PARAGRAPH = """
/// rule | flair.kickoff.sixes
    title: {0}
    situation: sixes
    source: 000:5

{1}
///
"""
TEST = """

@pytest.mark.rule("flair.kickoff.sixes")
@pytest.mark.parametrize(("choice", "seat"), [("kick-off", 1), ("receive", 0)])
def test_after_two_sixes_the_visitors_choose(choice: str, seat: int) -> None:
    table = Table("flair", "opening").then("kickoff.opening 6", "kickoff.opening 6", f"kickoff.sixes {choice}")
    assert table.now("attack", "first", "phase") == [seat, seat, "kick-off"]
"""
SITUATION = """
[sixes]
rule = "flair.kickoff.sixes"
title = { en = "6 all: Sacha chooses", fr = "6 partout : Sacha choisit" }
play = "opening"
answers = ["6", "6"]
example = ["receive"]
outcome = "sixes-chosen"
after = { phase = "kick-off", attack = 0, first = 0 }
"""
Change = tuple[str, str]
"""What stands in a file, and what stands there afterwards."""
CHANGES: dict[str, tuple[Change, ...]] = {
    f"{GAME}/rules/kickoff.py": (
        ("import Roll, Steps", "import Choose, Roll, Steps, choose"),
        ("KICK_OFF = ", 'SIXES = Choose("sixes", 1, "flair.kickoff.sixes", ("kick-off", "receive"))\nKICK_OFF = '),
        (
            "    if faces[0] == faces[1]:",
            "    if faces == [6, 6]:\n        yield from sixes(match)\n    elif faces[0] == faces[1]:",
        ),
        ('        match.set("kick-off", seat)\n', f'        match.set("kick-off", seat)\n{SIXES}'),
    ),
    f"{GAME}/events.py": (
        (
            '    event("opening-tied", "face", outcome=True),\n',
            '    event("opening-tied", "face", outcome=True),\n'
            '    event("sixes-chosen", "seat choice", outcome=True),\n',
        ),
    ),
    f"{GAME}/words/en/sentences.toml": (
        ("[events]\n", '[events]\nsixes-chosen = "6 all: {seat} chooses to {choice:chosen}."\n'),
        ("[asks]\n", '[asks]\nsixes = "6 all: what does {seat} choose?"\n'),
        ("[options]\n", '[options]\n"sixes/kick-off" = "Kick off"\n"sixes/receive" = "Receive"\n'),
        ("[outcomes]\n", '[outcomes]\nsixes-chosen = "6 all, a choice made"\n'),
        ("[choices]\n", '[choices]\nsixes = "6 all, a choice"\n'),
        ("[phrases.gain]\n", '[phrases.chosen]\nkick-off = "kick off"\nreceive = "receive"\n\n[phrases.gain]\n'),
    ),
    f"{GAME}/words/fr/sentences.toml": (
        ("[events]\n", '[events]\nsixes-chosen = "6 partout : {seat} choisit {choice:chosen}."\n'),
        ("[asks]\n", '[asks]\nsixes = "6 partout : que choisit {seat} ?"\n'),
        ("[options]\n", '[options]\n"sixes/kick-off" = "Engager"\n"sixes/receive" = "Recevoir"\n'),
        ("[outcomes]\n", '[outcomes]\nsixes-chosen = "6 partout, choix fait"\n'),
        ("[choices]\n", '[choices]\nsixes = "6 partout, un choix"\n'),
        ("[phrases.gain]\n", '[phrases.chosen]\nkick-off = "d\'engager"\nreceive = "de recevoir"\n\n[phrases.gain]\n'),
    ),
    f"{GAME}/book/situations.toml": (
        ('opening-tied = "1/6" }\n', f'opening-tied = "5/36", "?sixes" = "1/36" }}\n{SITUATION}'),
    ),
    f"{GAME}/game.py": (),
    "docs/flair/kickoff.en.md": (
        (
            "\n/// rule | flair.kickoff.kick\n",
            PARAGRAPH.format("6 all", "With **6 all**, the side that rolled second chooses: kick off or receive.")
            + "\n/// rule | flair.kickoff.kick\n",
        ),
    ),
    "docs/flair/kickoff.fr.md": (
        (
            "\n/// rule | flair.kickoff.kick\n",
            PARAGRAPH.format(
                "6 partout", "À **6 partout**, le camp qui a lancé en second choisit d’engager ou de recevoir."
            )
            + "\n/// rule | flair.kickoff.kick\n",
        ),
    ),
    "tests/games/flair/test_kickoff.py": (),
}


def written(path: str, text: str) -> str:
    """A file with the new rule."""
    for old, new in CHANGES[path]:
        assert old in text, f"{path}: {old!r}"
        text = text.replace(old, new, 1)
    if path.endswith("game.py"):
        before, _, after = text.partition('    version = "')
        number, _, rest = after.partition('"')
        return f'{before}    version = "{int(number) + 1}"{rest}'
    return text + TEST if path.startswith("tests/") else text


@pytest.mark.slow
def test_it_takes_nine_files(tmp_path: Path) -> None:
    python = copy_to(tmp_path)
    for path in CHANGES:
        file = tmp_path / path
        file.write_text(written(path, file.read_text("utf-8")), "utf-8")
    touched = git(tmp_path, "diff", "--name-only").split()
    assert sorted(touched) == sorted(CHANGES)
    assert len(touched) <= MOST
    python("-m", "ruff", "check", "engine/games/flair", "tests/games/flair")
    # The book: its paragraphs, its situations with their odds, its tests, both languages.
    checked = [sys.executable, "-m", "site_plugins.rulebook"]
    done = subprocess.run(checked, cwd=tmp_path, capture_output=True, text=True, check=False)
    # What house rules change is measured anew for new rules; that is a command, not an edit.
    assert [line for line in done.stdout.splitlines() if ": " in line and "`make matter`" not in line] == []
    # The contract: words, declarations, forms, players; its own test.
    own = "tests/games/flair/test_kickoff.py::test_after_two_sixes_the_visitors_choose"
    contract = ("sentences", "words", "situations", "asks", "reach", "moments", "referee")
    files = [path for name in contract if (tmp_path / (path := f"tests/contract/test_{name}.py")).is_file()]
    said = python("-m", "pytest", "-q", "-m", "not browser", "-k", "flair", "-p", "no:cacheprovider", own, *files)
    assert " failed" not in said
    story = python("-m", "engine", "odds", "flair/sixes", "--lang", "fr")
    assert "choi" in story


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_lists_these_files(lang: str) -> None:
    page = (ROOT / "docs" / "contributing" / f"add-a-rule.{lang}.md").read_text("utf-8")
    section = page.partition("{#nine}")[2].partition("\n## ")[0]
    rows = "".join(line for line in section.splitlines() if line.startswith("| `"))
    assert set(re.findall(r"`([\w./]+\.(?:py|toml|md))`", rows)) == set(CHANGES)
