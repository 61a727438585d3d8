"""What is seldom wanted while one plays: looking back, taking the match elsewhere, dice of one's own, a pause."""

from __future__ import annotations

from engine.core.asks import Cast, Roll
from engine.match.fixture import CURTAIN, ITSELF, OVER, PERSON, THINKING, Fixture
from engine.match.settings import PACES
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join
from site_plugins.live.widgets.page.view import View
from site_plugins.live.widgets.situation.controls import button, by_hand
from site_plugins.live.widgets.situation.frame import house

_DO = "ce-quiet__do"
KEYS = (
    ("1–9", "choose"),
    ("␣ ⏎", "main"),
    ("U", "undo"),
    ("C", "coach"),
    ("O", "odds"),
    ("W", "why"),
    ("S", "story"),
    ("M ?", "menu"),
    ("Esc", "shut"),
)
"""The keys that `keys.js` answers to, and what each does."""


def menu(view: View, fixture: Fixture, paused: bool, explained: Markup | None = None) -> list[Markup | None]:
    """The menu of a match; of a guided one also what has been `explained`."""
    turn, root, say = fixture.turn, view.root, view.say
    row: list[Markup | None] = [house(view)]
    timed = bool(fixture.game.watch(view.position.start.house)) and turn != OVER
    if not paused and (turn in {THINKING, ITSELF} or timed):
        row.append(button({"do": "pause"}, icon("pause"), say("match.pause"), class_=_DO, id=f"{root}--pause"))
    elif paused and timed and turn in {PERSON, CURTAIN}:
        row.append(button({"do": "go-on"}, icon("after"), say("match.go-on"), class_=_DO, id=f"{root}--pause"))
    if turn == PERSON and isinstance(view.ask, (Roll, Cast)) and not fixture.by_hand:
        row.append(by_hand(view, view.ask))
    if turn != OVER and not fixture.covered:
        row.append(button({"do": "replay"}, icon("again"), say("match.replay"), class_=_DO, id=f"{root}--replay"))
        row.append(button({"do": "sheet"}, icon("sheet"), say("match.sheet"), class_=_DO, id=f"{root}--sheet-go"))
    row += [explained, _legend(view)]
    if turn == PERSON:
        row.append(_referee(view, fixture))
    return [*row, *carried(view, fixture), _pace(view, fixture), _drama(view), _keys(view)]


def _legend(view: View) -> Markup | None:
    """What the signs of the game mean, under a fold."""
    signs = board(view.game.id).legend(view)
    if signs is None:
        return None
    fold = el("summary", icon("why"), view.say("stage.legend")), el("div", signs, class_="ce-legend")
    return el("details", *fold, class_="ce-fold", id=f"{view.root}--legend")


def _pace(view: View, fixture: Fixture) -> Markup | None:
    """How quickly computer players move; who finds them slow need not begin another match."""
    if fixture.turn == OVER or all(map(fixture.settings.human, range(len(fixture.settings.seats)))):
        return None
    own, now = f"{view.root}--pace", fixture.settings.pace
    options = [el("option", view.say(f"match.paces.{each}"), value=each, selected=each == now) for each in PACES]
    return el(
        "form",
        el("label", view.say("match.pace"), for_=own),
        el("select", options, name="pace", id=own),
        class_="ce-menu__pace",
        data_send_change={"do": "pace"},
    )


def _drama(view: View) -> Markup:
    """Sound and vibration, off until chosen; the page keeps that on the device."""
    boxes = [
        el("label", el("input", type="checkbox", data_drama=what, id=f"{view.root}--{what}"), name)
        for what, name in view.say.all("stage.drama").items()
    ]
    return el("div", boxes, class_="ce-menu__drama")


def _keys(view: View) -> Markup:
    """The keys of a match, for those who have a keyboard."""
    rows = [join(el("dt", el("kbd", key)), el("dd", view.say(f"stage.keys.{what}"))) for key, what in KEYS]
    return el("div", el("h4", view.say("stage.keyboard")), el("dl", rows), class_="ce-menu__keys")


def carried(view: View, fixture: Fixture) -> list[Markup]:
    """How a match is taken elsewhere."""
    root = view.root
    file = button({"do": "file"}, icon("hand"), view.say("match.file"), class_=_DO, id=f"{root}--file-go")
    return [_shared(view, fixture), file]


def leave(view: View) -> Markup:
    """Back to the form."""
    return button({"do": "leave"}, icon("no"), view.say("match.leave"), class_=_DO, id=f"{view.root}--leave")


def _referee(view: View, fixture: Fixture) -> Markup | None:
    """The way to the referee with this position; what a person may not know of it is dealt anew for him."""
    from site_plugins.live.widgets.referee.link import open_way, way

    return open_way(view) if fixture.settings.study else way(view)


def _shared(view: View, fixture: Fixture) -> Markup:
    """The link; where hands are hidden, what it shows is said first, and one is offered that shows less."""
    root, send = view.root, {"do": "link"}
    if not fixture.hides:
        return button(send, icon("link"), view.say("widgets.copy-link"), class_=_DO, id=f"{root}--link")
    kind = "ce-go ce-go--small"
    anew = [
        el("p", view.say("match.link-anew-shows"), class_="ce-share__says"),
        el("p", button({**send, "anew": True}, view.say("match.link-anew"), class_=kind, id=f"{root}--link-anew")),
    ]
    return el(
        "details",
        el("summary", icon("link"), view.say("widgets.copy-link")),
        el(
            "div",
            el("p", view.say("match.link-shows"), class_="ce-share__says"),
            el("p", button(send, view.say("match.link-whole"), class_=kind, id=f"{root}--link")),
            None if fixture.covered else anew,
            class_="ce-share",
        ),
        class_="ce-fold",
        id=f"{root}--share",
    )
