"""What lies open on the table, as plain values for a board to draw."""

from __future__ import annotations

from typing import Any

from engine.core.kinds import NOBODY
from engine.games.tomy.events import EVENTS
from engine.games.tomy.rules.cards import suspended
from engine.games.tomy.rules.series import bracket
from engine.games.tomy.table.state import PARTS, ROUNDS, SHOOTOUT, Match


def view(match: Match, seat: int) -> dict[str, Any]:  # noqa: ARG001 (nothing is hidden, every seat sees the same)
    """The matches, the throw, the score, the cards, and the blue dice of the throw being played."""
    shown = next((event for event in reversed(match.events) if "faces" in EVENTS[event[1]].facts), None)
    playing = match.first != NOBODY and not match.over and match.part != SHOOTOUT
    return {
        "format": match.format,
        "players": match.players,
        "match": match.number,
        "wins": match.wins(),
        "results": [[home, away] for home, away, _ in match.results],
        "winners": [winner for _, _, winner in match.results],
        "part": PARTS[match.part],
        "round": match.round,
        "rounds": ROUNDS[match.part],
        "hand": None if match.hand == NOBODY else match.hand,
        "first": None if match.first == NOBODY else match.first,
        "team": list(match.team),
        "throwers": list(match.throwers),
        "score": list(match.score),
        "warnings": list(match.warnings),
        "suspended": [playing and suspended(match, seat) for seat in (0, 1)],
        "shots": [list(made) for made in match.shots],
        "dice": [] if shown is None else list(EVENTS.fact(shown, "faces")),
        "attempt": 0 if shown is None else EVENTS.fact(shown, "attempt"),
        "over": match.over,
        "bracket": bracket(match) if match.format == "cup" else None,
        "box": match.box.text,
    }
