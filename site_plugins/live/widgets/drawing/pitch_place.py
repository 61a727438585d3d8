"""Where the ball is, who has it and which way they play, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.sayings import Sayings
from engine.core.sides import Sides
from engine.pitch import TWENTY_TWO

if TYPE_CHECKING:
    from site_plugins.live.widgets.drawing.pitch import Ground

_HALF, _LENGTH = 50, 100


def where(pitch: Ground, say: Sayings) -> str:
    """The pitch for screen readers, and for everyone who reads."""
    say = Sides(say.grammar, pitch.names, pitch.you).house
    if pitch.seat is None:
        # A place that belongs to nobody: the nearer line counts.
        near = _HALF - abs(_HALF - pitch.ball)
        told = say("pitch.loose", place=_before(near, int(pitch.ball > _HALF), say))
    else:
        ahead = pitch.ball if pitch.seat else _LENGTH - pitch.ball
        place = _before(ahead, 1 - pitch.seat, say) if ahead <= _HALF else _own(_LENGTH - ahead, pitch.seat, say)
        told = say("pitch.held", who=pitch.seat, place=place, right=pitch.seat == 0)
    # A comma does not stand before the full stop.
    return told.replace(",.", ".")


def _before(metres: int, who: int, say: Sayings) -> str:
    """A place before, on or behind the line that a side defends."""
    if metres == _HALF:
        return say("pitch.halfway")
    if metres in (0, TWENTY_TWO):
        return say("pitch.22" if metres else "pitch.line", who=who)
    if metres < 0:
        return say("pitch.in-goal", who=who)
    return say("pitch.inside-22" if metres < TWENTY_TWO else "pitch.from-line", metres=metres, who=who)


def _own(metres: int, who: int, say: Sayings) -> str:
    """A place before, on or behind one's own line."""
    if metres in (0, TWENTY_TWO):
        return say("pitch.own-22" if metres else "pitch.own-line", who=who)
    if metres < 0:
        return say("pitch.own-in-goal", who=who)
    return say("pitch.inside-own-22" if metres < TWENTY_TWO else "pitch.from-own-line", metres=metres, who=who)
