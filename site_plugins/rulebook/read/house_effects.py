"""What the house rules of a game change, as `make effects` has found it: `engine/games/<game>/book/effects.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.bots.effects import Effect, others
from engine.core.game import Game
from site_plugins.rulebook.problems import Problem

AGAIN = "run `make effects`"


class HouseEffects(NamedTuple):
    """The effect of each setting that is not the book's, found over so many matches; None where a watch decides."""

    matches: int
    effects: Mapping[tuple[str, str], Effect | None]


def read_house_effects(game: Game[Any], file: str, text: str) -> tuple[HouseEffects, tuple[Problem, ...]]:
    """Read what was found; whatever the game has and the file has not, or from older rules, is a problem."""
    try:
        told = json.loads(text)
        effects = {
            (key, value): None if plain is None else Effect.read(plain)
            for key, settings in told["switches"].items()
            for value, plain in settings.items()
        }
        found = HouseEffects(told["matches"], effects)
    except (ValueError, TypeError, KeyError, AttributeError) as why:
        return HouseEffects(0, {}), (Problem(file, 0, f"this cannot be read ({why!r}): {AGAIN}"),)
    problems: list[Problem] = []
    if told.get("version") != game.version:
        problems.append(Problem(file, 0, f"this was found with rules {told.get('version')!r}: {AGAIN}"))
    wanted = {(house_rule.key, value) for house_rule, value in others(game)}
    for key, value in sorted(wanted ^ effects.keys()):
        known = "has not been weighed" if (key, value) in wanted else "is no setting of this game"
        problems.append(Problem(file, 0, f"{key}={value[:40]} {known}: {AGAIN}"))
    return found, tuple(problems)
