"""The referee's page as it is built: the form with its first question and its answer, complete without a script."""

from __future__ import annotations

from engine.core.languages import words
from site_plugins.live.widgets.drawing.markup import Markup
from site_plugins.live.widgets.page.element import element, without_script
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import book_base
from site_plugins.live.widgets.referee.inquiry import Inquiry
from site_plugins.live.widgets.referee.page import frame, viewed


def first_question(lang: str, base_url: str) -> Markup:
    """The widget's element; `base_url` is the way from the page to the root of the site."""
    say, inquiry = words(lang), Inquiry({})
    inquiry.reckoned = inquiry.position
    spec = Spec(inquiry.game.id, "referee", lang, book_base(base_url, lang), say("referee.answer"), {}, referee=True)
    inside = without_script(say("referee.no-script")), frame(spec, inquiry, viewed(spec, inquiry))
    return element(
        spec, *inside, kind=" ce-live--match ce-referee", aria_label=say("referee.answer"), data_referee=True
    )
