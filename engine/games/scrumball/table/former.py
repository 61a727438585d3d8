"""What Scrumball Rugby called otherwise once, before it shared its names with French Flair."""

from __future__ import annotations

from engine.core.former import Former

_MOVES = {"intercepted": "interception"}

FORMER = Former(
    fields={"hand": "attack", "advantage": {"seat": "beneficiary", "mark": "mark"}},
    words={"phase": {"open": "attack"}, "trace": _MOVES},
    plays={"open": "attack", "draw": "renew"},
    asks={
        "play": "attack",
        "kick-off": "kick-off-dice",
        "drop-throw": "drop",
        "touch-throw": "touch",
        "goal-dice": "penalty-kick-dice",
        "goal-throw": "penalty-kick",
        "penalty-touch-throw": "penalty-touch",
        "scrum-die": "scrum",
        "line-out-die": "line-out",
    },
    options={"penalty": {"goal": "kick", "to-touch": "touch", "by-hand": "tap"}},
    events={
        **_MOVES,
        "drew": "drawn",
        "drawn": "drawn-match",
        "starts": "kicks-off",
        "let-go": "no-tackle",
        "called-back": "advantage-back",
        "kick-kept": "recovered",
        "kick-caught": "caught",
        "dead-ball": "dead",
        "mark-called": "mark",
        "drop-goal": "drop-scored",
        "penalty-goal": "penalty-scored",
        "penalty-touch-past": "penalty-touch-over",
        "scrum-die": "scrum-throw",
        "line-out-die": "line-out-throw",
        "conversion-die": "conversion-throw",
        "maul-die": "maul-throw",
        "declared": "called-off",
    },
)
