"""Entering: a play that a state does not lead to is refused in words, and one that is entered can be played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.games import games, load
from tests.contract import house_rules, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
EMPTY: tuple[dict[str, Any] | None, ...] = ({}, None)
STATES = 60
ANSWERS = 25


def fault(game: Game[Any], play: str, data: dict[str, Any] | None, house: dict[str, str], luck: Random) -> str:
    """What goes wrong when a play is entered in a state and played on at random; nothing, if it is refused in words."""
    player = at_random(luck)
    try:
        position = Position.begin(Start.of(game, house, play=play, data=data))
        for _ in range(ANSWERS):
            if position.ask is None:
                break
            if not 0 <= position.ask.seat < len(position.start.names):
                return f"{position.ask.name} asks seat {position.ask.seat}"
            position = position.send(player(position.ask))
    except Refusal as refusal:
        said = [game.text(lang).refusal(refusal) for lang in LANGUAGES]
        return "" if all(sentence.endswith(".") for sentence in said) else f"{refusal.code} says {said}"
    except Exception as error:
        return f"{error!r}"
    return ""


@GAMES
def test_only_the_play_that_is_due_is_entered(game: Game[Any]) -> None:
    """Whole states of random matches: each leads to one play, and every other is refused by a sentence."""
    entered = 0
    for position in walk(game, 5)[::7]:
        data, rules = position.base.data(), position.start.house
        for play in game.plays:
            try:
                found = Position.begin(Start.of(game, rules, play=play, data=data))
            except Refusal as why:
                assert play != position.play or position.over
                if why.code == "play-not-due":
                    assert (why.data["play"], why.data["due"]) == (play, position.play)
                    assert f"“{position.play}” comes next" in why.words()
                    assert f"«\u00a0{position.play}\u00a0» qui vient" in why.words("fr")
            else:
                assert play == position.play
                assert found.base.key() == position.base.key()
                entered += 1
    assert entered > 2


def refused(game: str, play: str, **data: Any) -> Refusal:
    """Why a play is not entered."""
    with pytest.raises(Refusal) as why:
        Position.begin(Start.of(load(game), play=play, data=data))
    return why.value


def test_cards_that_are_due_are_not_skipped() -> None:
    why = refused("scrumball", "scrum", attack=0, phase="scrum", due=[6, 6])
    assert (why.code, why.data) == ("play-not-due", {"play": "scrum", "due": "renew"})
    assert refused("scrumball", "kick-off", attack=0, bench=2).data["due"] == "substitution"
    assert refused("flair", "scrum", attack=0, ball=50).data["due"] == "renew"


def test_a_play_does_not_contradict_the_phase_and_gives_one_to_a_state_without() -> None:
    why = refused("scrumball", "scrum", attack=0, phase="penalty")
    assert why.words() == "In this match “penalty” comes next, so “scrum” cannot be played now."
    assert why.words("fr") == (
        "Dans ce match, c’est «\u00a0penalty\u00a0» qui vient ensuite\u00a0: "
        "«\u00a0scrum\u00a0» ne peut pas se jouer maintenant."
    )
    for data in ({"hand": 0}, {"hand": 0, "phase": "scrum"}):
        position = Position.begin(Start.of(load("scrumball"), play="scrum", data=data))
        assert position.base.data()["phase"] == "scrum"
    # The state that the phase makes may itself not be.
    assert refused("scrumball", "kick-off", attack=0, ball=30).code == "kick-off-spot"
    assert refused("double", "opening", hand=0).code == "kicked-off-already"


def test_a_match_that_is_over_has_no_play_to_enter() -> None:
    end = walk(load("draft"), 1)[-1].base.data()
    assert refused("draft", "engage", **end).code in {"play-over", "no-hand"}
    assert refused("flair", "scrum", **walk(load("flair"), 1)[-1].base.data()).code == "play-over"


def test_a_link_that_wrote_the_usual_phase_beside_a_play_still_opens() -> None:
    """Questions to the referee were once written so, and meant the play."""
    data = {"phase": "open", "hand": 0}
    record = Record("scrumball", load("scrumball").version, {}, (), "kick-off", data, "match", ("one",))
    assert record.position(load).play == "kick-off"
    for wrong in ({"phase": "penalty"}, {"phase": "open", "due": [6, 6]}, {"phase": "open", "bench": 2}):
        with pytest.raises(Refusal, match="play-not-due"):
            record._replace(data={**data, **wrong}).position(load)


@GAMES
def test_a_play_entered_in_an_empty_state_is_played_or_refused(game: Game[Any]) -> None:
    found = {
        (play, data is None): wrong
        for options in house_rules(game)
        for play in game.plays
        for data in EMPTY
        if (wrong := fault(game, play, data, dict(options), Random(play)))
    }
    assert found == {}


@GAMES
def test_a_play_entered_in_any_state_is_played_or_refused(game: Game[Any]) -> None:
    luck = Random(game.id)
    told = [position.state.data() for seed in range(4) for position in walk(game, seed) if not position.given]
    found = {}
    for play in game.plays:
        for _ in range(STATES):
            one, other = luck.choice(told), luck.choice(told)
            few = luck.choice((0.1, 0.3, 0.6, 0.9))
            data = {field: value for field, value in one.items() if luck.random() < few}
            data |= {field: value for field, value in other.items() if luck.random() < 0.1}
            if wrong := fault(game, play, data, {}, luck):
                found[play, json.dumps(data)] = wrong
    assert found == {}
