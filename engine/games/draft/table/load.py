"""A match of Draft Football from plain values; what no cards could have led to is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.draft.table.agree import (
    agree,
    drafting,
    furthest,
    happened,
    laid,
    usual_actor,
    usual_phase,
    usual_stop,
)
from engine.games.draft.table.audit import all_there
from engine.games.draft.table.deck import BIT
from engine.games.draft.table.state import FIRST, OVER, PARTS, Match

PHASES = ("deal", "pick", "engage", "turn", "refill", OVER)
MOST = 9999
"""More cards and minutes than any part of a match has."""
_FIELDS = (
    *("part", "phase", "engager", "actor", "goes_on", "restart", "row", "hands", "open", "top", "top_seat"),
    *("goals", "yellows", "due", "stop", "minute", "played", "pile", "under", "discard"),
)


def load(data: Mapping[str, Any], options: Options) -> Match:
    """Read a match; cards that are not mentioned lie in the pile, or are played if the pile is mentioned.

    What follows from other facts may be left out, and must not contradict them.
    """
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    match.part = PARTS.index(fields.word(data, "part", PARTS[FIRST], PARTS))
    match.engager = fields.seat(data, "engager", (match.youngest + match.part) % 2)
    match.goes_on = fields.flag(data, "goes_on")
    _read_cards(match, data)
    match.phase = fields.word(data, "phase", usual_phase(match), PHASES)
    all_there(match)
    _read_rest(match, data)
    agree(match)
    return match


def _read_cards(match: Match, data: Mapping[str, Any]) -> None:
    """Where each card lies."""
    packs = len(match.piles)
    match.row = _cards("row", data.get("row", []))
    match.hands = _pair(data, "hands")
    match.actor = fields.seat(data, "actor", drafting(match))
    match.goals = _pair(data, "goals")
    match.yellows = _pair(data, "yellows")
    match.under = _lists(data, "under", packs)
    top = data.get("top")
    if top is not None:
        (match.top,) = _cards("top", [top])
        laid_by = 0 if data.get("actor") is None else match.actor if match.goes_on else 1 - match.actor
        match.top_seat = fields.seat(data, "top_seat", laid_by)
    elif data.get("top_seat") is not None:
        raise Refusal("no-card-on-top", "draft.laying.lay", field="top_seat")
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


def _read_rest(match: Match, data: Mapping[str, Any]) -> None:
    """What is known of the hands, who draws, who acts, and where the part ends."""
    hands = [len(hand) for hand in match.hands]
    seen = fields.pair(data, "open", hands if match.phase in ("deal", "pick") else [0, 0])
    for seat in (0, 1):
        match.open[seat] = fields.count("open", seen[seat], hands[seat])
    due = data.get("due", [])
    if not isinstance(due, list) or len(due) > 2 or any(type(seat) is not int or seat not in (0, 1) for seat in due):
        raise fields.wrong("due", due, "seats")
    match.due = tuple(due)
    match.actor = fields.seat(data, "actor", usual_actor(match))
    match.played = fields.number(data, "played", laid(match), 0, MOST)
    match.minute = fields.number(data, "minute", 0, 0, MOST)
    again = match.phase == "refill" or (match.phase == "engage" and (happened(match) or match.actor != match.engager))
    match.restart = fields.flag(data, "restart", again)
    stop = data.get("stop", usual_stop(match))
    if not isinstance(stop, list) or len(stop) != len(match.piles):
        raise fields.wrong("stop", stop, "lists", high=len(match.piles))
    match.stop = [fields.count("stop", most, furthest(match)) for most in stop]


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
