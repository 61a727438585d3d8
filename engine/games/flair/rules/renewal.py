"""Renewal: when hands are brought back to six cards, and the single cards that are won."""

from __future__ import annotations

from engine.core.asks import Draw, Steps
from engine.core.kinds import NOBODY
from engine.core.rules import rule
from engine.games.flair.table.asks import out_of_hand
from engine.games.flair.table.state import Match, kinds
from engine.rugby.hands import FULL


@rule("flair.renewal.six")
def renew(match: Match) -> Steps[None]:
    """When the ball changes sides, before a set piece or penalty and after a kick, both hands are brought to six."""
    for seat in (0, 1):
        cards = len(match.hands[seat])
        if cards != FULL:
            if cards < FULL:
                yield from take(match, seat, "flair.renewal.six")
            else:
                yield from discard(match, seat)
            break
    match.renewing = len(match.hands[0]) != FULL or len(match.hands[1]) != FULL


@rule("flair.renewal.discard")
def discard(match: Match, seat: int) -> Steps[None]:
    """A side that holds more than six cards at a renewal discards the excess, of its own choice."""
    card = yield out_of_hand("discard", seat, "flair.renewal.discard", kinds(match.hands[seat]))
    match.lay(seat, card)
    match.log("flair.renewal.discard", "discarded", seat, card)


@rule("flair.renewal.extra")
def extra(match: Match) -> Steps[None]:
    """A card that is won is drawn at once and may be the seventh."""
    yield from take(match, match.extra, "flair.renewal.extra")
    match.extra = NOBODY


def take(match: Match, seat: int, why: str) -> Steps[None]:
    """Draw one card, face down for the other side."""
    deck = match.decks[seat]
    if not deck:
        reshuffle(match, seat)
    card = yield Draw("draw", seat, why, deck, hidden=True)
    deck.remove(card)
    match.hands[seat].append(card)
    match.log(why, "drawn", seat, card)


@rule("flair.renewal.reshuffle")
def reshuffle(match: Match, seat: int) -> None:
    """A side whose deck has run out shuffles its own discards into a new one."""
    match.decks[seat].extend(match.discards[seat])
    match.discards[seat].clear()
    match.log("flair.renewal.reshuffle", "reshuffled", seat, len(match.decks[seat]))
