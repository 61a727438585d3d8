"""The clock: two halves of ten minutes, by actions or by a real watch, and how each of them ends."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.rules import rule
from engine.games.flair.table.asks import END, TIME
from engine.games.flair.table.state import PITCH, Match


@rule("flair.clock.actions")
def action(match: Match) -> None:
    """A half is ten minutes of match time, of which every card played and every roll takes five seconds."""
    match.seconds += match.house.pace
    if match.seconds >= match.house.half and not match.late:
        match.late = True
        match.log("flair.clock.actions", "time-up", match.half, match.house.half // 60)


@rule("flair.clock.real")
def time_called(match: Match) -> None:
    """As an option a half is ten minutes on a watch; the side that is to begin an action says that time is up."""
    match.late = True
    match.log("flair.clock.real", "time-up", match.half, match.house.half // 60)


@rule("flair.clock.possession")
def called_off(match: Match) -> None:
    """Once time is up, the side with the ball may end the half whenever it is to begin an action."""
    match.log("flair.clock.possession", "called-off", match.attack)
    end_half(match)


def closing(match: Match) -> tuple[str, ...]:
    """What a side may say instead of beginning an action: that the half is over, or by a watch that time is up."""
    if match.late:
        return (END,)
    return () if match.house.pace else (TIME,)


def closed(match: Match, option: str) -> bool:
    """Whether a side has said so; then no action has begun."""
    if option == END:
        called_off(match)
        return True
    if option == TIME:
        time_called(match)
        return True
    return False


@rule("flair.clock.off-the-pitch")
def left_the_pitch(match: Match) -> bool:
    """Once time is up, the half ends when the ball leaves the pitch: in touch, dead, or over the bar from a drop."""
    if not match.late:
        return False
    match.log("flair.clock.off-the-pitch", "ball-out")
    end_half(match)
    return True


@rule("flair.clock.goal-kick")
def goal_kicked(match: Match) -> bool:
    """Once time is up, a conversion or a penalty kick at goal is the last thing of the half, made or missed."""
    if not match.late:
        return False
    match.log("flair.clock.goal-kick", "last-kick")
    end_half(match)
    return True


def end_half(match: Match) -> None:
    """The half is over, and perhaps the match."""
    if match.half == 1:
        half_time(match)
    else:
        full_time(match)


@rule("flair.clock.half-time")
def half_time(match: Match) -> None:
    """The side that did not kick off the match kicks off the second half, with six cards in each hand."""
    match.log("flair.clock.half-time", "half-time", *match.score)
    match.half = 2
    match.seconds = 0
    match.no_advantage()
    match.late = False
    match.place("flair.clock.half-time", PITCH.halfway)
    match.set("kick-off", 1 - match.first)


@rule("flair.clock.full-time")
def full_time(match: Match) -> None:
    """The match is over with its second half; the higher score wins, and a draw stands."""
    match.over = True
    match.no_advantage()
    match.log("flair.clock.full-time", "full-time", *match.score)
    winner = result(match).winner
    if winner is None:
        match.log("flair.clock.full-time", "drawn-match", match.score[0])
    else:
        match.log("flair.clock.full-time", "won", winner, *match.score)


def result(match: Match) -> Result:
    """Who has won."""
    return match.result("flair.clock.full-time")
