"""A turn with the blue dice: three attempts, any dice again, and the right to refuse a score."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.tomy.rules.box import Lie, combination
from engine.games.tomy.rules.cards import two_cards
from engine.games.tomy.rules.clock import halves
from engine.games.tomy.rules.scores import SCORED
from engine.games.tomy.table.side import ATTEMPTS, Side
from engine.games.tomy.table.state import PARTS, SHOOTOUT, Match


@rule("tomy.turn.attempts")
def turn(match: Match) -> Steps[None]:
    """A player's turn is up to three attempts with the three blue dice to make one of the combinations."""
    if match.first == NOBODY or match.part == SHOOTOUT or match.over:
        raise Refusal("no-throw-now", "tomy.turn.attempts")
    who = match.who
    match.events.append((
        "tomy.turn.attempts", "turn", who, match.round, PARTS[match.part], match.number,
        match.team, tuple(match.score), tuple(match.warnings),
    ))  # fmt: skip
    side = match.box.side(who)
    faces: tuple[str, ...] = yield side.first
    lie = combination(match.box, faces)
    match.events.append(side.shows[1][lie.number])
    counted = two_cards(match, lie.cards, 0)
    for attempt in range(1, ATTEMPTS):
        option: str = yield side.choice[attempt][lie.number]
        if option == "score":
            break
        if option == "stop":
            match.log("tomy.turn.attempts", "stopped", who)
            break
        if lie.score:
            refuse(match, lie.score)
        kept = lie.picks[option].cards
        lie = yield from again(match, side, lie, option, attempt + 1)
        counted = two_cards(match, lie.cards, min(counted, kept))
    else:
        over(match, lie.score)
        option = "score"
    if lie.score and option == "score":
        yield from SCORED[lie.score](match)
    halves(match)


@rule("tomy.turn.again")
def again(match: Match, side: Side, lie: Lie, option: str, attempt: int) -> Steps[Lie]:
    """At the second attempt and the third any one, two or three of the dice are rolled again, and the others stay."""
    pick = lie.picks[option]
    faces: tuple[str, ...] = yield side.again[attempt][pick.dice]
    lie = combination(match.box, pick.kept + faces)
    match.events.append(side.shows[attempt][lie.number])
    return lie


@rule("tomy.turn.refuse")
def refuse(match: Match, score: str) -> None:
    """A score that lies on the table may be refused, and dice rolled again for a better one."""
    match.log("tomy.turn.refuse", "refused", match.who, score)


@rule("tomy.turn.over")
def over(match: Match, score: str) -> None:
    """After the third attempt the turn is over: what lies there is scored, or there is nothing."""
    if not score:
        match.log("tomy.turn.over", "turn-over", match.who)
