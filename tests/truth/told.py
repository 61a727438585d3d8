"""What can be told a referee: every state of a match fills a form, and is judged there as the match judges it.

The form of a state is read back as the page reads it. The same has to be asked, with the same options and the same
reasons against the others, the same odds, and after every answer the same has to have happened and be asked next.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.asks import Ask, Choose, Draw
from engine.core.game import Game
from engine.core.moments import Filled, Moment, short
from engine.core.odds import forget, odds
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import moments
from tests.contract.test_referee import UNTOLD
from tests.truth.said import words

ANSWERS_MOST = 6
ODDS_MOST = 4000
"""Ways in which dice and cards can fall, up to which odds are compared."""


class Told:
    """What was told of many positions, and whether the referee agreed."""

    def __init__(self, game: Game[Any]) -> None:
        """Nothing yet."""
        self.game = game
        self.counts: Counter[str] = Counter()
        self.asked: set[str] = set()
        self.wrong: dict[str, str] = {}

    def look(self, position: Position) -> None:
        """Tell a position to the referee: by what the form and its link hold, and by the form alone if that will do."""
        if position.ask is None or position.play is None:
            return
        house, full = position.start.house, position.base.data()
        few = short(self.game, position.base, house)
        try:
            moment, filled = moments(self.game.id).of(position.play, full, few, house)
        except Refusal as why:
            self._note(False, f"{position.play} has no form: {why}", position)
            return
        self.counts["positions"] += 1
        self._judge(position, moment, filled, "")
        hidden = set(filled.rest) - set(moment.rest)
        if UNTOLD.get((self.game.id, moment.id), set()) & hidden:
            return
        # What the game would find by something that the form does not show is told, if the form has a place for it.
        alone = moment.fill(full, full, house) if hidden else filled
        if alone is not None and all(full.get(key) == value for key, value in moment.rest.items()):
            self.counts["by the form alone"] += 1
            self._judge(position, moment, Filled(alone.texts, dict(moment.rest)), " by the form alone")

    def _judge(self, position: Position, moment: Moment, filled: Filled, how: str) -> None:
        """What the referee makes of a form, beside the match itself."""
        house = position.start.house
        told = moment.read(filled.texts, filled.rest, house)
        self._note(not told.faults, f"{moment.id}{how} cannot be read: {[*map(str, told.faults.values())]}", position)
        start = Start.of(self.game, house, position.start.names, moment.play, told.data, position.start.scope)
        try:
            other = Position.begin(start)
            for answer in position.given:
                other = other.send(answer)
        except Refusal as why:
            self._note(False, f"{moment.id}{how} is refused: {why}", position)
            return
        self.asked.add(moment.id)
        self._note(alike(position.ask, other.ask, how), f"{moment.id}{how} asks {other.ask}", position)
        if not how:
            self._note(other.base.key() == position.base.key(), f"{moment.id} is another state", position)
        self._reasons(position, other, moment.id + how)
        self._onwards(position, other, moment.id + how, how)

    def _reasons(self, position: Position, other: Position, what: str) -> None:
        """Whatever the match refuses, the referee refuses for the same reason."""
        if not isinstance(position.ask, Choose):
            return
        for word in words(self.game.id):
            ours, theirs = (reason(where, word) for where in (position, other))
            self._note(
                ours == theirs, f"{what}: {word!r} is {ours} in the match and {theirs} with the referee", position
            )

    def _onwards(self, position: Position, other: Position, what: str, how: str) -> None:
        """After every answer the same has happened, and the same is asked; the odds are the same too."""
        assert position.ask is not None
        assert other.ask is not None
        if not how and position.ask == other.ask and _few(position):
            self.counts["odds"] += 1
            ours = odds(position)
            forget()
            self._note(odds(other) == ours, f"{what} has other odds", position)
            forget()
        both = {answer for answer, _ in other.ask.outcomes()}
        answers = [answer for answer, _ in position.ask.outcomes() if answer in both]
        for answer in answers[:: max(1, len(answers) // ANSWERS_MOST)]:
            mine, yours = position.send(answer), other.send(answer)
            self.counts["answers"] += 1
            same = mine.news == yours.news and alike(mine.ask, yours.ask, how)
            self._note(
                same, f"{what}: {answer} leads to {mine.news} {mine.ask}, not {yours.news} {yours.ask}", position
            )

    def _note(self, good: bool, what: str, position: Position) -> None:
        """Keep what is wrong, with the state."""
        if not good:
            self.wrong.setdefault(what[:300], f"{what[:300]} | {position.play} {position.base.data()} {position.given}")

    def faults(self) -> list[str]:
        """All that was wrong."""
        return [*self.wrong.values()]


def alike(one: Ask | None, other: Ask | None, how: str) -> bool:
    """Whether two questions are the same; the cards of a pile that nobody has told may differ."""
    if how and isinstance(one, Draw) and isinstance(other, Draw):
        return (one.name, one.seat, one.rule, one.hidden) == (other.name, other.seat, other.rule, other.hidden)
    return one == other


def reason(position: Position, word: str) -> tuple[str, str]:
    """Why a word cannot be answered, or that it can."""
    try:
        position.read(word)
    except Refusal as why:
        return why.code, why.rule
    return "offered", ""


def _few(position: Position) -> bool:
    """Whether the odds are quickly reckoned."""
    assert position.ask is not None
    return sum(1 for _ in position.ask.outcomes()) <= ODDS_MOST
