"""What each option of a choice may come to: chances, metres, minutes, by playing every outcome of it.

A prospect looks further than odds do: where an option only leads to the question how many dice to roll for it, or to
another that ends in the same side's roll, it looks through that question, and has a way for each answer to it. It ends
where odds end: with the play, or at the next real choice. A side reckons with what it may know, never with more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from engine.core.asks import Answer, Cast, Choose, Must, Roll
from engine.core.events import FACTS
from engine.core.game import Event, Game, State
from engine.core.odds import Chances, Ending, Tally, count, endings, outcome_key, shares, sort_chances
from engine.core.position import Position, run

TRY, SCORE, MISS, AGAINST = "try", "score", "miss", "against"
"""What it is to a side that a try or other points count for it, that its kick at goal fails, or that the other side
scores."""
OF_A_SIDE = (("seat",), ("who",))
"""The first facts that say which side an event happens to."""
KEPT = 64
"""Positions whose prospects are kept; a match looks back no further."""
_known: dict[object, dict[str, Prospect]] = {}


class Way(NamedTuple):
    """One way to go on with an option."""

    answer: str
    """What is said to the question between the option and its roll; nothing where there is none."""
    ask: Choose | None
    """That question."""
    dice: int
    """How many dice are rolled then."""
    outcomes: Chances
    """Each way in which it may come out, with its chance."""
    hopes: Chances
    """What the side that chooses hopes for, by the names that the game's events give it, with their chances."""
    fears: Chances
    """What it dreads."""
    spots: Mapping[int, Fraction]
    """Where the ball may come down, with the chance of each spot; empty where there is no pitch."""
    stopped: Fraction
    """How likely it ends with a question by which the other side may stop it, a tackle for example."""
    minutes: tuple[int, ...]
    """Every number of minutes that it may take, where the match counts them."""
    cards: tuple[int, ...]
    """Every number of cards that it may cost this side's hand, where there are hands."""
    rolled: bool
    """Whether dice are rolled for it at once."""

    @property
    def likeliest(self) -> tuple[str, Fraction] | None:
        """What is hoped for, the likeliest of several, with its chance."""
        return max(self.hopes.items(), key=_share) if self.hopes else None

    @property
    def worst(self) -> tuple[str, Fraction] | None:
        """What is dreaded, the likeliest of several, with its chance."""
        return max(self.fears.items(), key=_share) if self.fears else None


class Prospect(NamedTuple):
    """What an option may come to, in each way in which one may go on with it.

    >>> import engine
    >>> from engine.core.prospects import prospects
    >>> kick = prospects(engine.situation("double/penalty-award"))["kick"]
    >>> {hope: str(chance) for hope, chance in kick.best.hopes.items()}
    {'score': '1/2'}
    """

    ways: tuple[Way, ...]
    """At least one."""
    metres: tuple[int, int] | None
    """How far towards the other line the ball goes at least and at most; None where it is not this side's to move."""

    @property
    def best(self) -> Way:
        """The way with the best chance of what is hoped for; of equal ones the one that risks least."""
        return max(self.ways, key=lambda way: (max(way.hopes.values(), default=0), -sum(way.fears.values())))

    @property
    def differs(self) -> bool:
        """Whether it matters in which way one goes on."""
        return any(way[3:] != self.ways[0][3:] for way in self.ways)

    @property
    def reach(self) -> dict[int, Fraction]:
        """Everywhere where the ball may come down, with the chance of each spot in the way that makes it likeliest."""
        spots = sorted({spot for way in self.ways for spot in way.spots})
        return {spot: max(way.spots.get(spot, Fraction(0)) for way in self.ways) for spot in spots}


def _share(named: tuple[str, Fraction]) -> Fraction:
    """The chance of something that is named with it."""
    return named[1]


def prospects(position: Position) -> dict[str, Prospect]:
    """What each option may come to, as far as the seat that is asked knows; empty where nobody chooses."""
    ask, play, game = position.ask, position.play, position.start.game
    if not isinstance(ask, Choose) or play is None:
        return {}
    base = game.known(position.base, ask.seat)
    key = (game.id, base.key(), play, position.given)
    if key not in _known:
        look = _Look(game, base, play, position, ask.seat)
        made: dict[str, Prospect] = {}
        for option in ask.options:
            like = game.alike(ask, option)
            made[like] = made.get(like) or look.along(option)
        while len(_known) >= KEPT:
            del _known[next(iter(_known))]
        _known[key] = {option: made[game.alike(ask, option)] for option in ask.options}
    return _known[key]


def forget() -> None:
    """Forget everything reckoned so far, for those who measure."""
    _known.clear()


