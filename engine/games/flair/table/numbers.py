"""The numbers on the cards: how many there are of each, their groups, and what each can do."""

from __future__ import annotations

DECK = ("1", "2", "3", "4", "5", "6", "7", "8", *["9"] * 4, *["10"] * 3, "11", "12", "13", "14", "15", "15")
"""The 21 cards of a side."""

EVERYBODY = tuple(range(1, 16))
FRONT_FIVE = (1, 2, 3, 4, 5)
FORWARDS = (1, 2, 3, 4, 5, 6, 7, 8)
STRATEGISTS = (9, 10)
BACKS = (11, 12, 13, 14, 15)
GROUPS = {"forwards": FORWARDS, "strategists": STRATEGISTS, "backs": BACKS}

ADVANCE = "advance"
RUN = "run"
KICK = "kick"
TOUCH = "touch"
DROP = "drop"

ABILITIES: dict[int, tuple[str, ...]] = {
    **dict.fromkeys((1, 2, 3, 4, 5), (ADVANCE,)),
    **dict.fromkeys((6, 7, 8), (ADVANCE, RUN)),
    **dict.fromkeys((9, 10), (ADVANCE, RUN, KICK, TOUCH, DROP)),
    **dict.fromkeys((11, 12, 13, 14), (ADVANCE, RUN, KICK)),
    15: (ADVANCE, RUN, KICK, TOUCH),
}
"""What each number can do with the ball; every number can also tackle, contest and clear out."""

NUMBER = {str(number): number for number in EVERYBODY}
"""The number of a card by its name."""
_ONE = {card: 1 << 3 * number for card, number in NUMBER.items()}
_BITS = tuple((number, 7 << 3 * number) for number in EVERYBODY)
"""Where a hand that is written as a whole number has its cards of each number."""


def code(hand: list[str]) -> int:
    """A hand as one whole number, three bits for each kind of card, so that hands can be told apart quickly."""
    return sum([_ONE.get(card, 0) for card in hand])


def holds(hand: int, number: int) -> bool:
    """Whether a hand so written holds a card of this number."""
    return bool(hand >> 3 * number & 7)


def without(hand: int, number: int) -> int:
    """The same hand once a card of this number has been played."""
    return hand - (1 << 3 * number)


def held(hand: int) -> list[int]:
    """The numbers in a hand, each once, from the lowest."""
    return [number for number, bits in _BITS if hand & bits]
