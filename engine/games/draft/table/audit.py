"""Book-keeping: every card is somewhere, and the score is what the log says."""

from __future__ import annotations

from collections import Counter

from engine.core.refusal import Refusal
from engine.games.draft.events import EVENTS
from engine.games.draft.table.sheet import goals
from engine.games.draft.table.state import FIRST, Match


def audit(match: Match) -> None:
    """Refuse a match in which a card was lost or made up, or whose goals are not those of its log."""
    all_there(match)
    stated = [len(cards) for cards in match.goals]
    noted = [event for event in match.events if event[1] in EVENTS.points]
    if not noted and not _from_the_start(match):
        return
    score = goals(noted)
    if not _from_the_start(match):
        # A log that begins in the middle of a match knows the goals before it by the first that it notes.
        before = zip(EVENTS.fact(noted[0], "score"), goals(noted[:1]), strict=True)
        score = [made + then - own for made, (then, own) in zip(score, before, strict=True)]
    if score != stated:
        raise Refusal("audit-goals", counted=tuple(score), stated=tuple(stated))


def _from_the_start(match: Match) -> bool:
    """Whether the log holds the draft of the first half."""
    names = [event[1] for event in match.events]
    if "half-time" in names:
        names = names[: names.index("half-time")]
    elif match.part != FIRST:
        return False
    return "hand-full" in names


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
