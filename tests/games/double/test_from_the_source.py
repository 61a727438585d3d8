"""5-3-Double! scenario by scenario, written from the source text before anybody looked at the rules in code."""

from __future__ import annotations

from tests.games.scenarios import Scenario, both_seats, compare, played

S = Scenario
"""Where the source says so, what it is about, the position, the answers, and what must come of them."""
USUAL = {"minute": 9, "hand": 0, "first": 0}
NEW = {"told": False}
LAST = {"minute": 20}
END = {"half": 2, "minute": 40}
ON_SIX = {"minute": 16}

KICK_OFF = [
    S("002:17", "the first action is at minute 1", {"minute": 1}, "12", {"minute": 2, "hand": 1}),
    S("002:19,138", "minutes add up", {"minute": 1}, "12 55", {"minute": 4, "hand": 0, "score": [0, 7]}),
]  # fmt: skip
TURNOVERS = [
    S("002:131", "1-2", {}, "12", {"minute": 10, "hand": 1, "score": [0, 0], "log": "turnover knock-on"}),
    S("002:132", "1-4", {}, "41", {"minute": 10, "hand": 1, "log": "turnover into-touch"}),
    S("002:133", "1-6", {}, "61", {"minute": 10, "hand": 1, "log": "turnover counter-ruck"}),
    S("002:134", "2-4", {}, "42", {"minute": 10, "hand": 1, "log": "turnover kicked-away"}),
    S("002:135", "2-6", {}, "62", {"minute": 10, "hand": 1, "log": "turnover interception"}),
    S("002:136", "4-6", {}, "64", {"minute": 10, "hand": 1, "log": "turnover rip"}),
    S("002:136", "the order of the dice is nothing", {}, "46", {"minute": 10, "hand": 1, "log": "turnover rip"}),
]  # fmt: skip
FAULTS = [
    S("002:31", "a double 1 gives a choice", {}, "11", {"asks": "fault", "asked": 1, "offers": "kick keep"}),
    S("002:35", "the duel won", {}, "11 kick 5 3", {"score": [0, 3], "minute": 11, "hand": 0}),
    S("002:35", "the duel tied", {}, "11 kick 3 3", {"score": [0, 0], "minute": 11, "hand": 0}),
    S("002:35", "the duel lost", {}, "11 kick 2 6", {"score": [0, 0], "minute": 11, "hand": 0}),
    S("002:36", "the hand taken", {}, "11 keep", {"score": [0, 0], "minute": 12, "hand": 1}),
    S("002:31,40", "no card for a double 1", {}, "11 keep", {"yellow": [[], []], "red": [0, 0]}),
    S("002:40-42", "a double 2 is a card first", {}, "22", {"asks": "colour", "asked": 0}),
    S("002:42", "yellow", {}, "22 34", {"yellow": [[9], []], "red": [0, 0], "asks": "fault", "asked": 1}),
    S("002:42", "red", {}, "22 44", {"yellow": [[], []], "red": [1, 0], "asks": "fault", "asked": 1}),
    S("002:44", "then the duel", {}, "22 12 kick 6 1", {"score": [0, 3], "minute": 11, "hand": 0}),
    S("002:44", "or the hand", {}, "22 12 keep", {"score": [0, 0], "minute": 12, "hand": 1}),
]  # fmt: skip
DROPS = [
    S("002:50", "a double 3 is a choice", {}, "33", {"asks": "three", "asked": 0, "offers": "drop fifty-twenty-two"}),
    S("002:54-55", "the drop passes", {}, "33 drop 25", {"score": [3, 0], "minute": 10, "hand": 1}),
    S("002:54-55", "any double blocks it", {}, "33 drop 66", {"score": [0, 0], "minute": 10, "hand": 1}),
    S("002:54", "a blocking 2-2 is no card", {}, "33 drop 22", {"yellow": [[], []], "minute": 10, "never": "fault"}),
    S("002:54", "a blocking 5-5 is no try", {}, "33 drop 55", {"score": [0, 0], "never": "penalty-try"}),
    S("002:56", "the 50-22", {}, "33 fifty-twenty-two", {"score": [0, 0], "minute": 12, "hand": 0, "asks": "action"}),
    S("002:27", "a double 3 is no penalty", {}, "33", {"never": "penalty"}),
]  # fmt: skip
COUNTERS = [
    S("002:60", "the other side throws first", {}, "44", {"asks": "counter", "asked": 1}),
    S("002:62,66-67", "granted and converted", {}, "44 6 2 3", {"score": [0, 7], "minute": 11, "hand": 0}),
    S("002:66", "a conversion that equals", {}, "44 6 2 6", {"score": [0, 5], "minute": 11, "hand": 0}),
    S("002:62,67", "invalid", {}, "44 2 5", {"score": [0, 0], "minute": 11, "hand": 0}),
    S("002:63-64", "a tie calls the video", {}, "44 3 3", {"asks": "counter-video", "asked": 1, "score": [0, 0]}),
    S("002:64", "an odd video", {}, "44 3 3 5", {"score": [0, 0], "minute": 11, "hand": 0}),
    S("002:64,66", "under the video's die", {}, "44 3 3 4 3", {"score": [0, 7], "minute": 11, "hand": 0}),
    S("002:66", "not under the duel's die", {}, "44 5 5 2 4", {"score": [0, 5], "minute": 11, "hand": 0}),
    S("002:66", "over the duel's die, under the video's", {}, "44 1 1 6 5", {"score": [0, 7]}),
    S("002:111", "the scorer's cards do nothing", {"red": [0, 1]}, "44 2 1 1", {"score": [0, 7], "never": "lowered"}),
]  # fmt: skip
PENALTY_TRIES = [
    S("002:71-73", "a double 5", {}, "55", {"score": [7, 0], "minute": 11, "hand": 1, "asks": "action"}),
    S("002:27,111", "whatever cards one has", {"red": [3, 0]}, "55", {"score": [7, 0], "never": "lowered"}),
    S("002:75-77", "a double 6 is a card first", {}, "66", {"asks": "colour", "asked": 1, "score": [0, 0]}),
    S("002:77-79", "yellow", {}, "66 12", {"score": [7, 0], "yellow": [[], [9]], "minute": 11, "hand": 1}),
    S("002:77-79", "red", {}, "66 55", {"score": [7, 0], "red": [0, 1], "minute": 11, "hand": 1}),
    S("002:111", "which counts at once", {}, "66 12 51", {"score": [7, 0], "log": "lowered try-refused", "hand": 0}),
]  # fmt: skip
PENALTIES = [
    S("002:83", "a 3 is a choice", {}, "32", {"asks": "award", "asked": 0, "offers": "kick keep"}),
    S("002:86-87", "under the other die", {}, "32 kick 1", {"score": [3, 0], "minute": 11, "hand": 1}),
    S("002:86", "a kick that equals", {}, "23 kick 2", {"score": [0, 0], "minute": 11, "hand": 1}),
    S("002:86", "3-4", {}, "34 kick 3", {"score": [3, 0], "minute": 11}),
    S("002:91", "the hand kept for x minutes", {}, "34 keep", {"score": [0, 0], "minute": 13, "hand": 0}),
    S("002:91", "two minutes", {}, "32 keep", {"minute": 11, "hand": 0, "asks": "action", "asked": 0}),
    S("002:98", "3-1 is not kicked", {}, "31", {"offers": "keep", "refuses": "kick"}),
    S("002:98,91", "3-1 takes a minute", {}, "13 keep", {"minute": 10, "hand": 0, "score": [0, 0]}),
    S("002:99-101", "3-6 is a card first", {}, "36", {"asks": "colour", "asked": 1}),
    S(
        "002:99,86", "then the kick", {}, "36 23 kick 5",
        {"score": [3, 0], "yellow": [[], [9]], "minute": 11, "hand": 1},
    ),
    S("002:86", "which a 6 misses", {}, "36 23 kick 6", {"score": [0, 0], "minute": 11, "hand": 1}),
    S("002:99,91", "or six minutes", {}, "36 66 keep", {"red": [0, 1], "minute": 15, "hand": 0}),
    S("002:27,121", "5-3 is the penalty", {}, "53", {"asks": "award", "offers": "kick keep", "never": "try-claimed"}),
    S("002:121,86", "kicked under 5", {}, "35 kick 4", {"score": [3, 0], "minute": 11, "hand": 1}),
    S("002:121,91", "or five minutes", {}, "53 keep", {"minute": 14, "hand": 0}),
    S("002:111,122", "even with cards", {"red": [2, 0]}, "53 kick 4", {"score": [3, 0], "never": "lowered"}),
    S("002:111", "cards do not move the posts", {"red": [2, 0]}, "34 kick 3", {"score": [3, 0]}),
]  # fmt: skip
TRIES = [
    S("002:120-124", "5-2 converted", {}, "52 1", {"score": [7, 0], "minute": 11, "hand": 1}),
    S("002:123-124", "5-2 not converted", {}, "25 2", {"score": [5, 0], "minute": 11, "hand": 1}),
    S("002:123", "5-4", {}, "54 3", {"score": [7, 0]}),
    S("002:123", "5-6 not converted", {}, "56 6", {"score": [5, 0], "minute": 11}),
    S("002:119", "5-1 is for the video", {}, "51", {"asks": "video", "asked": 0, "score": [0, 0]}),
    S("002:119,124", "refused", {}, "51 3", {"score": [0, 0], "minute": 11, "hand": 1}),
    S("002:119,123", "granted, under the video's die", {}, "51 6 5", {"score": [7, 0], "minute": 11, "hand": 1}),
    S("002:123", "not under the video's die", {}, "51 2 2", {"score": [5, 0], "minute": 11}),
    S("002:113", "5-1 and a card", {"red": [1, 0]}, "51", {"score": [0, 0], "minute": 11, "hand": 1}),
    S("002:115", "5-2 and a card", {"red": [1, 0]}, "52", {"asks": "video", "score": [0, 0]}),
    S("002:117,122", "5-4 and a card is a try at 3", {"red": [1, 0]}, "54 2", {"score": [7, 0], "never": "penalty"}),
    S("002:117", "converted under 3 only", {"red": [1, 0]}, "54 3", {"score": [5, 0]}),
    S("002:117,120", "5-6 and a card is the 5-5", {"red": [1, 0]}, "56 4", {"score": [7, 0]}),
    S("002:117", "converted under 5 only", {"red": [1, 0]}, "56 5", {"score": [5, 0]}),
    S("002:113", "5-2 and two cards", {"red": [2, 0]}, "52", {"score": [0, 0], "minute": 11, "hand": 1}),
    S("002:122", "5-6 and three cards is a try at 3", ON_SIX | {"red": [3, 0]}, "56 2", {"score": [7, 0]}),
    S("002:115", "5-4 and three cards", ON_SIX | {"red": [3, 0]}, "54", {"asks": "video"}),
    S("002:115", "5-6 and five cards", ON_SIX | {"red": [5, 0]}, "56", {"asks": "video"}),
    S("002:113", "5-6 and six cards", ON_SIX | {"red": [6, 0]}, "56", {"score": [0, 0], "minute": 18, "hand": 1}),
    S(
        "002:111", "yellow and red weigh the same", {"red": [1, 0], "yellow": [[3], []]}, "54 1",
        {"log": "lowered clear"},
    ),
    S("002:111", "the other side's cards do nothing", {"red": [0, 2]}, "52 1", {"score": [7, 0], "never": "lowered"}),
]  # fmt: skip
CARDS = [
    S("002:21", "a yellow from then on", {"minute": 5}, "22 12 kick 1 1 51", {"log": "lowered try-refused"}),
    S("002:21", "a yellow's last minute", {"minute": 15, "yellow": [[5], []]}, "51", {"log": "lowered try-refused"}),
    S("002:21", "a yellow run out", {"minute": 16, "yellow": [[5], []]}, "51", {"asks": "video", "never": "lowered"}),
    S("002:21", "a red to the end", {"half": 2, "minute": 40, "red": [1, 0]}, "51", {"log": "lowered try-refused"}),
    S("002:21", "two yellows are two cards", {"yellow": [[3, 7], []]}, "52", {"log": "lowered try-refused"}),
    S(
        "002:21", "a yellow over half-time", LAST | {"hand": 1, "yellow": [[], [15]]}, "12 51",
        {"log": "half-time lowered try-refused", "half": 2, "minute": 23},
    ),
    S(
        "002:21", "up to its minute", {"half": 2, "minute": 26, "yellow": [[15], []]}, "51",
        {"asks": "video", "never": "lowered"},
    ),
    S(
        "002:21", "a yellow of added time keeps its minute", LAST | {"hand": 1}, "35 keep 22 12 kick 1 1 51",
        {"log": "yellow half-time lowered try-refused", "half": 2, "minute": 23},
    ),
    S(
        "002:21", "one that ran out in added time stays over", LAST | {"hand": 1, "yellow": [[], [12]]},
        "35 keep 12 51", {"asks": "video", "never": "lowered", "spent": [0, 1], "cards": [0, 0]},
    ),
    S(
        "002:21", "one of the second half counts after a long first", LAST,
        "35 keep 35 keep 35 keep 12 22 12 kick 1 6 51", {"log": "half-time yellow lowered try-refused", "minute": 25},
    ),
    S(
        "002:21", "a table's two minutes", {"minute": 8, "yellow": [[5], []], "house": {"yellow": "2"}}, "51",
        {"asks": "video"},
    ),
]  # fmt: skip
LAST_ACTIONS = [
    S("002:23", "minute 19 is not the last", {"minute": 19}, "12", {"half": 1, "minute": 20, "hand": 1}),
    S("002:23", "minute 20 is", LAST, "12", {"half": 2, "minute": 21, "hand": 1, "log": "last-action half-time"}),
    S("002:23", "and a later one", {"minute": 19}, "55 12", {"half": 2, "minute": 21, "hand": 1, "score": [7, 0]}),
    S("002:19", "the other player begins the second half", LAST | {"hand": 1}, "12", {"half": 2, "hand": 1}),
    S("002:19", "played out to the conversion", LAST, "44 6 1 2", {"half": 2, "minute": 21, "score": [0, 7]}),
    S("002:19", "a hand that is kept plays on", LAST, "32 keep", {"half": 1, "minute": 22, "hand": 0}),
    S("002:19", "until it is given up", LAST, "32 keep 34 keep 12", {"half": 2, "minute": 21, "hand": 1}),
    S("002:19", "a 50-22 too", LAST, "33 fifty-twenty-two", {"half": 1, "minute": 23, "hand": 0}),
    S("002:19,36", "the opponent's hand too", LAST, "11 keep", {"half": 1, "minute": 23, "hand": 1}),
    S("002:19,35", "the opponent's kick ends it", LAST, "11 kick 6 1", {"half": 2, "score": [0, 3], "hand": 1}),
    S(
        "002:19", "a table that stops there", LAST | {"house": {"hand-kept": "end"}}, "32 keep",
        {"half": 2, "minute": 21, "hand": 1},
    ),
    S("002:146", "the end of 40 minutes", END | {"score": [3, 0]}, "12", {"over": True, "winner": 0}),
    S("002:146", "minute 39 is not the end", {"half": 2, "minute": 39}, "12", {"over": False, "minute": 40}),
    S("002:146", "the end of 20", LAST | {"score": [3, 0], "house": {"length": "20"}}, "12", {"winner": 0}),
    S("002:146", "the last action counts", END | {"score": [0, 6]}, "55", {"over": True, "score": [7, 6], "winner": 0}),
]  # fmt: skip
RESULTS = [
    S("002:142", "more points", END | {"score": [8, 10]}, "12", {"winner": 1, "ends": "double.result.score"}),
    S("002:144", "fewer reds", END | {"red": [1, 0]}, "12", {"winner": 1, "ends": "double.result.tie-break"}),
    S("002:144", "fewer yellows", END | {"yellow": [[22], []]}, "12", {"winner": 1, "ends": "double.result.tie-break"}),
    S("002:144", "reds before yellows", END | {"red": [1, 0], "yellow": [[], [22, 25, 28]]}, "12", {"winner": 1}),
    S("002:144", "those run out as well", END | {"yellow": [[3], []]}, "12", {"winner": 1}),
    S("002:144", "those over at half-time as well", END | {"spent": [0, 1]}, "12", {"winner": 0}),
    S("002:144", "a card of the last action", END, "22 12 kick 1 1", {"winner": 1, "ends": "double.result.tie-break"}),
    S("002:144", "level in all", END | {"red": [1, 1]}, "12", {"winner": None, "ends": "double.result.draw"}),
]  # fmt: skip
ALL = [
    *KICK_OFF, *TURNOVERS, *FAULTS, *DROPS, *COUNTERS, *PENALTY_TRIES,
    *PENALTIES, *TRIES, *CARDS, *LAST_ACTIONS, *RESULTS,
]  # fmt: skip


@both_seats(ALL)
def test_as_the_source_says(scenario: Scenario, seat: int) -> None:
    compare(played("double", scenario, seat, USUAL), scenario.expected, seat)


@both_seats([
    S("002:15", "the higher die", NEW, "5 2", {"hand": 0, "first": 0, "minute": 1}),
    S("002:15", "thrown again after a tie", NEW, "3 3 6 2", {"hand": 0, "log": "opening-tied starts"}),
])  # fmt: skip
def test_the_opening_dice(scenario: Scenario, seat: int) -> None:
    """The dice themselves change sides here, for seat 0 always throws first."""
    dice = scenario.answers.split()
    if seat:
        dice = [die for pair in zip(dice[1::2], dice[::2], strict=True) for die in pair]
    position = played("double", scenario._replace(answers=" ".join(dice)), seat, {})
    compare(position, scenario.expected, seat)
