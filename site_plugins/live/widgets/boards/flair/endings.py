"""What each way to end a combination would bring: the very odds of the match, played to that point."""

from __future__ import annotations

from collections.abc import Sequence

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


def reached(view: View, moment: str, options: Sequence[str]) -> Position | None:
    """The match just before the last card of a combination, if nobody tackles on the way; None if it ends sooner."""
    own = view.position
    data = {
        **own.state.data(),
        **{"phase": "attack", "point": moment, "last": 0, "count": 0, "packed": moment == "scrum", "five": False},
    }
    try:
        position = Position.begin(Start.of(own.start.game, own.start.options, own.start.names, "attack", data))
        for option in options[:-1]:
            position = _waved(position.send(option))
    except Refusal:
        return None
    ask = position.ask
    return position if isinstance(ask, Choose) and options[-1] in ask.options else None


def _waved(position: Position) -> Position:
    """Let the defence keep its cards, so that the combination goes on."""
    ask = position.ask
    return position.send(PASS) if isinstance(ask, Choose) and ask.name == "tackle" and PASS in ask.options else position


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
