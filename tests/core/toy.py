"""A game small enough to hold in the head, with a hidden card, a choice, a barred option and a throw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.asks import Choose, Draw, Roll, Steps, choose, draw, roll
from engine.core.game import Event, Game, Line, Result, Sheet, State
from engine.core.house_rules import House, HouseRule
from engine.core.kinds import wrong
from engine.core.languages import words
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.core.text import GameText

CARDS = ("ace", "king", "king")


class Toy(State):
    """Turns left, points, the cards still in the deck and those in hand."""

    __slots__ = ("deck", "easy", "hands", "phase", "points", "turns")

    def __init__(self, easy: bool) -> None:
        """A new match: three cards for each side."""
        self.events = []
        self.easy = easy
        self.phase = "turn"
        self.turns = 4
        self.points = [0, 0]
        self.deck = [list(CARDS), list(CARDS)]
        self.hands: list[list[str]] = [[], []]

    def clone(self) -> Toy:
        """Copy everything but the events."""
        twin = Toy(self.easy)
        twin.phase = self.phase
        twin.turns = self.turns
        twin.points = self.points[:]
        twin.deck = [side[:] for side in self.deck]
        twin.hands = [side[:] for side in self.hands]
        return twin

    def key(self) -> object:
        """Everything."""
        return (self.easy, self.phase, self.turns, tuple(self.points), *map(tuple, self.deck), *map(tuple, self.hands))

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return {"turns": self.turns, "points": self.points, "hands": self.hands}


@rule("toy.toy.turn")
def turn(toy: Toy) -> Steps[None]:
    """Draw a card, then throw two dice for it, or keep it."""
    seat = toy.turns % 2
    card = yield from take(toy, seat)
    barred = (("throw", "toy.toy.ace"),) if card == "ace" else ()
    options = ("keep",) if card == "ace" else ("keep", "throw")
    if (yield from choose(Choose("what", seat, "toy.toy.turn", options, barred))) == "throw":
        yield from throw(toy, seat)
    toy.turns -= 1


@rule("toy.toy.take", "toy.toy.ace")
def take(toy: Toy, seat: int) -> Steps[str]:
    """The card is drawn hidden; an ace must be kept."""
    deck = toy.deck[seat]
    card = yield from draw(Draw("card", seat, "toy.toy.take", deck, hidden=True))
    deck.remove(card)
    toy.hands[seat].append(card)
    toy.log("toy.toy.take", "took", seat, card)
    return card


@rule("toy.toy.throw")
def throw(toy: Toy, seat: int) -> Steps[None]:
    """A double scores; by the easy rule a six does too."""
    faces = yield from roll(Roll("dice", seat, "toy.toy.throw", 2))
    if faces[0] == faces[1] or (toy.easy and 6 in faces):
        toy.points[seat] += 1
        toy.log("toy.toy.throw", "scored", seat)
    else:
        toy.log("toy.toy.throw", "missed", seat)
    toy.phase = "turn"


class ToyText(GameText):
    """English words of the toy, which serve for both languages."""

    def on_took(self, seat: int, card: str) -> str:
        """A card was drawn."""
        return f"{self.who(seat)} draws {card}."

    def on_scored(self, seat: int) -> str:
        """A point was scored."""
        return f"{self.who(seat)} scores."

    def on_missed(self, seat: int) -> str:
        """No point was scored."""
        return f"{self.who(seat)} misses."

    def ask_what(self, ask: Choose) -> str:
        """What to do with the card."""
        return f"{self.who(ask.seat)}: keep or throw?"

    def ask_card(self, ask: Draw) -> str:
        """Draw."""
        return f"{self.who(ask.seat)} draws."

    def ask_dice(self, ask: Roll) -> str:
        """Throw."""
        return f"{self.who(ask.seat)} throws."

    def opt_keep(self, ask: Choose) -> str:
        """Keep."""
        return "Keep"

    def opt_throw(self, ask: Choose) -> str:
        """Throw."""
        return "Throw"

    def opt_what_throw(self, ask: Choose) -> str:
        """Throw, in words of this very question."""
        return "Throw for it"

    def bar_throw(self, ask: Choose) -> str:
        """An ace is kept."""
        return "an ace is kept"

    def card_ace(self) -> str:
        """The one that must be kept."""
        return "the ace"

    def card_king(self) -> str:
        """The others."""
        return "a king"

    def out_scored(self, seat: int) -> str:
        """A point."""
        return f"a point for {self.who(seat)}"

    def out_missed(self) -> str:
        """No point."""
        return "a miss"

    def then_what(self) -> str:
        """A choice follows."""
        return "then a choice"

    def out_nothing(self) -> str:
        """Nothing."""
        return "nothing"

    def title(self) -> str:
        """The name."""
        return "Toy"

    def house_rule(self, key: str) -> str:
        """The one switch."""
        return "Easy?"

    def setting(self, key: str, value: str) -> str:
        """Its settings."""
        return value


class ToyGame(Game[Toy]):
    """The toy put together."""

    id = "toy"
    version = "1"
    house_rules = (HouseRule("easy", "no", ("no", "yes"), "toy/r1", ("toy.toy.throw",)),)
    plays: ClassVar[Mapping[str, Callable[[Any], Steps[None]]]] = {"turn": turn, "throw": lambda toy: throw(toy, 0)}
    names = ("Camille", "Sacha")
    outcomes = ("scored", "missed")
    by_seat = frozenset({"scored"})
    headlines = ("scored",)

    def new(self, house: House) -> Toy:
        """A new match."""
        return Toy(house["easy"] == "yes")

    def load(self, data: Mapping[str, Any], house: House) -> Toy:
        """Only the number of turns and the play that comes first can be set."""
        toy = self.new(house)
        toy.phase = data.get("phase", "turn")
        toy.turns = data.get("turns", 4)
        if not 0 <= toy.turns <= 4:
            raise wrong("turns", toy.turns, "number", high=4)
        return toy

    def next_play(self, state: Toy) -> str | None:
        """Turn after turn, unless a throw was agreed upon."""
        return state.phase if state.turns else None

    def result(self, state: Toy) -> Result | None:
        """More points win."""
        if state.turns:
            return None
        ours, theirs = state.points
        return Result(None if ours == theirs else int(ours < theirs), (ours, theirs), "toy.toy.turn")

    def view(self, state: Toy, seat: int) -> dict[str, Any]:
        """One's own hand, and the number of cards in the other."""
        return {"hand": state.hands[seat], "others": len(state.hands[1 - seat]), "points": state.points}

    def audit(self, state: Toy) -> None:
        """Three cards a side, wherever they are."""
        for deck, hand in zip(state.deck, state.hands, strict=True):
            if sorted(deck + hand) != sorted(CARDS):
                raise Refusal("cards-lost")

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """A line per point."""
        lines = tuple(Line("", event[2], (event,), ()) for event in log if event[1] == "scored")
        return Sheet(names, (("match", lines),))

    def text(self, lang: str, names: tuple[str, ...] | None = None, you: int | None = None) -> GameText:
        """The same words in both languages."""
        return ToyText(words(lang), names or self.names, you)

    def seen(self, event: Event, seat: int) -> Event:
        """The other side's cards stay face down."""
        if event[1] == "took" and event[2] != seat:
            return (*event[:3], "?")
        return event


GAME = ToyGame()
