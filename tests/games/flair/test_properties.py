"""What holds in every match, whatever dice fall, cards are drawn and choices made."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from engine.core.asks import Choose
from engine.core.players import at_random, play_out
from engine.core.position import Position
from engine.core.rules import rules_of, section_of
from engine.games import load
from engine.games.flair.table.numbers import DECK
from tests.games.paths import can_be_taken_up, matches

# Hundreds of matches for each of them.
pytestmark = pytest.mark.slow

GAME: Any = load("flair")
MATCHES = 2000
BUILT = {
    "flair.cards.abilities", "flair.cards.deck", "flair.cards.one-property", "flair.cards.play", "flair.clock.real",
    "flair.drop.missed", "flair.drop.reach", "flair.duels.distance", "flair.duels.double", "flair.duels.first-thrower",
    "flair.duels.one-die", "flair.duels.two-dice", "flair.exits.relay-nine", "flair.kickoff.answer",
    "flair.renewal.discard", "flair.restarts.mark-kick", "flair.restarts.twenty-two", "flair.scrum.front-five",
    "flair.touch.double",
}  # fmt: skip
"""Rules that no event cites: they choose, measure or forbid, or need a house rule or a rare end."""


@settings(max_examples=50)
@given(matches("flair", 70))
def test_cards_metres_and_points_are_kept(path: list[Position]) -> None:
    for before, after in pairwise(path):
        old: Any = before.state
        new: Any = after.state
        for seat in (0, 1):
            cards = new.hands[seat] + new.decks[seat] + new.discards[seat]
            assert Counter(cards) == Counter(DECK)
        gained = [new.score[seat] - old.score[seat] for seat in (0, 1)]
        assert sorted(gained)[0] == 0
        assert max(gained) in {0, 2, 3, 5}
        assert -15 <= new.ball <= 115


@settings(max_examples=50)
@given(matches("flair", 70))
def test_every_move_begins_where_the_last_one_ended(path: list[Position]) -> None:
    moves = [event[-2:] for event in path[-1].log if event[1] in GAME.events.moves]
    for (_, to), (start, _) in pairwise(moves):
        assert to == start
    if moves:
        assert moves[-1][1] == path[-1].state.ball  # type: ignore[attr-defined]


@settings(max_examples=50)
@given(matches("flair", 70))
def test_a_match_can_be_taken_up_between_any_two_plays(path: list[Position]) -> None:
    can_be_taken_up(path)


@settings(max_examples=50)
@given(matches("flair", 70))
def test_the_sheet_adds_up_to_the_score(path: list[Position]) -> None:
    last: Any = path[-1]
    lines = [line for _, written in GAME.sheet(last.log, last.start.names).parts for line in written]
    assert (list(lines[-1].score) if lines else [0, 0]) == last.state.score
    assert len(lines) == sum(event[1] in GAME.events.points for event in last.log)


@settings(max_examples=30)
@given(matches("flair", 70))
def test_hands_stay_hidden_all_the_way(path: list[Position]) -> None:
    for position in path:
        for seat in (0, 1):
            seen = position.observe(seat)
            assert all(event[3] == "?" for event in seen.log if event[1] == "drawn" and event[2] != seat)
            if isinstance(seen.ask, Choose) and seen.ask.seat != seat and position.ask is not None:
                assert not set(seen.ask.options) & set(DECK)


def test_many_matches_end_balance_and_cite_every_rule() -> None:
    player = at_random(Random(2026))
    cited: set[str] = set()
    points = []
    for _ in range(MATCHES):
        state = play_out(GAME, player).state
        GAME.audit(state)
        assert GAME.result(state) is not None
        cited |= {event[0] for event in state.events}
        points.append(sum(state.score))
    # The stages for beginners are no part of the whole game; `tests/rugby/test_starter.py` plays them.
    stages = {id_ for id_ in rules_of("flair") if section_of(id_) == "starter"}
    assert set(rules_of("flair")) - cited <= BUILT | stages
    assert cited.isdisjoint(stages)
    assert 8 < sum(points) / len(points) < 30
