"""The replay: from key event to key event, or moment by moment, with the chart above the slider."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots import LEVELS
from engine.match.highlights import Highlight, highlights
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.match.chart import chart
from site_plugins.live.widgets.match.menu import carried, leave
from site_plugins.live.widgets.match.result_card import result_card
from site_plugins.live.widgets.match.review import verdict
from site_plugins.live.widgets.match.screen import headline
from site_plugins.live.widgets.match.session import Session
from site_plugins.live.widgets.match.strip import recent
from site_plugins.live.widgets.page.view import View
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.frame import house, note, tray

KEYS = {
    "first": "Home",
    "before-key": "p",
    "before": "ArrowLeft",
    "after": "ArrowRight",
    "after-key": "n",
    "last": "End",
}
"""The ways through a match, and the key that does the same as each button."""


def replay_screen(view: View, session: Session) -> Markup:
    """A match at one of its moments."""
    drawn = board(view.game.id)
    return join(
        el("h2", view.say("match.replay"), class_="ce-vh"),
        el("p", headline(view, session.match), class_="ce-live__title", id=f"{view.root}--title"),
        house(view),
        timeline(view, session),
        drawn.scene(view),
        drawn.tray(view) or tray(view),
        note(view),
        recent(view, session.match.answers),
        verdict(view, session),
        result_card(view, session),
        _over(view, session),
        el("div", _ways(view, session), carried(view, session.match), leave(view), class_="ce-quiet"),
    )


def timeline(view: View, session: Session) -> Markup:
    """The whole match in one place: its chart, the slider under it, and the buttons that jump."""
    marked = highlights(session.moments)
    return el(
        "div",
        el("div", chart(view, session, marked), _reckoning(view, session), id=f"{view.root}--chart"),
        _wheel(view, session, marked),
        class_="ce-timeline",
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
    if session.old is None:
        row.append(
            button({"do": "back"}, icon("undo"), view.say("match.back"), class_="ce-quiet__do", id=f"{view.root}--back")
        )
    return row


def _targets(marked: Sequence[Highlight], last: int, at: int) -> dict[str, int]:
    """Where each button leads; to the first or the last moment where there is no event before or after."""
    return {
        "first": 0,
        "before-key": max((each.at for each in marked if each.at < at), default=0),
        "before": at - 1,
        "after": at + 1,
        "after-key": min((each.at for each in marked if each.at > at), default=last),
        "last": last,
    }


def _wheel(view: View, session: Session, marked: Sequence[Highlight]) -> Markup:
    """The slider with its six buttons; the page lets keys do the same."""
    root, at, last = view.root, session.at, len(session.moments) - 1
    names = {**view.say.all("match.wheel"), **view.say.all("review.wheel")}
    presses = [
        button(
            {"do": "seek", "at": max(0, min(last, to))},
            icon(name),
            el("span", names[name], class_="ce-vh"),
            class_="ce-quiet__do",
            id=f"{root}--{name}",
            title=names[name],
            data_key=KEYS[name],
            aria_disabled="true" if to in {at, -1, last + 1} else None,
        )
        for name, to in _targets(marked, last, at).items()
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
    row = el("div", presses, where, class_="ce-wheel__row")
    return el("div", slider, row, _here(view, marked, at), class_="ce-wheel", data_keys=True)


def _here(view: View, marked: Sequence[Highlight], at: int) -> Markup:
    """What the moment that is shown is remembered by; the line is always there, so that nothing moves."""
    here = next((each for each in marked if each.at == at), None)
    words = ""
    if here is not None:
        words = view.say(
            "review.key-at", banner=view.say(f"review.banners.{here.banner}"), text=view.text.event(here.event)
        )
    return el("p", prose(words) if words else "\u00a0", class_="ce-wheel__key", id=f"{view.root}--key")


def _reckoning(view: View, session: Session) -> Markup | None:
    """How far the chances have been reckoned, or the button that has them reckoned while a match goes on."""
    if session.looks is not None:
        words = view.say("match.chart-making")
        bar = el("progress", max=1, value=f"{session.looks.share:.2f}", aria_label=words)
        return el("p", words, bar, class_="ce-ask--waits")
    if session.chances or len(session.match.settings.seats) != 2:
        return None
    press = button(
        {"do": "chart"}, icon("odds"), view.say("match.chart-go"), class_="ce-quiet__do", id=f"{view.root}--chart-go"
    )
    return el("p", press)


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
