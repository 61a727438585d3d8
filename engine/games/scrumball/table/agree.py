"""What the facts of a match say about each other: which follow from others, and which cannot stand together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games.scrumball.table.house_rules import KICK_CARDS, TYPES, counts
from engine.games.scrumball.table.state import PITCH, SUBSTITUTIONS, Match
from engine.rugby.advantage import left
from engine.rugby.hands import missing
from engine.rugby.match import NO_MARK
from engine.rugby.points import NEVER, TRY
from engine.rugby.starter import KICKS, RUCK, TACKLE, WHOLE

SET_PIECES = frozenset({"scrum", "line-out", "penalty"})
OPEN = frozenset({"attack", "maul"})
"""Phases in which a side carries the ball, under advantage or not."""
PHASES_OUT = {
    TACKLE: frozenset({"maul", "scrum", "line-out", "penalty", "mark"}),
    RUCK: frozenset({"maul", "line-out", "mark"}),
    KICKS: frozenset({"maul"}),
}
"""Phases to which a match never comes as long as a table is learning."""


def agree(match: Match, told: Mapping[str, Any]) -> None:
    """Find what was left out and follows from the rest, and refuse what cannot stand together."""
    if "phase" not in told:
        match.phase = "opening" if match.attack == NOBODY else "maul" if match.phases else "attack"
    _packed(match, told)
    _follow(match, told)
    _together(match)


def _packed(match: Match, told: Mapping[str, Any]) -> None:
    """What is left of the pack lies in the pile; refuse cards that the pack does not have."""
    pack = counts(match.house.pack)
    shown = Counter(match.hands[0] + match.hands[1] + match.played)
    for card, number in shown.items():
        if card in KICK_CARDS and match.house.stage < KICKS:
            raise Refusal("starter-left-out", "scrumball.starter.stages", phase=match.phase)
        if number > pack[card]:
            raise Refusal("cards-too-many", card=card, number=number, pack=pack[card])
    match.pile = [card for card in TYPES for _ in range(pack[card] - shown[card])]
    cards = match.house.cards
    out = cards - len(match.pile)
    if "drawn" not in told:
        match.drawn = out
    if match.drawn != out and not out <= match.drawn >= cards:
        raise Refusal("drawn-and-cards", drawn=match.drawn, out=out)
    for seat, due in enumerate(match.due):
        match.within("due", high=missing(match.hands[seat]), value=due)


def _follow(match: Match, told: Mapping[str, Any]) -> None:
    """Whether time is up, who plays with advantage, where a restart is taken, who kicked off, a try's points."""
    house = match.house
    match.late = match.seconds >= house.enough_seconds if house.clock else match.drawn >= house.enough_cards
    if match.mark != NO_MARK and match.beneficiary == NOBODY:
        match.beneficiary = match.attack
    if "ball" not in told:
        match.ball = usual_spot(match)
    if match.first == NOBODY and match.attack != NOBODY:
        # A kick-off opens its half where nobody has scored.
        opens = match.phase == "kick-off" and not any(match.score)
        match.first = (match.attack if match.half == 1 else 1 - match.attack) if opens else 0
    if "score" not in told and match.phase == "conversion":
        match.score[match.attack] = TRY


def usual_spot(match: Match) -> int:
    """Where the ball is unless something else is told: on the 22 for a drop-out or a mark, on the line after a try."""
    if match.trace:
        return match.trace[-1][1]
    if match.phase in {"drop-out", "mark"}:
        return PITCH.twenty_two(match.attack)
    return PITCH.line(match.attack) if match.phase == "conversion" else PITCH.halfway


