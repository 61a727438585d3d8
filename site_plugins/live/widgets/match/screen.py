"""The screen of a match: the board, what is asked of whom, what has happened, and a quiet row for the rest."""

from __future__ import annotations

from engine.core.asks import Cast, Choose, Roll
from engine.match.fixture import CURTAIN, ITSELF, OVER, PERSON, THINKING, Fixture
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join
from site_plugins.live.widgets.page.view import Step, View
from site_plugins.live.widgets.situation.controls import button, by_hand, moves
from site_plugins.live.widgets.situation.frame import house, note, question, tray
from site_plugins.live.widgets.situation.odds import chart as odds_chart
from site_plugins.live.widgets.situation.story import told

RECENT = 5
"""Actions whose story stands on the screen; the replay has the rest."""


def match_screen(view: View, fixture: Fixture, *, paused: bool = False, coach: Markup | None = None) -> Markup:
    """A running match, or one that has just ended."""
    drawn = board(view.game.id)
    title = el("p", headline(view, fixture), class_="ce-live__title", id=f"{view.root}--title")
    clock = watch(view, fixture, paused)
    if fixture.covered:
        score = el("p", standing(view, fixture), class_="ce-moment")
        below = _turn(view, fixture, paused), _quiet(view, fixture, paused)
        return join(title, clock, score, note(view), *below)
    return join(
        title,
        house(view),
        clock,
        drawn.scene(view),
        drawn.tray(view) or tray(view),
        note(view),
        _turn(view, fixture, paused),
        coach,
        recent(view),
        _quiet(view, fixture, paused),
    )


def standing(view: View, fixture: Fixture) -> str:
    """The points of both sides: all that may be seen while the device is handed over."""
    home, away = fixture.game.points(fixture.position.state)[:2]
    return f"{view.text.who(0)} {home} – {away} {view.text.who(1)}"


def headline(view: View, fixture: Fixture) -> str:
    """Who plays whom, and how strong those are who are no people."""
    seats = fixture.settings.seats
    names = [
        name if who == "human" else view.say("match.called", name=name, level=view.say(f"match.controls.{who}"))
        for name, who in zip(fixture.settings.names, seats, strict=True)
    ]
    return view.say("match.versus", home=names[0], away=names[1]) if len(names) == 2 else view.text.title()


def watch(view: View, fixture: Fixture, paused: bool) -> Markup | None:
    """The players' own watch, which the page lets run."""
    seconds = fixture.game.watch(view.position.start.house)
    if not seconds or fixture.turn == OVER:
        return None
    half, late = view.seen.view.get("half", 1), bool(view.seen.view.get("late"))
    return el(
        "p",
        el(
            "span",
            f"{0 if late else seconds // 60}:00",
            class_="ce-watch__face",
            role="timer",
            aria_label=view.say("match.watch"),
        ),
        class_="ce-watch",
        id=f"{view.root}--watch",
        data_watch={"half": half, "seconds": 0 if late else seconds, "runs": not paused, "send": {"do": "time"}},
    )


def _turn(view: View, fixture: Fixture, paused: bool) -> Markup:
    """What there is to press now: a person's options, the curtain, or a computer player that can be hurried."""
    turn = fixture.turn
    if turn == OVER:
        return join(question(view), _afterwards(view))
    if turn == CURTAIN:
        return _curtain(view, fixture)
    if turn == PERSON and fixture.by_hand and isinstance(view.ask, (Roll, Cast)):
        return join(question(view), el("div", by_hand(view, view.ask, open_=True), class_="ce-quiet"))
    if turn == PERSON:
        return join(question(view), moves(view))
    ask = fixture.position.ask
    assert ask is not None
    who = view.text.who(ask.seat)
    thinking = turn == THINKING and fixture.thought is not None
    words = view.say("match.thinks", who=who) if thinking else view.say("match.plays", who=who)
    share = fixture.thought.share if fixture.thought is not None else 0.0
    bar = el("progress", max=1, value=f"{share:.2f}", aria_label=words) if thinking else None
    if paused:
        press = button({"do": "go-on"}, view.say("match.go-on"), class_="ce-go", id=f"{view.root}--go")
    else:
        # Before it thinks, nothing tells whether it will choose or can only draw: that is what its hand decides.
        name = view.say("match.hurry") if thinking else view.say("match.go-on")
        press = button({"do": "hurry"}, name, class_="ce-go ce-go--choice", id=f"{view.root}--go")
    return join(
        el("p", words, bar, class_="ce-ask ce-ask--waits", id=f"{view.root}--ask", tabindex=-1),
        el("div", press, class_="ce-moves"),
    )


def _curtain(view: View, fixture: Fixture) -> Markup:
    """Between two people on one device: nobody's hand is open until the other has it."""
    ask = fixture.position.ask
    assert ask is not None
    who = view.text.who(ask.seat)
    return join(
        el("p", view.say("match.curtain", who=who), class_="ce-ask", id=f"{view.root}--ask", tabindex=-1),
        el(
            "div",
            button({"do": "reveal"}, view.say("match.curtain-go", who=who), class_="ce-go", id=f"{view.root}--go"),
            class_="ce-moves",
        ),
    )


