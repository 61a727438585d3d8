"""Much that has happened in few words, so that all of it stands above the question.

Somebody who decides now and then only, because most is played by itself, has a lot to read. The newest is told in whole
sentences, and what came before it in a word or two after the name of its side: “Sacha: pass ×3, shot. You: parry.”
Where even that is too long, cards that were laid are drawn instead, as small as a letter.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

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
    few = [(line, _words(view, line)) for line in lines]
    for count in range(_least(room, lines, lambda count: lines[count:]), len(lines)):
        short = [*_told(view, few[:count]), *lines[count:]]
        if length(short) <= room:
            return short
    least = _least(room, lines, lambda count: [*_told(view, few[count:-1]), lines[-1]])
    for count in range(least, len(lines)):
        short = [*_told(view, few[:count], drawn=True), *_told(view, few[count:-1]), lines[-1]]
        if length(short) <= room:
            return short
    for count in range(max(2, least), len(lines)):
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
    if _dealt(view, line) and _side(view, line) is not None:
        return view.say("digest.cards", count=len(line.events))
    return view.text.brief(line.event)


def _dealt(view: View, line: Line) -> bool:
    """Whether it tells of cards that somebody was dealt."""
    return line.event is not None and bool(view.game.events[line.event[1]].dealt)


def _side(view: View, line: Line) -> int | None:
    """Who did it, where somebody did: nobody brings about the end of a half."""
    if line.event is None:
        return None
    kind = view.game.events[line.event[1]]
    return None if kind.banner in {HALF, END} else side_of(kind, line.event)


def _told(view: View, few: Sequence[_Few], counted: int = 0, *, drawn: bool = False) -> list[Line]:
    """What each side did one thing after the other as one line, the first so many only `counted`, or all `drawn`."""
    told: list[Line] = []
    spoken = [(place, line, words) for place, (line, words) in enumerate(few) if words != ""]
    for key, group in groupby(spoken, key=lambda each: _together(view, each, counted)):
        run = [(line, words or "") for _, line, words in group]
        last, weight = run[-1][0], max(line.weight for line, _ in run)
        if key[0] == WHOLE:
            told.append(last)
        elif key[0] == ALONE:
            told.append(last._replace(text=f"{capital(run[-1][1])}."))
        elif key[0] == COUNTED:
            count = sum(len(line.events) for line, _ in run if not _dealt(view, line))
            said = [view.say("digest.counted", count=count)] if count else []
            told += [Line(each, last.rule, weight, last.step) for each in said]
        else:
            done = ", ".join(_repeated((words, 1 if _dealt(view, line) else len(line.events)) for line, words in run))
            who = capital(view.text.who(key[1]))
            made = Line(view.say("digest.brief", who=who, told=done), last.rule, weight, last.step)
            told.append(_drawn(view, who, run, made) if drawn else made)
    return told


def _drawn(view: View, who: str, run: Sequence[tuple[Line, str]], told: Line) -> Line:
    """What a side did with every card that it laid as a picture; the words stay for the ear."""
    parts: list[Markup] = []
    size = len(who) + 1
    for line, words in run:
        signs = [sign for event in line.events if (sign := board(view.game.id).sign(view, event)) is not None]
        parts += signs or [el("span", words)]
        size += SIGN * len(signs) if signs else len(words) + 1
    seen = el("span", el("b", who), [join(" ", part) for part in parts], class_="ce-trail", aria_hidden="true")
    return told._replace(drawn=join(seen, hidden(told.text)), size=size)


WHOLE, COUNTED, BRIEF, ALONE = range(4)
"""How a line is told: as it is, in a number with others, in few words after a name, in few words that nobody did."""


def _together(view: View, each: tuple[int, Line, str | None], counted: int) -> tuple[int, int]:
    """What is told as one: everything of one side, or of both where it is only counted; what stays whole is alone."""
    place, line, words = each
    if place < counted and line.weight < COUNTS:
        return COUNTED, 0
    if words is None:
        return WHOLE, place
    side = _side(view, line)
    return (ALONE, place) if side is None else (BRIEF, side)


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
