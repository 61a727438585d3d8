"""What scores."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.tomy import BONUS_TRY, DROP, IN_FRONT, PENALTY, TRY, scored, thrown


@pytest.mark.rule("tomy.scores.bonus-try")
@pytest.mark.parametrize(("face", "points"), [("in", 7), ("wide", 5)])
def test_a_bonus_try_is_seven_or_five(face: str, points: int) -> None:
    table = scored(BONUS_TRY).then(f"scores.between-posts {face}", "scores.bonus keep", "defence.choice let")
    assert table.now("score") == [3 + points, 3]
    assert table.event("points") == ("tomy.scores.bonus-try", "points", 0, points)


@pytest.mark.rule("tomy.scores.try")
@pytest.mark.parametrize(("face", "points"), [("in", 7), ("wide", 5)])
@pytest.mark.parametrize("hand", [0, 1])
def test_a_try_is_five_or_seven_and_has_no_bonus_die(face: str, points: int, hand: int) -> None:
    table = scored(TRY, hand=hand).then(f"scores.between-posts {face}")
    assert (table.ask.rule, table.ask.seat) == ("tomy.defence.choice", 1 - hand)
    table.then("defence.choice let")
    assert table.now("score")[hand] == 3 + points
    assert table.now("score")[1 - hand] == 3
    assert table.event("points")[:2] == ("tomy.scores.try", "points")


@pytest.mark.rule("tomy.scores.drop")
@pytest.mark.parametrize("faces", [DROP, "foot/foot/posts"])
def test_a_drop_goal_is_three_in_either_way(faces: str) -> None:
    table = scored(faces)
    assert table.ask.rule == "tomy.defence.choice"
    assert table.then("defence.choice let").now("score") == [6, 3]
    assert table.event("drop")[0] == "tomy.scores.drop"


@pytest.mark.rule("tomy.scores.penalty")
def test_a_penalty_is_three() -> None:
    table = scored(PENALTY, hand=1)
    assert (table.ask.seat, table.about("score"), table.about("points")) == (0, "penalty", 3)
    assert table.then("defence.choice let").now("score") == [3, 6]


@pytest.mark.rule("tomy.scores.in-front")
@pytest.mark.parametrize(("face", "score"), [("in", [6, 3]), ("wide", [3, 3])])
def test_a_penalty_in_front_is_three_or_none_and_the_end(face: str, score: list[int]) -> None:
    table = scored(IN_FRONT).then(f"scores.between-posts {face}")
    assert table.over
    assert table.now("score", "hand") == [score, 1]
    assert ("points" in table.names()) is (face == "in")


@pytest.mark.rule("tomy.scores.between-posts")
def test_the_green_die_is_thrown_by_the_scorer_and_only_for_tries_and_in_front() -> None:
    for faces in (TRY, BONUS_TRY, IN_FRONT):
        table = scored(faces, hand=1)
        assert (table.ask.rule, table.ask.seat) == ("tomy.scores.between-posts", 1)
    for faces in (DROP, PENALTY):
        assert scored(faces).ask.rule == "tomy.defence.choice"


@pytest.mark.rule("tomy.scores.bonus")
@pytest.mark.parametrize(("green", "white", "points"), [
    ("in", "double", 14), ("wide", "double", 10), ("in", "nothing", 0), ("wide", "nothing", 0),
])  # fmt: skip
def test_the_white_die_doubles_or_takes_all(green: str, white: str, points: int) -> None:
    table = scored(BONUS_TRY).then(f"scores.between-posts {green}", "scores.bonus throw", f"scores.bonus {white}")
    if points:
        assert table.about("points") == points
        table.then("defence.choice let")
    assert table.over
    assert table.now("score", "hand") == [[3 + points, 3], 1]


@pytest.mark.rule("tomy.scores.bonus")
def test_a_table_may_make_the_white_die_compulsory() -> None:
    table = scored(BONUS_TRY, house={"bonus": "compulsory"}).then("scores.between-posts in")
    assert table.ask.name == "bonus-die"
    assert scored(BONUS_TRY).then("scores.between-posts in").ask.name == "bonus"


@pytest.mark.rule("tomy.scores.bonus")
def test_the_choice_names_the_points() -> None:
    assert scored(BONUS_TRY).then("scores.between-posts in").about("points") == 7
    assert scored(BONUS_TRY).then("scores.between-posts wide").about("points") == 5


@pytest.mark.rule("tomy.scores.drop", "tomy.scores.try", "tomy.scores.penalty")
@pytest.mark.parametrize(
    ("faces", "event"), [(DROP, "drop"), (TRY, "try"), (PENALTY, "penalty"), (BONUS_TRY, "bonus-try")]
)
def test_dice_score_in_any_order(faces: str, event: str) -> None:
    for order in set(permutations(faces.split("/"))):
        table = thrown("/".join(order))
        assert table.event(f"shows-{event}")[4] == tuple(faces.split("/"))
        assert table.then("turn.refuse score").event(event)[2] == 0