def _afterwards(view: View) -> Markup:
    """What one does after a match."""
    root = view.root
    return el(
        "div",
        button({"do": "replay"}, icon("again"), view.say("match.replay"), class_="ce-go", id=f"{root}--replay"),
        button({"do": "rematch"}, view.say("match.rematch"), class_="ce-go ce-go--choice", id=f"{root}--rematch"),
        button(
            {"do": "sheet"},
            icon("sheet"),
            view.say("match.sheet"),
            class_="ce-go ce-go--choice",
            id=f"{root}--sheet-go",
        ),
        class_="ce-moves",
    )


def recent(view: View) -> Markup | None:
    """The story of the last few actions, the newest first."""
    actions: dict[int, list[Step]] = {}
    for step in reversed(view.steps):
        if step.action not in actions and len(actions) == RECENT:
            break
        actions.setdefault(step.action, []).insert(0, step)
    lines = [
        el("li", told(view, steps), class_="ce-log__action", id=f"{view.root}--log{number}")
        for number, steps in actions.items()
    ]
    if not lines:
        return None
    return el(
        "div", el("p", view.say("match.latest"), class_="ce-vh"), el("ol", lines, class_="ce-log"), class_="ce-story"
    )


def _quiet(view: View, fixture: Fixture, paused: bool) -> Markup:
    """Everything else, in one row: back, coach, dice by hand, odds, and what can be done with the match as a whole."""
    turn, root = fixture.turn, view.root
    row: list[Markup | None] = [_undo(view, fixture) if fixture.settings.people else None]
    if turn == PERSON:
        row += _help(view, fixture)
        row.append(_referee(view, fixture))
    timed = bool(fixture.game.watch(view.position.start.house)) and turn != OVER
    if not paused and (turn in {THINKING, ITSELF} or timed):
        row.append(button({"do": "pause"}, view.say("match.pause"), class_="ce-quiet__do", id=f"{root}--pause"))
    elif paused and timed and turn in {PERSON, CURTAIN}:
        row.append(button({"do": "go-on"}, view.say("match.go-on"), class_="ce-quiet__do", id=f"{root}--pause"))
    if turn != OVER and not fixture.covered:
        row.append(
            button(
                {"do": "replay"}, icon("again"), view.say("match.replay"), class_="ce-quiet__do", id=f"{root}--replay"
            )
        )
        row.append(
            button(
                {"do": "sheet"}, icon("sheet"), view.say("match.sheet"), class_="ce-quiet__do", id=f"{root}--sheet-go"
            )
        )
    return el("div", row, carried(view, fixture), class_="ce-quiet")


def _referee(view: View, fixture: Fixture) -> Markup | None:
    """The way to the referee with this position; what a person may not know of it is dealt anew for him."""
    from site_plugins.live.widgets.referee.link import open_way, way

    return open_way(view) if fixture.settings.study else way(view)


def _undo(view: View, fixture: Fixture) -> Markup:
    """The way back, greyed out where there is none; pressed all the same, it says why."""
    return button(
        {"do": "undo"},
        icon("undo"),
        view.say("match.undo"),
        class_="ce-quiet__do",
        id=f"{view.root}--undo",
        aria_disabled=None if fixture.back is not None else "true",
    )


def _help(view: View, fixture: Fixture) -> list[Markup]:
    """What helps a person: the coach before a choice, before a throw the dice of one's own; and the odds."""
    ask, root = view.ask, view.root
    row: list[Markup] = []
    if isinstance(ask, Choose) and len(ask.options) > 1:
        row.append(
            button(
                {"do": "coach"}, icon("note"), view.say("match.coach"), class_="ce-quiet__do", id=f"{root}--coach-go"
            )
        )
    elif isinstance(ask, (Roll, Cast)) and not fixture.by_hand:
        row.append(by_hand(view, ask))
    bars = odds_chart(view)
    if bars is not None:
        summary = el("summary", icon("odds"), view.say("widgets.odds"))
        row.append(el("details", summary, bars, class_="ce-fold ce-fold--odds", id=f"{root}--odds"))
    return row


def carried(view: View, fixture: Fixture) -> list[Markup]:
    """What can be done with a match as a whole: take it elsewhere, or leave it."""
    root = view.root
    return [
        _shared(view, fixture),
        button({"do": "file"}, icon("hand"), view.say("match.file"), class_="ce-quiet__do", id=f"{root}--file-go"),
        button({"do": "leave"}, icon("no"), view.say("match.leave"), class_="ce-quiet__do", id=f"{root}--leave"),
    ]


def _shared(view: View, fixture: Fixture) -> Markup:
    """The link; where hands are hidden, what it shows is said first, and one is offered that shows less."""
    root, send = view.root, {"do": "link"}
    if not fixture.hides:
        return button(send, icon("link"), view.say("widgets.copy-link"), class_="ce-quiet__do", id=f"{root}--link")
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


def sheet_screen(view: View, fixture: Fixture) -> Markup:
    """The match sheet alone, as it is printed."""
    root = view.root
    return join(
        el("p", headline(view, fixture), class_="ce-live__title", id=f"{root}--title"),
        el("div", board(view.game.id).sheet(view), class_="ce-sheet__whole", tabindex=-1, id=f"{root}--ask"),
        el(
            "div",
            el(
                "button",
                icon("sheet"),
                view.say("match.print"),
                type="button",
                class_="ce-go",
                data_print=True,
                id=f"{root}--print",
            ),
            button({"do": "back"}, view.say("match.back"), class_="ce-go ce-go--choice", id=f"{root}--go"),
            class_="ce-moves ce-noprint",
        ),
    )
