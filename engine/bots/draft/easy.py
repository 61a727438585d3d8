"""The beginner: drafts strikers and keepers, tackles hard, and lays whatever fits."""

from __future__ import annotations

from random import Random

from engine.core.asks import Choose
from engine.games.draft.table.asks import Lay
from engine.games.draft.table.deck import COLOUR, GREEN, WHITE
from engine.games.draft.table.state import Match

MISTAKES = ("no-midfield", "first-in-the-row", "shoots-on-sight", "fouls-gladly", "any-that-fits")
TEMPER = 0.5
"""How often it fouls where it need not."""


def decide(ask: Choose, match: Match, rng: Random) -> tuple[str, str]:
    """Pick or lay, and say what is wrong with it."""
    del match
    options = ask.options
    if not isinstance(ask, Lay):
        for colour in (GREEN, WHITE):
            for card in options:
                if COLOUR[card] == colour:
                    return card, "no-midfield"
        return options[0], "first-in-the-row"
    if "green" in options:
        return "green", "shoots-on-sight"
    if "red" in options and rng.random() < TEMPER:
        return "red", "fouls-gladly"
    return options[int(rng.random() * len(options))], "any-that-fits"
