"""What can be loaded: a state that is accepted could have come about, and can be played to its end.

States that matches reach are changed in one field or two, within the bounds that the fields declare. What loading then
accepts has to agree with itself, ask something, keep its cards and points, and end. `possible.py` says for each game
what no dice and no cards can bring about; a refusal names the field or says what is wrong in both languages.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.kinds import Card, Flag, Kind, Number, Seat, Stage, Word
from engine.core.languages import LANGUAGES
from engine.core.lists import Both, Lists, Many, Pair, Row
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.rugby.zone import Zone
from tests.truth.possible import impossible

PLAYED_OUT = 0.1
"""How many of the accepted states are played to their end."""
CHANGES = 4
"""Changes of each state."""
ANSWERS_MOST = 5000


def other(kind: Kind[Any], value: Any, dice: Random, state: State) -> Any:
    """Another plain value that a field declares to be possible; perhaps the same."""
    if isinstance(kind, Seat):
        return dice.choice([None, 0, 1])
    if isinstance(kind, Number):
        high = kind.upto(state) if kind.upto else kind.high
        now = kind.low if value is None else value
        near = [kind.low, high, now - 1, now + 1, now + dice.choice((-5, -2, 2, 3, 5, 7)), dice.randint(kind.low, high)]
        found = dice.choice([*near, *([None] if kind.nothing is not None else [])])
        return found if found is None or kind.low <= found <= high else now
    if isinstance(kind, Flag):
        return not value
    if isinstance(kind, Word):
        return dice.choice(list(kind.known))
    if isinstance(kind, Stage):
        return dice.choice(list(kind.word.known))
    if isinstance(kind, Card):
        return dice.choice([None, *kind.known])
    if isinstance(kind, Zone):
        return dice.choice([[], sorted((dice.randint(1, 6), dice.randint(1, 6)))])
    if isinstance(kind, Pair):
        return _one_other(kind.each, value, dice, state)
    if isinstance(kind, Row):
        return other(kind.many, value, dice, state)
    if isinstance(kind, Many):
        return _longer_or_shorter(kind, value, dice, state)
    if isinstance(kind, Both | Lists):
        return _one_other(kind.many, value, dice, state)
    return value


def _one_other(kind: Kind[Any], values: list[Any], dice: Random, state: State) -> list[Any]:
    """The same list with one of its values changed."""
    if not values:
        return values
    at = dice.randrange(len(values))
    return [other(kind, one, dice, state) if place == at else one for place, one in enumerate(values)]


def _longer_or_shorter(kind: Many[Any], values: list[Any], dice: Random, state: State) -> list[Any]:
    """The same list with one value more, fewer or changed."""
    how = dice.choice(("more", "fewer", "other"))
    if how == "fewer" and values:
        at = dice.randrange(len(values))
        return values[:at] + values[at + 1 :]
    if how == "other" and values:
        return _one_other(kind.each, values, dice, state)
    start = dice.choice(values) if values else kind.each.plain(kind.each.start)
    return [*values, other(kind.each, start, dice, state)]


def changed(game: Game[Any], state: State, dice: Random) -> dict[str, Any]:
    """The values of a state with one field or two changed; at times some that follow are left out."""
    kinds = {kind.name: kind for kind in game.state.fields.values() if kind.told and kind.kept}
    data: dict[str, Any] = json.loads(json.dumps(state.data()))
    names = dice.sample(sorted(kinds), dice.choice((1, 1, 2)))
    for name in names:
        data[name] = other(kinds[name], data[name], dice, state)
    if dice.random() < 0.3:
        for name in dice.sample(sorted(kinds), 2):
            if name not in names:
                del data[name]
    return data


class Loaded:
    """Changed states, what loading said to them, and what came of those that it accepted."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        """Nothing yet."""
        self.game = game
        self.dice = Random(f"{game.id} {seed} loaded")
        self.counts: Counter[str] = Counter()
        self.wrong: dict[str, str] = {}

    def look(self, position: Position) -> None:
        """Change the state in which the play of a position began, and load it."""
        state, house = position.base, position.start.house
        broken = impossible(self.game, state)
        if broken:
            self._note(False, f"a match came to what cannot be: {broken}", state.data())
            return
        for _ in range(CHANGES):
            self._change(state, house)

    def _change(self, state: State, house: Any) -> None:
        """Load one change of a state."""
        data = changed(self.game, state, self.dice)
        self.counts["changed"] += 1
        try:
            found = self.game.load(data, house)
        except Refusal as why:
            self.counts["refused"] += 1
            self._readable(why, data)
            return
        except Exception as error:
            self._note(False, f"loading breaks: {error!r}", data)
            return
        if found.key() == state.key():
            self.counts["the same state"] += 1
            return
        self.counts["accepted"] += 1
        self._sound(found, house)

    def _sound(self, found: State, house: Any) -> None:
        """What was accepted agrees with itself, could have come about, and can be played."""
        broken = impossible(self.game, found)
        if broken:
            self._note(False, f"accepted, but {broken}", found.data())
        try:
            again = self.game.load(found.data(), house)
            self._note(again.key() == found.key(), "loaded again it is another state", found.data())
            self.game.audit(found)
            if self.game.next_play(found) is None:
                self._note(self.game.result(found) is not None, "nothing is due and nobody has won", found.data())
                self.counts["over"] += 1
                return
            position = Position.begin(Start.of(self.game, house, data=found.data()))
        except Exception as error:
            self._note(False, f"accepted, but {error!r}", found.data())
            return
        self._note(position.ask is not None or position.result is not None, "nothing is asked", found.data())
        if self.dice.random() < PLAYED_OUT:
            self.counts["played out"] += 1
            self._play_out(position, found)

    def _play_out(self, position: Position, found: State) -> None:
        """Play a state to its end, and look at what it comes through."""
        game, player = self.game, at_random(Random(self.dice.random()))
        state, before = position.base.clone(), found.data()
        answers = 0
        try:
            while (play := game.next_play(state)) is not None:
                steps = game.plays[play](state)
                try:
                    ask = next(steps)
                    while True:
                        answers += 1
                        ask = steps.send(player(ask))
                except StopIteration:
                    pass
                game.audit(state)
                broken = impossible(game, state)
                if broken:
                    self._note(False, f"played on it comes to what cannot be: {broken}", before)
                    return
                if answers > ANSWERS_MOST:
                    self._note(False, "it does not end", before)
                    return
            self._note(game.result(state) is not None, "it ends without a result", before)
        except Exception as error:
            self._note(False, f"played on it breaks: {error!r}", before)

    def _readable(self, why: Refusal, data: dict[str, Any]) -> None:
        """A refusal has words of its own in both languages."""
        for lang in LANGUAGES:
            text = self.game.text(lang)
            try:
                said = text.refusal(why)
            except Exception as error:
                self._note(False, f"{why.code} cannot be said in {lang}: {error!r}", data)
                continue
            self._note(said not in {"", text.core.unknown(why.code)}, f"{why.code} has no words in {lang}", data)

    def _note(self, good: bool, what: str, data: dict[str, Any]) -> None:
        """Keep what is wrong, with a state."""
        if not good:
            self.wrong.setdefault(what, f"{what} | {data}")

    def faults(self) -> list[str]:
        """All that was wrong."""
        return [*self.wrong.values()]
