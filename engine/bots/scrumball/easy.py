"""A beginner at Scrumball Rugby, with a beginner's mistakes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bots.scrumball.medium import to_line
from engine.bots.thinking import Decisions, Pick
from engine.core.asks import Choose
from engine.games.scrumball.table.state import Match

MISTAKES = (
    *("hoarded-tackle", "hopeful-interception", "wasted-pass-tackle", "shy-at-rucks", "bold-at-rucks"),
    *("tempting-drop", "any-card", "boot-it", "two-dice", "maul-anywhere", "goal-from-afar", "quick-tap"),
    *("idle-bench", "forgotten-whistle", "catch-and-run", "polite"),
)

SHY = 0.4
"""How often a beginner does not dare to contest."""
DANGER = 50
"""Metres from the own line at which a beginner wakes up and tackles."""
GOAL_HOPE = 45
DROP_HOPE = 35
WHIM = 0.25
"""How often something else than habit decides."""


def decide(ask: Choose, match: Match, rng: Random) -> Pick:
    """What a beginner takes, and for which bad reason."""
    return _WAYS[ask.name](ask, match, rng.random())


def _attack(ask: Choose, match: Match, luck: float) -> Pick:
    options = ask.options
    cards = [option for option in options if option not in {"end", "touch-down", "stuck"}]
    if "drop" in cards and to_line(match, ask.seat) <= DROP_HOPE:
        return "drop", "tempting-drop"
    forward = [card for card in cards if card in {"run", "pass", "pass-tackle"}]
    among = forward if forward and luck >= WHIM else cards or list(options)
    # Past the limit a beginner plays on as before, in front or not.
    return among[int(luck * 1000) % len(among)], "forgotten-whistle" if match.late else "any-card"


def _respond(ask: Choose, match: Match, luck: float) -> Pick:
    options = ask.options
    if "intercept-tackle" in options and luck < WHIM:
        return "intercept-tackle", "hopeful-interception"
    if to_line(match, 1 - ask.seat) > DANGER and luck < 2 * WHIM:
        return "let-go", "hoarded-tackle"
    return ("pass-tackle" if "pass-tackle" in options else "tackle"), "wasted-pass-tackle"


def _contest(_: Choose, __: Match, luck: float) -> Pick:
    return ("leave", "shy-at-rucks") if luck < SHY else ("contest", "bold-at-rucks")


def _kick_dice(_: Choose, __: Match, luck: float) -> Pick:
    return ("one" if luck < WHIM else "two"), "boot-it"


def _penalty(ask: Choose, match: Match, _: float) -> Pick:
    if to_line(match, ask.seat) <= GOAL_HOPE:
        return "kick", "goal-from-afar"
    return "tap", "quick-tap"


def _any(ask: Choose, _: Match, luck: float) -> Pick:
    return ask.options[int(luck * len(ask.options))], "any-card"


def _always(option: str, mistake: str) -> Callable[[Choose, Match, float], Pick]:
    """A mistake without exceptions."""
    pick = option, mistake
    return lambda _ask, _match, _luck: pick


_WAYS = Decisions(
    {
        "attack": _attack,
        "respond": _respond,
        "interception-dice": _always("two", "two-dice"),
        "contest": _contest,
        "spend": _any,
        "maul": _always("maul", "maul-anywhere"),
        "maul-again": _always("maul", "maul-anywhere"),
        "penalty": _penalty,
        "drop-dice": _always("two", "two-dice"),
        "penalty-kick-dice": _always("two", "two-dice"),
        "touch-dice": _always("two", "two-dice"),
        "penalty-touch-dice": _always("two", "two-dice"),
        "kick-dice": _kick_dice,
        "kick-off-dice": _kick_dice,
        "drop-out": _kick_dice,
        "mark": _kick_dice,
        "receive": _always("play-on", "catch-and-run"),
        "catch": _always("play-on", "catch-and-run"),
        "see-hand": _always("trust", "polite"),
        "change": _always("keep", "idle-bench"),
        "change-more": _always("keep", "idle-bench"),
    }
)
