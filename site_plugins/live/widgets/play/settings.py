"""How a match is set up: who sits where, the house rules, the dice, and how quickly computer players move."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.bots import LEVELS
from engine.core.game import Game
from engine.core.options import Switch, changed_options, parse_options
from engine.core.refusal import Refusal

HUMAN = "human"
CONTROLS = (HUMAN, *LEVELS)
HERE, TABLE = "here", "table"
DICE = (HERE, TABLE)
"""Dice thrown by the page, or by the players on their own table."""
PACES = ("calm", "quick", "instant")
PAUSE_MS = {"calm": 900, "quick": 300, "instant": 0}
SEED_MOST = 40
RULE = "rule-"
"""What the names of the fields begin with that hold house rules."""


class Settings(NamedTuple):
    """Everything that is agreed before the kick-off."""

    names: tuple[str, ...]
    seats: tuple[str, ...]
    """Who answers for each side: a person, or a computer player of some level."""
    options: Mapping[str, str]
    """The house rules that differ from the book's."""
    seed: str = ""
    """Where all luck comes from; empty until the kick-off for those who want luck of their own."""
    dice: str = HERE
    study: bool = False
    """Whether one may go back behind dice and hidden cards."""
    pace: str = "calm"

    def human(self, seat: int) -> bool:
        """Whether a person answers for this side."""
        return self.seats[seat] == HUMAN

    @property
    def people(self) -> tuple[int, ...]:
        """The sides for which people answer."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == HUMAN)

    def seeded(self) -> Settings:
        """The same with luck of its own, short enough to be told to somebody, where no seed was given."""
        # From the system each time: a generator kept in a picture of the memory would give every visit the same.
        return self if self.seed else self._replace(seed=os.urandom(4).hex())

    def plain(self) -> dict[str, Any]:
        """As plain values; names and house rules stand in the record of the match."""
        return {
            "seats": list(self.seats),
            "seed": self.seed,
            "dice": self.dice,
            "study": self.study,
            "pace": self.pace,
        }


def usual(game: Game[Any], table: Mapping[str, str]) -> Settings:
    """What the form shows at first: one person against a computer player of middling strength."""
    return as_typed(game, {}, table)


def as_typed(game: Game[Any], fields: Mapping[str, str], table: Mapping[str, str]) -> Settings:
    """What a form says so far, to be shown again: whatever it holds, except house rules that there are not."""
    given = {**table, **_rules(fields)}
    options = {switch.key: _taken(switch, given.get(switch.key, switch.default)) for switch in game.switches}
    sides = game.sides(options)
    return Settings(
        tuple(fields.get(f"name{seat}", "").strip() or side for seat, side in enumerate(sides)),
        tuple(fields.get(f"seat{seat}", "medium" if seat else HUMAN) for seat in range(len(sides))),
        changed_options(game.switches, options),
        fields.get("seed", "").strip(),
        fields.get("dice", HERE),
        "study" in fields,
        fields.get("pace", "calm"),
    )


def from_form(game: Game[Any], fields: Mapping[str, str], table: Mapping[str, str]) -> Settings:
    """The settings that a filled-in form stands for; refuse what cannot be, and say which."""
    parse_options(game.switches, {**table, **_rules(fields)})
    return checked(as_typed(game, fields, table))


def checked(settings: Settings) -> Settings:
    """Settings whose every part is one that we know."""
    for who in settings.seats:
        if who not in CONTROLS:
            raise Refusal("setting-unknown", field="seat", value=who, known=CONTROLS)
    for field, known in (("dice", DICE), ("pace", PACES)):
        value = getattr(settings, field)
        if value not in known:
            raise Refusal("setting-unknown", field=field, value=value, known=known)
    if len(settings.seed) > SEED_MOST:
        raise Refusal("seed-long", most=SEED_MOST)
    if len(set(settings.names)) < len(settings.names):
        raise Refusal("names-alike")
    return settings


def _rules(fields: Mapping[str, str]) -> dict[str, str]:
    """The house rules of a form."""
    return {key.removeprefix(RULE): value for key, value in fields.items() if key.startswith(RULE)}


def _taken(switch: Switch, value: str) -> str:
    """A value as a switch takes it, or what the book says."""
    try:
        return switch.accept(value)
    except Refusal:
        return switch.default
