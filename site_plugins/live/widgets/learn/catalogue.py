"""The list of lessons: first the match in thirty seconds, then each lesson with what one can do afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.language import Language
from engine.core.text import GameText
from engine.learn.lessons import FIRST, Lesson
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note
from site_plugins.live.widgets.situation.frame import note_on


class Place(NamedTuple):
    """Where the list stands: for which page, in whose words."""

    spec: Spec
    text: GameText
    say: Language


def catalogue(
    place: Place,
    lessons: Mapping[str, Lesson],
    solved: Mapping[str, Sequence[int]],
    note: Note | None = None,
    printed: Mapping[str, Markup] | None = None,
) -> Markup:
    """The list; `printed` is what each lesson shows where there is no script."""
    more = printed or {}
    rows: list[Markup] = []
    for number, (id_, lesson) in enumerate((each for each in lessons.items() if each[0] != FIRST), 1):
        rows.append(_row(place, number, lesson, solved.get(id_, ()), more.get(id_)))
        if lesson.enough:
            rows.append(_enough(place))
    first = lessons.get(FIRST)
    return join(
        note_on(place.spec, place.say, note),
        None if first is None else _first(place, first, solved.get(FIRST, ()), more.get(FIRST)),
        el("h2", place.say("learn.lessons"), class_="ce-lessons__head"),
        el("ol", rows, class_="ce-lessons"),
    )


def _first(place: Place, lesson: Lesson, solved: Sequence[int], printed: Markup | None) -> Markup:
    """The match that is only watched, with the one button that comes before all others."""
    say, lang = place.say, place.spec.lang
    seen = len(solved) == len(lesson.steps)
    go = el(
        "a",
        icon("after"),
        say("learn.watch-again" if seen else "learn.watch"),
        class_="ce-go" + (" ce-go--choice" if seen else ""),
        href=f"#{FIRST}",
        id=f"{place.spec.root}--{FIRST}",
        data_lesson=FIRST,
    )
    return el(
        "section",
        el("h2", place.say.typeset(lesson.title[lang]), class_="ce-lessons__head"),
        go,
        printed,
        class_="ce-lessons__first",
        id=FIRST,
    )


def first_match(spec: Spec, say: Language, class_: str, id_: str) -> Markup:
    """The way to a guided match: the form comes up with it in hand."""
    return el("a", say("learn.first-match"), class_=class_, href=f"{spec.base}{spec.game}/play/#guided", id=id_)


def _enough(place: Place) -> Markup:
    """The line between the lessons that a first match needs and those that it can do without."""
    return el(
        "li",
        el("p", place.say("learn.enough"), class_="ce-lessons__enough-words"),
        first_match(place.spec, place.say, "ce-go ce-go--choice", f"{place.spec.root}--match"),
        class_="ce-lessons__enough",
    )


def _row(place: Place, number: int, lesson: Lesson, solved: Sequence[int], printed: Markup | None) -> Markup:
    """A lesson: its number, its title, its goal, and how far this device has come with it."""
    say, lang, total = place.say, place.spec.lang, len(lesson.steps)
    done = len(solved) == total
    state = say("learn.done") if done else say("learn.so-far", done=len(solved), total=total) if solved else ""
    mark = join(icon("check"), hidden(state)) if done else state
    return el(
        "li",
        el(
            "a",
            el("span", number, class_="ce-lessons__number", aria_hidden="true"),
            el(
                "span",
                el("span", say.typeset(lesson.title[lang]), class_="ce-lessons__title"),
                " ",
                el("span", prose(say.typeset(lesson.goal[lang])), class_="ce-lessons__goal"),
                class_="ce-lessons__words",
            ),
            " ",
            el("span", mark, class_="ce-lessons__state" + (" ce-lessons__state--done" if done else "")),
            class_="ce-lessons__go",
            href=f"#{lesson.id}",
            id=f"{place.spec.root}--{lesson.id}",
            data_lesson=lesson.id,
        ),
        printed,
        id=lesson.id,
    )
