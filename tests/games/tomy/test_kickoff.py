"""Kick-off."""

from __future__ import annotations

import pytest

from tests.games.table import Table
from tests.games.tomy import NOTHING, stopped, turn


@pytest.mark.rule("tomy.kickoff.roll-off")
@pytest.mark.parametrize(("home", "away", "first"), [("in", "wide", 0), ("wide", "in", 1)])
def test_alone_between_the_posts_begins(home: str, away: str, first: int) -> None:
    table = Table("tomy", "opening").then(f"kickoff.roll-off {home}", f"kickoff.roll-off {away}")
    assert table.now("hand", "first", "part", "round") == [first, first, "first-half", 1]
    assert table.event("starts")[2] == first


@pytest.mark.rule("tomy.kickoff.roll-off")
@pytest.mark.parametrize("face", ["in", "wide"])
def test_after_a_tie_both_throw_again(face: str) -> None:
    table = Table("tomy").then(f"kickoff.roll-off {face}", f"kickoff.roll-off {face}")
    assert table.now("first") is None
    assert (table.position.play, table.ask.seat) == ("opening", 0)
    table.then("kickoff.roll-off wide", "kickoff.roll-off in")
    assert table.position.play == "turn"
    assert table.ask.seat == 1


@pytest.mark.rule("tomy.kickoff.roll-off")
def test_nobody_begins_twice() -> None:
    with pytest.raises(Exception, match="begun-already"):
        Table("tomy", "opening", hand=0)


@pytest.mark.rule("tomy.kickoff.second-half")
@pytest.mark.parametrize("first", [0, 1])
def test_the_other_begins_the_second_half(first: int) -> None:
    table = stopped(6, 1 - first, first=first)
    assert table.now("part", "round", "hand", "first") == ["second-half", 1, 1 - first, first]
    assert table.event("second-half")[2] == 1 - first


@pytest.mark.rule("tomy.kickoff.second-half")
def test_the_order_of_the_second_half_is_turned_round() -> None:
    table = stopped(2, 1, part="second-half", first=0)
    assert table.now("round", "hand") == [2, 0]
    assert stopped(2, 0, part="second-half", first=0).now("round", "hand") == [3, 1]


@pytest.mark.rule("tomy.kickoff.return-match")
@pytest.mark.parametrize("first", [0, 1])
def test_the_other_begins_the_return_match(first: int) -> None:
    table = stopped(6, first, part="second-half", first=first, score=[3, 8])
    assert table.now("hand", "first", "part", "round", "score") == [1 - first, 1 - first, "first-half", 1, [0, 0]]
    assert table.event("return-begins")[2] == 1 - first


@pytest.mark.rule("tomy.kickoff.return-match")
def test_a_decider_has_a_roll_off() -> None:
    table = stopped(6, 1, whole=True, part="second-half", first=1, score=[3, 8], results=[[5, 3, 0]])
    assert table.now("hand", "first") == [None, None]
    assert (table.position.play, table.ask.rule) == ("opening", "tomy.kickoff.roll-off")


@pytest.mark.rule("tomy.kickoff.teams")
@pytest.mark.parametrize(("players", "after"), [("1", [0, 0]), ("2", [1, 0]), ("3", [0, 2])])
def test_teammates_throw_in_turn(players: str, after: list[int]) -> None:
    assert stopped(house={"players": players}).now("throwers") == after


@pytest.mark.rule("tomy.kickoff.teams")
def test_after_the_last_teammate_comes_the_first() -> None:
    table = stopped(house={"players": "3"}, throwers=[2, 2])
    assert table.now("throwers") == [0, 2]
    assert table.event("thrower")[2:] == (0, 1)
    assert "thrower" not in stopped().names()


@pytest.mark.rule("tomy.kickoff.teams")
def test_a_lost_throw_is_a_teammates_throw() -> None:
    table = stopped(house={"players": "2"}, warnings=[0, 2])
    assert table.now("throwers", "round", "hand") == [[1, 1], 4, 0]


@pytest.mark.rule("tomy.kickoff.teams")
def test_teammates_kick_in_turn_and_share_their_cards() -> None:
    kick = Table("tomy", "kick", house={"players": "2"}, part="shootout", hand=1, throwers=[0, 0])
    assert kick.then("shootout.five in").now("throwers") == [0, 1]
    team = turn(house={"players": "2"}, warnings=[1, 0], throwers=[0, 0])
    assert team.then("turn.attempts card/card/ball", "turn.again stop").now("warnings") == [2, 0]


@pytest.mark.rule("tomy.kickoff.teams")
def test_a_new_match_begins_with_the_first_teammates() -> None:
    table = turn(6, 0, house={"players": "2"}, part="second-half", score=[3, 8], throwers=[1, 0])
    assert table.then(f"turn.attempts {NOTHING}", "turn.again stop").now("throwers") == [0, 0]
