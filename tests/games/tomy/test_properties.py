"""What holds in every game, whatever dice fall and whatever is chosen."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.players import at_random, play_out
from engine.core.position import Position
from engine.games import load
from engine.games.tomy.rules.box import FACES, SCORES, dice, read
from tests.games.paths import can_be_taken_up, matches

# Hundreds of matches for each of them.
pytestmark = pytest.mark.slow

GAME = load("tomy")
BLUE = st.sampled_from(FACES["blue"])


@settings(max_examples=60)
@given(matches("tomy", 60))
def test_points_come_in_the_right_sizes_and_cards_one_by_one(path: list[Position]) -> None:
    for before, after in pairwise(path):
        old: Any = before.state.data()
        new: Any = after.state.data()
        assert all(0 <= count <= 2 for count in new["warnings"])
        # Two red cards are there together only while one of them is being served.
        assert new["warnings"] != [2, 2] or new["serving"] is not None
        if old["results"] == new["results"]:
            gained = [new["score"][seat] - old["score"][seat] for seat in (0, 1)]
            assert min(gained) == 0
            assert max(gained) in {0, 3, 5, 7, 10, 14}
            assert max(new["warnings"][seat] - old["warnings"][seat] for seat in (0, 1)) <= 1


@settings(max_examples=60)
@given(matches("tomy", 60))
def test_a_game_can_be_taken_up_between_any_two_plays(path: list[Position]) -> None:
    can_be_taken_up(path)


@settings(max_examples=60)
@given(matches("tomy", 60))
def test_a_red_card_is_served_in_the_round_after_it(path: list[Position]) -> None:
    """By the log alone: no throw and no red die in the round after a red card that was not cancelled."""
    place: tuple[Any, ...] = ()
    due: dict[int, tuple[Any, ...]] = {}
    for event in path[-1].log:
        if event[1] in {"turn", "served"}:
            place = (event[5], event[4], event[3])
            for who, given_in in list(due.items()):
                # A red card of the round before: its owner must not be the one who throws now.
                if given_in != place:
                    assert (event[1], event[2]) != ("turn", who)
                    if (event[1], event[2]) == ("served", who):
                        del due[who]
        elif event[1] == "red":
            due[event[2]] = place
        elif event[1] in {"both-red", "shootout", "match-won"}:
            due.clear()
        elif event[1] == "defence-die":
            assert due.get(event[2], place) == place


@settings(max_examples=60)
@given(matches("tomy", 60))
def test_whoever_throws_is_not_suspended(path: list[Position]) -> None:
    for position in path:
        view = position.observe(0).view
        if position.ask is not None and position.ask.name in {"first", "defence", "defence-die"}:
            seat = view["team"].index(position.ask.seat)
            assert not view["suspended"][seat]


@settings(max_examples=60)
@given(matches("tomy", 60))
def test_the_sheet_adds_up_to_the_score(path: list[Position]) -> None:
    last = path[-1]
    data: Any = last.state.data()
    parts = dict(GAME.sheet(last.log, last.start.names).parts)
    view = last.observe(0).view
    written = parts.get(f"{view['match']}/{data['part']}")
    if written and data["part"] != "shootout":
        assert list(written[-1].score) == data["score"]
    elif written:
        assert list(written[-1].score) == [sum(made) for made in data["shots"]]


@settings(max_examples=60)
@given(matches("tomy", 60))
def test_undo_leads_back(path: list[Position]) -> None:
    for before, after in pairwise(path):
        assert after.undo() is before
        assert after.log[: len(before.log)] == before.log


@st.composite
def boxes(draw: st.DrawFn) -> str:
    """A box that someone might own."""
    blue = draw(st.lists(BLUE, min_size=6, max_size=6))
    throws = st.lists(st.sampled_from(blue), min_size=3, max_size=3).map(sorted).map("+".join)
    ways = draw(st.lists(throws, min_size=5, max_size=8, unique=True).filter(lambda found: len(found) >= len(SCORES)))
    spread = {score: [way for place, way in enumerate(ways) if place % 5 == n] for n, score in enumerate(SCORES)}
    entries = ["blue=" + ",".join(blue)]
    for die in ("green", "white", "red"):
        rest = draw(st.lists(st.sampled_from(FACES[die]), min_size=6 - len(FACES[die]), max_size=6 - len(FACES[die])))
        entries.append(f"{die}=" + ",".join([*FACES[die], *rest]))
    entries += [f"{score}={'|'.join(found)}" for score, found in spread.items()]
    return ";".join(draw(st.permutations(entries)))


@settings(max_examples=40)
@given(boxes(), st.integers(0, 999))
def test_any_box_that_is_read_can_be_played(text: str, seed: int) -> None:
    proper = read(text)
    assert read(proper) == proper
    box = dice(proper)
    assert {lie.score for lie in box.sorted_lies} - {""} == set(SCORES)
    played = play_out(GAME, at_random(Random(seed)), {"format": "single", "box": text})
    GAME.audit(played.state)
    assert GAME.result(played.state) is not None


def test_ten_thousand_matches_end() -> None:
    player = at_random(Random(7))
    for _ in range(10_000):
        played = play_out(GAME, player, {"format": "single"})
        assert GAME.result(played.state) is not None
