"""The small sign that leads from a line of the log to the ruling that decided it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.core.game import Event
from engine.core.house_rules import changed_house
from engine.games import SHELF
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.page.urls import ruling_url
from site_plugins.live.widgets.page.view import View

DECIDED = "site_plugins.live.widgets.situation.decided"
BOOK = "site_plugins.rulebook.check.decided_events"


@cache
def _tables(game: str) -> tuple[dict[str, str], dict[str, str]]:
    """What the rulings of a game decide, and the house rules under which they do not."""
    if game not in SHELF:
        return {}, {}
    try:
        # Made by the build, for the browser only; elsewhere the rulings themselves can be read.
        made: dict[str, tuple[dict[str, str], dict[str, str]]] = import_module(DECIDED).DECIDED
    except ModuleNotFoundError:
        found: tuple[dict[str, str], dict[str, str]] = import_module(BOOK).decided(game)
        return found
    return made[game]


def ruling_marks(view: View, event: Event) -> list[Markup]:
    """A sign for each ruling that decided this event at this table."""
    game = view.game
    decide, unless = _tables(game.id)
    found = decide.get(f"{event[0].partition('.')[2]}/{event[1]}", "")
    if not found:
        return []
    changed = changed_house(game.house_rules, view.position.start.house)
    return [
        _mark(view, f"{game.id}/{id_}")
        for id_ in found.split()
        if not any(key in changed for key in unless.get(id_, "").split())
    ]


def _mark(view: View, ruling: str) -> Markup:
    """The number of a ruling, and its whole name for those who point at it."""
    word = view.say("widgets.ruling")
    title = f"{word.capitalize()} {ruling}"
    sign = ruling.partition("/")[2]
    return el("a", sign, hidden(f" {word}"), class_="ce-ruled", href=ruling_url(view.spec.base, ruling), title=title)
