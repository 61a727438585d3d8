"""Scenarios written from the source text alone, before anybody looked at the engine, and played from both seats.

Metres count from the own goal line of the side that has the ball (“we”); for the other seat everything is mirrored.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from engine.core.asks import Choose
from engine.core.position import Position, Start
from engine.games import load
from tests.games.scrumball import source_cards, source_duels, source_kicks

GAME = load("scrumball")
US = ("run", "pass", "pass-tackle", "kick", "drop", "touch")
THEM = ("tackle", "pass-tackle", "kick", "run", "pass", "pass")
WE, THEY = "we", "they"


class Played(NamedTuple):
    """What came of a scenario, seen by the side that had the ball."""

    ball: int
    side: str
    phase: str
    points: tuple[int, int]
    half: int
    drawing: bool
    mark: int | None
    asks: str
    to: str
    options: tuple[str, ...]


def play(scenario: dict[str, Any], hand: int) -> Played:
    """Play a scenario from a seat."""

    def spot(ball: int) -> int:
        return 100 - ball if hand else ball

    data: dict[str, Any] = {"attack": hand, "phase": scenario.get("at", "attack"), "first": scenario.get("first", hand)}
    if "ball" in scenario:
        data["ball"] = spot(scenario["ball"])
    ours, theirs = list(scenario.get("us", US)), list(scenario.get("them", THEM))
    data["hands"] = [theirs, ours] if hand else [ours, theirs]
    if "mark" in scenario:
        data["mark"] = spot(scenario["mark"])
    if "points" in scenario:
        data["score"] = list(scenario["points"])[:: -1 if hand else 1]
    for field in ("drawn", "phases", "half"):
        if field in scenario:
            data[field] = scenario[field]
    position = Position.begin(Start.of(GAME, scenario.get("house", {}), data=data))
    for answer in scenario["play"].split():
        assert position.ask is not None
        position = position.send(position.ask.parse(answer))
    state, ask = position.state.data(), position.ask
    home, away = state["score"]
    return Played(
        spot(state["ball"]),
        WE if state["attack"] == hand else THEY,
        state["phase"],
        (away, home) if hand else (home, away),
        state["half"],
        any(state["due"]),
        None if state["mark"] is None else spot(state["mark"]),
        "" if ask is None else ask.name,
        "" if ask is None else WE if ask.seat == hand else THEY,
        ask.options if isinstance(ask, Choose) else (),
    )


SCENARIOS = (*source_cards.SCENARIOS, *source_kicks.SCENARIOS, *source_duels.SCENARIOS)


@pytest.mark.parametrize("hand", [0, 1])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"l{scenario['line']}: {scenario['what']}")
def test_as_the_source_says(scenario: dict[str, Any], hand: int) -> None:
    played = play(scenario, hand)
    for key, wanted in scenario["then"].items():
        if key == "may":
            assert set(wanted.split()) <= set(played.options), played
        elif key == "may_not":
            assert not set(wanted.split()) & set(played.options), played
        else:
            assert getattr(played, key) == wanted, (key, played)


def test_the_scenarios_go_through_every_chapter() -> None:
    lines = {scenario["line"] for scenario in SCENARIOS}
    chapters = ((12, 20), (24, 74), (76, 86), (88, 96), (98, 118), (120, 132), (134, 148), (150, 168), (170, 172),
                (174, 192), (194, 200), (202, 208), (210, 218), (220, 222), (224, 228))  # fmt: skip
    for first, last in chapters:
        assert any(first <= line <= last for line in lines), (first, last)
    assert len(SCENARIOS) >= 120
    whats = [scenario["what"] for scenario in SCENARIOS]
    assert len(set(whats)) == len(whats)
