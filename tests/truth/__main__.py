"""`python -m tests.truth`: ten thousand positions of each game, and a count of what was found."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor

from engine.games import SHELF, load
from tests.truth.loaded import Loaded
from tests.truth.positions import at_large, of_the_book
from tests.truth.said import Said
from tests.truth.told import Told


def look(id_: str, number: int, seed: int) -> tuple[list[str], list[str]]:
    """Look at the situations of a game and at so many positions: a line for each check, and all that was wrong."""
    game = load(id_)
    said, told, loaded = Said(game), Told(game), Loaded(game, seed)
    for position in (*of_the_book(game), *at_large(game, number, seed)):
        said.look(position)
        told.look(position)
        loaded.look(position)
    counts = ((said.positions, said.codes), (told.counts["positions"], told.counts), (number, loaded.counts))
    lines = [
        f"{id_:9} {name:6} {positions:6} positions: "
        + ", ".join(f"{what} {count}" for what, count in sorted(all_.items()))
        for name, (positions, all_) in zip(("said", "told", "loaded"), counts, strict=True)
    ]
    return lines, [f"{id_}: {fault}" for check in (said, told, loaded) for fault in check.faults()]


def main() -> int:
    """Run, and print what came of it; the exit code is 1 where anything was wrong."""
    parser = ArgumentParser(prog="python -m tests.truth", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, help="positions of each game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=SHELF, action="append", default=[])
    given = parser.parse_args()
    ids = given.game or list(SHELF)
    faults: list[str] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for lines, wrong in pool.map(look, ids, [given.positions] * len(ids), [given.seed] * len(ids)):
            print("\n".join(lines), flush=True)
            faults += wrong
    print("\n".join(faults[:200]))
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
