"""The stages for beginners of both rugby games: in each a match comes to nothing that the stage leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import play
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.rules import section_of
from engine.games import load
from engine.rugby.starter import STAGES
from tests.contract import walk
from tests.truth.said import UNKNOWN, Said

GAMES = pytest.mark.parametrize("game", ["flair", "scrumball"])
STAGE = pytest.mark.parametrize("stage", ["tackle", "ruck", "kicks"])
"""The whole game has tests of its own."""
ALWAYS = {
    "flair": {
        *("advance", "cards", "clock", "duels", "kickoff", "lastcard", "renewal", "starter", "tackle", "tries"),
        "restarts",
    },
    "scrumball": {
        *("cards", "continuity", "ingoal", "kickoff", "pack", "periods", "renewal", "starter", "tackle", "tries"),
        "restarts",
    },
}
"""Sections of the book that every stage plays; of the restarts only touching down, and beginning by hand."""
MORE = {
    "flair": {
        "ruck": {"ruck", "penalty", "drop", "kicks", "exits", "advantage", "combinations"},
        "kicks": {"run", "touch", "scrum", "lineout", "relaunch"},
    },
    "scrumball": {"ruck": {"ruck", "scrum", "penalty"}, "kicks": {"kicks", "lineout", "advantage"}},
}
"""Sections that come with a stage."""
NEVER = {
    ("flair", "tackle"): {"kicked", "kicked-off", "drop-out", "ruck", "penalty", "ran", "passed-on", "relayed"},
    ("flair", "ruck"): {
        "kicked",
        "kicked-off",
        "drop-out",
        "advantage",
        "ran",
        "passed-on",
        "touch-found",
        "penalty-touch",
    },
    ("flair", "kicks"): {"by-hand", "mauled", "maul-card", "fixed", "fixing-card"},
    ("scrumball", "tackle"): {"kicked", "ruck", "scrum", "penalty", "interception", "maul-formed", "substituted"},
    ("scrumball", "ruck"): {"kicked", "advantage", "line-out", "maul-formed", "penalty-touch", "substituted"},
    ("scrumball", "kicks"): {"by-hand", "held", "mauled", "maul-formed", "substituted"},
}
MATCHES = 25


def sections(game: str, stage: str) -> set[str]:
    """The sections of the book that a stage plays."""
    found = set(ALWAYS[game])
    for name, more in MORE[game].items():
        if STAGES[name] <= STAGES[stage]:
            found |= more
    return found


def matches(game: str, stage: str, many: int = MATCHES) -> Iterator[Position]:
    """Matches at random to their ends, every decision checked on the way."""
    for seed in range(many):
        player = at_random(Random(seed))
        position = Position.begin(Start.of(load(game), {"starter": stage}))
        while position.ask is not None:
            position = position.send(player(position.ask))
        yield position


@GAMES
@STAGE
def test_only_the_rules_of_a_stage_occur(game: str, stage: str) -> None:
    logged, asked, happened = set[str](), set[str](), set[str]()
    for end in matches(game, stage):
        logged |= {section_of(event[0]) for event in end.log}
        asked |= {section_of(ask.rule) for ask, _ in end.history}
        happened |= {event[1] for event in end.log}
        assert end.result is not None
        load(game).audit(end.state)
    assert logged <= sections(game, stage)
    assert asked <= sections(game, stage)
    assert happened.isdisjoint(NEVER[game, stage])
    # What a stage adds does occur.
    if stage != "tackle":
        assert "ruck" in logged
    assert ("line-out-won" in happened) is (stage == "kicks")


@GAMES
@STAGE
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_bots_play_a_stage_to_its_end_by_what_is_offered(game: str, stage: str, level: str) -> None:
    for seed in range(2):
        assert play(game, level, level, seed, {"starter": stage}).result is not None


@GAMES
def test_stages_are_shorter_than_the_game(game: str) -> None:
    length = {stage: sum(len(end.history) for end in matches(game, stage, 6)) for stage in STAGES}
    assert all(2 * length[stage] < 1.6 * length["whole"] for stage in ("tackle", "ruck", "kicks"))


@GAMES
@STAGE
def test_a_link_and_a_file_carry_the_stage(game: str, stage: str) -> None:
    end = next(iter(matches(game, stage, 1)))
    record = Record.of(end)
    for kept in (Record.from_link(record.link()), Record.load(record.save())):
        again = kept.position(load)
        assert again.start.house["starter"] == stage
        assert again.log == end.log


@GAMES
@STAGE
def test_whatever_can_be_said_is_offered_or_refused_by_its_rule(game: str, stage: str) -> None:
    said = Said(load(game))
    for seed in range(3):
        for position in walk(load(game), seed, {"starter": stage})[:: 7 + seed]:
            said.look(position)
    assert said.faults() == []
    assert said.codes[UNKNOWN] == 0
    assert said.codes["offered"] > 30
