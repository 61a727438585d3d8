"""Kick-off: who begins the match, its second half and the return match, and how teammates take turns."""

from __future__ import annotations

from engine.core.asks import Steps, cast
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.tomy.table.state import SECOND_HALF, Match


@rule("tomy.kickoff.roll-off")
def opening(match: Match) -> Steps[None]:
    """Each side rolls the green die: whoever is between the posts while the other is wide begins; else both again."""
    if match.first != NOBODY or match.over:
        raise Refusal("begun-already", "tomy.kickoff.roll-off")
    faces = []
    for who in match.team:
        (face,) = yield from cast(match.box.side(who).roll_off)
        match.log("tomy.kickoff.roll-off", "roll-off", who, face)
        faces.append(face)
    if faces[0] == faces[1]:
        match.log("tomy.kickoff.roll-off", "roll-off-tied", faces[0])
    else:
        match.first = match.hand = 0 if faces[0] == "in" else 1
        match.log("tomy.kickoff.roll-off", "starts", match.who)


@rule("tomy.kickoff.second-half")
def second_half(match: Match) -> None:
    """Whoever did not begin the match begins its second half."""
    match.enter(SECOND_HALF)
    match.log("tomy.kickoff.second-half", "second-half", match.who)


@rule("tomy.kickoff.return-match")
def return_match(match: Match, first: int) -> None:
    """The return match is begun by the other side; a decider has a roll-off of its own."""
    if match.number == 2:
        match.first = match.hand = 1 - first
        match.log("tomy.kickoff.return-match", "return-begins", match.who)


@rule("tomy.kickoff.teams")
def teams(match: Match, seat: int) -> None:
    """Teammates play in turn, and the cards belong to the team."""
    match.throwers[seat] = (match.throwers[seat] + 1) % match.players
    match.log("tomy.kickoff.teams", "thrower", match.team[seat], match.throwers[seat] + 1)
