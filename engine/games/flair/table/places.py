"""Where the ball can be, and out of what it can come, in each phase of a match told by hand."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.flair.table.grammar import GRAMMAR, ON
from engine.games.flair.table.state import PITCH, Match

SCRUMS = ("scrum", "scrum-far")
LINE_OUTS = ("line-out", "line-out-single")
RUCKS = ("ruck", "ruck-strict")
RENEWED = frozenset({"open", *RUCKS, "kick", "restart", "fixing"})
"""Points at which the ball may just have changed sides, or a chain of fixing points have ended."""
HELD = frozenset({"tackle", "contest", "clear-out", "offside"})
"""Phases in which somebody has been, or is to be, brought down with the ball."""
TACKLED = ("open", *dict.fromkeys(turn.then for turns in GRAMMAR.values() for turn in turns if ON in turn.ways))
"""Points at which a carrier can be brought down: alone, or in the middle of a combination."""
OUT = PITCH.length + PITCH.in_goal
"""Metres from the dead-ball line behind a side to the goal line that it attacks."""
ON_BOARD = range(1 - PITCH.in_goal, PITCH.length + 1)
ANYWHERE = range(-PITCH.in_goal, OUT + 1)
SPOTS = {
    "kick-off": range(PITCH.halfway, PITCH.halfway + 1),
    "drop-out": (PITCH.to_line(0, PITCH.twenty_two(0)), *range(PITCH.length, OUT + 1)),
    "dead": range(PITCH.length + 1, OUT + 1),
    **dict.fromkeys(("scrum", "line-out", "in-touch"), ON_BOARD),
    "penalty": range(PITCH.length + 1),
    "mark": range(PITCH.to_line(0, PITCH.twenty_two(0)), OUT),
    "received": range(OUT),
    "conversion": range(1 - PITCH.in_goal, 1),
}
"""For each phase how many metres the ball can be from the goal line that its side attacks."""


def against(field: str, value: object, why: str) -> Refusal:
    """The refusal of a value that the rest of the match denies; `why` names the sentence."""
    return Refusal("match-told", field=field, value=f"{value!r:.40}", why=why)


def usual_spot(match: Match) -> int:
    """Where the ball is unless it is told: on the 22 for a drop-out, on the line after a try, else at halfway."""
    if match.phase == "drop-out":
        return PITCH.twenty_two(match.attack)
    return PITCH.line(match.attack) if match.phase == "conversion" else PITCH.halfway


def places(match: Match) -> None:
    """Refuse a ball where a phase cannot be, and a way out of something that it does not come from."""
    if not match.over and match.to_line not in SPOTS.get(match.phase, ANYWHERE) and not _short(match):
        raise against("ball", match.ball, match.phase)
    if match.phase in HELD:
        if not 0 <= match.to_line <= PITCH.length:
            raise against("ball", match.ball, "held")
        if match.point not in TACKLED:
            raise against("point", match.point, "held-point")
        if match.point != "open" and match.to_line > 22:
            raise against("ball", match.ball, "held-middle")
    elif match.phase == "attack":
        if match.point in {*SCRUMS, *LINE_OUTS, "tap", "maul-pair"} and PITCH.off_line(match.ball) != match.ball:
            raise against("ball", match.ball, "off-line")
        if match.renewing and match.point not in RENEWED:
            raise against("point", match.point, "renewing")
    elif match.phase in {"received", "mark"}:
        if match.point not in {"kick", "restart"} or (match.phase == "mark" and match.point == "restart"):
            raise against("point", match.point, "kicked")
    elif match.point != "open":
        raise against("point", match.point, "set-piece")


def _short(match: Match) -> bool:
    """Where a kick-off of less than ten metres is taken again, the ball still lies where it came down."""
    return match.phase == "kick-off" and match.house.retake and match.to_line == PITCH.halfway - 5
