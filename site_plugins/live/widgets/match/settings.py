"""How a match is set up in a form: who sits where, the house rules, the dice, and how quickly computer players move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.core.house_rules import HouseRule, agreed, changed_house
from engine.core.reading import clean
from engine.core.refusal import Refusal
from engine.match.settings import HERE, HUMAN, Settings, checked

RULE = "rule-"
"""What the names of the fields begin with that hold house rules."""


def usual(game: Game[Any], table: Mapping[str, str]) -> Settings:
    """What the form shows at first: one person against a computer player of middling strength."""
    return as_typed(game, {}, table)


def as_typed(game: Game[Any], fields: Mapping[str, str], table: Mapping[str, str]) -> Settings:
    """What a form says so far, to be shown again: whatever it holds, except house rules that there are not."""
    given = {**table, **_rules(fields)}
    house = {
        house_rule.key: _taken(house_rule, given.get(house_rule.key, house_rule.default))
        for house_rule in game.house_rules
    }
    sides = game.sides(house)
    return Settings(
        tuple(clean(fields.get(f"name{seat}", "")).strip() or side for seat, side in enumerate(sides)),
        tuple(fields.get(f"seat{seat}", "medium" if seat else HUMAN) for seat in range(len(sides))),
        changed_house(game.house_rules, house),
        fields.get("seed", "").strip(),
        fields.get("dice", HERE),
        "study" in fields,
        fields.get("pace", "calm"),
    )


def from_form(game: Game[Any], fields: Mapping[str, str], table: Mapping[str, str]) -> Settings:
    """The settings that a filled-in form stands for; refuse what cannot be, and say which."""
    agreed(game.house_rules, {**table, **_rules(fields)})
    return checked(as_typed(game, fields, table))


def _rules(fields: Mapping[str, str]) -> dict[str, str]:
    """The house rules of a form."""
    return {key.removeprefix(RULE): value for key, value in fields.items() if key.startswith(RULE)}


def _taken(house_rule: HouseRule, value: str) -> str:
    """A value as a house rule takes it, or what the book says."""
    try:
        return house_rule.accept(value)
    except Refusal:
        return house_rule.default
