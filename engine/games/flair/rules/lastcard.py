"""The last card: a side that runs out of cards loses the ball."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.ruck import spend
from engine.games.flair.rules.starter import no_scrum
from engine.games.flair.table.asks import out_of_hand
from engine.games.flair.table.state import Match
from engine.rugby.starter import KICKS


@rule("flair.lastcard.by-default")
def by_default(match: Match, cards: tuple[str, ...]) -> Steps[None]:
    """A last card played on an advance or a run is tackled without a roll, and the ball is lost on the spot."""
    seat = 1 - match.attack
    card = ""
    if cards:
        card = yield out_of_hand("forced-card", seat, "flair.lastcard.by-default", cards)
        spend(match, seat, card)
    match.forced = False
    match.log("flair.lastcard.by-default", "tackled-by-default", seat, card)
    match.won(seat, match.house.ruck)


@rule("flair.lastcard.no-card")
def no_card(match: Match) -> None:
    """A side that has no card it may play gives the opponents a scrum."""
    if match.house.stage < KICKS:
        no_scrum(match)
        return
    match.log("flair.lastcard.no-card", "no-card", match.attack)
    match.set("scrum", 1 - match.attack)
