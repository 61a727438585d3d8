"""Computer players: how often each level beats the one below, over decided matches, half of them with swapped sides.

5-3-Double! is solved, so its shares are reckoned, and told beside the most that any play could win.
"""

from __future__ import annotations

import os
from typing import Any

from engine.bots.arena import Meeting, meetings, wilson
from tests.bench.promises import HARD
from tests.bots.double.ceiling import room

DECIDED = 400
PAIRS = (("hard", "medium"), ("medium", "random"))
BATCH = 20
SEED = 1


def decided(game: str, strong: str, weak: str, wanted: int, jobs: int) -> dict[str, Any]:
    """Meet until so many matches have a winner; the first of the pair sits at home in every other match."""
    wins = draws = total = first = 0
    seconds, choices = 0.0, 0
    while total < wanted:
        batch = range(first, first + BATCH)
        first += BATCH
        for home in (0, 1):
            levels = (strong, weak) if home == 0 else (weak, strong)
            for found in meetings(game, levels, [number for number in batch if number % 2 == home], {}, SEED, jobs):
                if total == wanted:
                    continue
                wins, draws, total = _count(found, home, wins, draws, total)
                seconds += found.seconds[home]
                choices += found.choices[home]
    low, high = wilson(wins, total)
    return {
        "wins": wins,
        "decided": total,
        "draws": draws,
        "share_95": [round(100 * low, 1), round(100 * high, 1)],
        "ms_a_choice": round(1000 * seconds / max(1, choices), 2),
    }


def _count(found: Meeting, home: int, wins: int, draws: int, total: int) -> tuple[int, int, int]:
    """Add one match to the count."""
    if found.winner is None:
        return wins, draws + 1, total
    return wins + (found.winner == home), draws, total + 1


def measure(wanted: int = DECIDED) -> tuple[dict[str, float], dict[str, Any]]:
    """Each pair of levels of each game: the share of decided matches that the stronger wins, in per cent."""
    values: dict[str, float] = {}
    details: dict[str, Any] = {}
    jobs = os.cpu_count() or 1
    for game in HARD:
        for strong, weak in PAIRS:
            found = decided(game, strong, weak, wanted, jobs)
            values[f"{strong} {game}"] = 100 * found["wins"] / found["decided"]
            details[f"{game}: {strong} against {weak}"] = found
            print(f"  {game}: {strong} against {weak}: {found}", flush=True)
    return values, {"players": details}


def measure_solved() -> tuple[dict[str, float], dict[str, Any]]:
    """5-3-Double!: what each level wins of all that any play could win against the one below, in per cent."""
    values: dict[str, float] = {}
    details: dict[str, Any] = {}
    for strong, weak in PAIRS:
        won, most, part = room(strong, weak)
        values[f"room-{strong} double"] = 100 * part
        details[f"double: {strong} against {weak}"] = {"won": round(100 * won, 2), "ceiling": round(100 * most, 2)}
    return values, {"solved": details}
