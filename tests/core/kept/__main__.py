"""`python -m tests.core.kept`: write what is not yet kept; with `played`, what the newest play to, anew."""

from __future__ import annotations

import sys

from tests.core.kept.making import write, write_played

write_played() if sys.argv[1:] == ["played"] else write()
