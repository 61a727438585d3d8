"""The referee's page as it is built: the form with its first question and its answer, complete without a script."""

from __future__ import annotations

from engine.core.languages import words
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import book_base
from site_plugins.live.widgets.referee.inquiry import Inquiry
from site_plugins.live.widgets.referee.page import frame, viewed


def first_question(lang: str, base_url: str) -> Markup:
    """The widget's element; `base_url` is the way from the page to the root of the site."""
    say, inquiry = words(lang), Inquiry({})
    inquiry.reckoned = inquiry.position
    spec = Spec(inquiry.game.id, "referee", lang, book_base(base_url, lang), say("referee.answer"), {}, referee=True)
    return el(
        "div",
        el("noscript", el("p", say("referee.no-script"), class_="ce-note")),
        frame(spec, inquiry, viewed(spec, inquiry)),
        class_="ce-live ce-live--match ce-referee",
        id=spec.root,
        role="group",
        aria_label=say("referee.answer"),
        data_live=True,
        data_referee=True,
        data_state="still",
        data_spec=spec.plain(),
    )
