"""Where a half may be ended, and where a watch may be said to have run out: every ask of the game, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asks import Choose
from engine.games import load
from engine.games.flair.table.grammar import GRAMMAR
from tests.contract import walk
from tests.games.flair import OTHER, enter
from tests.games.table import Table

GAME: Any = load("flair")

ASKS: dict[str, bool] = {
    # The side with the ball is to begin an action
    "kick-off-dice": True, "drop-out-dice": True, "penalty": True, "mark": True, "received": True,
    # Nobody has the ball yet, or the kick ends the half by itself
    "scrum-dice": False, "line-out-dice": False, "conversion-dice": False,
    # The action has begun
    "run-dice": False, "kick-dice": False, "touch-dice": False, "drop-dice": False,
    "penalty-kick-dice": False, "penalty-touch-dice": False,
    # It is the other side's turn, or a ruck or an offside is being settled
    "tackle-card": False, "forced-card": False, "contest-card": False, "clear-out-card": False, "offside": False,
    # Cards are being put in order
    "discard": False,
}  # fmt: skip
"""Every choice beside that of a card in attack, and whether the half may be ended there."""
POINTS: dict[str, bool] = {
    # Open play, groupings, a penalty by hand, a kick
    **dict.fromkeys(("open", "ruck", "ruck-strict", "scrum", "scrum-far", "line-out", "line-out-single"), True),
    **dict.fromkeys(("maul", "maul-over", "fixing", "fixing-chain", "tap", "kick", "restart"), True),
    # Between the cards of a combination
    **dict.fromkeys(("nine", "ten", "relay", "forwards", "forwards-relayed", "backs", "backs-relayed"), False),
    **dict.fromkeys(("eight", "eight-far", "eight-nine"), False),
    **dict.fromkeys(("relaunch-nine", "relaunch-relay", "relaunch", "relaunch-relayed"), False),
    **dict.fromkeys(("maul-pair", "maul-second-pair", "maul-single", "fixing-pair"), False),
}
"""Every point at which a card is asked for in attack, and the same."""

STRICT, FAR, SINGLE = {"ruck-relay": "strict"}, {"scrum-exit": "10"}, {"maul": "two-in-all"}
WAYS: dict[str, tuple[str, str, str, dict[str, str]]] = {
    "open": ("open", "4 9 10 12", "", {}),
    "ruck": ("ruck", "4 9 10 12", "", {}),
    "ruck-strict": ("ruck", "4 9 10 12", "", STRICT),
    "scrum": ("scrum", "8 9 10 12", "", {}),
    "scrum-far": ("scrum", "8 9 10 12", "", FAR),
    "line-out": ("line-out", "4 9 10 12", "", {}),
    "line-out-single": ("line-out", "4 5 9 10", "", SINGLE),
    "maul": ("line-out", "4 5 9 10", "maul:4 maul:5", {}),
    "maul-over": ("line-out", "2 3 4 5 9", "maul:2 maul:3 maul:4 maul:5", {}),
    "fixing": ("ruck", "3 4 9 10 11 12", "fix:3 fix:4 stop", {}),
    "fixing-chain": ("ruck", "3 4 9 10", "fix:3 fix:4", {}),
    "tap": ("tap", "4 9 10 12", "", {}),
    "kick": ("kick", "4 9 10 12", "", {}),
    "restart": ("restart", "4 9 10 12", "", {}),
    "nine": ("open", "4 9 10 12", "9", {}),
    "ten": ("open", "4 9 10 12", "10", {}),
    "relay": ("open", "4 9 10 12", "relay:4", {}),
    "forwards": ("open", "4 5 6 9", "9 4", {}),
    "forwards-relayed": ("open", "4 5 6 12", "relay:12 4", {}),
    "backs": ("open", "9 10 12 13", "9 10", {}),
    "backs-relayed": ("open", "4 10 12 13", "relay:4 10", {}),
    "eight": ("scrum", "8 9 10 12", "8", {}),
    "eight-far": ("scrum", "8 9 10 12", "8", FAR),
    "eight-nine": ("scrum", "8 9 10 12", "8 9", {}),
    "relaunch-nine": ("kick", "4 8 9 12", "9", {}),
    "relaunch-relay": ("kick", "4 8 9 12", "relay:4", {}),
    "relaunch": ("kick", "4 8 10 12", "relaunch:10", {}),
    "relaunch-relayed": ("restart", "4 8 10 12", "relay:4 10", {}),
    "maul-pair": ("line-out", "4 5 9 10", "maul:4", {}),
    "maul-second-pair": ("line-out", "2 3 4 5 9", "maul:2 maul:3 maul:4", {}),
    "maul-single": ("line-out", "4 5 9 10", "maul:4", SINGLE),
    "fixing-pair": ("ruck", "3 4 9 10", "fix:3", {}),
}
"""How each point is reached: where it begins, with which hand, by which cards and under which house rule."""
SIX = "4 7 9 10 12 15"
RUCK = {"leader": 1, "zone": [2, 5]}
MOMENTS: dict[str, list[tuple[str, dict[str, Any], str]]] = {
    "kick-off-dice": [("kick-off", {"ball": 50}, "")],
    "drop-out-dice": [("drop-out", {"ball": 22}, "")],
    "penalty": [("penalty", {}, "")],
    "mark": [("mark", {"ball": 10, "point": "kick"}, ""), ("mark", {"ball": -5, "point": "kick"}, "")],
    "received": [
        ("received", {"ball": 10, "point": "kick", "marking": True}, ""),
        ("received", {"ball": -5, "point": "kick", "marking": True}, ""),
        ("received", {"ball": 0, "point": "restart"}, ""),
    ],
    "scrum-dice": [("scrum", {}, "")],
    "line-out-dice": [("line-out", {}, "")],
    "conversion-dice": [("conversion", {"ball": 100, "score": [5, 0]}, "")],
    "run-dice": [("attack", {"point": "kick"}, "12:run")],
    "kick-dice": [("attack", {}, "12:kick"), ("mark", {"ball": 10, "point": "kick"}, "kick")],
    "touch-dice": [("attack", {}, "15:touch"), ("mark", {"ball": 10, "point": "kick"}, "touch")],
    "drop-dice": [("attack", {}, "10:drop")],
    "penalty-kick-dice": [("penalty", {}, "kick")],
    "penalty-touch-dice": [("penalty", {}, "touch")],
    "tackle-card": [("tackle", {}, "")],
    "forced-card": [("attack", {"hand": "4"}, "4:advance")],
    "contest-card": [("contest", RUCK, "")],
    "clear-out-card": [("clear-out", RUCK, "")],
    "offside": [("offside", {}, "")],
    "discard": [("scrum", {"hand": f"2 {SIX}", "renewing": True}, "")],
}
"""How each other choice is reached, from the ways in which it can be."""
CASES = [
    *((point, "attack", {"point": start, "hand": hand}, cards, house, POINTS[point])
      for point, (start, hand, cards, house) in WAYS.items()),
    *((name, phase, state, answers, {}, ASKS[name])
      for name, ways in MOMENTS.items() for phase, state, answers in ways),
]  # fmt: skip


def reach(phase: str, state: dict[str, Any], answers: str, seat: int, **more: Any) -> Table:
    """The ask, for either side: who attacks the other way sees the same pitch from its other end."""
    state = {"ball": 30, **state}
    if seat:
        state["ball"] = 100 - state["ball"]
        if "leader" in state:
            state["leader"] = 1 - state["leader"]
        if "score" in state:
            state["score"] = state["score"][::-1]
    hands = [state.pop("hand", SIX).split(), OTHER.split()]
    table = Table("flair", phase=phase, attack=seat, hands=hands[::-1] if seat else hands, **state, **more)
    for answer in answers.split():
        drawn(table)
        table.position = table.position.send(answer)
    return drawn(table)


def drawn(table: Table) -> Table:
    """Whatever cards are owed are drawn."""
    while table.ask.kind == "draw":
        table.position = table.position.send(table.about("cards")[0])
    return table


def expected(ask: Choose) -> bool:
    """Whether the half may be ended at an ask, by the tables above."""
    return POINTS[getattr(ask, "point", "")] if ask.name == "attack" else ASKS[ask.name]


def test_the_tables_name_every_point_and_each_of_them_is_reached() -> None:
    assert set(POINTS) == set(WAYS) == set(GRAMMAR)
    assert set(ASKS) == set(MOMENTS)


@pytest.mark.rule("flair.clock.possession")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("what", "phase", "state", "answers", "house", "ends"), CASES)
def test_the_half_is_ended_only_where_an_action_begins(
    what: str, phase: str, state: dict[str, Any], answers: str, house: dict[str, str], ends: bool, seat: int
) -> None:
    table = reach(phase, state, answers, seat, seconds=600, house=house)
    assert what in {table.ask.name, getattr(table.ask, "point", "")}
    assert ("end" in table.options) is ends
    assert "time" not in table.options
    before = reach(phase, state, answers, seat, seconds=300, house=house)
    assert before.ask.name == table.ask.name
    assert not {"end", "time"} & set(before.options)
    if ends:
        assert table.options[-1] == "end"
        table.position = table.position.send("end")
        assert table.now("half", "phase", "late", "seconds") == [2, "kick-off", False, 0]
        assert table.event("called-off")[2] == seat


@pytest.mark.rule("flair.clock.real")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("what", "phase", "state", "answers", "house", "ends"), CASES)
def test_by_a_watch_time_is_called_where_an_action_begins(
    what: str, phase: str, state: dict[str, Any], answers: str, house: dict[str, str], ends: bool, seat: int
) -> None:
    table = reach(phase, state, answers, seat, house={"clock": "real", **house})
    assert what in {table.ask.name, getattr(table.ask, "point", "")}
    assert ("time" in table.options) is ends
    assert "end" not in table.options
    if ends:
        before = {**table.position.state.data(), "late": True}
        options = table.options
        table.position = table.position.send("time")
        assert table.position.state.data() == before
        assert table.options == (*options[:-1], "end")


@pytest.mark.rule("flair.clock.goal-kick")
@pytest.mark.parametrize(("dice", "score"), [("5", [3, 0]), ("1", [0, 0])])
def test_by_a_watch_a_kick_at_goal_can_be_the_last_of_the_half(dice: str, score: list[int]) -> None:
    table = enter("penalty", 80, house={"clock": "real"}, whole=True)
    table.then("penalty.choice time", "penalty.choice kick", "duels.distance one", f"penalty.kick {dice}")
    assert table.now("half", "score", "phase") == [2, score, "kick-off"]
    assert "last-kick" in table.names()


@pytest.mark.slow
@pytest.mark.rule("flair.clock.possession")
@pytest.mark.parametrize("house", [{}, {"clock": "real"}, {"maul": "two-in-all"}, {"ruck-relay": "strict"}])
def test_in_whole_matches_too(house: dict[str, str]) -> None:
    met = set()
    for seed in range(12):
        for position in walk(GAME, seed, house):
            ask: Any = position.ask
            if isinstance(ask, Choose):
                match: Any = position.state
                may = expected(ask)
                assert ("end" in ask.options) is (may and match.late), (seed, ask)
                assert ("time" in ask.options) is (may and not match.late and "clock" in house), (seed, ask)
                met.add(ask.name)
    assert set(ASKS) - met <= {"discard", "forced-card", "mark", "received", "drop-out-dice"}
