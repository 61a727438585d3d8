"""A guided match in the terminal: rules explained once, a bad idea questioned once, and what has been met."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine import games
from engine.cli.terminal import Left
from engine.core.languages import LANGUAGES, words
from engine.core.position import Position, Start
from engine.core.rules import rules_of
from engine.learn.gists import gists
from engine.learn.lessons import lessons
from engine.match.fixture import Fixture
from engine.match.saves import take_up
from engine.match.settings import Settings
from tests.core.test_play_terminal import Player, agreed, piped


def guided(match: Fixture, lang: str = "en", typed: Iterable[str] = ()) -> str:
    """Everything that is shown of a match to its end, in one line."""
    return re.sub(r"\s+", " ", Player(match, lang, typed=typed).play())


def kick_or_keep() -> Fixture:
    """Five points behind at the end: a long shot for three gives the ball away, and a try is wanted."""
    state = {"half": 2, "minute": 36, "score": [10, 15], "hand": 0}
    position = Position.begin(Start.of(games.load("double"), data=state)).send("32")
    settings = Settings(position.start.names, ("human", "easy"), {}, "7", pace="instant", guide="new")
    return Fixture(settings, position)


@pytest.mark.parametrize("game", games.SHELF)
@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_rule_is_explained_once_in_the_words_of_the_book(game: str, turn: int) -> None:
    """The games in both languages by turns; each in the other one is slow."""
    lang = LANGUAGES[(games.SHELF.index(game) + turn) % len(LANGUAGES)]
    match = agreed(game, ("human", "easy"), guide="new")
    shown, told = guided(match, lang), gists(lang)
    notes = re.findall(rf" § [^§]*?#({game}\.[a-z0-9.-]+)\)", shown)
    # A small game has fewer rules to meet.
    assert len(notes) == len(set(notes)) > min(4, len(rules_of(game)) // 3)
    for rule in notes:
        title, text = told[rule]
        note = re.sub(r"\s+", " ", words(lang).typeset(f"§ {title}. {text} ("))
        assert note in shown
    # Afterwards: what was met, and what comes next.
    say, met = words(lang), {*notes, *(event[0] for event in match.position.log)}
    counted = say("terminal.play.met", count=len(met), all=len(rules_of(game)))
    assert re.sub(r"\s+", " ", say.typeset(counted)) in shown
    assert (f"{game}/learn/" in shown) == bool(lessons(game))
    assert f"python -m engine play {game} --guided --away medium" in shown


def test_a_match_that_nobody_guides_explains_nothing() -> None:
    shown = guided(agreed("double"))
    assert "§" not in shown
    assert words("en")("guide.title") not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_idea_is_questioned_once_with_its_odds(lang: str) -> None:
    match = kick_or_keep()
    pages = Player(match, lang, typed=["1", "1"])
    pages.play()
    first, second = [re.sub(r"\s+", " ", page) for _, page in pages.looked[1:3]]
    start = {"en": "You may; but from here that wins", "fr": "Vous pouvez ; mais d’ici, ce choix gagne"}[lang]
    assert start in re.sub(r"\s", " ", first)
    assert re.search(r"\d+\s?%", first)
    # The second press does it, and the same question is not doubted again.
    assert start not in re.sub(r"\s", " ", second)
    assert match.position.history[1][1] == "kick"
    assert match.doubted == ("award",)


def test_whatever_is_best_is_done_at_once() -> None:
    match = kick_or_keep()
    player = Player(match, typed=["2"])
    player.play()
    assert match.position.history[1][1] == "keep"
    assert "You may; but" not in player.looked[1][1]


def test_a_match_that_is_taken_up_explains_nothing_that_has_happened_in_it() -> None:
    match = agreed("double", ("human", "easy"), guide="new")
    keys = ["", "", "", "", "", "q"]
    player = Player(match, typed=keys)
    with pytest.raises(Left):
        player.play()
    rules = {event[0] for event in match.position.log}
    again = Player(match)
    notes = re.findall(r"#(double\.[a-z.-]+)\)", re.sub(r"\s+", " ", again.play()).split(words("en")("guide.title"))[0])
    assert notes
    assert not rules & set(notes)


def test_a_guided_match_is_asked_for_at_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert piped(monkeypatch, "\nq\n", "double", "--guided", "--seed", "7", "--save", str(file)) == 0
    shown = capsys.readouterr().out
    assert "(computer, easy)" in shown
    assert "§" in shown
    kept = take_up(file.read_text("utf-8"), "double").fixture.settings
    assert (kept.guide, kept.seats) == ("new", ("human", "easy"))
    # Without a file the way to go on says so too; who was chosen stays.
    piped(monkeypatch, "q\n", "double", "--guided", "--away", "hard")
    assert "--guided" in shlex.split(capsys.readouterr().out.strip().splitlines()[-1])
