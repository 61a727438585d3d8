"""The screen of a match: what stands in each place of the frame while one plays, waits, or has finished."""

from __future__ import annotations

from engine.core.asks import Cast, Choose, Roll
from engine.match.fixture import CURTAIN, OVER, PERSON, THINKING, Fixture
from site_plugins.live.widgets.boards import Ahead, board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.match.digest import digest
from site_plugins.live.widgets.match.menu import menu
from site_plugins.live.widgets.match.strip import banner, recent, strip
from site_plugins.live.widgets.page.urls import rule_url
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button, by_hand
from site_plugins.live.widgets.situation.frame import tray
from site_plugins.live.widgets.situation.odds import chart as odds_chart
from site_plugins.live.widgets.situation.prospects import foreseen
from site_plugins.live.widgets.stage.fan import ahead_panels, hand, pressed
from site_plugins.live.widgets.stage.frame import COACH, MENU, ODDS, STORY, Panel, Stage, framed, opens, tool


def match_screen(
    view: View,
    fixture: Fixture,
    *,
    paused: bool = False,
    coach: Markup | None = None,
    after: Markup | None = None,
    margin: Markup | None = None,
    explained: Markup | None = None,
) -> Markup:
    """A running match, or one that has just ended, with what is said `after` it; a `margin` where it is guided."""
    root, drawn = view.root, board(view.game.id)
    covered = fixture.covered
    ahead = drawn.ahead(view) if fixture.turn == PERSON else None
    happened = None if covered else digest(view, fixture.since)
    stage = Stage(
        title=headline(view, fixture),
        leave=tool(view.say("stage.leave"), "leave", f"{root}--leave", data_send={"do": "leave"}),
        score=join(
            el("p", standing(view, fixture), class_="ce-moment") if covered else drawn.score(view),
            watch(view, fixture, paused),
        ),
        board=() if covered else (after,) if after is not None else (drawn.table(view), drawn.tray(view) or tray(view)),
        strip=strip(view, happened, margin),
        dock=_dock(view, fixture, paused, ahead),
        tools=_tools(view, fixture),
        panels=(
            Panel(STORY, view.say("stage.story"), () if covered else (recent(view, fixture.since),)),
            Panel(COACH, view.say("stage.coach"), coach or el("p", view.say("stage.coach-idle"))),
            Panel(ODDS, view.say("stage.odds"), _odds(view, fixture) or el("p", view.say("stage.odds-idle"))),
            *ahead_panels(ahead),
            Panel(MENU, view.say("stage.match"), menu(view, fixture, paused, explained)),
        ),
        kind="over" if fixture.turn == OVER else happened.banner.kind if happened and happened.banner else "",
        banner=banner(view, happened) if fixture.turn != OVER else None,
    )
    return framed(root, view.say, stage)


def standing(view: View, fixture: Fixture) -> str:
    """The points of both sides: all that may be seen while the device is handed over."""
    home, away = fixture.game.points(fixture.position.state)[:2]
    return f"{view.text.who(0)} {home} – {away} {view.text.who(1)}"


