"""Warnings and cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.table import Table
from tests.games.tomy import DROP, PENALTY, TRY, scored, stopped, thrown, turn


def warned(hand: int = 0, **state: Any) -> Table:
    """A defender who throws the warning."""
    return scored(PENALTY, hand=hand, **state).then("defence.choice defend", "defence.choice warned")


@pytest.mark.rule("tomy.cards.two-cards")
@pytest.mark.parametrize(("faces", "warnings"), [
    ("ball/foot/card", 0), ("ball/card/card", 1), ("card/card/card", 1), ("ball/ball/ball", 0),
])  # fmt: skip
def test_two_cards_or_three_are_one_warning(faces: str, warnings: int) -> None:
    table = thrown(faces)
    assert table.now("warnings") == [warnings, 0]
    assert table.ask.rule == "tomy.turn.again"
    assert thrown(faces, hand=1).now("warnings") == [0, warnings]


@pytest.mark.rule("tomy.cards.two-cards")
def test_a_card_that_stayed_joins_a_new_one() -> None:
    assert thrown("ball/foot/card").then("turn.again foot", "turn.again card").now("warnings") == [1, 0]
    assert thrown("ball/foot/card").then("turn.again card", "turn.again card").now("warnings") == [0, 0]


@pytest.mark.rule("tomy.cards.two-cards")
def test_cards_that_have_counted_and_stay_do_not_count_again() -> None:
    table = thrown("ball/card/card").then("turn.again ball", "turn.again card", "turn.again stop")
    assert table.now("warnings") == [1, 0]
    assert table.names().count("two-cards") == 1


@pytest.mark.rule("tomy.cards.two-cards")
@pytest.mark.parametrize(("option", "faces", "warnings"), [
    ("card+card", "card/card", 2),
    ("card", "card", 1),
    ("ball+card", "card/card", 2),
    ("ball+card+card", "card/card/ball", 2),
    ("card+card", "card/foot", 1),
])  # fmt: skip
def test_cards_thrown_again_count_again(option: str, faces: str, warnings: int) -> None:
    table = thrown("ball/card/card").then(f"turn.again {option}", f"turn.again {faces}")
    assert table.now("warnings") == [warnings, 0]


@pytest.mark.rule("tomy.cards.two-cards")
def test_a_card_that_has_not_counted_is_picked_up_first() -> None:
    table = thrown("ball/card/card").then("turn.again ball", "turn.again card", "turn.again card", "turn.again card")
    assert table.now("warnings") == [1, 0]
    two = thrown("ball/card/card").then("turn.again ball", "turn.again card", "turn.again card+card")
    assert two.then("turn.again card/card").now("warnings") == [2, 0]


@pytest.mark.rule("tomy.cards.yellow")
def test_a_first_warning_is_yellow_and_nothing_happens() -> None:
    table = warned()
    assert table.now("warnings", "hand", "round", "score") == [[0, 1], 1, 3, [6, 3]]
    assert table.event("yellow")[2] == 1
    own = thrown("ball/card/card").then("turn.again card+card", "turn.again player/player", "turn.refuse score")
    assert own.then("scores.between-posts in", "defence.choice let").now("score", "warnings") == [[10, 3], [1, 0]]


@pytest.mark.rule("tomy.cards.red")
def test_a_second_warning_is_red_and_leaves_this_round_alone() -> None:
    table = warned(warnings=[0, 1])
    assert table.event("red")[2] == 1
    assert table.now("hand", "round", "warnings", "serving") == [1, 3, [0, 2], None]


RED_IN_A_ROUND = {
    "first to throw, by own dice": (0, ("two-cards", "block")),
    "second to throw, by defending before the own throw": (1, ("warned", "let")),
    "second to throw, by own dice": (1, ("block", "two-cards")),
    "first to throw, by defending after the own throw": (0, ("let", "warned")),
}
"""Who sees red, the first of the round or the second, and what becomes of the throw of each; the score stays level."""
PLACES = [
    (("first-half", 3, 0), ("first-half", 4, 0)),
    (("first-half", 6, 0), ("second-half", 1, 1)),
    (("second-half", 6, 1), ("extra-time", 1, 0)),
    (("extra-time", 1, 0), ("extra-time", 2, 0)),
]
"""A round, and the one after it: its part, its number, and whether whoever began the match begins it (0) or not (1)."""


def acts(table: Table, what: str) -> Table:
    """A throw that is two Cards and nothing, or a drop goal that is let, blocked, or stands with a warning."""
    if what == "two-cards":
        return table.then("turn.attempts ball/card/card", "turn.again stop")
    table.then(f"turn.attempts {DROP}", "turn.refuse score")
    if what == "let":
        return table.then("defence.choice let")
    return table.then("defence.choice defend", f"defence.choice {what}")


@pytest.mark.rule("tomy.cards.red")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("case", RED_IN_A_ROUND)
@pytest.mark.parametrize(("place", "after"), PLACES)
def test_a_red_card_costs_the_next_round_and_never_this_one(
    seat: int, case: str, place: tuple[str, int, int], after: tuple[str, int, int]
) -> None:
    """Four ways to see red, either seat first in the round, within a half and over each break."""
    which, (one, two) = RED_IN_A_ROUND[case]
    red, first = seat ^ which, seat ^ place[2]
    warnings = [int(red == 0), int(red == 1)]
    table = turn(place[1], seat, whole=True, part=place[0], first=first, score=[8, 8], warnings=warnings)
    # This round: both throw, and each is asked to defend where the other scores.
    acts(table, one)
    assert table.now("part", "round", "hand", "serving") == [place[0], place[1], 1 - seat, None]
    acts(table, two)
    assert table.event("red")[2] == red
    # The next: neither throw nor defence for the one; what the other scores stands.
    begins = red == first ^ after[2]
    assert table.now("part", "round", "hand", "serving") == [after[0], after[1], 1 - red, red]
    assert table.now("warnings")[red] == (0 if begins else 2)
    level = table.now("score")
    table.then(f"turn.attempts {DROP}", "turn.refuse score")
    assert table.event("cannot-defend")[2] == red
    assert table.event("served")[2:5] == (red, after[1], after[0])
    if after[:2] == ("extra-time", 2):
        assert table.event("match-won")[2] == 1 - red
    else:
        # And the one after that: nothing is left of the card.
        assert table.now("round", "serving", "warnings") == [after[1] + 1, None, [0, 0]]
        assert table.now("score")[1 - red] == level[1 - red] + 3


@pytest.mark.rule("tomy.cards.red")
def test_the_throw_being_played_goes_on() -> None:
    table = thrown("ball/card/card", warnings=[1, 0]).then("turn.again card+card", "turn.again player/player")
    table.then("turn.refuse score", "scores.between-posts in", "defence.choice let")
    assert table.now("score", "hand", "round", "warnings") == [[10, 3], 1, 3, [2, 0]]


@pytest.mark.rule("tomy.cards.red")
def test_a_red_of_the_second_thrower_costs_the_throw_of_the_next_round() -> None:
    table = thrown("ball/card/card", hand=1, warnings=[0, 1], whole=True).then("turn.again stop")
    assert table.now("hand", "round", "warnings") == [0, 4, [0, 2]]
    table.then("turn.attempts ball/ball/foot", "turn.again stop")
    assert table.now("hand", "round", "warnings") == [0, 5, [0, 0]]


@pytest.mark.rule("tomy.cards.suspended")
@pytest.mark.parametrize("faces", [TRY, DROP])
def test_no_defence_in_the_round_of_the_lost_throw(faces: str) -> None:
    table = scored(faces, warnings=[0, 2])
    if faces == TRY:
        table.then("scores.between-posts in")
    assert table.over
    assert table.event("cannot-defend")[2] == 1
    assert table.now("score") == [10 if faces == TRY else 6, 3]


@pytest.mark.rule("tomy.cards.suspended")
def test_no_defence_after_the_lost_throw_until_the_round_is_over() -> None:
    table = scored(DROP, 3, 1, serving=0)
    assert "cannot-defend" in table.names()
    assert table.now("score", "serving") == [[3, 6], None]
    assert scored(DROP, 4, 1).ask.rule == "tomy.defence.choice"


@pytest.mark.rule("tomy.cards.suspended")
def test_a_red_card_of_the_first_thrower_leaves_the_defence_of_this_round() -> None:
    table = scored(DROP, 3, 1, warnings=[2, 0])
    assert table.ask.seat == 0
    table.then("defence.choice defend", "defence.choice block")
    assert table.now("hand", "round", "serving") == [1, 4, 0]


@pytest.mark.rule("tomy.cards.served")
def test_the_lost_throw_pays_for_the_card() -> None:
    table = stopped(warnings=[1, 2])
    assert table.now("warnings", "hand", "round", "serving") == [[1, 0], 0, 4, None]
    assert table.event("served")[2:] == (1, 3, "first-half", 1, (0, 1), (3, 3), (1, 0))


@pytest.mark.rule("tomy.cards.served")
def test_the_first_thrower_serves_at_the_beginning_of_a_round() -> None:
    table = stopped(3, 1, warnings=[2, 1])
    assert table.now("warnings", "hand", "round", "serving") == [[0, 1], 1, 4, 0]


@pytest.mark.rule("tomy.cards.served")
def test_a_lost_throw_counts_among_the_six() -> None:
    table = stopped(6, 0, warnings=[0, 2])
    assert table.now("part", "round", "hand") == ["second-half", 1, 1]
    assert stopped(6, 0, part="second-half", first=1, warnings=[0, 2], score=[3, 8]).event("match-won")[2] == 1


@pytest.mark.rule("tomy.cards.served")
def test_nobody_is_punished_after_the_end() -> None:
    table = stopped(6, 0, part="second-half", first=0, warnings=[0, 2], score=[3, 8], house={"format": "single"})
    assert "served" not in table.names()
    assert table.now("over", "warnings") == [True, [0, 2]]


@pytest.mark.rule("tomy.cards.third")
def test_a_third_warning_does_not_count() -> None:
    own = thrown("card/card/ball", warnings=[1, 0]).then("turn.again card+card", "turn.again card/card")
    assert own.now("warnings") == [2, 0]
    assert own.event("third")[2] == 0
    defender = warned(1, warnings=[2, 0])
    assert defender.now("warnings", "hand", "round") == [[0, 0], 1, 4]
    assert defender.event("third")[2] == 0


@pytest.mark.rule("tomy.cards.both-red")
def test_two_reds_leave_a_yellow_each() -> None:
    table = thrown("ball/card/card", hand=1, warnings=[2, 1]).then("turn.again stop")
    assert table.now("warnings", "hand", "round", "serving") == [[1, 1], 0, 4, None]
    assert "served" not in table.names()


@pytest.mark.rule("tomy.cards.both-red")
def test_two_reds_of_one_defence_and_one_throw_meet() -> None:
    table = warned(warnings=[1, 1], whole=True)
    assert table.now("warnings", "hand") == [[1, 2], 1]
    own = thrown("ball/card/card", hand=0, warnings=[1, 1], whole=True).then("turn.again stop")
    own.then("turn.attempts ball/card/card", "turn.again stop")
    assert own.now("warnings", "hand", "round", "serving") == [[1, 1], 0, 4, None]


@pytest.mark.rule("tomy.cards.both-red")
@pytest.mark.parametrize("first", [0, 1])
def test_a_red_that_is_being_served_meets_no_other(first: int) -> None:
    """Whether the suspended side is the first of the round or the second, the other serves the round after."""
    second = 1 - first
    table = thrown("ball/card/card", hand=second, first=first, warnings=[first, second], serving=first)
    table.then("turn.again stop")
    assert table.now("hand", "round", "serving") == [first, 4, second]
    cards = [1, 2] if first == 0 else [2, 1]
    other = thrown("ball/card/card", hand=first, first=first, warnings=cards)
    assert other.now("warnings") == [2, 2]
    other.then("turn.again stop")
    assert other.now("hand", "round", "serving", "warnings") == [second, 4, first, [0, 0]]
    assert "both-red" not in [*table.names(), *other.names()]


@pytest.mark.rule("tomy.cards.carry")
@pytest.mark.parametrize("warnings", [[1, 0], [0, 1], [1, 1]])
def test_cards_outlast_the_half(warnings: list[int]) -> None:
    table = stopped(6, 1, warnings=warnings)
    assert table.now("part", "warnings") == ["second-half", warnings]
    assert table.event("carried")[2:] == ((0, 1), tuple(warnings))
    extra = stopped(6, 0, part="second-half", first=0, warnings=warnings)
    assert extra.now("part", "warnings") == ["extra-time", warnings]
    assert "carried" not in stopped(6, 1).names()


@pytest.mark.rule("tomy.cards.carry")
def test_a_red_card_over_half_time_costs_a_throw_of_the_second_half() -> None:
    assert stopped(6, 1, warnings=[2, 0], whole=True).now("hand", "round") == [1, 1]
    table = thrown("ball/card/card", 6, 1, warnings=[0, 1]).then("turn.again stop")
    assert table.now("part", "hand", "round", "serving") == ["second-half", 0, 1, 1]


@pytest.mark.rule("tomy.cards.carry")
def test_cards_do_not_outlast_the_match() -> None:
    table = stopped(6, 0, part="second-half", warnings=[1, 2], score=[3, 8])
    assert table.now("warnings", "part", "hand") == [[0, 0], "first-half", 1]
