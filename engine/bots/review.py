"""A match looked back at: how the chance to win went, where it turned, and which decisions cost something.

Everything is judged by what a side knew at that moment. The work is done in small steps, of which there is a bounded
number, and the same match gives the same review. What looks like a turn or like a mistake at first sight is looked at
again with fresh luck before it is told: the largest of many uncertain figures is mostly luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from random import Random
from typing import NamedTuple

from engine.bots import think
from engine.bots.chances import win_chance
from engine.bots.duel import Duel, outlook_of, plan_of
from engine.bots.thinking import Estimate, Thinking
from engine.core.asks import Choose
from engine.core.position import Position
from engine.core.refusal import Refusal

SURE = 2
"""Standard errors on either side within which the true value almost surely lies."""
EVENLY, SWINGS = 32, 8
"""Moments at which the chance is reckoned: so many all over the match, and both ends of so many likely turns."""
SPLITS = 16
"""How often a swing over several plays is halved, to find the one that made it."""
ROUNDS, AGAIN = 24, 96
"""Matches played on for a chance, and for one that is looked at again."""
TURNS, COSTS = 3, 3
"""Turning points and decisions that are told at most."""
DECISIONS, LOOKS = 240, 6
"""Decisions that are looked at, and how many of them are looked at again."""
GLANCE = 0.25
"""How much of the coach's thinking a first look takes."""
DUELS = 160
"""Worlds in which what was chosen meets what the coach would have chosen."""
LEAST_SWING, LEAST_COST = 0.05, 0.01
"""What is smaller than this is not worth a sentence."""


class Swing(NamedTuple):
    """The chance to win at one moment, and at the next at which it was reckoned."""

    since: int
    at: int
    before: float
    after: float
    error: float

    @property
    def gain(self) -> float:
        """By how much the chance rose."""
        return self.after - self.before

    @property
    def told(self) -> bool:
        """Whether it is large enough, and larger than its error."""
        return abs(self.gain) >= max(LEAST_SWING, SURE * self.error)


class Cost(NamedTuple):
    """A decision that was worth less than what the coach would have chosen."""

    at: int
    """The moment at which it was asked."""
    seat: int
    option: str
    better: str
    gain: float
    """By how much the coach's option wins more often."""
    error: float

    @property
    def told(self) -> bool:
        """Whether it is large enough, and larger than its error."""
        return self.gain >= max(LEAST_COST, SURE * self.error)


