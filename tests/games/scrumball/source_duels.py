"""Scenarios from the source: scrum, line-out, maul, penalty, and cards renewed or changed."""

from __future__ import annotations

from typing import Any

from tests.games.scrumball.source_cards import scene

SCRUM: dict[str, Any] = {"at": "scrum", "ball": 50}
LINE_OUT: dict[str, Any] = {"at": "line-out", "ball": 50}
MAUL: dict[str, Any] = {"at": "maul", "ball": 50}
SCENARIOS: tuple[dict[str, Any], ...] = (
    # The scrum
    scene(90, "equal dice win for the put-in", "4 4", {"side": "we", "ball": 50, "phase": "attack"}, **SCRUM),
    scene(92, "a higher 4 takes the ball", "3 4", {"side": "they", "ball": 50, "phase": "attack"}, **SCRUM),
    scene(94, "a higher 3 only pushes 5 m back", "2 3", {"side": "we", "ball": 45, "phase": "attack"}, **SCRUM),
    scene(94, "so does a 2", "1 2", {"side": "we", "ball": 45}, **SCRUM),
    scene(94, "at 5 m it is pushed onto the own line, no further", "1 3",
          {"side": "we", "ball": 0}, at="scrum", ball=5),
    scene(96, "a 6 of the put-in is its penalty", "6 3", {"side": "we", "phase": "penalty", "ball": 50}, **SCRUM),
    scene(96, "a 6 of the others is theirs", "5 6", {"side": "they", "phase": "penalty"}, **SCRUM),
    scene(96, "6 all is the put-in's", "6 6", {"side": "we", "phase": "penalty"}, **SCRUM),
    scene(96, "at a table that reads it so, 6 all is just the ball", "6 6", {"side": "we", "phase": "attack"},
          house={"scrum-six": "none"}, **SCRUM),
    scene(212, "a scrum won by the put-in brings no cards", "4 3", {"drawing": False}, us=("run",), **SCRUM),
    scene(212, "a scrum lost does", "3 4", {"drawing": True}, us=("run",), **SCRUM),
    # The line-out
    scene(128, "equal dice leave the ball to the thrower", "4 4", {"side": "we", "asks": "attack"}, **LINE_OUT),
    scene(126, "the higher wins", "2 3", {"side": "they", "phase": "attack"}, **LINE_OUT),
    scene(130, "won with a 5 a maul may be played", "5 3", {"side": "we", "asks": "maul", "ball": 50}, **LINE_OUT),
    scene(130, "the others win it with a 5 and may maul", "2 5",
          {"side": "they", "phase": "maul", "ball": 50}, **LINE_OUT),
    scene(132, "won with a 6 the first phase is won: 10 m and the second", "6 3",
          {"side": "we", "asks": "maul-again", "ball": 60, "may": "maul cards"}, **LINE_OUT),
    scene(132, "the others' 6 gains their way", "2 6", {"side": "they", "phase": "maul", "ball": 40}, **LINE_OUT),
    scene(130, "won with a 4 there is no maul", "4 3", {"asks": "attack", "may_not": "maul"}, **LINE_OUT),
    scene(148, "a 6 from 5 m crosses: try", "6 3", {"points": (5, 0), "phase": "conversion"}, at="line-out", ball=95),
    scene(148, "a 6 from 10 m stops on the line: no try", "6 3", {"points": (0, 0), "ball": 100, "asks": "maul-again"},
          at="line-out", ball=90),
    # The maul
    scene(142, "equal dice gain 5 m", "maul 4 4", {"ball": 55, "asks": "maul-again"}, **MAUL),
    scene(142, "a 6 gains 10", "maul 6 2", {"ball": 60}, **MAUL),
    scene(142, "6 all gains 10 for the attack", "maul 6 6", {"ball": 60, "side": "we"}, **MAUL),
    scene(144, "a 6 of the defence is its penalty", "maul 3 6",
          {"side": "they", "phase": "penalty", "ball": 50}, **MAUL),
    scene(146, "a lesser win stops the phase, and the second may follow", "maul 2 5",
          {"ball": 50, "side": "we", "asks": "maul-again", "may": "maul cards"}, **MAUL),
    scene(138, "after two phases only cards", "maul 2 5 maul 4 1", {"ball": 55, "asks": "attack"}, **MAUL),
    scene(140, "the maul may be left for cards", "cards", {"asks": "attack", "ball": 50}, **MAUL),
    scene(148, "a maul onto the line is no try", "maul 4 2", {"points": (0, 0), "ball": 100}, at="maul", ball=95),
    scene(148, "a maul over it is", "maul 4 2", {"points": (5, 0)}, at="maul", ball=96),
    scene(148, "from the line itself it crosses", "maul 4 4", {"points": (5, 0)}, at="maul", ball=100),
    scene(118, "a maul won brings no cards", "maul 4 2", {"drawing": False}, us=("run",), **MAUL),
    # The penalty
    scene(152, "at goal past the posts: 3 points", "kick two 34",
          {"points": (3, 0), "side": "they", "phase": "kick-off"},
          at="penalty", ball=70),
    scene(154, "on the line it is none, and theirs there", "kick two 24",
          {"points": (0, 0), "ball": 100, "options": ("touch-down", "play-on"), "to": "they"}, at="penalty", ball=70),
    scene(154, "a 1 misses, however far", "kick two 16", {"points": (0, 0), "ball": 105, "asks": "receive"},
          at="penalty", ball=70),
    scene(154, "short it is theirs where it falls", "kick two 12", {"ball": 85, "side": "they", "phase": "attack"},
          at="penalty", ball=70),
    scene(208, "missed and dead it is a drop-out", "kick two 16", {"ball": 78, "side": "they", "phase": "drop-out"},
          at="penalty", ball=80),
    scene(158, "to touch: our own line-out", "touch two 34", {"ball": 75, "side": "we", "phase": "line-out"},
          at="penalty", ball=40),
    scene(158, "even a 1 finds touch", "touch one 1", {"ball": 45, "side": "we", "phase": "line-out"},
          at="penalty", ball=40),
    scene(160, "double 4 wins it, plainly", "touch two 44", {"ball": 80, "side": "we", "phase": "attack"},
          at="penalty", ball=40),
    scene(160, "double 1 too", "touch two 11", {"ball": 50, "side": "we", "phase": "attack"}, at="penalty", ball=40),
    scene(160, "double 5 brings a maul", "touch two 55", {"ball": 90, "side": "we", "phase": "maul"},
          at="penalty", ball=40),
    scene(162, "double 6 brings a maul and its 10 m", "touch two 66", {"ball": 90, "side": "we", "phase": "maul"},
          at="penalty", ball=20),
    scene(162, "double 6 onto the 5-metre line is a try", "touch two 66", {"points": (5, 0)}, at="penalty", ball=35),
    scene(164, "past the line: their scrum where it was kicked", "touch two 45",
          {"ball": 70, "side": "they", "phase": "scrum"}, at="penalty", ball=70),
    scene(168, "by hand: cards", "tap", {"ball": 40, "side": "we", "asks": "attack"}, at="penalty", ball=40),
    # New cards
    scene(214, "after a change of hands each side fills up to six", "run 2 tackle 6", {"drawing": True, "asks": "draw",
          "to": "they"}, ball=40, them=("tackle", "run")),
    scene(228, "at a stoppage cards may be changed, by the side with the ball first", "touch one 3 tackle",
          {"asks": "change", "to": "they", "may": "keep"}, ball=40,
          them=("run", "run", "pass", "pass", "kick", "kick")),
    scene(226, "up to three", "touch one 3 tackle run run pass",
          {"asks": "draw", "to": "they"}, ball=40, them=("run", "run", "pass", "pass", "kick", "kick")),
    scene(228, "at a mark too", "kick two 24 mark pass",
          {"asks": "change", "to": "they"}, ball=50, them=("run", "run", "pass", "pass", "tackle", "kick")),
    scene(228, "at a line-out that is won already", "touch two 44",
          {"asks": "change", "to": "we", "phase": "attack"}, at="penalty", ball=40),
)  # fmt: skip
