"""The clock: minutes after each action, the last action of a half, half-time and full time."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.double.rules.cards import retire
from engine.games.double.rules.kickoff import second_half
from engine.games.double.rules.result import decide
from engine.games.double.table.state import Match


@rule("double.clock.minutes")
def minutes(match: Match, spent: int, hand: int, kept: bool = False) -> None:
    """Each action adds its minutes when it is over, and the next one starts at the minute so reached."""
    last, line = last_action(match), match.minute
    match.minute += spent
    match.hand = hand
    if last and not (kept and hand_kept(match)):
        if match.last_minute < match.length:
            half_time(match, line)
        else:
            full_time(match)
    else:
        match.log("double.clock.minutes", "minutes", spent, match.minute, hand, kept)


@rule("double.clock.last-action")
def last_action(match: Match) -> bool:
    """The first action that starts at the last minute of the half or later is the last, and is played out."""
    return match.minute >= match.last_minute


@rule("double.clock.hand-kept")
def hand_kept(match: Match) -> bool:
    """A player who keeps the ball on the last action plays on, until the ball is given up."""
    match.log("double.clock.hand-kept", "hand-kept", match.hand, match.play_on)
    return match.play_on


@rule("double.clock.half-time")
def half_time(match: Match, line: int) -> None:
    """A match of 40 minutes has two halves of 20, and a half is over with its last action."""
    match.log("double.clock.half-time", "half-time", *match.score)
    retire(match, line)
    second_half(match)


@rule("double.clock.full-time")
def full_time(match: Match) -> None:
    """The match is over with the last action of its 40 minutes, or of its 20 where a table plays a short one."""
    match.over = True
    match.log("double.clock.full-time", "full-time", *match.score)
    decide(match)
