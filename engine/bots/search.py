"""Looking ahead: imagine what is hidden, play on with quick players, and see which option comes out best.

In each round one world is imagined, with one run of luck, and every option that is still in question is tried in it: so
options are compared under the same cards and the same dice, and few rounds tell much (information-set Monte Carlo with
common random numbers). Halfway through, and again halfway through the rest, the weaker half drops out (sequential
halving). What the quick player would do is kept to the end, and left only for something that is clearly better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from engine.bots.thinking import Estimate, Policy, Thinking
from engine.core.asks import Choose
from engine.core.outlook import Outlook, World
from engine.core.players import at_random
from engine.core.refusal import Refusal


class Plan(NamedTuple):
    """How a game is looked ahead in."""

    policy: Policy[Any]
    """How both sides are imagined to play on."""
    worth: Callable[[Any, int], float]
    """The chance of a seat to win a match as it stands when the looking ends, from 0 to 1; a draw counts half."""
    playouts: int
    """How many times it plays on, all options together."""
    plays: int
    """How many plays it looks ahead: a roll, a tackle, a turn."""
    caution: float = 0.5
    """By how many standard errors something must be better than what the policy would do."""
    shortlist: Callable[[Choose, Any], Sequence[str]] | None = None
    """The options worth a look, where there are many; None for all of them."""


def play_on(world: World, seat: int, plan: Plan, rng: Random) -> float:
    """Play a world on by the plan's policy as far as the plan looks, and judge what has come of it."""
    chance, policy = at_random(rng), plan.policy
    last = world.plays + plan.plays
    while (ask := world.ask) is not None and world.plays < last:
        if isinstance(ask, Choose):
            options = ask.options
            world.send(options[0] if len(options) == 1 else policy(ask, world.state, rng)[0])
        else:
            world.send(chance(ask))
    return plan.worth(world.state, seat)


def outcome(world: World, seat: int) -> float | None:
    """What a match that is over was worth to a seat; None while it goes on."""
    result = world.game.result(world.state)
    return None if result is None else 0.5 if result.winner is None else float(result.winner == seat)


class _Tried:
    """An option with what came of it: sums of values, and of how much better it was than the usual option."""

    __slots__ = ("gain", "gain_squares", "option", "rounds", "squares", "value")

    def __init__(self, option: str) -> None:
        self.option = option
        self.rounds = 0
        self.value = self.squares = self.gain = self.gain_squares = 0.0

    def add(self, value: float, usual: float) -> None:
        """One more round."""
        self.rounds += 1
        self.value += value
        self.squares += value * value
        self.gain += value - usual
        self.gain_squares += (value - usual) ** 2

    @property
    def mean(self) -> float:
        return self.value / self.rounds if self.rounds else 0.5

    def lead(self, caution: float) -> float:
        """By how much it beats the usual option, luck allowed for."""
        if self.rounds < 2:
            return -inf
        mean = self.gain / self.rounds
        return mean - caution * sqrt(max(0.0, self.gain_squares / self.rounds - mean * mean) / (self.rounds - 1))

    def estimate(self) -> Estimate:
        """What is known about it."""
        spread = max(0.0, self.squares / self.rounds - self.mean**2) if self.rounds else 0.25
        return Estimate(self.option, self.mean, sqrt(spread / max(1, self.rounds - 1)), self.rounds)


class Search(Thinking):
    """Thinking by playing on; a step is one round of all options that are still in question."""

    def __init__(self, outlook: Outlook, plan: Plan, rng: Random) -> None:
        """Take the options of `outlook` to be tried by `plan`."""
        ask = outlook.ask
        assert isinstance(ask, Choose)
        self._outlook, self._plan, self._rng = outlook, plan, rng
        self._usual = plan.policy(ask, outlook.known, rng)[0]
        options = ask.options if plan.shortlist is None else tuple(plan.shortlist(ask, outlook.known))
        if self._usual not in options:
            options = (self._usual, *options)
        self._tried = {option: _Tried(option) for option in options}
        self._alive = list(options)
        self._phases = max(1, ceil(log2(len(options)))) if len(options) > 1 else 0
        self._spent = self._phase = 0
        self._stuck = False

    @property
    def share(self) -> float:
        """How much of the budget is spent."""
        done = self._stuck or self._phase >= self._phases
        return 1.0 if done else min(0.99, self._spent / self._plan.playouts)

    def step(self) -> None:
        """One round: the same world and the same luck for every option that is still in question."""
        if self.done:
            return
        worlds, luck = self._rng.random(), self._rng.random()
        values: dict[str, float] = {}
        for option in self._alive:
            try:
                world = self._outlook.imagine(Random(worlds))
            except Refusal:
                self._stuck = True
                return
            world.send(option)
            values[option] = play_on(world, self._outlook.seat, self._plan, Random(luck))
        for option, value in values.items():
            self._tried[option].add(value, values[self._usual])
        self._spent += len(values)
        if self._spent * self._phases >= self._plan.playouts * (self._phase + 1):
            self._halve()

    def _halve(self) -> None:
        """Drop the weaker half; what the policy would do stays."""
        self._phase += 1
        order = sorted(self._alive, key=lambda option: -self._tried[option].mean)
        keep = order[: max(2, ceil(len(order) / 2))]
        self._alive = keep if self._usual in keep else [*keep, self._usual]

    def best(self) -> str:
        """The option that leads the usual one by most, if one does."""
        leads = {self._usual: 0.0}
        for option in self._alive:
            leads.setdefault(option, self._tried[option].lead(self._plan.caution))
        return max(leads, key=lambda option: leads[option])

    def estimates(self) -> tuple[Estimate, ...]:
        """Every option that was tried: first the one to take, then by its value."""
        best = self.best()
        found = [tried.estimate() for tried in self._tried.values() if tried.rounds]
        return tuple(sorted(found, key=lambda each: (each.option != best, -each.playouts, -each.value)))
