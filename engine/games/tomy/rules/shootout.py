"""The shoot-out: five rolls of the green die each, then pair by pair."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.tomy.rules.kickoff import teams
from engine.games.tomy.rules.series import won
from engine.games.tomy.table.state import ROUNDS, SHOOTOUT, Match

SHOTS = ROUNDS[SHOOTOUT]
CANCELS = frozenset({"tackle", "block"})


@rule("tomy.shootout.no-cards")
def no_cards(match: Match) -> None:
    """Level after extra time, the sides go to a shoot-out, in which a red card does nothing."""
    match.enter(SHOOTOUT)
    match.log("tomy.shootout.no-cards", "shootout", match.who, match.team, tuple(match.warnings))


@rule("tomy.shootout.five")
def kick(match: Match) -> Steps[None]:
    """Each side has five kicks, taken in turn, each a single roll of the green die."""
    if match.part != SHOOTOUT or match.over:
        raise Refusal("no-kick-now", "tomy.shootout.five")
    seat, who = match.hand, match.who
    made = sum(match.shots[0]), sum(match.shots[1])
    (face,) = yield match.box.side(who).shot
    good = face == "in"
    match.log(
        "tomy.shootout.five", "shot-in" if good else "shot-wide", who, match.round, match.number, match.team, made
    )
    if good and match.shots_defended:
        good = yield from defence(match)
    match.shots[seat].append(good)
    if match.players > 1:
        teams(match, seat)
    match.hand = 1 - seat
    if match.hand == match.starter():
        if match.round > SHOTS:
            sudden(match)
        else:
            _after_five(match)


def _after_five(match: Match) -> None:
    """See whether the first five kicks have decided."""
    home, away = sum(match.shots[0]), sum(match.shots[1])
    if match.round == SHOTS and home != away:
        won(match, 0 if home > away else 1, "tomy.shootout.five")
        return
    if match.round == SHOTS:
        match.log("tomy.shootout.sudden", "still-level", match.round, home)
    match.round += 1


@rule("tomy.shootout.sudden")
def sudden(match: Match) -> None:
    """Still level after five, the sides go on kick for kick until one has made one more than the other."""
    home, away = sum(match.shots[0]), sum(match.shots[1])
    if home != away:
        won(match, 0 if home > away else 1, "tomy.shootout.sudden")
    else:
        match.log("tomy.shootout.sudden", "still-level", match.round, home)
        match.round += 1


@rule("tomy.shootout.defence")
def defence(match: Match) -> Steps[bool]:
    """Where a table plays so, the red die may be rolled against each good kick: a tackle or a block cancels it."""
    who = match.team[1 - match.hand]
    side = match.box.side(who)
    if (yield side.save) == "let":
        match.log("tomy.shootout.defence", "shot-let", who)
        return True
    (face,) = yield side.save_die
    saved = face in CANCELS
    match.log("tomy.shootout.defence", "shot-saved" if saved else "shot-stands", who, face)
    return not saved
