"""Ways out: the scrum exit 8-9, the 9 behind every breakdown and set piece, and the stand-in 9 in its place."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.rules.combinations import pass_on
from engine.games.flair.table.state import Match

GROUPED = {
    **dict.fromkeys(("ruck", "ruck-strict"), "ruck"),
    **dict.fromkeys(("scrum", "scrum-far"), "scrum"),
    **dict.fromkeys(("line-out", "line-out-single"), "line-out"),
    **dict.fromkeys(("maul", "maul-over"), "maul"),
    "fixing": "fixing",
}
"""The points at which forwards stand around the ball, and what they form."""
_NINES = 7 << 3 * 9


@rule("flair.exits.scrum-exit")
def scrum_exit(match: Match, number: int, way: str, metres: int) -> None:
    """After a scrum the 8 may take five metres and give to the 9, who ends, sends a back running or starts the line."""
    pass_on(match, "flair.exits.scrum-exit", number, way, metres)


@rule("flair.exits.groupings")
def groupings(match: Match, number: int, grouping: str) -> None:
    """Out of a ruck, scrum, line-out, maul or pick-and-go the backs get the ball by a 9 or a stand-in only."""
    match.log("flair.exits.groupings", "out-of", match.attack, number, grouping)


@rule("flair.exits.relay")
def relay(match: Match, number: int) -> None:
    """Any card may be named stand-in 9: it makes no metre, has no property and is never tackled."""
    match.log("flair.exits.relay", "relayed", match.attack, number)


@rule("flair.exits.relay-nine")
def relay_nine(hand: int) -> int:
    """A 9 that stays in hand while a stand-in is played cannot come into that combination."""
    return hand & ~_NINES


@rule("flair.exits.relay-first")
def relay_first(match: Match, number: int, metres: int) -> None:
    """After a stand-in the first card that passes on makes only five metres; one that ends keeps its property."""
    match.log("flair.exits.relay-first", "relay-first", match.attack, number, metres)
