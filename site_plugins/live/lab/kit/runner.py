"""What runs the reader's code: what it prints and shows goes to the page, and an error names its line."""

from __future__ import annotations

import builtins
import io
import sys
from ast import PyCF_ALLOW_TOP_LEVEL_AWAIT
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from inspect import iscoroutine
from time import monotonic
from typing import Any, TypeAlias

from .chart import Picture
from .errors import NAME, told
from .language import speak, words

__all__ = ["Screen", "run", "show", "speak"]

Tell: TypeAlias = Callable[[str, str], object]
"""Hears of `text` that was printed, `html` that is shown, an `error` in words, and the `end`."""
EAGER = 400
"""So many lines are handed over at once, because a loop without an end may follow; then in handfuls."""
HANDFUL, PAUSE = 4096, 0.06
"""How many letters make a handful, or after how many seconds."""
LIMIT = 200_000
"""More letters than this in one run would only slow the page down."""


class Screen(io.TextIOBase):
    """Takes what a run prints and shows, and hands it over in handfuls."""

    def __init__(self, tell: Tell) -> None:
        """Show things to whoever listens."""
        self._tell = tell
        self._waiting: list[str] = []
        self._letters = self._shown = self._times = 0
        self._last = monotonic()

    def write(self, text: str) -> int:
        """Take a piece of text."""
        self._waiting.append(text)
        self._letters += len(text)
        eager = self._times < EAGER and "\n" in text
        if eager or self._letters > HANDFUL or monotonic() - self._last > PAUSE:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Hand over what was printed."""
        text = "".join(self._waiting)
        self._waiting.clear()
        self._letters, self._last = 0, monotonic()
        self._times += 1
        if text:
            self._hand("text", text)

    def show(self, html: str) -> None:
        """Hand over something that is drawn, after all that was printed before it."""
        self.flush()
        self._hand("html", html)

    def _hand(self, kind: str, what: str) -> None:
        before, self._shown = self._shown, self._shown + len(what)
        if self._shown <= LIMIT:
            self._tell(kind, what)
        elif before <= LIMIT:
            if kind == "text":
                self._tell(kind, what[: LIMIT - before])
            self._tell("text", f"\n{words()('lab.kit.cut')}\n")


def show(*things: object) -> None:
    """Show charts and tables below the text; anything else is printed."""
    for thing in things:
        screen = sys.stdout
        if isinstance(thing, Picture) and isinstance(screen, Screen):
            screen.show(thing.html)
        else:
            print(thing)


def _nobody(*_: object) -> str:
    raise RuntimeError(words()("lab.kit.no-input"))


async def run(source: str, tell: Tell) -> None:
    """Run a text from nothing, as `python file.py` would; nothing that it does wrong comes out of here."""
    screen = Screen(tell)
    space: dict[str, Any] = {"__name__": "__main__", "__builtins__": {**vars(builtins), "input": _nobody}}
    try:
        with redirect_stdout(screen), redirect_stderr(screen):
            code = compile(source, NAME, "exec", flags=PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
            waits = eval(code, space)
            if iscoroutine(waits):
                await waits
    except SystemExit:
        pass
    except BaseException as error:
        screen.flush()
        tell("error", told(error, source))
    screen.flush()
    tell("end", "")
