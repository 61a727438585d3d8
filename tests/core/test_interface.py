"""The public interface: one documented place for scripts, bots and the Lab, and next to nothing at boot."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import engine
from engine.bots.arena import meetings
from tests.conftest import ROOT


def first(outlook: engine.Outlook, rng: Random) -> str:
    """Takes what is named first."""
    return outlook.options[0]


def test_importing_the_engine_imports_no_game_and_no_tool(root: Path) -> None:
    script = "import sys, engine; print(*(name for name in sys.modules if name.startswith('engine.')))"
    run = subprocess.run([sys.executable, "-S", "-c", script], cwd=root, capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


def test_every_public_name_is_found_and_no_other() -> None:
    assert engine.__all__ == sorted(engine.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert set(engine.__all__) <= set(dir(engine))
    for home, names in engine._HOMES.items():
        for name in names:
            assert getattr(engine, name) is getattr(import_module(f"engine.{home}"), name)
    homed = {name for names in engine._HOMES.values() for name in names}
    assert homed | {"__version__"} == set(engine.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'dance'"):
        _ = engine.dance


@pytest.mark.parametrize("game", engine.SHELF)
def test_a_match_is_played_to_its_end_and_told(game: str) -> None:
    end = engine.play(game, first, "easy", seed=3)
    assert end.over
    assert end.result is not None
    assert engine.Record.of(end).position(engine.load).result == end.result
    told = {lang: engine.story(end, lang) for lang in ("en", "fr")}
    assert len(told["en"]) == len(told["fr"]) == len(end.log)
    assert engine.play(game, first, "easy", seed=3).log == end.log != engine.play(game, first, "easy", seed=4).log


def test_a_match_of_an_arena_can_be_seen_on_its_own() -> None:
    found = meetings("double", (first, "medium"), range(3), {}, 1)
    for number, meeting in enumerate(found):
        result = engine.play("double", first, "medium", seed=f"1:{number}").result
        assert result is not None
        assert (result.winner, result.score) == (meeting.winner, meeting.score)


def test_bots_meet_levels_and_what_came_of_it_goes_to_json() -> None:
    heard: list[tuple[int, int]] = []
    came = engine.arena("double", first, "random", matches=5, tell=lambda done, total: heard.append((done, total)))
    assert json.loads(json.dumps(came)) == came
    assert (came["home"], came["away"]) == ("first", "random")
    assert came["home_wins"] + came["draws"] + came["away_wins"] == came["matches"] == 5
    assert heard == [(done, 5) for done in range(1, 6)]


@pytest.mark.slow
def test_many_processes_find_the_same() -> None:
    alone, together = (engine.arena("double", first, "random", matches=6, jobs=jobs) for jobs in (1, 2))
    assert {**alone, "ms_a_choice": 0} == {**together, "ms_a_choice": 0}


def test_many_processes_need_a_bot_that_can_be_sent() -> None:
    with pytest.raises(engine.Refusal, match="jobs-unsent"):
        engine.arena("double", lambda outlook, rng: outlook.options[0], "random", matches=6, jobs=2)


def test_a_bot_sees_only_choices_and_only_from_its_seat() -> None:
    seen: list[tuple[int, int]] = []

    def watching(outlook: engine.Outlook, rng: Random) -> str:
        seen.append((outlook.seat, len(outlook.options)))
        return outlook.options[-1]

    engine.play("draft", watching, "random")
    assert seen
    assert {seat for seat, _ in seen} == {0}
    assert min(options for _, options in seen) > 1


def test_what_a_bot_may_not_answer_is_refused_in_both_languages() -> None:
    def wild(outlook: engine.Outlook, rng: Random) -> str:
        return "dance"

    with pytest.raises(engine.Refusal) as why:
        engine.play("double", "easy", wild)
    assert why.value.words() == "The bot “wild” answered “dance” to “fault”; it may answer kick or keep."
    assert why.value.words("fr") == (
        "Le bot «\u00a0wild\u00a0» a répondu «\u00a0dance\u00a0» à «\u00a0fault\u00a0»\u202f; "
        "il peut répondre kick ou keep."
    )


@pytest.mark.parametrize("call", [engine.play, engine.arena])
def test_a_player_who_is_no_player_is_refused_before_anything_is_played(call: object) -> None:
    assert callable(call)
    with pytest.raises(engine.Refusal) as why:
        call("double", "medium", "brutal")
    assert why.value.words() == "There is no level “brutal”. There are: easy, medium, hard and random."
    with pytest.raises(engine.Refusal):
        call("double", None, "easy")


def test_a_game_or_a_situation_that_is_not_there_is_refused() -> None:
    with pytest.raises(engine.Refusal, match="game-unknown"):
        engine.kick_off("chess")
    with pytest.raises(engine.Refusal, match="situation-unknown"):
        engine.situation("double")
    with pytest.raises(engine.Refusal, match="language-unknown"):
        engine.story(engine.kick_off("double"), "de")


def with_examples() -> list[str]:
    """Every module of the engine that holds an example."""
    files = [file for file in sorted((ROOT / "engine").rglob("*.py")) if ">>> " in file.read_text("utf-8")]
    return [".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for file in files]


@pytest.mark.parametrize("module", with_examples())
def test_the_examples_run(module: str) -> None:
    for test in doctest.DocTestFinder().find(import_module(module)):
        told: list[str] = []
        failed = doctest.DocTestRunner(verbose=False).run(test, out=told.append).failed
        assert not failed, "".join(told)
