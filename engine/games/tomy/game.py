"""TOMY rugby dice put together."""

from __future__ import annotations

from typing import ClassVar

from engine.core.game import Game, Result
from engine.core.house_rules import House
from engine.core.kinds import NOBODY
from engine.games.tomy.events import EVENTS
from engine.games.tomy.rules import kickoff, shootout, turn
from engine.games.tomy.rules.series import result
from engine.games.tomy.table.asks import PICKS
from engine.games.tomy.table.house_rules import HOUSE_RULES
from engine.games.tomy.table.state import SHOOTOUT, Match

ENTRANTS = ("Camille", "Sacha", "Alix", "Charlie", "Dominique", "Lou", "Claude", "Morgan")
"""Who plays a cup until they give their own names; none of these has a told gender."""


class Tomy(Game[Match]):
    """A rugby match with six dice: three to score with, and one each for the posts, the bonus and the defence."""

    id = "tomy"
    version = "2"
    state = Match
    house_rules = HOUSE_RULES
    to_play = "hand"
    plays: ClassVar = {"opening": kickoff.opening, "turn": turn.turn, "kick": shootout.kick}
    names = ENTRANTS[:2]
    events = EVENTS
    stops: ClassVar = {"defence": "let", "save": "let"}
    belongs: ClassVar = {
        **dict.fromkeys((*PICKS, "stop"), "tomy.turn.again"),
        "score": "tomy.box.combinations",
        **dict.fromkeys(("throw", "keep"), "tomy.scores.bonus"),
        **dict.fromkeys(("defend", "let"), "tomy.defence.choice"),
    }

    def next_play(self, state: Match) -> str | None:
        """The roll-off until someone has begun, then turn after turn, and kick after kick in a shoot-out."""
        if state.over:
            return None
        if state.first == NOBODY:
            return "opening"
        return "kick" if state.part == SHOOTOUT else "turn"

    def result(self, state: Match) -> Result | None:
        """The result, once the last match is won."""
        return result(state) if state.over else None

    @property
    def called(self) -> tuple[str, ...]:
        """The eight of a cup."""
        return ENTRANTS

    def sides(self, house: House) -> tuple[str, ...]:
        """Two players or teams, or the eight of a cup."""
        return ENTRANTS if house["format"] == "cup" else self.names


GAME = Tomy()
