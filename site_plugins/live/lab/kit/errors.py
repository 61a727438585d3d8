"""An error in one or two lines: where in the reader's own text, what, and the line itself."""

from __future__ import annotations

import sys

from .words import words

NAME = "<lab>"
"""The file name of the reader's text."""


def told(error: BaseException, source: str) -> str:
    """`Line 7, in bot: ZeroDivisionError: division by zero`, and the line below it."""
    said = words()
    places = _places(error)
    if not places:
        return _what(error)
    number, function = places[-1]
    where = said.line.format(number)
    if function != "<module>":
        where += said.inside.format(function)
        if places[0][1] == "<module>":
            where += said.called.format(places[0][0])
    lines = source.splitlines()
    line = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return f"{where}{said.colon}{_what(error)}" + (f"\n    {line}" if line else "")


def _places(error: BaseException) -> list[tuple[int, str]]:
    """The lines of the reader's text that led to the error, with the functions they stand in."""
    found: list[tuple[int, str]] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == NAME and trace.tb_lineno:
            found.append((trace.tb_lineno, code.co_name))
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.filename == NAME and error.lineno:
        found.append((error.lineno, "<module>"))
    return found


def _what(error: BaseException) -> str:
    """The kind of error and its reason; a refusal of the rules speaks the page's language."""
    kind = type(error).__name__
    if type(error).__module__ == "engine.core.refusal":
        return f"{kind}: {_refusal(error)}"
    if isinstance(error, ModuleNotFoundError) and error.name:
        return f"{kind}: {words().no_module.format(error.name)}"
    reason = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{kind}: {reason}" if reason else kind


def _refusal(why: BaseException) -> str:
    """A refusal in words: those of the game that it is about, if that can be told, else the usual ones."""
    from engine.core import languages
    from engine.core.refusal import Refusal
    from engine.games import SHELF, load

    from . import words as page

    assert isinstance(why, Refusal)
    about = why.rule.partition(".")[0]
    loaded = [game for game in SHELF if f"engine.games.{game}.game" in sys.modules]
    for game in sorted(loaded, key=lambda game: game != about):
        text = load(game).text(page.spoken)
        if game == about or text.says("no_", why.code):
            return text.refusal(why)
    return languages.words(page.spoken).refusal(why)
