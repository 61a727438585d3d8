"""The first frame of a widget, drawn at build time: complete without script, and on paper."""

from __future__ import annotations

from engine.games import load, situation
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.frame import filled, frame
from site_plugins.live.widgets.markup import Markup, el
from site_plugins.live.widgets.spec import spec_of
from site_plugins.live.widgets.story import example
from site_plugins.live.widgets.urls import book_base
from site_plugins.live.widgets.view import look


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
    return el(
        "div",
        frame(view, example(view, worked, sheet)),
        class_="ce-live" + (" ce-live--match" if shown.scope == "match" else ""),
        id=spec.root,
        role="group",
        aria_labelledby=f"{spec.root}--title",
        data_live=True,
        data_state="still",
        data_spec=spec.plain(),
    )
