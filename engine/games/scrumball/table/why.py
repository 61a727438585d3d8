"""Why something cannot be chosen now: every option of the game belongs somewhere, and a rule says where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.scrumball.table.house_rules import TYPES


class Why(NamedTuple):
    """The rule against an option, and the name of the sentence that says so."""

    rule: str
    reason: str


_ANNOUNCED = ("kick-with-drop", "kick-with-touch")
_DICE = Why("scrumball.kicks.dice", "dice")
_SEE = Why("scrumball.continuity.see-hand", "see-hand")
_INTERCEPTION = Why("scrumball.tackle.interception", "interception")
_RUCK = Why("scrumball.ruck.choice", "no-ruck")
_DECLARED = Why("scrumball.periods.declared", "end")
STARTER = Why("scrumball.starter.stages", "starter")
_EARLY = Why("scrumball.periods.time-up", "too-early")

BELONGS: Mapping[str, Why] = {
    **{card: Why("scrumball.cards.play", "card") for card in (*TYPES, *_ANNOUNCED)},
    **dict.fromkeys(("one", "two"), _DICE),
    **dict.fromkeys(("see", "trust"), _SEE),
    **dict.fromkeys(("intercept", "intercept-tackle", "intercept-pass-tackle"), _INTERCEPTION),
    **dict.fromkeys(("contest", "leave"), _RUCK),
    "stuck": Why("scrumball.continuity.stuck", "stuck"),
    "touch-down": Why("scrumball.ingoal.touch-down", "touch-down"),
    "play-on": Why("scrumball.ingoal.landing", "receive"),
    "mark": Why("scrumball.restarts.mark", "mark"),
    "end": _DECLARED,
    "let-go": Why("scrumball.tackle.respond", "let-go"),
    "maul": Why("scrumball.maul.formed", "no-maul"),
    "cards": Why("scrumball.maul.choice", "no-maul"),
    "tap": Why("scrumball.penalty.by-hand", "no-penalty"),
    "keep": Why("scrumball.renewal.substitution", "no-stoppage"),
}
"""Every option of the game, with the rule that says when it can be chosen."""
POSSESSION = ("attack", "maul", "maul-again", "penalty", "kick-off-dice", "drop-out", "mark")
"""Questions at which the side with the ball begins an action, and past the limit may end the half."""


def _held(rule: str, *more: str) -> dict[str, Why]:
    """At this question a card can be chosen, but only one that is held."""
    return {card: Why(rule, "not-held") for card in (*TYPES, *more)}


def _restart(name: str) -> dict[str, Why]:
    """At a restart nothing but a Touch card is played, and only if it is held."""
    no_cards = {card: Why(f"scrumball.restarts.{name}", "no-cards") for card in (*TYPES, *_ANNOUNCED)}
    return {**no_cards, "touch": Why("scrumball.restarts.touch-card", "touch"), "end": _EARLY}


_HERE: Mapping[str, Mapping[str, Why]] = {
    **{name: {"end": _EARLY} for name in POSSESSION},
    "attack": {
        **_held("scrumball.cards.play", *_ANNOUNCED),
        "tackle": Why("scrumball.cards.play", "tackle"),
        "end": _EARLY,
    },
    "respond": {
        **{card: Why("scrumball.tackle.respond", "defence") for card in (*TYPES, *_ANNOUNCED)},
        "tackle": Why("scrumball.tackle.respond", "not-held"),
        "pass-tackle": Why("scrumball.tackle.respond", "not-held"),
        "intercept": Why("scrumball.tackle.interception", "intercept"),
    },
    "contest": {"contest": Why("scrumball.ruck.contest", "contest")},
    "spend": _held("scrumball.ruck.contest"),
    "change": _held("scrumball.renewal.substitution"),
    "change-more": _held("scrumball.renewal.three-cards"),
    "mark": _restart("mark"),
    "drop-out": _restart("drop-out"),
}
"""What has a nearer reason at one question than elsewhere: a card that is not held, a limit that is not passed."""


def why(name: str, option: str) -> Why | None:
    """Why a question does not offer an option, or nothing if the game knows no such option."""
    return _HERE.get(name, {}).get(option) or BELONGS.get(option)
