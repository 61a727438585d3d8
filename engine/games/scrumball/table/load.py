"""A match from plain values, and everything that no match can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.scrumball.rules.periods import ENOUGH_CARDS, ENOUGH_SECONDS
from engine.games.scrumball.table.agree import agree, follow
from engine.games.scrumball.table.options import FORTY, TYPES, counts
from engine.games.scrumball.table.state import PHASES, PITCH, SUBSTITUTIONS, Match
from engine.rugby.hands import FULL, missing
from engine.rugby.match import NO_MARK, NOBODY
from engine.rugby.points import NEVER

POINTS_MOST = 999
DRAWN_MOST = 999
SECONDS_MOST = 35_999
_FIELDS = (
    *("half", "phase", "attack", "first", "ball", "score", "hands", "played", "drawn", "seconds", "mark", "subs"),
    *("beneficiary", "phases", "due", "bench", "over", "trace"),
)


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A match from plain values, with what was left out: it follows from the rest, or is as in a new one."""
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    match.half = fields.number(data, "half", 1, 1, 2)
    match.attack = fields.seat(data, "attack", NOBODY)
    match.first = fields.seat(data, "first", NOBODY if match.attack == NOBODY else 0)
    match.phases = fields.number(data, "phases", 0, 0, 1)
    match.phase = _phase(data, "opening" if match.attack == NOBODY else "maul" if match.phases else "attack")
    match.ball = fields.number(data, "ball", PITCH.halfway, -PITCH.in_goal, PITCH.length + PITCH.in_goal)
    match.score = [fields.points(total, POINTS_MOST, NEVER) for total in fields.pair(data, "score", [0, 0])]
    match.over = fields.flag(data, "over")
    _load_cards(match, data)
    match.seconds = fields.number(data, "seconds", 0, 0, SECONDS_MOST)
    match.late = match.seconds >= ENOUGH_SECONDS if match.house.clock else match.drawn >= ENOUGH_CARDS
    match.subs = [fields.count("subs", left, SUBSTITUTIONS) for left in fields.pair(data, "subs", [SUBSTITUTIONS] * 2)]
    match.bench = fields.number(data, "bench", 0, 0, 2)
    _load_advantage(match, data)
    match.trace = _trace(data.get("trace", []))
    follow(match, data)
    agree(match)
    return match


def _load_cards(match: Match, data: Mapping[str, Any]) -> None:
    """Hands, played cards and what is left of the pack; refuse cards that the pack does not have."""
    for seat, hand in enumerate(fields.pair(data, "hands", [[], []])):
        match.hands[seat] = _cards("hands", hand, FULL)
    match.played = _cards("played", data.get("played", []), FORTY)
    pack = counts(match.house.pack)
    shown = Counter(match.hands[0] + match.hands[1] + match.played)
    for card, number in shown.items():
        if number > pack[card]:
            raise Refusal("cards-too-many", card=card, number=number, pack=pack[card])
    match.pile = [card for card in TYPES for _ in range(pack[card] - shown[card])]
    out = FORTY - len(match.pile)
    match.drawn = fields.number(data, "drawn", out, 0, DRAWN_MOST)
    if match.drawn != out and not out <= match.drawn >= FORTY:
        raise Refusal("drawn-and-cards", drawn=match.drawn, out=out)
    dues = fields.pair(data, "due", [0, 0])
    match.due = [fields.count("due", due, missing(match.hands[seat])) for seat, due in enumerate(dues)]


def _load_advantage(match: Match, data: Mapping[str, Any]) -> None:
    """From which mark advantage is played, and by whom: the side with the ball, unless it is told otherwise."""
    if data.get("mark") is not None:
        match.mark = fields.number(data, "mark", 0, -PITCH.in_goal, PITCH.length + PITCH.in_goal)
    match.beneficiary = fields.seat(data, "beneficiary", match.attack if match.mark != NO_MARK else NOBODY)
    if (match.mark == NO_MARK) != (match.beneficiary == NOBODY):
        raise Refusal("mark-and-side")


def _phase(data: Mapping[str, Any], usual: str) -> str:
    """What is to be played."""
    value = data.get("phase", usual)
    if value not in PHASES:
        raise fields.wrong("phase", value, "phase")
    return str(value)


def _cards(field: str, cards: object, most: int) -> list[str]:
    """A list of cards."""
    if not isinstance(cards, list) or len(cards) > most or any(card not in TYPES for card in cards):
        raise fields.wrong(field, cards, "cards", high=most)
    return list(cards)


def _trace(trace: object) -> tuple[tuple[int, int, str], ...]:
    """The last moves of the ball, at most four."""
    moves: list[tuple[int, int, str]] = []
    for move in trace if isinstance(trace, list) and len(trace) <= 4 else [trace]:
        if not isinstance(move, list) or [type(part) for part in move] != [int, int, str]:
            raise fields.wrong("trace", trace, "trace")
        if not PITCH.holds(move[0]) or not PITCH.holds(move[1]):
            raise fields.wrong("trace", trace, "trace")
        moves.append((move[0], move[1], move[2]))
    return tuple(moves)
