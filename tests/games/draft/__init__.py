"""Tests of Draft Football, a file for each section of its rulebook.

Cards are written short here: `bgf` is blue, GOAL, free kick; `kny` is black, NO GOAL, yellow card.
"""

from __future__ import annotations

from typing import Any

from tests.games.table import Table

COLOURS = {"b": "blue", "g": "green", "r": "red", "k": "black", "y": "yellow", "w": "white"}
MARKS = {"g": "goal", "n": "nogoal"}
DECISIONS = {"f": "free", "y": "yellow", "p": "penalty"}


def card(short: str) -> str:
    """A card in full."""
    return f"{COLOURS[short[0]]}-{MARKS[short[1]]}-{DECISIONS[short[2]]}"


def cards(shorts: str) -> list[str]:
    """Several cards in full."""
    return [card(short) for short in shorts.split()]


def turn(
    top: str,
    seat: int,
    home: str,
    away: str,
    *,
    house: dict[str, str] | None = None,
    whole: bool = False,
    **state: Any,
) -> Table:
    """A turn about to be played on `top`, which `seat` has laid, with these hands."""
    return Table(
        "draft",
        "turn",
        house=house,
        whole=whole,
        top=card(top),
        top_seat=seat,
        hands=[cards(home), cards(away)],
        **state,
    )


def say(table: Table, *answers: str) -> Table:
    """Answer with short cards: `laying.draw bgf` stands for `laying.draw blue-goal-free`."""
    for answer in answers:
        tag, _, text = answer.partition(" ")
        short = len(text) == 3 and text[0] in COLOURS and text[1] in MARKS and text[2] in DECISIONS
        table.then(f"{tag} {card(text) if short else text}")
    return table
