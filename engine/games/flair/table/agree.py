"""What follows from the rest of a match told by hand: found where it is left out, refused where it is denied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games.flair.rules.scrum import front_five
from engine.games.flair.table.grammar import ENDS, FIX, GRAMMAR, LONGEST, MAUL, STARTS, TURNS, fits, possible
from engine.games.flair.table.numbers import DECK, code
from engine.games.flair.table.places import HELD, LINE_OUTS, RENEWED, RUCKS, SCRUMS, against, places, usual_spot
from engine.games.flair.table.starter import LONGEST_IN, PHASES_OUT, POINTS
from engine.games.flair.table.state import PITCH, Match, ReadHouse, rest
from engine.rugby.advantage import left
from engine.rugby.hands import FULL
from engine.rugby.match import NO_MARK
from engine.rugby.points import NEVER, TRY
from engine.rugby.starter import KICKS, WHOLE
from engine.rugby.zone import NO_ZONE

Told: TypeAlias = Mapping[str, Any]

OUT_OF_SCRUM = frozenset({*SCRUMS, "eight", "eight-far", "eight-nine"})
"""Points that only a scrum leads to."""
PERHAPS_OUT_OF_SCRUM = frozenset(
    {"open", "nine", "ten", "relay", "forwards", "forwards-relayed", "backs", "backs-relayed"}
)
"""Points to which a scrum may have led."""
NO_ADVANTAGE = frozenset(
    point for point in GRAMMAR if point.startswith(("scrum", "eight", "line-out", "maul", "re", "kick", "tap"))
) - {"relay"}
"""Points to which nobody comes under advantage: out of a set piece, and with a kick that was kept."""
CARD_WON = frozenset({"open", *RUCKS, *LINE_OUTS})
RUCK = frozenset({"contest", "clear-out"})
WAITING = ("scrum", "line-out", "penalty", "kick-off", "drop-out", "received", "conversion")
"""Phases that may wait until hands have been brought to six."""
LAST = frozenset({"attack", *WAITING, "mark", "in-touch", "dead"} - {"scrum", "line-out"})
"""Phases with which a match can end."""
FULL_HANDS = frozenset({*WAITING, "in-touch", "dead"} - {"conversion"})
"""Phases before which they always are; a conversion waits for them only after an interception."""


def agree(match: Match, told: Told) -> None:
    """Work out everything that follows from what is told, and refuse what cannot stand with it."""
    if "phase" not in told:
        match.phase = "opening" if match.attack == NOBODY else "attack"
    _cards(match)
    if "point" not in told and match.phase in {"received", "mark"}:
        match.point = "kick"
    match.point = _by_the_house(match.house, match.point)
    if "ball" not in told:
        match.ball = usual_spot(match)
    if "late" not in told:
        match.late = match.seconds >= match.house.half
    if not match.house.pace:
        # By a watch the match itself counts no seconds.
        match.seconds = 0
    if match.mark != NO_MARK and match.beneficiary == NOBODY:
        match.beneficiary = match.attack
    if (match.attack == NOBODY) != (match.phase == "opening"):
        raise Refusal("not-kicked-off")
    _first(match)
    _scored(match, told)
    _follow(match, told)
    _together(match)


def _follow(match: Match, told: Told) -> None:
    """Flags and cards that the rest of a match says, in an order in which each finds what it needs."""
    if not match.over:
        _combination(match, told)
    match.marking = _flag(match, told, "marking", _marking(match))
    match.crossing = _flag(match, told, "crossing", _crossing(match))
    match.forced = _flag(match, told, "forced", _forced(match))
    match.renewing = _flag(match, told, "renewing", _renewing(match))
    match.packed = _flag(match, told, "packed", _packed(match))
    match.five = _flag(match, told, "five", _five(match))
    if match.house.pace:
        match.late = _flag(match, told, "late", match.seconds >= match.house.half)
    _extra(match)
    places(match)
    _stage(match)
    _going_on(match)
    _ruck(match)
    _advantage(match)


def _together(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    started = match.attack != NOBODY
    if started != (match.first != NOBODY):
        raise Refusal("not-kicked-off")
    if not started and _something(match):
        raise Refusal("not-kicked-off")
    if match.over and (match.half == 1 or not match.late):
        raise Refusal("over-too-early")
    if match.over and (match.phase not in LAST or match.mark != NO_MARK or match.extra != NOBODY):
        raise Refusal("over-and-going-on")
    if match.phase in RUCK and (match.zone == NO_ZONE or match.leader == NOBODY):
        raise Refusal("no-zone", phase=match.phase)
    if match.phase not in RUCK and match.zone != NO_ZONE:
        raise Refusal("zone-elsewhere", phase=match.phase)
    if (match.mark == NO_MARK) != (match.beneficiary == NOBODY):
        raise Refusal("mark-and-side")
    if match.phase == "tackle" and not match.hands[1 - match.attack] and not match.forced:
        raise Refusal("no-tackler")
    if match.phase == "attack" and not match.over and not 0 <= match.to_line <= PITCH.length + PITCH.in_goal - 1:
        raise Refusal("ball-beyond", ball=match.ball)
    if match.phase == "received" and not match.marking and match.to_line < PITCH.length:
        raise Refusal("nothing-received")


def _something(match: Match) -> bool:
    """Whether anything has happened."""
    marked = match.mark != NO_MARK or match.beneficiary != NOBODY
    return bool(
        (match.half, match.seconds, *match.score) != (1, 0, 0, 0) or marked or any(match.hands + match.discards)
    )


def _scored(match: Match, told: Told) -> None:
    """A side that is to convert has just scored five points; after the last whistle it has kicked."""
    if match.phase == "conversion" and not match.over:
        if "score" not in told:
            match.score[match.attack] = TRY
        if match.score[match.attack] - TRY in NEVER | set(range(-TRY, 0)):
            raise against("score", match.score, "converting")


def _cards(match: Match) -> None:
    """All cards of a side come from its one deck, and those left are in it."""
    there = Counter(DECK)
    for seat in (0, 1):
        hand, discards = match.hands[seat], match.discards[seat]
        for card, number in Counter([*hand, *discards]).items():
            if number > there[card]:
                raise Refusal("too-many-cards", seat=seat, card=card, number=number, most=there[card])
        match.decks[seat][:] = rest(hand, discards)


def _by_the_house(house: ReadHouse, point: str) -> str:
    """The grouping that a table's house rules make of a point: which of its two ways out may be taken is theirs."""
    for ways, own in (
        (RUCKS, house.ruck),
        (SCRUMS, house.scrum),
        (LINE_OUTS, house.line_out),
        (("eight", "eight-far"), "eight" if house.scrum == "scrum" else "eight-far"),
    ):
        if point in ways:
            return own
    return point