def headline(view: View, fixture: Fixture) -> str:
    """Who plays whom, and how strong those are who are no people."""
    seats = fixture.settings.seats
    names = [
        name if who == "human" else view.say("match.called", name=name, level=view.say(f"match.controls.{who}"))
        for name, who in zip(map(view.text.who, range(len(seats))), seats, strict=True)
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


def _dock(view: View, fixture: Fixture, paused: bool, ahead: Ahead | None) -> tuple[Markup | None, ...]:
    """What there is to press now: a person's options, the curtain, or a computer player that can be hurried."""
    turn = fixture.turn
    if turn == OVER:
        return _asked(view), _options(_afterwards(view))
    if turn == CURTAIN:
        return _curtain(view, fixture)
    if turn == PERSON and fixture.by_hand and isinstance(view.ask, (Roll, Cast)):
        return _asked(view), _options(by_hand(view, view.ask, open_=True)), hand(view, idle=True)[1]
    if turn == PERSON:
        among, below = pressed(view, ahead)
        return _asked(view), _options(*among), below
    return _waiting(view, fixture, paused)


def _asked(view: View) -> Markup:
    """What is asked, or how it came out; the rule behind it is one of the tools."""
    words = view.headline() if view.ask is None else capital(view.text.ask(view.ask))
    over = "" if view.ask is not None else " ce-ask--over"
    return el("p", prose(words), class_=f"ce-ask{over}", id=f"{view.root}--ask", tabindex=-1)


def _options(*inside: Markup | None) -> Markup:
    """The part of the dock that scrolls by itself where it is too small for all options."""
    return el("div", inside, class_="ce-stage__options")


def _waiting(view: View, fixture: Fixture, paused: bool) -> tuple[Markup | None, ...]:
    """A computer player is at it, or something happens by itself."""
    ask = fixture.position.ask
    assert ask is not None
    who = view.text.who(ask.seat)
    thinking = fixture.turn == THINKING and fixture.thought is not None
    if thinking:
        words = view.say("match.thinks", who=who)
    elif isinstance(ask, (Roll, Cast)) and fixture.settings.human(ask.seat):
        # The dice of an action that the reader has begun: they fall without a press, and he sees which.
        words = capital(view.text.ask(ask))
    else:
        words = view.say("match.plays", who=who)
    share = fixture.thought.share if fixture.thought is not None else 0.0
    bar = el("progress", max=1, value=f"{share:.2f}", aria_label=words) if thinking else None
    if paused:
        press = button({"do": "go-on"}, view.say("match.go-on"), class_="ce-go", id=f"{view.root}--go")
    else:
        # Before it thinks, nothing tells whether it will choose or can only draw: that is what its hand decides.
        name = view.say("match.hurry") if thinking else view.say("match.go-on")
        press = button({"do": "hurry"}, name, class_="ce-go ce-go--choice", id=f"{view.root}--go")
    return (
        el("p", words, bar, class_="ce-ask ce-ask--waits", id=f"{view.root}--ask", tabindex=-1),
        _options(el("div", press, class_="ce-moves")),
        hand(view, idle=True)[1],
    )


def _curtain(view: View, fixture: Fixture) -> tuple[Markup, ...]:
    """Between two people on one device: nobody's hand is open until the other has it."""
    ask = fixture.position.ask
    assert ask is not None
    who = view.text.who(ask.seat)
    press = button({"do": "reveal"}, view.say("match.curtain-go", who=who), class_="ce-go", id=f"{view.root}--go")
    return (
        el("p", view.say("match.curtain", who=who), class_="ce-ask", id=f"{view.root}--ask", tabindex=-1),
        _options(el("div", press, class_="ce-moves")),
    )


def _afterwards(view: View) -> Markup:
    """What one does after a match."""
    root = view.root
    choice = "ce-go ce-go--choice"
    return el(
        "div",
        button({"do": "rematch"}, view.say("match.rematch"), class_="ce-go", id=f"{root}--rematch"),
        button({"do": "replay"}, icon("again"), view.say("match.replay"), class_=choice, id=f"{root}--replay"),
        button({"do": "sheet"}, icon("sheet"), view.say("match.sheet"), class_=choice, id=f"{root}--sheet-go"),
        class_="ce-moves",
    )


def _tools(view: View, fixture: Fixture) -> tuple[Markup, ...]:
    """Coach, odds, the way back and the rule behind the question, always in these places."""
    root, say, ask = view.root, view.say, view.ask
    plays = fixture.turn == PERSON
    advised = plays and isinstance(ask, Choose) and len(ask.options) > 1
    way_back = bool(fixture.settings.people) and fixture.back is not None
    return (
        tool(
            say("stage.coach"),
            "coach",
            f"{root}--coach-go",
            data_send={"do": "coach"} if advised else None,
            aria_disabled=None if advised else "true",
            **opens(root, COACH),
        ),
        tool(say("stage.odds"), "odds", f"{root}--odds-go", **opens(root, ODDS)),
        tool(
            say("stage.undo"),
            "undo",
            f"{root}--undo",
            data_send={"do": "undo"},
            aria_disabled=None if way_back else "true",
        ),
        _why(view),
    )


def _why(view: View) -> Markup:
    """The rule behind what is asked; once nothing is asked, behind what happened last."""
    rule = view.ask.rule if view.ask is not None else view.seen.log[-1][0] if view.seen.log else ""
    name = view.say("stage.why")
    return el(
        "a",
        icon("why"),
        el("span", name, class_="ce-tool__name"),
        class_="ce-tool ce-mark--why",
        id=f"{view.root}--why",
        title=name,
        href=rule_url(view.spec.base, rule) if rule else None,
        aria_disabled=None if rule else "true",
    )


def _odds(view: View, fixture: Fixture) -> Markup | None:
    """The exact odds of what a person is asked: of a roll, or of each option."""
    if fixture.turn != PERSON:
        return None
    bars = foreseen(view) if isinstance(view.ask, Choose) else odds_chart(view)
    return None if bars is None else el("div", bars, id=f"{view.root}--odds")


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
