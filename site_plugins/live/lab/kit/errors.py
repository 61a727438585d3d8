"""An error in one or two lines: where in the reader's own text, what, and the line itself."""

from __future__ import annotations

import sys

from .language import words

NAME = "<lab>"
"""The file name of the reader's text."""


def told(error: BaseException, source: str) -> str:
    """`Line 7, in bot: ZeroDivisionError: division by zero`, and the line below it."""
    say = words()
    places = _places(error)
    if not places:
        return _what(error)
    number, function = places[-1]
    if function == "<module>":
        where = say("lab.kit.line", line=number)
    elif places[0][1] == "<module>":
        where = say("lab.kit.called", line=number, name=function, caller=places[0][0])
    else:
        where = say("lab.kit.inside", line=number, name=function)
    lines = source.splitlines()
    line = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return f"{say('lab.kit.head', name=where)} {_what(error)}" + (f"\n    {line}" if line else "")


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
        return f"{kind}: {words()('lab.kit.no-module', name=error.name)}"
    reason = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{kind}: {reason}" if reason else kind


def _refusal(why: BaseException) -> str:
    """A refusal in words: those of the game that it is about, if that can be told, else the usual ones."""
    from engine.core.refusal import Refusal
    from engine.games import SHELF, load

    assert isinstance(why, Refusal)
    say = words()
    about = why.rule.partition(".")[0]
    loaded = [game for game in SHELF if f"engine.games.{game}.game" in sys.modules]
    for game in sorted(loaded, key=lambda game: game != about):
        text = load(game).text(say.lang)
        if game == about or text.says("refusals", why.code):
            return text.refusal(why)
    return say.refusal(why)
