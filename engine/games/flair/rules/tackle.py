"""The tackle: when it may be made, its duel of two dice, and what doubles do."""

from __future__ import annotations

from engine.core.asks import Roll, Steps
from engine.core.rules import rule
from engine.games.flair.rules.clock import action
from engine.games.flair.rules.duels import first_wins
from engine.games.flair.rules.lastcard import by_default
from engine.games.flair.rules.ruck import formed, spend
from engine.games.flair.rules.starter import tackle as without_ruck
from engine.games.flair.rules.tries import score_try
from engine.games.flair.table.asks import PASS, against
from engine.games.flair.table.state import Match, kinds
from engine.rugby.match import NO_MARK
from engine.rugby.starter import TACKLE as TACKLE_ONLY

TACKLE = tuple(Roll("tackle", seat, "flair.tackle.duel", 2) for seat in (0, 1))
CARRIER = tuple(Roll("carrier", seat, "flair.tackle.duel", 2) for seat in (0, 1))


@rule("flair.tackle.choice")
def choice(match: Match) -> Steps[None]:
    """After an advance or a run the defence may play any card to tackle; it may also let the carrier go."""
    seat = 1 - match.attack
    cards = kinds(match.hands[seat])
    if match.forced:
        yield from by_default(match, cards)
        return
    card = yield against("tackle-card", seat, "flair.tackle.choice", match.to_line, match.zone, cards, PASS)
    if card == PASS:
        match.log("flair.tackle.choice", "no-tackle", seat)
        untackled(match)
    else:
        spend(match, seat, card)
        match.log("flair.tackle.choice", "tackle", seat, card)
        match.packed = False
        yield from duel(match)


@rule("flair.tackle.duel")
def duel(match: Match) -> Steps[None]:
    """A tackle is a duel of two dice each, which the defence rolls first."""
    carrier, tackler = match.attack, 1 - match.attack
    ours = yield TACKLE[tackler]
    action(match)
    match.log("flair.tackle.duel", "tackle-throw", tackler, ours)
    if ours[0] == ours[1]:
        interception(match, ours)
        return
    theirs = yield CARRIER[carrier]
    action(match)
    match.log("flair.tackle.duel", "carrier-throw", carrier, theirs)
    if theirs[0] == theirs[1]:
        missed(match)
        return
    match.crossing = False
    winner, faces = (tackler, ours) if first_wins(ours, theirs) else (carrier, theirs)
    if match.house.stage == TACKLE_ONLY:
        without_ruck(match, winner)
    else:
        formed(match, winner, faces)


@rule("flair.tackle.interception")
def interception(match: Match, faces: tuple[int, ...]) -> None:
    """A double of the defence ends the duel: it intercepts, runs five metres a pip, and both hands are renewed."""
    seat = 1 - match.attack
    if match.mark != NO_MARK:
        match.log("flair.tackle.interception", "interception", seat, faces, 0, match.ball, match.ball)
        match.won(seat, "open")
        return
    match.won(seat, "open")
    start, metres = match.ball, match.house.metres * sum(faces)
    crossed = match.carry(metres)
    match.log("flair.tackle.interception", "interception", seat, faces, metres, start, match.ball)
    if crossed:
        score_try(match, "interception")


@rule("flair.tackle.missed")
def missed(match: Match) -> None:
    """A double of the attack breaks the tackle: it draws a card and plays on in the open."""
    seat = match.attack
    match.log("flair.tackle.missed", "tackle-missed", seat)
    if match.crossing:
        score_try(match, "tackle-missed")
    else:
        match.extra = seat
        match.start(seat, "open")


def untackled(match: Match) -> None:
    """Nobody has stopped the carrier: a try, the rest of the combination, or open play."""
    if match.crossing:
        score_try(match, "no-tackle")
    else:
        match.phase = "attack"
