"""What a review comes to, in sentences: for the page, and for those who ask in a terminal."""

from __future__ import annotations

from typing import NamedTuple

from engine.bots.review import SURE, Cost, Review, Swing
from engine.core.language import Language
from engine.core.text import GameText
from engine.match.highlights import story


class Line(NamedTuple):
    """A sentence, and the moment at which it can be seen."""

    text: str
    at: int
    rule: str = ""


class Verdict:
    """Says what a review has found; `solo` is the seat of the only person, who is spoken to."""

    def __init__(self, review: Review, text: GameText, solo: int | None = None) -> None:
        """Speak of a review in the words of its game."""
        self.review, self.text, self.solo = review, text, solo

    @property
    def say(self) -> Language:
        """The words of the house."""
        return self.text.core

    def turns(self) -> list[Line]:
        """Where the match turned, in the order in which it happened."""
        return [self._swing(swing) for swing in sorted(self.review.turns, key=lambda swing: swing.at)]

    def best(self) -> Line | None:
        """Where the side gained most, unless that is one of the turns: nothing is told twice."""
        best = self.review.best
        return None if best is None or best in self.review.turns else self._swing(best)

    def costs(self) -> list[Line]:
        """What was decided and cost most, the costliest first."""
        return [self._cost(cost) for cost in self.review.costs]

    def _swing(self, swing: Swing) -> Line:
        """What happened, and what it did to the chance to win."""
        event = story(self.review.moments, swing.since, swing.at)
        before, after = self.say.percent(swing.before), self.say.percent(swing.after)
        if self.solo == self.review.seat:
            words = self.say("review.swing-yours", before=before, after=after)
        else:
            words = self.say("review.swing", who=self.text.who(self.review.seat), before=before, after=after)
        happened = self.text.event(event) if event is not None else ""
        return Line(f"{happened} {words}".strip(), swing.at, "" if event is None else event[0])

    def _cost(self, cost: Cost) -> Line:
        """What was chosen, what the coach would have chosen, and by how much that wins more often."""
        ask = self.review.moments[cost.at].ask
        assert ask is not None
        option, better = self.text.option(ask, cost.option), self.text.option(ask, cost.better)
        gain = self.say.decimal(100 * cost.gain, int(cost.gain < 0.1))
        worth = self.say("review.gain", gain=gain)
        if error := round(100 * SURE * cost.error):
            worth = self.say("review.gain-about", gain=round(100 * cost.gain), error=error)
        if self.solo == cost.seat:
            words = self.say("review.cost-yours", option=option, better=better, worth=worth)
        else:
            words = self.say("review.cost", who=self.text.who(cost.seat), option=option, better=better, worth=worth)
        return Line(words, cost.at, ask.rule)
