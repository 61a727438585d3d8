"""A combination as a line of shirts: who has had the ball, how far each took it, and where it could be stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Event
from engine.core.sayings import Sayings
from engine.games.flair.events import EVENTS
from site_plugins.live.widgets.boards.flair.cards import shirt
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.view import View


class Link(NamedTuple):
    """One card of a line: its number, what it does, how far and where to, and whether a tackle may follow."""

    number: int
    way: str
    metres: str = ""
    where: str = ""
    tackle: bool = False
    refused: bool = False


def line(links: Sequence[Link], say: Sayings, *, more: bool = False) -> Markup:
    """The cards one after the other; `more` says that another is to come."""
    made = [_link(link, say) for link in links]
    if more:
        made.append(el("li", el("span", "?", class_="ce-line__next", aria_hidden="true"), class_="ce-line__card"))
    return el("ol", made, class_="ce-line")


def _link(link: Link, say: Sayings) -> Markup:
    """One card: its shirt, what it does, and its metres."""
    parts = (
        ("metres", link.metres),
        ("metres", link.where),
        ("tackle", say("board.tackle") if link.tackle else say("board.refused") if link.refused else ""),
    )
    kind = " ce-line__card--refused" if link.refused else " ce-line__card--tackle" if link.tackle else ""
    return el(
        "li",
        shirt(link.number, "", "bare"),
        hidden(f"{link.number}: "),
        el("span", say(f"board.ways.{link.way}"), class_="ce-line__way"),
        [join(" ", el("span", words, class_=f"ce-line__{part}")) for part, words in parts if words],
        class_="ce-line__card" + kind,
    )


def played(view: View, say: Sayings) -> Markup | None:
    """The cards of the combination that is under way, as they lie on the table."""
    under_way = view.seen.view["combination"]
    if under_way is None:
        return None
    laid = [event for event in view.seen.log if EVENTS[event[1]].lays][-under_way["count"] :]
    if not laid:
        return None
    name = el("p", say("board.played"), class_="ce-hand__name")
    return el("div", name, line([_laid(event, say) for event in laid], say, more=True), class_="ce-hand")


def _laid(event: Event, say: Sayings) -> Link:
    """A card that lies on the table, with its metres if it made any."""
    told = EVENTS.named(event)
    return Link(
        told["number"], EVENTS[event[1]].lays, say("board.metres", metres=told["metres"]) if "metres" in told else ""
    )
