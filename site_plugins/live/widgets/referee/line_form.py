"""The position that is asked about as one line of text: to be copied, or written over with another and opened."""

from __future__ import annotations

from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.referee.form import Form
from site_plugins.live.widgets.situation.controls import button


def line_form(form: Form) -> Markup:
    """The fold with the line; one that could not be read stays as it was written, with the reason beside it."""
    say, root, note = form.say, form.root, form.view.note
    field, hint, fault = (f"{root}--line-{part}" for part in ("text", "hint", "fault"))
    wrong = form.pasted is not None and note is not None
    told = prose(note.text) if wrong and note is not None else ""
    return el(
        "details",
        el("summary", icon("sheet"), say("referee.line")),
        el(
            "form",
            el(
                "div",
                el("label", say("referee.line-label"), for_=field),
                el(
                    "textarea",
                    form.pasted if wrong else form.inquiry.line(),
                    name="line",
                    id=field,
                    class_="ce-tell__text ce-tell__text--line",
                    rows=3,
                    spellcheck="false",
                    autocapitalize="off",
                    autocomplete="off",
                    aria_invalid="true" if wrong else None,
                    aria_describedby=f"{fault} {hint}" if wrong else hint,
                ),
                el("p", icon("note"), el("span", told), class_="ce-tell__fault", id=fault) if wrong else None,
                el("p", prose(say("referee.line-hint")), class_="ce-tell__hint", id=hint),
                class_="ce-tell",
            ),
            el(
                "div",
                el(
                    "button",
                    say("referee.line-open"),
                    type="submit",
                    class_="ce-go ce-go--small",
                    id=f"{root}--line-go",
                ),
                button(
                    {"do": "copy"},
                    icon("link"),
                    say("referee.line-copy"),
                    class_="ce-quiet__do",
                    id=f"{root}--line-copy",
                ),
                class_="ce-referee__send",
            ),
            data_send_form={"do": "line"},
            class_="ce-referee__form ce-referee__line",
            novalidate=True,
        ),
        class_="ce-fold",
        id=f"{root}--line",
    )
