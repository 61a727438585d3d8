"""What no dice and no cards can bring about, game by game: written from the rules, beside what loading refuses."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.state import State


def impossible(game: Game[Any], state: State) -> str:
    """What cannot be in a state, or nothing."""
    return ""