def _together(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    if (match.mark == NO_MARK) != (match.beneficiary == NOBODY):
        raise Refusal("mark-and-side")
    if (match.attack == NOBODY) != (match.first == NOBODY) or (match.attack == NOBODY) != (match.phase == "opening"):
        raise Refusal("hand-and-first")
    if match.attack == NOBODY:
        _nothing_yet(match)
    else:
        playable(match)
        _cards(match)
    if match.seconds and not match.house.clock:
        raise Refusal("seconds-without-clock")
    if match.phase == "conversion" and match.score[match.attack] - TRY in NEVER | set(range(-TRY, 0)):
        raise Refusal("conversion-score", "scrumball.tries.conversion", total=match.score[match.attack])
    if match.phase == "kick-off" and not any(match.score) and (match.attack == match.first) != (match.half == 1):
        raise Refusal("kick-off-side")
    if match.trace and match.trace[-1][1] != match.ball:
        raise Refusal("trace-and-ball", end=match.trace[-1][1], ball=match.ball)
    if match.over and not (match.half == 2 and match.late):
        raise Refusal("over-too-early")
    if match.over and (match.phase != "attack" or match.beneficiary != NOBODY or match.bench or any(match.due)):
        raise Refusal("over-and-going-on")


def playable(match: Match) -> None:
    """Refuse a ball, an advantage, a maul or a bench with which the phase of a match cannot be played."""
    if match.house.stage != WHOLE:
        _stage(match)
    _spot(match)
    _advantage(match)
    if match.phases and match.phase != "maul":
        raise Refusal("phases-without-maul")
    if match.bench and match.phase == "conversion":
        raise Refusal("bench-and-phase", "scrumball.renewal.substitution")


def _stage(match: Match) -> None:
    """Where a table is learning, nothing comes about that its stage leaves out."""
    out = match.phase in PHASES_OUT[match.house.stage] or match.bench > match.house.bench
    if out or (match.beneficiary != NOBODY and match.house.stage < KICKS):
        raise Refusal("starter-left-out", "scrumball.starter.stages", phase=match.phase)


def _nothing_yet(match: Match) -> None:
    """Before the throw for the kick-off nothing has happened at all."""
    happened = match.half == 2 or any(match.score) or match.drawn or match.seconds or any(match.due) or match.bench
    spent = match.subs != [SUBSTITUTIONS, SUBSTITUTIONS] or match.beneficiary != NOBODY or match.trace
    if happened or spent or match.ball != PITCH.halfway:
        raise Refusal("not-kicked-off")


def _spot(match: Match) -> None:
    """The ball lies where what comes next can be played."""
    seat, ball, phase = match.attack, match.ball, match.phase
    if phase == "kick-off" and ball != PITCH.halfway:
        raise Refusal("kick-off-spot", ball=ball)
    if phase == "drop-out" and ball != PITCH.twenty_two(seat):
        raise Refusal("drop-out-spot", "scrumball.restarts.drop-out", ball=ball, seat=seat)
    if phase in SET_PIECES and ball != PITCH.off_line(ball):
        raise Refusal("set-piece-spot", ball=ball)
    dead = PITCH.place(ball) == "dead"
    if phase == "mark" and (dead or not (PITCH.in_22(seat, ball) or PITCH.behind(seat, ball))):
        raise Refusal("mark-spot", "scrumball.restarts.mark", ball=ball, seat=seat)
    if phase == "conversion" and (dead or PITCH.to_line(seat, ball) > 0):
        raise Refusal("conversion-spot", "scrumball.tries.conversion", ball=ball, seat=seat)
    if phase in OPEN and not match.over and (dead or PITCH.to_line(seat, ball) < 0):
        raise Refusal("carried-spot", ball=ball, seat=seat)


def _advantage(match: Match) -> None:
    """Advantage is with the side that carries the ball, which has not come ten metres past the mark yet."""
    if match.beneficiary == NOBODY:
        return
    if match.beneficiary != match.attack:
        raise Refusal("advantage-seat")
    if match.phase not in OPEN or any(match.due) or match.bench:
        raise Refusal("advantage-stopped", "scrumball.advantage.given")
    behind = PITCH.to_line(match.beneficiary, match.mark) < PITCH.to_line(match.beneficiary, match.ball)
    if behind or not left(PITCH, match.beneficiary, match.mark, match.ball):
        raise Refusal("advantage-mark", "scrumball.advantage.gained", ball=match.ball, mark=match.mark)


def _cards(match: Match) -> None:
    """Cards that are due fill both hands."""
    if any(match.due) and match.due != [missing(match.hands[0]), missing(match.hands[1])]:
        raise Refusal("due-and-hands", "scrumball.renewal.six", due=tuple(match.due))
