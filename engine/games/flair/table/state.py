"""A match of French Flair at one moment: the ball, who has it, the hands, the clock and the score."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.events import UNSEEN
from engine.core.house_rules import House
from engine.core.kinds import Flag, Number, Rule, Seat, Seconds, Word
from engine.core.lists import Both, Cards
from engine.games.flair.table.grammar import GRAMMAR, LONGEST
from engine.games.flair.table.numbers import DECK, NUMBER
from engine.pitch import Pitch
from engine.rugby.hands import FULL
from engine.rugby.match import Rugby, anywhere
from engine.rugby.starter import SECONDS, STAGES, TACKLE, WHOLE
from engine.rugby.zone import Zone

PITCH = Pitch(100, 15)
HALF = 600
"""Seconds of a half."""
PACE = 5
"""Seconds that a card or a throw takes."""
SECONDS_MOST = 3600
PHASES = (
    *("opening", "kick-off", "attack", "tackle", "contest", "clear-out", "offside", "penalty", "scrum", "line-out"),
    *("conversion", "received", "mark", "in-touch", "dead", "drop-out"),
)


_PLACES = {**NUMBER, UNSEEN: 99}


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards from the lowest number to the highest; those that nobody may see come last."""
    return sorted(cards, key=_PLACES.__getitem__)


CARDS = Cards(NUMBER, shuffled=True, whole=True, order=in_order)
"""Cards of one side, by their numbers; in which order they lie is nothing that anyone knows."""


class ReadHouse:
    """The house rules of a table, read once."""

    __slots__ = ("half", "key", "line_out", "metres", "pace", "retake", "ruck", "scrum", "stage", "touch_scrum")

    def __init__(self, house: House) -> None:
        """What a house comes to."""
        self.stage = STAGES[house["starter"]]
        self.half = HALF if self.stage == WHOLE else SECONDS
        self.pace = PACE if house["clock"] == "actions" else 0
        self.metres = 5 if house["interception"] == "fives" else 1
        self.ruck = "ruck" if house["ruck-relay"] == "free" else "ruck-strict"
        if self.stage == TACKLE:
            self.ruck = "open"
        self.scrum = "scrum" if house["scrum-exit"] == "5" else "scrum-far"
        self.line_out = "line-out" if house["maul"] == "two-a-phase" else "line-out-single"
        self.touch_scrum = house["touch-over"] == "scrum"
        self.retake = house["short-kick-off"] == "retake"
        self.key = tuple(sorted(house.items()))


class Match(Rugby):
    """Where the ball is, whose it is, and what comes next."""

    house = Rule(ReadHouse, by="key")
    phase = Word(PHASES)
    ball = anywhere(PITCH)
    seconds = Seconds(0, SECONDS_MOST)
    late = Flag()
    """Time is up: the half ends as soon as it may."""
    hands = Both(CARDS)
    decks = Both(CARDS, told=False)
    """All that is neither in hand nor discarded."""
    discards = Both(CARDS, keyed=False)
    renewing = Flag()
    """Both hands are being brought to six."""
    extra = Seat()
    """Who is owed one more card."""
    point = Word(tuple(GRAMMAR), "open")
    """How the ball was won, or how far a combination has come: a point of the grammar."""
    last = Number(0, 15)
    """The number played last in a combination, and how many cards it has."""
    count = Number(0, LONGEST)
    packed = Flag()
    """The front five are still in the scrum."""
    five = Flag()
    """Play restarts five metres out: the next card can be tackled even if it crosses the line."""
    crossing = Flag()
    """The card that may be tackled has crossed the line."""
    forced = Flag()
    """The tackle is won by default: the carrier has no card left."""
    zone = Zone()
    leader = Seat()
    """Who won the duel of the tackle."""
    marking = Flag()
    """The ball comes from a kick in open play, which its receiver may mark."""

    def carry(self, metres: int) -> bool:
        """Take the ball forward by hand, as far as the goal line; whether it crossed the line."""
        left = self.to_line - metres
        self.ball = PITCH.carried(self.attack, self.ball, metres)
        return left < 0

    def lay(self, seat: int, card: str) -> None:
        """Take a card out of a hand and put it on the discards; a hand face down gives up one of its cards."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else UNSEEN)
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


def kinds(cards: list[str]) -> tuple[str, ...]:
    """Each kind of card in a hand once, from the lowest number."""
    return tuple(in_order(set(cards)))


def rest(hand: list[str], discards: list[str]) -> list[str]:
    """The cards of a side that are neither in hand nor discarded."""
    left = list(DECK)
    for card in (*hand, *discards):
        left.remove(card)
    return left
