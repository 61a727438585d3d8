"""Boards know no rule: what one shades for the next throw is what the engine does with every outcome of it.

Read out of the drawing itself, for every situation of every game and after every answer of its example.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from engine.core.asks import Cast, Draw, Roll
from engine.core.game import Game
from engine.core.position import Position
from engine.core.situations import Situation
from engine.games import games, load, situations
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.page.view import look
from tests.widgets.reader import by_class, tree

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
Shade = dict[tuple[int, ...], Fraction]
"""The spots of each stripe, and their chance together."""


def positions(game: Game[Any], situation: Situation) -> Iterator[Position]:
    """Where the situation begins, and where its worked example goes on and ends."""
    position = situation.worked(game)
    for _ in range(1 + len(situation.example)):
        yield position
        if position.before is None:
            return
        position = position.before


def shaded(situation: Situation, position: Position) -> Shade:
    """What the board shades, as the drawing says it."""
    view = look(spec_of(situation, "en", "../"), position, floor=len(situation.answers))
    found: Shade = {}
    for stripe in by_class(tree(str(board(view.game.id).scene(view))), "ce-pitch__reach"):
        found[tuple(map(int, stripe.get("data-spots", "").split()))] = Fraction(stripe.get("data-chance", ""))
    return found


def played(position: Position) -> dict[int, Fraction]:
    """Where the ball comes down, by answering with every outcome in turn; nothing where it cannot move."""
    game, ask = position.start.game, position.ask
    here = game.spot(position.state, ())
    if here is None or not isinstance(ask, Roll):
        return {}
    ways: Counter[int] = Counter()
    for faces, weight in ask.outcomes():
        spot = game.spot(position.state, position.send(faces).news)
        assert spot is not None
        ways[spot] += weight
    return {spot: Fraction(ways[spot], ways.total()) for spot in ways} if ways.keys() != {here} else {}


def agree(situation: Situation, position: Position) -> bool:
    """Every spot is in one stripe, no other is, and each stripe has the chance of its spots."""
    wanted, found = played(position), shaded(situation, position)
    spots = [spot for stripe in found for spot in stripe]
    if sorted(spots) != sorted(wanted):
        return False
    return all(chance == sum(wanted[spot] for spot in stripe) for stripe, chance in found.items())


@GAMES
def test_every_situation_shades_what_the_engine_does(game: Game[Any]) -> None:
    wrong = [
        (situation.id, position.ask and position.ask.name)
        for situation in situations(game.id).values()
        for position in positions(game, situation)
        if not agree(situation, position)
    ]
    assert not wrong


def test_there_is_much_to_shade() -> None:
    """A pitch that shades nothing would agree with nothing."""
    for id_, least in (("flair", 20), ("scrumball", 20)):
        game = load(id_)
        with_stripes = [one for one in situations(id_).values() if shaded(one, one.begin(game))]
        assert len(with_stripes) >= least, id_
    for id_ in ("double", "tomy", "draft"):
        asks = [one.begin(load(id_)).ask for one in situations(id_).values()]
        assert any(isinstance(ask, (Roll, Cast, Draw)) for ask in asks), id_


@pytest.mark.parametrize("id_", ["flair", "scrumball"])
@pytest.mark.parametrize("wrong", ["a metre further", "likelier", "one missing", "shaded for nothing"])
def test_a_board_that_shades_wrongly_is_found(id_: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(id_)
    kick = next(one for one in situations(id_).values() if played(one.begin(game)))
    still = next(one for one in situations(id_).values() if not played(one.begin(game)))
    assert agree(kick, kick.begin(game))
    assert agree(still, still.begin(game))

    def reach(position: Position) -> dict[int, Fraction]:
        spots = played(position)
        if wrong == "a metre further":
            return {spot + 1: chance for spot, chance in spots.items()}
        if wrong == "likelier":
            return {spot: chance * 2 for spot, chance in spots.items()}
        if wrong == "one missing":
            return dict([*spots.items()][1:])
        return spots or {50: Fraction(1)}

    monkeypatch.setattr(f"site_plugins.live.widgets.boards.{id_}.board.reach", reach)
    shown = still if wrong == "shaded for nothing" else kick
    assert not agree(shown, shown.begin(game))
