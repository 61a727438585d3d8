"""A club player: looks at the distance, at the score and at who will have the last action."""

from __future__ import annotations

from random import Random

from engine.bots.thinking import Pick
from engine.core.asks import Choose
from engine.games.double.table.asks import Penalty
from engine.games.double.table.state import Match

HABITS = (
    "final-whistle",
    "half-time-whistle",
    "ahead",
    "long-shot",
    "last-word",
    "two-scores-behind",
    "three-behind",
    "try-wanted",
    "early-points",
)
LATE = 10
"""Minutes before full time from which on a side that is level or a try behind waits for its try."""
SIXTHS = {"three": 5, "fault": 2.5}
"""In how many of six cases a drop and a duel bring points; a kick of a 3-x does in x - 1."""
KEEPING = {"three": 3, "fault": 3}
"""The minutes that it takes to keep the hand instead; x after a 3-x."""
INSTEAD = {"three": ("drop", "fifty-twenty-two")}
KICK_OR_KEEP = ("kick", "keep")


def decide(ask: Choose, match: Match, _: Random) -> Pick:
    """Kick or keep the hand, and the rule of thumb that says so."""
    if isinstance(ask, Penalty):
        sixths: float = ask.x - 1
        keeping = ask.x
    else:
        sixths, keeping = SIXTHS[ask.name], KEEPING[ask.name]
    kick, habit = _weigh(match, ask.seat, sixths, keeping)
    return INSTEAD.get(ask.name, KICK_OR_KEEP)[not kick], habit


def _weigh(match: Match, seat: int, sixths: float, keeping: int) -> tuple[bool, str]:
    """Whether to kick: the first habit that has something to say."""
    lead = match.score[seat] - match.score[1 - seat]
    last, final = match.last_minute, match.last_minute == match.length
    if match.minute >= last:
        if final:
            return not match.play_on or _last_kick(match, seat, lead, sixths), "final-whistle"
        return not match.play_on or sixths >= 5, "half-time-whistle"
    if lead > 0:
        return False, "ahead"
    if sixths < 4:
        return False, "long-shot"
    within_three, far_behind = -3 <= lead < 0, lead < -7
    if match.minute + keeping >= last and not (final and (far_behind or -3 < lead < 0)):
        return False, "last-word"
    if far_behind:
        return True, "two-scores-behind"
    if within_three:
        return final or sixths >= 5, "three-behind"
    if match.length - match.minute <= LATE:
        return False, "try-wanted"
    return sixths >= 5, "early-points"


def _last_kick(match: Match, seat: int, lead: int, sixths: float) -> bool:
    """On the last action a kick ends the match: good when ahead, or when three points win it or save it."""
    if lead == 0:
        lead = match.red[1 - seat] - match.red[seat] or match.received(1 - seat) - match.received(seat)
        return lead > 0 or sixths >= 3
    return lead > 0 or (lead > -3 and sixths >= 3) or (lead == -3 and sixths >= 5)
