"""5-3-Double! put together."""

from __future__ import annotations

from typing import ClassVar

from engine.core.game import Game, Result
from engine.core.kinds import NOBODY
from engine.games.double.events import EVENTS
from engine.games.double.rules import kickoff, reading
from engine.games.double.rules.result import result
from engine.games.double.table.house_rules import HOUSE_RULES
from engine.games.double.table.state import Match


class Double(Game[Match]):
    """A rugby match with two dice: look for a double, a 3 or a 5."""

    id = "double"
    version = "3"
    state = Match
    house_rules = HOUSE_RULES
    to_play = "hand"
    plays: ClassVar = {"opening": kickoff.opening, "action": reading.action}
    events = EVENTS
    belongs: ClassVar = {
        **dict.fromkeys(("kick", "keep"), "double.penalty.award"),
        **dict.fromkeys(("drop", "fifty-twenty-two"), "double.doubles.three"),
    }

    def next_play(self, state: Match) -> str | None:
        """The opening until someone has kicked off, then action after action."""
        if state.over:
            return None
        return "opening" if state.hand == NOBODY else "action"

    def result(self, state: Match) -> Result | None:
        """The result, once full time has come."""
        return result(state) if state.over else None


GAME = Double()
