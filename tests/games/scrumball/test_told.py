"""Positions told at random, right or wrong: each is refused in words, or can be played to the end from where it is."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.languages import LANGUAGES
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.scrumball.table.house_rules import TYPES
from engine.games.scrumball.table.state import PHASES, Match

GAME = load("scrumball")
TOLD = 1500
PLAYS = (
    "attack",
    "maul",
    "scrum",
    "line-out",
    "penalty",
    "conversion",
    "drop-out",
    "mark",
    "kick-off",
    "renew",
    "substitution",
)
CODES = {
    *("cards-too-many", "drawn-and-cards", "kick-off-spot", "kick-off-side", "drop-out-spot", "set-piece-spot"),
    *("mark-spot", "conversion-spot", "conversion-score", "carried-spot", "phases-without-maul", "advantage-stopped"),
    *("advantage-mark", "advantage-seat", "due-and-hands", "bench-and-phase", "nothing-to-draw", "no-stoppage"),
    *("over-too-early", "nothing-to-play-now", "match-field", "play-not-due", "mark-and-side"),
}
"""Why such a position cannot be."""
RARE = {"nothing-to-play", "over-and-going-on"}


def told(dice: Random) -> dict[str, Any]:
    """A moment as somebody might tell it, with any of its facts left out."""

    def some(most: int) -> int:
        return int(dice.random() * (most + 1))

    def card() -> str:
        return TYPES[some(len(TYPES) - 1)]

    beneficiary, mark = (some(1), some(100)) if dice.random() < 0.4 else (None, None)
    data: dict[str, Any] = {
        "attack": some(1),
        "phase": PHASES[1 + some(len(PHASES) - 2)],
        "ball": [some(120) - 10, 50, 22, 78, 100, 0][some(5)],
        "half": 1 + some(1),
        "hands": [[card() for _ in range(some(6))] for _ in range(2)],
        "score": [dice.choice([0, 3, 5, 7, 8, 10]), dice.choice([0, 3, 5, 7, 8, 10])],
        "drawn": dice.choice([20, 40, 59, 60, 75]),
        "beneficiary": beneficiary,
        "mark": mark,
        "subs": [some(2), some(2)],
        "phases": some(1),
        "due": [some(2), some(2)],
        "bench": some(2),
        "over": dice.random() < 0.2,
        "first": some(1),
    }
    return {key: value for key, value in data.items() if key in {"attack", "hands"} or dice.random() < 0.35}


def test_what_is_told_at_random_is_refused_in_words_or_plays_on() -> None:
    dice = Random(13)
    refused: set[str] = set()
    played = 0
    for number in range(TOLD):
        data = told(dice)
        play = None if dice.random() < 0.5 else PLAYS[number % len(PLAYS)]
        try:
            position = Position.begin(Start.of(GAME, {}, (), play, data))
        except Refusal as why:
            refused.add(why.code)
            for lang in LANGUAGES:
                assert GAME.text(lang).refusal(why).endswith("."), why
            continue
        player = at_random(Random(number))
        for _ in range(60):
            if position.ask is None:
                break
            position = position.send(player(position.ask))
        match = position.state
        assert isinstance(match, Match)
        GAME.audit(match)
        assert GAME.load(position.base.data(), {**position.start.house}).data() == position.base.data()
        played += 1
    assert played > 300
    assert refused - RARE == CODES
