"""Whole matches in the terminal, by what is typed and what is shown."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games
from engine.cli import main
from engine.cli.study import typed_dice
from engine.cli.terminal import CLEAR, Left, Terminal
from engine.core.asks import Cast, Choose, Die
from engine.core.game import Game
from engine.core.languages import LANGUAGES, words
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import PERSON, Fixture
from engine.match.saves import take_up
from engine.match.settings import Settings
from tests.conftest import ROOT

SECRET = [game.id for game in games.games() if type(game).known is not Game.known]


def agreed(game: str, seats: tuple[str, ...] = ("human", "medium"), **more: Any) -> Fixture:
    """A match before its kick-off."""
    rules = games.load(game)
    return Fixture.kick_off(rules, Settings(rules.names, seats, {}, "7", pace="instant")._replace(**more))


class Player:
    """Someone at the keyboard: options at random, and Enter for everything else."""

    def __init__(self, match: Fixture, lang: str = "en", *, typed: Iterable[str] = (), wipes: bool = False) -> None:
        self.match, self.rng, self.typed = match, Random(3), iter(typed)
        self.shown: list[str] = []
        self.looked: list[tuple[int, str]] = []
        self.terminal = Terminal(match, words(lang), self.read, self.shown.append, wipes=wipes)

    def read(self, _: str) -> str:
        self.looked.append((self.match.viewer if self.match.turn == PERSON else -1, self.page))
        self.shown.clear()
        own = next(self.typed, None)
        if own is not None:
            return own
        ask = self.match.offer
        if self.match.turn == PERSON and isinstance(ask, Choose):
            return str(1 + int(self.rng.random() * len(ask.options)))
        return ""

    @property
    def page(self) -> str:
        """What is on the screen since something was typed."""
        return "".join(self.shown)

    def play(self) -> str:
        """To the end; everything that was shown."""
        self.terminal.run()
        return "".join([page for _, page in self.looked] + self.shown)


def piped(monkeypatch: pytest.MonkeyPatch, typed: str, *argv: str) -> int:
    """The command with its input from a pipe."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(("play", *argv))


@pytest.mark.parametrize("game", games.SHELF)
@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_game_is_played_to_its_end(game: str, turn: int) -> None:
    """The games in both languages by turns; each in the other one is slow."""
    lang = LANGUAGES[(games.SHELF.index(game) + turn) % len(LANGUAGES)]
    match = agreed(game)
    shown = Player(match, lang).play()
    result = match.position.result
    assert result is not None
    score = " – ".join((f"Camille {result.score[0]}", f"{result.score[1]} Sacha"))
    assert score in shown.splitlines()[-1]
    text, position = match.game.text(lang, match.position.start.names), match.position
    flat = re.sub(r"\s+", " ", shown)
    for number, event in enumerate(position.log, 1):
        sentence = re.sub(r"\s+", " ", text.event(match.game.seen(event, 0)))
        assert f" {number} {sentence}" in flat
    if lang == "fr":
        assert not re.search(r"\S [;:?!»%](\s|$)", shown)


def test_the_same_seed_and_choices_give_the_match_of_the_site() -> None:
    """A match at the terminal is the match of a Play page: same seed, same answers, same dice."""
    first, again = agreed("flair"), agreed("flair")
    Player(first).play()
    for ask, answer in first.position.history:
        if again.turn == PERSON and isinstance(ask, Choose):
            again.send(answer)
        elif again.turn == PERSON:
            again.throw()
        elif again.turn == "thinking":
            again.decide()
        else:
            again.happen()
    assert again.position.history == first.position.history


