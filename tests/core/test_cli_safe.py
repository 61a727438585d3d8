"""The command line with what people really type, and with what nobody should: a sentence, and no traceback."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.cli import main
from engine.core.record import Record
from engine.match.fixture import Fixture
from engine.match.saves import saved
from engine.match.settings import Settings
from tests.conftest import ROOT
from tests.core.kept import kept

LANGUAGES = ("en", "fr")
NO_FILES = (
    *("c1" + "A" * 70_000, "x" * 5000, "a\ud800b", "c1\udcff", "\udcff", "\x1b[31m"),
    *("c1" + "é" * 300, "q1double." + "A" * 400),
)
TYPED = ("w " + "9" * 5000, "w ²", "9" * 5000, "²", "\x1b[31m", "w \ud800", "5 " + "9" * 5000)


def piped(monkeypatch: pytest.MonkeyPatch, typed: str, *argv: str) -> int:
    """Run a command with this for a keyboard; the end of the input leaves a match."""
    lines = iter(typed.splitlines())

    def read(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    try:
        return main(argv)
    except SystemExit as end:
        return int(str(end.code))


LONG = ("tomy", "draft", "scrumball", "flair")
"""Games whose matches are longer than any file may be called."""


@pytest.mark.parametrize("game", engine.SHELF)
def test_the_commands_that_a_match_prints_can_be_typed(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """To hear a whole match again and to go on with one, by links longer than any file may be called."""
    rules = ("--set", "format=cup") if game == "tomy" else ()
    assert piped(monkeypatch, "", "play", game, "--home", "easy", "--away", "easy", "--seed", "3", *rules) == 0
    command = shlex.split(capsys.readouterr().out.strip().splitlines()[-1])
    assert command[:4] == ["python", "-m", "engine", "replay"]
    link = command[4]
    assert len(link) > 255 or game not in LONG
    assert piped(monkeypatch, "", *command[3:]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) > (40 if game in LONG else 5)
    record = Record.from_link(link)
    far = record._replace(answers=record.answers[: len(record.answers) * 3 // 4]).link()
    assert piped(monkeypatch, "q\n", "play", game, "--resume", far, "--seed", "3", "--away", "me") == 0
    again = shlex.split(capsys.readouterr().out.strip().splitlines()[-1])
    assert again[again.index("--resume") + 1].startswith("c1")
    assert piped(monkeypatch, "q\n", *again[3:]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [("replay",), ("play", "double", "--resume"), ("play", "double", "--save")])
@pytest.mark.parametrize(
    "name",
    [
        "c1" + "A" * 70_000,
        "x" * 5000,
        "a\ud800b",
        "c1\udcff",
        "\udcff",
        "\x1b[31m",
        "c1" + "é" * 300,
        "q1double." + "A" * 400,
    ],
)
def test_names_that_no_file_can_have_are_refused_in_words(
    name: str, command: tuple[str, ...], lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.cli.play._Console.keep", lambda *_: None)
    assert piped(monkeypatch, "", *command, name, "--lang", lang) == (0 if "--save" in command else 1)
    said = capsys.readouterr()
    assert said.out or said.err.strip().endswith(".")
    assert len(said.err) < 400
    assert "\x1b" not in said.err + said.out
    (said.err + said.out).encode()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "argv",
    [
        ("play", "\udcff"),
        ("play", "double", "--seed", "\udcff"),
        ("play", "double", "--seed", "\x1b[2J"),
        ("play", "double", "--names", "\udcffA", "B\x1b[31m"),
        ("play", "double", "--set", "\udcff=1"),
        ("play", "double", "--home", "x" * 5000),
        ("play", "tomy", "--set", "box=" + "x" * 5000),
        ("play", "draft", "--set", "pack=" + "9" * 5000),
        ("simulate", "double", "--matches", "9" * 5000),
        ("simulate", "double", "--matches", "²"),
        ("simulate", "double", "--seed", "9" * 5000),
        ("simulate", "double", "--jobs", "9" * 5000),
        ("odds", "double", "\udcff"),
        ("odds", "double/\x1b[31m"),
        ("games", "\udcff"),
        ("arena", "double", "\udcff", "easy", "--matches", "1"),
    ],
    ids=lambda argv: " ".join(argv)[:40].encode("ascii", "replace").decode(),
)
def test_whatever_is_typed_gets_a_sentence(
    argv: tuple[str, ...], lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = piped(monkeypatch, "", *argv, "--lang", lang)
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    assert code == 0 or said.err.strip()
    assert "Traceback" not in said.err
    assert "\x1b" not in said.err + said.out
    assert all(len(word) <= 120 for word in said.err.split())
    (said.err + said.out).encode()


@pytest.mark.parametrize(
    "typed", ["w " + "9" * 5000, "w ²", "9" * 5000, "²", "\x1b[31m", "w \ud800", "5 " + "9" * 5000]
)
@pytest.mark.parametrize("dice", ["here", "hand"])
@pytest.mark.parametrize("game", ["double", "tomy", "draft"])
def test_whatever_is_typed_in_a_match_gets_a_sentence(
    game: str, dice: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ("play", game, "--seed", "1", "--away", "me", "--dice", dice)
    assert piped(monkeypatch, f"{typed}\nq\n", *argv) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert max(map(len, out.split())) < 1000
    out.encode()


def test_names_of_a_save_print_no_escape_sequences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Fixture.kick_off(engine.load("double"), Settings(("Ann", "Bob"), ("human", "human"), {}, "1"))
    for _ in range(4):
        match.throw()
    text = json.dumps(saved(match)).replace('"Ann"', '"A\\u001b[31mnn\\u202e"')
    file = tmp_path / "match.json"
    file.write_text(text, "utf-8")
    link = Record.of(match.position)._replace(names=("A\x1b[31mnn\u202e", "Bob")).link()
    for typed in (str(file), link):
        for how in ((), ("--json",)):
            assert main(("replay", typed, *how)) == 0
            out = capsys.readouterr().out
            assert "A[31mnn" in out
            assert not {"\x1b", "\u202e", "\\u001b"} & {one for one in ("\x1b", "\u202e", "\\u001b") if one in out}


def test_bytes_that_are_no_text_are_told_of() -> None:
    """As a shell really hands them over."""
    for argv in ([b"replay", b"\xff"], [b"play", b"double", b"--names", b"\xff", b"B", b"--seed", b"\xfe"]):
        done = subprocess.run(
            [sys.executable, "-m", "engine", *argv],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        )
        assert done.returncode in (0, 1), done.stderr.decode(errors="replace")
        assert b"Traceback" not in done.stderr


def test_a_file_without_end_is_read_no_further_than_a_match_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("replay", "/dev/zero")) == 1
    assert "longer than any match" in capsys.readouterr().err


def test_links_that_were_kept_are_as_long_as_real_ones() -> None:
    """So that the tests above try what readers have."""
    longest = max(len(link) for one in kept() for link in one.matches.values())
    assert longest > 900
