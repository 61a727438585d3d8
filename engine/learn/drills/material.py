"""What drills of a game are made of: its situations and its rulings, read from its book or handed in by a page.

The browser's bundle holds neither; the build writes them into a file of their own, which a drill page fetches.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from engine import games
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.core.rules import rules_of

Said = Mapping[str, str]
"""The same in each language."""
FORMAT = "coup-denvoi-drills-2"


class Place(NamedTuple):
    """A situation as far as a drill needs it."""

    id: str
    rule: str
    play: str
    state: Mapping[str, Any]
    answers: tuple[str, ...]
    example: tuple[str, ...]
    outcome: str
    house: Mapping[str, str]
    names: tuple[str, ...]
    scope: str = "play"


class Case(NamedTuple):
    """A ruling as a question: what is right, and what is wrong; every answer with the rule that it stands on."""

    id: str
    rules: tuple[str, ...]
    situation: str
    question: Said
    right: Said
    wrong: tuple[tuple[Said, str], ...]
    """A wrong answer without a rule of its own has an empty one."""


class Material(NamedTuple):
    """All of it, for one game."""

    game: str
    places: tuple[Place, ...]
    cases: tuple[Case, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule of the game, in the order of its modules: what the number of a drill counts through."""
        return _rules(self.game)

    def of(self, rule: str) -> tuple[Place, ...]:
        """The situations that show a rule."""
        return tuple(place for place in self.places if place.rule == rule)

    def place(self, id_: str) -> Place | None:
        """A situation by its name."""
        return next((place for place in self.places if place.id == id_), None)

    def bearing(self, rule: str) -> tuple[Case, ...]:
        """The rulings that bear on a rule and can be asked about."""
        return tuple(case for case in self.cases if rule in case.rules)

    def plain(self) -> dict[str, Any]:
        """The same as plain values."""
        places = [place._asdict() for place in self.places]
        return {"format": FORMAT, "game": self.game, "places": places, "cases": [case._asdict() for case in self.cases]}


@cache
def _rules(game: str) -> tuple[str, ...]:
    """The rules of a game; in the browser they are the same, for all its modules come along."""
    games.load(game)
    return tuple(rules_of(game))


@cache
def material(game: str) -> Material:
    """What the book of a game has; a game that asks about no ruling needs no `referee.toml`."""
    from pkgutil import get_data

    places = tuple(
        Place(**{field: getattr(one, field) for field in Place._fields}) for one in games.situations(game).values()
    )
    rulings, asked = (_table(get_data(f"engine.games.{game}.book", name)) for name in ("rulings.toml", "referee.toml"))
    return Material(game, places, tuple(_case(id_, rulings[id_], table) for id_, table in asked.items()))


def _table(text: bytes | None) -> dict[str, Any]:
    """What a file of the book says."""
    return tomllib.loads((text or b"").decode())


def _case(id_: str, ruling: Mapping[str, Any], asked: Mapping[str, Any]) -> Case:
    """A ruling with the answers that are offered."""
    wrong = tuple((_sentences(each), str(each.get("rule", ""))) for each in asked["wrong"])
    rules = tuple(ruling["rules"])
    return Case(id_, rules, str(ruling["situation"]), ruling["question"], _sentences(asked["right"]), wrong)


def _sentences(said: Said) -> Said:
    """An answer in each language, as a whole sentence."""
    return {lang: said[lang] + "." for lang in LANGUAGES if lang in said}


def from_plain(given: object) -> Material:
    """What a page hands in; refuse what is none of ours."""
    try:
        assert isinstance(given, dict)
        assert given["format"] == FORMAT
        assert given["game"] in games.SHELF
        places = tuple(Place(**{name: _tuple(one[name]) for name in Place._fields}) for one in given["places"])
        cases = tuple(Case(**{name: _tuple(one[name]) for name in Case._fields}) for one in given["cases"])
        assert all(isinstance(said, dict) and isinstance(rule, str) for case in cases for said, rule in case.wrong)
    except (AssertionError, KeyError, TypeError, ValueError) as problem:
        raise Refusal("drill-material") from problem
    return Material(given["game"], places, cases)


def _tuple(value: Any) -> Any:
    """A list as it was before it travelled."""
    return tuple(map(_tuple, value)) if isinstance(value, list) else value


def sections(rules: Iterable[str]) -> tuple[str, ...]:
    """The sections of these rules, each once."""
    return tuple(dict.fromkeys(rule.split(".")[1] for rule in rules))
