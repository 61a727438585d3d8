"""Renewal: when the hands are filled up, one card at a time, and the two substitutions of a match."""

from __future__ import annotations

from functools import cache

from engine.core.asks import Draw, Steps
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.scrumball.rules.pack import reshuffle
from engine.games.scrumball.rules.periods import cards as count_card
from engine.games.scrumball.table.asks import Held
from engine.games.scrumball.table.house_rules import TYPES
from engine.games.scrumball.table.state import Match
from engine.rugby.hands import missing

MOST_CHANGED = 3


@rule("scrumball.renewal.when")
def renew(match: Match) -> None:
    """Both sides fill up when the ball changes sides, at a scrum, a line-out or a restart, and at a penalty."""
    match.due = [missing(match.hands[0]), missing(match.hands[1])]


@rule("scrumball.renewal.six")
def draw(match: Match) -> Steps[None]:
    """Each side draws from the common pile until it holds six cards, first the side that has the ball."""
    seat, due = match.attack, match.due
    if match.over or seat == NOBODY or not any(due):
        raise Refusal("nothing-to-draw", "scrumball.renewal.six")
    if not due[seat]:
        seat = 1 - seat
    if not match.pile:
        reshuffle(match)
    pile = match.pile
    card: str = yield Draw("draw", seat, "scrumball.renewal.six", pile, hidden=True)
    pile.remove(card)
    match.hands[seat].append(card)
    due[seat] -= 1
    match.log("scrumball.renewal.six", "drawn", seat, card)
    count_card(match)


@cache
def _change(seat: int, held: frozenset[str], changed: int) -> Held:
    """The choice of a card to change, for a hand that holds cards of these types."""
    name = "change-more" if changed else "change"
    rule_ = "scrumball.renewal.three-cards" if changed else "scrumball.renewal.substitution"
    return Held(name, seat, rule_, ("keep", *(card for card in TYPES if card in held)))


@rule("scrumball.renewal.substitution")
def substitution(match: Match) -> Steps[None]:
    """At a stoppage each side may make one of the two substitutions that it has for the match."""
    if match.over or not match.bench:
        raise Refusal("no-stoppage", "scrumball.renewal.substitution")
    seat = match.attack if match.bench == 2 else 1 - match.attack
    hand = match.hands[seat]
    card: str = "keep"
    if match.subs[seat] and hand:
        card = yield _change(seat, frozenset(hand), 0)
    match.bench -= 1
    if card != "keep":
        match.subs[seat] -= 1
        yield from three_cards(match, seat, card)


@rule("scrumball.renewal.three-cards")
def three_cards(match: Match, seat: int, card: str) -> Steps[None]:
    """A substitution changes one, two or three cards: they are laid aside, and as many are drawn."""
    changed: list[str] = []
    hand = match.hands[seat]
    while card != "keep":
        match.lay(seat, card)
        changed.append(card)
        if len(changed) == MOST_CHANGED or not hand:
            break
        card = yield _change(seat, frozenset(hand), len(changed))
    match.due[seat] = len(changed)
    match.log("scrumball.renewal.three-cards", "substituted", seat, tuple(changed), match.subs[seat])
