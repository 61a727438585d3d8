"""The cards as data: six colours, what each card shows, and a pack written as one line of text.

A card is named for what it shows, `blue-goal-free`: its colour, its mark for goals, its decision of the referee.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.refusal import Refusal

COLOURS = ("blue", "green", "red", "black", "yellow", "white")
BLUE, GREEN, RED, BLACK, YELLOW, WHITE = range(6)
DECISIONS = ("free", "yellow", "penalty")
SIZE = 50
OWN = (6, 4, 2, 2, 3, 3)
"""The twenty cards of a pack of one's own, colour by colour; these the text does say."""
OWN_SIZE = sum(OWN)

NAMES = tuple(
    f"{colour}-{mark}-{decision}" for colour in COLOURS for mark in ("goal", "nogoal") for decision in DECISIONS
)
COLOUR = {name: COLOURS.index(name.split("-")[0]) for name in NAMES}
BIT = {name: 1 << COLOUR[name] for name in NAMES}
GOAL = {name: name.split("-")[1] == "goal" for name in NAMES}
DECISION = {name: name.split("-")[2] for name in NAMES}

BOOK = (
    "blue=15,green=10,red=5,black=5,yellow=8,white=7;goal=30;free=25,yellow=15,penalty=10;"
    "on-blue=red+black;on-green=white;on-red=blue+green+yellow;on-black=red+black;"
    "on-yellow=red+black+white;on-white=blue+green;"
    "after-blue=blue+green+yellow;after-green=none;after-red=none;after-black=blue+green+yellow;"
    "after-yellow=blue+green;after-white=blue+yellow"
)
"""The book's own pack: what the lost pictures showed is rebuilt here, and nowhere else."""


class Pack(NamedTuple):
    """A pack read once: the cards, and for each colour a bit mask of the colours that may follow it."""

    text: str
    counts: tuple[int, ...]
    goal: int
    decisions: tuple[int, ...]
    answers: tuple[int, ...]
    """Top right: what the opponent may lay on each colour."""
    follows: tuple[int, ...]
    """Bottom left: what the same player may go on with."""
    cards: tuple[str, ...]
    own: tuple[str, ...]
    """The twenty cards of one's own, with the same shares of marks."""


def colours(mask: int) -> tuple[str, ...]:
    """The names of the colours of a bit mask."""
    return tuple(name for bit, name in enumerate(COLOURS) if mask >> bit & 1)


def proper(text: str) -> str:
    """A pack in its one proper form, or a refusal that says what is wrong with it."""
    return read(text).text


@lru_cache(maxsize=32)
def read(text: str) -> Pack:
    """Read a pack; parts are divided by `;`, and may come in any order."""
    fields = _fields(text)
    counts = tuple(_number(fields, colour) for colour in COLOURS)
    if sum(counts) != SIZE:
        raise Refusal("pack-total", counted=sum(counts), size=SIZE)
    for colour in (BLUE, GREEN):
        if not counts[colour]:
            raise Refusal("pack-none", colour=COLOURS[colour])
    goal = _number(fields, "goal")
    if not goal or goal > SIZE:
        raise Refusal("pack-goals", counted=goal, size=SIZE)
    decisions = tuple(_number(fields, f"mark-{decision}") for decision in DECISIONS)
    if sum(decisions) != SIZE:
        raise Refusal("pack-decisions", counted=sum(decisions), size=SIZE)
    answers = tuple(_list(fields, f"on-{colour}") for colour in COLOURS)
    follows = tuple(_list(fields, f"after-{colour}") for colour in COLOURS)
    if answers[GREEN] != 1 << WHITE:
        raise Refusal("pack-shot")
    if not _shot_can_come(answers, follows):
        raise Refusal("pack-no-shot")
    return Pack(
        write(counts, goal, decisions, answers, follows),
        counts,
        goal,
        decisions,
        answers,
        follows,
        spread(counts, goal, decisions),
        spread(OWN, *_shares(goal, decisions)),
    )


