"""A game of TOMY rugby dice at one moment: the matches played, the throw that comes now, the score and the cards."""

from __future__ import annotations

from typing import Any

from engine.core.house_rules import House
from engine.core.kinds import NOBODY, Flag, Inner, Kind, Number, Rule, Seat, Stage, wrong
from engine.core.lists import Both, Many, Pair
from engine.core.state import State
from engine.games.tomy.rules import box
from engine.games.tomy.table.side import WORTH

PARTS = ("first-half", "second-half", "extra-time", "shootout")
FIRST_HALF, SECOND_HALF, EXTRA_TIME, SHOOTOUT = range(4)
ROUNDS = (6, 6, 2, 5)
"""How many throws each side has in each part; a shoot-out may go on."""
RED = 2
"""Two warnings are a red card."""
ENTRANTS = 8
TIES = ENTRANTS - 1
MATCHES_TO_WIN = {"series": 2, "single": 1}
PLAYERS_MOST = 3
"""Teammates of a side."""
THROWS = sum(ROUNDS[:SHOOTOUT])
WORTHS = frozenset(worth for worths in WORTH.values() for worth in worths)
"""What one throw can bring, beside nothing."""
POINTS = Number(0, THROWS * max(WORTHS), never=(1, 2, 4))
SHOTS_MOST = 99


class Played(Kind[tuple[int, int, int]]):
    """A match played: the points of both seats and the entrant who won."""

    def __init__(self) -> None:
        """There is none at first."""
        super().__init__((0, 0, 0))

    def plain(self, value: tuple[int, int, int]) -> list[int]:
        """All three."""
        return list(value)

    def check(self, field: str, value: Any, match: Any = None) -> tuple[int, int, int]:
        """Points that throws can make; whether the winner can have won is for the whole list to say."""
        if not isinstance(value, list) or len(value) != 3 or type(value[2]) is not int:
            raise wrong(field, value, "result")
        return POINTS.check("score", value[0], match), POINTS.check("score", value[1], match), value[2]


class Match(State):
    """Whose throw it is and what the sheet says so far; seats are 0 and 1, `team` says which entrants sit there."""

    format = Rule(lambda house: house["format"])
    players = Rule(lambda house: int(house["players"]))
    bonus_compulsory = Rule(lambda house: house["bonus"] == "compulsory")
    shots_defended = Rule(lambda house: house["shootout-defence"] == "on")
    box = Rule(lambda house: box.dice(house["box"]), by="text")
    results = Many(Played(), TIES, wanted="results", upto=lambda match: matches_most(match.format))
    team = Inner((0, 1))
    part = Stage(PARTS, wanted="part")
    round = Number(1, SHOTS_MOST, upto=lambda match: SHOTS_MOST if match.part == SHOOTOUT else ROUNDS[match.part])
    """Which throw of the part comes now, or which shot."""
    hand = Seat()
    first = Seat()
    """The seat that began the match."""
    score = Pair(POINTS)
    warnings = Pair(Number(0, RED))
    serving = Seat()
    """The seat that a red card suspends in this round: it loses its throw and cannot defend."""
    shots = Both(Many(Flag(), SHOTS_MOST, wanted="shots", whole=True))
    throwers = Pair(Number(0, PLAYERS_MOST - 1, upto=lambda match: match.players - 1))
    """Which teammate of each side throws next."""
    over = Flag()

    def set_up(self, house: House) -> None:  # noqa: ARG002 (the rules have been read)
        """The first match."""
        self.new_match()

    def new_match(self) -> None:
        """Lay the table for the next match: nothing scored, no cards, nobody has begun."""
        self.team = pair(self.results) if self.format == "cup" else (0, 1)
        self.part = FIRST_HALF
        self.round = 1
        self.hand = NOBODY
        self.first = NOBODY
        self.score = [0, 0]
        self.warnings = [0, 0]
        self.serving = NOBODY
        self.shots = ([], [])
        self.throwers = [0, 0]

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


def matches_most(format_: str) -> int:
    """How many matches a whole game can have."""
    return TIES if format_ == "cup" else 2 * MATCHES_TO_WIN[format_] - 1
