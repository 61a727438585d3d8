"""What deciding looks like from the outside: a policy decides at once, thinking takes steps and can be cut short."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core.asks import Choose
from engine.core.outlook import Outlook

S = TypeVar("S")
Pick: TypeAlias = tuple[str, str]
"""An option, and the name of the habit or rule of thumb that chose it."""
Policy: TypeAlias = Callable[[Choose, S, Random], Pick]
"""Picks an option for the seat that is asked.

It is called at the table with the match as its seat knows it, and in a search with an imagined one, in which the other
hand lies open: it must not look there. A contract test wants the same pick from both.
"""

NO_OPINION = "no-opinion"
"""What stands for a habit where a player has none."""


class Decisions(dict[str, Callable[..., Pick]]):
    """How a player decides, by the name of the question; about one that is new to it, it has no opinion."""

    def __missing__(self, name: str) -> Callable[..., Pick]:
        """Take the first option."""
        return _first_option


def _first_option(ask: Choose, *_: object) -> Pick:
    return ask.options[0], NO_OPINION


class Estimate(NamedTuple):
    """What an option is worth: the chance to win with it (a draw counts half), and how sure that is."""

    option: str
    value: float
    error: float
    """The standard error of the value: 0 when it is exact."""
    playouts: int


class Thinking(ABC):
    """A decision in the making."""

    @property
    @abstractmethod
    def share(self) -> float:
        """How much of the thinking is done, from 0 to 1."""

    @property
    def done(self) -> bool:
        """There is nothing more to think about."""
        return self.share >= 1

    @abstractmethod
    def step(self) -> None:
        """Think a little: a few milliseconds."""

    @abstractmethod
    def best(self) -> str:
        """The option to take, as far as has been thought."""

    @abstractmethod
    def estimates(self) -> tuple[Estimate, ...]:
        """What has been found out about the options, the best first; nothing for those who go by habit."""

    def finish(self) -> str:
        """Think to the end, and decide."""
        while not self.done:
            self.step()
        return self.best()


class Instant(Thinking):
    """A decision that needs no thinking."""

    __slots__ = ("_estimates", "habit", "option")

    def __init__(self, option: str, habit: str = "", estimates: tuple[Estimate, ...] = ()) -> None:
        """The option that is taken, by which habit, and what is known exactly, if anything is."""
        self.option = option
        self.habit = habit
        self._estimates = estimates

    @classmethod
    def by(cls, policy: Policy[Any], outlook: Outlook, rng: Random) -> Instant:
        """What a policy picks."""
        assert isinstance(outlook.ask, Choose)
        return cls(*policy(outlook.ask, outlook.known, rng))

    @property
    def share(self) -> float:
        """All of it."""
        return 1.0

    def step(self) -> None:
        """Nothing is left to think about."""

    def best(self) -> str:
        """The option."""
        return self.option

    def estimates(self) -> tuple[Estimate, ...]:
        """What was known from the start."""
        return self._estimates
