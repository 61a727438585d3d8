"""A row of chances, one for every lead, as a single whole number: Python reckons with all of them at once.

A chance is kept in billionths (of two to the thirty) in a place of 64 binary digits, the worst lead in the lowest.
Nothing ever runs over into the next place: a chance needs 31 digits, a weighted one 59, and the last is for comparing.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from operator import mul
from typing import TypeAlias

Row: TypeAlias = int
MOST = 7
"""The points that one action can bring."""
WIDEST = 40
"""A greater lead counts as won."""

MIDDLE = WIDEST + MOST
LEADS = 2 * MIDDLE + 1
PLACE, CHANCE, WEIGHT = 64, 30, 28
"""Binary digits of a place, and those behind the point of a chance and of a weight."""
ONE = 1 << CHANCE
EACH = sum(1 << PLACE * at for at in range(LEADS))
"""A 1 in every place."""
CHANCES, HIGHEST = EACH * (2 * ONE - 1), EACH << PLACE - 1
"""The digits of a chance, and the highest digit, in every place."""
INNER = CHANCES & (1 << PLACE * (LEADS - MOST)) - (1 << PLACE * MOST)
WON = (EACH & -(1 << PLACE * (LEADS - MOST))) * ONE


def row(chances: Iterable[float]) -> Row:
    """A row of these chances, the worst lead first."""
    return sum(round(ONE * chance) << PLACE * at for at, chance in enumerate(chances))


def chance_at(row: Row, lead: int) -> float:
    """The chance with a lead; off the edge it is as good as won or lost."""
    at = max(0, min(LEADS - 1, lead + MIDDLE))
    return ((row >> PLACE * at) & (2 * ONE - 1)) / ONE


def weights(shares: Sequence[float]) -> list[int]:
    """Shares as whole numbers that add up to all there is."""
    found = [round(share * (1 << WEIGHT)) for share in shares]
    found[found.index(max(found))] += (1 << WEIGHT) - sum(found)
    return found


def shifted(row: Row, points: int) -> Row:
    """What the row says once these points are scored."""
    return row >> PLACE * points if points > 0 else (row << PLACE * -points) & CHANCES


def mixed(weights: Iterable[int], rows: Iterable[Row]) -> Row:
    """The averages of some rows."""
    total: int = sum(map(mul, weights, rows))
    return (total >> WEIGHT) & CHANCES


def edged(row: Row) -> Row:
    """The row with its outermost leads lost and won, because nothing was known of the leads beyond."""
    return row & INNER | WON


def mirrored(row: Row) -> Row:
    """The row as the other side sees it: the chances that are left, from the far end."""
    places = array("Q", (EACH * ONE - row).to_bytes(8 * LEADS, "little"))
    # Read backwards, a number has its places in the other order, and the bytes of each as well: those are put right.
    places.byteswap()
    return int.from_bytes(places.tobytes(), "big")


def higher(row: Row, other: Row) -> Row:
    """The better chance of two for each lead."""
    return other + _more(row, other)


def lower(row: Row, other: Row) -> Row:
    """The worse chance of two for each lead."""
    return row - _more(row, other)


def _more(row: Row, other: Row) -> Row:
    """By how much the chances of a row are higher, where they are."""
    more = (row | HIGHEST) - other
    # The highest digit of a place is left where nothing had to be borrowed from it: make it all digits below.
    kept = more & HIGHEST
    return more & (kept - (kept >> PLACE - 1))
