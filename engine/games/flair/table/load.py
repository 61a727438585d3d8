"""A match of French Flair from plain values: everything that cannot be is refused with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.flair.rules.cards import deck
from engine.games.flair.table.agree import RUCK, find
from engine.games.flair.table.grammar import GRAMMAR
from engine.games.flair.table.numbers import DECK, NUMBER
from engine.games.flair.table.state import HALF, NO_ZONE, PITCH, House, Match, rest
from engine.rugby import points
from engine.rugby.match import NO_MARK, NOBODY

PHASES = (
    *("opening", "kick-off", "attack", "tackle", "contest", "clear-out", "offside", "penalty", "scrum", "line-out"),
    *("conversion", "received", "mark", "in-touch", "dead", "drop-out"),
)
POINTS_MOST = 999
SECONDS_MOST = 3600


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A match from plain values, those left out as in a new one; refuse what no cards and dice could have led to."""
    match = Match(options, (deck(), deck()))
    known = tuple(match.data())
    for field in data:
        if field not in known:
            raise Refusal("state-unknown", field=str(field), known=known)
    match.phase = fields.word(data, "phase", "opening" if data.get("attack") is None else "attack", PHASES)
    match.half = fields.number(data, "half", 1, 1, 2)
    match.seconds = fields.number(data, "seconds", 0, 0, SECONDS_MOST)
    match.attack = fields.seat(data, "attack", NOBODY)
    match.ball = fields.number(data, "ball", PITCH.halfway, -PITCH.in_goal, PITCH.length + PITCH.in_goal)
    match.score = [fields.points(value, POINTS_MOST, points.NEVER) for value in fields.pair(data, "score", [0, 0])]
    hands = fields.pair(data, "hands", [[], []])
    discards = fields.pair(data, "discards", [[], []])
    for seat in (0, 1):
        match.hands[seat].extend(_cards("hands", hands[seat]))
        match.discards[seat].extend(_cards("discards", discards[seat]))
        _one_deck(seat, match.hands[seat], match.discards[seat])
        match.decks[seat][:] = rest(match.hands[seat], match.discards[seat])
    match.extra = fields.seat(data, "extra", NOBODY)
    usual = "kick" if match.phase in {"received", "mark"} else "open"
    match.point = _by_the_house(match.house, fields.word(data, "point", usual, tuple(GRAMMAR)))
    match.late = fields.flag(data, "late", match.seconds >= HALF)
    match.over = fields.flag(data, "over")
    match.zone = _zone(data)
    match.leader = fields.seat(data, "leader", NOBODY)
    if data.get("mark") is not None:
        match.mark = fields.number(data, "mark", 0, 0, PITCH.length)
    match.beneficiary = fields.seat(data, "beneficiary", match.attack if match.mark != NO_MARK else NOBODY)
    if (match.attack == NOBODY) != (match.phase == "opening"):
        raise Refusal("not-kicked-off")
    find(match, data)
    _agree(match)
    return match


def _agree(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    started = match.attack != NOBODY
    if started != (match.first != NOBODY):
        raise Refusal("not-kicked-off")
    if not started and (match.half, match.seconds, *match.score) != (1, 0, 0, 0):
        raise Refusal("not-kicked-off")
    if match.over and (match.half == 1 or not match.late):
        raise Refusal("over-too-early")
    if match.over:
        return
    if match.phase in RUCK and (match.zone == NO_ZONE or match.leader == NOBODY):
        raise Refusal("no-zone", phase=match.phase)
    if match.phase not in RUCK and match.zone != NO_ZONE:
        raise Refusal("zone-elsewhere", phase=match.phase)
    if (match.mark == NO_MARK) != (match.beneficiary == NOBODY):
        raise Refusal("mark-and-side")
    if match.phase == "tackle" and not match.hands[1 - match.attack] and not match.forced:
        raise Refusal("no-tackler")
    if match.phase == "attack" and not 0 <= match.to_line <= PITCH.length + PITCH.in_goal - 1:
        raise Refusal("ball-beyond", ball=match.ball)
    if match.phase == "received" and not match.marking and match.to_line < PITCH.length:
        raise Refusal("nothing-received")


def _one_deck(seat: int, hand: list[str], discards: list[str]) -> None:
    """All cards of a side come from its one deck."""
    there = Counter(DECK)
    for card, number in Counter([*hand, *discards]).items():
        if number > there[card]:
            raise Refusal("too-many-cards", seat=seat, card=card, number=number, most=there[card])


def _cards(field: str, cards: object) -> list[str]:
    """Cards of one side, by their numbers."""
    if not isinstance(cards, list) or not all(isinstance(card, str) and card in NUMBER for card in cards):
        raise fields.wrong(field, cards, "cards")
    return list(cards)


def _zone(data: Mapping[str, Any]) -> tuple[int, int]:
    """Two faces of a die, the lower first."""
    value = data.get("zone", [])
    if value == []:
        return NO_ZONE
    if not isinstance(value, list) or len(value) != 2 or not all(type(face) is int for face in value):
        raise fields.wrong("zone", value, "zone")
    low, high = value
    if not 1 <= low <= high <= 6:
        raise fields.wrong("zone", value, "zone")
    return low, high


def _by_the_house(house: House, point: str) -> str:
    """The grouping that a table's house rules make of a point: which of its two ways out may be taken is theirs."""
    for ways, own in (
        (("ruck", "ruck-strict"), house.ruck),
        (("scrum", "scrum-far"), house.scrum),
        (("line-out", "line-out-single"), house.line_out),
        (("eight", "eight-far"), "eight" if house.scrum == "scrum" else "eight-far"),
    ):
        if point in ways:
            return own
    return point
