"""What each way to end a combination would bring: the very odds of the match, played to that point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Choose
from engine.core.odds import odds
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.core.sayings import Sayings
from engine.games.flair.table.asks import PASS
from engine.games.flair.table.grammar import ENDS, READ
from site_plugins.live.widgets.boards.flair.cards import sign
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.odds import rows, shortened

FOLLOWS = frozenset({"packed", "five", "forced", "last", "count"})
"""What the engine works out anew for a combination that begins at another moment."""


class Stage(NamedTuple):
    """A card as the match plays it: where the ball goes, whether that is a try, and whether a tackle may come."""

    start: int
    end: int
    is_try: bool
    tackle: bool


def _begin(view: View, moment: str) -> Position:
    """The match at the moment at which a combination is to be played."""
    own = view.position.start
    data = {key: value for key, value in view.position.state.data().items() if key not in FOLLOWS}
    data |= {"phase": "attack", "point": moment}
    return Position.begin(Start.of(own.game, own.house, own.names, "attack", data))


def stages(view: View, moment: str, options: Sequence[str]) -> list[Stage]:
    """The cards of a combination played one by one, if nobody tackles; as many as dice leave alone."""
    made: list[Stage] = []
    try:
        position = _begin(view, moment)
        for option in options:
            game, before = view.game, position.state
            position = position.send(option)
            start, end, ask = game.spot(before, ()), game.spot(before, position.news), position.ask
            if start is None or end is None or (isinstance(ask, Choose) and ask.name.endswith("-dice")):
                break
            is_try = any(event[1] == "try" for event in position.news)
            tackle = ask is not None and ask.seat != view.seen.seat
            made.append(Stage(start, end, is_try, tackle))
            position = _waved(position)
    except Refusal:
        pass
    return made


def reached(view: View, moment: str, options: Sequence[str]) -> Position | None:
    """The match just before the last card of a combination, if nobody tackles on the way; None if it ends sooner."""
    try:
        position = _begin(view, moment)
        for option in options[:-1]:
            position = _waved(position.send(option))
    except Refusal:
        return None
    ask = position.ask
    return position if isinstance(ask, Choose) and options[-1] in ask.options else None


def _waved(position: Position) -> Position:
    """Let the defence keep its cards, so that the combination goes on."""
    ask = position.ask
    return position.send(PASS) if isinstance(ask, Choose) and PASS in ask.options else position


def ends(view: View, say: Sayings, moment: str, options: Sequence[str]) -> Markup | None:
    """The ways in which the last card can end it, as buttons, and the odds of the one that is chosen."""
    position = reached(view, moment, options)
    _, number, way = READ[options[-1]]
    if position is None or way not in ENDS or not isinstance(position.ask, Choose):
        return None
    others = [option for option in position.ask.options if option in READ and READ[option][1] == number]
    made = []
    for option in others:
        other = READ[option][2]
        if other not in ENDS:
            continue
        send = {"do": "build", "fields": {"line": "-".join([*options[:-1], option]), "moment": moment}}
        made.append(
            button(
                send,
                sign(other) if other != "advance" else None,
                say(f"board.ways.{other}"),
                class_="ce-plays__way",
                id=f"{view.root}--end-{other}",
                aria_pressed="true" if other == way else "false",
            )
        )
    name = f"{view.root}--ends"
    return el(
        "div",
        el("p", say("board.build.ends", number=number), class_="ce-build__ask", id=name),
        el("div", made, class_="ce-plays__ways", role="group", aria_labelledby=name),
        _chances(view, say, position.send(options[-1])),
        class_="ce-build__ends",
    )


def _chances(view: View, say: Sayings, position: Position) -> Markup:
    """What the dice would bring with one die and with two; without dice, what comes next."""
    ask = position.ask
    if not isinstance(ask, Choose) or not ask.name.endswith("-dice"):
        return el("p", say("board.build.no-dice"), class_="ce-build__none")
    sides = [
        el(
            "div",
            el("p", capital(view.text.option(ask, option)), class_="ce-odds__option"),
            rows(view, shortened(view, chances)),
        )
        for option, chances in odds(position).options.items()
    ]
    return el("div", sides, class_="ce-odds ce-odds--sides")
