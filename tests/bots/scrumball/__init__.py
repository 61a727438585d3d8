"""Tests of the computer players of Scrumball Rugby."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.bots import policy
from engine.bots.thinking import Pick
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from tests.games.table import Table


class Luck(Random):
    """Luck that is always the same."""

    def __init__(self, luck: float) -> None:
        """Every random number is `luck`."""
        super().__init__(0)
        self.luck = luck

    def random(self) -> float:
        """The same again."""
        return self.luck


def pick(level: str, table: Table, luck: float = 0.9) -> Pick:
    """What a level takes at this table, and why."""
    ask = table.ask
    assert isinstance(ask, Choose)
    assert len(ask.options) > 1
    return policy("scrumball", level)(ask, Outlook(table.position).known, Luck(luck))


def at(play: str, ball: int = 50, attack: int = 0, **state: Any) -> Table:
    """A play about to begin, with hands that are full unless the test says otherwise."""
    state.setdefault("hands", [["run", "pass"], ["tackle", "pass"]])
    return Table("scrumball", play, ball=ball, attack=attack, **state)
