"""What house rules change: the same matches, played by the book and by each other setting, and what that changed.

Both sides are medium players. Match `n` of a seed has luck of its own, and every kind of question has its own within
it: the third tackle of a seat falls alike in both matches, even where one of them has gone another way before. So most
of the luck drops out of a difference, and few matches tell much (common random numbers).

All figures are sampled, and each comes with its standard error. Match `n` does not depend on how many are played: the
first few stand apart in the answer, so that whoever keeps it can soon tell whether it is still true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from engine import games as shelf
from engine.bots import policy
from engine.core.asks import Answer, Ask, Choose
from engine.core.game import Event, Game
from engine.core.house_rules import House, HouseRule, agreed
from engine.core.players import Player, at_random, play_out
from engine.jobs import Tell, spread

if TYPE_CHECKING:
    from concurrent.futures import Executor

LEVEL = "medium"
SAMPLE = 20
"""How many of the first matches are told apart."""
DIGITS = 4


class Tally(NamedTuple):
    """What one match came to; points and tries are those of both sides, shared out among all who play."""

    points: float
    tries: float
    decisions: int
    story: Sequence[Event]


class Pair(NamedTuple):
    """What another setting changed in one match."""

    differs: bool
    points: float
    tries: float
    decisions: int


class Mean(NamedTuple):
    """An average and its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float], unit: float = 1) -> Mean:
        """The average of these, counted in so large a unit."""
        number = len(values)
        mean = sum(values) / number
        spread = sum((value - mean) ** 2 for value in values) / max(1, number - 1)
        return cls(round(mean / unit, DIGITS), round(sqrt(spread / number) / unit, DIGITS))


class Effect(NamedTuple):
    """What a setting changes: in how many matches it shows at all, and by how much a side or a match differs."""

    matches: int
    comes_up: int
    points: Mean
    tries: Mean | None
    """None where the points are goals, and there is nothing else to count."""
    length: Mean
    """Throws, cards and choices of a match more, as a share of those that the book's rule takes."""

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Effect:
        """From plain values."""
        points, tries, length = (plain[key] and Mean(*plain[key]) for key in ("points", "tries", "length"))
        return cls(plain["matches"], plain["comes_up"], points, tries, length)

    def plain(self) -> dict[str, Any]:
        """As plain values."""
        return {key: list(value) if isinstance(value, Mean) else value for key, value in self._asdict().items()}


def others(game: Game[Any]) -> Iterator[tuple[HouseRule, str]]:
    """Every setting that is not the book's; where a table may write its own, the book's example of one."""
    for house_rule in game.house_rules:
        for value in house_rule.allowed:
            if value != house_rule.default:
                yield house_rule, value


def played(game: Game[Any], house: House, seed: str) -> Tally:
    """A match between two medium players."""
    state = game.new(house)
    made = play_out(game, _player(game, state, seed), state=state)
    points = sum(game.events.counted(event) for event in state.events)
    tries = sum(game.events.is_try(event) for event in state.events)
    sides = len(game.sides(house))
    return Tally(points / sides, tries / sides, made.decisions, state.events)


def _player(game: Game[Any], state: object, seed: str) -> Player:
    """Everybody at the table: each side decides by its policy, and each kind of throw has luck of its own."""
    decide = policy(game.id, LEVEL)
    luck: dict[tuple[int, str], Callable[[Ask], Answer]] = {}
    minds: dict[int, Random] = {}

    def answer(ask: Ask) -> Answer:
        seat = ask.seat
        if isinstance(ask, Choose):
            if len(ask.options) == 1:
                return ask.options[0]
            if seat not in minds:
                minds[seat] = Random(f"{seed}:{seat}")
            return decide(ask, state, minds[seat])[0]
        kind = seat, ask.name
        if kind not in luck:
            luck[kind] = at_random(Random(f"{seed}:{seat}:{ask.name}"))
        return luck[kind](ask)

    return answer


def compare(book: Tally, other: Tally) -> Pair:
    """What the other setting changed in this match."""
    return Pair(
        book.story != other.story,
        other.points - book.points,
        other.tries - book.tries,
        other.decisions - book.decisions,
    )


def effect(pairs: Sequence[Pair], decisions: float, *, tries: bool) -> Effect:
    """Many matches in a few numbers; `decisions` is how long one is by the book."""
    return Effect(
        len(pairs),
        sum(pair.differs for pair in pairs),
        Mean.of([pair.points for pair in pairs]),
        Mean.of([pair.tries for pair in pairs]) if tries else None,
        Mean.of([pair.decisions for pair in pairs], decisions),
    )


def _one(id_: str, seed: int, number: int) -> tuple[Tally, list[Pair | None]]:
    """Match number `number` by the book, and what each setting changed in it."""
    game = shelf.load(id_)
    by_book = played(game, agreed(game.house_rules, {}), f"{seed}:{number}")
    pairs = [
        None if game.watch(options) else compare(by_book, played(game, options, f"{seed}:{number}"))
        for _, _, options in _settings(game)
    ]
    # The story has been compared; it need not travel from one process to another.
    return by_book._replace(story=()), pairs


def _settings(game: Game[Any]) -> list[tuple[str, str, House]]:
    """Every setting that is not the book's, with all the house rules that it makes."""
    return [
        (house_rule.key, value, agreed(game.house_rules, {house_rule.key: value})) for house_rule, value in others(game)
    ]


def effects(
    id_: str,
    matches: int,
    seed: int = 1,
    jobs: int = 1,
    tell: Tell | None = None,
    executor: Executor | None = None,
) -> dict[str, Any]:
    """What each house rule of a game changes, as plain values; None for a setting by which a watch decides."""
    game = shelf.load(id_)
    found = spread(partial(_one, id_, seed), range(matches), jobs, tell, executor)
    book = [by_book[:3] for by_book, _ in found]
    # How much is played by a watch is up to those who play: there is nothing to reckon.
    settings = [
        (key, value, None if game.watch(options) else [pairs[place] for _, pairs in found])
        for place, (key, value, options) in enumerate(_settings(game))
    ]

    tries = any(kind.tries for kind in game.events)

    def told(first: int) -> dict[str, dict[str, Any]]:
        """The effects, by these first matches."""
        decisions = sum(each[2] for each in book[:first]) / first
        changed: dict[str, dict[str, Any]] = {}
        for key, value, own in settings:
            pairs = None if own is None else [pair for pair in own[:first] if pair is not None]
            made = None if pairs is None else effect(pairs, decisions, tries=tries).plain()
            changed.setdefault(key, {})[value] = made
        return changed

    return {
        "game": id_,
        "version": game.version,
        "level": LEVEL,
        "matches": matches,
        "seed": seed,
        "book": _averages(book, tries=tries),
        "switches": told(matches),
        "sample": told(min(SAMPLE, matches)),
    }


def _averages(book: Iterable[tuple[float, float, int]], *, tries: bool) -> dict[str, float | None]:
    """What a match is like by the book: points and tries a side, and decisions."""
    points, scored, decisions = (round(sum(each) / len(each), DIGITS) for each in zip(*book, strict=True))
    return {"points": points, "tries": scored if tries else None, "decisions": decisions}
