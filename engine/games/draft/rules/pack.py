"""The pack: what a card shows, which colour may follow which, packs of one's own, and what is rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.rules import rule
from engine.games.draft.table.deck import COLOUR, Pack, read

if TYPE_CHECKING:
    from engine.games.draft.table.state import Match


@rule("draft.pack.cards")
def the_cards(pack: Pack) -> tuple[tuple[str, ...], ...]:
    """Fifty cards: each has a colour, which is its action, a GOAL or NO GOAL mark and a decision of the referee."""
    return (pack.cards,)


@rule("draft.pack.arrows")
def arrows(match: Match) -> int:
    """Top right a card names the colours for the opponent, bottom left those with which its own player goes on."""
    assert match.top is not None
    lists = match.pack.follows if match.goes_on else match.pack.answers
    return lists[COLOUR[match.top]]


@rule("draft.pack.own")
def own(pack: Pack) -> tuple[tuple[str, ...], ...]:
    """Players with packs of their own have twenty cards each, of the same colours for both, and draw from their own."""
    return (pack.own, pack.own)


@rule("draft.pack.rebuilt")
def rebuilt(text: str) -> Pack:
    """Numbers, marks and corners are rebuilt, and whoever owns the box may write down what its cards really show."""
    return read(text)
