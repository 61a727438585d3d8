"""`python -m engine.learn [game [lesson]]`: prove lessons, and tell what was found out."""

from __future__ import annotations

import sys

from engine.core.refusal import Refusal
from engine.games import SHELF, load
from engine.learn.lessons import Malformed, lessons
from engine.learn.proof import prove


def main(given: list[str]) -> int:
    """Prove the lessons of a game, one of them, or all; 1 if anything is wrong."""
    failed = False
    for id_ in given[:1] or SHELF:
        try:
            found = lessons(id_)
        except (Malformed, Refusal) as why:
            print(why)
            return 1
        wanted = [lesson for lesson in found.values() if lesson.id in (given[1:] or found)]
        if len(given) > 1 and not wanted:
            print(f"{id_} has no lesson {given[1]}: {', '.join(found) or 'none yet'}")
            return 1
        for lesson in wanted:
            proof = prove(lesson, load(id_))
            print(f"{id_}/{lesson.id}: {len(lesson.steps)} steps, {len(proof.wrong)} wrong answers recognised")
            if len(given) > 1:
                for solved in proof.solved:
                    print(f"  {solved}")
                for where, answer, rule in proof.wrong:
                    print(f"  {where}: wrong: {answer} ({rule})")
            for problem in proof.problems:
                print(f"  PROBLEM {problem}")
            failed = failed or bool(proof.problems)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
