"""What a second process is worth: the same command with `--jobs 1` and `--jobs 2`, in turns, from start to end.

Each run is a process of its own, measured from the outside, so that starting Python and the workers counts. Beside the
time stands the processor time of both: on a busy machine it tells how much of the loss is ours.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from engine.bots.arena import arena
from engine.simulation import simulate
from tests.conftest import ROOT

GAME = "flair"
SECONDS = 6.0
"""How long a run with one process takes, about."""
TRY = 40
"""Matches by which that is found out."""


class Run(NamedTuple):
    """One run of a command."""

    seconds: float
    cpu: float


def _arena(matches: int) -> object:
    return arena(GAME, "medium", "easy", matches)


LOADS: dict[str, tuple[Callable[[int], object], list[str]]] = {
    "simulate": (lambda matches: simulate(GAME, matches), ["simulate", GAME]),
    "arena": (_arena, ["arena", GAME, "--home", "medium", "--away", "easy"]),
}


def enough(play: Callable[[int], object]) -> int:
    """How many matches one process plays in the time that a run should take, whatever else the machine is doing."""
    began = process_time()
    play(TRY)
    return max(TRY, round(SECONDS * TRY / (process_time() - began)))


def run(command: list[str], matches: int, jobs: int) -> Run:
    """The command from its start to its end."""
    before, began = os.times(), perf_counter()
    subprocess.run(
        [sys.executable, "-m", "engine", *command, "--matches", str(matches), "--jobs", str(jobs), "--json"],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    seconds, after = perf_counter() - began, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Run(seconds, cpu)


def measure(rounds: int) -> tuple[dict[str, float], dict[str, Any]]:
    """How many times quicker two processes are than one: the median of all rounds, and the worse of two commands."""
    ratios: dict[str, float] = {}
    details: dict[str, Any] = {}
    for name, (play, command) in LOADS.items():
        matches = enough(play)
        pairs = [(run(command, matches, 1), run(command, matches, 2)) for _ in range(rounds)]
        ratios[name] = median(one.seconds / two.seconds for one, two in pairs)
        details[name] = {
            "matches": matches,
            "ratio": round(ratios[name], 3),
            "seconds": [
                round(median(each), 2) for each in zip(*((o.seconds, t.seconds) for o, t in pairs), strict=True)
            ],
            "cpu": [round(median(each), 2) for each in zip(*((o.cpu, t.cpu) for o, t in pairs), strict=True)],
        }
    return {"jobs": min(ratios.values())}, {"jobs": details}
