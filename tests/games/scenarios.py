"""Scenarios written from a source text alone: a position, what is thrown and chosen, and what must come of it.

They are told for seat 0 and played for both seats: `mirrored` turns a position and what is expected of it round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from engine.core.asks import Choose
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load

SEATS = frozenset({"hand", "first", "serving", "asked", "winner", "starts"})
"""What names a seat."""
PAIRS = frozenset({"score", "yellow", "red", "spent", "warnings", "shots", "throwers", "cards"})
"""What is there for each seat."""


class Scenario(NamedTuple):
    """One line of a table: where the source says so, the position, the answers, and what must come of them."""

    source: str
    title: str
    state: Mapping[str, Any]
    answers: str
    expected: Mapping[str, Any]


def mirrored(values: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The same seen from the other side of the table, for seat 1."""
    if seat == 0:
        return dict(values)
    return {
        key: 1 - value
        if key in SEATS and value is not None
        else value[::-1]
        if key in PAIRS
        else [[home, away, 1 - winner] for away, home, winner in value]
        if key == "results"
        else value
        for key, value in values.items()
    }


def both_seats(table: Iterable[Scenario]) -> pytest.MarkDecorator:
    """The table as parameters of a test, each line for both seats."""
    lines = [(scenario, seat) for scenario in table for seat in (0, 1)]
    names = [f"{scenario.source} {scenario.title}, seat {seat}" for scenario, seat in lines]
    assert len(set(names)) == len(names)
    return pytest.mark.parametrize(("scenario", "seat"), lines, ids=names)


def played(game: str, scenario: Scenario, seat: int, usual: Mapping[str, Any]) -> Position:
    """The position that a scenario leads to; whole matches are played on, play after play."""
    state = {**usual, **scenario.state}
    house = state.pop("house", None)
    data = mirrored(state, seat) if state.pop("told", True) else None
    position = Position.begin(Start.of(load(game), house, data=data))
    for answer in scenario.answers.split():
        assert position.ask is not None, f"nothing is asked when {answer!r} is answered: {position.log[-3:]}"
        position = position.send(position.ask.parse(answer))
    return position


def compare(position: Position, expected: Mapping[str, Any], seat: int) -> None:
    """What must have come of it.

    Beside the values of the state: `asks` and `asked` tell the question that is open, `offers` its options, `refuses`
    an answer that it turns down; `log` holds events that must follow each other in this order, `never` those that must
    not have happened; `cards` is how many of each side are in force, `winner` and `ends` are the result and its rule.
    """
    data, names = position.state.data(), [event[1] for event in position.log]
    for key, value in mirrored(expected, seat).items():
        if key == "asks":
            assert (position.ask.name if position.ask else None) == value, names
        elif key == "asked":
            assert position.ask is not None
            assert position.ask.seat == value
        elif key == "offers":
            assert isinstance(position.ask, Choose)
            assert sorted(position.ask.options) == sorted(value.split())
        elif key == "refuses":
            assert position.ask is not None
            with pytest.raises(Refusal):
                position.send(position.ask.parse(value))
        elif key == "log":
            rest = iter(names)
            assert all(name in rest for name in value.split()), names
        elif key == "never":
            assert not set(value.split()) & set(names), names
        elif key == "cards":
            assert [len(cards) for cards in position.observe(0).view["cards"]] == value
        elif key == "winner":
            assert position.result is not None
            assert position.result.winner == value
        elif key == "ends":
            assert position.result is not None
            assert position.result.rule == value
        else:
            assert data[key] == value, (key, names)
