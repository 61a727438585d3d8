"""Exact odds: counted by hand for the toy."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core import odds as module
from engine.core.asks import Must, Roll, Steps
from engine.core.odds import Odds, forget, headlines, odds, outcome_key
from engine.core.position import Position, Start
from tests.core.toy import GAME, Toy, throw


def begin(easy: str = "no", play: str | None = None) -> Position:
    """A position of the toy."""
    return Position.begin(Start.of(GAME, {"easy": easy}, play=play))


def test_a_throw_counts_every_outcome() -> None:
    assert odds(begin(play="throw")).outcomes == {"scored:0": Fraction(1, 6), "missed": Fraction(5, 6)}
    assert odds(begin("yes", play="throw")).outcomes == {"scored:0": Fraction(16, 36), "missed": Fraction(20, 36)}


def test_odds_stop_at_a_choice() -> None:
    assert odds(begin()).outcomes == {"?what": Fraction(1)}


def test_odds_see_through_what_must_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def forced(toy: Toy) -> Steps[None]:
        yield Must("what", 0, "toy.toy.turn", "throw")
        yield from throw(toy, 0)

    def chance_first(toy: Toy) -> Steps[None]:
        yield Roll("dice", 0, "toy.toy.throw", 1)
        yield from forced(toy)

    monkeypatch.setattr(GAME, "plays", {"forced": forced, "chance": chance_first})
    share = {"scored:0": Fraction(1, 6), "missed": Fraction(5, 6)}
    assert odds(begin(play="chance")).outcomes == share
    assert odds(begin(play="forced")).options == {"throw": share}


def test_a_choice_has_the_odds_of_each_option() -> None:
    found = odds(begin().send("king"))
    assert found.outcomes == {}
    assert found.options == {
        "keep": {"nothing": Fraction(1)},
        "throw": {"scored:0": Fraction(1, 6), "missed": Fraction(5, 6)},
    }


def test_what_has_come_is_certain_after_the_end() -> None:
    position = Position.begin(Start.of(GAME, play="throw", scope="play")).send((1, 1))
    assert odds(position) == Odds({"scored:0": Fraction(1)}, {})
    before = odds(position.undo())
    assert "scored:0" in before.outcomes


def test_only_what_is_still_to_come_counts() -> None:
    position = begin().send("king").send("throw")
    assert set(odds(position).outcomes) == {"scored:0", "missed"}


def test_positions_alike_share_their_odds_and_others_do_not() -> None:
    forget()
    first = odds(begin(play="throw"))
    assert odds(begin(play="throw")) is first
    assert odds(begin("yes", play="throw")) is not first
    assert len(module._known) == 2
    forget()
    assert module._known == {}


def test_outcomes_are_named_once_and_in_order() -> None:
    events = [("r", "missed", 0), ("r", "took", 0, "ace"), ("r", "scored", 1), ("r", "missed", 1)]
    assert outcome_key(GAME, events) == "missed+scored:1"
    assert outcome_key(GAME, events[1:2]) == "nothing"
    assert list(
        headlines(
            GAME, {"missed": Fraction(1, 2), "missed+scored:1": Fraction(1, 4), "scored:0": Fraction(1, 4)}
        ).items()
    ) == [
        ("scored:0", Fraction(1, 4)),
        ("scored:1", Fraction(1, 4)),
        ("missed", Fraction(1, 2)),
    ]
