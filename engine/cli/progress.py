"""How far a long run has come: one line on a terminal, drawn anew in place and gone at the end."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, TextIO

from engine.core.language import Language

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


def line(say: Language, done: int, total: int, seconds: float, width: int) -> str:
    """The share done as a bar and in figures, and the time left; what does not fit in the width is left out."""
    share = done / total
    left = "" if not done else "  " + _left(say, seconds * (total - done) / done)
    percent = say.percent(int(100 * share) / 100)
    texts = (f"{percent}  {say.number(done)}/{say.number(total)}{left}", f"{percent}{left}", percent)
    for text in texts:
        room = min(WIDEST, width - len(text) - 3)
        if room >= NARROWEST:
            filled = int(room * share)
            return f"[{'#' * filled}{'.' * (room - filled)}] {text}"
    return percent[: max(0, width)]


def _left(say: Language, seconds: float) -> str:
    """How long it will still take."""
    if seconds < 1:
        return say("terminal.left.almost")
    minutes, rest = divmod(round(seconds), 60)
    if minutes:
        return say("terminal.left.minutes", minutes=minutes, seconds=f"{rest:02}")
    return say("terminal.left.seconds", seconds=rest)


class Progress:
    """Draws the line on a terminal; where there is none, nothing is written at all."""

    def __init__(
        self,
        out: TextIO,
        say: Language,
        clock: Callable[[], float] = perf_counter,
        width: Callable[[], int] = lambda: shutil.get_terminal_size().columns,
    ) -> None:
        """Begin to count the time."""
        self._out = out
        self._say = say
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
        text = line(self._say, done, total, now - self._began, self._width() - 1)
        self._out.write(f"\r{text}\x1b[K")
        self._out.flush()
        self._drawn = True
