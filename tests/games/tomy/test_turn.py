"""The throw."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.core.asks import Cast
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.tomy.rules.box import FACES
from tests.games.table import Table
from tests.games.tomy import DROP, NOTHING, TRY, scored, stopped, thrown, turn


@pytest.mark.rule("tomy.turn.attempts")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_throw_begins_with_three_blue_dice(hand: int) -> None:
    table = turn(hand=hand)
    assert isinstance(table.ask, Cast)
    assert (table.ask.seat, [die.name for die in table.ask.dice]) == (hand, ["blue"] * 3)
    assert table.event("turn")[2:] == (hand, 3, "first-half", 1, (0, 1), (3, 3), (0, 0))


@pytest.mark.rule("tomy.turn.attempts")
def test_one_may_stop_without_a_score() -> None:
    table = stopped()
    assert table.now("score", "hand", "round") == [[3, 3], 1, 3]
    assert table.names()[-1] == "stopped"


@pytest.mark.rule("tomy.turn.attempts")
@pytest.mark.parametrize("state", [{}, {"part": "shootout", "hand": 1}])
def test_there_is_no_throw_before_the_beginning_or_in_a_shoot_out(state: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="no-throw-now"):
        Table("tomy", "turn", **state)


@pytest.mark.rule("tomy.turn.again")
@pytest.mark.parametrize(("faces", "options"), [
    ("foot/ball/card", ["ball", "foot", "card", "ball+foot", "ball+card", "foot+card", "ball+foot+card"]),
    (NOTHING, ["ball", "foot", "ball+ball", "ball+foot", "ball+ball+foot"]),
    ("card/card/card", ["card", "card+card", "card+card+card"]),
])  # fmt: skip
def test_any_dice_may_be_thrown_again(faces: str, options: list[str]) -> None:
    assert list(thrown(faces).options) == ["stop", *options]


@pytest.mark.rule("tomy.turn.again")
def test_the_other_dice_stay() -> None:
    table = thrown("ball/player/card").then("turn.again card")
    assert isinstance(table.ask, Cast)
    assert len(table.ask.dice) == 1
    table.then("turn.again player")
    assert table.event("shows-try")[2:] == (0, 2, ("ball", "player", "player"))
    two = thrown("ball/player/card").then("turn.again ball+card")
    assert isinstance(two.ask, Cast)
    assert len(two.ask.dice) == 2
    assert two.then("turn.again player/player").event("shows-bonus-try")[3] == 2
    three = thrown("ball/player/card").then("turn.again ball+player+card", "turn.again posts/posts/posts")
    assert three.event("shows-in-front")[4] == ("posts", "posts", "posts")


@pytest.mark.rule("tomy.turn.again")
def test_the_ask_says_what_lies_there_and_how_many_attempts_were_used() -> None:
    table = thrown("foot/ball/card")
    assert (table.about("dice"), table.about("attempt"), table.about("score")) == (("ball", "foot", "card"), 1, "")
    table.then("turn.again card")
    assert (table.ask.seat, table.about("attempt")) == (0, 2)
    table.then("turn.again posts")
    assert (table.about("attempt"), table.about("score")) == (2, "drop")


@pytest.mark.rule("tomy.turn.refuse")
def test_a_score_can_be_taken_or_thrown_again_but_not_dropped() -> None:
    table = thrown(DROP)
    assert table.ask.rule == "tomy.turn.refuse"
    assert "score" in table.options
    assert (table.refuses("stop").code, table.refuses("stop").rule) == ("score-to-take", "tomy.turn.refuse")
    table.then("turn.refuse ball", "turn.again ball", "turn.refuse score", "defence.choice let")
    assert table.event("refused")[2:] == (0, "drop")
    assert table.now("score") == [6, 3]


@pytest.mark.rule("tomy.turn.refuse")
def test_a_refused_score_is_gone() -> None:
    table = thrown(TRY).then("turn.refuse ball", "turn.again foot", "turn.again stop")
    assert table.now("score") == [3, 3]
    assert table.names().count("refused") == 1
    assert "refused" not in thrown(NOTHING).then("turn.again foot", "turn.again card", "turn.again stop").names()


@pytest.mark.rule("tomy.turn.over")
def test_after_three_attempts_it_is_over() -> None:
    table = thrown(NOTHING).then("turn.again foot", "turn.again card", "turn.again ball", "turn.again ball")
    assert table.over
    assert table.names()[-1] == "turn-over"
    assert [event[3] for event in table.events if event[1] == "shows-nothing"] == [1, 2, 3]
    assert table.now("score", "hand") == [[3, 3], 1]


@pytest.mark.rule("tomy.turn.over")
def test_what_the_third_attempt_makes_is_scored_without_asking() -> None:
    table = thrown(NOTHING).then("turn.again ball", "turn.again card", "turn.again card", "turn.again posts")
    assert table.ask.rule == "tomy.defence.choice"
    assert "turn-over" not in table.names()
    assert table.then("defence.choice let").now("score") == [6, 3]


@pytest.mark.rule("tomy.turn.over")
def test_a_score_ends_the_throw_even_if_it_is_cancelled() -> None:
    table = scored(DROP).then("defence.choice defend", "defence.choice block")
    assert table.over
    assert table.now("hand", "score") == [1, [3, 3]]


ALL_PICKS = ["+".join(faces) for size in (1, 2, 3) for faces in product(FACES["blue"], repeat=size)]
"""Every handful of blue dice that can be named, in every order."""


@pytest.mark.rule("tomy.turn.again")
@pytest.mark.parametrize(
    "faces", ["ball/card/foot", "posts/ball/card", "card/card/player", DROP, TRY, "foot/foot/foot"]
)
def test_dice_are_picked_up_in_any_order(faces: str) -> None:
    """One order is written, any is understood; dice that do not lie there are refused."""
    table = thrown(faces)
    lying = sorted(faces.split("/"))
    understood = set()
    for pick in ALL_PICKS:
        named = sorted(pick.split("+"))
        if all(named.count(face) <= lying.count(face) for face in named):
            answer = table.ask.parse(pick)
            assert answer in table.options
            assert sorted(str(answer).split("+")) == named
            understood.add(answer)
        else:
            assert (table.refuses(pick).code, table.refuses(pick).rule) == ("dice-not-there", "tomy.turn.again")
    assert understood == set(table.options) - {"score", "stop"}


@pytest.mark.rule("tomy.turn.again")
def test_a_pick_in_another_order_is_the_same_pick() -> None:
    one, two = (thrown("ball/card/foot").then(f"turn.again {pick}") for pick in ("ball+card", "card+ball"))
    assert (one.ask, one.position.history) == (two.ask, two.position.history)
    assert two.then("turn.again posts/ball").names() == one.then("turn.again ball/posts").names()


@pytest.mark.rule("tomy.box.combinations")
def test_what_scores_nothing_cannot_be_taken() -> None:
    why = thrown(NOTHING).refuses("score")
    assert (why.code, why.rule) == ("nothing-scores", "tomy.box.combinations")
    for lang in LANGUAGES:
        for refused in (why, thrown(DROP).refuses("stop"), thrown(DROP).refuses("card")):
            sentence = load("tomy").text(lang).refusal(refused)
            assert sentence.endswith(".")
            assert "+" not in sentence
            assert refused.code not in sentence
