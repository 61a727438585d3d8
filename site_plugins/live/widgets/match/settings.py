"""How a match is set up in a form: who sits where, the house rules, the dice, and how quickly computer players move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots import LEVELS
from engine.core.game import Game
from engine.core.house_rules import HouseRule, agreed, changed_house
from engine.core.reading import clean
from engine.core.refusal import Refusal
from engine.match.settings import CALM, HERE, HUMAN, JOINED, NEW, OFF, PACES, Settings, checked

RULE = "rule-"
"""What the names of the fields begin with that hold house rules."""


NAME_MOST = 40
"""Characters of a name, at most."""


def usual(game: Game[Any], table: Mapping[str, str], name: str = "", pace: object = None) -> Settings:
    """What the form shows at first: one person, by a name that the device knows, against a middling computer player.

    It moves at the pace that was chosen last.
    """
    settings = as_typed(game, {"pace": str(pace)} if pace in PACES else {}, table)
    if not name:
        return settings
    # Two sides do not have the same name.
    others = tuple(settings.names[0] if side == name else side for side in settings.names[1:])
    return settings._replace(names=(name, *others))


def name_of(given: object) -> str:
    """A name as the device keeps it, which may be anything."""
    return clean(given).strip()[:NAME_MOST] if isinstance(given, str) else ""


def given_name(settings: Settings, sides: Sequence[str]) -> str | None:
    """What whoever plays calls himself: nothing by the usual name; None where that is not to be told."""
    if not settings.people:
        return None
    seat = settings.people[0]
    if settings.names[seat] != sides[seat]:
        return settings.names[seat]
    return None if seat else ""


def as_typed(game: Game[Any], fields: Mapping[str, str], table: Mapping[str, str]) -> Settings:
    """What a form says so far, to be shown again: whatever it holds, except house rules that there are not."""
    given = {**table, **_rules(fields)}
    house = {
        house_rule.key: _taken(house_rule, given.get(house_rule.key, house_rule.default))
        for house_rule in game.house_rules
    }
    sides = game.sides(house)
    seats = tuple(fields.get(f"seat{seat}", "medium" if seat else HUMAN) for seat in range(len(sides)))
    first = "first" in fields
    return Settings(
        tuple(clean(fields.get(f"name{seat}", "")).strip() or side for seat, side in enumerate(sides)),
        _first(seats) if first else seats,
        changed_house(game.house_rules, house),
        fields.get("seed", "").strip(),
        fields.get("dice", HERE),
        "study" in fields,
        fields.get("pace", CALM),
        throws=fields.get("throws", JOINED),
        guide=NEW if first and fields.get("guide", OFF) == OFF else fields.get("guide", OFF),
    )


def _first(seats: Sequence[str]) -> tuple[str, ...]:
    """Who plays a first match: the people who sit there, or one at least, against the easiest computer players."""
    people = [seat for seat, who in enumerate(seats) if who == HUMAN] or [0]
    return tuple(HUMAN if seat in people else LEVELS[0] for seat in range(len(seats)))


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
