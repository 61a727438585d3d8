"""A match of Scrumball Rugby at one moment: the ball, who has it, the hands, the pile and the score."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.events import UNSEEN
from engine.core.house_rules import House
from engine.core.kinds import Choice, Inner, Kind, Number, Rule, Seconds, Word, wrong
from engine.core.lists import Both, Cards, Pair
from engine.games.scrumball.table.house_rules import FORTY, TYPES, counts, packed
from engine.pitch import Pitch
from engine.rugby.hands import FULL
from engine.rugby.match import NO_MARK, Rugby, anywhere
from engine.rugby.starter import SECONDS, STAGES, WHOLE
from engine.rugby.zone import Zone

PITCH = Pitch(100, 10)
SUBSTITUTIONS = 2
BOTH = 2
"""Sides that may make a substitution at a stoppage, the one that has the ball first."""
PHASES = (
    *("opening", "kick-off", "attack", "maul", "scrum", "line-out"),
    *("penalty", "conversion", "drop-out", "mark"),
)
"""What can come next between two plays; a tackle and its ruck are moments of open play."""
ENOUGH_CARDS = 60
ENOUGH_SECONDS = 600
DRAWN_MOST = 999
SECONDS_MOST = 35_999
MOVES = 4
"""Moves of the ball that are remembered."""


class ReadHouse(NamedTuple):
    """The house rules of a table, read once."""

    pack: str
    clock: bool
    scrum_six: bool
    either: bool
    contest_card: bool
    ten_metres: bool
    stage: int
    cards: int
    """Cards of the pack."""
    enough_cards: int
    """Cards drawn that end a half in the cards mode."""
    enough_seconds: int
    """Match seconds that end one in the clock mode."""
    bench: int
    """Sides that may make a substitution at a stoppage."""

    @classmethod
    def of(cls, house: House) -> ReadHouse:
        """Read a house."""
        stage = STAGES[house["starter"]]
        pack = packed(house["pack"], house["starter"])
        cards = sum(counts(pack).values())
        whole = stage == WHOLE
        return cls(
            pack,
            house["mode"] == "clock",
            house["scrum-six"] == "penalty",
            house["interception"] == "either",
            house["contest"] == "card",
            house["kick-off"] == "ten-metres",
            stage,
            cards,
            ENOUGH_CARDS if whole else cards,
            ENOUGH_SECONDS if whole else SECONDS,
            BOTH if whole else 0,
        )


class Moves(Kind[tuple[tuple[int, int, str], ...]]):
    """The last moves of the ball, for those who draw them."""

    def plain(self, value: tuple[tuple[int, int, str], ...]) -> list[list[Any]]:
        """Lists of lists."""
        return [list(move) for move in value]

    def check(self, field: str, value: Any, match: Any = None) -> tuple[tuple[int, int, str], ...]:  # noqa: ARG002
        """Not too many, each on the pitch."""
        moves: list[tuple[int, int, str]] = []
        for move in value if isinstance(value, list) and len(value) <= MOVES else [value]:
            if not isinstance(move, list) or [type(part) for part in move] != [int, int, str]:
                raise wrong(field, value, "trace")
            if not PITCH.holds(move[0]) or not PITCH.holds(move[1]):
                raise wrong(field, value, "trace")
            moves.append((move[0], move[1], move[2]))
        return tuple(moves)


class Match(Rugby):
    """Where the ball is, who has it, what each side holds."""

    house = Rule(ReadHouse.of)
    phase = Word(PHASES, wanted="phase")
    ball = anywhere(PITCH)
    hands = Both(Cards(TYPES, FULL, shuffled=True, whole=True))
    pile = Cards(TYPES, shuffled=True, told=False)
    played = Cards(TYPES, FORTY, shuffled=True, whole=True)
    drawn = Number(0, DRAWN_MOST)
    """Cards drawn in this half, which end it in the cards mode."""
    seconds = Seconds(0, SECONDS_MOST)
    """Match seconds of this half, which end it in the clock mode."""
    late = Inner(False)
    """The limit of the half is passed."""
    mark = Number(-PITCH.in_goal, PITCH.length + PITCH.in_goal, nothing=NO_MARK)
    subs = Pair(Number(0, SUBSTITUTIONS, SUBSTITUTIONS))
    phases = Choice(0, 1)
    """Phases of this maul already played."""
    due = Pair(Number(0, FULL))
    """Cards that each side is still to draw now."""
    bench = Choice(0, BOTH)
    """Sides still to be asked for a substitution at this stoppage."""
    zone = Zone(keyed=False, told=False)
    """The zone of the ruck that is being played; between two plays there is none."""
    trace = Moves((), keyed=False)

    def set_up(self, house: House) -> None:  # noqa: ARG002 (the rules have been read)
        """Nobody has kicked off, and the whole pack lies in the pile."""
        self.pile = self.pack()

    def pack(self) -> list[str]:
        """Every card of this table's pack."""
        return [card for card, number in counts(self.house.pack).items() for _ in range(number)]

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
        hand = self.hands[seat]
        hand.remove(card if card in hand else UNSEEN)
        self.played.append(card)

    def when(self) -> str:
        """The moment as the sheet writes it: cards drawn, or minutes and seconds."""
        return f"{self.seconds // 60}:{self.seconds % 60:02}" if self.house.clock else str(self.drawn)
