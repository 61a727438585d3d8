"""The way to the referee from anywhere in the book: a plain link that carries the very position along."""

from __future__ import annotations

from engine import games
from engine.core.game import State
from engine.core.position import Position
from engine.core.questions import link_to
from engine.core.refusal import Refusal
from site_plugins.live.widgets.icons import icon
from site_plugins.live.widgets.markup import Markup, el
from site_plugins.live.widgets.view import View

TRIES = 24
"""How often hidden cards are dealt anew before we do without the link."""


def way(view: View, base: State | None = None) -> Markup | None:
    """The link; None for a game that is not on the shelf, and where nothing is left to ask."""
    link = link_to(view.position, games.moments, base) if view.game.id in games.SHELF else ""
    if not link:
        return None
    return el(
        "a",
        icon("whistle"),
        view.words.referee,
        href=f"{view.spec.base}referee/#s-referee:{link}",
        class_="ce-quiet__do",
        id=f"{view.root}--referee",
    )


def way_of(view: View, seat: int) -> Markup | None:
    """The same for somebody who plays and must not learn what the other side holds: that is dealt anew."""
    base = imagined(view.position, seat)
    return None if base is None else way(view, base)


def imagined(position: Position, seat: int) -> State | None:
    """A beginning of this play that a seat could not tell from the true one, from which the same answers lead here."""
    start, play = position.start, position.play
    if position.ask is None or play is None:
        return None
    # Only those who play need chance for this; a situation's link does without.
    from random import Random

    luck = Random(len(position.log))
    for _ in range(TRIES):
        base: State = start.game.imagine(position.base, position.state, seat, luck)
        try:
            here = Position(start, base, play)
            for answer in position.given:
                here = here.send(answer)
        except Refusal:
            continue
        if here.ask is not None and (here.ask.name, here.ask.seat) == (position.ask.name, position.ask.seat):
            return base
    return None
