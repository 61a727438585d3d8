"""A season of one's own: what the matches of a device came to, which level to try next, and the file that keeps it.

An entry is what the device keeps of a finished match: seats, score and winner, and of newer ones the day and the id
of the match. Entries may come from anywhere: whatever of them cannot be read counts as nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.bots import LEVELS
from engine.core.reading import Unreadable, clean, from_json
from engine.core.refusal import Refusal
from engine.match.settings import HUMAN

FORMAT = "coup-denvoi-season-1"
WATCHED = "watched"
OPPONENTS = (*LEVELS, HUMAN, WATCHED)
"""Against whom one plays: a level, another person; or one only watches."""
WON, DRAWN, LOST = "won", "drawn", "lost"
LATEST = 10
"""How many of the latest results are shown one by one."""
LOOK, ENOUGH, FEW = 5, 4, 1
"""Of the last so many against a level, so many won say that it is time for the next, so few for the one before."""
MOST_FILE, MOST_GAME, MOST_SEATS = 2_000_000, 2000, 16
Entry = Mapping[str, Any]


class Played(NamedTuple):
    """A finished match from the side of the only person in it."""

    against: str
    came: str
    points: tuple[int, int]
    when: str


class Row(NamedTuple):
    """All matches against one opponent."""

    against: str
    played: int
    came: Mapping[str, int]
    points: tuple[int, int]
    best: tuple[int, int] | None
    """The score of the win by most points."""
    latest: tuple[str, ...]
    streak: int
    """How many wins in a row, up to the last match."""
    longest: int


class Advice(NamedTuple):
    """A level to try, and why: so many of the last so many against `level` were won; `climb` up, down or nowhere."""

    level: str
    next: str
    won: int
    of: int
    climb: int


def played(entry: Entry) -> Played:
    """What an entry tells."""
    seats = [str(who) for who in _listed(entry, "seats")]
    people = [seat for seat, who in enumerate(seats) if who == HUMAN]
    score = [points for points in _listed(entry, "score") if type(points) is int]
    home, away = (score[0], score[1]) if len(score) >= 2 else (0, 0)
    me = people[0] if people else 0
    winner = entry.get("winner")
    others = [who for seat, who in enumerate(seats) if seat != me]
    against = WATCHED if not people else HUMAN if len(people) > 1 else others[0] if others else HUMAN
    when = entry.get("when")
    return Played(
        against,
        DRAWN if winner is None else WON if winner == me else LOST,
        (away, home) if me == 1 else (home, away),
        clean(when)[:10] if isinstance(when, str) else "",
    )


def rows(entries: Sequence[Entry]) -> list[Row]:
    """The season by opponent, in the order of their strength; opponents that we do not know are left out."""
    found = [played(entry) for entry in entries]
    return [_row(key, mine) for key in OPPONENTS if (mine := [one for one in found if one.against == key])]


def _row(key: str, mine: Sequence[Played]) -> Row:
    """The matches against one opponent, added up."""
    wins = [one.points for one in mine if one.came == WON]
    streak, longest = streaks(mine)
    return Row(
        key,
        len(mine),
        Counter(one.came for one in mine),
        (sum(one.points[0] for one in mine), sum(one.points[1] for one in mine)),
        max(wins, key=lambda points: (points[0] - points[1], points[0]), default=None),
        tuple(one.came for one in mine[-LATEST:]),
        streak,
        longest,
    )


def streaks(mine: Sequence[Played]) -> tuple[int, int]:
    """How many wins in a row there are now, and how many there were at most."""
    streak = longest = 0
    for one in mine:
        streak = streak + 1 if one.came == WON else 0
        longest = max(longest, streak)
    return streak, longest


def advice(entries: Sequence[Entry]) -> Advice | None:
    """Which level to try next, judged by the last matches against the level played last; None while that is open."""
    solo = [one for entry in entries if (one := played(entry)).against in LEVELS]
    if not solo:
        return None
    level = solo[-1].against
    last = [one for one in solo if one.against == level][-LOOK:]
    won, place = sum(one.came == WON for one in last), LEVELS.index(level)
    if len(last) < LOOK:
        return None
    if won >= ENOUGH:
        higher = LEVELS[min(place + 1, len(LEVELS) - 1)]
        return Advice(level, higher, won, LOOK, int(higher != level))
    if won <= FEW and place:
        return Advice(level, LEVELS[place - 1], won, LOOK, -1)
    return None


# The file.


def written(seasons: Mapping[str, Sequence[Entry]], name: str = "") -> str:
    """The seasons of all games as a file, with the name of whoever played them if it is known."""
    told = {"format": FORMAT, **({"name": name} if name else {}), "games": seasons}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def signed(text: str) -> object:
    """The name in a file that `read` takes, whatever stands there."""
    return from_json(text).get("name")


def read(text: str) -> dict[str, list[Entry]]:
    """The seasons in a file; refuse one that is not whole, so that nothing comes in by halves."""
    try:
        told = from_json(text if len(text) <= MOST_FILE else "")
    except Unreadable as problem:
        raise Refusal("season-broken") from problem
    if not isinstance(told, dict) or told.get("format") != FORMAT or not isinstance(told.get("games"), dict):
        raise Refusal("season-foreign")
    number, found = 0, {}
    for game, entries in told["games"].items():
        if not isinstance(entries, list):
            raise Refusal("season-foreign")
        for entry in entries:
            number += 1
            if not is_entry(entry):
                raise Refusal("season-entry", number=number)
        found[game] = entries
    return found


def is_entry(entry: object) -> bool:
    """Whether this is what a device keeps of a finished match."""
    if not isinstance(entry, dict) or not entry.keys() <= {"seats", "score", "winner", "when", "id"}:
        return False
    seats, score, winner = entry.get("seats"), entry.get("score"), entry.get("winner")
    return (
        isinstance(seats, list)
        and 2 <= len(seats) <= MOST_SEATS
        and all(isinstance(who, str) for who in seats)
        and isinstance(score, list)
        and len(score) <= MOST_SEATS
        and all(type(points) is int for points in score)
        and (winner is None or (type(winner) is int and 0 <= winner < len(seats)))
        and all(isinstance(entry.get(key, ""), str) and len(entry.get(key, "")) <= 40 for key in ("when", "id"))
    )


def merged(here: Sequence[Entry], there: Sequence[Entry]) -> list[Entry]:
    """Both seasons of a game in one, the oldest first; what stands in both counts once, however often it comes in."""
    have = Counter(map(_same, here))
    new: list[Entry] = []
    for entry in there:
        key = _same(entry)
        if have[key]:
            have[key] -= 1
        else:
            new.append(entry)
    # Entries without a day are older than any that has one, and keep their order.
    return sorted([*here, *new], key=lambda entry: str(entry.get("when", "")))[-MOST_GAME:]


def _same(entry: Entry) -> str:
    """What tells entries apart: the id of the match, or of older ones all that is known."""
    return f"#{entry['id']}" if entry.get("id") else json.dumps(entry, sort_keys=True, default=str)


def _listed(entry: Entry, key: str) -> list[Any]:
    """A list from what the device keeps, which may be anything."""
    value = entry.get(key)
    return value if isinstance(value, list) else []
