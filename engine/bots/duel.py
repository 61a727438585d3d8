"""Two answers to one question against each other: tried in the same imagined worlds, with the same luck in each."""

from __future__ import annotations

from copy import copy
from importlib import import_module
from random import Random

from engine.bots.search import Plan, play_on
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.core.position import Position


class Duel:
    """What is gained by the better of two options, world by world."""

    def __init__(self, moment: Position, option: str, better: str, plan: Plan, luck: str) -> None:
        """Let `option` meet `better` at a moment; `luck` is where the worlds come from."""
        self._moment, self._options, self._plan, self._luck = moment, (option, better), plan, luck
        self.values: list[tuple[float, float]] = []
        """What each of the two was worth, in each world so far."""

    def step(self) -> None:
        """One more world; refuse when none can be imagined."""
        luck = f"{self._luck}:{len(self.values)}"
        ours, theirs = (_played(self._moment, way, self._plan, luck) for way in self._options)
        self.values.append((ours, theirs))

    @property
    def worth(self) -> tuple[float, float]:
        """What each of the two was worth on average."""
        count = len(self.values)
        return sum(ours for ours, _ in self.values) / count, sum(theirs for _, theirs in self.values) / count

    @property
    def gain(self) -> float:
        """By how much the better one wins more often."""
        return sum(self._gains) / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of that, from two worlds on."""
        mean, gains = self.gain, self._gains
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return float((spread / len(gains)) ** 0.5)

    @property
    def _gains(self) -> list[float]:
        return [theirs - ours for ours, theirs in self.values]


def outlook_of(moment: Position) -> Outlook:
    """What the side that is asked knows, and may choose from: no side blows the whistle."""
    outlook, whistle = Outlook(moment), moment.start.game.whistle
    if whistle and whistle in outlook.options:
        ask = copy(outlook.ask)
        assert isinstance(ask, Choose)
        ask.options = tuple(option for option in ask.options if option != whistle)
        outlook.ask = ask
    return outlook


def plan_of(position: Position) -> Plan | None:
    """How a match of this game is looked ahead in, unless it is solved."""
    plan: Plan | None = getattr(import_module(f"engine.bots.{position.start.game.id}.hard"), "PLAN", None)
    return plan


def _played(moment: Position, option: str, plan: Plan, luck: str) -> float:
    """What comes of an option in one world, with one run of luck."""
    world = outlook_of(moment).imagine(Random(f"world:{luck}"))
    world.send(option)
    assert moment.ask is not None
    return play_on(world, moment.ask.seat, plan, Random(f"luck:{luck}"))
