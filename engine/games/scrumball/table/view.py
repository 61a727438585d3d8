"""What a seat sees of a match, as plain values for a board to draw."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine.core.events import UNSEEN
from engine.core.kinds import NOBODY
from engine.core.players import shuffled
from engine.games.scrumball.events import EVENTS
from engine.games.scrumball.table.state import PITCH, Match
from engine.rugby.advantage import left
from engine.rugby.moves import PLACE
from engine.rugby.zone import NO_ZONE


def view(match: Match, seat: int) -> dict[str, Any]:
    """The pitch, the score, the seat's own hand, and of the other hand no more than its number."""
    advantage = None
    if match.beneficiary != NOBODY:
        need = left(PITCH, match.beneficiary, match.mark, match.ball)
        advantage = {"seat": match.beneficiary, "mark": match.mark, "need": need}
    return {
        "mode": "clock" if match.house.clock else "cards",
        "pack": match.house.pack,
        "half": match.half,
        "phase": match.phase,
        "ball": match.ball,
        "attack": None if match.attack == NOBODY else match.attack,
        "to_line": None if match.attack == NOBODY else match.to_line,
        "first": None if match.first == NOBODY else match.first,
        "score": list(match.score),
        "zone": None if match.zone == NO_ZONE else list(match.zone),
        "advantage": advantage,
        "maul": match.phases if match.phase == "maul" else None,
        "hand": sorted(match.hands[seat]),
        "other": len(match.hands[1 - seat]),
        "pile": len(match.pile),
        "played": len(match.played),
        "drawn": match.drawn,
        "seconds": match.seconds,
        "enough": match.house.enough_seconds if match.house.clock else match.house.enough_cards,
        "subs": list(match.subs),
        "trace": [[start, to, EVENTS.moves.get(name, PLACE)] for start, to, name in match.trace],
        "late": match.late,
        "over": match.over,
    }


def known(match: Match, seat: int) -> Match:
    """The match as far as a seat may know it: every card of the other hand may as well lie in the pile."""
    other = match.hands[1 - seat]
    if not other:
        return match
    copy = match.clone()
    copy.hands[1 - seat][:] = [UNSEEN] * len(other)
    # An empty pile is about to be made of the played cards, which everybody has seen.
    if copy.pile:
        copy.pile = sorted(copy.pile + other)
    return copy


def imagine(base: Match, now: Match, seat: int, rng: Random) -> Match:
    """A match that `base` may have been for a seat: the other hand dealt anew, but for what it has shown since."""
    other = 1 - seat
    shown = _shown(base, now, seat)
    unseen = base.pile + base.hands[other]
    for card in shown:
        unseen.remove(card)
    unseen = shuffled(unseen, rng)
    hidden = len(base.hands[other]) - len(shown)
    world = base.clone()
    world.hands[other][:] = shown + unseen[:hidden]
    world.pile = unseen[hidden:]
    return world


def _shown(base: Match, now: Match, seat: int) -> list[str]:
    """What the other hand held when the play began, as far as this play has shown it."""
    other = 1 - seat
    # Only a hand of nothing but tackles cannot go on.
    if any(event[1] == "stuck" and EVENTS.fact(event, "seat") == other for event in now.events):
        return ["tackle"] * len(base.hands[other])
    laid = now.played[len(base.played) :]
    for card, number in (Counter(base.hands[seat]) - Counter(now.hands[seat])).items():
        for _ in range(number):
            laid.remove(card)
    return laid
