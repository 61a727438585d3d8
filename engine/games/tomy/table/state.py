"""A game of TOMY rugby dice at one moment: the matches played, the throw that comes now, the score and the cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from engine.core.game import State
from engine.core.kinds import NOBODY
from engine.core.options import Options
from engine.games.tomy.rules import box

if TYPE_CHECKING:
    from typing import Self


PARTS = ("first-half", "second-half", "extra-time", "shootout")
FIRST_HALF, SECOND_HALF, EXTRA_TIME, SHOOTOUT = range(4)
ROUNDS = (6, 6, 2, 5)
"""How many throws each side has in each part; a shoot-out may go on."""
RED = 2
"""Two warnings are a red card."""
ENTRANTS = 8
TIES = ENTRANTS - 1
MATCHES_TO_WIN = {"series": 2, "single": 1}


class Match(State):
    """Whose throw it is and what the sheet says so far; seats are 0 and 1, `team` says which entrants sit there."""

    __slots__ = (
        "bonus_compulsory",
        "box",
        "first",
        "format",
        "hand",
        "over",
        "part",
        "players",
        "results",
        "round",
        "score",
        "serving",
        "shots",
        "shots_defended",
        "team",
        "throwers",
        "warnings",
    )

    def __init__(self, options: Options) -> None:
        """A game of which nothing has been played."""
        self.format = options["format"]
        self.players = int(options["players"])
        self.bonus_compulsory = options["bonus"] == "compulsory"
        self.shots_defended = options["shootout-defence"] == "on"
        self.box = box.dice(options["box"])
        self.results: list[tuple[int, int, int]] = []
        """The matches played: the points of both seats and the entrant who won."""
        self.over = False
        self.events = []
        self.new_match()

    def new_match(self) -> None:
        """Lay the table for the next match: nothing scored, no cards, nobody has begun."""
        self.team = pair(self.results) if self.format == "cup" else (0, 1)
        self.part = FIRST_HALF
        self.round = 1
        """Which throw of the part comes now, or which shot."""
        self.hand = NOBODY
        self.first = NOBODY
        """The seat that began the match."""
        self.score = [0, 0]
        self.warnings = [0, 0]
        self.serving = NOBODY
        """The seat that a red card suspends in this round: it loses its throw and cannot defend."""
        self.shots: tuple[list[bool], list[bool]] = ([], [])
        self.throwers = [0, 0]
        """Which teammate of each side throws next."""

    @property
    def number(self) -> int:
        """Which match this is, from 1."""
        return len(self.results) + (not self.over)

    @property
    def who(self) -> int:
        """The entrant whose throw it is."""
        return self.team[self.hand]

    def starter(self) -> int:
        """The seat that throws first in this part: parts are begun in turn."""
        return self.first if self.part in {FIRST_HALF, EXTRA_TIME} else 1 - self.first

    def wins(self) -> list[int]:
        """How many matches each seat has won."""
        return [sum(winner == entrant for _, _, winner in self.results) for entrant in self.team]

    def enter(self, part: int) -> None:
        """Begin a part of the match."""
        self.part = part
        self.round = 1
        self.begin_round()

    def begin_round(self) -> None:
        """Begin a round: whoever comes into it with a red card is suspended in it; a shoot-out knows no cards."""
        self.hand = self.starter()
        self.serving = self.warnings.index(RED) if RED in self.warnings and self.part != SHOOTOUT else NOBODY

    def clone(self) -> Self:
        """Copy the game, without what happened before."""
        copy = object.__new__(type(self))
        copy.format = self.format
        copy.players = self.players
        copy.bonus_compulsory = self.bonus_compulsory
        copy.shots_defended = self.shots_defended
        copy.box = self.box
        copy.results = self.results[:]
        copy.over = self.over
        copy.team = self.team
        copy.part = self.part
        copy.round = self.round
        copy.hand = self.hand
        copy.first = self.first
        copy.score = self.score[:]
        copy.warnings = self.warnings[:]
        copy.serving = self.serving
        copy.shots = (self.shots[0][:], self.shots[1][:])
        copy.throwers = self.throwers[:]
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the game depends on."""
        return (
            (self.format, self.players, self.bonus_compulsory, self.shots_defended, self.box.text),
            (self.part, self.round, self.hand, self.first, self.serving, self.over),
            (*self.score, *self.warnings, *self.throwers),
            (*self.shots[0],),
            (*self.shots[1],),
            (*self.results,),
        )

    def data(self) -> dict[str, Any]:
        """The game as plain values."""
        return {
            "results": [list(result) for result in self.results],
            "part": PARTS[self.part],
            "round": self.round,
            "hand": None if self.hand == NOBODY else self.hand,
            "first": None if self.first == NOBODY else self.first,
            "score": list(self.score),
            "warnings": list(self.warnings),
            "serving": None if self.serving == NOBODY else self.serving,
            "shots": [list(made) for made in self.shots],
            "throwers": list(self.throwers),
            "over": self.over,
        }


def pair(results: list[tuple[int, int, int]]) -> tuple[int, int]:
    """The two entrants of the next tie of a cup of eight: quarter-finals first, then the winners meet in order."""
    tie = min(len(results), TIES - 1)
    if tie < ENTRANTS // 2:
        return 2 * tie, 2 * tie + 1
    home = 2 * (tie - ENTRANTS // 2)
    return results[home][2], results[home + 1][2]


def finished(format_: str, results: list[tuple[int, int, int]]) -> bool:
    """Whether these matches settle the whole game."""
    if format_ == "cup":
        return len(results) == TIES
    winners = [winner for _, _, winner in results]
    return any(winners.count(entrant) == MATCHES_TO_WIN[format_] for entrant in (0, 1))
