"""Much that has happened in few words, so that all of it stands above the question.

Somebody who decides now and then only, because most is played by itself, has a lot to read. The newest is told in whole
sentences, and what came before it in a word or two after the name of its side: “Sacha: pass ×3, shot. You: parry.”
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from engine.core.events import COUNTS
from site_plugins.live.widgets.match.digest import Line, side_of
from site_plugins.live.widgets.page.view import View, capital

ROOM = 200
"""Characters that can be read at a glance above a question: the five lines of a phone for which the strip has room."""
LITTLE_ROOM = 80
"""The same where something is explained beside it: two lines."""
MOST = 360
"""Characters for which there is room in smaller letters, where more than that has happened."""


def length(lines: Sequence[Line]) -> int:
    """The characters that lines take, one after the other."""
    return sum(len(line.text) + 1 for line in lines)


def fitted(view: View, lines: list[Line], room: int = MOST) -> list[Line]:
    """The same lines, as many of the oldest in few words as it takes for all of them to have room.

    Where even that is too long, the oldest of what nobody stops for are only counted, at last all of them at once.
    """
    if length(lines) <= room:
        return lines
    few = [(line, _words(view, line)) for line in lines]
    for count in range(_least(room, lines, lambda count: lines[count:]), len(lines)):
        short = [*_told(view, few[:count]), *lines[count:]]
        if length(short) <= room:
            return short
    for count in range(max(2, _least(room, lines, lambda count: [*_told(view, few[count:-1]), lines[-1]])), len(lines)):
        short = [*_told(view, few[:-1], count), lines[-1]]
        if length(short) <= room:
            return short
    # All that nobody stops for in one number, and after it what counts.
    few = sorted(few[:-1], key=lambda each: each[0].weight >= COUNTS)
    return [*_told(view, few, len(few)), lines[-1]]


def _least(room: int, lines: Sequence[Line], rest: Callable[[int], list[Line]]) -> int:
    """How many of the oldest have to be shortened at least, for the rest alone to have room.

    A link leads into a match of hundreds of lines, and to put all of them together again for each number takes seconds.
    """
    return bisect_left(range(len(lines)), True, lo=1, key=lambda count: length(rest(count)) <= room)


_Few = tuple[Line, str | None]
"""A line, and what stands for it where there is little room: few words, or nothing; None where it stays whole."""


def _words(view: View, line: Line) -> str | None:
    """A line in few words, empty where it goes without saying before others; None where it has none."""
    if line.event is None:
        return None
    dealt, words = _dealt(view, line), view.text.brief(line.event)
    if _side(view, line) is None:
        # What nobody does stands whole, if it is not left out.
        return "" if words == "" else None
    return view.say("digest.cards", count=len(line.events)) if dealt else words


def _dealt(view: View, line: Line) -> bool:
    """Whether it tells of cards that somebody was dealt."""
    return line.event is not None and bool(view.game.events[line.event[1]].dealt)


def _side(view: View, line: Line) -> int | None:
    """Who did it, where somebody did."""
    return None if line.event is None else side_of(view.game.events[line.event[1]], line.event)


def _told(view: View, few: Sequence[_Few], counted: int = 0) -> list[Line]:
    """What each side did one thing after the other as one line, the first so many of them only `counted`."""
    told: list[Line] = []
    spoken = [(place, line, words) for place, (line, words) in enumerate(few) if words != ""]
    for key, group in groupby(spoken, key=lambda each: _together(view, each, counted)):
        run = [(line, words or "") for _, line, words in group]
        last, weight = run[-1][0], max(line.weight for line, _ in run)
        if key[0] == WHOLE:
            told.append(last)
        elif key[0] == COUNTED:
            count = sum(len(line.events) for line, _ in run if not _dealt(view, line))
            said = [view.say("digest.counted", count=count)] if count else []
            told += [Line(each, last.rule, weight, last.step) for each in said]
        else:
            done = ", ".join(_repeated((words, 1 if _dealt(view, line) else len(line.events)) for line, words in run))
            who = capital(view.text.who(key[1]))
            told.append(Line(view.say("digest.brief", who=who, told=done), last.rule, weight, last.step))
    return told


WHOLE, COUNTED, BRIEF = range(3)
"""How a line is told: as it is, in a number with others, in few words."""


def _together(view: View, each: tuple[int, Line, str | None], counted: int) -> tuple[int, int]:
    """What is told as one: everything of one side, or of both where it is only counted; what stays whole is alone."""
    place, line, words = each
    if place < counted and line.weight < COUNTS:
        return COUNTED, 0
    if words is None:
        return WHOLE, place
    return BRIEF, _side(view, line) or 0


def _repeated(done: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The same thing several times as one with its number; cards are counted already."""
    for words, group in groupby(done, key=lambda each: each[0]):
        times = sum(count for _, count in group)
        yield f"{words} ×{times}" if times > 1 else words


def brief(lines: Sequence[Line], room: int = 0) -> list[int]:
    """The places of those lines for which there is room: what led to the question, what counts, then the newest."""
    last = len(lines) - 1
    kept, room = {last} if lines else set(), (room or MOST) - (len(lines[-1].text) if lines else 0)
    for place in sorted(range(last), key=lambda place: (lines[place].weight >= COUNTS, place), reverse=True):
        room -= len(lines[place].text) + 1
        if room < 0:
            break
        kept.add(place)
    return sorted(kept)
