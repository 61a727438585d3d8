"""The way to the referee from anywhere in the book: a plain link that carries the very position along."""

from __future__ import annotations

from engine import games
from engine.core.game import Game
from engine.core.inquiry_links import link_to
from engine.core.position import Position
from engine.core.refusal import Refusal
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.view import View

TRIES = 24
"""How often hidden cards are dealt anew before we do without the link."""


def way(view: View) -> Markup | None:
    """The link; None for a game that is not on the shelf, and where nothing is left to ask.

    It tells what the page itself tells: the start of its own situation. Beyond that, whoever looks must not learn from
    it what the other side holds, and that is dealt anew.
    """
    if view.game.id not in games.SHELF:
        return None
    if type(view.game).known is Game.known or _own(view):
        return open_way(view)
    position = imagined(view.position, view.seen.seat)
    return None if position is None else open_way(view, position)


def open_way(view: View, position: Position | None = None) -> Markup | None:
    """The link for somebody before whom every card lies open; or to another position, which looks the same to him."""
    link = link_to(position or view.position, games.moments)
    if not link:
        return None
    return el(
        "a",
        icon("whistle"),
        view.say("widgets.referee"),
        href=f"{view.spec.base}referee/#s-referee:{link}",
        class_="ce-quiet__do",
        id=f"{view.root}--referee",
    )


def _own(view: View) -> bool:
    """Whether the side that is asked looks at the first play of the page's own situation."""
    position, ask, start = view.position, view.position.ask, view.spec.start
    same = bool(start) and (position.start.data or {}) == start.get("state", {})
    return same and position.base is position.first.base and (ask is None or ask.seat == view.seen.seat)


def imagined(position: Position, seat: int) -> Position | None:
    """A position that a seat cannot tell from the true one: what it has not seen is dealt and drawn anew."""
    start, play = position.start, position.play
    if position.ask is None or play is None:
        return None
    # Only those who play need chance for this; a situation's link does without.
    from random import Random

    from engine.core.players import at_random

    luck = Random(position.told)
    chance = at_random(luck)
    passed = [position]
    while len(passed) <= len(position.given):
        assert passed[0].before is not None
        passed.insert(0, passed[0].before)
    for _ in range(TRIES):
        here = Position(start, start.game.imagine(position.base, position.state, seat, luck), play)
        try:
            for was, answer in zip(passed, position.given, strict=False):
                if here.ask is None or was.ask is None or _asked(here, seat) != _asked(was, seat):
                    break
                here = here.send(answer if start.game.told(was.ask, seat) else chance(here.ask))
        except Refusal:
            continue
        if here.play == play and _asked(here, seat) == _asked(position, seat):
            return here
    return None


def _asked(position: Position, seat: int) -> tuple[object, ...]:
    """What a seat takes the question for: what the other is really asked may tell of a hand."""
    ask = position.ask
    return () if ask is None else position.start.game.asked(ask, position.state, seat).facts()[:3]
