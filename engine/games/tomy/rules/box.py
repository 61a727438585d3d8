"""What is in the box: the faces of its dice and the rolls that score, rebuilt, or as an owner of the box writes them.

The pictures of the source document are lost. A box is one text with an entry for each die and each scoring roll:

    blue=ball,ball,player,foot,posts,card;…;drop=ball+foot+posts|foot+foot+posts;…
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple

from engine.core.asks import Die
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.tomy.table.asks import FACES as BLUE
from engine.games.tomy.table.side import Side

FACES = {
    "blue": BLUE,
    "green": ("in", "wide"),
    "white": ("double", "nothing"),
    "red": ("tackle", "block", "stand", "warned"),
}
"""What each kind of die can show, in the order in which dice are laid out."""
SCORES = ("bonus-try", "try", "drop", "penalty", "in-front")
BOOK = (
    "blue=ball,ball,player,foot,posts,card;green=in,in,in,in,wide,wide;"
    "white=double,double,double,nothing,nothing,nothing;red=tackle,tackle,block,block,stand,warned;"
    "bonus-try=player+player+player;try=ball+player+player;drop=ball+foot+posts|foot+foot+posts;"
    "penalty=foot+posts+posts;in-front=posts+posts+posts"
)
"""The book's own box, in its proper form."""
OTHER = (
    "blue=ball,player,player,foot,posts,card;green=in,in,in,wide,wide,wide;"
    "white=double,double,nothing,nothing,nothing,nothing;red=tackle,tackle,tackle,block,stand,warned;"
    "bonus-try=ball+ball+ball;try=ball+ball+player|ball+player+player;drop=ball+foot+foot;"
    "penalty=ball+foot+posts;in-front=foot+posts+posts"
)
"""Another box that could be, to show that any can be played."""
_SIDES = 6
_DICE = 3
_LONGEST = 2000


class Pick(NamedTuple):
    """Dice picked up to be rolled again: those that stay, how many are rolled, and how many Cards stay."""

    kept: tuple[str, ...]
    dice: int
    cards: int


class Lie(NamedTuple):
    """Three blue dice as they lie, sorted: what they score, if anything, their Cards, and what can be picked up."""

    number: int
    dice: tuple[str, ...]
    score: str
    cards: int
    picks: dict[str, Pick]


class Box:
    """The dice and the scoring rolls of one table, with everything worked out that a match looks up."""

    __slots__ = ("blue", "green", "lies", "red", "sides", "sorted_lies", "text", "ways", "white")

    def __init__(self, text: str) -> None:
        """Open the box that this text describes; `text` is in its proper form."""
        entries = dict(entry.split("=") for entry in text.split(";"))
        self.text = text
        self.blue, self.green, self.white, self.red = (Die(name, tuple(entries[name].split(","))) for name in FACES)
        self.ways = tuple((score, tuple(way.split("+"))) for score in SCORES for way in entries[score].split("|"))
        """Every scoring roll with its dice in order, the best score first."""
        scores = {dice: score for score, dice in self.ways}
        faces = [face for face in FACES["blue"] if face in self.blue.faces]
        self.sorted_lies = tuple(
            Lie(number, dice, scores.get(dice, ""), dice.count("card"), _picks(dice))
            for number, dice in enumerate(combinations_with_replacement(faces, _DICE))
        )
        self.lies = {order: lie for lie in self.sorted_lies for order in permutations(lie.dice)}
        """Three dice in whatever order they fall, as they lie."""
        self.sides: dict[int, Side] = {}

    def side(self, entrant: int) -> Side:
        """The questions put to one side, made when it first plays."""
        if entrant not in self.sides:
            self.sides[entrant] = Side(self, entrant)
        return self.sides[entrant]


def _picks(dice: tuple[str, ...]) -> dict[str, Pick]:
    """Every different handful of these dice, named by what it shows: one die, two, or all three."""
    picks: dict[str, Pick] = {}
    for size in (1, 2, 3):
        for places in combinations(range(_DICE), size):
            kept = tuple(dice[place] for place in range(_DICE) if place not in places)
            picks["+".join(dice[place] for place in places)] = Pick(kept, size, kept.count("card"))
    return picks


@rule("tomy.box.dice")
def dice(text: str) -> Box:
    """Each die has six faces, rebuilt because their pictures are lost; whoever owns the box writes the real ones."""
    return _open(text)


_open = lru_cache(maxsize=16)(Box)


@rule("tomy.box.combinations")
def combination(box: Box, faces: tuple[str, ...]) -> Lie:
    """What three blue dice score depends on their pictures alone, in whatever order they fall."""
    return box.lies[faces]


def read(text: str) -> str:
    """A box in its one proper form; refuse one that cannot be played, with the reason."""
    entries = _entries(text)
    written = [f"{name}={','.join(_faces(name, entries[name]))}" for name in FACES]
    blue = set(written[0].partition("=")[2].split(","))
    taken: dict[tuple[str, ...], str] = {}
    for score in SCORES:
        ways = sorted({_way(score, way, blue) for way in entries[score].split("|")}, key=_places)
        for way in ways:
            if way in taken:
                raise Refusal("box-same", score=score, taken=taken[way], dice=way)
            taken[way] = score
        written.append(f"{score}={'|'.join(map('+'.join, ways))}")
    return ";".join(written)


def _entries(text: str) -> dict[str, str]:
    """The entries of a box by name, each exactly once and none left out."""
    names = (*FACES, *SCORES)
    entries: dict[str, str] = {}
    for entry in "".join(text[:_LONGEST].split()).strip(";").split(";"):
        name, mark, value = entry.partition("=")
        if not mark:
            raise Refusal("box-unreadable", entry=entry[:40])
        if name not in names:
            raise Refusal("box-unknown", name=name[:40])
        if name in entries:
            raise Refusal("box-twice", name=name)
        entries[name] = value
    for name in names:
        if name not in entries:
            raise Refusal("box-missing", name=name)
    return entries


def _faces(die: str, value: str) -> Iterable[str]:
    """The six faces of a die in order; dice that settle a question must show every answer."""
    faces = value.split(",") if value else []
    for face in faces:
        if face not in FACES[die]:
            raise Refusal("box-face", die=die, face=face[:40])
    if len(faces) != _SIDES:
        raise Refusal("box-six", die=die, faces=len(faces))
    for face in FACES[die]:
        # Without a kick that misses, or one that passes, a shoot-out would never end.
        if die != "blue" and face not in faces:
            raise Refusal("box-face-missing", die=die, face=face)
    return sorted(faces, key=FACES[die].index)


def _way(score: str, value: str, blue: set[str]) -> tuple[str, ...]:
    """One scoring roll: three faces that the blue dice can show, in order."""
    faces = value.split("+") if value else []
    for face in faces:
        if face not in FACES["blue"]:
            raise Refusal("box-face", die="blue", face=face[:40])
        if face not in blue:
            raise Refusal("box-impossible", score=score, face=face)
    if len(faces) != _DICE:
        raise Refusal("box-three", score=score, dice=len(faces))
    return tuple(sorted(faces, key=FACES["blue"].index))


def _places(way: tuple[str, ...]) -> list[int]:
    """Where the faces of a roll stand in the list of all faces."""
    return [FACES["blue"].index(face) for face in way]
