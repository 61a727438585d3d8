"""What the stages for beginners leave out of French Flair: cards in attack, phases, points of the grammar."""

from __future__ import annotations

from functools import lru_cache

from engine.games.flair.table.asks import NONE, STOP, TOUCH_DOWN, Attack, attack
from engine.games.flair.table.grammar import FIX, GRAMMAR, LAUNCH, LONGEST, MAUL, ON, READ, RELAY
from engine.games.flair.table.numbers import ADVANCE
from engine.rugby.starter import KICKS, RUCK, TACKLE

STARTER = "flair.starter.stages"
LONGEST_IN = {TACKLE: 1, RUCK: 2, KICKS: 3}
"""How many cards a combination may have in each stage: the stand-in 9 and one more make two."""
_SCRUMS = frozenset({"scrum", "scrum-far"})
_LATER = frozenset({"offside", "scrum", "line-out", "in-touch", "mark"})
PHASES_OUT = {
    TACKLE: _LATER | {"contest", "clear-out", "penalty", "received", "dead"},
    RUCK: _LATER,
    KICKS: frozenset[str](),
}
"""Phases of a match that a stage never comes to."""
POINTS = {
    TACKLE: frozenset({"open"}),
    RUCK: frozenset({"open", "ruck", "ruck-strict", "tap", "relay", "kick"}),
    KICKS: frozenset(point for point in GRAMMAR if not point.startswith(("maul", "fixing", "eight"))),
}
"""Points of the grammar that a stage comes to."""


def left_out(stage: int, point: str, count: int, number: int, way: str) -> bool:
    """Whether a stage leaves out a card that is played in this way, after so many cards of a combination."""
    if stage == KICKS:
        goes_on = way in {ON, LAUNCH, RELAY} and count + 1 >= LONGEST_IN[KICKS]
        return goes_on or way in {MAUL, FIX} or (way == ON and number == 8 and point in _SCRUMS)
    if way == RELAY:
        return stage == TACKLE or point != "tap"
    return way != ADVANCE


class Learning(Attack):
    """A card in attack as long as a table is learning: what its stage leaves out is refused as such."""

    __slots__ = ("count", "stage")
    stage: int
    count: int

    def against(self, option: str) -> str:
        """The rule against what is not offered."""
        if option in READ and left_out(self.stage, self.point, self.count, *READ[option][1:]):
            return STARTER
        return super().against(option)


@lru_cache(maxsize=1 << 13)
def learning(
    stage: int,
    seat: int,
    rule: str,
    point: str,
    last: int,
    count: int,
    hand: int,
    packed: int,
    more: tuple[str, ...],
    relayed: bool,
) -> Learning:
    """The choice of a card in attack without what a stage leaves out."""
    # A combination is shorter, as if some of its cards had been played.
    whole = attack(seat, rule, point, last, count + LONGEST - LONGEST_IN[stage], hand, packed, more, relayed)

    def stays(option: str) -> bool:
        return option not in READ or not left_out(stage, point, count, *READ[option][1:])

    options = tuple(option for option in whole.options if stays(option))
    if not any(option in READ or option in {NONE, STOP, TOUCH_DOWN} for option in options):
        options = (NONE, *options)
    barred = tuple((option, against) for option, against in whole.barred if stays(option))
    ask = Learning("attack", seat, rule, options, barred, point)
    ask.last, ask.hand, ask.packed, ask.kept = whole.last, whole.hand, whole.packed, whole.kept
    ask.stage, ask.count = stage, count
    return ask