def _flag(match: Match, told: Told, field: str, known: bool | None) -> bool:
    """What is so, or what is told where both can be; where time is left out of account it is not."""
    if known is None:
        return bool(told.get(field))
    if told.get(field, known) != known:
        if field == "late" and not known:
            raise Refusal("late-too-early", seconds=match.seconds, enough=match.house.half)
        raise against(field, told[field], field)
    return known


def _five(match: Match) -> bool | None:
    """The first card after a restart at five metres; whether a relay came from one cannot be seen."""
    if match.phase != "attack" or not 0 <= match.to_line <= 5:
        return False
    if match.point == "relay":
        return None
    return match.point == "fixing" or (match.to_line == 5 and match.point in {*SCRUMS, *LINE_OUTS, "maul-pair"})


def _packed(match: Match) -> bool | None:
    """The front five stay in a scrum that was won until a tackle is made, or the ball changes sides."""
    if match.renewing or match.mark != NO_MARK:
        return False
    if match.phase == "conversion":
        return None
    if match.phase not in {"attack", "tackle"} or match.point not in OUT_OF_SCRUM | PERHAPS_OUT_OF_SCRUM:
        return False
    return True if match.point in OUT_OF_SCRUM else None


def _forced(match: Match) -> bool:
    """A carrier whose side has no card left is tackled by default, unless he is over the line."""
    return match.phase == "tackle" and not match.hands[match.attack] and not match.crossing


def _crossing(match: Match) -> bool | None:
    """A carrier on the line may have been stopped there, or may have crossed it after a restart at five metres."""
    return None if match.phase == "tackle" and match.point == "open" and match.to_line == 0 else False


def _marking(match: Match) -> bool | None:
    """In front of his own line a receiver has nothing to choose but the mark; behind it, it may be another kick."""
    if match.phase != "received" or match.point != "kick" or PITCH.length - match.to_line > 22:
        return False
    return True if match.to_line < PITCH.length else None


def _renewing(match: Match) -> bool | None:
    """Before a set piece hands that are not full are brought to six; in open play it depends on what came before."""
    if len(match.hands[0]) == len(match.hands[1]) == FULL:
        return False
    if match.phase in FULL_HANDS:
        return True
    if match.phase == "conversion" or (match.phase == "attack" and match.point in RENEWED):
        return None
    return False


def _first(match: Match) -> None:
    """Who kicked off the match is known at the start of each half."""
    known = NOBODY
    if match.phase == "kick-off":
        if match.half == 1 and match.score == [0, 0]:
            known = match.attack
        elif match.half == 2 and match.seconds == 0 and match.house.pace:
            known = 1 - match.attack
    if NOBODY not in (known, match.first) and match.first != known:
        raise against("first", match.first, "first")
    if match.first == NOBODY and match.attack != NOBODY:
        match.first = known if known != NOBODY else 0


