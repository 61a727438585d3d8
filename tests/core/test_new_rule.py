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
TIE = '''

@rule("flair.kickoff.tie")
def tie(match: Match) -> Steps[None]:
    """A tie in the opening roll: Sacha chooses whether to kick off or to receive."""
    choice = yield from choose(TIE)
    seat = 1 if choice == "kick-off" else 0
    match.log("flair.kickoff.tie", "tie-chosen", 1, choice)
    match.first = seat
    match.set("kick-off", seat)
'''
PARAGRAPH = """
/// rule | flair.kickoff.tie
    title: {0}
    situation: tie
    source: 000:5

{1}
///
"""
TEST = """

@pytest.mark.rule("flair.kickoff.tie")
@pytest.mark.parametrize(("choice", "seat"), [("kick-off", 1), ("receive", 0)])
def test_after_a_tie_the_visitors_choose(choice: str, seat: int) -> None:
    table = Table("flair", "opening").then("kickoff.opening 6", "kickoff.opening 6", f"kickoff.tie {choice}")
    assert table.now("attack", "first", "phase") == [seat, seat, "kick-off"]
"""
SITUATION = """
[tie]
rule = "flair.kickoff.tie"
title = { en = "A tie: Sacha chooses", fr = "Égalité : Sacha choisit" }
play = "opening"
answers = ["6", "6"]
example = ["receive"]
outcome = "tie-chosen"
after = { phase = "kick-off", attack = 0, first = 0 }
"""
Change = tuple[str, str]
"""What stands in a file, and what stands there afterwards."""
CHANGES: dict[str, tuple[Change, ...]] = {
    f"{GAME}/rules/kickoff.py": (
        ("import Roll, Steps", "import Choose, Roll, Steps, choose"),
        ("KICK_OFF = ", 'TIE = Choose("tie", 1, "flair.kickoff.tie", ("kick-off", "receive"))\nKICK_OFF = '),
        (
            '        match.set("kick-off", seat)\n',
            f'        match.set("kick-off", seat)\n    else:\n        yield from tie(match)\n{TIE}',
        ),
    ),
    f"{GAME}/events.py": (
        (
            '    event("opening-tied", "face", outcome=True, fades=True),\n',
            '    event("opening-tied", "face", outcome=True, fades=True),\n'
            '    event("tie-chosen", "seat choice", outcome=True),\n',
        ),
    ),
    f"{GAME}/words/en/sentences.toml": (
        ("[events]\n", '[events]\ntie-chosen = "A tie: {seat} chooses to {choice:chosen}."\n'),
        ("[asks]\n", '[asks]\ntie = "A tie: what does {seat} choose?"\n'),
        ("[options]\n", '[options]\n"tie/kick-off" = "Kick off"\n"tie/receive" = "Receive"\n'),
        ("[outcomes]\n", '[outcomes]\ntie-chosen = "a tie, a choice made"\n'),
        ("[choices]\n", '[choices]\ntie = "a tie, a choice"\n'),
        ("[phrases.gain]\n", '[phrases.chosen]\nkick-off = "kick off"\nreceive = "receive"\n\n[phrases.gain]\n'),
    ),
    f"{GAME}/words/fr/sentences.toml": (
        ("[events]\n", '[events]\ntie-chosen = "Égalité : {seat} choisit {choice:chosen}."\n'),
        ("[asks]\n", '[asks]\ntie = "Égalité : que choisit {seat} ?"\n'),
        ("[options]\n", '[options]\n"tie/kick-off" = "Engager"\n"tie/receive" = "Recevoir"\n'),
        ("[outcomes]\n", '[outcomes]\ntie-chosen = "égalité, choix fait"\n'),
        ("[choices]\n", '[choices]\ntie = "égalité, un choix"\n'),
        ("[phrases.gain]\n", '[phrases.chosen]\nkick-off = "d\'engager"\nreceive = "de recevoir"\n\n[phrases.gain]\n'),
    ),
    f"{GAME}/book/situations.toml": (('opening-tied = "1/6" }\n', f'"opening-tied+?tie" = "1/6" }}\n{SITUATION}'),),
    f"{GAME}/game.py": (),
    "docs/flair/kickoff.en.md": (
        (
            "\n/// rule | flair.kickoff.kick\n",
            PARAGRAPH.format("A tie", "After a **tie**, the side that rolled second chooses: kick off or receive.")
            + "\n/// rule | flair.kickoff.kick\n",
        ),
    ),
    "docs/flair/kickoff.fr.md": (
        (
            "\n/// rule | flair.kickoff.kick\n",
            PARAGRAPH.format(
                "Égalité", "À **égalité**, le camp qui a lancé en second choisit d’engager ou de recevoir."
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
    assert [line for line in done.stdout.splitlines() if ": " in line and "`make effects`" not in line] == []
    # The contract: words, declarations, forms, players; its own test.
    own = "tests/games/flair/test_kickoff.py::test_after_a_tie_the_visitors_choose"
    contract = ("sentences", "words", "situations", "asks", "reach", "moments", "referee")
    files = [path for name in contract if (tmp_path / (path := f"tests/contract/test_{name}.py")).is_file()]
    said = python("-m", "pytest", "-q", "-m", "not browser", "-k", "flair", "-p", "no:cacheprovider", own, *files)
    assert " failed" not in said
    story = python("-m", "engine", "odds", "flair/tie", "--lang", "fr")
    assert "choi" in story


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_lists_these_files(lang: str) -> None:
    page = (ROOT / "docs" / "contributing" / f"add-a-rule.{lang}.md").read_text("utf-8")
    section = page.partition("{#nine}")[2].partition("\n## ")[0]
    rows = "".join(line for line in section.splitlines() if line.startswith("| `"))
    assert set(re.findall(r"`([\w./]+\.(?:py|toml|md))`", rows)) == set(CHANGES)
