"""`python -m engine`: the rules at a terminal."""

from __future__ import annotations

import sys

if __name__ == "__main__":  # a process that is started from nothing reads this file again
    try:
        from engine.cli import main

        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
