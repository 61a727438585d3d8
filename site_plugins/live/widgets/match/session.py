"""What one Play page is about at a moment: a form, a match, a replay or a sheet."""

from __future__ import annotations

from copy import copy
from typing import Any

from engine.bots.thinking import Estimate, Thinking
from engine.core.game import Game
from engine.core.position import Position
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from engine.match.settings import Settings

SETUP, MATCH, REPLAY, SHEET = "setup", "match", "replay", "sheet"


class Session:
    """What one Play page is about."""

    def __init__(self, game: Game[Any]) -> None:
        """A page on which nothing has been set up."""
        self.game = game
        self.settings: Settings | None = None
        """The form as it was filled in last."""
        self.leave()

    def leave(self) -> None:
        """Back to the form."""
        self.fixture: Fixture | None = None
        self.screen = self.before = SETUP
        """The screen, and the one from which the sheet was opened."""
        self.old: Record | None = None
        """The match as it came, if it was played by another edition of the rules."""
        self.loose = False
        """The match came by a link, and the device does not keep it yet."""
        self.paused = self.fresh = False
        self.coach: Thinking | None = None
        self.moments: list[Position] = []
        self.at = 0
        self.chances: dict[int, Estimate] = {}
        """The chance of the match's hero to win, by the number of the moment."""
        self.thinking = self.took = 0.0
        """Seconds of the decision in the making, and of the longest one since the page was last told."""
        self.waiting: list[int] = []
        """Moments whose chance is still to be reckoned."""

    def copy(self) -> Session:
        """The same page, to try something on: what goes wrong there leaves no trace here."""
        other = copy(self)
        other.fixture = copy(self.fixture)
        other.chances = dict(self.chances)
        other.waiting = list(self.waiting)
        return other

    @property
    def match(self) -> Fixture:
        """The match; refuse where there is none."""
        if self.fixture is None:
            raise Refusal("not-running")
        return self.fixture

    @property
    def moment(self) -> Position:
        """The position that the screen shows."""
        return self.moments[self.at] if self.screen == REPLAY else self.match.position

    @property
    def heirs(self) -> tuple[int, ...]:
        """The sides that may be taken over from here: any that hides nothing, else the one whose hand lies open."""
        match = self.match
        if self.screen != REPLAY or self.old is not None or self.moment.over:
            return ()
        hidden = match.secret and not match.position.over and not match.settings.study
        return (match.viewer,) if hidden else tuple(range(len(match.settings.seats)))

    def play(self, fixture: Fixture) -> None:
        """Show a match that goes on."""
        self.leave()
        self.fixture, self.screen = fixture, MATCH

    def look_back(self) -> None:
        """Show the moments of the match, the last of them first."""
        self.moments = self.match.moments()
        self.at = len(self.moments) - 1
        self.screen = REPLAY
        self.chances, self.waiting = {}, []

    def seek(self, at: int) -> None:
        """Show another of its moments."""
        if self.screen != REPLAY:
            raise Refusal("not-running")
        self.at = max(0, min(at, len(self.moments) - 1))
