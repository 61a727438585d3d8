"""House rules: defaults, values and refusals."""

from __future__ import annotations

import pytest

from engine.core.house_rules import HouseRule, agreed, changed_house
from engine.core.refusal import Refusal
from tests.core.toy import GAME


def test_defaults_are_filled_in() -> None:
    assert agreed(GAME.house_rules, {}) == {"easy": "no"}
    assert agreed(GAME.house_rules, {"easy": "yes"}) == {"easy": "yes"}


@pytest.mark.parametrize(("given", "code"), [({"hard": "no"}, "switch-unknown"), ({"easy": "maybe"}, "switch-value")])
def test_unknown_switches_and_values_are_refused(given: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        agreed(GAME.house_rules, given)


def test_only_what_differs_is_told() -> None:
    assert changed_house(GAME.house_rules, {"easy": "no"}) == {}
    assert changed_house(GAME.house_rules, {"easy": "yes"}) == {"easy": "yes"}


def _even(value: str) -> str:
    """A number, which must be even."""
    if int(value) % 2:
        raise Refusal("odd", value=value)
    return str(int(value))


COUNT = HouseRule("count", "40", ("40", "20"), "toy/r2", ("toy.toy.turn",), _even)


def test_a_table_may_write_a_value_of_its_own() -> None:
    assert agreed((COUNT,), {"count": "08"}) == {"count": "8"}
    assert agreed((COUNT,), {}) == {"count": "40"}
    assert changed_house((COUNT,), agreed((COUNT,), {"count": "040"})) == {}
    with pytest.raises(Refusal, match="odd"):
        agreed((COUNT,), {"count": "41"})
