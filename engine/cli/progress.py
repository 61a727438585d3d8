"""How far a long run has come: one line on a terminal, drawn anew in place and gone at the end."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, TextIO

from engine.cli.words import Common

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

EVERY = 0.1
"""Seconds between two drawings at least."""
FIRST = 0.5
"""Seconds after which the first is drawn: what is quicker needs none."""
WIDEST = 30
NARROWEST = 8
"""Characters of the bar."""


def line(said: Common, done: int, total: int, seconds: float, width: int) -> str:
    """The share done as a bar and in figures, and the time left; what does not fit in the width is left out."""
    share = done / total
    left = "" if not done else "  " + said.left(seconds * (total - done) / done)
    percent = said.core.percent(int(100 * share) / 100)
    texts = (f"{percent}  {said.whole(done)}/{said.whole(total)}{left}", f"{percent}{left}", percent)
    for text in texts:
        room = min(WIDEST, width - len(text) - 3)
        if room >= NARROWEST:
            filled = int(room * share)
            return f"[{'#' * filled}{'.' * (room - filled)}] {text}"
    return percent[: max(0, width)]


class Progress:
    """Draws the line on a terminal; where there is none, nothing is written at all."""

    def __init__(
        self,
        out: TextIO,
        said: Common,
        clock: Callable[[], float] = perf_counter,
        width: Callable[[], int] = lambda: shutil.get_terminal_size().columns,
    ) -> None:
        """Begin to count the time."""
        self._out = out
        self._said = said
        self._clock = clock
        self._width = width
        self._shows = out.isatty() and os.environ.get("TERM") != "dumb"
        self._began = clock()
        self._next = self._began + FIRST
        self._drawn = False

    def __enter__(self) -> Self:
        """Nothing is drawn yet."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None
    ) -> None:
        """Leave the terminal as it was, whatever happened."""
        if self._drawn:
            self._out.write("\r\x1b[K")
            self._out.flush()

    def tell(self, done: int, total: int) -> None:
        """So much is done; draw it, unless that has just been done."""
        now = self._clock()
        if not self._shows or now < self._next:
            return
        self._next = now + EVERY
        # One column stays free: a terminal that is full to the edge would go on to the next line.
        text = line(self._said, done, total, now - self._began, self._width() - 1)
        self._out.write(f"\r{text}\x1b[K")
        self._out.flush()
        self._drawn = True