class Review:
    """A match looked back at, step by step; with `people` also what each of these seats decided."""

    def __init__(self, end: Position, seat: int, people: Sequence[int] = ()) -> None:
        """Look back at a match from where it stands, for the chance of a seat to win."""
        self.end, self.seat = end, seat
        self.moments = moments_of(end)
        self.chances: dict[int, Estimate] = {}
        """The chance of the seat to win, by the number of the moment."""
        self.turns: tuple[Swing, ...] = ()
        """Where the match turned, the largest swing first."""
        self.best: Swing | None = None
        """Where the seat gained most."""
        self.costs: tuple[Cost, ...] = ()
        """What was decided and cost something that can be told, the costliest first."""
        self.share = 0.0
        """How much of the work is done."""
        self._decisions = _decisions(self.moments, people)
        self._work = self._steps()

    @property
    def done(self) -> bool:
        """There is nothing more to find out."""
        return self.share >= 1

    def step(self) -> None:
        """Work a little: a few milliseconds."""
        self.share = min(0.99, part) if (part := next(self._work, None)) is not None else 1.0

    def give_up(self) -> None:
        """Leave it at what has been found out."""
        self.share = 1.0

    def finish(self) -> Review:
        """Work to the end."""
        while not self.done:
            self.step()
        return self

    def _steps(self) -> Iterator[float]:
        """All that there is to do, and after each little of it how far it has come."""
        chosen = self._sampled()
        part = 0.4 if self._decisions else 0.8
        for number, at in enumerate(chosen):
            self._reckon(at, ROUNDS)
            yield part * number / len(chosen)
        # What a match that goes on will have turned on is not known yet.
        for _ in self._turning() if self.end.over or self._decisions else ():
            yield part
        for done in self._costing():
            yield part + (1 - part) * done

    def _reckon(self, at: int, rounds: int) -> bool:
        """The chance at a moment; one that cannot be imagined is left out."""
        try:
            chance = win_chance(self.moments[at], self.seat, rounds, Random(f"{at}:{rounds}"))
        except Refusal:
            return False
        # Sums of many small shares may miss 0 and 1 by a hair.
        self.chances[at] = chance._replace(value=min(1.0, max(0.0, chance.value)))
        return True

    def _sampled(self) -> list[int]:
        """The moments at which the chance is reckoned: evenly over the match, and around what looks like a turn."""
        even = samples(self.moments)
        # While a match goes on, where it is looked at must not tell what the seat cannot know.
        plan = plan_of(self.end) if self.end.over else None
        if plan is None:
            return even
        starts = _starts(self.moments)
        values = [plan.worth(self.moments[at].state, self.seat) for at in starts]
        turns = sorted(range(1, len(starts)), key=lambda place: -abs(values[place] - values[place - 1]))[:SWINGS]
        return sorted({*even, *(starts[place - back] for place in turns for back in (0, 1))})

    def _turning(self) -> Iterator[None]:
        """Find the largest swings, each in the one play that made it, reckon them again, and keep those that hold."""
        for _ in range(SPLITS):
            middle = next(filter(None, map(self._middle, self._largest())), None)
            if middle is None or not self._reckon(middle, ROUNDS):
                break
            yield
        largest = self._largest()
        for at in sorted({at for swing in largest for at in (swing.since, swing.at)}):
            if self.chances[at].playouts:
                self._reckon(at, AGAIN)
                yield
        ends = {(swing.since, swing.at) for swing in largest}
        held = [swing for swing in self._swings() if (swing.since, swing.at) in ends and swing.told]
        held.sort(key=lambda swing: -abs(swing.gain))
        self.turns = tuple(held[:TURNS])
        gains = [swing for swing in held if swing.gain > 0]
        self.best = gains[0] if gains else None

    def _largest(self) -> list[Swing]:
        """The swings that are worth a second look: the largest either way, and the largest for the seat."""
        swings = sorted(self._swings(), key=lambda swing: -abs(swing.gain))
        gains = [swing for swing in swings if swing.gain > 0]
        return [*dict.fromkeys((*swings[: 2 * TURNS], *gains[:2]))]

    def _middle(self, swing: Swing) -> int | None:
        """The middle of the plays over which the chance swung; None where it was a single one."""
        within = [at for at in range(swing.since + 1, swing.at) if not self.moments[at].given]
        return within[len(within) // 2] if within else None

    def _swings(self) -> list[Swing]:
        """The changes of the chance from moment to moment."""
        known = sorted(self.chances.items())
        return [
            Swing(since, at, before.value, after.value, hypot(before.error, after.error))
            for (since, before), (at, after) in pairwise(known)
        ]

    def _costing(self) -> Iterator[float]:
        """Look at every decision, again at those that seem to have cost most, and keep what holds."""
        glances: list[tuple[float, int, Thinking]] = []
        for number, at in enumerate(self._decisions):
            thinking = think("hard", outlook_of(self.moments[at]), Random(f"glance:{at}"))
            while not thinking.done and thinking.share < GLANCE:
                thinking.step()
            yield 0.7 * number / len(self._decisions)
            lost = _lost(thinking, str(self.moments[at + 1].answer))
            if lost > 0:
                glances.append((lost, at, thinking))
        glances.sort(key=lambda glance: (-glance[0], glance[1]))
        found: list[Cost] = []
        for number, (_, at, thinking) in enumerate(glances[:LOOKS]):
            while not thinking.done:
                thinking.step()
                yield 0.7 + 0.3 * number / LOOKS
            for cost in self._duel(at, thinking):
                if cost is not None:
                    found.append(cost)
                yield 0.7 + 0.3 * number / LOOKS
        found = [cost for cost in found if cost.told]
        self.costs = tuple(sorted(found, key=lambda cost: (-cost.gain, cost.at))[:COSTS])

    def _duel(self, at: int, thinking: Thinking) -> Iterator[Cost | None]:
        """What was chosen against what the coach would choose, exactly where that is known, else in fresh worlds."""
        moment, option, better = self.moments[at], str(self.moments[at + 1].answer), thinking.best()
        assert moment.ask is not None
        seat, found = moment.ask.seat, {each.option: each for each in thinking.estimates()}
        if option == better:
            return
        if option in found and better in found and not found[option].playouts:
            ours, theirs = found[option], found[better]
            yield Cost(at, seat, option, better, theirs.value - ours.value, hypot(ours.error, theirs.error))
            return
        plan = plan_of(moment)
        if plan is None:
            return
        duel = Duel(moment, option, better, plan, str(at))
        for _ in range(DUELS):
            try:
                duel.step()
            except Refusal:
                return
            yield None
        yield Cost(at, seat, option, better, duel.gain, duel.error)


def moments_of(end: Position) -> list[Position]:
    """Every position from the first to this one."""
    chain = [end]
    while (before := chain[-1].before) is not None:
        chain.append(before)
    chain.reverse()
    return chain


def samples(moments: Sequence[Position]) -> list[int]:
    """Moments evenly over the match, the last too, all of them between two plays."""
    starts = _starts(moments)
    step = max(1, -(-len(starts) // EVENLY))
    return sorted({*starts[::step], starts[-1]})


def _starts(moments: Sequence[Position]) -> list[int]:
    """The moments at which no play is half done."""
    return [number for number, moment in enumerate(moments) if not moment.given]


def _decisions(moments: Sequence[Position], people: Sequence[int]) -> list[int]:
    """The moments at which one of these seats had a choice; of very many, evenly as many as we look at."""
    found = [
        number
        for number, moment in enumerate(moments[:-1])
        if isinstance(moment.ask, Choose) and moment.ask.seat in people and _choice(moment, moments[number + 1])
    ]
    return found[:: max(1, -(-len(found) // DECISIONS))]


def _choice(moment: Position, after: Position) -> bool:
    """Whether there were two ways at least, and the watch had not run out: no side blows the whistle."""
    whistle = moment.start.game.whistle
    return len(outlook_of(moment).options) > 1 and (not whistle or after.answer != whistle)


def _lost(thinking: Thinking, option: str) -> float:
    """What an option seems to have cost at a first look; one that the coach did not try counts as a usual one."""
    found, best = {each.option: each.value for each in thinking.estimates()}, thinking.best()
    if option == best or best not in found:
        return 0.0
    return found[best] - found.get(option, sum(found.values()) / len(found))
