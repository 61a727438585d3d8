"""Matches that Hypothesis plays: whatever may be answered to each question, position by position."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.core.asks import Ask, Cast, Choose, Draw, Roll
from engine.core.game import Game
from engine.core.position import Position, Start
from engine.games import load


def any_options(game: Game[Any]) -> st.SearchStrategy[dict[str, str]]:
    """House rules of any kind."""
    return st.fixed_dictionaries(
        {house_rule.key: st.sampled_from(house_rule.allowed) for house_rule in game.house_rules}
    )


def any_answer(draw: st.DrawFn, ask: Ask) -> Any:
    """Whatever may come of a question."""
    if isinstance(ask, Choose):
        return draw(st.sampled_from(ask.options))
    if isinstance(ask, Draw):
        return draw(st.sampled_from(sorted(set(ask.cards))))
    if isinstance(ask, Cast):
        return tuple(draw(st.sampled_from(die.faces)) for die in ask.dice)
    assert isinstance(ask, Roll)
    return tuple(draw(st.integers(1, ask.sides)) for _ in range(ask.dice))


def go_on(draw: st.DrawFn, position: Position, most: int) -> list[Position]:
    """Every position from this one on, some answers long."""
    path = [position]
    for _ in range(draw(st.integers(1, most))):
        ask = path[-1].ask
        if ask is None:
            break
        path.append(path[-1].send(any_answer(draw, ask)))
    return path


@st.composite
def matches(draw: st.DrawFn, game: str, most: int) -> list[Position]:
    """A match from the opening, as every position that it went through."""
    return go_on(draw, Position.begin(Start.of(load(game), draw(any_options(load(game))))), most)


def can_be_taken_up(path: list[Position]) -> None:
    """Between any two plays the state alone is enough to go on with."""
    for position in path:
        if not position.given and position.play is not None:
            game = position.start.game
            again = game.load(position.state.data(), position.start.house)
            assert again.key() == position.state.key()
            assert game.next_play(again) == position.play