class _Look:
    """A look ahead from one question, for one seat."""

    def __init__(self, game: Game[Any], base: State, play: str, position: Position, seat: int) -> None:
        self.game = game
        self.base = base
        self.play = play
        self.given = position.given
        self.here: Any = position.state
        self.seat = seat
        self.seen = len(position.state.events)
        self.held = hasattr(position.state, "hands")

    def along(self, option: str) -> Prospect:
        """What comes of an option."""
        given = (*self.given, option)
        between, dice = self._between(given)
        if between is None:
            ways: tuple[Way, ...] = (self._way(given),)
        else:
            ways = tuple(
                self._way((*given, answer), answer, between, rolled)
                for answer, rolled in zip(between.options, dice, strict=True)
            )
        return Prospect(ways, self._metres({spot for way in ways for spot in way.spots}))

    def _between(self, given: tuple[Answer, ...]) -> tuple[Choose | None, list[int]]:
        """The question between an option and its roll, one to the same side after which that side always rolls; and
        how many dice it rolls after each answer."""
        _, ask = run(self.game, self.base, self.play, given)
        dice: list[int] = []
        if not isinstance(ask, Choose) or isinstance(ask, Must) or ask.seat != self.seat:
            return None, dice
        for answer in ask.options:
            _, then = run(self.game, self.base, self.play, (*given, answer))
            if not isinstance(then, (Roll, Cast)) or then.seat != self.seat:
                return None, dice
            dice.append(then.dice if isinstance(then, Roll) else len(then.dice))
        return ask, dice

    def _way(self, given: tuple[Answer, ...], answer: str = "", between: Choose | None = None, dice: int = 0) -> Way:
        """Play every outcome, and add up the weight of each."""
        sums: Tally = {}
        for end in endings(self.game, self.base, self.play, given):
            count(sums, self._told(end), end)
        parts: tuple[dict[Any, Fraction], ...] = ({}, {}, {}, {}, {}, {}, {})
        for told, share in shares(sums).items():
            for part, names in zip(parts, told, strict=True):
                for name in names:
                    part[name] = part.get(name, Fraction(0)) + share
        outcomes, hopes, fears, spots, stopped, minutes, cards = parts
        _, first = run(self.game, self.base, self.play, given)
        return Way(
            answer,
            between,
            dice,
            sort_chances(self.game, outcomes),
            hopes,
            fears,
            dict(sorted(spots.items())),
            stopped.get(True, Fraction(0)),
            tuple(sorted(minutes)),
            tuple(sorted(cards)),
            isinstance(first, (Roll, Cast)),
        )

    def _told(self, end: Ending) -> tuple[tuple[Any, ...], ...]:
        """What an ending is, in each respect: its outcome, hopes, fears, the spot, whether it is stopped, minutes."""
        game, ask = self.game, end.ask
        state: Any = end.state
        events = state.events[self.seen :]
        spot = game.spot(self.here, events)
        stop = game.next_play(state) if ask is None else ask.name
        if ask is not None and game.stops.get(ask.name):
            # Where the ball comes down if the other side does nothing.
            let, _ = run(game, self.base, self.play, (*end.given, game.stops[ask.name]))
            spot = game.spot(self.here, let.events[self.seen :])
        return (
            (outcome_key(game, events, ask),),
            *self._meant(events),
            () if spot is None else (spot,),
            (stop in game.stops,),
            self._spent(events),
            (len(self.here.hands[self.seat]) - len(state.hands[self.seat]),) if self.held else (),
        )

    def _spent(self, events: Iterable[Event]) -> tuple[int, ...]:
        """The minutes that these events took, where they say so."""
        kinds = self.game.events
        return tuple(kinds.fact(event, kinds[event[1]].spends) for event in events if kinds[event[1]].spends)

    def _meant(self, events: Iterable[Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What of these events this side hoped for, and what it dreaded."""
        hopes: dict[str, None] = {}
        fears: dict[str, None] = {}
        for event in events:
            kind = self.game.events[event[1]]
            mine = kind.facts[:1] not in OF_A_SIDE or event[FACTS] == self.seat
            if kind.points or kind.scores:
                counts = self.game.events.counted(event) > 0
                if counts and mine:
                    hopes[TRY if self.game.events.is_try(event) else SCORE] = None
                elif counts or mine:
                    fears[AGAINST] = None
            elif mine and kind.hope:
                hopes[kind.hope] = None
            elif mine and kind.fear:
                fears[kind.fear] = None
        return (*hopes,), (*fears,)

    def _metres(self, spots: set[int]) -> tuple[int, int] | None:
        """How far these spots lie ahead of the ball, for the side that has it."""
        game, here = self.game, self.here
        if not spots or getattr(here, game.to_play) != self.seat:
            return None
        start = game.spot(here, ())
        assert start is not None
        ahead = [(spot - start) * (1 - 2 * self.seat) for spot in spots]
        return min(ahead), max(ahead)
