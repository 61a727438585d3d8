"""A 5: the try, checked, granted, converted."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.asks import Ask, Roll, Steps, roll_one
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.double.rules.cards import effect
from engine.games.double.rules.clock import minutes
from engine.games.double.rules.penalty import award
from engine.games.double.table.state import Match

VIDEO = tuple(Roll("video", seat, "double.tries.video", 1) for seat in (0, 1))
CONVERSION = measured("conversion", "double.tries.conversion")


@rule("double.tries.five")
def five(match: Match, x: int) -> Steps[None]:
    """A 5 is a try, which the other die x may grant, send to the video or refuse."""
    match.log("double.tries.five", "try-claimed", match.hand, x)
    x = lowered(match, x)
    if x < 1:
        refused(match)
    else:
        if x == 1:
            x = yield from video(match)
        else:
            clear(match, x)
        if x:
            granted(match)
            yield from conversion(match, x)
    restart(match)


@rule("double.tries.lowered")
def lowered(match: Match, x: int) -> int:
    """First x is lowered by the number of cards that the player has in force."""
    cards = len(effect(match, match.hand))
    if cards:
        match.log("double.tries.lowered", "lowered", match.hand, x, x - cards, cards)
    return x - cards


@rule("double.tries.refused")
def refused(match: Match) -> None:
    """Below 1 the try is refused."""
    match.log("double.tries.refused", "try-refused", match.hand)


@rule("double.tries.video")
def video(match: Match) -> Steps[int]:
    """At 1 the video decides: the second die is rolled again, and an even number grants the try."""
    face = yield from roll_one(VIDEO[match.hand])
    if face % 2:
        match.log("double.tries.video", "video", match.hand, face, False)
        match.log("double.tries.video", "try-refused", match.hand)
        return 0
    match.log("double.tries.video", "video", match.hand, face, True)
    return face


@rule("double.tries.clear")
def clear(match: Match, x: int) -> None:
    """Above 1 the try is clear and needs no video, even where a card made it a 3 or a 5."""
    match.log("double.tries.clear", "clear", match.hand, x)


@rule("double.tries.five-three")
def five_three(match: Match) -> Iterable[Ask]:
    """A 5-3 as rolled is no try but the penalty of its 3; a table may let it be a try for a player with cards."""
    if match.five_three_try and effect(match, match.hand):
        return five(match, 3)
    match.log("double.tries.five-three", "five-three", match.hand)
    return award(match, 5)


@rule("double.tries.granted")
def granted(match: Match) -> None:
    """A try that is granted is worth five points."""
    match.score[match.hand] += 5
    match.log("double.tries.granted", "try", match.hand)


@rule("double.tries.conversion")
def conversion(match: Match, x: int) -> Steps[None]:
    """The 5 is rolled again: under x, or under the video's die, it converts the try for two more points."""
    seat = match.hand
    (face,) = yield CONVERSION[seat][x]
    if face < x:
        match.score[seat] += 2
        match.log("double.tries.conversion", "converted", seat, face, x)
    else:
        match.log("double.tries.conversion", "conversion-missed", seat, face, x)


@rule("double.tries.restart")
def restart(match: Match) -> None:
    """Granted or refused, a try takes two minutes and the ball goes over."""
    minutes(match, 2, 1 - match.hand)
