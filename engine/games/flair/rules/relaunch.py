"""The counter-attack: what answers a kick."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.rules.combinations import pass_on
from engine.games.flair.table.state import Match


@rule("flair.relaunch.relaunch")
def relaunch(match: Match, number: int, way: str, metres: int) -> None:
    """After any kick one to six cards of any number make a counter-attack, which a 9 or a stand-in may start."""
    pass_on(match, "flair.relaunch.relaunch", number, way, metres)
