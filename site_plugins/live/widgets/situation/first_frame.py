"""The first frame of a widget, drawn at build time: complete without script, and on paper."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.languages import words
from engine.games import load, situation
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.markup import Markup
from site_plugins.live.widgets.match.place import Place
from site_plugins.live.widgets.match.settings import usual
from site_plugins.live.widgets.match.setup_form import opening
from site_plugins.live.widgets.page.element import element, without_script
from site_plugins.live.widgets.page.spec import ROOMS, Spec, spec_of
from site_plugins.live.widgets.page.urls import book_base
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.frame import filled, frame
from site_plugins.live.widgets.situation.story import example


def first_frame(game_id: str, situation_id: str, lang: str, base_url: str) -> Markup:
    """The widget's element with its first frame; `base_url` is the way from the page to the root of the site."""
    game = load(game_id)
    shown = situation(game_id, situation_id)
    spec = spec_of(shown, lang, book_base(base_url, lang))
    position = shown.begin(game)
    floor = len(shown.answers)
    view = look(spec, position, floor=floor)
    worked = look(spec, shown.worked(game), floor=floor)
    sheet = filled(worked, board(game_id)) if shown.sheet else None
    kind = " ce-live--match" if shown.scope == "match" else ""
    return element(spec, frame(view, example(view, worked, sheet)), kind=kind, aria_labelledby=f"{spec.root}--title")


def first_screen(game_id: str, lang: str, base_url: str, pages: Collection[str] = ()) -> Markup:
    """The element of a Play page with its first screen, the form in which a match is set up; `pages` are the book's."""
    game = load(game_id)
    text = game.text(lang)
    spec = Spec(game_id, "play", lang, book_base(base_url, lang), text.title(), {}, play=True)
    spec = spec._replace(rooms=tuple(room for room in ROOMS if f"{game_id}/{room}" in pages))
    place = Place(game, text, spec.root, spec.base)
    inside = without_script(words(lang)("match.no-script")), opening(place, usual(game, {}))
    kind = " ce-live--match ce-play"
    return element(spec, *inside, kind=kind, aria_label=text.title(), data_play=True, data_gists=True)
