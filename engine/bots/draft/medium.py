"""The club player: drafts a balanced hand, crosses before shooting, and remembers who picked a save."""

from __future__ import annotations

from random import Random

from engine.core.asks import Choose
from engine.games.draft.table.asks import Lay
from engine.games.draft.table.deck import COLOUR, GOAL, NAMES, WHITE, YELLOW
from engine.games.draft.table.state import Match

HABITS = (
    "a-shot-to-begin-with",
    "every-interception",
    "a-save-in-hand",
    "fill-up",
    "win-it-back",
    "shoot-on-the-rebound",
    "finish-the-cross",
    "cross-first",
    "shoot-when-clear",
    "hold-the-shot",
)

VALUES: tuple[tuple[float, ...], ...] = (
    (2.1, 1.2, 0.5, 0.4, 0.3, 0.2),
    (4.0, 3.0, 1.0, 0.4, 0.3, 0.2),
    (-1.0, -1.0, -1.0, -1.0, -1.0, -1.0),
    (3.9, 3.4, 3.3, 3.2, 3.1, 3.0),
    (2.2, 1.0, 0.3, 0.2, 0.1, 0.0),
    (3.5, 1.5, 0.6, 0.5, 0.4, 0.3),
)
"""What a card of each colour is worth to a hand that holds none of it yet, one, two and so on."""
# The GOAL cards had better stay in the pile: with a pack of one's own they confirm one's own goals.
_MARKED = {card: -0.001 if GOAL[card] else 0.0 for card in NAMES}
_PICKED = ("fill-up", "a-shot-to-begin-with", "fill-up", "every-interception", "fill-up", "a-save-in-hand")
"""The habit that picks each colour."""


def decide(ask: Choose, match: Match, _: Random) -> tuple[str, str]:
    """Pick or lay, and say by which rule of thumb."""
    if not isinstance(ask, Lay):
        card = pick(ask, match, VALUES)
        return card, _PICKED[COLOUR[card]]
    options, on = ask.options, ask.on
    if "green" in options:
        if on == WHITE:
            return "green", "shoot-on-the-rebound"
        if on == YELLOW:
            return "green", "finish-the-cross"
    if "yellow" in options:
        return "yellow", "cross-first"
    if "green" in options:
        if saves_seen(match, 1 - ask.seat):
            return next(colour for colour in options if colour != "green"), "hold-the-shot"
        return "green", "shoot-when-clear"
    return next((colour for colour in ("black", "white") if colour in options), options[0]), "win-it-back"


def pick(ask: Choose, match: Match, values: tuple[tuple[float, ...], ...]) -> str:
    """The card of the row that is worth most to the hand."""
    held = [0, 0, 0, 0, 0, 0]
    for card in match.hands[ask.seat]:
        held[COLOUR[card]] += 1
    best, most = "", -9.0
    for card in ask.options:
        colour = COLOUR[card]
        value = values[colour][held[colour]] + _MARKED[card]
        if value > most:
            best, most = card, value
    return best


def saves_seen(match: Match, seat: int) -> bool:
    """Whether a hand is known to hold a save: one that all saw go there."""
    return any(COLOUR[card] == WHITE for card in match.hands[seat][: match.open[seat]])
