"""The clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.game import Result
from engine.core.players import at_random, play_out
from engine.games import load
from engine.games.draft.table.deck import BOOK
from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

CAMILLE, SACHA = "ggf ygf kgf", "bnf gnf wgf"
LAST = ("laying.draw ynf", "laying.draw pass")
CLOCK = {"half": "clock"}
FIVE, SIX = "bgf ggf ygf kgf rnf", "bgf ggf wgf ynf bny kgy"
"""Hands before the last pick of a draft."""


def ending(part: str = "first-half", home: str = "", away: str = "", **state: Any) -> Table:
    """The last card of a pile, about to be drawn by Sacha in vain."""
    goals = [cards(home), cards(away)]
    if part in ("extra-1", "extra-2"):
        # With two or three goals on the table a period leaves 24 or 23 cards in the pile.
        state.setdefault("discard", [cards("bgf bgf bgf bgy bgy bgy bnf bnf bny bny ggf ggf ggf gnf rgf rgp")])
    elif "discard" not in state:
        state.setdefault("pile", [cards("ynf")])
    return turn("bgp", 0, CAMILLE, SACHA, part=part, goals=goals, **state)


@pytest.mark.rule("draft.clock.half-by-pile")
def test_a_half_ends_with_its_pile() -> None:
    table = say(ending(), *LAST)
    assert table.event("pile-empty")[2] == "first-half"
    assert table.now("part", "phase") == ["second-half", "deal"]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_one_card_left_is_not_the_end() -> None:
    table = say(ending(pile=[cards("ynf bnf")]), *LAST)
    assert table.now("part", "actor", "goes_on") == ["first-half", 0, True]
    under = say(ending(under=[cards("bnf")]), *LAST)
    assert under.now("part") == "first-half"


@pytest.mark.rule("draft.clock.half-by-pile")
def test_the_last_card_is_still_laid() -> None:
    table = say(ending(pile=[cards("kgy")]), "laying.draw kgy", "laying.draw black")
    assert table.names() == ["drew", "intercepted", "pile-empty", "half-time"]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_the_last_card_still_confirms_a_goal() -> None:
    table = turn("ggf", 0, "bgf ygf", "bnf gnf", pile=[cards("ynf bgp")])
    say(table, *LAST, "goals.check bgp")
    assert table.now("part", "goals") == ["second-half", [cards("bgp"), []]]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_a_refused_goal_puts_its_card_back_so_the_half_goes_on() -> None:
    table = turn("ggf", 0, "bgf ygf", "bnf gnf", pile=[cards("ynf gnp")])
    say(table, *LAST, "goals.check gnp")
    assert table.now("part", "under", "phase") == ["first-half", [cards("gnp")], "engage"]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_a_goal_that_no_card_can_confirm_does_not_count() -> None:
    table = say(turn("ggf", 0, "bgf ygf", "bnf gnf", pile=[cards("ynf")]), *LAST)
    assert table.names()[-4:] == ["unparried", "unchecked", "pile-empty", "half-time"]
    assert table.now("goals", "part") == [[[], []], "second-half"]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_a_foul_that_no_card_can_judge_has_no_consequence() -> None:
    table = turn("bgy", 1, "ygf wny", "bnf gnf", pile=[cards("rnf")])
    say(table, "laying.draw rnf", "laying.draw red")
    assert table.names() == ["drew", "foul", "pile-empty", "half-time"]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_hands_that_cannot_be_filled_end_the_half() -> None:
    table = turn("ggf", 0, "bgf ygf", "bnf gnf", pile=[cards("ynf bgp bny")], whole=True)
    say(table, *LAST, "goals.check bgp", "goals.refill bny")
    assert table.now("part", "phase") == ["second-half", "deal"]


@pytest.mark.rule("draft.clock.half-by-pile")
def test_a_kick_off_that_finds_no_blue_ends_the_half() -> None:
    state: dict[str, Any] = {"hands": [cards("ggf"), cards("wgf")], "pile": [cards("ynf")]}
    table = say(Table("draft", "engage", **state), "goals.restart ynf", "goals.restart keep")
    assert table.now("part") == "second-half"


@pytest.mark.rule("draft.clock.half-by-pile")
def test_with_own_packs_either_pile_ends_the_half() -> None:
    for seat, piles in ((1, [cards("wgf"), cards("ygf")]), (0, [cards("ygf"), cards("wgf")])):
        hands = ("ggf ygy", "bnf gnf")
        table = turn("bgf", 1 - seat, *hands, house={"packs": "own"}, pile=piles)
        say(table, "laying.draw ygf", "laying.draw pass")
        assert table.now("part") == "second-half"


@pytest.mark.rule("draft.clock.half-by-clock")
def test_every_card_and_every_pass_is_a_minute() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA, house=CLOCK, minute=20, whole=True)
    say(table, "laying.draw ynf", "laying.draw pass")
    assert table.now("minute") == 21
    say(table, "laying.go-on green")
    assert table.now("minute") == 22
    say(table, "goals.parry white")
    assert table.now("minute") == 23
    stuck = turn("ygf", 0, "kgf rnf", SACHA, goes_on=True, house=CLOCK, minute=30)
    say(stuck, "laying.go-on-draw wny", "laying.go-on-draw pass")
    assert stuck.now("minute") == 31


@pytest.mark.rule("draft.clock.half-by-clock")
@pytest.mark.parametrize(("part", "minute", "then"), [
    ("first-half", 43, "first-half"),
    ("first-half", 44, "second-half"),
    ("second-half", 44, "extra-1"),
    ("extra-1", 13, "extra-1"),
    ("extra-1", 14, "extra-2"),
    ("extra-2", 14, "golden-goal"),
    ("golden-goal", 500, "golden-goal"),
])  # fmt: skip
def test_a_half_is_45_minutes_and_a_period_15(part: str, minute: int, then: str) -> None:
    table = turn("bgf", 0, CAMILLE, SACHA + " knf", house=CLOCK, part=part, minute=minute).then("laying.answer black")
    assert table.now("part") == then
    assert table.now("minute") == (minute + 1 if part == then else 0)
    assert ("time-up" in table.names()) is (part != then)


@pytest.mark.rule("draft.clock.half-by-clock")
def test_without_the_clock_minutes_end_nothing() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA + " knf", minute=44).then("laying.answer black")
    assert table.now("part") == "first-half"
    assert table.position.observe(0).view["minute"] is None


@pytest.mark.rule("draft.clock.new-pile")
def test_by_the_clock_the_played_cards_make_a_new_pile() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA, house=CLOCK, pile=[[]], minute=20)
    assert table.event("new-pile")[2] == 43
    assert len(table.about("cards")) == 43
    assert table.now("top", "discard") == [card("bgf"), [[]]]
    say(table, "laying.draw kgy", "laying.draw black")
    assert table.now("part", "discard") == ["first-half", [cards("bgf")]]


@pytest.mark.rule("draft.clock.new-pile")
def test_cards_under_the_pile_come_before_a_new_one() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA, house=CLOCK, pile=[[]], under=[cards("kgy ynf")], minute=20)
    assert table.about("pool") == {card("kgy"): 1}
    assert "new-pile" not in table.names()


@pytest.mark.rule("draft.clock.new-pile")
def test_by_the_clock_a_half_ends_all_the_same_when_no_card_is_left_at_all() -> None:
    pack = BOOK
    everything = load("draft").new({"pack": pack, "packs": "common", "half": "clock", "youngest": "first"}).piles[0]
    top = card("bgf")
    rest = list(everything)
    rest.remove(top)
    answers = [name for name in rest if name.startswith(("black", "red"))]
    others = [name for name in rest if not name.startswith(("black", "red"))]
    state: dict[str, Any] = {"top": top, "top_seat": 0, "hands": [answers, others], "minute": 20, "pile": [[]]}
    table = Table("draft", "turn", house=CLOCK, **state)
    assert table.over
    assert table.now("part") == "second-half"


@pytest.mark.rule("draft.clock.half-time")
def test_at_half_time_all_is_shuffled_but_goals_and_cards() -> None:
    table = say(ending(home="ygp", yellows=[[], cards("wgy")], under=[[]]), *LAST)
    assert table.now("goals", "yellows", "hands", "top") == [[cards("ygp"), []], [[], cards("wgy")], [[], []], None]
    assert len(table.now("pile")[0]) == 48
    assert table.now("discard", "under", "open", "played") == [[[]], [[]], [0, 0], 0]


@pytest.mark.rule("draft.clock.half-time")
@pytest.mark.parametrize(("youngest", "engager"), [("first", 1), ("second", 0)])
def test_the_older_one_kicks_off_the_second_half(youngest: str, engager: int) -> None:
    table = say(ending(house={"youngest": youngest}), *LAST)
    assert table.now("engager", "actor") == [engager, 1 - engager]
    assert table.event("half-time")[2:] == (0, 0, engager)


@pytest.mark.rule("draft.clock.full-time")
@pytest.mark.parametrize(("home", "away", "winner"), [("ygp bgp", "wgp", 0), ("", "wgp", 1)])
def test_more_goals_win(home: str, away: str, winner: int) -> None:
    table = say(ending("second-half", home, away), *LAST)
    score = (len(home.split()), len(away.split()))
    assert table.result == Result(winner, score, "draft.clock.full-time")
    assert table.event("won")[2:] == (winner, *score)
    assert table.now("phase") == "over"


@pytest.mark.rule("draft.clock.full-time")
def test_nobody_has_won_before_the_end() -> None:
    assert ending("second-half", "ygp").result is None


@pytest.mark.rule("draft.clock.extra-time")
def test_level_sides_play_two_periods_more() -> None:
    table = say(ending("second-half", "ygp", "wgp"), *LAST)
    assert table.now("part", "phase", "engager") == ["extra-1", "deal", 0]
    table = say(ending("extra-1", "ygp ygy", "wgp"), *LAST)
    assert table.now("part", "engager") == ["extra-2", 1]
    assert table.result is None
    table = say(ending("extra-2", "ygp", "wgp ygy"), *LAST)
    assert table.result == Result(1, (1, 2), "draft.clock.extra-time")


@pytest.mark.rule("draft.clock.extra-time")
@pytest.mark.parametrize(("part", "stop"), [("extra-1", 25), ("extra-2", 25), ("golden-goal", 0), ("second-half", 0)])
def test_a_period_uses_a_third_of_the_pile(part: str, stop: int) -> None:
    state: dict[str, Any] = {"part": part, "row": cards("bnf"), "hands": [cards(FIVE), cards(SIX)]}
    if part in ("second-half", "extra-2"):
        state["hands"].reverse()
    table = say(Table("draft", "pick", **state), "draft.pick bnf")
    assert len(table.now("pile")[0]) == 38
    assert table.now("stop") == [stop]


@pytest.mark.rule("draft.clock.extra-time")
def test_a_period_ends_when_its_third_is_drawn() -> None:
    for stop, part in ((24, "extra-1"), (25, "extra-2")):
        played = cards("bgf bgf bgf bgy bgy bgy bnf bnf bny bny ggf ggf ggf gnf rgf")
        table = ending("extra-1", "ygp", "wgp", stop=[stop], discard=[played])
        assert len(table.now("pile")[0]) == 26
        say(table, *LAST)
        assert table.now("part") == part


PERIOD: dict[str, Any] = {
    "goals": [cards("ygp"), cards("wgp")],
    "discard": [cards("bgf bgf bgf bgy bgy bgy bnf bnf bny bny ggf ggf ggf rgf rgp wnf")],
}


@pytest.mark.rule("draft.clock.extra-time")
@pytest.mark.parametrize("part", ["extra-1", "extra-2"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_shot_on_the_last_card_of_a_period_is_not_checked(part: str, seat: int) -> None:
    hands = ("kgf ygf wgf", "bnf gnf kgy")
    home, away = hands if seat == 0 else hands[::-1]
    # 25 cards lie in the pile, so one may be drawn, or two.
    table = say(turn("ggy", seat, home, away, part=part, stop=[24], **PERIOD), "laying.draw ynf", "laying.draw pass")
    assert table.names()[:4] == ["drew", "passed", "unparried", "unchecked"]
    assert table.now("goals") == PERIOD["goals"]
    table = say(turn("ggy", seat, home, away, part=part, stop=[23], **PERIOD), "laying.draw ynf", "laying.draw pass")
    say(table, "goals.check bgp")
    assert len(table.now("goals")[seat]) == 2
    assert "pile-empty" in table.names()


@pytest.mark.rule("draft.clock.extra-time")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_foul_with_the_last_card_of_a_period_is_not_judged(seat: int) -> None:
    hands = ("ygf wny ygy", "bnf gnf kgy")
    home, away = hands if seat == 0 else hands[::-1]
    table = turn("bgp", 1 - seat, home, away, part="extra-1", stop=[24], **PERIOD)
    say(table, "laying.draw rnf", "laying.draw red")
    assert table.names() == ["drew", "foul", "pile-empty", "extra-time"]


@pytest.mark.rule("draft.clock.extra-time")
def test_by_the_clock_a_period_knows_no_third() -> None:
    table = turn("ggy", 0, "kgf ygf wgf", "bnf gnf kgy", part="extra-1", house=CLOCK, minute=3, stop=[0], **PERIOD)
    say(table, "laying.draw ynf", "laying.draw pass", "goals.check bgp")
    assert len(table.now("goals")[0]) == 2
    state: dict[str, Any] = {"part": "extra-1", "row": cards("bnf"), "hands": [cards(FIVE), cards(SIX)]}
    ready = say(Table("draft", "pick", house=CLOCK, **state), "draft.pick bnf")
    assert ready.now("stop") == [0]


@pytest.mark.rule("draft.clock.golden-goal")
def test_still_level_a_golden_goal_decides() -> None:
    table = say(ending("extra-2", "ygp", "wgp"), *LAST)
    assert table.now("part", "phase") == ["golden-goal", "deal"]
    goals = [cards("ygp"), cards("wgp")]
    table = turn("ggf", 1, "bnf gnf", "bgf ygf", part="golden-goal", goals=goals)
    say(table, "laying.draw bny", "laying.draw pass", "goals.check bgy")
    assert table.result == Result(1, (1, 2), "draft.clock.golden-goal")
    assert table.now("phase") == "over"


@pytest.mark.rule("draft.clock.golden-goal")
def test_a_refused_goal_is_not_golden() -> None:
    table = turn("ggf", 1, "bnf gnf", "bgf ygf", part="golden-goal", goals=[cards("ygp"), cards("wgp")])
    say(table, "laying.draw bny", "laying.draw pass", "goals.check gnp")
    assert table.result is None
    assert table.now("phase") == "engage"


@pytest.mark.rule("draft.clock.golden-goal")
def test_a_penalty_can_be_golden() -> None:
    table = turn("bgy", 1, "ygf rnf", "bnf gnf", part="golden-goal")
    say(table, "laying.answer red", "fouls.whistle bgp", "fouls.penalty bgf")
    assert table.result == Result(1, (0, 1), "draft.clock.golden-goal")


@pytest.mark.rule("draft.clock.golden-goal")
def test_a_goal_lost_decides_too() -> None:
    state: dict[str, Any] = {"yellows": [cards("gny"), []], "goals": [cards("ygp"), cards("wgp")]}
    table = turn("bgy", 1, "ygf rnf", "bnf gnf", part="golden-goal", **state)
    say(table, "laying.answer red", "fouls.whistle ggy")
    assert table.result == Result(1, (0, 1), "draft.clock.golden-goal")
    assert table.names()[-2:] == ["goal-lost", "won"]


@pytest.mark.rule("draft.clock.golden-goal")
def test_without_a_golden_goal_there_is_another_draft() -> None:
    table = say(ending("golden-goal", "ygp", "wgp"), *LAST)
    assert table.now("part", "phase", "engager") == ["golden-goal", "deal", 1]
    assert table.result is None


@pytest.mark.rule("draft.clock.golden-goal")
def test_a_pack_without_a_goal_left_makes_a_draw() -> None:
    # Two GOAL cards in the whole pack, and each side has scored with one of them.
    pack = BOOK.replace("goal=30", "goal=2")
    house = {"pack": pack}
    goal = sorted(name for name in Table("draft", house=house).now("pile")[0] if "-goal-" in name)
    rest = Table("draft", house=house).now("pile")[0]
    blue = next(name for name in rest if name.startswith("blue-nogoal"))
    hand = [next(name for name in rest if name.startswith(f"{colour}-nogoal")) for colour in ("yellow", "white")]
    table = Table(
        "draft", "turn", house=house, part="extra-2", top=blue, top_seat=0, goals=[[goal[0]], [goal[1]]],
        hands=[[hand[0]], [hand[1]]], pile=[["green-nogoal-free"]], stop=[0],
    ).then("laying.draw green-nogoal-free", "laying.draw pass")  # fmt: skip
    assert table.result == Result(None, (1, 1), "draft.clock.golden-goal")
    assert table.names()[-1] == "drawn"


@pytest.mark.slow
@pytest.mark.parametrize("house", [{}, CLOCK, {"packs": "own"}, {"packs": "own", **CLOCK}])
def test_random_matches_end_and_keep_their_cards(house: dict[str, str]) -> None:
    game = load("draft")
    player = at_random(Random(3))
    for _ in range(300):
        played = play_out(game, player, house)
        game.audit(played.state)
        assert game.result(played.state) is not None
