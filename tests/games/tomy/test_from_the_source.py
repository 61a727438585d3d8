"""TOMY rugby dice scenario by scenario, written from the source text before anybody looked at the rules in code."""

from __future__ import annotations

from tests.games.scenarios import Scenario, both_seats, compare, played

S = Scenario
"""Where the source says so, what it is about, the position, the answers, and what must come of them."""
USUAL = {"round": 3, "hand": 0, "first": 0, "score": [3, 3]}
SECOND = {"hand": 0, "first": 1}
"""Seat 0 throws second in the round."""
LAST = {"part": "second-half", "round": 6, "first": 0}
"""The last throw of the match: seat 0 throws second."""
EXTRA = {"part": "extra-time", "round": 2, "first": 1}
SHOOT = {"part": "shootout", "round": 1, "first": 1, "hand": 0, "score": [8, 8]}
FIFTH = {"part": "shootout", "round": 5, "first": 0, "hand": 0, "score": [8, 8]}
SINGLE = {"house": {"format": "single"}}
DEFENDED = {"house": {"shootout-defence": "on"}}
NOTHING = "ball/ball/foot stop"
TWO = "ball/card/card stop"
DROP = "ball/foot/posts score"
T, F = True, False

THROWS = [
    S("003:100", "a try is worth seven", {}, "ball/player/player score in let", {"score": [10, 3], "hand": 1}),
    S("003:100", "or five", {}, "ball/player/player score wide let", {"score": [8, 3], "hand": 1}),
    S("003:99", "in whatever order", {}, "player/ball/player score wide let", {"score": [8, 3]}),
    S("003:100", "a bonus try doubled", {}, "player/player/player score in throw double let", {"score": [17, 3]}),
    S("003:100", "five doubled", {}, "player/player/player score wide throw double let", {"score": [13, 3]}),
    S("003:100", "wiped out", {}, "player/player/player score in throw nothing", {"score": [3, 3], "hand": 1}),
    S("003:100", "nothing to defend then", {}, "player/player/player score in throw nothing", {"never": "let stands"}),
    S("003:100", "the bonus left alone", {}, "player/player/player score in keep let", {"score": [10, 3]}),
    S("003:102", "a drop goal", {}, "ball/foot/posts score let", {"score": [6, 3], "hand": 1}),
    S("003:103", "the other one", {}, "foot/posts/foot score let", {"score": [6, 3], "hand": 1}),
    S("003:104", "a penalty", {}, "posts/foot/posts score", {"asks": "defence", "asked": 1, "score": [3, 3]}),
    S(
        "003:105", "in front of the posts", {}, "posts/posts/posts score in",
        {"score": [6, 3], "hand": 1, "asks": "first"},
    ),
    S("003:105", "and wide", {}, "posts/posts/posts score wide", {"score": [3, 3], "hand": 1, "never": "defence-die"}),
    S("003:97,105", "no defence there", {}, "posts/posts/posts score in", {"log": "no-defence points", "never": "let"}),
    S(
        "003:89", "in front may be refused too", {}, "posts/posts/posts posts ball",
        {"asks": "attempt", "score": [3, 3]},
    ),
    S("003:89", "one die again", {}, "ball/player/card card player score wide let", {"score": [8, 3]}),
    S("003:89", "two dice again", {}, "player/card/foot card+foot player/ball score wide let", {"score": [8, 3]}),
    S("003:89", "three dice again", {}, "ball/ball/card ball+ball+card foot/foot/posts score let", {"score": [6, 3]}),
    S(
        "003:83,89", "a third attempt", {}, "ball/player/card card foot foot player wide let",
        {"score": [8, 3], "hand": 1},
    ),
    S("003:89", "three attempts and nothing", {}, "ball/player/card card foot foot card", {"score": [3, 3], "hand": 1}),
    S("003:89", "a score refused", {}, "ball/foot/posts foot+posts player/player score in let", {"score": [10, 3]}),
    S(
        "003:89", "and lost", {}, "ball/foot/posts posts card card card",
        {"score": [3, 3], "hand": 1, "log": "refused turn-over"},
    ),
    S("003:89", "one may stop", {}, NOTHING, {"score": [3, 3], "hand": 1}),
    S("003:99", "two balls are nothing", {}, "ball/ball/player", {"asks": "attempt", "refuses": "score"}),
    S("003:91", "a score taken ends the throw", {}, f"{DROP} defend block", {"score": [3, 3], "hand": 1}),
]  # fmt: skip
DEFENCES = [
    S(
        "003:93,100", "a tackle against a try", {}, "ball/player/player score in defend tackle",
        {"score": [3, 3], "hand": 1},
    ),
    S("003:93", "a block against a try", {}, "ball/player/player score in defend block", {"score": [10, 3]}),
    S("003:93,101", "a block against a drop", {}, f"{DROP} defend block", {"score": [3, 3], "hand": 1}),
    S("003:93", "a tackle against a drop", {}, f"{DROP} defend tackle", {"score": [6, 3]}),
    S("003:101", "a block against a penalty", {}, "foot/posts/posts score defend block", {"score": [3, 3]}),
    S("003:93", "a tackle against a penalty", {}, "foot/posts/posts score defend tackle", {"score": [6, 3]}),
    S("003:94,102", "points that stand", {}, f"{DROP} defend stand", {"score": [6, 3], "warnings": [0, 0]}),
    S("003:95,103", "and a warning", {}, f"{DROP} defend warned", {"score": [6, 3], "warnings": [0, 1]}),
    S(
        "003:93,100", "the bonus goes with the try", {}, "player/player/player score in throw double defend tackle",
        {"score": [3, 3], "hand": 1},
    ),
    S("003:91", "nobody has to", {}, f"{DROP} let", {"score": [6, 3], "never": "defence-die"}),
]  # fmt: skip
WARNINGS = [
    S("003:109", "two Cards", {}, "ball/card/card", {"warnings": [1, 0], "asks": "attempt"}),
    S("003:109", "three Cards are one warning", {}, "card/card/card", {"warnings": [1, 0]}),
    S("003:109", "one Card is none", {}, "ball/foot/card", {"warnings": [0, 0]}),
    S("003:109", "one Card twice is none", {}, "ball/foot/card card card", {"warnings": [0, 0]}),
    S("003:109", "a Card joins one that stayed", {}, "ball/foot/card foot card", {"warnings": [1, 0]}),
    S("003:109", "kept Cards do not count again", {}, "ball/card/card ball foot", {"warnings": [1, 0]}),
    S("003:109", "a third Card beside them neither", {}, "ball/card/card ball card", {"warnings": [1, 0]}),
    S("003:109", "thrown again they do", {}, "ball/card/card card+card card/card", {"warnings": [2, 0]}),
    S("003:116", "a yellow does nothing", {"warnings": [1, 0]}, "ball/player/player score in let", {"score": [10, 3]}),
    S(
        "003:116", "a second is red, and the throw goes on", {"warnings": [1, 0]}, "ball/card/card",
        {"warnings": [2, 0], "asks": "attempt"},
    ),
    S(
        "003:116", "and scores", {"warnings": [1, 0]}, "ball/card/card card+card player/player score in let",
        {"score": [10, 3], "warnings": [2, 0], "hand": 1},
    ),
    S(
        "003:46", "a third does not count", {"warnings": [1, 0]}, "ball/card/card card+card card/card",
        {"warnings": [2, 0], "log": "red third"},
    ),
]  # fmt: skip
REDS = [
    S(
        "003:116", "first in the round, by own dice: still defends", {"warnings": [1, 0]}, f"{TWO} {DROP}",
        {"asks": "defence", "asked": 0, "round": 3},
    ),
    S(
        "003:113,116", "and loses the next round", {"warnings": [1, 0]}, f"{TWO} {DROP} let {DROP}",
        {"log": "red served cannot-defend", "round": 5, "hand": 0, "score": [3, 9], "warnings": [0, 0]},
    ),
    S(
        "003:116", "second in the round, by own dice", SECOND | {"warnings": [1, 0]}, f"{TWO} {DROP}",
        {"log": "red cannot-defend served", "round": 5, "hand": 1, "score": [3, 6], "warnings": [0, 0]},
    ),
    S(
        "003:116", "by defending, before the own throw", SECOND | {"hand": 1, "warnings": [1, 0]},
        f"{DROP} defend warned",
        {"warnings": [2, 0], "hand": 0, "round": 3, "asks": "first"},
    ),
    S(
        "003:113,116", "which is thrown, and the next round lost", SECOND | {"hand": 1, "warnings": [1, 0]},
        f"{DROP} defend warned {DROP} let {DROP}",
        {"log": "red points cannot-defend served", "round": 5, "hand": 1, "score": [6, 9], "warnings": [0, 0]},
    ),
    S(
        "003:116", "by defending, after the own throw", {"hand": 1, "warnings": [1, 0]}, f"{DROP} defend warned {DROP}",
        {"log": "red served cannot-defend", "round": 5, "hand": 0, "score": [3, 9]},
    ),
    S(
        "003:113", "suspended, nobody defends", {"warnings": [0, 2]}, DROP,
        {"score": [6, 3], "log": "cannot-defend served"},
    ),
    S(
        "003:116", "and all is well after it", {"warnings": [0, 2]}, f"{DROP} {DROP}",
        {"asks": "defence", "asked": 1, "round": 4},
    ),
    S(
        "003:46", "a third warning while defending", {"hand": 1, "warnings": [2, 0]}, f"{DROP} defend warned",
        {"log": "third served", "warnings": [0, 0], "round": 4, "hand": 1},
    ),
    S(
        "003:48,116", "over half-time", {"round": 6, "warnings": [1, 0]}, f"{TWO} {NOTHING} {DROP}",
        {"log": "red half-time cannot-defend served", "part": "second-half", "round": 2, "hand": 1, "score": [3, 6]},
    ),
    S(
        "003:48,116", "into extra time", LAST | {"warnings": [1, 0]}, f"{TWO} {DROP}",
        {"log": "red extra-time served cannot-defend", "part": "extra-time", "round": 2, "hand": 0, "score": [3, 6]},
    ),
    S(
        "003:48", "harmless in the shoot-out", EXTRA | {"warnings": [1, 0]}, f"{TWO} in in",
        {"log": "red shootout shot-in", "shots": [[T], [T]], "never": "served"},
    ),
    S(
        "003:75,116", "not into the next match", LAST | {"warnings": [1, 0], "score": [3, 8]}, TWO,
        {"warnings": [0, 0], "never": "served"},
    ),
    S(
        "003:44", "both in one round, by their own dice", {"warnings": [1, 1]}, f"{TWO} {TWO}",
        {"log": "red red both-red", "warnings": [1, 1], "round": 4, "hand": 0, "serving": None},
    ),
    S(
        "003:44", "both in one round, one by defending", {"warnings": [1, 1]},
        f"{DROP} defend warned {DROP} defend warned",
        {"log": "red red both-red", "warnings": [1, 1], "round": 4, "never": "served"},
    ),
    S(
        "003:44", "the next warning is red again", {"warnings": [1, 1]}, f"{TWO} {TWO} {TWO}",
        {"warnings": [2, 1], "round": 4, "hand": 1},
    ),
    S(
        "003:44", "not two of different rounds", {"warnings": [1, 2]}, TWO,
        {"log": "red served served", "warnings": [0, 0], "round": 4, "hand": 1, "serving": 0, "never": "both-red"},
    ),
    S("003:44", "nor two yellows", {"warnings": [0, 0]}, f"{TWO} {TWO}", {"warnings": [1, 1], "never": "red both-red"}),
]  # fmt: skip
COURSE = [
    S("003:81", "one after the other", {}, f"{NOTHING} {NOTHING}", {"round": 4, "hand": 0}),
    S("003:81", "six throws each", SECOND | {"round": 6}, NOTHING, {"part": "second-half", "round": 1, "hand": 0}),
    S("003:79", "the other side begins the second half", SECOND | {"round": 6}, NOTHING, {"asked": 0, "asks": "first"}),
    S(
        "003:116", "a lost throw is one of the six", {"round": 6, "warnings": [0, 2]}, NOTHING,
        {"part": "second-half", "hand": 1},
    ),
    S("003:30", "level: extra time", LAST, NOTHING, {"part": "extra-time", "round": 1, "hand": 0, "score": [3, 3]}),
    S("003:30", "two throws each", EXTRA | {"round": 1}, NOTHING, {"part": "extra-time", "round": 2, "hand": 1}),
    S(
        "003:30", "not level: no extra time", LAST | SINGLE | {"score": [8, 3]}, NOTHING,
        {"winner": 0, "never": "extra-time"},
    ),
    S("003:30", "extra time decides", EXTRA | SINGLE, f"{DROP} let", {"winner": 0, "ends": "tomy.clock.full-time"}),
    S("003:30", "still level: the shoot-out", EXTRA, NOTHING, {"part": "shootout", "round": 1, "hand": 0}),
    S("003:30", "one throw for each kick", SHOOT, "in", {"shots": [[T], []], "hand": 1, "asks": "shot"}),
    S("003:30", "in turn", SHOOT, "wide in", {"shots": [[F], [T]], "round": 2, "hand": 0}),
    S(
        "003:30", "all five are taken", SHOOT, "in wide in wide in wide in",
        {"shots": [[T, T, T, T], [F, F, F]], "part": "shootout", "hand": 1},
    ),
    S(
        "003:30", "five decide", FIFTH | SINGLE | {"shots": [[T] * 4, [T] * 5]}, "wide",
        {"winner": 1, "ends": "tomy.shootout.five"},
    ),
    S(
        "003:32", "level after five", FIFTH | {"shots": [[T] * 4, [T] * 5]}, "in",
        {"round": 6, "hand": 1, "log": "still-level"},
    ),
    S(
        "003:32", "one more than the other", FIFTH | SINGLE | {"shots": [[T] * 4, [T] * 5]}, "in wide in",
        {"winner": 0, "ends": "tomy.shootout.sudden"},
    ),
    S(
        "003:32", "the first of a pair does not win yet", FIFTH | {"shots": [[T] * 4, [T] * 5]}, "in in",
        {"round": 6, "hand": 0},
    ),
    S(
        "003:32", "level pairs go on", FIFTH | {"shots": [[T] * 4, [T] * 5]}, "in wide wide in in",
        {"round": 8, "hand": 1},
    ),
    S("003:34", "no red die unless agreed", SHOOT, "in", {"asks": "shot", "asked": 1}),
    S("003:34", "agreed: against a kick that passes", SHOOT | DEFENDED, "in", {"asks": "save", "asked": 1}),
    S("003:34", "not against one that does not", SHOOT | DEFENDED, "wide", {"asks": "shot", "asked": 1}),
    S("003:34-36", "a tackle cancels it", SHOOT | DEFENDED, "in defend tackle", {"shots": [[F], []]}),
    S("003:34-36", "a block too", SHOOT | DEFENDED, "in defend block", {"shots": [[F], []]}),
    S("003:36", "points that stand confirm it", SHOOT | DEFENDED, "in defend stand", {"shots": [[T], []]}),
    S(
        "003:36,48", "a warning confirms it, without a card", SHOOT | DEFENDED, "in defend warned",
        {"shots": [[T], []], "warnings": [0, 0]},
    ),
    S("003:34", "nobody has to", SHOOT | DEFENDED, "in let", {"shots": [[T], []]}),
]  # fmt: skip
MATCHES = [
    S(
        "003:79", "after the first match the return", LAST | {"score": [8, 3]}, NOTHING,
        {"results": [[8, 3, 0]], "over": False, "score": [0, 0]},
    ),
    S("003:79", "which the other side begins", LAST | {"score": [8, 3]}, NOTHING, {"first": 1, "hand": 1, "round": 1}),
    S(
        "003:75", "two wins are the game", LAST | {"score": [8, 3], "results": [[5, 3, 0]]}, NOTHING,
        {"over": True, "winner": 0, "ends": "tomy.series.two-wins"},
    ),
    S(
        "003:79", "one each: a decider with a roll-off", LAST | {"score": [8, 3], "results": [[3, 5, 1]]}, NOTHING,
        {"over": False, "hand": None, "asks": "roll-off"},
    ),
    S(
        "003:75,79", "the decider decides", LAST | {"score": [8, 3], "results": [[3, 5, 1], [5, 3, 0]]}, NOTHING,
        {"over": True, "winner": 0},
    ),
    S(
        "003:32,75", "a match won by kicks is a win", FIFTH | {"shots": [[T] * 4, [F] * 5],
        "results": [[5, 3, 0]]}, "in",
        {"over": True, "winner": 0, "ends": "tomy.series.two-wins"},
    ),
    S("003:40", "teammates take turns", {"house": {"players": "2"}}, NOTHING, {"throwers": [1, 0], "hand": 1}),
    S(
        "003:40", "cards belong to the team", {"house": {"players": "2"}, "warnings": [1, 0]},
        f"{TWO} {NOTHING} {NOTHING}",
        {"log": "red served", "throwers": [0, 0], "round": 5},
    ),
]  # fmt: skip
ALL = [*THROWS, *DEFENCES, *WARNINGS, *REDS, *COURSE, *MATCHES]


@both_seats(ALL)
def test_as_the_source_says(scenario: Scenario, seat: int) -> None:
    compare(played("tomy", scenario, seat, USUAL), scenario.expected, seat)
