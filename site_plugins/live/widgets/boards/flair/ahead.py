"""A combination put together within a match: what each card would do, as far as whoever plays it may know.

The cards are played in a world that the engine imagines, with every hidden card dealt anew, in which nobody tackles. So
each step is the match's own, and nothing is told that the other side keeps to itself.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.core.refusal import Refusal
from engine.core.sayings import Sayings
from engine.games.flair.table.asks import PASS, Attack
from engine.games.flair.table.grammar import ON, READ, STARTS
from engine.games.flair.table.state import PITCH
from site_plugins.live.widgets.boards import Ahead
from site_plugins.live.widgets.boards.flair.cards import shirt
from site_plugins.live.widgets.boards.flair.combination import Link, line
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.story import rule_mark

DICE = "-dice"
"""How the questions of one die or two end, at which a combination can be followed no further."""


class Step(NamedTuple):
    """A card as it would be played: from where to where, whether that is a try, and what may stop it there."""

    number: int
    way: str
    start: int
    end: int
    is_try: bool
    tackle: bool
    dice: bool


class Way(NamedTuple):
    """How a combination would go: its steps, and the choice of a card to which they lead, if they lead to one."""

    options: tuple[str, ...]
    steps: tuple[Step, ...]
    ask: Attack | None


def goes_on(ask: Choose) -> bool:
    """Whether a card of this choice goes on with a combination that has been begun."""
    return isinstance(ask, Attack) and ask.point not in STARTS


def follow(view: View) -> Way | None:
    """The cards that the reader has put together, as far as the rules let them go; None where no card is asked for."""
    seat = view.seen.seat
    if view.idle or not isinstance(view.ask, Attack) or view.ask.seat != seat:
        return None
    try:
        world = Outlook(view.position, seat).imagine(Random(0))
    except Refusal:
        return None
    options: list[str] = []
    steps: list[Step] = []
    ask: Attack | None = view.ask
    for option in filter(None, view.built.get("line", "").split("-")):
        if ask is None or option not in ask.options or option not in READ:
            break
        start, told = world.state.ball, len(world.state.events)
        world.send(option)
        now = world.ask
        dice = now is not None and now.name.endswith(DICE)
        tackle = isinstance(now, Choose) and now.seat != seat
        if isinstance(now, Choose) and tackle and PASS in now.options:
            world.send(PASS)
        news = world.state.events[told:]
        end = start if dice else view.game.spot(world.state, news)
        assert end is not None
        options.append(option)
        is_try = any(event[1] == "try" for event in news)
        steps.append(Step(*READ[option][1:], start, end, is_try, tackle, dice))
        after = world.ask
        ask = after if isinstance(after, Attack) and after.seat == seat and goes_on(after) else None
    return Way(tuple(options), tuple(steps), ask)


def path(way: Way) -> list[tuple[int, int, str]]:
    """The way of the ball, for the pitch."""
    return [(one.start, one.end, "pass" if one.way == ON else "run") for one in way.steps if one.end != one.start]


def verdict(say: Sayings, way: Way) -> str:
    """One sentence about the combination so far."""
    if not way.steps:
        return say("board.build.empty")
    metres = sum(abs(one.end - one.start) for one in way.steps)
    last = way.steps[-1]
    held = say("board.build.holds", cards=len(way.steps), metres=metres, dice=last.dice)
    if last.dice:
        return held
    rest = "goes-on" if way.ask is not None else "tackle" if last.tackle else "ends"
    return f"{held} {say(f'board.ahead.then.{rest}')}"


def ahead(view: View, say: Sayings) -> Ahead | None:
    """What lies in the dock beside the hand, and the panel in which a combination is put together."""
    way = follow(view)
    if way is None:
        return None
    return Ahead(say("board.ahead.name"), _first(view, say, way), _panel(view, say, way))


def _first(view: View, say: Sayings, way: Way) -> Markup | None:
    """The button that plays the first card."""
    if not way.options:
        return None
    _, number, kind = READ[way.options[0]]
    words = say("board.ahead.play", number=number, way=say(f"board.ways.{kind}"))
    return button({"do": "choose", "option": way.options[0]}, words, class_="ce-go", id=f"{view.root}--ahead")


def _panel(view: View, say: Sayings, way: Way) -> Markup:
    """The line of cards, what the rules say to it, and what may follow; it is played from the dock."""
    said = prose(capital(verdict(say, way)))
    return el(
        "div",
        line(_links(view, say, way), say, more=way.ask is not None),
        el("p", said, class_="ce-build__verdict", id=f"{view.root}--verdict", tabindex=-1),
        el("div", _shorter(view, say, way), class_="ce-build__do"),
        None if way.ask is None else join(_more(view, say, way, way.ask), _barred(view, say, way.ask)),
        class_="ce-build ce-build--ahead",
    )


def _links(view: View, say: Sayings, way: Way) -> list[Link]:
    """The cards with their metres, where each ends, and whether a tackle may come there."""
    made: list[Link] = []
    for one in way.steps:
        metres = say("board.build.by-dice") if one.dice else say("board.metres", metres=abs(one.end - one.start))
        left = say("board.left", metres=PITCH.to_line(view.seen.seat, one.end)) if one.end != one.start else ""
        made.append(Link(one.number, one.way, metres, say("board.build.try") if one.is_try else left, one.tackle))
    return made


def _build(options: tuple[str, ...]) -> dict[str, object]:
    """Put these cards together."""
    return {"do": "build", "fields": {"line": "-".join(options)}}


def _shorter(view: View, say: Sayings, way: Way) -> list[Markup]:
    """Take the last card away, or all of them."""
    gone = None if way.options else "true"
    less, none = _build(way.options[:-1]), _build(())
    quiet: dict[str, object] = {"class_": "ce-quiet__do", "aria_disabled": gone}
    return [
        button(less, icon("undo"), say("board.build.shorter"), id=f"{view.root}--less", **quiet),
        button(none, say("board.build.clear"), id=f"{view.root}--clear", **quiet),
    ]


def _more(view: View, say: Sayings, way: Way, ask: Attack) -> list[Markup]:
    """Every card that may follow, by what it would do."""
    ways: dict[str, list[str]] = {}
    for option in ask.options:
        if option in READ:
            ways.setdefault(READ[option][2], []).append(option)
    made: list[Markup] = []
    for kind, options in ways.items():
        name, label = say(f"board.ways.{kind}"), f"{view.root}--as-{kind}"
        shirts = [
            button(
                _build((*way.options, option)),
                shirt(READ[option][1], "", "bare"),
                hidden(f"{READ[option][1]}: {name}"),
                class_="ce-build__shirt",
                id=f"{view.root}--add-{option}",
            )
            for option in options
        ]
        made.append(
            el(
                "div",
                el("span", name, class_="ce-build__ask", id=label),
                el("span", shirts, class_="ce-build__shirts"),
                class_="ce-build__more",
                role="group",
                aria_labelledby=label,
            )
        )
    return made


def _barred(view: View, say: Sayings, ask: Attack) -> Markup | None:
    """What may not follow, each with its reason, under a fold."""
    made = [
        el(
            "li",
            shirt(READ[option][1], "", "small"),
            " ",
            el("span", say(f"board.ways.{READ[option][2]}"), class_="ce-plays__what"),
            " ",
            el("span", prose(capital(view.text.barred(ask, option))), "\u00a0", rule_mark(view, rule)),
        )
        for option, rule in ask.barred
        if option in READ
    ]
    if not made:
        return None
    return el(
        "details",
        el("summary", say("board.not-now")),
        el("ul", made, class_="ce-plays__reasons"),
        class_="ce-fold ce-plays__fold",
        id=f"{view.root}--not-ahead",
    )
