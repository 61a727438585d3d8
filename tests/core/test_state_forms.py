"""The referee's form asks for the fields of a state as they are declared."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import moment_fields as forms
from tests.core.test_state import PACK, Match


@pytest.mark.parametrize(
    ("field", "shape", "facts"),
    [
        ("half", forms.Word, {"known": {"1": 1, "2": 2}}),
        ("ball", forms.Number, {"low": -10, "high": 110}),
        ("seconds", forms.Clock, {"low": 0, "high": 600}),
        ("late", forms.Flag, {"blank": True}),
        ("hand", forms.Seat, {"known": {"0": 0, "1": 1}}),
        ("phase", forms.Word, {"known": {"deal": "deal", "turn": "turn"}}),
        ("part", forms.Word, {"known": {"first": "first", "second": "second"}}),
        ("score", forms.Number, {"low": 0, "high": 99, "parts": 2}),
        ("hands", forms.Cards, {"known": {card: card for card in PACK}, "parts": 2}),
        ("sides", forms.Cards, {"known": {card: card for card in PACK}, "parts": 2}),
        ("piles", forms.Cards, {"known": {card: card for card in PACK}, "parts": 0}),
        ("minutes", forms.Minutes, {"low": 1, "high": 40}),
        ("top", forms.Card, {"known": {card: card for card in PACK}}),
    ],
)
def test_a_form_asks_for_a_field_within_its_bounds(field: str, shape: type, facts: dict[str, Any]) -> None:
    asked = Match.form(field)
    assert type(asked) is shape
    assert asked.key == Match.fields[field].name
    assert {name: getattr(asked, name) for name in facts} == facts


def test_a_form_says_what_is_usual_and_may_ask_for_less() -> None:
    asked = Match.form("ball", 40, high=100, rare=True, blank=True)
    assert vars(asked) == vars(forms.Number("ball", 40, low=-10, high=100, rare=True, blank=True))
    due = Match.form("due", (1, 0), known={"0": 0, "1": 1})
    assert due.write((1, 0)) == {"due": "1 0"}

    class Own(forms.Word):
        """A field of the game's own."""

    assert type(Match.form("phase", "deal", of=Own)) is Own
