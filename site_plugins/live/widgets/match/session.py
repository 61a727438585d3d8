"""What one Play page is about at a moment: a form, a match, a replay or a sheet."""

from __future__ import annotations

from copy import copy
from typing import Any

from engine.bots.review import Review
from engine.bots.thinking import Estimate, Thinking
from engine.core.game import Game
from engine.core.position import Position
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.learn.guide import Doubt
from engine.match.fixture import Fixture
from engine.match.settings import Settings
from site_plugins.live.widgets.stage.plan import Plan

SETUP, MATCH, REPLAY, SHEET, SHARED = "setup", "match", "replay", "sheet", "shared"


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
        self.stopped = 0
        """How many answers the match had when computer players last waited, turn by turn."""
        self.plan = Plan()
        """Choices that the reader has put together, to be taken one by one."""
        self.coach: Thinking | None = None
        self.moments: list[Position] = []
        self.at = 0
        self.review: Review | None = None
        """What has been found out by looking back, so far."""
        self.met: frozenset[str] = frozenset()
        """The rules that this device has met in other matches."""
        self.here: frozenset[str] = frozenset()
        """The rules that it met first in this one, as far as it has written them down."""
        self.explained: dict[str, int] = {}
        """The rules that were explained in the margin, each with the number of answers that the match had then."""
        self.margin: tuple[str, ...] = ()
        """The rules that are explained now."""
        self.margin_at = -1
        """How many answers the match had when they were chosen."""
        self.glance: tuple[int, Thinking] | None = None
        """What the coach thinks of the question after so many answers, for when a bad idea is to be doubted."""
        self.doubted_since = 0.0
        """When the reader chose it, by the clock of this device."""
        self.doubt: Doubt | None = None
        """What is to be said about the option that the reader has just chosen, or has been said."""
        self.when = ""
        """The day of the match, as the page writes it."""
        self.thinking = self.took = 0.0
        """Seconds of the decision in the making, and of the longest one since the page was last told."""

    def copy(self) -> Session:
        """The same page, to try something on: what goes wrong there leaves no trace here."""
        other = copy(self)
        other.fixture = copy(self.fixture)
        other.explained = dict(self.explained)
        return other

    @property
    def match(self) -> Fixture:
        """The match; refuse where there is none."""
        if self.fixture is None:
            raise Refusal("not-running")
        return self.fixture

    @property
    def since(self) -> int:
        """How many answers the match had when the reader last decided."""
        return self.match.since

    @property
    def moment(self) -> Position:
        """The position that the screen shows."""
        return self.moments[self.at] if self.screen == REPLAY else self.match.position

    @property
    def you(self) -> int | None:
        """The side that is called you: that of whoever plays alone, but neither on paper nor in others' matches."""
        people = () if self.fixture is None else self.fixture.settings.people
        return people[0] if len(people) == 1 and self.screen in {MATCH, REPLAY} and not self.loose else None

    @property
    def looks(self) -> Review | None:
        """The review that is still being worked out, where somebody looks at what comes of it."""
        review = self.review if self.screen == REPLAY or self.over else None
        return None if review is None or review.done else review

    @property
    def over(self) -> bool:
        """The match is over, and its final screen is shown."""
        return self.screen == MATCH and self.match.position.over

    @property
    def chances(self) -> dict[int, Estimate]:
        """The chance of the match's hero to win, by the number of the moment, as far as it has been reckoned."""
        return {} if self.review is None else self.review.chances

    def look_into(self, *, decisions: bool) -> None:
        """Begin to look back at the match as it stands, unless that has been begun."""
        match = self.match
        if self.review is None or self.review.end is not match.position:
            self.review = Review(match.position, match.hero, match.settings.people if decisions else ())

    @property
    def heirs(self) -> tuple[int, ...]:
        """The sides that may be taken over from here: any that hides nothing, else the one whose hand lies open."""
        match = self.match
        if self.screen not in {REPLAY, SHARED} or self.old is not None or self.moment.over:
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
        if self.review is not None and self.review.end is not self.match.position:
            self.review = None
        self.at = len(self.moments) - 1
        self.screen = REPLAY

    def seek(self, at: int) -> None:
        """Show another of its moments."""
        if self.screen != REPLAY:
            raise Refusal("not-running")
        self.at = max(0, min(at, len(self.moments) - 1))
