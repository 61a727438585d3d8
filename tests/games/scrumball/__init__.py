"""Tests of Scrumball Rugby, a file for each section of its rulebook."""

from __future__ import annotations

from typing import Any

from tests.games.table import Table

US = ["run", "pass", "pass-tackle", "kick", "drop", "touch"]
THEM = ["tackle", "pass-tackle", "kick"]


def open_play(
    ball: int = 40,
    attack: int = 0,
    *,
    us: list[str] | None = None,
    them: list[str] | None = None,
    house: dict[str, str] | None = None,
    whole: bool = False,
    **state: Any,
) -> Table:
    """Open play, by default Camille's at 40; `us` is the hand of the side with the ball."""
    ours, theirs = US if us is None else us, THEM if them is None else them
    hands = [theirs, ours] if attack else [ours, theirs]
    return Table("scrumball", "attack", house=house, whole=whole, ball=ball, attack=attack, hands=hands, **state)


def phase(name: str, ball: int = 50, attack: int = 0, *, house: dict[str, str] | None = None, **state: Any) -> Table:
    """A set piece or a restart about to be played."""
    return Table("scrumball", name, house=house, ball=ball, attack=attack, **state)


def tackled(die: int, ball: int = 40, **state: Any) -> Table:
    """A run of 10 m by Camille that Sacha has tackled with this die."""
    return open_play(ball, **state).then(
        "cards.play run", "cards.run 2", "tackle.respond tackle", f"tackle.intensity {die}"
    )


def ruck(tackle: int, die: int, ball: int = 40, **state: Any) -> Table:
    """A ruck with these two dice, ten metres on from `ball`."""
    return tackled(tackle, ball, **state).then(f"ruck.zone {die}")
