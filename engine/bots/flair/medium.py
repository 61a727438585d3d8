"""A good club player of French Flair: rules of thumb, each with a name.

The odds behind them: a carrier who is tackled keeps the ball less than once in two, so cards are worth most in long
combinations; whoever scores gets the ball back; and in a duel the first thrower wins ties, which one die brings often.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

from engine.bots.thinking import Decisions, Pick
from engine.core.asks import Choose
from engine.games.flair.table.asks import END, ONE, PASS, STOP, TIME, TOUCH_DOWN, TWO
from engine.games.flair.table.grammar import FIX, LAUNCH, MAUL, ON, READ, RELAY, TURNS
from engine.games.flair.table.numbers import ADVANCE, BACKS, DROP, FORWARDS, KICK, NUMBER, RUN, TOUCH
from engine.games.flair.table.state import Match
from engine.rugby import points

HABITS = (
    *("kick-long", "one-die", "run-on-two", "run-on-one", "corner-dice", "goal-dice"),
    *("mind-the-clock", "take-the-points", "to-the-corner", "play-advantage", "counter-attack"),
    *("tackle", "contest-wide", "let-go"),
    *("cross-the-line", "maul", "pick-and-go", "relay-in-the-22", "run-for-the-line"),
    *("last-cards", "pass-on", "relay", "run-to-end", "short-step"),
)

ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 14, 13, 12, 11, 15, 10, 9)
"""The numbers, from those that are given up first to those that are kept longest."""
KEPT = {str(number): place for place, number in enumerate(ORDER)}
PENALTY = 39
"""From how far a penalty is kicked at goal."""
DEFENDED = 22
"""From here on every card can be tackled."""
OWN_22 = 78
ENOUGH = 45
"""Points of both sides in a half after which even the longest ten minutes must be over."""

Ways: TypeAlias = Mapping[str, tuple[str, ...]]


class Nerve(NamedTuple):
    """How much a player dares, by the same rules of thumb."""

    zone: int
    """How many values a zone must hold to be contested."""
    whistle: range
    """From where the penalty is taken rather than the advantage."""
    drops: range
    """From where to drop."""


CLUB = Nerve(3, range(10, PENALTY + 1), range(20, 25))


def decide(ask: Choose, match: Match, _: Random) -> Pick:
    """The option of the first rule of thumb that applies."""
    return by_habit(ask, match, CLUB)


def by_habit(ask: Choose, match: Match, nerve: Nerve) -> Pick:
    """The same for somebody with more nerve, or less."""
    return _DECISIONS[ask.name](ask, match, nerve)


@lru_cache(maxsize=1 << 13)
def by_way(options: tuple[str, ...]) -> Ways:
    """The options of an attack by what is done with the card, first those with a card that is given up easily.

    A card that can pass on in two ways does so in a relaunch first, where it goes further.
    """
    found: dict[str, list[str]] = {}
    for option in options:
        if option in READ:
            way = READ[option][2]
            found.setdefault(ON if way == LAUNCH else way, []).append(option)

    def place(option: str) -> tuple[int, bool]:
        return KEPT[READ[option][0]], READ[option][2] != LAUNCH

    return {way: tuple(sorted(some, key=place)) for way, some in found.items()}


def lead(match: Match) -> int:
    """By how many points the side with the ball is ahead."""
    return match.score[match.attack] - match.score[1 - match.attack]


def watch_is_out(match: Match) -> bool:
    """Where a watch is on the table its owner says when time is up; this is for tables at which nobody does."""
    scored = match.score[0] + match.score[1]
    return scored >= ENOUGH * match.half and (lead(match) > 0 or scored >= 2 * ENOUGH * match.half)


def _over(ask: Choose, match: Match) -> bool:
    """Whether to end the half: when ahead in the second, and in a level one or the first if there is little to gain."""
    if ask.options[-1] != END:
        return False
    ahead = lead(match)
    if match.half == 2 and ahead:
        return ahead > 0
    return match.phase != "penalty" and (match.phase != "attack" or match.to_line > OWN_22)


def _needs_more(match: Match) -> bool:
    """Whether the next stop would be the end of a match in which three points are not enough."""
    return match.late and match.half == 2 and lead(match) < -points.DROP


def _stays_in(match: Match) -> bool:
    """Whether the ball must not leave the pitch, because that would be the end of a match that is not won."""
    return match.late and match.half == 2 and lead(match) < 0


# Dice


def _far(ask: Choose, match: Match, _: Nerve) -> Pick:
    return (END, "mind-the-clock") if _over(ask, match) else (TWO, "kick-long")


def _duel(_: Choose, __: Match, ___: Nerve) -> Pick:
    return ONE, "one-die"


def _run(_: Choose, match: Match, __: Nerve) -> Pick:
    return (TWO, "run-on-two") if match.to_line >= 15 else (ONE, "run-on-one")


def _to_touch(_: Choose, match: Match, __: Nerve) -> Pick:
    return TWO if match.to_line >= 40 else ONE, "corner-dice"


def _at_goal(_: Choose, match: Match, __: Nerve) -> Pick:
    return ONE if match.to_line < 10 else TWO, "goal-dice"


# Penalties and kicks received


def _penalty(ask: Choose, match: Match, _: Nerve) -> Pick:
    if match.late:
        if _over(ask, match):
            return END, "mind-the-clock"
        if match.to_line > PENALTY or _needs_more(match):
            return "tap", "mind-the-clock"
    if match.to_line <= PENALTY:
        return "kick", "take-the-points"
    return ("touch", "to-the-corner") if "touch" in ask.options else ("tap", "mind-the-clock")


def _offside(_: Choose, match: Match, nerve: Nerve) -> Pick:
    if match.to_line in nerve.whistle:
        return "penalty", "take-the-points"
    return "advantage", "play-advantage"


def _received(ask: Choose, match: Match, _: Nerve) -> Pick:
    return (END, "mind-the-clock") if _over(ask, match) else ("play-on", "counter-attack")


def _mark(ask: Choose, match: Match, _: Nerve) -> Pick:
    if _over(ask, match):
        return END, "mind-the-clock"
    return ("kick", "mind-the-clock") if _stays_in(match) else ("touch", "to-the-corner")


# Cards without the ball


def spare(cards: tuple[str, ...]) -> str:
    """The card that is missed least."""
    return min(cards, key=KEPT.__getitem__)


def _give_up(ask: Choose, _: Match, __: Nerve) -> Pick:
    return spare(ask.options), "tackle"


def _tackle(ask: Choose, _: Match, __: Nerve) -> Pick:
    return spare(ask.options[1:]), "tackle"


def _contest(ask: Choose, match: Match, nerve: Nerve) -> Pick:
    low, high = match.zone
    return (spare(ask.options[1:]), "contest-wide") if high - low + 1 >= nerve.zone else (PASS, "let-go")


# Cards with the ball


def _attack(ask: Choose, match: Match, nerve: Nerve) -> Pick:
    options = ask.options
    if match.late and _over(ask, match):
        return END, "mind-the-clock"
    if options[-1] == TIME and watch_is_out(match):
        return TIME, "mind-the-clock"
    hand, ways = match.hands[match.attack], by_way(options)
    if TOUCH_DOWN in options and len(hand) <= 1:
        return TOUCH_DOWN, "last-cards"
    if match.to_line < 10 and ADVANCE in ways and not (match.five and MAUL in ways):
        return ways[ADVANCE][0], "cross-the-line"
    return (
        _forwards(match, hand, ways)
        or (_near if match.to_line <= DEFENDED else _far_out)(match, hand, ways, nerve)
        or _whatever(options, ways)
    )


def _forwards(match: Match, hand: list[str], ways: Ways) -> Pick | None:
    """Mauls and fixing points: metres that nobody may defend."""
    if match.point == "fixing-chain":
        return (ways[FIX][0] if FIX in ways and match.to_line < 5 else STOP), "pick-and-go"
    if MAUL in ways and match.to_line < 15 and (match.count or _can_finish(hand)):
        return ways[MAUL][0], "maul"
    if FIX in ways and (match.count or len(hand) <= 4 or ON not in ways):
        return ways[FIX][0], "pick-and-go"
    return None


def _can_finish(hand: list[str]) -> bool:
    """Whether there is somebody to score behind a maul of two."""
    return len(hand) > 3 or sum(NUMBER[card] <= 9 for card in hand) > 2


def _near(match: Match, hand: list[str], ways: Ways, nerve: Nerve) -> Pick | None:
    """In the 22, where every card that moves the ball can be tackled."""
    if RUN in ways:
        return ways[RUN][0], "run-for-the-line"
    if DROP in ways and (match.to_line in nerve.drops or len(hand) == 1) and not _needs_more(match):
        return ways[DROP][0], "take-the-points"
    if RELAY in ways and "10" in hand and len(hand) > 2:
        return ways[RELAY][0], "relay-in-the-22"
    return None


def _far_out(match: Match, hand: list[str], ways: Ways, nerve: Nerve) -> Pick | None:
    """Outside the 22, where a combination is safe until it ends."""
    if DROP in ways and match.to_line in nerve.drops and not _needs_more(match):
        return ways[DROP][0], "take-the-points"
    if len(hand) <= 2 and TOUCH in ways and not _stays_in(match):
        return ways[TOUCH][0], "last-cards"
    if ON in ways and len(hand) > 2:
        turns, left = TURNS[match.point], match.to_line - DEFENDED
        safe = [option for option in ways[ON] if turns[READ[option][1:]].metres < left]
        if safe:
            return _carrier(match.point, hand, safe), "pass-on"
    if RUN in ways:
        return ways[RUN][0], "run-to-end"
    if RELAY in ways and len(hand) > 3:
        relay = _relay(hand, ways[RELAY])
        return None if relay is None else (relay, "relay")
    return None


def _carrier(point: str, hand: list[str], safe: list[str]) -> str:
    """Who passes on: after the 9 the forwards or the backs, whichever can go on for longer."""
    if point == "nine" and "10" in safe:
        forwards = len({card for card in hand if NUMBER[card] in FORWARDS})
        return "10" if sum(NUMBER[card] >= 10 for card in hand) >= forwards else safe[0]
    return safe[0]


def _relay(hand: list[str], relays: tuple[str, ...]) -> str | None:
    """Who stands in for the 9: somebody whom the line that follows does not need; None when no line would follow."""
    backs = sum(NUMBER[card] in BACKS for card in hand)
    forwards = len({card for card in hand if NUMBER[card] in FORWARDS})
    if "10" in hand and backs and backs + 1 >= forwards:
        return relays[0]
    if forwards >= 3:
        other = [option for option in relays if READ[option][1] not in FORWARDS]
        return other[0] if other else relays[0] if forwards > 3 else None
    return relays[0] if "10" in hand else None


def _whatever(options: tuple[str, ...], ways: Ways) -> Pick:
    """Ten metres by the card that is missed least, or whatever the rules leave."""
    for way in (ADVANCE, RUN, ON, TOUCH, KICK, RELAY, MAUL, FIX, DROP):
        if way in ways:
            return ways[way][0], "short-step"
    return options[0], "short-step"


_DECISIONS = Decisions(
    {
        **dict.fromkeys(("kick-off-dice", "drop-out-dice", "kick-dice"), _far),
        **dict.fromkeys(("scrum-dice", "line-out-dice", "conversion-dice"), _duel),
        **dict.fromkeys(("drop-dice", "penalty-kick-dice"), _at_goal),
        **dict.fromkeys(("touch-dice", "penalty-touch-dice"), _to_touch),
        **dict.fromkeys(("discard", "forced-card"), _give_up),
        "run-dice": _run,
        "penalty": _penalty,
        "offside": _offside,
        "received": _received,
        "mark": _mark,
        "tackle-card": _tackle,
        **dict.fromkeys(("contest-card", "clear-out-card"), _contest),
        "attack": _attack,
    }
)
