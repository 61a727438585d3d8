"""The run: so many inputs through all doors, each measured, and a table of what came of them."""

from __future__ import annotations

import resource
import sys
import time
import traceback
import tracemalloc
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import accumulate
from random import Random
from typing import Any, NamedTuple

from engine.core import odds
from site_plugins.live.widgets.page.contract import forget
from tests.fuzz import doors, pages, terminal
from tests.fuzz.doors import TAKEN, Door

DOORS: tuple[Door, ...] = (*doors.DOORS, *pages.DOORS, *terminal.DOORS)
SECONDS = 1.0
MEGABYTES = 50.0
_WEIGHED = 200
"""One input in so many is weighed byte by byte; the others by what the whole process has ever held."""
_TIDY = 400


class Fault(NamedTuple):
    """An input that came to something else than an answer or a refusal, in time and within bounds."""

    door: str
    seed: int
    number: int
    what: str
    given: str
    trace: str

    def __str__(self) -> str:
        """One line to reproduce it, and what came of it."""
        again = f"python -m tests.fuzz --seed {self.seed} --door {self.door} --at {self.number}"
        return f"{again}\n    {self.what}\n    {self.given}"


class Tally:
    """What came of the inputs at one door."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.came: Counter[str] = Counter()
        self.seconds = 0.0
        self.slowest = 0.0
        self.largest = 0.0
        self.faults: list[Fault] = []

    def add(self, other: Tally) -> None:
        """The same door in another process."""
        self.came += other.came
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.largest = max(self.largest, other.largest)
        self.faults += other.faults


def made(door: Door, seed: int, number: int) -> Any:
    """Input number so-and-so of a door: always the same."""
    return door.make(Random(f"{seed}:{door.name}:{number}"))


def peak() -> float:
    """The most megabytes that this process has ever held."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


class Gauges(NamedTuple):
    """What measures an input, and how long it may take."""

    clock: Callable[[], float] = time.process_time
    memory: Callable[[], float] = peak
    seconds: float = SECONDS


USUAL = Gauges()


def try_one(door: Door, seed: int, number: int, tally: Tally, gauges: Gauges = USUAL, *, weigh: bool = False) -> None:
    """Feed one input and put down what came of it."""
    given = made(door, seed, number)
    before = gauges.memory()
    if weigh:
        tracemalloc.start()
    began = gauges.clock()
    what = trace = came = ""
    try:
        came = door.feed(given)
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}"[:300]
        trace = "".join(traceback.format_exception(problem))
    took = gauges.clock() - began
    if weigh:
        held = tracemalloc.get_traced_memory()[1] / 1024 / 1024
        tracemalloc.stop()
    else:
        held = gauges.memory() - before
        tally.slowest = max(tally.slowest, took)
        if took > gauges.seconds and not what:
            what = f"took {took:.2f} s"
    tally.seconds += took
    tally.largest = max(tally.largest, held)
    if held > MEGABYTES and not what:
        what = f"held {held:.0f} MB"
    tally.came["FAULT" if what else came] += 1
    if what:
        tally.faults.append(Fault(door.name, seed, number, what, f"{given!r}"[:400], trace))


def tidy() -> None:
    """Forget what was reckoned and kept: a long run is many visits, not one."""
    odds.forget()
    forget()


def warm_up(seed: int) -> None:
    """Import and prepare everything, so that no input is blamed for it."""
    for door in DOORS:
        for number in range(8):
            with suppress(Exception):
                door.feed(made(door, seed, -1 - number))


def run(
    inputs: int, seed: int = 1, first: int = 0, only: Sequence[str] = (), gauges: Gauges = USUAL
) -> dict[str, Tally]:
    """So many inputs, shared among the doors by their weight; numbers begin at `first`."""
    chosen = [door for door in DOORS if not only or door.name in only]
    tallies = {door.name: Tally() for door in chosen}
    warm_up(seed)
    bounds = list(accumulate(door.weight for door in chosen))
    for number in range(first, first + inputs):
        place = int(Random(f"{seed}:{number}").random() * bounds[-1])
        door = chosen[next(at for at, bound in enumerate(bounds) if place < bound)]
        try_one(door, seed, number, tallies[door.name], gauges, weigh=number % _WEIGHED == 0)
        if number % _TIDY == 0:
            tidy()
    return tallies


def run_part(part: tuple[int, int, int, Sequence[str]]) -> dict[str, Tally]:
    """A piece of a run, in a process of its own."""
    return run(*part)


_HEADS = ("inputs", "taken", "refused", "faults", "mean ms", "slowest s", "largest MB")


def table(tallies: dict[str, Tally]) -> list[str]:
    """What came of it all, a line for each door."""
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    lines = ["door".ljust(16) + "".join(head.rjust(12) for head in _HEADS)]
    for name, tally in [*tallies.items(), ("all", total)]:
        count, taken, faults = tally.came.total(), tally.came[TAKEN], tally.came["FAULT"]
        mean = 1000 * tally.seconds / max(1, count)
        figures = (
            count,
            taken,
            count - taken - faults,
            faults,
            f"{mean:.2f}",
            f"{tally.slowest:.3f}",
            f"{tally.largest:.1f}",
        )
        lines.append(name.ljust(16) + "".join(str(figure).rjust(12) for figure in figures))
    kinds = Counter({kind: number for kind, number in total.came.items() if kind not in {TAKEN, "FAULT"}})
    return [*lines, "", "refusals by kind:", *(f"  {kind:28}{number:>8}" for kind, number in kinds.most_common())]
