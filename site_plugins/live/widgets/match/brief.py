"""Much that has happened in few words, so that all of it stands above the question.

Somebody who decides now and then only, because most is played by itself, has a lot to read. The newest is told in whole
sentences, and what came before it in a word or two after the name of its side: “Sacha: pass ×3, shot. You: parry.”
Where even that is too long, cards that were laid are drawn instead, as small as a letter.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.core.events import COUNTS, END, HALF
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.match.digest import Line, side_of
from site_plugins.live.widgets.page.view import View, capital

ROOM = 200
"""Characters that can be read at a glance above a question: the five lines of a phone for which the strip has room."""
LITTLE_ROOM = 80
"""The same where something is explained beside it: two lines."""
MOST = 360
"""Characters for which there is room in smaller letters, where more than that has happened."""

SIGN = 3
"""Characters as wide as a small picture."""


def length(lines: Sequence[Line]) -> int:
    """The characters that lines take, one after the other."""
    return sum(line.width + 1 for line in lines)


def fitted(view: View, lines: list[Line], room: int = MOST) -> list[Line]:
    """The same lines, as many of the oldest in few words as it takes for all of them to have room.

    Where even that is too long, the oldest of what nobody stops for are only counted, at last all of them at once.
    """
    if length(lines) <= room:
        return lines
    few = [_few(view, at, line) for at, line in enumerate(lines)]
    made: _Made = {}
    for count in range(_least(room, lines, lambda count: lines[count:]), len(lines)):
        short = [*_told(view, few[:count], made), *lines[count:]]
        if length(short) <= room:
            return short
    least = _least(room, lines, lambda count: [*_told(view, few[count:-1], made), lines[-1]])
    for count in range(least, len(lines)):
        short = [*_told(view, few[:count], made, drawn=True), *_told(view, few[count:-1], made), lines[-1]]
        if length(short) <= room:
            return short
    for count in range(max(2, least), len(lines)):
        short = [*_told(view, few[:-1], made, count), lines[-1]]
        if length(short) <= room:
            return short
    # All that nobody stops for in one number, and after it what counts: another order, so nothing made before holds.
    few = sorted(few[:-1], key=lambda each: each.line.weight >= COUNTS)
    return [*_told(view, few, {}, len(few)), lines[-1]]


def _least(room: int, lines: Sequence[Line], rest: Callable[[int], list[Line]]) -> int:
    """How many of the oldest have to be shortened at least, for the rest alone to have room.

    A link leads into a match of hundreds of lines, and to put all of them together again for each number takes seconds.
    """
    return bisect_left(range(len(lines)), True, lo=1, key=lambda count: length(rest(count)) <= room)


class _Few(NamedTuple):
    """A line, and what stands for it where there is little room."""

    at: int
    line: Line
    words: str | None
    """Few words, or nothing where it goes without saying before others; None where it stays whole."""
    side: int | None
    dealt: bool


_Made = dict[tuple[int, int, int, bool], list[Line]]
"""What was made of neighbours, by how they are told, the first and the last of them, and whether they are drawn: the
same ones are put together for many a number of lines that might be shortened."""


def _few(view: View, at: int, line: Line) -> _Few:
    """A line in few words."""
    dealt, side = _dealt(view, line), _side(view, line)
    if line.event is None:
        words = None
    elif dealt and side is not None:
        words = view.say("digest.cards", count=len(line.events))
    else:
        words = view.text.brief(line.event)
    return _Few(at, line, words, side, dealt)


def _dealt(view: View, line: Line) -> bool:
    """Whether it tells of cards that somebody was dealt."""
    return line.event is not None and bool(view.game.events[line.event[1]].dealt)


def _side(view: View, line: Line) -> int | None:
    """Who did it, where somebody did: nobody brings about the end of a half."""
    if line.event is None:
        return None
    kind = view.game.events[line.event[1]]
    return None if kind.banner in {HALF, END} else side_of(kind, line.event)


def _told(view: View, few: Sequence[_Few], made: _Made, counted: int = 0, *, drawn: bool = False) -> list[Line]:
    """What each side did one thing after the other as one line, the first so many only `counted`, or all `drawn`."""
    told: list[Line] = []
    spoken = [each for each in few if each.words != ""]
    for key, group in groupby(spoken, key=lambda each: _together(each, counted)):
        run = list(group)
        same = (key[0], run[0].at, run[-1].at, drawn)
        if same not in made:
            made[same] = _as_one(view, key, run, drawn=drawn)
        told += made[same]
    return told


def _as_one(view: View, key: tuple[int, int], run: Sequence[_Few], *, drawn: bool) -> list[Line]:
    """Neighbours that are told as one."""
    how, side = key
    last = run[-1].line
    if how == WHOLE:
        return [last]
    if how == ALONE:
        return [last._replace(text=f"{capital(run[-1].words or '')}.")]
    weight = max(each.line.weight for each in run)
    if how == COUNTED:
        count = sum(len(each.line.events) for each in run if not each.dealt)
        said = [view.say("digest.counted", count=count)] if count else []
        return [Line(each, last.rule, weight, last.step) for each in said]
    done = ", ".join(_repeated((each.words or "", 1 if each.dealt else len(each.line.events)) for each in run))
    who = capital(view.text.who(side))
    told = Line(view.say("digest.brief", who=who, told=done), last.rule, weight, last.step)
    return [_drawn(view, who, run, told) if drawn else told]


def _drawn(view: View, who: str, run: Sequence[_Few], told: Line) -> Line:
    """What a side did with every card that it laid as a picture; the words stay for the ear."""
    parts: list[Markup] = []
    size = len(who) + 1
    for each in run:
        words = each.words or ""
        signs = [sign for event in each.line.events if (sign := board(view.game.id).sign(view, event)) is not None]
        parts += signs or [el("span", words)]
        size += SIGN * len(signs) if signs else len(words) + 1
    seen = el("span", el("b", who), [join(" ", part) for part in parts], class_="ce-trail", aria_hidden="true")
    return told._replace(drawn=join(seen, hidden(told.text)), size=size)


WHOLE, COUNTED, BRIEF, ALONE = range(4)
"""How a line is told: as it is, in a number with others, in few words after a name, in few words that nobody did."""


def _together(each: _Few, counted: int) -> tuple[int, int]:
    """What is told as one: everything of one side, or of both where it is only counted; what stays whole is alone."""
    if each.at < counted and each.line.weight < COUNTS:
        return COUNTED, 0
    if each.words is None:
        return WHOLE, each.at
    return (ALONE, each.at) if each.side is None else (BRIEF, each.side)


def _repeated(done: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The same thing several times as one with its number; cards are counted already."""
    for words, group in groupby(done, key=lambda each: each[0]):
        times = sum(count for _, count in group)
        yield f"{words} ×{times}" if times > 1 else words


def brief(lines: Sequence[Line], room: int = 0) -> list[int]:
    """The places of those lines for which there is room: what led to the question, what counts, then the newest."""
    last = len(lines) - 1
    kept, room = {last} if lines else set(), (room or MOST) - (lines[-1].width if lines else 0)
    for place in sorted(range(last), key=lambda place: (lines[place].weight >= COUNTS, place), reverse=True):
        room -= lines[place].width + 1
        if room < 0:
            break
        kept.add(place)
    return sorted(kept)
