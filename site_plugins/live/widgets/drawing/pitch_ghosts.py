"""What options would do, on the pitch: hidden until one of them is looked at.

Where the ball would surely be it is drawn as a ghost of itself; where dice decide, the spots that it may reach are
shaded, the likelier the darker. A bar before it is the tackle that would follow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from engine.core.prospects import Prospect
from site_plugins.live.widgets.drawing.markup import Markup, el

if TYPE_CHECKING:
    from collections.abc import Callable

    from site_plugins.live.widgets.drawing.pitch import Ground

_BAR = 14
_BEFORE = 15


class Ghost(NamedTuple):
    """What several options would do alike: where the ball may come down, and whether the other side may stop it."""

    options: tuple[str, ...]
    spots: Mapping[int, Fraction]
    stopped: bool


def ghosts(prospects: Mapping[str, Prospect], ball: int) -> list[Ghost]:
    """A ghost for all options that move the ball alike; an option that leaves it where it is has none."""
    alike: dict[tuple[frozenset[tuple[int, Fraction]], bool], list[str]] = {}
    for option, prospect in prospects.items():
        reach = prospect.reach
        if reach.keys() - {ball}:
            stopped = any(way.stopped for way in prospect.ways)
            alike.setdefault((frozenset(reach.items()), stopped), []).append(option)
    return [Ghost(tuple(options), dict(sorted(spots)), stopped) for (spots, stopped), options in alike.items()]


def drawn(
    pitch: Ground, lane: float, shade: Callable[[Mapping[int, Fraction]], Sequence[Markup]], ball: Sequence[Markup]
) -> list[Markup]:
    """The ghosts of a pitch: `shade` draws several spots, `ball` is the ball itself."""
    made: list[Markup] = []
    for ghost in pitch.ghosts:
        way = 1 if sum((spot - pitch.ball) * share for spot, share in ghost.spots.items()) >= 0 else -1
        here, there = pitch.x(pitch.ball), [pitch.x(spot) for spot in ghost.spots]
        inside: list[Markup] = []
        if len(there) == 1:
            inside.append(el("path", class_="ce-ghost__way", d=f"M{here:g} {lane:g}H{there[0]:g}"))
            inside.append(el("g", *ball, class_="ce-ghost__ball", transform=f"translate({there[0]:g} {lane:g})"))
        else:
            inside += shade(ghost.spots)
        if ghost.stopped:
            at = (max(there) if way > 0 else min(there)) + way * _BEFORE
            inside.append(el("path", class_="ce-ghost__tackle", d=f"M{at:g} {lane - _BAR:g}v{2 * _BAR}"))
        spots = " ".join(map(str, ghost.spots))
        made.append(el("g", inside, class_="ce-ghost", data_ghost=" ".join(ghost.options), data_at=spots))
    return made
