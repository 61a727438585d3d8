"""The frame on which one plays: a slim line on top, the board, what just happened, the dock, and panels beside it.

The frame fills the window and knows nothing of what is played on it. On a wide screen the panels stand beside the
board; on a phone one of them at a time lies over it. Which one is open is the page's business (`panels.js`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.language import Language
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el

STORY, COACH, ODDS, AHEAD, MENU = "story", "coach", "odds", "ahead", "menu"
OVER = "over"
"""The kind of a frame in which nothing more is asked."""


class Panel(NamedTuple):
    """Something to look at beside the board: its name, its title and what stands in it."""

    name: str
    title: str
    inside: Markup | Sequence[Markup | None]


class Stage(NamedTuple):
    """What stands in each place of the frame."""

    title: str
    """What is played, for screen readers: the places speak for themselves."""
    leave: Markup
    score: Markup
    board: Sequence[Markup | None]
    strip: Markup
    """What just happened."""
    dock: Sequence[Markup | None]
    """The question, and its options."""
    tools: Sequence[Markup]
    panels: Sequence[Panel]
    kind: str = ""
    """`over` where nothing more is asked, for example."""
    banner: Markup | None = None
    corner: Markup | None = None
    """What stands at the end of the line on top, if not the button for everything that is seldom wanted."""
    points: str | None = None
    """What a hint points at, as a selector of the page."""


def framed(root: str, say: Language, stage: Stage) -> Markup:
    """The frame with everything in its place."""
    top = el("div", stage.leave, stage.score, stage.corner or _menu(root, say), class_="ce-stage__top")
    board = el("div", stage.board, stage.banner, class_="ce-stage__board", id=f"{root}--board")
    dock = el(
        "div",
        stage.dock,
        el("div", stage.tools, class_="ce-stage__tools", role="group", aria_label=say("stage.tools")),
        class_="ce-stage__dock",
        # After the last whistle it is another one, lower and with other buttons: it comes, and none moves to its place.
        id=f"{root}--dock-{OVER}" if stage.kind == OVER else f"{root}--dock",
    )
    beside = [_panel(root, say, panel) for panel in stage.panels]
    return el(
        "div",
        el("h2", stage.title, class_="ce-vh", id=f"{root}--title"),
        top,
        board,
        stage.strip,
        dock,
        el("div", beside, class_="ce-stage__side"),
        class_="ce-stage" + (f" ce-stage--{stage.kind}" if stage.kind else ""),
        data_stage=True,
        data_points=stage.points,
    )


def tool(name: str, drawn: str, id_: str, **attrs: object) -> Markup:
    """A small button with an icon at the edge of the dock; its name is for the ear, and shown where there is room."""
    inside = icon(drawn), el("span", name, class_="ce-tool__name")
    return el("button", *inside, **{"type": "button", "class_": "ce-tool", "id": id_, "title": name, **attrs})


def opens(root: str, panel: str) -> dict[str, object]:
    """What a button has that opens a panel."""
    return {"data_panel": panel, "aria_controls": f"{root}--panel-{panel}", "aria_expanded": "false"}


def _menu(root: str, say: Language) -> Markup:
    """The button for everything that is seldom wanted."""
    return tool(say("stage.menu"), "menu", f"{root}--menu", **opens(root, MENU))


def _panel(root: str, say: Language, panel: Panel) -> Markup:
    """A panel with its title, and a button that closes it where it lies over the board."""
    shut = el(
        "button",
        icon("shut"),
        el("span", say("stage.shut"), class_="ce-vh"),
        type="button",
        class_="ce-panel__shut",
        data_shut=True,
        id=f"{root}--shut-{panel.name}",
    )
    name = f"{root}--panel-{panel.name}-name"
    return el(
        "section",
        el("div", el("h3", panel.title, class_="ce-panel__name", id=name), shut, class_="ce-panel__head"),
        el("div", panel.inside, class_="ce-panel__inside", tabindex=0, role="group", aria_labelledby=name),
        class_=f"ce-panel ce-panel--{panel.name}",
        id=f"{root}--panel-{panel.name}",
        aria_labelledby=name,
    )
