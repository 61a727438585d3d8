"""The two dice games taken up in the middle: what a match reaches is accepted, and what is accepted plays on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.game import Game, State
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.players import at_random
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.tomy.rules.box import FACES
from tests.contract import house_rules, walk

MATCHES = 200
TOLD = 3000
"""Positions that are told at random; most of them cannot be."""
DICE_GAMES = pytest.mark.parametrize("id_", ["double", "tomy"])


def between_plays(game: Game[Any], state: State, seed: int) -> Iterator[State]:
    """The match at every moment between two plays, from this one to its end."""
    player = at_random(Random(seed))
    yield state
    while (play := game.next_play(state)) is not None:
        steps = game.plays[play](state)
        try:
            ask = next(steps)
            while True:
                ask = steps.send(player(ask))
        except StopIteration:
            yield state


def comes_back(game: Game[Any], state: State, options: Any) -> bool:
    """Whether a state is loaded from its own values without a change."""
    data = json.loads(json.dumps(state.data()))
    again = game.load(data, options)
    return bool(again.data() == data and again.key() == state.key())


@pytest.mark.slow
@DICE_GAMES
def test_every_state_of_a_match_is_accepted_and_comes_back(id_: str) -> None:
    game = load(id_)
    rules = list(house_rules(game))
    for seed in range(MATCHES):
        house = agreed(game.house_rules, rules[seed % len(rules)])
        for state in between_plays(game, game.new(house), seed):
            assert comes_back(game, state, house), (seed, state.data())


def double_told(dice: Random) -> dict[str, Any]:
    """A moment of 5-3-Double! as somebody might tell it, right or wrong."""

    def some(most: int) -> int:
        return int(dice.random() * (most + 1))

    half = 1 + some(1)
    minute = 20 * (half - 1) + 1 + some(25)
    told: dict[str, Any] = {
        "half": half,
        "minute": minute,
        "hand": some(1),
        "score": [dice.choice([0, 0, 3, 5, 6, 7, 10, 14]) for _ in range(2)],
        "yellow": [[1 + some(minute) for _ in range(some(2))] for _ in range(2)],
        "red": [some(3) // 3, some(3) // 3],
    }
    if dice.random() < 0.5:
        told["first"] = some(1)
    if half == 2 and dice.random() < 0.5:
        told["spent"] = [some(1), some(1)]
    if half == 2 and dice.random() < 0.3:
        told["last_line"] = 20 + some(8)
    return told


def tomy_told(dice: Random) -> dict[str, Any]:
    """A moment of TOMY rugby dice as somebody might tell it, right or wrong."""

    def some(most: int) -> int:
        return int(dice.random() * (most + 1))

    part = dice.choice(["first-half", "second-half", "extra-time", "shootout"])
    told: dict[str, Any] = {
        "part": part,
        "round": 1 + some({"extra-time": 1, "shootout": 1}.get(part, 5)),
        "hand": some(1),
        "score": [dice.choice([0, 3, 5, 7, 8, 10, 14])] * 2,
        "warnings": [some(2), some(2)],
    }
    if part != "shootout" and dice.random() < 0.5:
        told["score"] = [dice.choice([0, 3, 5, 7, 8, 10, 14]) for _ in range(2)]
    if part == "shootout":
        told["shots"] = [[dice.random() < 0.6 for _ in range(some(2))] for _ in range(2)]
    for field in ("first", "serving"):
        if dice.random() < 0.4:
            told[field] = some(1)
    return told


@pytest.mark.slow
@pytest.mark.parametrize(("id_", "tell"), [("double", double_told), ("tomy", tomy_told)])
def test_what_is_accepted_can_be_played_to_its_end(id_: str, tell: Callable[[Random], dict[str, Any]]) -> None:
    """Told at random: refused with a sentence, or played out with its books in order, each state coming back."""
    game, dice, reasons = load(id_), Random(14), Counter[str]()
    house = agreed(game.house_rules, {"format": "single"} if id_ == "tomy" else {})
    for seed in range(TOLD):
        told = tell(dice)
        try:
            state = game.load(told, house)
        except Refusal as why:
            reasons[why.code] += 1
            assert all(len(game.text(lang).refusal(why)) > 20 for lang in LANGUAGES)
            continue
        reasons["accepted"] += 1
        for field in set(told) - {"first", "serving", "yellow", "spent", "last_line"}:
            assert state.data()[field] == told[field]
        for field in {"first", "serving"} & set(told):
            assert state.data()[field] == told[field]
        for now in between_plays(game, state, seed):
            assert comes_back(game, now, house), (told, now.data())
            game.audit(now)
        assert game.result(state) is not None
    # Both happen often enough for this to mean something, and for many reasons.
    assert reasons["accepted"] > TOLD / 20
    assert len(reasons) >= 7, reasons


WRITTEN = {
    "double": {"award": {"kick", "keep"}, "fault": {"kick", "keep"}, "three": {"drop", "fifty-twenty-two"}},
    "tomy": {
        "attempt": {"score", "stop"}
        | {"+".join((a, *more)) for a in FACES["blue"] for more in [(), *((b,) for b in FACES["blue"])]}
        | {"+".join((a, b, c)) for a in FACES["blue"] for b in FACES["blue"] for c in FACES["blue"]},
        "bonus": {"throw", "keep"},
        "defence": {"defend", "let"},
        "save": {"defend", "let"},
    },
}
"""Every option that can be written, by the name of the ask."""


@DICE_GAMES
def test_every_written_option_is_offered_or_refused_by_its_own_rule(id_: str) -> None:
    game, asked = load(id_), set[Choose]()
    for seed in range(40):
        for position in walk(game, seed, {"shootout-defence": "on", "format": "single"} if id_ == "tomy" else {}):
            ask = position.ask
            if not isinstance(ask, Choose) or ask in asked:
                continue
            asked.add(ask)
            understood = set()
            for option in WRITTEN[id_][ask.name]:
                try:
                    understood.add(ask.check(option))
                except Refusal as why:
                    assert why.code != "option-unknown"
                    assert why.rule
                    for lang in LANGUAGES:
                        said = game.text(lang)
                        assert (said.barred(ask, option) if why.code == "barred" else said.refusal(why)).endswith(".")
            assert understood == set(ask.options)
    assert {ask.name for ask in asked} == set(WRITTEN[id_])
