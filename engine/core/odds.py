"""Exact odds, by playing every outcome of the very code that plays the game.

Odds look ahead to the end of the play, or to the next choice, which is nobody's to guess. An outcome is the events that
the game tells apart, joined by `+`; one that ends at a choice adds `?` and the choice's name; where it matters whose it
is, an event adds `:` and the seat.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask, Choose, Must
from engine.core.events import FACTS
from engine.core.game import Event, Game, State
from engine.core.position import Position, run

Chances: TypeAlias = dict[str, Fraction]
Tally: TypeAlias = dict[Any, dict[int, int]]
"""How many ways lead to each key, by the number of all ways of which they are some."""
NOTHING = "nothing"
_known: dict[object, Odds] = {}


class Odds(NamedTuple):
    """What may come, as exact fractions: of chance, or, before a choice, of each option.

    >>> import engine
    >>> found = engine.odds(engine.situation("double/penalty-award"))
    >>> list(found.options), str(found.options["kick"]["penalty-kicked"])
    (['kick', 'keep'], '1/2')
    """

    outcomes: Chances
    """Each way in which it may come out, with its chance; empty before a choice."""
    options: dict[str, Chances]
    """For each option of a choice, its outcomes; empty where nobody chooses."""


def odds(position: Position) -> Odds:
    """The exact odds from here to the end of the play or to the next choice, as far as the seat that is asked knows.

    Where nothing is left to answer, what the last answer brought about is certain.

    >>> import engine
    >>> found = engine.odds(engine.situation("double/penalty-kick"))
    >>> {name: str(chance) for name, chance in found.outcomes.items()}
    {'penalty-kicked': '1/2', 'penalty-missed': '1/2'}
    >>> engine.odds(engine.situation("double/penalty-kick").send("2")).outcomes
    {'penalty-kicked': Fraction(1, 1)}
    """
    if position.ask is None or position.play is None:
        return Odds({outcome_key(position.start.game, position.news): Fraction(1)}, {})
    game, play = position.start.game, position.play
    base = game.known(position.base, position.ask.seat)
    # Names, log and history do not matter to what may come: positions alike in the rest share their odds.
    key = (game.id, base.key(), play, position.given)
    if key not in _known:
        seen = len(position.state.events)
        if isinstance(position.ask, Choose):
            options = {
                option: _chances(game, base, play, (*position.given, option), seen) for option in position.ask.options
            }
            _known[key] = Odds({}, options)
        else:
            _known[key] = Odds(_chances(game, base, play, position.given, seen), {})
    return _known[key]


def forget() -> None:
    """Forget all odds computed so far, for those who measure."""
    _known.clear()


def _chances(game: Game[Any], base: State, play: str, given: tuple[Answer, ...], seen: int) -> Chances:
    """Play every outcome and add up the weight of each."""
    sums: Tally = {}
    for end in endings(game, base, play, given):
        count(sums, outcome_key(game, end.state.events[seen:], end.ask), end)
    return sort_chances(game, shares(sums))


class Ending(NamedTuple):
    """An end to which a play may come: its state, the choice at which it stops if it does, what led there, and how
    likely it is: `weight` ways in `total`."""

    state: State
    ask: Ask | None
    given: tuple[Answer, ...]
    weight: int
    total: int


def endings(
    game: Game[Any], base: State, play: str, given: tuple[Answer, ...], weight: int = 1, total: int = 1
) -> Iterator[Ending]:
    """Every end to which a play may come after these answers, each with its share of `weight` in `total`."""
    state, ask = run(game, base, play, given)
    if ask is None or (isinstance(ask, Choose) and not isinstance(ask, Must)):
        yield Ending(state, ask, given, weight, total)
        return
    ways = list(ask.outcomes())
    total *= sum(number for _, number in ways)
    for answer, number in ways:
        yield from endings(game, base, play, (*given, answer), weight * number, total)


def count(sums: Tally, key: Hashable, end: Ending) -> None:
    """Count an ending under a key: whole numbers are added up much faster than fractions."""
    ways = sums.setdefault(key, {})
    ways[end.total] = ways.get(end.total, 0) + end.weight


def shares(sums: Tally) -> dict[Any, Fraction]:
    """The chance of each key."""
    return {key: sum((Fraction(n, total) for total, n in ways.items()), Fraction(0)) for key, ways in sums.items()}


def outcome_key(game: Game[Any], events: Iterable[Event], ask: Ask | None = None) -> str:
    """Name what came about: the events that the game tells apart, in the order of their happening."""
    parts: list[str] = []
    for event in events:
        name = event[1]
        if name in game.outcomes:
            part = f"{name}:{event[FACTS]}" if name in game.by_seat else name
            if part not in parts:
                parts.append(part)
    if ask is not None:
        parts.append("?" + ask.name)
    return "+".join(parts) or NOTHING


def sort_chances(game: Game[Any], chances: Mapping[str, Fraction]) -> Chances:
    """Put outcomes into the order in which the game lists them."""
    rank = {name: i for i, name in enumerate(game.outcomes)}
    last = len(rank)

    def place(key: str) -> tuple[list[int], str]:
        return [rank.get(part.partition(":")[0], last) for part in key.split("+")], key

    return {key: chances[key] for key in sorted(chances, key=place)}


def headlines(game: Game[Any], chances: Mapping[str, Fraction]) -> Chances:
    """Gather outcomes under the first headline that each contains; the others stand for themselves."""
    sums: Chances = {}
    for key, chance in chances.items():
        parts = {part.partition(":")[0]: part for part in key.split("+")}
        headline = next((parts[name] for name in game.headlines if name in parts), key)
        sums[headline] = sums.get(headline, Fraction(0)) + chance
    return sort_chances(game, sums)
