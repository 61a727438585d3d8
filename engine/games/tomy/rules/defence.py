"""The red die: one roll against a score, and what each of its faces does."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.tomy.rules.cards import suspended, warning
from engine.games.tomy.table.state import Match

TRIES = frozenset({"bonus-try", "try"})


@rule("tomy.defence.choice")
def choice(match: Match, score: str, worth: int) -> Steps[None]:
    """Against a score the opponent may roll the red die, once; a defence that holds cancels every point of it."""
    defender = 1 - match.hand
    who = match.team[defender]
    if suspended(match, defender):
        match.log("tomy.cards.suspended", "cannot-defend", who)
        points(match, score, worth)
        return
    side = match.box.side(who)
    if (yield side.defend[score, worth]) == "let":
        match.log("tomy.defence.choice", "let", who)
        points(match, score, worth)
        return
    (face,) = yield side.defence_die
    match.log("tomy.defence.choice", "defence-die", who, face)
    if FACES[face](match, score):
        points(match, score, worth)


@rule("tomy.defence.tackle")
def tackle(match: Match, score: str) -> bool:
    """A tackle cancels a try, with its kick and its bonus."""
    if score not in TRIES:
        return wrong_kind(match, "tackle", score)
    match.log("tomy.defence.tackle", "tackled", match.team[1 - match.hand])
    return False


@rule("tomy.defence.block")
def block(match: Match, score: str) -> bool:
    """A block cancels a drop goal or a penalty."""
    if score in TRIES:
        return wrong_kind(match, "block", score)
    match.log("tomy.defence.block", "blocked", match.team[1 - match.hand], score)
    return False


@rule("tomy.defence.stand")
def stand(match: Match, _: str) -> bool:
    """The points stand."""
    match.log("tomy.defence.stand", "stands", match.team[1 - match.hand])
    return True


@rule("tomy.defence.warned")
def warned(match: Match, _: str) -> bool:
    """The points stand, and the defender takes a warning."""
    match.log("tomy.defence.warned", "warned", match.team[1 - match.hand])
    warning(match, 1 - match.hand)
    return True


@rule("tomy.defence.wrong-kind")
def wrong_kind(match: Match, face: str, score: str) -> bool:
    """A tackle does nothing against a kick and a block nothing against a try: the points stand."""
    match.log("tomy.defence.wrong-kind", "wrong-kind", match.team[1 - match.hand], face, score)
    return True


@rule("tomy.defence.none")
def none(match: Match) -> None:
    """Against a penalty in front of the posts there is no defence."""
    match.log("tomy.defence.none", "no-defence", match.team[1 - match.hand])


FACES = {"tackle": tackle, "block": block, "stand": stand, "warned": warned}


def points(match: Match, score: str, worth: int) -> None:
    """Add what was scored."""
    match.score[match.hand] += worth
    match.log(f"tomy.scores.{score}", "points", match.who, worth)
