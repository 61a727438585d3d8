"""The match sheet."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.game import Line, Sheet
from engine.core.players import at_random, play_out
from engine.games import load
from engine.games.draft.words.text import DraftText
from tests.games.draft import cards, say, turn
from tests.games.table import Table

NAMES = ("Ici", "Là-bas")


def lines(table: Table) -> list[Line]:
    """The lines of the sheet."""
    return [line for _, part in table.game.sheet(table.events, NAMES).parts for line in part]


@pytest.mark.rule("draft.sheet.lines")
def test_a_line_for_each_goal_and_each_card() -> None:
    table = turn("bgy", 1, "bgf ygf kgf bgy rnf", "bnf gnf wgf kgy ygy", played=5, whole=True)
    say(table, "laying.answer red", "fouls.whistle ggy", "fouls.free-kick green")
    say(table, "laying.draw ynf", "laying.draw pass", "goals.check bgf")
    written = lines(table)
    assert [(line.mark, line.seat, line.score, line.cards) for line in written] == [
        ("6", 0, (0, 0), (("yellow",), ())),
        ("7", 1, (0, 1), (("yellow",), ())),
    ]
    text = table.game.text("en")
    assert isinstance(text, DraftText)
    assert [text.cell(line.what) for line in written] == ["Yellow card", "Goal"]


@pytest.mark.rule("draft.sheet.lines")
def test_by_the_clock_the_mark_is_the_minute() -> None:
    table = turn("ggf", 0, "bgf ygf", "bnf gnf", house={"half": "clock"}, minute=17, played=12)
    say(table, "laying.draw bny", "laying.draw pass", "goals.check bgp")
    assert [line.mark for line in lines(table)] == ["18"]


@pytest.mark.rule("draft.sheet.lines")
def test_each_part_of_the_match_is_a_part_of_the_sheet() -> None:
    game = load("draft")
    played = play_out(game, at_random(Random(2)))
    sheet = game.sheet(played.state.events, NAMES)
    assert sheet.names == NAMES
    parts = [part for part, _ in sheet.parts]
    assert parts == sorted(set(parts), key=("first-half", "second-half", "extra-1", "extra-2", "golden-goal").index)
    assert game.sheet((), NAMES) == Sheet(NAMES, ())


@pytest.mark.rule("draft.sheet.score")
def test_the_score_is_the_goal_cards_in_front() -> None:
    state: dict[str, Any] = {"yellows": [cards("gny"), []], "goals": [cards("ygf ggf"), cards("wgp")]}
    table = say(turn("bgy", 1, "ygf rnf", "bnf gnf", **state), "laying.answer red", "fouls.whistle ggy")
    assert [(line.score, line.cards) for line in lines(table)] == [
        ((2, 1), (("yellow", "yellow"), ())),
        ((1, 1), ((), ())),
    ]
    table = say(turn("bgy", 1, "ygf rnf", "bnf gnf"), "laying.answer red", "fouls.whistle bgp", "fouls.penalty bgf")
    assert [line.score for line in lines(table)] == [(0, 1)]


@pytest.mark.rule("draft.sheet.score")
def test_the_last_line_has_the_final_score() -> None:
    game = load("draft")
    player = at_random(Random(9))
    for _ in range(40):
        state = play_out(game, player).state
        written = [line for _, part in game.sheet(state.events, NAMES).parts for line in part]
        result = game.result(state)
        assert result is not None
        assert written[-1].score == result.score == tuple(len(pile) for pile in state.goals)
