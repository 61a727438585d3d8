"""A match of French Flair at one moment: the ball, who has it, the hands, the clock and the score."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from engine.core.options import Options
from engine.games.flair.table.numbers import DECK, NUMBER
from engine.pitch import Pitch
from engine.rugby.hands import FULL
from engine.rugby.match import NO_MARK, NOBODY, Rugby, take

if TYPE_CHECKING:
    from typing import Self

PITCH = Pitch(100, 15)
HALF = 600
"""Seconds of a half."""
PACE = 5
"""Seconds that a card or a throw takes."""
NO_ZONE = (0, 0)


class House:
    """The house rules of a table, read once."""

    __slots__ = ("key", "line_out", "metres", "pace", "retake", "ruck", "scrum", "touch_scrum")

    def __init__(self, options: Options) -> None:
        """What the switches come to."""
        self.pace = PACE if options["clock"] == "actions" else 0
        self.metres = 5 if options["interception"] == "fives" else 1
        self.ruck = "ruck" if options["ruck-relay"] == "free" else "ruck-strict"
        self.scrum = "scrum" if options["scrum-exit"] == "5" else "scrum-far"
        self.line_out = "line-out" if options["maul"] == "two-a-phase" else "line-out-single"
        self.touch_scrum = options["touch-over"] == "scrum"
        self.retake = options["short-kick-off"] == "retake"
        self.key = tuple(sorted(options.items()))


class Match(Rugby):
    """Where the ball is, whose it is, and what comes next; seats are 0 and 1, and seat 0 attacks towards 100."""

    __slots__ = (
        "count",
        "crossing",
        "decks",
        "discards",
        "extra",
        "five",
        "forced",
        "hands",
        "house",
        "last",
        "leader",
        "marking",
        "packed",
        "point",
        "renewing",
        "zone",
    )

    def __init__(self, options: Options, decks: tuple[list[str], list[str]]) -> None:
        """A match that has not been kicked off, with all cards still in their decks."""
        self.house = House(options)
        self.phase = "opening"
        """The play that comes next, once hands are full."""
        self.half = 1
        self.seconds = 0
        self.late = False
        self.first = NOBODY
        """Who kicked off the match."""
        self.attack = NOBODY
        self.ball = PITCH.halfway
        self.score = [0, 0]
        self.hands: tuple[list[str], list[str]] = ([], [])
        self.decks = decks
        self.discards: tuple[list[str], list[str]] = ([], [])
        self.renewing = False
        """Both hands are being brought to six."""
        self.extra = NOBODY
        """Who is owed one more card."""
        self.point = "open"
        """How the ball was won, or how far a combination has come: a point of the grammar."""
        self.last = 0
        self.count = 0
        self.packed = False
        """The front five are still in the scrum."""
        self.five = False
        """Play restarts five metres out: the next card can be tackled even if it crosses the line."""
        self.crossing = False
        """The card that may be tackled has crossed the line."""
        self.forced = False
        """The tackle is won by default: the carrier has no card left."""
        self.zone = NO_ZONE
        self.leader = NOBODY
        """Who won the duel of the tackle."""
        self.mark = NO_MARK
        self.beneficiary = NOBODY
        self.marking = False
        """The ball comes from a kick in open play, which its receiver may mark."""
        self.over = False
        self.events = []

    def clone(self) -> Self:
        """Copy the match, without what happened before."""
        copy = object.__new__(type(self))
        copy.house = self.house
        copy.phase = self.phase
        copy.half = self.half
        copy.seconds = self.seconds
        copy.late = self.late
        copy.first = self.first
        copy.attack = self.attack
        copy.ball = self.ball
        copy.score = self.score[:]
        copy.hands = (self.hands[0][:], self.hands[1][:])
        copy.decks = (self.decks[0][:], self.decks[1][:])
        copy.discards = (self.discards[0][:], self.discards[1][:])
        copy.renewing = self.renewing
        copy.extra = self.extra
        copy.point = self.point
        copy.last = self.last
        copy.count = self.count
        copy.packed = self.packed
        copy.five = self.five
        copy.crossing = self.crossing
        copy.forced = self.forced
        copy.zone = self.zone
        copy.leader = self.leader
        copy.mark = self.mark
        copy.beneficiary = self.beneficiary
        copy.marking = self.marking
        copy.over = self.over
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the match depends on."""
        return (
            self.house.key,
            (self.phase, self.half, self.seconds, self.late, self.first, self.attack, self.ball, *self.score),
            (self.renewing, self.extra, self.point, self.last, self.count, self.packed, self.five, self.crossing),
            (self.forced, self.zone, self.leader, self.mark, self.beneficiary, self.marking, self.over),
            *(tuple(sorted(cards)) for cards in (*self.hands, *self.decks)),
        )

    def data(self) -> dict[str, Any]:
        """The match as plain values; the decks are all that is neither in hand nor discarded."""
        return {
            "phase": self.phase,
            "half": self.half,
            "seconds": self.seconds,
            "late": self.late,
            "first": _seat(self.first),
            "attack": _seat(self.attack),
            "ball": self.ball,
            "score": list(self.score),
            "hands": [in_order(hand) for hand in self.hands],
            "discards": [in_order(cards) for cards in self.discards],
            "renewing": self.renewing,
            "extra": _seat(self.extra),
            "point": self.point,
            "last": self.last,
            "count": self.count,
            "packed": self.packed,
            "five": self.five,
            "crossing": self.crossing,
            "forced": self.forced,
            "zone": list(self.zone) if self.zone != NO_ZONE else [],
            "leader": _seat(self.leader),
            "mark": None if self.mark == NO_MARK else self.mark,
            "beneficiary": _seat(self.beneficiary),
            "marking": self.marking,
            "over": self.over,
        }

    def carry(self, metres: int) -> bool:
        """Take the ball forward by hand, as far as the goal line; whether it crossed the line."""
        left = self.to_line - metres
        self.ball = PITCH.carried(self.attack, self.ball, metres)
        return left < 0

    def lay(self, seat: int, card: str) -> None:
        """Take a card out of a hand and put it on the discards; a hand face down gives up one of its cards."""
        take(self.hands[seat], card)
        self.discards[seat].append(card)

    def place(self, rule: str, spot: int) -> None:
        """Put the ball down elsewhere, if it is not there already."""
        if spot != self.ball:
            self.log(rule, "placed", self.ball, spot)
            self.ball = spot

    def start(self, seat: int, point: str) -> None:
        """Let a side play cards from here, nothing of a combination being played yet."""
        self.attack = seat
        self.point = point
        self.last = self.count = 0
        self.phase = "attack"

    def won(self, seat: int, point: str) -> None:
        """Give the ball to a side: whatever held before is forgotten, and hands are renewed."""
        self.packed = self.five = self.crossing = self.marking = False
        self.renewing = len(self.hands[0]) != FULL or len(self.hands[1]) != FULL
        self.start(seat, point)

    def set(self, phase: str, seat: int) -> None:
        """Stop play for a set piece of this side, before which hands are renewed."""
        self.won(seat, "open")
        self.phase = phase


def in_order(cards: list[str]) -> list[str]:
    """Cards from the lowest number to the highest; those that nobody may see come last."""
    return sorted(cards, key=lambda card: NUMBER.get(card, 99))


def kinds(cards: list[str]) -> tuple[str, ...]:
    """Each kind of card in a hand once, from the lowest number."""
    return tuple(in_order(list(set(cards))))


def rest(hand: list[str], discards: list[str]) -> list[str]:
    """The cards of a side that are neither in hand nor discarded."""
    left = list(DECK)
    for card in (*hand, *discards):
        left.remove(card)
    return left


def _seat(seat: int) -> int | None:
    """A seat for people: nobody is None."""
    return None if seat == NOBODY else seat
