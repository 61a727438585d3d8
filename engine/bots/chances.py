"""The chance to win a match as it stands, for charts and for those who look back."""

from __future__ import annotations

from importlib import import_module
from random import Random

from engine.bots.search import Plan, play_on
from engine.bots.thinking import Estimate
from engine.core.outlook import Outlook
from engine.core.position import Position


def win_chance(position: Position, seat: int, rounds: int, rng: Random) -> Estimate:
    """What a position is worth to a seat, as far as that seat knows: exactly where the game is solved, else sampled."""
    game = position.start.game
    result = position.result
    if result is not None:
        return Estimate("", 0.5 if result.winner is None else float(result.winner == seat), 0.0, 0)
    hard = import_module(f"engine.bots.{game.id}.hard")
    exact = getattr(hard, "win_chance", None)
    if exact is not None and not position.given:
        return Estimate("", exact(position.state, seat), 0.0, 0)
    plan: Plan = hard.PLAN
    outlook = Outlook(position, seat)
    values = [play_on(outlook.imagine(rng), seat, plan, rng) for _ in range(rounds)]
    mean = sum(values) / rounds
    spread = sum((value - mean) ** 2 for value in values) / max(1, rounds - 1)
    return Estimate("", mean, (spread / rounds) ** 0.5, rounds)
