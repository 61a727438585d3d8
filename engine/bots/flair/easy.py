"""A beginner at French Flair: keeps to the rules, sees the next card only, and makes the mistakes of a first match."""

from __future__ import annotations

from random import Random

from engine.bots.flair.medium import by_way, spare, watch_is_out
from engine.bots.thinking import Decisions, Pick
from engine.core.asks import Choose
from engine.games.flair.table.asks import END, ONE, PASS, STOP, TIME, TWO
from engine.games.flair.table.grammar import FIX, MAUL, ON, RELAY
from engine.games.flair.table.numbers import ADVANCE, DROP, RUN
from engine.games.flair.table.state import Match

MISTAKES = (
    *("more-dice", "less-dice", "one-card-at-a-time", "short-line", "headlong", "hopeful-shot", "whistle-first"),
    *("safety-first", "saved-tackle", "strong-card", "timid", "plays-on"),
)
HOPEFUL = 35
"""From how far a beginner shoots at goal."""
PASSES = 2
"""After so many passes a beginner starts to run."""
SURE = 5
"""How many values a zone must hold for a beginner to contest the ball."""
FEW = 3
"""With so few cards a beginner does not tackle any more, to have some left for later."""


def decide(ask: Choose, match: Match, rng: Random) -> Pick:
    """What comes to mind first."""
    return _DECISIONS[ask.name](ask, match, rng)


def _two(_: Choose, match: Match, __: Random) -> Pick:
    return TWO, "plays-on" if match.late else "more-dice"


def _any(_: Choose, __: Match, rng: Random) -> Pick:
    """A kick with one die as often as with two."""
    return (ONE, "less-dice") if rng.random() < 0.5 else (TWO, "more-dice")


def _penalty(_: Choose, match: Match, __: Random) -> Pick:
    return ("kick", "hopeful-shot") if match.to_line <= HOPEFUL else ("tap", "one-card-at-a-time")


def _offside(_: Choose, __: Match, ___: Random) -> Pick:
    return "penalty", "whistle-first"


def _received(ask: Choose, _: Match, __: Random) -> Pick:
    """To touch down if that can be, else a mark."""
    return [option for option in ask.options if option not in {END, TIME}][-1], "safety-first"


def _mark(_: Choose, __: Match, ___: Random) -> Pick:
    return "kick", "safety-first"


def _tackle(ask: Choose, match: Match, rng: Random) -> Pick:
    """The strongest card tackles, as if it mattered; the last few are saved."""
    if len(match.hands[ask.seat]) <= FEW and rng.random() < 0.5:
        return PASS, "saved-tackle"
    return ask.options[-1], "strong-card"


def _zone(ask: Choose, match: Match, _: Random) -> Pick:
    """Only a zone that can hardly be missed is worth a card."""
    low, high = match.zone
    return (spare(ask.options[1:]) if high - low + 1 >= SURE else PASS), "timid"


def _give_up(ask: Choose, _: Match, __: Random) -> Pick:
    return ask.options[-1], "strong-card"


def _attack(ask: Choose, match: Match, _: Random) -> Pick:
    """A run if there is one, a shot if the posts are in sight, else ten metres and see."""
    options = ask.options
    if options[-1] == TIME and watch_is_out(match):
        return TIME, "plays-on"
    ways = by_way(options)
    if match.to_line < 10 and ADVANCE in ways:
        return ways[ADVANCE][0], "one-card-at-a-time"
    if DROP in ways and match.to_line <= HOPEFUL:
        return ways[DROP][0], "hopeful-shot"
    if ON in ways and match.count < PASSES and match.to_line > 30:
        return ways[ON][0], "short-line"
    if RUN in ways:
        return ways[RUN][0], "headlong"
    if match.point == "fixing-chain":
        return STOP, "one-card-at-a-time"
    for way in (ADVANCE, MAUL, FIX, RELAY):
        if way in ways:
            return ways[way][0], "one-card-at-a-time"
    return options[0], "one-card-at-a-time"


_DECISIONS = Decisions(
    {
        **dict.fromkeys(("scrum-dice", "line-out-dice", "conversion-dice", "run-dice"), _two),
        **dict.fromkeys(("drop-dice", "penalty-kick-dice"), _two),
        **dict.fromkeys(("kick-off-dice", "drop-out-dice", "kick-dice", "touch-dice", "penalty-touch-dice"), _any),
        **dict.fromkeys(("contest-card", "clear-out-card"), _zone),
        **dict.fromkeys(("discard", "forced-card"), _give_up),
        "penalty": _penalty,
        "offside": _offside,
        "received": _received,
        "mark": _mark,
        "tackle-card": _tackle,
        "attack": _attack,
    }
)
