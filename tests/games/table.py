"""A table at which the dice fall as the test says.

Every answer is tagged with the rule that must be asking for it, so that a wrong order fails at the wrong place:

    Table("double", "action", minute=12, hand=0).then("reading.action 43", "penalty.award kick", "penalty.kick 2")
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asks import Ask, Choose
from engine.core.game import Event, Result
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load


class Table:
    """A position, with short names for what tests look at."""

    def __init__(
        self,
        game: str,
        play: str | None = None,
        *,
        house: dict[str, str] | None = None,
        whole: bool = False,
        **state: Any,
    ) -> None:
        """Enter `play` in a state that differs from a new match in `state`; `whole` goes on after the play."""
        self.game = load(game)
        scope = "match" if whole or play is None else "play"
        data = None if play is None and not state else state
        self.position = Position.begin(Start.of(self.game, house, (), play, data, scope))

    def then(self, *answers: str) -> Table:
        """Give answers like `penalty.kick 2`, each to the rule that it names."""
        for answer in answers:
            tag, _, text = answer.partition(" ")
            rule = f"{self.game.id}.{tag}"
            if self.position.ask is None:
                pytest.fail(f"{answer!r}: nothing is asked any more; so far {self.names()}")
            if self.position.ask.rule != rule:
                pytest.fail(f"{answer!r}: {self.position.ask!r} is asking; so far {self.names()}")
            self.position = self.position.send(self.position.ask.parse(text))
        return self

    def refuses(self, text: str) -> Refusal:
        """The refusal that this answer meets."""
        with pytest.raises(Refusal) as caught:
            self.position.send(text)
        return caught.value

    @property
    def ask(self) -> Ask:
        """What is being asked."""
        if self.position.ask is None:
            pytest.fail(f"nothing is asked; so far {self.names()}")
        return self.position.ask

    def about(self, fact: str) -> Any:
        """A fact that this kind of ask carries, such as the number that a die is measured against."""
        return getattr(self.ask, fact)

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the choice that is open."""
        assert isinstance(self.ask, Choose)
        return self.ask.options

    @property
    def over(self) -> bool:
        """Nothing is asked any more."""
        return self.position.over

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        return self.position.result

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return self.position.log

    def names(self) -> list[str]:
        """The names of everything that has happened."""
        return [event[1] for event in self.events]

    def event(self, name: str) -> Event:
        """The one event of this name."""
        found = [event for event in self.events if event[1] == name]
        assert len(found) == 1, f"{len(found)} events {name!r} in {self.names()}"
        return found[0]

    def now(self, *fields: str) -> Any:
        """Fields of the state: one value, or a list of several."""
        data = self.position.state.data()
        values = [data[field] for field in fields]
        return values[0] if len(values) == 1 else values
