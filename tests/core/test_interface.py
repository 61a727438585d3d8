"""The public interface: one documented place for scripts, bots and the Lab, and next to nothing at boot."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any

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
    assert why.value.words() == "There is no level “brutal”. The levels are: easy, medium, hard and random."
    with pytest.raises(engine.Refusal):
        call("double", None, "easy")


def test_a_match_begins_from_a_state_of_ones_own() -> None:
    """What is left out is as in a new match; what cannot be is refused, as anywhere."""
    state: dict[str, Any] = {"half": 2, "minute": 38, "hand": 1, "first": 0, "score": [7, 10]}
    position = engine.begin("double", house={"yellow": "5"}, names=("Ann", "Bob"), **state)
    assert (position.ask and position.ask.seat, position.start.house["yellow"]) == (1, "5")
    assert position.start.names == ("Ann", "Bob")
    assert position.state.data()["score"] == [7, 10]
    penalty = engine.begin("double", play="action", hand=0, minute=12)
    assert engine.send_all(penalty, ["43", "kick", "2"]).state.data()["score"] == [3, 0]
    again = engine.Record.from_link(engine.Record.of(penalty.send("43")).link()).position(engine.load)
    assert again.state.data() == penalty.send((4, 3)).state.data()
    assert not engine.send_all(penalty, ["43", "kick", "2"]).over
    assert engine.send_all(engine.begin("double", scope="play", hand=0), ["43", "kick", "2"]).over
    with pytest.raises(engine.Refusal, match="match-field"):
        engine.begin("double", minute=-1)
    with pytest.raises(engine.Refusal, match="state-unknown"):
        engine.begin("double", weather=1)
    with pytest.raises(engine.Refusal, match="play-unknown"):
        engine.begin("double", play="scrum")


@pytest.mark.parametrize("game", engine.SHELF)
def test_a_state_that_says_nothing_is_a_new_match(game: str) -> None:
    assert engine.begin(game).ask == engine.kick_off(game).ask
    fields = set(engine.kick_off(game).state.data())
    assert not fields & set(signature(engine.begin).parameters)


def test_answers_may_be_sent_as_they_are_written() -> None:
    """Dice with figures and with pictures, cards and options, one by one or all at once."""
    written = ["5", "3", "43", "kick", "2"]
    position = engine.kick_off("double")
    for text in written:
        position = position.send(text)
    assert position.history == engine.send_all(engine.kick_off("double"), [(5,), (3,), (4, 3), "kick", (2,)]).history
    assert engine.send_all(engine.kick_off("double"), written).log == position.log
    assert engine.kick_off("tomy").send("wide").answer == ("wide",)
    with pytest.raises(engine.Refusal) as why:
        engine.send_all(engine.kick_off("double"), ["5", "3", "49"])
    assert why.value.words() == "Answer 3 (“49”) is not possible. No die shows 9: its faces go from 1 to 6."
    with pytest.raises(engine.Refusal, match="dice-unreadable"):
        engine.kick_off("double").send("five")
    assert engine.odds(engine.situation("double/penalty-kick").send("2")).outcomes == {"penalty-kicked": 1}


def test_the_first_side_is_to_play_unless_it_is_said() -> None:
    assert engine.begin("flair", ball=60).state.data()["attack"] == 0
    assert engine.begin("flair", ball=60, attack=1).state.data()["attack"] == 1
    assert engine.begin("flair", phase="opening").ask == engine.kick_off("flair").ask
    assert engine.begin("tomy", play="opening", score=[0, 0]).ask == engine.kick_off("tomy").ask
    state = engine.kick_off("double").state.data()
    assert engine.begin("double", **state).ask == engine.kick_off("double").ask


def test_what_must_be_done_with_a_card_is_done_at_once() -> None:
    """A hidden draw of Draft Football leaves one thing to do; a script need not say it, and records say it as ever."""
    position = engine.situation("draft/own-packs")
    card = position.ask.cards[0] if isinstance(position.ask, engine.Draw) else ""
    said = position.send(card)
    assert isinstance(said.ask, engine.Choose)
    (only,) = said.ask.options
    at_once = position.send(card, through=True)
    assert at_once.log == said.send(only).log
    assert engine.Record.of(at_once) == engine.Record.of(said.send(only))
    assert engine.send_all(position, [card], through=True).log == at_once.log
    assert engine.send_all(position, [card]).log == said.log


def test_a_choice_of_one_that_no_card_forces_is_still_asked() -> None:
    begun = engine.begin("double", hand=0, minute=12)
    for position in (begun.send("13", through=True), begun.send("13")):
        assert isinstance(position.ask, engine.Choose)
        assert position.ask.options == ("keep",)


def test_dice_to_throw_again_are_named_in_any_order() -> None:
    """Wherever an answer is written, and it is kept in the one order that links have always had."""
    thrown = engine.begin("tomy", hand=0).send("ball/foot/card")
    for pick in ("ball+card", "card+ball"):
        record = engine.Record.of(thrown)._replace(answers=("ball/foot/card", pick))
        for position in (
            thrown.send(pick),
            engine.Record.from_link(record.link()).position(engine.load),
            engine.read(f"tomy | hand=0 > ball/foot/card {pick}"),
        ):
            assert position.answer == "ball+card"
    with pytest.raises(engine.Refusal, match="dice-not-there"):
        thrown.send("card+card")


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
