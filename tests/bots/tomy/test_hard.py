"""The player who reckons: its figures are those of the rules themselves, and it knows when to take a risk."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.chances import win_chance as sampled
from engine.bots.thinking import Estimate
from engine.bots.tomy.hard import think, win_chance
from engine.core.asks import Answer, Choose
from engine.core.house_rules import agreed
from engine.core.outlook import Outlook
from engine.core.position import run
from engine.games.tomy.table.state import Match
from tests.bots.tomy import GAME, match
from tests.games.table import Table
from tests.games.tomy import BONUS_TRY, DROP, TRY, scored, thrown

SINGLE = {"format": "single"}
LAST: dict[str, Any] = {"part": "second-half", "round": 6, "hand": 0, "first": 0}
SAVING = {**SINGLE, "shootout-defence": "on"}


def foreseen(base: Match, play: str, given: tuple[Answer, ...], seat: int) -> float:
    """What a play that has come so far is worth, by the rules of the game: dice by chance, choices by who chooses."""
    state, ask = run(GAME, base, play, given)
    if ask is None:
        assert isinstance(state, Match)
        return win_chance(state, seat)
    branches = [(foreseen(base, play, (*given, answer), seat), weight) for answer, weight in ask.outcomes()]
    if isinstance(ask, Choose):
        return (max if ask.seat == seat else min)(value for value, _ in branches)
    return sum(value * weight for value, weight in branches) / sum(weight for _, weight in branches)


def estimates(table: Table) -> tuple[Estimate, ...]:
    """What it thinks of the options at this table."""
    return think(Outlook(table.position), Random(1)).estimates()


def best(table: Table) -> str:
    """What it does at this table."""
    return think(Outlook(table.position), Random(1)).best()


def second(faces: str, *then: str, **state: Any) -> Table:
    """A second attempt that has been thrown."""
    return thrown(faces, **state).then(*then)


@pytest.mark.parametrize("table", [
    second("ball/foot/card", "turn.again card", "turn.again posts"),
    second("ball/foot/card", "turn.again card", "turn.again player", house=SINGLE, hand=1, score=[3, 8]),
    second("ball/card/card", "turn.again ball", "turn.again player", house=SINGLE),
    second("ball/card/card", "turn.again ball+card+card", "turn.again player/card/card", house=SINGLE),
    second("player/player/card", "turn.again card", "turn.again foot", warnings=[1, 0]),
    second("player/player/card", "turn.again card", "turn.again foot", warnings=[1, 2], first=0),
    second("player/player/card", "turn.again card", "turn.again foot", hand=1, first=0, serving=0),
    second("player/player/card", "turn.again card", "turn.again foot", hand=1, first=0, warnings=[0, 2]),
    second("player/card/card", "turn.again card+card", "turn.again card/foot", warnings=[1, 2], first=0, round=6),
    second("player/card/card", "turn.again card", "turn.again foot", hand=1, round=6, warnings=[0, 1], serving=0),
    second("player/player/card", "turn.again card", "turn.again foot", house={"bonus": "compulsory"}),
    second("player/player/card", "turn.again card", "turn.again foot", part="extra-time", round=2, score=[8, 5]),
    second("player/player/card", "turn.again card", "turn.again foot", house=SINGLE, **LAST, score=[8, 9]),
    second("foot/posts/card", "turn.again card", "turn.again card", house={"format": "cup"}, results=[[3, 0, 0]]),
    scored(DROP, warnings=[0, 1]),
    scored(DROP, warnings=[2, 1], hand=1, first=0, house=SINGLE),
    scored(DROP, warnings=[0, 1], hand=0, first=0, round=6, house=SINGLE),
    scored(TRY, hand=1, score=[3, 8]).then("scores.between-posts wide"),
    scored(BONUS_TRY, score=[3, 8]).then("scores.between-posts in"),
    Table("tomy", "kick", house=SAVING, part="shootout", hand=1).then("shootout.five in"),
    Table(
        "tomy", "kick", house=SAVING, part="shootout", round=6, hand=0,
        shots=[[True, False, False, True, False], [False, True, True, False, False, True]],
    ).then("shootout.five in"),
])  # fmt: skip
def test_it_reckons_as_the_rules_would(table: Table) -> None:
    position = table.position
    assert isinstance(position.base, Match)
    assert position.play is not None
    for found in estimates(table):
        given = (*position.given, found.option)
        assert found.value == pytest.approx(foreseen(position.base, position.play, given, table.ask.seat))
        assert (found.error, found.playouts) == (0, 0)
    assert {found.option for found in estimates(table)} == set(table.options)


def test_it_holds_a_player_alone_while_two_attempts_are_left() -> None:
    """Where the rule of thumb keeps Ball and Player, which lack only a Player."""
    assert best(thrown("ball/player/card")) == "ball+card"
    assert best(thrown("ball/player/card").then("turn.again ball+card", "turn.again ball/card")) == "card"


def test_behind_it_throws_the_white_die_and_in_front_it_does_not() -> None:
    assert best(scored(BONUS_TRY, score=[3, 13], **LAST).then("scores.between-posts in")) == "throw"
    assert best(scored(BONUS_TRY, score=[3, 8], **LAST).then("scores.between-posts in")) == "keep"


def test_it_refuses_a_kick_that_cannot_save_it() -> None:
    table = thrown(DROP, **LAST, score=[3, 8])
    assert best(table) != "score"


def test_where_nothing_matters_it_does_as_everybody_does() -> None:
    table = thrown(DROP, **LAST, score=[99, 3])
    assert len({round(found.value, 9) for found in estimates(table)}) == 1
    assert best(table) == "score"


@pytest.mark.parametrize("seat", [0, 1])
def test_points_cards_and_the_other_side_s_cards_change_the_chances(seat: int) -> None:
    level = win_chance(match(score=[8, 8]), seat)
    ahead = win_chance(match(score=[14, 8] if seat == 0 else [8, 14]), seat)
    later = win_chance(match(score=[14, 8] if seat == 0 else [8, 14], part="second-half"), seat)
    yellow = win_chance(match(score=[8, 8], warnings=[1, 0] if seat == 0 else [0, 1]), seat)
    red = win_chance(match(score=[8, 8], warnings=[2, 0] if seat == 0 else [0, 2], hand=1 - seat), seat)
    assert red < yellow < level < ahead < later


def test_the_chances_of_both_sides_make_one() -> None:
    for state in ({"score": [8, 3], "warnings": [1, 0]}, {"part": "extra-time", "round": 1}, {"round": 4}):
        one = match(**state)
        assert win_chance(one, 0) + win_chance(one, 1) == pytest.approx(1)
    shot = Table("tomy", "kick", part="shootout", hand=0, shots=[[], [True]]).position.base
    assert isinstance(shot, Match)
    assert win_chance(shot, 0) + win_chance(shot, 1) == pytest.approx(1)
    assert win_chance(shot, 0) < 0.5


def test_a_match_is_part_of_a_game() -> None:
    one = win_chance(match(SINGLE, score=[8, 3]), 0)
    assert win_chance(match(score=[8, 3]), 0) == pytest.approx(0.75 * one + 0.25 * (1 - one))
    ahead = match(score=[8, 3], results=[[7, 3, 0]])
    assert win_chance(ahead, 0) == pytest.approx(one + 0.5 * (1 - one))
    assert win_chance(ahead, 1) == pytest.approx(0.5 * (1 - one))


def test_a_cup_takes_three_ties() -> None:
    cup = {"format": "cup"}
    one = win_chance(match(SINGLE, score=[8, 3]), 0)
    tie = match(cup, score=[8, 3], results=[[7, 3, 0], [3, 5, 3]])
    assert win_chance(tie, 4) == pytest.approx(one / 4)
    assert win_chance(tie, 5) == pytest.approx((1 - one) / 4)
    assert [win_chance(tie, seat) for seat in (0, 1, 2, 3, 6, 7)] == [0.25, 0, 0, 0.25, 0.125, 0.125]
    assert sum(win_chance(tie, seat) for seat in range(8)) == pytest.approx(1)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    last = thrown(DROP, **LAST, score=[3, 3], house=SINGLE)
    over = last.then("turn.refuse score", "defence.choice let").position.state
    assert isinstance(over, Match)
    assert (win_chance(over, 0), win_chance(over, 1)) == (1, 0)


def test_a_roll_off_is_anybody_s() -> None:
    assert win_chance(GAME.new(agreed(GAME.house_rules, {})), 0) == 0.5


def test_in_the_middle_of_a_throw_the_chance_is_sampled() -> None:
    table = thrown(TRY, house=SINGLE, **LAST, score=[3, 8])
    found = sampled(table.position, 0, 200, Random(1))
    # Five points level the match, seven win it; one try in three is tackled.
    assert found.value == pytest.approx(2 / 3 * (2 / 3 + 1 / 3 / 2), abs=4 * found.error)
