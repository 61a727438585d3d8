"""Whose deed a line of the log tells: every event about a side names the right one, from both seats."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine.games.scrumball as package
from engine.games.scrumball.events import EVENTS
from tests.games.scrumball import open_play
from tests.games.table import Table

US, THEM = 0, 1
"""The side that has the ball when the scenario begins, and the other."""
RUN = ("cards.play run", "cards.run 2", "tackle.respond tackle")
RUCK = (*RUN, "tackle.intensity 2", "ruck.zone 4")
INTERCEPT = ("cards.play pass", "tackle.respond intercept-tackle", "tackle.interception one")
GROUND = ("cards.play kick", "kicks.dice one")
HIGH = ("cards.play kick", "kicks.dice two")
DROP = ("cards.play drop", "kicks.drop two")
TOUCH = ("cards.play touch", "kicks.touch two")
GOAL = ("penalty.choice kick", "penalty.goal two")
TO_TOUCH = ("penalty.choice touch", "penalty.touch two")
MAUL = ("maul.choice maul",)
KICK_OFF = ("kickoff.kick two",)
DEEDS: list[tuple[str, int, tuple[str, ...], str, tuple[Any, ...]]] = [
    ("attack", 40, ("cards.play pass", "tackle.respond let-go"), "no-tackle", (THEM,)),
    ("attack", 40, RUN, "tackle-laid", (THEM, "tackle")),
    ("attack", 40, RUN, "ran", (US, 40, 50, 2)),
    ("attack", 40, ("cards.play run", "cards.run 6"), "unstoppable", (US,)),
    ("attack", 40, (*RUN, "tackle.intensity 1"), "weak-tackle", (THEM,)),
    ("attack", 40, (*RUN, "tackle.intensity 6"), "tackle-won", (THEM,)),
    ("attack", 90, RUN, "stopped-on-line", (THEM,)),
    ("attack", 40, RUCK, "ruck", (US, 2, 4, 2, 4)),
    ("attack", 90, RUCK, "ruck-on-line", (US,)),
    ("attack", 40, (*RUCK, "ruck.choice leave"), "contest-declined", (THEM,)),
    ("attack", 40, (*RUCK, "ruck.choice contest", "ruck.contest 3"), "contest-won", (THEM, 3)),
    ("attack", 40, (*RUCK, "ruck.choice contest", "ruck.contest 6"), "contest-missed", (THEM, 6)),
    ("attack", 40, (*RUCK, "ruck.choice contest", "ruck.contest 6"), "advantage", (US, 50)),
    ("attack", 40, (*INTERCEPT, "tackle.interception 6"), "interception-laid", (THEM, "tackle")),
    ("attack", 40, (*INTERCEPT, "tackle.interception 6"), "interception", (THEM, 40, 10, (6,))),
    ("attack", 40, (*INTERCEPT, "tackle.interception 2"), "interception-missed", (THEM, (2,))),
    ("attack", 30, (*GROUND, "kicks.ground 2"), "recovered", (US, 2)),
    ("attack", 30, (*GROUND, "kicks.ground 5"), "kick-lost", (THEM, 5)),
    ("attack", 30, (*HIGH, "kicks.high 24"), "caught", (THEM,)),
    ("attack", 30, (*HIGH, "kicks.high 22"), "knock-on", (THEM,)),
    ("attack", 80, (*HIGH, "kicks.high 65"), "dead", (THEM,)),
    ("attack", 60, (*HIGH, "kicks.high 45"), "in-goal", (THEM,)),
    ("attack", 60, (*HIGH, "kicks.high 45", "ingoal.landing touch-down"), "touched-down", (THEM,)),
    ("attack", 60, (*HIGH, "kicks.high 45", "ingoal.landing mark"), "mark", (THEM, 105)),
    ("attack", 70, (*DROP, "kicks.drop 16"), "drop-charged", (THEM, (1, 6))),
    ("attack", 40, (*DROP, "kicks.drop 22"), "drop-short", (US, 40, 60, (2, 2))),
    ("attack", 30, (*TOUCH, "kicks.touch 24"), "touch-found", (US, 30, 60, (2, 4))),
    ("attack", 30, (*TOUCH, "kicks.touch 14"), "touch-missed", (US, 30, 55, (1, 4))),
    ("attack", 80, (*TOUCH, "kicks.touch 24"), "touch-in-goal", (THEM,)),
    ("kick-off", 50, (*KICK_OFF, "kickoff.kick 55"), "knock-on", (THEM,)),
    ("kick-off", 50, (*KICK_OFF, "kickoff.kick 66"), "dead", (THEM,)),
    ("kick-off", 50, (*KICK_OFF, "kickoff.kick 46"), "in-goal", (THEM,)),
    ("maul", 50, (*MAUL, "maul.phase 4", "maul.phase 3"), "mauled", (US, 50, 55, 5)),
    ("maul", 50, (*MAUL, "maul.phase 2", "maul.phase 5"), "maul-stopped", (THEM, 5)),
    ("maul", 50, (*MAUL, "maul.phase 2", "maul.phase 6"), "maul-penalised", (THEM,)),
    ("scrum", 50, ("scrum.duel 4", "scrum.duel 3"), "scrum-won", (US, 4, 3)),
    ("scrum", 50, ("scrum.duel 1", "scrum.duel 3"), "scrum-back", (US, 50, 45, 1, 3)),
    ("scrum", 50, ("scrum.duel 1", "scrum.duel 5"), "scrum-taken", (THEM, 1, 5)),
    ("scrum", 50, ("scrum.duel 1", "scrum.duel 6"), "scrum-penalty", (THEM, 1, 6)),
    ("line-out", 50, ("lineout.duel 4", "lineout.duel 3"), "line-out-won", (US, 4)),
    ("line-out", 50, ("lineout.duel 1", "lineout.duel 3"), "line-out-won", (THEM, 3)),
    ("line-out", 50, ("lineout.duel 1", "lineout.duel 5"), "maul-formed", (THEM,)),
    ("penalty", 50, (*TO_TOUCH, "penalty.touch 44"), "line-out-given", (US, 4)),
    ("penalty", 80, (*TO_TOUCH, "penalty.touch 43"), "penalty-touch-over", (US,)),
    ("penalty", 50, (*GOAL, "penalty.goal 14"), "penalty-missed", (US, 50, 75, (1, 4))),
    ("penalty", 50, ("penalty.choice tap",), "tapped", (US,)),
]
MIRRORED = {
    "ran",
    "interception",
    "drop-short",
    "touch-found",
    "touch-missed",
    "mauled",
    "scrum-back",
    "penalty-missed",
}
"""Events whose next two facts are spots."""


def begun(play: str, ball: int, hand: int) -> Table:
    """The scenario's beginning, for either seat."""
    ball = 100 - ball if hand else ball
    if play == "attack":
        return open_play(ball, hand)
    return Table("scrumball", play, ball=ball, attack=hand, first=hand, hands=[["run"], ["run"]])


