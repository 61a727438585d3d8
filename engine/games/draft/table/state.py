"""A match of Draft Football at one moment: piles, hands, the card on top, and what lies in front of each player."""

from __future__ import annotations

from engine.core.house_rules import House
from engine.core.kinds import NOBODY, Card, Flag, Inner, Number, Rule, Seat, Stage, Word
from engine.core.lists import Both, Cards, Lists, Many, Pair, Row
from engine.core.state import State
from engine.games.draft.rules.pack import own, rebuilt, the_cards
from engine.games.draft.table.asks import NOTHING, Pull
from engine.games.draft.table.deck import BIT, COLOUR, NAMES

ROW = 12
HAND = 6

PARTS = ("first-half", "second-half", "extra-1", "extra-2", "golden-goal")
FIRST, SECOND, EXTRA_1, EXTRA_2, GOLDEN = range(5)
MINUTES = (45, 45, 15, 15, 0)
"""How long each part lasts by the clock; a golden goal may be long in coming."""
OVER = "over"
PHASES = ("deal", "pick", "engage", "turn", "refill", OVER)
MOST = 9999
"""More cards and minutes than any part of a match has."""


class Match(State):
    """Who is to act and how, and where each card lies; seats are 0 and 1.

    With one pack for both there is one pile; with packs of their own each seat has a pile, an `under` and a `discard`.
    """

    pack = Rule(lambda house: rebuilt(house["pack"]), by="text")
    by_clock = Rule(lambda house: house["half"] == "clock")
    youngest = Rule(lambda house: 0 if house["youngest"] == "first" else 1)
    at = Rule(lambda house: (0, 1) if house["packs"] == "own" else (0, 0))
    """For each seat the number of its pile."""
    part = Stage(PARTS)
    phase = Word(PHASES)
    """The play that comes next, or OVER."""
    engager = Seat()
    actor = Seat()
    goes_on = Flag()
    """Whether the one to act goes on from the top card instead of answering it."""
    restart = Flag()
    """Whether the kick-off to come follows a goal, given or refused."""
    row = Cards(NAMES)
    hands = Both(Cards(NAMES))
    open = Pair(Number(0, MOST))
    """How many cards at the head of each hand the other player has seen: those picked from the row."""
    top = Card(NAMES)
    top_seat = Seat()
    goals = Both(Cards(NAMES))
    yellows = Both(Cards(NAMES))
    due = Row(Many(Seat(), 2, wanted="seats", whole=True))
    """The seats that still draw up to six, in order."""
    stop = Many(Number(0, MOST), 2, wanted="lists")
    """The part is over once a pile has no more cards than this."""
    minute = Number(0, MOST)
    played = Number(0, MOST)
    """How many cards have been laid in this part."""
    piles = Lists(Cards(NAMES, shuffled=True, order=sorted), lambda match: match.at[1] + 1, name="pile")
    """The cards in an order that nobody knows."""
    under = Lists(Cards(NAMES), lambda match: match.at[1] + 1)
    """The cards put under the pile, which come after all others and in the order in which they were put there."""
    discard = Lists(Cards(NAMES, shuffled=True, order=sorted), lambda match: match.at[1] + 1)
    veil = Inner(NOBODY, keyed=True)
    """The seat whose hand is reckoned with as unseen: its hidden cards then lie in its pile as well."""
    veiled = Inner([0], keyed=True)
    """How many cards of each pile are really in that hand."""

    def set_up(self, house: House) -> None:  # noqa: ARG002 (the rules have been read)
        """A match before its first draft, with every card in the pile."""
        packs = self.packs()
        self.piles = [list(cards) for cards in packs]
        self.under, self.discard = [[] for _ in packs], [[] for _ in packs]
        self.stop, self.veiled = [0] * len(packs), [0] * len(packs)
        self.engager, self.actor = self.youngest, 1 - self.youngest

    def packs(self) -> tuple[tuple[str, ...], ...]:
        """All the cards there are: one pack for both, or a pack for each."""
        return own(self.pack) if self.at[1] else the_cards(self.pack)

    def left(self, which: int) -> int:
        """How many cards a pile still has, those under it included."""
        return len(self.piles[which]) - self.veiled[which] + len(self.under[which])

    def used_up(self, which: int) -> bool:
        """Whether a part played by the pile has drawn all that it may of this one."""
        # Written out and not by `left`: every card laid or drawn asks this.
        return len(self.piles[which]) - self.veiled[which] + len(self.under[which]) <= self.stop[which]

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
