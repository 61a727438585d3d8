"""The pack: forty cards of seven types, six in each hand, and the played ones shuffled when the pile is empty."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.scrumball.table.state import Match
from engine.rugby.hands import FULL


@rule("scrumball.pack.cards")
def cards(match: Match) -> None:
    """The forty cards of the seven types lie in one pile for both sides."""
    match.pile = match.pack()
    match.played = []
    match.hands = ([], [])


@rule("scrumball.pack.hand")
def hand(match: Match) -> None:
    """Each side begins a half with six cards, which the other does not see."""
    match.due = [FULL, FULL]
    match.log("scrumball.pack.hand", "dealt", FULL)


@rule("scrumball.pack.reshuffle")
def reshuffle(match: Match) -> None:
    """When the pile is empty the played cards are shuffled and become the new pile."""
    match.pile = match.played
    match.played = []
    match.log("scrumball.pack.reshuffle", "reshuffled", len(match.pile))