@pytest.mark.parametrize("game", SECRET)
def test_two_people_never_see_the_other_hand(game: str) -> None:
    match = agreed(game, ("human", "human"))
    player = Player(match, wipes=True)
    watched: list[Position] = []
    read = player.read

    def looked(hint: str) -> str:
        watched.append(match.position)
        return read(hint)

    player.terminal._read = looked
    player.play()
    text, log = match.game.text("en", match.position.start.names), match.position.log
    hidden = [
        {
            f"{number}  {text.event(event)}"
            for number, event in enumerate(log, 1)
            if match.game.seen(event, seat) != event
        }
        for seat in (0, 1)
    ]
    turns = 0
    for (seat, page), position in zip(player.looked, watched, strict=True):
        on_screen = page.rpartition(CLEAR)[2]
        if seat < 0:
            turns += 1
            assert CLEAR in page
            # Whatever stands there after the wiping says whose turn it is, and no more.
            assert len(on_screen.strip().splitlines()) == 1
            continue
        assert not hidden[seat] & {line.strip() for line in on_screen.splitlines()}
        if position.observe(1 - seat).view["hand"]:
            assert f"{text.who(1 - seat)}’s cards:" not in on_screen
    assert turns > 5
    assert all(hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_answers(lang: str) -> None:
    match = agreed("double")
    keys = ["?", "w", "w 1", "why 99", "o", "s", "d", "d", "u", "blue", "\N{PILE OF POO}", "u x"]
    player = Player(match, lang, typed=["", *keys])
    player.play()
    say = words(lang)
    pages = [page for _, page in player.looked][2:]
    assert all(does in pages[0] for key, does in say.all("terminal.play.keys").items() if key != "t")
    assert say("terminal.play.enter-key") in pages[0]
    assert "double.kickoff" in pages[2]
    assert say("terminal.play.no-event", number="99") in pages[3]
    assert say.list("terminal.play.outcome")[0] in pages[4]
    assert "0–0" in pages[5]
    assert say("terminal.play.by-hand") in pages[6]
    assert say("terminal.play.thrown-here") in pages[7]
    assert ("revealed since" if lang == "en" else "a été révélé depuis") in pages[8]
    assert all(say("terminal.play.throw") in page for page in pages[9:12])
    assert match.position.over


def test_what_a_rule_bars_is_told_with_its_rule() -> None:
    """A tackle in the hand of the attack is listed by `w`, and refused when it is asked for all the same."""
    hands = [["pass", "run", "tackle"], ["tackle", "tackle", "run"]]
    position = Position.begin(Start.of(games.load("scrumball"), data={"hand": 0, "hands": hands}))
    match = Fixture(agreed("scrumball").settings, position)
    player = Player(match, typed=["tackle", "w", "q"])
    with pytest.raises(Left):
        player.play()
    ask = match.position.ask
    assert isinstance(ask, Choose)
    ((option, rule),) = ask.barred
    assert option == "tackle"
    for page in (player.looked[1][1], player.looked[2][1]):
        assert f"#{rule}" in page
    assert match.position is position


def test_undo_gives_back_a_choice_but_no_die() -> None:
    match = agreed("double", ("human", "human"), dice="table")
    player = Player(match, typed=["6", "2", "3 4", "2", "u", "1", "q"])
    with pytest.raises(Left):
        player.play()
    assert [match.position.history[-1][1]] == ["kick"]
    assert "Taken back." in player.looked[5][1]
    virtual = agreed("double", ("human", "human"), throws="hand")
    other = Player(virtual, typed=["", "u", "q"])
    with pytest.raises(Left):
        other.play()
    assert len(virtual.position.history) == 1
    study = agreed("double", ("human", "human"), study=True, throws="hand")
    with pytest.raises(Left):
        Player(study, typed=["", "u", "q"]).play()
    assert len(study.position.history) == 0


def test_pictures_are_typed_by_number_or_by_name() -> None:
    text = games.load("tomy").text("fr")
    die = Die("blue", ("ball", "ball", "player", "foot"))
    cast = Cast("throw", 0, "x", (die, die))
    assert typed_dice(cast, text, "1 3") == ("ball", "foot")
    assert typed_dice(cast, text, f"{text.face('player')}, foot") == ("player", "foot")
    for wrong in ("1", "1 2 3", "9 1", "ball ball x", ""):
        with pytest.raises(Refusal):
            typed_dice(cast, text, wrong)
    match = agreed("tomy", dice="table")
    with pytest.raises(Left):
        Player(match, typed=["1", "q"]).play()
    assert len(match.position.history) == 1


def test_dice_to_throw_again_are_typed_in_any_order() -> None:
    match = agreed("tomy", ("human", "human"), dice="table")
    player = Player(match, typed=["in", "wide", "ball foot card", "posts+card", "dance", "card+ball", "q"])
    with pytest.raises(Left):
        player.play()
    assert match.position.answer == "ball+card"
    assert "only those can be rolled again" in player.looked[4][1]
    assert "a number from 1 to 8" in player.looked[5][1]


def test_a_watch_on_the_table_ends_a_half() -> None:
    rules = games.load("flair")
    settings = Settings(rules.names, ("human", "medium"), {"clock": "real"}, "7", pace="instant")
    match = Fixture.kick_off(rules, settings)
    player = Player(match)
    own = player.read
    count = iter(range(100_000))
    player.terminal._read = lambda hint: "t" if next(count) % 40 == 39 else own(hint)
    player.play()
    assert match.position.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_loses_nothing(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert piped(monkeypatch, "\n\n", "double", "--seed", "4", "--away", "easy", "--lang", lang) == 0
    command = shlex.split(capsys.readouterr().out.strip().splitlines()[-1])
    assert command[:5] == ["python", "-m", "engine", "play", "double"]
    before = Record.from_link(command[command.index("--resume") + 1])
    assert len(before.answers) >= 2
    assert piped(monkeypatch, "\n", *command[4:]) == 0
    again = shlex.split(capsys.readouterr().out.strip().splitlines()[-1])
    after = Record.from_link(again[again.index("--resume") + 1])
    assert after.answers[: len(before.answers)] == before.answers
    assert len(after.answers) > len(before.answers)
    assert [word for word in again if word != after.link()] == [word for word in command if word != before.link()]


def test_a_match_is_played_on_from_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = "double | half=2 minute=78 hand=0 score=[10,12] > 43"
    assert piped(monkeypatch, "1\n", "double", "--resume", line, "--dice", "hand") == 0
    command = shlex.split(capsys.readouterr().out.strip().splitlines()[-1])
    record = Record.from_link(command[command.index("--resume") + 1])
    assert (record.data, record.answers) == ({"half": 2, "minute": 78, "hand": 0, "score": [10, 12]}, ("43", "kick"))
    assert piped(monkeypatch, "", "tomy", "--resume", line) == 1
    assert "This is a match of “double”, not of “tomy”." in capsys.readouterr().err


def test_a_file_is_kept_after_every_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    assert piped(monkeypatch, "\nq\n", "scrumball", "--seed", "4", "--save", str(file)) == 0
    assert f"--resume {file}" in capsys.readouterr().out
    # A Play page opens it too.
    kept = take_up(json.loads(file.read_text("utf-8")), "scrumball").fixture
    assert kept.settings.seed == "4"
    assert main(("replay", str(file))) == 0
    assert piped(monkeypatch, "1\n", "scrumball", "--resume", str(file)) == 0
    assert take_up(json.loads(file.read_text("utf-8")), "scrumball").fixture.answers > kept.answers
    before = file.read_text("utf-8")
    capsys.readouterr()
    assert piped(monkeypatch, "\n", "double", "--save", str(file)) == 1
    assert "already exists" in capsys.readouterr().err
    assert file.read_text("utf-8") == before
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_file_that_cannot_be_written_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert piped(monkeypatch, "\n", "double", "--save", str(tmp_path / "no" / "match.json")) == 0
    out = capsys.readouterr().out
    assert out.count("cannot be written") == 1
    assert "--resume c1" in out


@pytest.mark.parametrize(
    ("argv", "en", "fr"),
    [
        (("chess",), "There is no game “chess”", "Il n’y a pas de jeu"),
        (("double", "--names", "A"), "2 names are needed", "Il faut 2 noms"),
        (("double", "--names", "A", "A"), "same name", "même nom"),
        (("double", "--set", "length"), "is not a setting", "n’est pas un réglage"),
        (("double", "--set", "length=7"), "cannot be “7”", "ne peut pas valoir"),
        (("double", "--seed", "x" * 41), "at most 40 characters", "au plus 40 caractères"),
        (("double", "--resume", "nothing.json"), "cannot be read", "ne peut pas être lu"),
        (("double", "--resume", "c1zzz"), "damaged", "abîmé"),
        (("tomy", "--resume", "{double}"), "a match of “double”", "un match de «\u00a0double\u00a0»"),
        (("double", "--resume", "{double}", "--names", "A", "B"), "keeps its settings", "garde ses réglages"),
        (("flair", "--home", "easy", "--set", "clock=real"), "a watch on the table", "un chronomètre sur la table"),
    ],
)
def test_what_cannot_be_is_refused(
    argv: tuple[str, ...], en: str, fr: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    link = Record.of(agreed("double").position).link()
    typed = [word.replace("{double}", link) for word in argv]
    for lang, sentence in (("en", en), ("fr", fr)):
        assert piped(monkeypatch, "", *typed, "--lang", lang) == 1
        said = capsys.readouterr()
        assert sentence in said.err
        assert said.out == ""


def test_computers_play_among_themselves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        piped(monkeypatch, "", "tomy", "--home", "easy", "--away", "random", "--set", "format=cup", "--seed", "1") == 0
    )
    assert "The match is over" in capsys.readouterr().out


def typing(ours: int) -> Callable[[str, str], str]:
    """Types at a real terminal, and reads until something is shown."""

    def type_(keys: str, until: str) -> str:
        os.write(ours, keys.encode())
        seen, end = "", time.monotonic() + 60
        while until not in seen:
            assert time.monotonic() < end, seen
            if select.select([ours], [], [], 0.2)[0]:
                seen += os.read(ours, 65536).decode(errors="replace")
        return seen

    return type_


def test_it_works_at_a_real_terminal() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "engine", "play", "double", "--seed", "4"]
    run = subprocess.Popen(command, cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    type_ = typing(ours)
    try:
        # Who begins is rolled with the kick-off; the first press is one's own roll.
        assert "Camille rolls 4." in type_("", "Enter rolls the dice.\r\n? for help > ")
        type_("\r", "Minute 7: Camille rolls")
        os.kill(run.pid, signal.SIGINT)
        assert "Traceback" not in type_("", "--resume c1")
        assert run.wait(20) == 130
    finally:
        run.kill()
        run.wait()
        os.close(ours)
