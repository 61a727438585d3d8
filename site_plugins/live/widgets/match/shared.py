"""A match that somebody has sent: the position with its question, and the way to play on from it."""

from __future__ import annotations

from engine.bots import LEVELS
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.match.menu import carried, leave
from site_plugins.live.widgets.match.screen import headline
from site_plugins.live.widgets.match.session import Session
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.frame import house, note, tray
from site_plugins.live.widgets.situation.story import rule_mark

ALL = "all"
"""What stands for every side in the form by which one plays on."""


def shared_screen(view: View, session: Session) -> Markup:
    """The match where it stands, who is to answer what, and what one can do about it."""
    drawn = board(view.game.id)
    return join(
        el("p", headline(view, session.match), class_="ce-live__title", id=f"{view.root}--title"),
        house(view),
        drawn.scene(view),
        drawn.tray(view) or tray(view),
        note(view),
        pending(view, session),
        play_on(view, session),
        el("div", _replay(view), carried(view, session.match), leave(view), class_="ce-quiet"),
    )


def pending(view: View, session: Session) -> Markup:
    """What is asked, and of whom."""
    ask = session.moment.ask
    assert ask is not None
    who = view.say("review.shared-asks", who=view.text.who(ask.seat))
    return el(
        "p",
        el("span", who, class_="ce-shared__who"),
        " ",
        prose(capital(view.text.ask(view.ask or ask))),
        "\u00a0",
        rule_mark(view, ask.rule),
        class_="ce-ask",
        id=f"{view.root}--ask",
        tabindex=-1,
    )


def play_on(view: View, session: Session) -> Markup:
    """The form: which side one takes, against whom, and the button that begins."""
    root, say, names = view.root, view.say, session.match.settings.names
    ask = session.moment.ask
    first = ask.seat if ask is not None and ask.seat in session.heirs else None
    every = say("review.all-sides" if len(names) == 2 else "review.all-sides-many")
    sides = [el("option", names[seat], value=seat, selected=seat == first) for seat in session.heirs]
    levels = [el("option", say(f"match.controls.{level}"), value=level, selected=level == "medium") for level in LEVELS]
    return el(
        "form",
        el(
            "p",
            el("label", say("match.take-over-as"), for_=f"{root}--as"),
            el("select", sides, el("option", every, value=ALL), name="as", id=f"{root}--as"),
            el("label", say("match.take-over-against"), for_=f"{root}--level"),
            el("select", levels, name="level", id=f"{root}--level"),
        ),
        el("button", say("review.play-on"), type="submit", class_="ce-go", id=f"{root}--go"),
        el("p", say("review.play-on-hint"), class_="ce-setup__hint"),
        class_="ce-set ce-shared",
        data_send_form={"do": "play-on"},
    )


def _replay(view: View) -> Markup:
    """The way to everything that happened before."""
    return button(
        {"do": "replay"}, icon("again"), view.say("match.replay"), class_="ce-quiet__do", id=f"{view.root}--replay"
    )
