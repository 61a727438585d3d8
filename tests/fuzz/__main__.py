"""`python -m tests.fuzz`: a full run, or one input again."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor

from tests.fuzz.run import DOORS, Tally, made, run_part, table, try_one, warm_up

_PART = 5_000


def main() -> int:
    """Run, and print what came of it; the exit code is 1 where anything was wrong."""
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=300_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--door", choices=[door.name for door in DOORS], action="append", default=[])
    parser.add_argument("--at", type=int, help="try this one input of a door again")
    given = parser.parse_args()
    if given.at is not None:
        return _again(given.door[0], given.seed, given.at)
    sums: dict[str, Tally] = {}
    parts = [
        (min(_PART, given.inputs - first), given.seed, first, given.door) for first in range(0, given.inputs, _PART)
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        for number, done in enumerate(pool.map(run_part, parts), 1):
            for name, tally in done.items():
                sums.setdefault(name, Tally()).add(tally)
                for fault in tally.faults:
                    print(fault, flush=True)
            faults = sum(len(tally.faults) for tally in sums.values())
            print(f"{min(number * _PART, given.inputs)} inputs, {faults} faults", file=sys.stderr, flush=True)
    found = [fault for tally in sums.values() for fault in tally.faults]
    print("\n".join(table(sums)))
    return 1 if found else 0


def _again(name: str, seed: int, number: int) -> int:
    """One input again, with all that is known about it."""
    (door,) = [door for door in DOORS if door.name == name]
    warm_up(seed)
    tally = Tally()
    print(f"{made(door, seed, number)!r}"[:4000])
    try_one(door, seed, number, tally)
    for fault in tally.faults:
        print(fault.what, fault.trace, sep="\n")
    print(dict(tally.came), f"{tally.slowest:.3f} s, {tally.largest:.1f} MB")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
