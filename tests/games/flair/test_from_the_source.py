"""Scenarios written from the source text, all but the last twenty before anybody looked at the engine; for both seats.

A line of the table says: the line of the source, where A stands (the phase or the way the ball was won, the metres from
A's own goal line, and `late` after time), A's hand, what is done one after the other, and what must have come of it. A
has the ball at first, B is the other side and holds `1 3 7 9 11 14` unless told otherwise. Due cards are drawn.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.asks import Choose
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load

GAME = load("flair")
SET_PIECES = ("scrum", "line-out", "penalty", "offside", "conversion", "kick-off", "drop-out")
SIX = "4 7 9 10 12 15"
OTHER = "1 3 7 9 11 14"


class Told(NamedTuple):
    """One scenario."""

    line: int
    where: str
    hand: str
    done: str
    then: str
    other: str = OTHER


SCENARIOS = (
    # Duels (l.23 to 39)
    Told(25, "scrum 50", SIX, "one 4 4", "has=A point=scrum m=50"),
    Told(25, "scrum 50", SIX, "one 3 4", "has=B point=scrum m=50"),
    Told(29, "scrum 50", SIX, "two 51 43", "has=A point=scrum"),
    Told(27, "scrum 50", SIX, "two 62 63", "has=B point=scrum"),
    Told(27, "scrum 50", SIX, "two 26 62", "has=A point=scrum"),
    Told(31, "scrum 50", SIX, "two 65 22", "has=B ask=penalty"),
    Told(27, "scrum 50", SIX, "two 33 33", "has=A ask=penalty"),
    Told(31, "scrum 50", SIX, "two 22 33", "has=B ask=penalty"),
    Told(35, "scrum 50", SIX, "one 4", "by=B dice=1"),
    Told(35, "line-out 50", SIX, "two 43", "by=B dice=2"),
    Told(252, "line-out 50", SIX, "two 22 65", "has=A point=line-out cards=7-6"),
    Told(252, "line-out 50", SIX, "two 65 11", "has=B point=line-out cards=6-7 m=50"),
    Told(252, "line-out 50", SIX, "one 2 3", "has=B point=line-out cards=6-6"),
    # What the numbers can do (l.57 to 67)
    Told(63, "open 50", "1 9 10", "", "bars=1:run,1:kick,1:touch,1:drop offers=1:advance"),
    Told(64, "open 50", "8 9 10", "", "bars=8:kick,8:touch,8:drop offers=8:advance"),
    Told(66, "open 50", "12 9 10", "", "bars=12:touch,12:drop offers=12:kick,12:advance"),
    Told(67, "open 50", "15 9 10", "", "bars=15:drop offers=15:touch,15:kick"),
    Told(65, "open 50", "9 10", "", "offers=9:kick,9:touch,9:drop,10:kick,10:touch,10:drop"),
    Told(101, "open 50", "11 9 10", "", "bars=11:run,9:run,10:run"),
    # Advance and tackle (l.71 to 79)
    Told(71, "open 50", "3 9 10", "3:advance", "m=60 ask=tackle-card by=B"),
    Told(73, "open 50", "3 9 10", "3:advance pass", "m=60 has=A point=open cards=2-6"),
    Told(75, "open 50", "3 9 10", "3:advance 1 44", "m=20 has=B point=open cards=6-6"),
    Told(254, "open 30", "3 9 10", "3:advance 1 55", "score=0-5 ask=conversion-dice by=B"),
    Told(258, "open 30", "3 9 10", "3:advance 1 44", "m=0 has=B score=0-0 point=open"),
    Told(75, "open 50", "3 9 10", "3:advance 1 65 22", "m=60 has=A point=open cards=3-5"),
    Told(79, "open 90", "3 9 10", "3:advance 1 43 62", "m=100 ask=contest-card by=B score=0-0"),
    Told(79, "open 90", "3 9 10", "3:advance 1 43 62 pass", "m=100 has=A point=ruck score=0-0"),
    Told(27, "open 50", "3 9 10", "3:advance 1 43 43", "ask=contest-card by=A"),
    Told(73, "open 50", "3 9 10", "3:advance", "m=60 has=A ask=attack point=open", other=""),
    # Contest and clear-out (l.81 to 97)
    Told(87, "open 50", "3 9 10", "3:advance 1 43 52 7 1", "ask=offside by=A m=60"),
    Told(87, "open 50", "3 9 10", "3:advance 1 43 52 7 6", "ask=offside by=A m=60"),
    Told(93, "open 50", "3 9 10", "3:advance 1 43 52 7 2", "ask=clear-out-card by=A zone=25"),
    Told(93, "open 50", "3 9 10", "3:advance 1 43 52 7 5 9 4", "ask=penalty by=B m=60 cards=6-6"),
    Told(95, "open 50", "3 9 10", "3:advance 1 43 52 7 3 9 4", "has=A point=ruck m=60 cards=1-4"),
    Told(95, "open 50", "3 9 10", "3:advance 1 43 52 7 3 pass", "has=B point=ruck m=60 cards=6-6"),
    Told(296, "open 50", "3 9 10", "3:advance 1 64 53 9 3", "ask=penalty by=B m=60 cards=6-6"),
    Told(288, "open 50", "3 9 10", "3:advance 1 64 53 9 5 7 2", "ask=offside by=A m=60"),
    Told(97, "open 50", "3 9 10", "3:advance 1 43 52", "has=A point=ruck cards=2-1", other="1 7"),
    Told(97, "open 50", "3 9", "3:advance 1 64 53", "has=B point=ruck cards=6-6"),
    Told(97, "open 50", "3 9", "3:advance 1 43 52 7 3", "has=B point=ruck cards=6-6"),
    # The run (l.99 to 105)
    Told(101, "open 40", "9 10 14 4", "9 10:run two 52", "m=70 ask=tackle-card"),
    Told(103, "open 40", "9 10 14 4", "9 10:run one 1", "m=45 ask=scrum-dice by=B cards=6-6"),
    Told(103, "open 40", "9 10 14 4", "9 10:run two 61", "m=45 ask=scrum-dice by=B"),
    Told(103, "open 40", "9 10 14 4", "9 10:run two 11", "m=45 ask=scrum-dice by=B"),
    Told(105, "open 40", "9 10 14 4", "9 10:run two 33", "m=60 has=A point=open cards=3-6"),
    Told(260, "open 70", "9 10 14 4", "9 10:run two 52", "m=100 ask=tackle-card score=0-0"),
    Told(264, "open 70", "9 10 14 4", "9 10:run two 62", "score=5-0 ask=conversion-dice by=A"),
    Told(105, "open 70", "9 10 14 4", "9 10:run two 55", "m=100 has=A point=open score=0-0"),
    Told(258, "open 70", "9 10 14 4", "9 10:run two 55 4:advance", "score=5-0"),
    # The kick (l.107 to 117) and the mark (l.298)
    Told(111, "open 30", SIX, "12:kick one 4", "m=50 has=B point=kick cards=6-6"),
    Told(113, "open 20", SIX, "12:kick two 45", "m=65 has=B"),
    Told(115, "open 30", SIX, "12:kick two 22", "m=50 has=A point=kick cards=5-6"),
    Told(115, "open 30", SIX, "12:kick two 11", "m=40 has=A point=kick cards=5-6"),
    Told(117, "open 30", SIX, "12:kick two 44", "m=70 ask=scrum-dice by=A cards=6-6"),
    Told(244, "open 50", SIX, "12:kick two 55 one 6 1", "m=95 has=A point=scrum"),
    Told(312, "open 70", SIX, "12:kick two 55 one 2", "m=68 has=A point=restart"),
    Told(258, "open 80", SIX, "12:kick two 33", "score=5-0 ask=conversion-dice"),
    Told(258, "open 80", SIX, "12:kick two 22", "m=100 has=A score=0-0 point=kick"),
    Told(310, "open 50", SIX, "12:kick two 64 touch-down one 2", "m=68 has=A point=restart"),
    Told(310, "open 55", SIX, "12:kick two 64 play-on", "m=105 has=B point=kick"),
    Told(298, "open 50", SIX, "12:kick two 63", "m=95 ask=received by=B offers=mark,play-on"),
    Told(298, "open 50", SIX, "12:kick two 63 mark kick one 4", "m=75 has=A cards=6-6"),
    Told(298, "open 50", SIX, "12:kick two 63 mark touch one 4", "m=75 ask=line-out-dice by=A cards=6-6"),
    Told(298, "open 33", SIX, "12:kick two 63", "m=78 ask=received by=B offers=mark"),
    Told(298, "open 32", SIX, "12:kick two 63", "m=77 ask=attack by=B"),
    Told(109, "open 30", "9 10 12", "9 10 12:kick one 2", "m=55 has=B"),
    # The kick to touch (l.119 to 133)
    Told(125, "open 30", SIX, "10:touch two 36", "m=75 ask=line-out-dice by=B cards=6-6"),
    Told(127, "open 30", SIX, "10:touch two 44", "m=80 ask=line-out-dice by=B"),
    Told(129, "open 60", SIX, "10:touch two 44 one 6 1", "m=95 has=B point=line-out"),
    Told(127, "open 55", SIX, "10:touch two 44", "m=95 ask=line-out-dice by=B"),
    Told(312, "open 80", SIX, "10:touch two 55 one 2", "m=68 has=A point=restart"),
    Told(133, "open 22", SIX, "10:touch one 1", "m=27 has=B point=kick"),
    Told(131, "open 23", SIX, "10:touch one 1", "m=23 ask=line-out-dice by=B"),
    Told(131, "open 30", SIX, "15:touch two 16", "m=30 ask=line-out-dice by=B"),
    Told(133, "open 10", SIX, "9:touch two 63", "m=55 ask=line-out-dice by=B"),
    Told(129, "open 51", SIX, "9:touch two 63 one 6 1", "m=95 has=B point=line-out"),
    Told(312, "open 50", SIX, "9:touch two 65 one 2", "m=68 has=A point=restart"),
    # The drop (l.135 to 145)
    Told(137, "open 60", SIX, "10:drop two 54", "score=3-0 ask=kick-off-dice by=B m=50"),
    Told(139, "open 55", SIX, "10:drop two 44", "score=3-0"),
    Told(145, "open 50", SIX, "10:drop two 44", "score=0-0 m=100 ask=received by=B offers=play-on,touch-down"),
    Told(141, "open 70", SIX, "10:drop two 61", "score=0-0 m=105 ask=received by=B offers=play-on,touch-down"),
    Told(143, "open 50", SIX, "10:drop two 22", "m=80 has=B ask=attack score=0-0 cards=6-6"),
    Told(312, "open 95", SIX, "10:drop two 61 one 2", "score=0-0 m=68 has=A point=restart"),
    # The maul (l.153 to 161, 302)
    Told(155, "line-out 50", "2 8 3 4 9 12", "one 6 1 maul:2 maul:8", "m=55 point=maul has=A"),
    Told(155, "line-out 50", "2 8 3 4 9 12", "one 6 1 maul:2 maul:8 maul:3 maul:4", "m=60 point=maul-over"),
    Told(155, "line-out 50", "1 2 3 4 5 6", "one 6 1 maul:1 maul:2 maul:3 maul:4", "bars=maul:5,maul:6 m=60"),
    Told(161, "line-out 50", "2 8 3 10 9 12", "one 6 1 maul:2 maul:8", "bars=12:advance,10:drop,10 offers=9,9:drop"),
    Told(157, "line-out 50", "2 8 3 4 9 12", "one 6 1 maul:2 maul:8", "bars=fix:3,fix:4"),
    Told(252, "line-out 50", "2 8 3 4 9 12", "one 6 1", "bars=fix:3,12:advance offers=3:advance,9,maul:2"),
    Told(153, "line-out 50", "2 8 3 4 9 12", "one 6 1", "bars=maul:9,maul:12"),
    Told(159, "line-out 70", "2 8 9 10 12 15", "one 6 1 maul:2 maul:8 9 pass 10:drop two 64", "score=3-0"),
    Told(302, "line-out 95", "2 8 9 10 12 15", "one 6 1 maul:2 maul:8 9:advance", "score=5-0"),
    Told(155, "line-out 50", "2 8 3 4 9 12", "one 1 6", "has=B offers=maul:1,maul:3,maul:7"),
    # The fixing point (l.163 to 171)
    Told(167, "ruck 50", "1 2 3 4 9 10", "fix:1 fix:2", "m=55 cards=4-6 offers=stop,fix:3"),
    Told(169, "ruck 50", "1 2 3 4 9 10", "fix:1 fix:2 fix:3 fix:4 stop", "m=60 point=fixing has=A cards=6-6"),
    Told(163, "ruck 50", "1 6 7 4 9 10", "", "bars=fix:6,fix:9 offers=fix:1,fix:4"),
    Told(165, "scrum 50", "1 6 7 4 9 10", "one 6 1", "bars=fix:1,fix:4"),
    Told(165, "open 50", "1 6 7 4 9 10", "", "bars=fix:1,fix:4"),
    Told(260, "ruck 95", "1 2 9 10", "fix:1 fix:2", "m=100 score=0-0"),
    Told(258, "ruck 96", "1 2 9 10", "fix:1 fix:2", "score=5-0"),
    Told(300, "ruck 90", "1 2 7 10", "fix:1 fix:2 stop 7:advance", "ask=tackle-card by=B m=100 score=0-0"),
    # Forwards, backs, relay (l.173 to 234)
    Told(183, "ruck 30", "9 5 6 7 1", "9 5 6 7:run one 4", "m=75 ask=tackle-card"),
    Told(179, "open 30", "9 7 6 8 5 1", "9 7", "bars=6:advance,5:advance,1:advance offers=8:advance,8:run"),
    Told(179, "open 30", "9 7 8 4", "9", "bars=7:run,7:advance offers=7"),
    Told(186, "open 30", "9 7 8 9", "9 7 8 9:kick one 2", "m=65 has=B"),
    Told(190, "open 30", "10 12 4 5", "10 12:advance", "m=45 ask=tackle-card"),
    Told(214, "ruck 30", "10 12 4 5", "", "bars=10,10:kick,12:kick offers=12:advance,10:advance"),
    Told(218, "ruck 30", "9 15 12 5", "9 15:touch two 62", "m=75 ask=line-out-dice by=B"),
    Told(194, "open 30", "9 12 14 10", "9", "bars=12,12:run offers=12:kick,12:advance,10"),
    Told(192, "open 30", "9 10 10 12", "9 10", "bars=10:advance,10 offers=12,12:run"),
    Told(196, "open 30", "9 10 10 12", "9 10 12 10:touch two 23", "m=80 ask=line-out-dice by=B"),
    Told(175, "open 30", "9 10 10 12", "9 10 12", "bars=10:drop"),
    Told(175, "open 30", "9 10 10 12", "9", "offers=10:drop"),
    Told(228, "ruck 30", "4 9 10 12", "relay:4 10", "bars=9,9:advance,9:drop offers=12:run"),
    Told(234, "ruck 30", "4 6 7 12", "relay:4 6 7:run one 2", "m=45 ask=tackle-card"),
    Told(226, "ruck 30", "4 6 7 12", "relay:4", "m=30 ask=attack has=A cards=3-6"),
    Told(308, "line-out 85", "4 12 10 7 8 6", "one 6 1 relay:4 12:advance", "m=95 ask=tackle-card"),
    Told(308, "line-out 85", "4 12 10 7 8 6", "one 6 1 relay:4 10:drop two 32", "score=3-0"),
    Told(173, "open 10", "9 10 12 13 14 15", "9 10 12 13 14", "bars=15 offers=15:advance,15:run,15:touch"),
    # The 22 (l.304 to 306)
    Told(306, "ruck 60", "9 2 3 4", "9 2", "m=75 ask=attack by=A"),
    Told(306, "ruck 60", "9 2 3 4", "9 2 3", "m=85 ask=tackle-card by=B"),
    Told(306, "ruck 63", "9 2 3 4", "9 2", "m=78 ask=tackle-card by=B"),
    Told(306, "ruck 60", "9 2 3 4", "9 2 3 pass 4:advance", "m=95 ask=forced-card by=B"),
    # The last card (l.198)
    Told(198, "open 50", "12", "12:advance 7", "m=60 has=B point=ruck cards=6-6"),
    Told(198, "kick 50", "12", "12:run one 4", "m=70 ask=forced-card by=B"),
    Told(198, "kick 50", "12", "12:run two 44", "m=70 has=A cards=1-6"),
    Told(198, "open 91", "12", "12:advance", "score=5-0"),
    Told(198, "open 50", "12", "12:kick one 2", "m=60 has=B cards=6-6"),
    Told(198, "open 50", "12", "", "bars=relay:12 offers=12:advance"),
    Told(198, "open 50", "12", "12:advance", "m=60 has=B cards=6-6 point=ruck", other=""),
    # The relaunch (l.200 to 206, 240)
    Told(206, "restart 10", "9 8 4", "9 8:run two 52", "m=40 ask=tackle-card"),
    Told(204, "restart 10", "8 4", "8:run one 3", "m=25 ask=tackle-card"),
    Told(202, "kick 10", "9 8 4", "9 8:run one 3", "m=30 ask=tackle-card"),
    Told(240, "restart 10", "1 2 4 9", "", "bars=fix:1,maul:2 offers=1:advance,9:drop"),
    # The scrum and its exit (l.208 to 210, 246 to 250)
    Told(210, "scrum 50", "8 9 10 14 4 1", "one 6 1 8", "m=55 bars=10:advance,14:run offers=9,9:kick,9:drop"),
    Told(210, "scrum 50", "8 9 10 14 4 1", "one 6 1 8 9 14:run one 4", "m=80 ask=tackle-card"),
    Told(210, "scrum 50", "8 9 10 14 4 1", "one 6 1 8 9 10 14:kick one 1", "m=75 has=B"),
    Told(250, "scrum 50", SIX, "one 6 1", "bars=4:advance,relay:4,12:advance offers=7:advance,9,relay:12"),
    Told(250, "scrum 50", SIX, "one 6 1 7:advance pass", "bars=4:advance m=60 point=open"),
    Told(250, "scrum 50", SIX, "one 6 1 7:advance 1 43 52 pass", "offers=4:advance m=60 point=ruck"),
    Told(250, "scrum 50", "8 9 10 14 4 1", "one 6 1 8 9 14:run two 33", "m=75 has=A bars=4:advance,1:advance"),
    # Kick-off and drop-out (l.238 to 244, 256)
    Told(244, "kick-off 50", SIX, "two 66 one 6 1", "m=95 has=A point=scrum"),
    Told(238, "kick-off 50", SIX, "one 3", "m=65 has=B point=restart cards=6-6"),
    Told(238, "kick-off 50", SIX, "two 22", "m=70 has=A point=restart"),
    Told(238, "kick-off 50", SIX, "two 64", "m=100 ask=received by=B offers=play-on,touch-down"),
    Told(256, "drop-out 0", SIX, "two 65", "m=77 has=B point=restart"),
    Told(298, "kick-off 50", SIX, "two 63", "m=95 has=B ask=attack point=restart"),
    Told(260, "kick -12", SIX, "4:advance", "m=-2 has=A ask=attack"),
    Told(260, "kick -5", SIX, "4:advance", "m=5 ask=tackle-card"),
    # Conversion (l.272) and penalty (l.274 to 286)
    Told(272, "conversion 100", SIX, "one 4 4", "score=7-0 ask=kick-off-dice by=B m=50"),
    Told(272, "conversion 100", SIX, "one 3 5", "score=5-0 ask=kick-off-dice by=B m=50"),
    Told(272, "conversion 100", SIX, "two 65 11", "score=5-0 ask=kick-off-dice by=B"),
    Told(276, "penalty 70", SIX, "kick two 62", "score=3-0 ask=kick-off-dice by=B cards=6-6"),
    Told(280, "penalty 60", SIX, "kick two 61", "score=0-0 m=95 has=B ask=attack"),
    Told(280, "penalty 70", SIX, "kick two 61", "score=0-0 m=105 ask=received by=B offers=play-on,touch-down"),
    Told(278, "penalty 45", SIX, "kick two 55", "score=3-0"),
    Told(278, "penalty 40", SIX, "kick two 55", "score=0-0 m=100 ask=received by=B"),
    Told(284, "penalty 40", SIX, "touch two 13", "m=60 ask=line-out-dice by=A"),
    Told(284, "penalty 10", SIX, "touch one 1", "m=15 ask=line-out-dice by=A"),
    Told(286, "penalty 40", SIX, "tap", "bars=10,12:advance,4:advance offers=9,9:kick,relay:4"),
    Told(276, "penalty 98", SIX, "kick one 2", "score=3-0"),
    Told(276, "penalty 98", SIX, "kick one 1", "score=0-0 m=100 has=B"),
    # Advantage (l.288 to 296)
    Told(288, "offside 50", SIX, "advantage", "has=A cards=7-6 point=ruck m=50"),
    Told(296, "offside 50", SIX, "penalty", "ask=penalty by=A m=50 cards=6-6"),
    Told(294, "offside 50", "9 10 4", "advantage 9 10:drop two 21", "ask=penalty by=A m=50 cards=6-6"),
    Told(292, "offside 70", "9 10 4", "advantage 9 10:drop two 64", "score=3-0 ask=kick-off-dice by=B"),
    Told(290, "offside 50", "4 9 10 12", "advantage 4:advance 1 44", "m=20 has=B mark=none"),
    Told(292, "offside 50", "9 10 12 4", "advantage 9 10:run one 1", "ask=penalty by=A m=50"),
    Told(290, "offside 50", "9 10 12 4", "advantage 9 10 12:run one 1", "ask=scrum-dice by=B m=65"),
    Told(290, "offside 50", "9 10 12 4", "advantage 9:kick one 6", "ask=penalty by=A m=50 cards=6-6"),
    Told(290, "offside 50", "9 10 12 4", "advantage 9:touch one 6", "ask=penalty by=A m=50 cards=6-6"),
    Told(292, "offside 80", "9 10 12 4", "advantage 9 1 43 52 7 6 penalty", "ask=penalty by=A m=85"),
    Told(290, "offside 90", "1 2 7 9", "advantage fix:1 fix:2 stop 7:advance 1 64 53 pass", "has=B mark=none m=100"),
    # Five metres out (l.300 to 302)
    Told(300, "line-out 95", SIX, "one 6 1 7:advance", "ask=tackle-card by=B m=100 score=0-0"),
    Told(300, "line-out 95", SIX, "one 6 1 7:advance pass", "score=5-0"),
    Told(300, "line-out 95", SIX, "one 6 1 7:advance 1 65 22", "score=5-0"),
    Told(300, "line-out 95", SIX, "one 6 1 7:advance 1 43 52 pass", "score=0-0 m=100 has=A point=ruck"),
    Told(300, "scrum 95", SIX, "one 6 1 7:advance", "ask=tackle-card by=B score=0-0"),
    Told(300, "scrum 98", SIX, "one 6 1 7:advance", "ask=tackle-card by=B score=0-0"),
    Told(300, "scrum 95", SIX, "one 6 1 relay:12 7:advance", "ask=tackle-card by=B score=0-0"),
    Told(300, "line-out 95", SIX, "one 6 1 relay:4 7:advance", "ask=tackle-card by=B score=0-0"),
    Told(300, "line-out 94", SIX, "one 6 1 7:advance", "score=5-0"),
    Told(300, "ruck 95", SIX, "7:advance", "score=5-0"),
    Told(300, "line-out 95", SIX, "one 6 1 7:advance 1 43 52 pass 4:advance", "score=5-0"),
    # The end of a half (l.318), and the ball on one's own line (l.310)
    Told(318, "open 50 late", SIX, "", "offers=end"),
    Told(318, "open 50 late", SIX, "9", "bars=end offers=10"),
    Told(318, "open 50", SIX, "", "bars=end"),
    Told(318, "open 50 late", SIX, "end", "half=2 m=50 ask=kick-off-dice cards=6-6"),
    Told(318, "open 30 late", SIX, "10:touch two 36", "half=2 ask=kick-off-dice"),
    Told(318, "open 70 late", SIX, "12:kick two 55", "half=2 ask=kick-off-dice"),
    Told(318, "scrum 50 late", SIX, "", "bars=end offers=one,two"),
    Told(318, "scrum 50 late", SIX, "one 6 1", "half=1 has=A offers=end"),
    Told(318, "line-out 50 late", SIX, "", "bars=end offers=one,two"),
    Told(318, "penalty 40 late", SIX, "", "offers=end,kick,touch,tap"),
    Told(318, "penalty 40 late", SIX, "kick one 2", "half=2 score=0-0 ask=kick-off-dice"),
    Told(318, "conversion 100 late", SIX, "one 3 5", "half=2 score=5-0 ask=kick-off-dice"),
    Told(318, "open 70 late", SIX, "10:drop two 54", "half=2 score=3-0"),
    Told(318, "open 50 late", SIX, "10:drop two 22", "half=1 has=B m=80"),
    Told(318, "open 50 late", SIX, "12:kick two 63 mark", "offers=end,kick,touch by=B"),
    Told(310, "open 90", "3 9 10", "3:advance 1 52 43 pass", "has=B m=100 offers=touch-down"),
    Told(310, "open 90", "3 9 10", "3:advance 1 52 43 pass touch-down one 2", "m=68 has=A point=restart"),
    Told(310, "open 80", "3 9 10", "3:advance 1 52 43 pass", "has=B m=90 bars=touch-down"),
    Told(202, "kick 60", "9 10 4", "10", "offers=9:drop m=65"),
    Told(240, "restart 60", "9 10 4", "10", "bars=9:drop m=70"),
)  # fmt: skip


def begun(told: Told, seat: int) -> Position:
    """The first position of a scenario, with A in this seat."""
    phase, metres, *late = told.where.split()
    data: dict[str, object] = {"attack": seat, "ball": 100 - int(metres) if seat else int(metres)}
    data |= {"phase": phase} if phase in SET_PIECES else {"phase": "attack", "point": phase}
    hands = [told.hand.split(), told.other.split()]
    data |= {"seconds": 600} if late else {}
    data["hands"] = hands[::-1] if seat else hands
    return due(Position.begin(Start.of(GAME, data=data)))


def due(position: Position) -> Position:
    """Draw and discard what has to be."""
    while position.ask is not None and (position.ask.kind == "draw" or position.ask.name == "discard"):
        position = position.send(next(answer for answer, _ in position.ask.outcomes()))
    return position


def seen(position: Position, seat: int) -> dict[str, str]:
    """What a scenario may say, told from A's side."""
    data, ask = position.state.data(), position.ask
    first, second = (data["score"][side] for side in (seat, 1 - seat))
    mine, theirs = (len(data["hands"][side]) for side in (seat, 1 - seat))
    assert ask is not None
    return {
        "m": str(100 - data["ball"] if seat else data["ball"]),
        "has": "A" if data["attack"] == seat else "B",
        "by": "A" if ask.seat == seat else "B",
        "ask": ask.name,
        "dice": str(getattr(ask, "dice", "")),
        "half": str(data["half"]),
        "point": data["point"],
        "zone": "".join(map(str, data["zone"])),
        "mark": str(data["mark"]).lower(),
        "score": f"{first}-{second}",
        "cards": f"{mine}-{theirs}",
    }


@pytest.mark.parametrize("seat", [0, 1], ids="AB")
@pytest.mark.parametrize("told", SCENARIOS, ids=lambda told: f"l{told.line}:{told.where}:{told.done}".replace(" ", "_"))
def test_what_the_source_says_comes_of_it(told: Told, seat: int) -> None:
    position = begun(told, seat)
    for answer in told.done.split():
        assert position.ask is not None, answer
        position = due(position.send(position.ask.parse(answer)))
    found = seen(position, seat)
    for wanted in told.then.split():
        what, _, value = wanted.partition("=")
        if what in {"offers", "bars"}:
            assert isinstance(position.ask, Choose)
            for option in value.split(","):
                assert (option in position.ask.options) is (what == "offers"), (option, position.ask.options)
                if what == "bars":
                    with pytest.raises(Refusal):
                        position.send(option)
        else:
            assert found[what] == value, (wanted, found)
