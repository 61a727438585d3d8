"""A match taken up in the middle: what cannot be is refused, in words; and the book-keeping."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from tests.games.table import Table

GAME = load("newgame")
OPTIONS = agreed(GAME.house_rules, {})


@pytest.mark.parametrize(
    "data",
    [
        {"first": 2},
        {"kicks": 1},
        {"first": 0, "kicks": 11},
        {"first": 0, "kicks": 4, "far": [3, 0]},
        {"first": 0, "kicks": 1, "far": [0, 1]},
        {"first": 0, "kicks": 4, "score": [3, 0]},
        {"first": 0, "kicks": 4, "score": [1]},
        {"first": 0, "kicks": 4, "score": ["1", 0]},
        {"first": 0, "kicks": 4, "score": [2, 0], "far": [1, 0]},
    ],
)
def test_a_match_that_cannot_be_is_refused_in_words(data: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load(data, OPTIONS)
    for lang in LANGUAGES:
        text = GAME.text(lang)
        assert text.refusal(caught.value) not in {"", text.core.unknown(caught.value.code)}


def test_goals_that_were_made_up_are_found() -> None:
    table = Table("newgame", "kick", first=0, kicks=2, score=[1, 1])
    table.then("kicks.choice near", "kicks.near 6")
    state = table.position.state.clone()
    state.events = list(table.events)
    GAME.audit(state)
    state.score[1] += 1  # type: ignore[attr-defined]
    with pytest.raises(Refusal, match="audit-goals"):
        GAME.audit(state)
