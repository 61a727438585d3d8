"""`python -m engine`: the rules at a terminal."""

from __future__ import annotations

import sys

from engine.cli import main

sys.exit(main(sys.argv[1:]))
