"""The run."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.flair import attack, enter, ways, why_not
from tests.games.table import Table


def run(dice: str, ball: int = 40, seat: int = 0, number: int = 13) -> Table:
    """The run of a back at the end of a combination."""
    table = enter("attack", ball, seat, f"4 {number}", point="backs", last=10, count=2)
    how = "one" if len(dice) == 1 else "two"
    return table.then(f"combinations.backs {number}:run", f"duels.distance {how}", f"run.metres {dice}")


@pytest.mark.rule("flair.run.metres")
@pytest.mark.parametrize("dice", ["2", "3", "6", "52", "25", "36", "64"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_higher_die_counts_five_metres_a_pip(dice: str, seat: int) -> None:
    table = run(dice, 50, seat)
    metres = 5 * int(max(dice))
    assert table.now("ball", "phase") == [50 + (-metres if seat else metres), "tackle"]
    assert table.event("ran")[5] == metres


@pytest.mark.rule("flair.run.metres")
@pytest.mark.parametrize("point", ["open", "ruck", "scrum", "line-out", "maul", "fixing", "tap"])
def test_nobody_runs_alone(point: str) -> None:
    table = attack("6 7 8 9 10 12", point)
    assert not any(option.endswith(":run") for option in table.options)
    assert why_not(table, "9:run") == "flair.run.metres"


@pytest.mark.rule("flair.run.metres")
@pytest.mark.parametrize("point", ["kick", "restart"])
def test_after_a_kick_numbers_6_to_15_may(point: str) -> None:
    for number in range(1, 16):
        assert ("run" in ways(attack(f"{number} 9", point), str(number))) is (number >= 6)


@pytest.mark.rule("flair.run.knock-on")
@pytest.mark.parametrize("dice", ["1", "11", "16", "51"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_1_is_a_knock_on_where_the_run_began(dice: str, seat: int) -> None:
    table = run(dice, 45, seat)
    assert table.now("ball", "phase", "attack", "renewing") == [45, "scrum", 1 - seat, True]
    assert "ran" not in table.names()


@pytest.mark.rule("flair.run.double")
@pytest.mark.parametrize(("face", "seat"), [*product(range(2, 7), (0, 1))])
def test_a_double_cannot_be_tackled_and_draws_a_card(face: int, seat: int) -> None:
    table = run(f"{face}{face}", 50, seat)
    to = 50 + (-5 if seat else 5) * face
    assert table.now("ball", "phase", "attack", "point", "extra") == [to, "attack", seat, "open", seat]


@pytest.mark.rule("flair.run.double")
def test_a_double_over_the_line_is_a_try_even_at_a_restart_five_metres_out() -> None:
    table = attack("8 9 11", "scrum", 95, five=True, packed=True)
    table.then("cards.play 8", "tackle.choice pass", "exits.scrum-exit 9:run", "duels.distance two", "run.metres 22")
    assert table.now("score") == [5, 0]
