"""What a match is remembered by: points, cards, turnovers, halves, the end; and at which moment each came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.game import Event, Game
from engine.core.position import Position

BANNERS = ("end", "score", "card", "half", "turnover")
"""What an event may be to those who remember it, the weightiest first."""


class Highlight(NamedTuple):
    """A moment worth jumping to: its number, what it is remembered by, and the event."""

    at: int
    banner: str
    event: Event


def banner_of(game: Game[Any], event: Event) -> str:
    """What an event is to those who remember the match; nothing for most."""
    kind = game.events[event[1]]
    return getattr(kind, "banner", "") or ("score" if game.events.counted(event) else "card" if kind.card else "")


def weightiest(game: Game[Any], events: Sequence[Event]) -> Event | None:
    """The event by which others will remember these; of several alike the first."""
    marked = [event for event in events if banner_of(game, event)]
    return min(marked, key=lambda event: BANNERS.index(banner_of(game, event)), default=None)


def highlights(moments: Sequence[Position]) -> list[Highlight]:
    """The moments of a match that are worth jumping to, one for each answer; the last one is the end."""
    found: list[Highlight] = []
    for at, moment in enumerate(moments):
        news = moment.news if at else ()
        event = weightiest(moment.start.game, news)
        if moment.over and news:
            found.append(Highlight(at, "end", news[-1]))
        elif event is not None:
            found.append(Highlight(at, banner_of(moment.start.game, event), event))
    return found


def story(moments: Sequence[Position], since: int, at: int) -> Event | None:
    """What is to be told of the way from one moment to another: the weightiest event, else the last that tells."""
    game = moments[at].start.game
    events = [event for moment in moments[since + 1 : at + 1] for event in moment.news]
    if moments[at].over and events:
        return events[-1]
    # A card that comes to a hand is never why a match turned.
    seen = [event for event in events if event[1] not in game.events.secrets]
    outcomes = [event for event in seen if event[1] in game.events.outcomes]
    marked, told = weightiest(game, events), outcomes or seen or events
    return marked or (told[-1] if told else None)
