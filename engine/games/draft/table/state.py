"""A match of Draft Football at one moment: piles, hands, the card on top, and what lies in front of each player."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from engine.core.game import State
from engine.core.kinds import NOBODY
from engine.core.options import Options
from engine.games.draft.rules.pack import own, rebuilt, the_cards
from engine.games.draft.table.asks import NOTHING, Pull
from engine.games.draft.table.deck import BIT, COLOUR

if TYPE_CHECKING:
    from typing import Self

ROW = 12
HAND = 6

PARTS = ("first-half", "second-half", "extra-1", "extra-2", "golden-goal")
FIRST, SECOND, EXTRA_1, EXTRA_2, GOLDEN = range(5)
MINUTES = (45, 45, 15, 15, 0)
"""How long each part lasts by the clock; a golden goal may be long in coming."""
OVER = "over"


class Match(State):
    """Who is to act and how, and where each card lies; seats are 0 and 1.

    With one pack for both there is one pile; with packs of their own each seat has a pile, an `under` and a `discard`.
    """

    __slots__ = (
        "actor",
        "at",
        "by_clock",
        "discard",
        "due",
        "engager",
        "goals",
        "goes_on",
        "hands",
        "minute",
        "open",
        "pack",
        "part",
        "phase",
        "piles",
        "played",
        "restart",
        "row",
        "stop",
        "top",
        "top_seat",
        "under",
        "veil",
        "veiled",
        "yellows",
        "youngest",
    )

    def __init__(self, options: Options) -> None:
        """A match before its first draft, with every card in the pile."""
        self.pack = rebuilt(options["pack"])
        self.by_clock = options["half"] == "clock"
        self.youngest = 0 if options["youngest"] == "first" else 1
        packs = own(self.pack) if options["packs"] == "own" else the_cards(self.pack)
        self.at = (0, len(packs) - 1)
        """For each seat the number of its pile."""
        self.piles = [list(cards) for cards in packs]
        """The cards in an order that nobody knows."""
        self.under: list[list[str]] = [[] for _ in packs]
        """The cards put under the pile, which come after all others and in the order in which they were put there."""
        self.discard: list[list[str]] = [[] for _ in packs]
        self.part = FIRST
        self.phase = "deal"
        """The play that comes next, or OVER."""
        self.engager = self.youngest
        self.actor = 1 - self.youngest
        self.goes_on = False
        """Whether the one to act goes on from the top card instead of answering it."""
        self.restart = False
        """Whether the kick-off to come follows a goal, given or refused."""
        self.row: list[str] = []
        self.hands: tuple[list[str], list[str]] = ([], [])
        self.open = [0, 0]
        """How many cards at the head of each hand the other player has seen: those picked from the row."""
        self.top: str | None = None
        self.top_seat = NOBODY
        self.goals: tuple[list[str], list[str]] = ([], [])
        self.yellows: tuple[list[str], list[str]] = ([], [])
        self.due: tuple[int, ...] = ()
        """The seats that still draw up to six, in order."""
        self.stop = [0] * len(packs)
        """The part is over once a pile has no more cards than this."""
        self.minute = 0
        self.played = 0
        """How many cards have been laid in this part."""
        self.veil = NOBODY
        """The seat whose hand is reckoned with as unseen: its hidden cards then lie in its pile as well."""
        self.veiled = [0] * len(packs)
        """How many cards of each pile are really in that hand."""
        self.events = []

    def clone(self) -> Self:
        """Copy the match, without what happened before."""
        copy = object.__new__(type(self))
        copy.pack = self.pack
        copy.by_clock = self.by_clock
        copy.youngest = self.youngest
        copy.at = self.at
        copy.piles = [pile[:] for pile in self.piles]
        copy.under = [cards[:] for cards in self.under]
        copy.discard = [cards[:] for cards in self.discard]
        copy.part = self.part
        copy.phase = self.phase
        copy.engager = self.engager
        copy.actor = self.actor
        copy.goes_on = self.goes_on
        copy.restart = self.restart
        copy.row = self.row[:]
        copy.hands = (self.hands[0][:], self.hands[1][:])
        copy.open = self.open[:]
        copy.top = self.top
        copy.top_seat = self.top_seat
        copy.goals = (self.goals[0][:], self.goals[1][:])
        copy.yellows = (self.yellows[0][:], self.yellows[1][:])
        copy.due = self.due
        copy.stop = self.stop[:]
        copy.minute = self.minute
        copy.played = self.played
        copy.veil = self.veil
        copy.veiled = self.veiled[:]
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the match depends on."""
        return (
            (self.pack.text, self.by_clock, self.youngest, self.at, self.veil),
            (self.part, self.phase, self.engager, self.actor, self.goes_on, self.restart, self.due),
            (self.minute, self.played, self.top, self.top_seat, *self.stop, *self.veiled, *self.open),
            tuple(tuple(sorted(pile)) for pile in self.piles),
            tuple(tuple(sorted(cards)) for cards in self.discard),
            tuple(map(tuple, self.under)),
            tuple(self.row),
            tuple(map(tuple, (*self.hands, *self.goals, *self.yellows))),
        )

    def data(self) -> dict[str, Any]:
        """The match as plain values."""
        return {
            "part": PARTS[self.part],
            "phase": self.phase,
            "engager": self.engager,
            "actor": self.actor,
            "goes_on": self.goes_on,
            "restart": self.restart,
            "row": list(self.row),
            "hands": [list(hand) for hand in self.hands],
            "open": list(self.open),
            "top": self.top,
            "top_seat": None if self.top_seat == NOBODY else self.top_seat,
            "goals": [list(cards) for cards in self.goals],
            "yellows": [list(cards) for cards in self.yellows],
            "due": list(self.due),
            "stop": list(self.stop),
            "minute": self.minute,
            "played": self.played,
            "pile": [sorted(pile) for pile in self.piles],
            "under": [list(cards) for cards in self.under],
            "discard": [sorted(cards) for cards in self.discard],
        }

    def left(self, which: int) -> int:
        """How many cards a pile still has, those under it included."""
        return len(self.piles[which]) - self.veiled[which] + len(self.under[which])

    def held(self, seat: int) -> int:
        """The colours of a hand, as a bit mask."""
        mask = 0
        for card in self.hands[seat]:
            mask |= BIT[card]
        return mask

    def pull(self, name: str, seat: int, rule: str, hidden: bool = False) -> Pull | None:
        """The ask for the next card of a seat's pile, or None when there is none."""
        which = self.at[seat]
        pile = self.piles[which]
        if len(pile) > self.veiled[which]:
            return Pull(name, seat, rule, pile, hidden)
        under = self.under[which]
        return Pull(name, seat, rule, under[:1], hidden) if under else None

    def turn(self, seat: int, card: str) -> None:
        """The card that was drawn leaves the pile, face up."""
        which = self.at[seat]
        pile = self.piles[which]
        if len(pile) > self.veiled[which]:
            pile.remove(card)
        else:
            del self.under[which][0]

    def take(self, seat: int, card: str) -> None:
        """The card that was drawn goes from the pile into the hand."""
        which = self.at[seat]
        pile = self.piles[which]
        hand = self.hands[seat]
        if len(pile) > self.veiled[which]:
            if seat == self.veil:
                # It stays among the cards that the other player cannot tell apart.
                self.veiled[which] += 1
            else:
                pile.remove(card)
            hand.append(card)
        else:
            # All saw this card go under the pile, so all know it in the hand.
            del self.under[which][0]
            hand.insert(self.open[seat], card)
            self.open[seat] += 1

    def cover(self, seat: int, colour: int) -> str:
        """Lay a card of this colour on top.

        In a hand nothing but the colour counts, and every card comes back at the end of the half: of several cards of
        one colour it may as well be the first.
        """
        hand = self.hands[seat]
        place = 0
        for card in hand:
            if COLOUR[card] == colour:
                break
            place += 1
        del hand[place]
        if place < self.open[seat]:
            self.open[seat] -= 1
        elif seat == self.veil:
            self.piles[self.at[seat]].remove(card)
            self.veiled[self.at[seat]] -= 1
        if self.top is not None:
            self.discard[self.at[self.top_seat]].append(self.top)
        self.top = card
        self.top_seat = seat
        self.played += 1
        self.minute += 1
        return card

    @property
    def on(self) -> int:
        """The colour of the top card, or NOTHING."""
        return NOTHING if self.top is None else COLOUR[self.top]

    def note(self) -> tuple[str, int, tuple[int, int], tuple[int, int]]:
        """What the sheet notes of an event: the part, the minute or the number of cards laid, goals, yellow cards."""
        return (
            PARTS[self.part],
            self.minute if self.by_clock else self.played,
            (len(self.goals[0]), len(self.goals[1])),
            (len(self.yellows[0]), len(self.yellows[1])),
        )