def write(
    counts: Sequence[int], goal: int, decisions: Sequence[int], answers: Sequence[int], follows: Sequence[int]
) -> str:
    """A pack as text, in the order of the book's own."""
    parts = [
        ",".join(f"{name}={count}" for name, count in zip(COLOURS, counts, strict=True)),
        f"goal={goal}",
        ",".join(f"{name}={count}" for name, count in zip(DECISIONS, decisions, strict=True)),
    ]
    for prefix, lists in (("on", answers), ("after", follows)):
        parts += [
            f"{prefix}-{name}={'+'.join(colours(mask)) or 'none'}" for name, mask in zip(COLOURS, lists, strict=True)
        ]
    return ";".join(parts)


def spread(counts: Sequence[int], goal: int, decisions: Sequence[int]) -> tuple[str, ...]:
    """Deal the marks over the colours as evenly as whole cards allow, always in the same way."""
    size = sum(counts)
    coloured = [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]
    marked = [
        f"{colour}-{mark}"
        for colour, mark in zip(coloured, evenly(("goal", "nogoal"), (goal, size - goal)), strict=True)
    ]
    # Cards with the same mark lie together, so that decisions are spread evenly over either mark too.
    marked.sort(key=lambda card: card.endswith("nogoal"))
    cards = [f"{card}-{decision}" for card, decision in zip(marked, evenly(DECISIONS, decisions), strict=True)]
    return tuple(sorted(cards, key=NAMES.index))


def evenly(names: Sequence[str], quotas: Sequence[int]) -> list[str]:
    """A row in which each name comes as often as its quota, and in any stretch nearly in proportion."""
    size = sum(quotas)
    given = [0] * len(quotas)
    row: list[str] = []
    for place in range(1, size + 1):
        late = [quota * place - had * size if had < quota else -size for quota, had in zip(quotas, given, strict=True)]
        which = late.index(max(late))
        given[which] += 1
        row.append(names[which])
    return row


def _shares(goal: int, decisions: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The marks of a whole pack brought down to twenty cards, the greatest remainders rounded up."""
    whole = [share * OWN_SIZE // SIZE for share in decisions]
    rest = sorted(range(len(decisions)), key=lambda which: -(decisions[which] * OWN_SIZE % SIZE))
    for which in rest[: OWN_SIZE - sum(whole)]:
        whole[which] += 1
    return max(1, (goal * OWN_SIZE + SIZE // 2) // SIZE), tuple(whole)


def _fields(text: str) -> dict[str, str]:
    """Every `name=value` of a pack; the numbers of decisions are told from those of colours by their part."""
    fields: dict[str, str] = {}
    for part in "".join(text.split()).lower().strip(";").split(";"):
        pairs = [pair.partition("=") for pair in part.split(",")]
        decisions = any(name in ("free", "penalty") for name, _, _ in pairs)
        for name, sign, value in pairs:
            _known(name)
            if not sign:
                raise Refusal("pack-unreadable", part=part[:40])
            fields[f"mark-{name}" if decisions else name] = value
    return fields


def _known(name: str) -> None:
    """Refuse a field that no pack has."""
    colour = name.removeprefix("on-").removeprefix("after-")
    if colour not in (*COLOURS, *DECISIONS, "goal"):
        raise Refusal("pack-colour", colour=colour[:20])


def _number(fields: dict[str, str], name: str) -> int:
    """A number of cards."""
    value = fields.get(name, "")
    if not (value.isascii() and value.isdigit() and len(value) < 4):
        raise Refusal("pack-number", field=name, value=value[:20])
    return int(value)


def _list(fields: dict[str, str], name: str) -> int:
    """A list of colours as a bit mask."""
    if name not in fields:
        raise Refusal("pack-list", field=name)
    return 0 if fields[name] in ("", "none") else _mask(fields[name].split("+"))


def _mask(names: Iterable[str]) -> int:
    """The bit mask of these colours."""
    mask = 0
    for name in names:
        if name not in COLOURS:
            raise Refusal("pack-colour", colour=name[:20])
        mask |= 1 << COLOURS.index(name)
    return mask


def _shot_can_come(answers: Sequence[int], follows: Sequence[int]) -> bool:
    """Whether some way leads from the blue card of a kick-off to a green one; without it no match would end."""
    reached, last = 1 << BLUE, 0
    while reached != last:
        last = reached
        for colour in range(len(COLOURS)):
            if reached >> colour & 1:
                reached |= answers[colour] | follows[colour]
    return bool(reached >> GREEN & 1)
