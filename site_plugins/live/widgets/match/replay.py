"""The replay: every moment of a match by slider, buttons and keys, its story, and the chart of points and chances."""

from __future__ import annotations

from engine.bots import LEVELS
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join
from site_plugins.live.widgets.match.chart import chart, samples
from site_plugins.live.widgets.match.screen import carried, headline, recent
from site_plugins.live.widgets.match.session import Session
from site_plugins.live.widgets.page.view import View
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.frame import house, note, tray


def replay_screen(view: View, session: Session) -> Markup:
    """A match at one of its moments."""
    drawn = board(view.game.id)
    return join(
        el("p", headline(view, session.match), class_="ce-live__title", id=f"{view.root}--title"),
        house(view),
        _wheel(view, len(session.moments) - 1, session.at),
        drawn.scene(view),
        drawn.tray(view) or tray(view),
        note(view),
        recent(view),
        _curve(view, session),
        _over(view, session),
        el("div", _ways(view, session), carried(view, session.match), class_="ce-quiet"),
    )


def _ways(view: View, session: Session) -> list[Markup]:
    """Where one goes from here: to the sheet, back to a match that goes on, or to another like one that is over."""
    row = [
        button(
            {"do": "sheet"}, icon("sheet"), view.say("match.sheet"), class_="ce-quiet__do", id=f"{view.root}--sheet-go"
        )
    ]
    if session.match.position.over:
        row.append(
            button({"do": "rematch"}, view.say("match.rematch"), class_="ce-quiet__do", id=f"{view.root}--rematch")
        )
    elif session.old is None:
        row.append(
            button({"do": "back"}, icon("undo"), view.say("match.back"), class_="ce-quiet__do", id=f"{view.root}--back")
        )
    return row


def _wheel(view: View, last: int, at: int) -> Markup:
    """The slider with its four buttons; the page lets the arrow keys do the same."""
    root = view.root
    steps = (("first", 0), ("before", at - 1), ("after", at + 1), ("last", last))
    presses = [
        button(
            {"do": "seek", "at": max(0, min(last, to))},
            icon(name),
            el("span", view.say(f"match.wheel.{name}"), class_="ce-vh"),
            class_="ce-quiet__do",
            id=f"{root}--{name}",
            data_key={"first": "Home", "before": "ArrowLeft", "after": "ArrowRight", "last": "End"}[name],
            aria_disabled="true" if to in {at, -1, last + 1} else None,
        )
        for name, to in steps
    ]
    slider = el(
        "input",
        type="range",
        min=0,
        max=last,
        value=at,
        id=f"{root}--at",
        name="at",
        aria_label=view.say("match.slider"),
        aria_valuetext=view.say("match.moment", number=at, total=last),
        data_send_input={"do": "seek"},
    )
    where = el("output", view.say("match.moment", number=at, total=last), for_=f"{root}--at", class_="ce-wheel__at")
    return el("div", slider, el("div", presses, where, class_="ce-wheel__row"), class_="ce-wheel", data_keys=True)


def _curve(view: View, session: Session) -> Markup:
    """Points and chances over the whole match, and the button that has the chances reckoned."""
    below = None
    if session.waiting:
        share = 1 - len(session.waiting) / len(samples(session.moments))
        bar = el("progress", max=1, value=f"{share:.2f}", aria_label=view.say("match.chart-making"))
        below = el("p", view.say("match.chart-making"), bar, class_="ce-ask--waits")
    elif not session.chances and len(session.match.settings.seats) == 2:
        press = button(
            {"do": "chart"},
            icon("odds"),
            view.say("match.chart-go"),
            class_="ce-quiet__do",
            id=f"{view.root}--chart-go",
        )
        below = el("p", press)
    return el(
        "details",
        el("summary", icon("odds"), view.say("match.chart")),
        chart(view, session),
        below,
        class_="ce-fold ce-fold--chart",
        id=f"{view.root}--chart",
        open=True,
    )


def _over(view: View, session: Session) -> Markup | None:
    """The form by which a reader takes over a side from this moment."""
    heirs = session.heirs
    if not heirs:
        return None
    root, names = view.root, session.match.settings.names
    sides = [el("option", names[seat], value=seat) for seat in heirs]
    levels = [
        el("option", view.say(f"match.controls.{level}"), value=level, selected=level == "medium") for level in LEVELS
    ]
    return el(
        "details",
        el("summary", icon("hand"), view.say("match.take-over")),
        el(
            "form",
            el("p", view.say("match.take-over-hint"), class_="ce-setup__hint"),
            el(
                "p",
                el("label", view.say("match.take-over-as"), for_=f"{root}--as"),
                el("select", sides, name="as", id=f"{root}--as"),
                el("label", view.say("match.take-over-against"), for_=f"{root}--level"),
                el("select", levels, name="level", id=f"{root}--level"),
            ),
            el(
                "button", view.say("match.take-over"), type="submit", class_="ce-go ce-go--small", id=f"{root}--over-go"
            ),
            class_="ce-set",
            data_send_form={"do": "take-over"},
        ),
        class_="ce-fold",
        id=f"{root}--over",
    )