@pytest.mark.parametrize("hand", [0, 1])
@pytest.mark.parametrize(("play", "ball", "answers", "name", "facts"), DEEDS)
def test_the_log_names_the_right_side(
    play: str, ball: int, answers: tuple[str, ...], name: str, facts: tuple[Any, ...], hand: int
) -> None:
    seat, *more = facts
    if hand and name in MIRRORED:
        more[:2] = [100 - more[0], 100 - more[1]]
    elif hand and name in {"advantage", "mark"}:
        more[0] = 100 - more[0]
    event = begun(play, ball, hand).then(*answers).event(name)
    assert event[2:] == (seat ^ hand, *more)


def test_an_event_that_moves_the_ball_is_declared_as_such() -> None:
    """Whatever the rules put somewhere else, with the restarts, which are called as their phases are."""
    folder = Path(str(package.__file__)).parent
    rules = "".join(file.read_text("utf-8") for file in folder.glob("[rt]*/*.py"))
    moved = re.findall(r"match\.move\(\s*\"[a-z0-9.-]+\",\s*\"([a-z-]+)\"", rules)
    stopped = re.findall(r"_stop\(match, \"([a-z-]+)\"", rules)
    assert {*moved, *stopped} == EVENTS.moves.keys()
    assert {"start", "to"} <= set.intersection(*(set(EVENTS[name].facts) for name in EVENTS.moves))


def test_an_event_that_counts_tells_the_score_and_its_moment() -> None:
    assert EVENTS.points == {"try": 5, "converted": 2, "drop-scored": 3, "penalty-scored": 3}
    for name in EVENTS.points:
        assert EVENTS[name].facts[:5] == ("seat", "home", "away", "half", "when")
