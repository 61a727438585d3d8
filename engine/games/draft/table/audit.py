"""Book-keeping: every card is somewhere, and the score is what the log says."""

from __future__ import annotations

from collections import Counter

from engine.core.refusal import Refusal
from engine.games.draft.table.sheet import goals
from engine.games.draft.table.state import Match


def audit(match: Match) -> None:
    """Refuse a match in which a card was lost or made up, or whose goals are not those of its log."""
    all_there(match)
    if not any(event[1] == "hand-full" for event in match.events):
        return
    score = goals(match.events)
    stated = [len(cards) for cards in match.goals]
    if score != stated:
        raise Refusal("audit-goals", counted=tuple(score), stated=tuple(stated))


def all_there(match: Match) -> None:
    """Refuse a match whose cards are not those of its packs."""
    for which, cards in enumerate(match.packs()):
        found = Counter(everywhere(match, which))
        wrong = next((card for card in cards if found[card] != cards.count(card)), None)
        wrong = wrong or next((card for card in found if card not in cards), None)
        if wrong is not None:
            raise Refusal("audit-cards", card=wrong, counted=found[wrong], stated=cards.count(wrong))


def everywhere(match: Match, which: int) -> list[str]:
    """All cards of a pack, wherever they lie."""
    found = [*match.piles[which], *match.under[which], *match.discard[which]]
    for seat in (0, 1):
        if match.at[seat] == which:
            found += match.hands[seat]
            found += match.goals[seat]
        if match.at[1 - seat] == which:
            found += match.yellows[seat]
    # Cards turned up for the draft belong to the one who picks; with one pack that is all the same.
    if match.at[match.actor] == which:
        found += match.row
    if match.top is not None and match.at[match.top_seat] == which:
        found.append(match.top)
    return found
