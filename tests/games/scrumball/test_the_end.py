"""The end of a half, at every question that can come past its limit; and substitutions, wherever play has stopped."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.games import load
from engine.games.scrumball.table.state import Match
from tests.games.scrumball import open_play, phase
from tests.games.table import Table

GAME = load("scrumball")
OFFERED = {
    "attack": True,
    "maul": True,
    "maul-again": True,
    "penalty": True,
    "kick-off-dice": True,
    "drop-out": True,
    "mark": True,
    # Somebody else is asked, or the action has begun.
    "respond": False,
    "interception-dice": False,
    "contest": False,
    "spend": False,
    "see-hand": False,
    "kick-dice": False,
    "drop-dice": False,
    "touch-dice": False,
    "penalty-kick-dice": False,
    "penalty-touch-dice": False,
    "catch": False,
    "receive": False,
    # Play has stopped, and nobody has begun yet.
    "change": False,
    "change-more": False,
}
"""Every choice of the game: whether the side in possession may end the half there, once the limit is passed."""
THROWN = {
    *("run-die", "tackle-die", "ruck-die", "contest-die", "interception-one", "interception-two"),
    *("ground-die", "high-dice", "drop", "touch", "penalty-kick", "penalty-touch"),
    *("scrum", "scrum-answer", "line-out", "line-out-answer", "maul-die", "maul-answer"),
    *("conversion", "conversion-answer", "kick-off-one", "kick-off-ten", "kick-off-two", "restart-one", "restart-two"),
    *("interception-either", "draw"),
}
"""Throws and draws: there is nothing to declare with dice in the hand, nor at a scrum or a line-out."""


HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"contest": "card"},
    {"mode": "clock"},
    {"kick-off": "ten-metres", "interception": "either"},
)


def match_of(position: Position) -> Match:
    """The state of a position."""
    assert isinstance(position.state, Match)
    return position.state


def late(seed: int, house: dict[str, str]) -> list[Position]:
    """Positions past the limit of a half, in a match whose sides hardly ever end one."""
    rng = Random(seed)
    player = at_random(rng)
    found: list[Position] = []
    position = Position.begin(Start.of(GAME, house))
    while position.ask is not None and len(found) < 400:
        answer = player(position.ask)
        if answer == "end" and rng.random() < 0.9 and isinstance(position.ask, Choose):
            answer = position.ask.options[0]
        if match_of(position).late:
            found.append(position)
        elif position.ask.name == "change":
            # Somebody must have a substitution left.
            answer = "keep"
        position = position.send(answer)
    return found


@pytest.mark.slow
@pytest.mark.rule("scrumball.periods.declared")
def test_past_the_limit_every_question_is_in_the_table() -> None:
    met: set[str] = set()
    for seed in range(60):
        for position in late(seed, HOUSES[seed % 4]):
            ask = position.ask
            assert ask is not None
            met.add(ask.name)
            if isinstance(ask, Choose):
                assert ("end" in ask.options) == OFFERED[ask.name], ask
                if "end" in ask.options:
                    assert ask.seat == match_of(position).attack
                    after = position.send("end")
                    assert "called-off" in [event[1] for event in after.news]
            else:
                assert ask.name in THROWN
    assert met == OFFERED.keys() | THROWN


def test_before_the_limit_nobody_ends_a_half_and_the_rule_says_why() -> None:
    asked: set[str] = set()
    for seed in range(12):
        player = at_random(Random(seed))
        position = Position.begin(Start.of(GAME))
        while position.ask is not None:
            ask = position.ask
            if isinstance(ask, Choose) and not match_of(position).late:
                asked.add(ask.name)
                assert "end" not in ask.options
            position = position.send(player(ask))
    assert {name for name, end in OFFERED.items() if end} <= asked
    assert phase("penalty").refuses("end").rule == "scrumball.periods.time-up"


@pytest.mark.parametrize("hand", [0, 1])
def test_the_sixtieth_card_drawn_before_a_kick_off_lets_the_kicker_end_the_half(hand: int) -> None:
    full = ["pass", "run", "tackle", "kick", "touch", "drop"]
    hands = [full[:5], full] if hand else [full, full[:5]]
    due = [1, 0] if hand else [0, 1]
    table = Table(
        "scrumball", "renew", whole=True, phase="kick-off", attack=hand, first=hand, drawn=59, hands=hands, due=due,
        score=[7, 7], half=2,
    ).then("renewal.six pass")  # fmt: skip
    assert (table.ask.name, table.options) == ("kick-off-dice", ("one", "two", "end"))
    table.then("kickoff.kick end")
    assert table.over
    assert table.event("called-off")[2] == hand


@pytest.mark.parametrize("hand", [0, 1])
def test_a_drop_after_time_ends_the_half_only_if_it_goes_over(hand: int) -> None:
    ball = 20 if hand else 80
    over = open_play(ball, hand, drawn=60).then("cards.play drop", "kicks.drop two", "kicks.drop 65")
    assert over.now("half", "score") == [2, [0, 3] if hand else [3, 0]]
    for dice, lies in (("2", 90), ("4", 100)):
        short = open_play(ball, hand, drawn=60).then("cards.play drop", "kicks.drop one", f"kicks.drop {dice}")
        assert short.now("half", "ball") == [1, 100 - lies if hand else lies]
    charged = open_play(ball, hand, drawn=60).then("cards.play drop", "kicks.drop one", "kicks.drop 1")
    assert charged.now("half", "attack", "phase") == [1, 1 - hand, "attack"]


def play_to(hand: int, name: str) -> Table:
    """A stoppage of this name, brought about by play."""
    if name.startswith("line-out won"):
        ball, hands = 80 if hand else 20, [["run"], ["tackle"]]
        table = Table("scrumball", "penalty", whole=True, ball=ball, attack=hand, hands=hands)
        return table.then("penalty.choice touch", "penalty.touch two", f"penalty.touch {name[-1] * 2}")
    spot, *answers = WAYS[name]
    state: Any = {"half-time": {"drawn": 60}, "penalty": {"beneficiary": hand, "mark": 50}}.get(name, {})
    return open_play(100 - int(spot) if hand else int(spot), hand, whole=True, **state).then(*answers)


WAYS = {
    "half-time": ("40", "cards.play end"),
    "kick-off": ("80", "cards.play drop", "kicks.drop two", "kicks.drop 65"),
    "drop-out": ("80", "cards.play kick", "kicks.dice two", "kicks.high 65"),
    "scrum": ("30", "cards.play kick", "kicks.dice two", "kicks.high 22"),
    "line-out": ("30", "cards.play touch", "kicks.touch one", "kicks.touch 3"),
    "mark": ("50", "cards.play kick", "kicks.dice two", "kicks.high 24", "restarts.mark mark"),
    "penalty": ("50", "cards.play drop", "kicks.drop one", "kicks.drop 1"),
}
STOPPAGES = (*WAYS, *(f"line-out won at {value}" for value in range(1, 7)))


@pytest.mark.rule("scrumball.renewal.substitution")
@pytest.mark.parametrize("hand", [0, 1])
@pytest.mark.parametrize("name", STOPPAGES)
def test_wherever_play_has_stopped_both_sides_may_change_cards(name: str, hand: int) -> None:
    table = play_to(hand, name)
    asked: list[int] = []
    player = at_random(Random(3))
    while table.ask.name in {"draw", "change"}:
        if table.ask.name == "change":
            asked.append(table.ask.seat)
            table.then("renewal.substitution keep")
        else:
            table.then(f"renewal.six {player(table.ask)}")
    has_ball = table.now("attack")
    assert asked == [has_ball, 1 - has_ball]


def test_while_play_goes_on_nobody_changes_cards() -> None:
    won = open_play(whole=True).then("cards.play run", "cards.run 2", "tackle.respond tackle", "tackle.intensity 6")
    player = at_random(Random(3))
    while won.ask.name == "draw":
        won.then(f"renewal.six {player(won.ask)}")
    assert won.ask.name == "attack"
    opening = Table("scrumball").then("kickoff.opening 5", "kickoff.opening 2")
    while opening.ask.name == "draw":
        opening.then(f"renewal.six {player(opening.ask)}")
    assert opening.ask.name == "kick-off-dice"


def test_a_try_out_of_a_line_out_already_won_is_converted_at_once() -> None:
    table = phase("penalty", 40, hands=[["run"], ["tackle"]])
    table.then("penalty.choice touch", "penalty.touch two", "penalty.touch 66")
    assert table.now("phase", "bench", "score") == ["conversion", 0, [5, 0]]
