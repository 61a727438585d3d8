"""The Learn page as it is printed at build time: the list, and without script each lesson's sentences and position."""

from __future__ import annotations

from engine.core.languages import words
from engine.games import load
from engine.learn.judging import begin
from engine.learn.lessons import Lesson, lessons
from engine.learn.packing import packed
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.learn.catalogue import Place, catalogue
from site_plugins.live.widgets.page.element import element, without_script
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import book_base
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.frame import tray


def first_lessons(game_id: str, lang: str, base_url: str) -> Markup:
    """The element of a Learn page with its list; `base_url` is the way from the page to the root of the site."""
    text = load(game_id).text(lang)
    spec = Spec(game_id, "learn", lang, book_base(base_url, lang), text.title(), packed(game_id, lang), learn=True)
    found = lessons(game_id)
    printed = {id_: _printed(spec, lesson) for id_, lesson in found.items()}
    inside = (
        without_script(words(lang)("learn.no-script")),
        catalogue(Place(spec, text, words(lang)), found, {}, None, printed),
    )
    name = words(lang)("learn.lessons")
    return element(
        spec, *inside, kind=" ce-live--match ce-play ce-learn", aria_label=name, data_learn=True, data_gists=True
    )


def _printed(spec: Spec, lesson: Lesson) -> Markup:
    """A lesson where nothing can be played: the position at which it begins, and its sentences."""
    say, attempt = words(spec.lang), begin(lesson, 1)
    # Its parts have names of their own: every lesson has a position, all on one page.
    view = look(spec._replace(situation=f"learn-{lesson.id}"), attempt.now, floor=0, seat=attempt.you)
    drawn = board(spec.game)
    steps = [el("li", prose(say.typeset(step.say[spec.lang]))) for step in lesson.steps]
    position = el("div", drawn.scene(view), drawn.tray(view) or tray(view), class_="ce-lessons__position")
    return el("noscript", position, el("ol", steps, class_="ce-lessons__steps"))
