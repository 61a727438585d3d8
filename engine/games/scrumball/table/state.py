"""A match of Scrumball Rugby at one moment: the ball, who has it, the hands, the pile and the score."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.options import Options
from engine.games.scrumball.table.options import counts
from engine.pitch import Pitch
from engine.rugby.match import NO_MARK, NOBODY, Rugby, take

if TYPE_CHECKING:
    from typing import Self

PITCH = Pitch(100, 10)
SUBSTITUTIONS = 2
BOTH = 2
"""Sides that may make a substitution at a stoppage, the one that has the ball first."""
PHASES = (
    *("opening", "kick-off", "attack", "maul", "scrum", "line-out"),
    *("penalty", "conversion", "drop-out", "mark"),
)
"""What can come next between two plays; a tackle and its ruck are moments of open play."""


class House(NamedTuple):
    """The house rules of a table, read once."""

    pack: str
    clock: bool
    scrum_six: bool
    either: bool
    contest_card: bool
    ten_metres: bool

    @classmethod
    def of(cls, options: Options) -> House:
        """Read the switches."""
        return cls(
            options["pack"],
            options["mode"] == "clock",
            options["scrum-six"] == "penalty",
            options["interception"] == "either",
            options["contest"] == "card",
            options["kick-off"] == "ten-metres",
        )


class Match(Rugby):
    """Where the ball is, who has it, what each side holds; seats are 0 and 1, and seat 0 attacks towards 100."""

    __slots__ = (*("bench", "drawn", "due", "hands", "house", "phases", "pile", "played", "subs", "trace", "zone"),)

    def __init__(self, options: Options) -> None:
        """A match that nobody has kicked off, with the whole pack in the pile."""
        self.house = House.of(options)
        self.half = 1
        self.phase = "opening"
        self.attack = NOBODY
        self.first = NOBODY
        """Who kicked off the match."""
        self.ball = PITCH.halfway
        self.score = [0, 0]
        self.hands: list[list[str]] = [[], []]
        self.pile = whole_pack(self.house.pack)
        self.played: list[str] = []
        self.drawn = 0
        """Cards drawn in this half, which end it in the cards mode."""
        self.seconds = 0
        """Match seconds of this half, which end it in the clock mode."""
        self.mark = NO_MARK
        self.beneficiary = NOBODY
        self.subs = [SUBSTITUTIONS, SUBSTITUTIONS]
        self.phases = 0
        """Phases of this maul already played."""
        self.due = [0, 0]
        """Cards that each side is still to draw now."""
        self.bench = 0
        """Sides still to be asked for a substitution at this stoppage."""
        self.late = False
        self.over = False
        self.zone: tuple[int, int] | None = None
        """The zone of the ruck that is being played; between two plays there is none."""
        self.trace: tuple[tuple[int, int, str], ...] = ()
        """The last moves of the ball, for those who draw them."""
        self.events = []

    def clone(self) -> Self:
        """Copy the match, without what happened before."""
        copy = object.__new__(type(self))
        copy.house = self.house
        copy.half = self.half
        copy.phase = self.phase
        copy.attack = self.attack
        copy.first = self.first
        copy.ball = self.ball
        copy.score = self.score[:]
        copy.hands = [self.hands[0][:], self.hands[1][:]]
        copy.pile = self.pile[:]
        copy.played = self.played[:]
        copy.drawn = self.drawn
        copy.seconds = self.seconds
        copy.beneficiary = self.beneficiary
        copy.mark = self.mark
        copy.subs = self.subs[:]
        copy.phases = self.phases
        copy.due = self.due[:]
        copy.bench = self.bench
        copy.late = self.late
        copy.over = self.over
        copy.zone = self.zone
        copy.trace = self.trace
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the match depends on; in which order cards lie is nothing that anyone knows."""
        return (
            self.house,
            (self.half, self.phase, self.attack, self.first, self.ball, self.drawn, self.seconds, self.over),
            (self.mark, self.beneficiary, self.phases, self.bench, *self.score, *self.subs, *self.due),
            tuple(sorted(self.hands[0])),
            tuple(sorted(self.hands[1])),
            tuple(sorted(self.pile)),
            tuple(sorted(self.played)),
        )

    def data(self) -> dict[str, Any]:
        """The match as plain values; the pile is what is left of the pack."""
        return {
            "half": self.half,
            "phase": self.phase,
            "attack": None if self.attack == NOBODY else self.attack,
            "first": None if self.first == NOBODY else self.first,
            "ball": self.ball,
            "score": self.score[:],
            "hands": [hand[:] for hand in self.hands],
            "played": self.played[:],
            "drawn": self.drawn,
            "seconds": self.seconds,
            "mark": None if self.mark == NO_MARK else self.mark,
            "beneficiary": None if self.beneficiary == NOBODY else self.beneficiary,
            "subs": self.subs[:],
            "phases": self.phases,
            "due": self.due[:],
            "bench": self.bench,
            "over": self.over,
            "trace": [list(move) for move in self.trace],
        }

    def move(self, rule: str, name: str, seat: int, to: int, *facts: object) -> None:
        """Note that the ball goes from where it is to another spot, or stays, and put it there."""
        start = self.ball
        self.events.append((rule, name, seat, start, to, *facts))
        if to != start:
            self.trace = (*self.trace[-3:], (start, to, name))
            self.ball = to

    def advance(self, metres: int) -> int:
        """The spot so many metres on for a ball that is kicked."""
        return PITCH.ahead(self.attack, self.ball, metres)

    def lay(self, seat: int, card: str) -> None:
        """Lay a card of a hand on the played ones; of a hand that one may not see, any card may be that one."""
        take(self.hands[seat], card)
        self.played.append(card)

    def when(self) -> str:
        """The moment as the sheet writes it: cards drawn, or minutes and seconds."""
        return f"{self.seconds // 60}:{self.seconds % 60:02}" if self.house.clock else str(self.drawn)


def whole_pack(pack: str) -> list[str]:
    """Every card of a pack."""
    return [card for card, number in counts(pack).items() for _ in range(number)]
