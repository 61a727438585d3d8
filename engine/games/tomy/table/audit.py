"""Book-keeping: the score, the cards, the kicks and the matches of a game against what its log says."""

from __future__ import annotations

from engine.core.game import Event
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games.tomy.events import EVENTS
from engine.games.tomy.table.state import RED, Match


def audit(match: Match) -> None:
    """Refuse a game whose points, cards, kicks or matches are not those of its log, from where the log begins."""
    books = _Books()
    for event in match.events:
        books.enter(event)
    books.compare(match)


class _Books:
    """What a log adds up to; nothing is known of the present match until a line of the log says where it stands."""

    def __init__(self) -> None:
        """Open the books."""
        self.team = (0, 1)
        self.score: list[int] | None = None
        self.warnings = [0, 0]
        self.kicks: list[int] | None = None
        self.won = 0

    def enter(self, event: Event) -> None:
        """Enter one event."""
        name, kind = event[1], EVENTS[event[1]]
        if kind.sheet == "starts":
            self.score, self.warnings, self.kicks = [0, 0], [0, 0], [0, 0]
        elif kind.sheet == "line" and "score" in kind.facts:
            self._line(event)
        elif kind.sheet == "line":
            self.team = kind.of(event, "team")
            self.kicks = list(kind.of(event, "made"))
            self.kicks[self._seat(event)] += name == "shot-in"
        elif name == "shot-saved" and self.kicks is not None:
            self.kicks[1 - self._seat(event)] -= 1
        elif name == "points" and self.score is not None:
            self.score[self._seat(event)] += kind.of(event, "points")
        elif kind.card:
            self.warnings[self._seat(event)] = RED if kind.card == "red" else 1
        elif name == "both-red":
            self.warnings = [1, 1]
        elif name == "match-won":
            self.won += 1

    def _seat(self, event: Event) -> int:
        """The seat of the entrant whom an event is about."""
        return self.team.index(EVENTS.fact(event, "who"))

    def _line(self, event: Event) -> None:
        """A throw says where the match stands: refuse one that does not follow from what was entered before."""
        facts = EVENTS.named(event)
        self.team, score, warnings = facts["team"], list(facts["score"]), list(facts["warnings"])
        if event[1] == "served":
            self.warnings[self._seat(event)] = 0
        if self.score is not None and (score, warnings) != (self.score, self.warnings):
            raise Refusal("audit-line", round=facts["round"], part=facts["part"])
        self.score, self.warnings = score, warnings

    def compare(self, match: Match) -> None:
        """Compare the books with the game as it stands."""
        if match.first != NOBODY and self.score is not None:
            if self.score != match.score:
                raise Refusal("audit-points", counted=tuple(self.score), stated=tuple(match.score))
            if self.warnings != match.warnings:
                raise Refusal("audit-cards", counted=tuple(self.warnings), stated=tuple(match.warnings))
        made = [sum(kicks) for kicks in match.shots]
        if match.first != NOBODY and self.kicks is not None and self.kicks != made:
            raise Refusal("audit-shots", counted=tuple(self.kicks), stated=tuple(made))
        # A log that begins in the middle of a game knows only the matches won since.
        if self.won > len(match.results):
            raise Refusal("audit-matches", counted=self.won, stated=len(match.results))
