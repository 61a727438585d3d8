"""A good club player of Scrumball Rugby, who goes by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bots.scrumball.goals import BEST_DICE
from engine.bots.thinking import Decisions, Pick
from engine.core.asks import Choose
from engine.games.scrumball.table.state import Match

HABITS = (
    *("free-shot", "clear-the-22", "run-first", "pass-next", "pass-tackle-last"),
    *("drop-when-dry", "touch-when-dry", "kick-when-dry", "ground-the-ball", "end-in-front"),
    *("intercept-for-a-try", "tackle-everything", "better-dice", "contest-wide", "leave-narrow"),
    *("maul-at-the-line", "cards-from-afar", "take-the-points", "touch-from-afar", "mind-the-score"),
    *("keep-the-kick-off", "kick-in-front", "play-on", "fresh-cards", "save-the-bench", "look"),
)

DROP_RANGE = 35
FREE_DROP_RANGE = 40
POINTS_RANGE = 30
MAUL_RANGE = 10
TOUCH_RANGE = 50
"""Metres to the line from which two dice to touch are better than one."""
OWN_22 = 78
INTERCEPTION_RANGE = 30
WIDE = 2
"""How far apart the ends of a zone must be: three numbers win the ball as often as not."""
HOPELESS = 75
"""So far from the line the ball is worth nothing at the end of the first half."""


def decide(ask: Choose, match: Match, _: Random) -> Pick:
    """What a good club player takes, and by which habit."""
    return _WAYS[ask.name](ask, match)


def to_line(match: Match, seat: int) -> int:
    """Metres from the ball to the goal line that a seat attacks."""
    return match.ball if seat else 100 - match.ball


def lead(match: Match, seat: int) -> int:
    """By how many points a seat is in front."""
    return match.score[seat] - match.score[1 - seat]


def _enough(match: Match, seat: int) -> bool:
    """Past the limit: in front at the end of the match, or nowhere near the line at the end of a half."""
    return lead(match, seat) > 0 if match.half == 2 else to_line(match, seat) > HOPELESS


def _attack(ask: Choose, match: Match) -> Pick:
    options, seat = ask.options, ask.seat
    metres = to_line(match, seat)
    final = False
    if match.late:
        if _enough(match, seat):
            return "end", "end-in-front"
        # What leaves the field would end the match, so only a drop that is enough may.
        final = match.half == 2
        if final and "drop" in options and metres <= DROP_RANGE and lead(match, seat) > -3:
            return "drop", "mind-the-score"
    useless = final and lead(match, seat) < -3
    if match.beneficiary == seat:
        if "drop" in options and metres <= FREE_DROP_RANGE and not useless:
            return "drop", "free-shot"
        if kick := _kick(options, metres):
            return kick, "free-shot"
    if "touch-down" in options:
        return "touch-down", "ground-the-ball"
    if metres >= OWN_22 and "touch" in options and not final:
        return "touch", "clear-the-22"
    if "run" in options:
        return "run", "run-first"
    if "pass" in options:
        return "pass", "pass-next"
    if "pass-tackle" in options:
        return "pass-tackle", "pass-tackle-last"
    if metres <= DROP_RANGE and "drop" in options and not useless:
        return "drop", "drop-when-dry"
    if metres > TOUCH_RANGE and "touch" in options and not final:
        return "touch", "touch-when-dry"
    return _kick(options, metres) or options[0], "kick-when-dry"


def _kick(options: tuple[str, ...], metres: int) -> str:
    """The card to kick with: a Kick card if there is one, then the one that is of less use here."""
    if "kick" in options:
        return "kick"
    spare = ("kick-with-touch", "kick-with-drop") if metres <= TOUCH_RANGE else ("kick-with-drop", "kick-with-touch")
    return next((kick for kick in spare if kick in options), "")


def _respond(ask: Choose, match: Match) -> Pick:
    options = ask.options
    if match.house.either or to_line(match, ask.seat) <= INTERCEPTION_RANGE:
        for option in ("intercept-tackle", "intercept-pass-tackle"):
            if option in options:
                return option, "intercept-for-a-try"
    return options[0], "tackle-everything"


def _interception_dice(_: Choose, match: Match) -> Pick:
    return "two" if match.house.either else "one", "better-dice"


def _goal_dice(ask: Choose, match: Match) -> Pick:
    return BEST_DICE[to_line(match, ask.seat)], "better-dice"


def _contest(_: Choose, match: Match) -> Pick:
    low, high = match.zone
    return ("contest", "contest-wide") if high - low >= WIDE else ("leave", "leave-narrow")


def _spend(ask: Choose, _: Match) -> Pick:
    return next(card for card in _SPARE if card in ask.options), "fresh-cards"


def _maul(ask: Choose, match: Match) -> Pick:
    if match.late and _enough(match, ask.seat):
        return "end", "end-in-front"
    if to_line(match, ask.seat) <= MAUL_RANGE:
        return "maul", "maul-at-the-line"
    return "cards", "cards-from-afar"


def _penalty(ask: Choose, match: Match) -> Pick:
    seat = ask.seat
    metres, need = to_line(match, seat), -lead(match, seat)
    if match.late:
        if _enough(match, seat):
            return "end", "end-in-front"
        if metres > POINTS_RANGE or (match.half == 2 and need > 3):
            return "tap", "mind-the-score"
    if metres <= POINTS_RANGE:
        return "kick", "take-the-points"
    return ("touch", "touch-from-afar") if "touch" in ask.options else ("tap", "mind-the-score")


def _touch_dice(ask: Choose, match: Match) -> Pick:
    return "two" if to_line(match, ask.seat) >= TOUCH_RANGE else "one", "better-dice"


def _restart(ask: Choose, match: Match) -> Pick:
    seat = ask.seat
    if match.late and (match.half == 1 or lead(match, seat) > 0):
        return "end", "end-in-front"
    if "touch" in ask.options and not match.late:
        return "touch", "clear-the-22"
    return "one", "kick-in-front"


def _kick_off(ask: Choose, match: Match) -> Pick:
    """A kick-off that comes past the limit is not worth the risk at half-time, nor for a side in front."""
    if match.late and (match.half == 1 or lead(match, ask.seat) > 0):
        return "end", "end-in-front"
    return "one", "keep-the-kick-off"


def _change(ask: Choose, match: Match) -> Pick:
    """A hand that cannot tackle is changed, its kicking cards first."""
    hand = match.hands[ask.seat]
    if ask.name == "change" and ("tackle" in hand or "pass-tackle" in hand):
        return "keep", "save-the-bench"
    return next((card for card in _KICKING if card in hand), "keep"), "fresh-cards"


def _always(option: str, habit: str) -> Callable[[Choose, Match], Pick]:
    """A habit without exceptions."""
    pick = option, habit
    return lambda _ask, _match: pick


_KICKING = ("drop", "touch", "kick")
_SPARE = (*_KICKING, "pass", "tackle", "run", "pass-tackle")
"""The cards from the least useful to the most."""
_WAYS = Decisions(
    {
        "attack": _attack,
        "respond": _respond,
        "interception-dice": _interception_dice,
        "contest": _contest,
        "spend": _spend,
        "maul": _maul,
        "maul-again": _maul,
        "penalty": _penalty,
        "drop-dice": _goal_dice,
        "penalty-kick-dice": _goal_dice,
        "touch-dice": _touch_dice,
        "penalty-touch-dice": _touch_dice,
        "kick-dice": _always("one", "kick-in-front"),
        "kick-off-dice": _kick_off,
        "drop-out": _restart,
        "mark": _restart,
        "receive": _always("touch-down", "ground-the-ball"),
        "catch": _always("play-on", "play-on"),
        "see-hand": _always("see", "look"),
        "change": _change,
        "change-more": _change,
    }
)
