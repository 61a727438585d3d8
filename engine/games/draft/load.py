"""A match of Draft Football from plain values; what no cards could have led to is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.draft.audit import all_there
from engine.games.draft.deck import BIT, GOAL
from engine.games.draft.state import FIRST, OVER, PARTS, ROW, Match

PHASES = ("deal", "pick", "engage", "turn", "refill", OVER)
_MOST = 999
_FIELDS = (
    *("part", "phase", "engager", "actor", "goes_on", "restart", "row", "hands", "open", "top", "top_seat"),
    *("goals", "yellows", "due", "stop", "minute", "played", "pile", "under", "discard"),
)


def load(data: Mapping[str, Any], options: Options) -> Match:
    """Read a match; cards that are not mentioned lie in the pile, or are played if the pile is mentioned."""
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    match.part = PARTS.index(fields.word(data, "part", PARTS[FIRST], PARTS))
    later = (match.youngest + match.part) % 2
    match.engager = fields.seat(data, "engager", later)
    match.goes_on = fields.flag(data, "goes_on")
    match.restart = fields.flag(data, "restart")
    match.minute = fields.number(data, "minute", 0, 0, _MOST)
    match.played = fields.number(data, "played", 0, 0, _MOST)
    match.actor = fields.seat(data, "actor", 1 - match.engager)
    _read_cards(match, data)
    match.phase = fields.word(data, "phase", _usual_phase(match), PHASES)
    match.actor = fields.seat(data, "actor", _usual_actor(match))
    _read_rest(match, data)
    all_there(match)
    _agree(match)
    return match


def _read_cards(match: Match, data: Mapping[str, Any]) -> None:
    """Where each card lies."""
    packs = len(match.piles)
    match.row = _cards("row", data.get("row", []))
    match.hands = _pair(data, "hands")
    match.goals = _pair(data, "goals")
    match.yellows = _pair(data, "yellows")
    match.under = _lists(data, "under", packs)
    top = data.get("top")
    if top is not None:
        (match.top,) = _cards("top", [top])
        match.top_seat = fields.seat(data, "top_seat", 0)
    rest = [Counter(pile) for pile in match.piles]
    for which, cards in _owned(match):
        rest[which].subtract(cards)
    for field, lists in (("pile", match.piles), ("discard", match.discard)):
        if field in data:
            for which, cards in enumerate(_lists(data, field, packs)):
                lists[which] = cards
                rest[which].subtract(cards)
    for which, counter in enumerate(rest):
        if "pile" not in data:
            match.piles[which] = sorted(counter.elements())
        elif "discard" not in data:
            match.discard[which] = sorted(counter.elements())


def _owned(match: Match) -> list[tuple[int, Sequence[str]]]:
    """Every card that lies neither in a pile nor among the played ones, with the number of its pack."""
    found: list[tuple[int, Sequence[str]]] = [(match.at[match.actor], match.row)]
    for seat in (0, 1):
        mine, theirs = match.at[seat], match.at[1 - seat]
        found += [(mine, match.hands[seat]), (mine, match.goals[seat]), (theirs, match.yellows[seat])]
    found += list(enumerate(match.under))
    if match.top is not None:
        found.append((match.at[match.top_seat], [match.top]))
    return found


def _usual_phase(match: Match) -> str:
    """What comes next, as far as the cards tell."""
    if match.row:
        return "pick"
    if match.top is not None:
        return "turn"
    return "engage" if any(match.hands) else "deal"


def _usual_actor(match: Match) -> int:
    """Who is to act, as far as the cards tell."""
    if match.phase == "turn" and match.top is not None:
        return match.top_seat if match.goes_on else 1 - match.top_seat
    return match.engager if match.phase == "engage" else 1 - match.engager


def _read_rest(match: Match, data: Mapping[str, Any]) -> None:
    """What is known of the hands, who draws, and where the part ends."""
    seen = fields.pair(data, "open", [0, 0])
    for seat in (0, 1):
        match.open[seat] = fields.count("open", seen[seat], len(match.hands[seat]))
    due = data.get("due", [])
    if not isinstance(due, list) or len(due) > 2 or any(type(seat) is not int or seat not in (0, 1) for seat in due):
        raise fields.wrong("due", due, "seats")
    match.due = tuple(due)
    stop = data.get("stop", [0] * len(match.piles))
    if not isinstance(stop, list) or len(stop) != len(match.piles):
        raise fields.wrong("stop", stop, "lists", high=len(match.piles))
    match.stop = [fields.count("stop", most, _MOST) for most in stop]


def _agree(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    if len(match.row) > ROW:
        raise Refusal("row-too-long", count=len(match.row))
    if match.phase == "pick" and not match.row:
        raise Refusal("nothing-to-pick", "draft.draft.pick")
    if match.phase == "turn" and match.top is None:
        raise Refusal("no-card-on-top", "draft.laying.answer")
    if match.phase in ("engage", "turn") and not all(match.hands):
        raise Refusal("no-hand", "draft.laying.engage")
    if match.phase == "refill" and not match.due:
        raise Refusal("nobody-to-refill", "draft.goals.refill")
    for cards in match.goals:
        for card in cards:
            if not GOAL[card]:
                raise Refusal("no-goal-card", "draft.goals.check", card=card)
    if match.phase == OVER and match.part == FIRST:
        raise Refusal("over-too-early")


def _cards(field: str, value: object) -> list[str]:
    """A list of cards that exist."""
    if not isinstance(value, list):
        raise fields.wrong(field, value, "cards")
    for card in value:
        if not isinstance(card, str) or card not in BIT:
            raise fields.wrong(field, card, "card")
    return list(value)


def _lists(data: Mapping[str, Any], field: str, count: int) -> list[list[str]]:
    """One list of cards for each pile."""
    value = data.get(field, [[] for _ in range(count)])
    if not isinstance(value, list) or len(value) != count:
        raise fields.wrong(field, value, "lists", high=count)
    return [_cards(field, cards) for cards in value]


def _pair(data: Mapping[str, Any], field: str) -> tuple[list[str], list[str]]:
    """A list of cards for each seat."""
    home, away = _lists(data, field, 2)
    return home, away
