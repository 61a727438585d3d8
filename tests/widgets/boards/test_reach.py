"""Where the ball may come down: what is shaded on the pitch is what the engine does with each pair of dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core.asks import Roll
from engine.core.game import Game
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.reach import reach
from engine.games import load, situations
from engine.games.scrumball.table.state import PHASES
from engine.pitch import Pitch
from site_plugins.live.widgets.drawing.pitch import Ground
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.frame import frame
from tests.contract import house_rules
from tests.widgets.reader import by_class, tree

RUGBY = ("flair", "scrumball")
DEPTH = {"flair": 15, "scrumball": 10}
GOALS = frozenset({"drop-scored", "penalty-scored"})
KICKS = {
    "flair": {"kick", "kick-off", "drop-out", "touch", "drop", "penalty-kick", "penalty-touch"},
    "scrumball": {
        *("ground-die", "high-dice", "drop", "touch", "penalty-kick", "penalty-touch"),
        *("kick-off-one", "kick-off-ten", "kick-off-two", "restart-one", "restart-two"),
    },
}
MOVES = {
    "flair": set(load("flair").events.moves) - {"placed"},
    "scrumball": set(load("scrumball").events.moves) - set(PHASES) - {"second-half"},
}
"""Events that move the ball by hand or foot; the others of a game's book-keeping put it down where play goes on."""
ENOUGH = 200


def lies(position: Position, faces: tuple[int, ...]) -> int:
    """Where the ball comes down when just these dice are thrown: the engine is asked, and its log read word by word."""
    game, at = position.start.game.id, position.state.data()["ball"]
    assert position.ask is not None
    for event in position.send(faces).news:
        name, facts = event[1], event[2:]
        if game == "scrumball" and name in GOALS:
            # The log has the flight of a goal in its last fact; here it is reckoned.
            return Pitch(100, DEPTH[game]).ahead(position.ask.seat, at, 5 * sum(faces))
        if name in MOVES[game]:
            at = facts[-1] if game == "flair" else facts[2]
    return int(at)


def by_hand(position: Position) -> dict[int, Fraction]:
    """Every way in which the dice can lie, one after the other."""
    assert isinstance(position.ask, Roll)
    throws = [*product(range(1, 7), repeat=position.ask.dice)]
    spots = Counter(lies(position, faces) for faces in throws)
    return {spot: Fraction(number, len(throws)) for spot, number in spots.items()}


def bands(position: Position) -> list[float]:
    """The middles of the stripes on the drawn pitch."""
    spec = Spec(position.start.game.id, "t", "en", "../", "T", {"play": position.play})
    shaded = by_class(tree(str(frame(look(spec, position, floor=0)))), "ce-pitch__reach")
    return [float(one.get("x", "")) + float(one.get("width", "")) / 2 for one in shaded]


def agrees(position: Position, *, draw: bool = True) -> None:
    """The engine's reach, and the drawing made of it, are what playing each pair of dice brings."""
    wanted = by_hand(position)
    found = reach(position)
    assert found == (wanted if wanted.keys() != {position.state.data()["ball"]} else {}), position.ask
    if not draw:
        return
    ground = Ground(0, ("Camille", "Sacha"), depth=DEPTH[position.start.game.id])
    assert bands(position) == pytest.approx(sorted({ground.x(spot) for spot in found}), abs=0.1)


def kicks_of(game: Game[Any]) -> list[Position]:
    """Positions of matches played at random, under every house rule, in which a kick is about to be thrown."""
    found: list[Position] = []
    rules = [*house_rules(game)]
    for seed in range(1000):
        player, options = at_random(Random(seed)), rules[seed % len(rules)]
        position = Position.begin(Start.of(game, options))
        while position.ask is not None:
            if position.ask.name in KICKS[game.id] and isinstance(position.ask, Roll):
                found.append(position)
            position = position.send(player(position.ask))
        if len(found) >= 4 * ENOUGH:
            break
    return found[::4]


@pytest.mark.parametrize("game", RUGBY)
def test_every_situation_shades_what_the_engine_would_do(game: str) -> None:
    thrown = 0
    for situation in situations(game).values():
        position = situation.begin(load(game))
        if isinstance(position.ask, Roll):
            agrees(position)
            thrown += 1
        else:
            assert reach(position) == {}
    assert thrown > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", RUGBY)
def test_every_kick_of_a_match_shades_what_the_engine_would_do(game: str) -> None:
    positions = kicks_of(load(game))
    assert len(positions) >= ENOUGH
    assert len({position.ask.name for position in positions if position.ask}) >= len(KICKS[game]) - 1
    for number, position in enumerate(positions):
        agrees(position, draw=number % 8 == 0)


@pytest.mark.parametrize(("hand", "ball"), [(0, 75), (1, 25)])
def test_a_drop_may_be_charged_down_where_it_is_kicked(hand: int, ball: int) -> None:
    hands = [["drop"], ["drop"]]
    data = {"attack": hand, "ball": ball, "hands": hands}
    position = Position.begin(Start.of(load("scrumball"), {}, (), "attack", data)).send("drop").send("two")
    assert reach(position)[ball] == Fraction(11, 36)
    assert Ground(0, ("a", "b")).x(ball) == pytest.approx(bands(position)[0 if hand == 0 else -1], abs=0.1)


@pytest.mark.parametrize(("attack", "ball"), [(0, 50), (1, 50)])
def test_a_touch_kicked_out_directly_stays_where_it_was_kicked(attack: int, ball: int) -> None:
    hands = [["9", "10", "12", "15", "3", "7"], ["9", "10", "12", "15", "3", "7"]]
    data = {"attack": attack, "ball": ball, "point": "open", "hands": hands}
    position = Position.begin(Start.of(load("flair"), {}, (), "attack", data)).send("10:touch").send("two")
    assert reach(position)[ball] == Fraction(11, 36)


def test_a_throw_that_moves_nothing_shades_nothing() -> None:
    duel = Position.begin(Start.of(load("scrumball"), {}, (), "scrum", {"attack": 0, "ball": 40}))
    assert reach(duel) == {}
    assert reach(duel.send((1,))) == {35: Fraction(1, 3), 40: Fraction(2, 3)}
    for other in ("double", "tomy", "draft"):
        assert reach(Position.begin(Start.of(load(other)))) == {}