def _combination(match: Match, told: Told) -> None:
    """The last number and the number of cards that lead to a point, as far as only one can."""
    match.within("count", high=LONGEST - 1)
    last, count = match.last, match.count
    ways = reached()[match.point]
    if (match.point in STARTS and (last or count)) or ("last" not in told and len({way[0] for way in ways}) > 1):
        raise Refusal("combination-unbegun", point=match.point)
    why = "combination"
    if match.house.stage != WHOLE:
        why = "starter" if (last, count) in ways else why
        ways = {way for way in ways if way[1] < LONGEST_IN[match.house.stage]}
        if not ways or match.point not in POINTS[match.house.stage]:
            raise against("point", match.point, "starter")
    ways = {way for way in ways if way[0] == last or "last" not in told}
    if not ways:
        raise against("last", last, why)
    ways = {way for way in ways if way[1] == count or "count" not in told}
    if not ways:
        raise against("count", count, why)
    match.last, match.count = min(ways, key=lambda way: way[1])


@lru_cache(maxsize=1)
def reached() -> dict[str, set[tuple[int, int]]]:
    """For each point of the grammar, the last numbers and the numbers of cards with which it can be reached."""
    found: dict[str, set[tuple[int, int]]] = {point: {(0, 0)} if point in STARTS else set() for point in GRAMMAR}
    fresh = [(point, 0, 0) for point in STARTS]
    while fresh:
        point, last, count = fresh.pop()
        for (number, way), turn in TURNS[point].items():
            if way in ENDS or not fits(turn, last, number) or count + 1 >= LONGEST:
                continue
            # A maul or a fixing point that has moved the ball begins anew.
            now = (0, 0) if way in {MAUL, FIX} and turn.metres else (number, count + 1)
            if now not in found[turn.then]:
                found[turn.then].add(now)
                fresh.append((turn.then, *now))
    return found


def _stage(match: Match) -> None:
    """Where a table is learning, nothing comes about that its stage leaves out."""
    stage = match.house.stage
    if stage == WHOLE:
        return
    if match.phase in PHASES_OUT[stage]:
        raise against("phase", match.phase, "starter")
    if stage < KICKS and match.mark != NO_MARK:
        raise against("mark", match.mark, "starter")


def _going_on(match: Match) -> None:
    """A card that passes on is played only where another can follow, and that one is still in hand."""
    if match.over or match.phase not in {"attack", "tackle"} or match.point in STARTS or match.point == "fixing-chain":
        return
    hand = code(match.hands[match.attack])
    shorter = 0 if match.house.stage == WHOLE else LONGEST - LONGEST_IN[match.house.stage]
    if not possible(match.point, match.last, match.count + shorter, hand - front_five(hand) if match.packed else hand):
        raise against("hands", match.hands[match.attack], "going-on")


def _extra(match: Match) -> None:
    """A card is owed to the side with the ball, before it plays."""
    if match.extra == NOBODY:
        return
    if match.extra != match.attack or match.phase != "attack":
        raise against("extra", match.extra, "extra")
    if match.point not in CARD_WON:
        raise against("point", match.point, "extra")
    if match.renewing:
        raise against("renewing", True, "extra")


def _ruck(match: Match) -> None:
    """A ruck has a zone, and whoever may throw has two cards; elsewhere nobody has won a duel."""
    if match.phase not in RUCK:
        match.leader = NOBODY
        return
    if match.zone == NO_ZONE or match.leader == NOBODY:
        return
    if match.phase == "contest" and match.zone[0] == match.zone[1]:
        raise against("zone", list(match.zone), "zone")
    seat = match.leader if match.phase == "clear-out" else 1 - match.leader
    if len(match.hands[seat]) < 2:
        raise Refusal("ruck-one-card", "flair.ruck.one-card", seat=seat, number=len(match.hands[seat]))


def _advantage(match: Match) -> None:
    """Advantage is played with the ball in hand, until ten metres are gained."""
    if match.mark == NO_MARK or match.beneficiary != match.attack:
        return
    if match.phase not in HELD and match.phase != "attack":
        raise against("mark", match.mark, "mark-elsewhere")
    if match.point in NO_ADVANTAGE:
        raise against("point", match.point, "mark-elsewhere")
    if PITCH.to_line(match.beneficiary, match.mark) < PITCH.to_line(match.beneficiary, match.ball):
        raise against("mark", match.mark, "mark-ahead")
    if left(PITCH, match.beneficiary, match.mark, match.ball) == 0:
        raise against("mark", match.mark, "mark-gained")
