"""What happens where a card has taken the ball: a try, a tackle, or play goes on."""

from __future__ import annotations

from engine.games.flair.rules.advantage import gained
from engine.games.flair.rules.restarts import five_metres, own_in_goal, twenty_two
from engine.games.flair.rules.tries import on_the_line, score_try
from engine.games.flair.table.state import Match
from engine.rugby.match import NO_MARK


def arrived(match: Match, crossed: bool, how: str, *, concluded: bool) -> None:
    """Settle the spot that a card has reached; `concluded` says that the combination ends with it."""
    five, match.five = match.five, False
    hand = match.hands[1 - match.attack]
    if crossed and not (five and hand):
        score_try(match, how)
        return
    if match.mark != NO_MARK:
        gained(match)
    if crossed:
        five_metres(match)
        return
    if not match.to_line:
        on_the_line(match)
    if concluded:
        match.point = "open"
        match.last = match.count = 0
    if match.to_line > 100:
        own_in_goal(match)
    elif concluded and not match.hands[match.attack]:
        match.forced = True
        match.phase = "tackle"
    elif hand and (concluded or (match.to_line <= 22 and twenty_two(match))):
        match.phase = "tackle"
    else:
        match.phase = "attack"


def free(match: Match, crossed: bool, how: str) -> None:
    """Settle the spot that nobody may defend: a maul, a fixing point, a run on a double."""
    match.five = False
    if crossed:
        score_try(match, how)
        return
    if match.mark != NO_MARK:
        gained(match)
    if not match.to_line:
        on_the_line(match)
    match.phase = "attack"
