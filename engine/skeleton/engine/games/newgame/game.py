"""New Game put together."""

from __future__ import annotations

from typing import ClassVar

from engine.core.game import Game, Result
from engine.core.kinds import NOBODY
from engine.games.newgame.events import EVENTS
from engine.games.newgame.rules import kickoff, kicks
from engine.games.newgame.rules.result import result
from engine.games.newgame.table.house_rules import HOUSE_RULES
from engine.games.newgame.table.state import Match


class NewGame(Game[Match]):
    """A duel of kicks at goal: the safe goal, or the far one that counts three."""

    id = "newgame"
    version = "1"
    state = Match
    house_rules = HOUSE_RULES
    plays: ClassVar = {"toss": kickoff.toss, "kick": kicks.choice}
    events = EVENTS

    def next_play(self, state: Match) -> str | None:
        """The toss until somebody has won it, then kick after kick."""
        if state.over:
            return None
        return "toss" if state.first == NOBODY else "kick"

    def result(self, state: Match) -> Result | None:
        """The result, once both have had their kicks."""
        return result(state)


GAME = NewGame()
