"""The drill pages and the progress page as they are built: what stands there before any script has run."""

from __future__ import annotations

from engine.core.languages import words
from engine.games import load
from site_plugins.live.widgets.drawing.markup import Markup
from site_plugins.live.widgets.drill.screen import setup_screen
from site_plugins.live.widgets.drill.session import Session
from site_plugins.live.widgets.page.element import element, without_script
from site_plugins.live.widgets.page.rule_map import RuleMap
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import book_base
from site_plugins.live.widgets.progress.page import Shown
from site_plugins.live.widgets.progress.screen import progress_screen

PROGRESS = "progress"


def first_drill(game_id: str, lang: str, base_url: str, found: RuleMap) -> Markup:
    """The element of a drill page with its form."""
    say, title = words(lang), load(game_id).text(lang).title()
    spec = Spec(game_id, "drill", lang, book_base(base_url, lang), title, {}, drill=True)
    inside = without_script(say("drill.no-script")), setup_screen(spec, Session(game_id), found, 0)
    name = say("drill.title", game=title)
    return element(spec, *inside, kind=" ce-live--match ce-play ce-drill", aria_label=name, data_practice="drill")


def first_progress(lang: str, base_url: str, found: RuleMap) -> Markup:
    """The element of the progress page: the map with nothing met yet."""
    say = words(lang)
    spec = Spec("double", PROGRESS, lang, book_base(base_url, lang), say("progress.head"), {}, progress=True)
    inside = without_script(say("progress.no-script")), progress_screen(spec, found, Shown(), 0)
    name = say("progress.head")
    return element(spec, *inside, kind=" ce-live--match ce-map", aria_label=name, data_practice=PROGRESS)
