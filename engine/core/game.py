"""What a game is: its state, its plays, and what others may see of it.

A *play* is one short generator (a roll with all that follows from it, a set piece) that changes a state and logs
events. Between plays nobody changes anything: `next_play` names the one that comes now, and `None` ends the match.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.asks import Ask, Draw, Steps
from engine.core.events import Events
from engine.core.former import Former
from engine.core.house_rules import House, HouseRule
from engine.core.state import State as State  # noqa: PLC0414 (a game's own word too, for those who import it from here)

if TYPE_CHECKING:
    from random import Random
    from types import ModuleType

    from engine.core.text import GameText

Event: TypeAlias = tuple[Any, ...]
"""A thing that happened: the id of its rule, its name, and its facts. A plain tuple, until someone puts it into words.

>>> import engine
>>> engine.kick_off("double").send((5,)).log
(('double.kickoff.opening', 'opening-throw', 0, 5),)
"""


S = TypeVar("S", bound=State)


class Result(NamedTuple):
    """How a match ended.

    >>> import engine
    >>> engine.play("double", "medium", "easy", seed=4).result
    Result(winner=0, score=(32, 24), rule='double.result.score')
    """

    winner: int | None
    """The seat that won, or None for a draw."""
    score: tuple[int, ...]
    """The points of each seat."""
    rule: str
    """The id of the rule that decided."""


class Line(NamedTuple):
    """A line of the match sheet: `mark` is what stands in the margin, `cards` those in force for each seat."""

    mark: str
    seat: int
    what: tuple[Event, ...]
    score: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...] = ()


class Sheet(NamedTuple):
    """The printed sheet as the players would fill it in: parts (halves, for example) with their lines."""

    names: tuple[str, ...]
    parts: tuple[tuple[str, tuple[Line, ...]], ...]


class Observation(NamedTuple):
    """All that a seat may know: what lies open, its own hand, the log with what is hidden left out."""

    game: str
    seat: int
    view: Mapping[str, Any]
    ask: Ask | None
    log: tuple[Event, ...]
    result: Result | None


class Game(ABC, Generic[S]):
    """The rules of one game put together.

    >>> import engine
    >>> game = engine.load("double")
    >>> game.id, game.names, game.house_rules[0].key
    ('double', ('Camille', 'Sacha'), 'length')
    """

    id: ClassVar[str]
    """Its name in addresses, files and commands."""
    version: ClassVar[str]
    """Changes when an old record would no longer be played in the same way."""
    state: type[S]
    """The class of its states."""
    house_rules: ClassVar[tuple[HouseRule, ...]]
    """Its house rules, each with its `key`, its `default` and the values `allowed`."""
    switches = property(attrgetter("house_rules"))
    """The same, as programs that readers have kept call them."""
    plays: ClassVar[Mapping[str, Callable[[Any], Steps[None]]]]
    """The generators that play it, by their names."""
    names: ClassVar[tuple[str, ...]] = ("Camille", "Sacha")
    """What its sides are called until they give their own names."""
    events: ClassVar[Events] = Events()
    """Everything that can happen in it, declared once."""
    former: ClassVar[Former] = Former()
    """What it once called by other names, which links and saves in the world still use."""
    outcomes: ClassVar[tuple[str, ...]]
    """The names of the events that odds tell apart, in the order in which they are shown."""
    by_seat: ClassVar[frozenset[str]] = frozenset()
    """Those of them whose first fact is a seat that odds tell apart as well."""
    headlines: ClassVar[tuple[str, ...]] = ()
    """Outcomes under which the others are gathered when there are many."""
    dice: ClassVar[bool] = True
    """Whether anything is rolled for in it; a game may be all cards."""
    to_play: ClassVar[str] = ""
    """The field of its state that says whose turn it is, where a match that has begun cannot be told without it."""
    belongs: ClassVar[Mapping[str, str]] = {}
    """Everything that can be chosen in it, with the rule that says when; a choice may know a nearer reason."""
    stops: ClassVar[Mapping[str, str]] = {}
    """The questions by which a side may stop what the other has just done, each with the answer that lets it be; a play
    that begins with such a question, after what was done, stands for itself."""
    whistle: ClassVar[str] = ""
    """The option by which a side says that the watch on the table has run out, where a game can be played by one."""

    def __init_subclass__(cls) -> None:
        """What odds tell apart is part of the declaration of events."""
        super().__init_subclass__()
        if "events" in vars(cls):
            cls.outcomes, cls.by_seat, cls.headlines = cls.events.outcomes, cls.events.by_seat, cls.events.headlines

    def new(self, house: House) -> S:
        """The state before the first play."""
        return self.state(house)

    def load(self, data: Mapping[str, Any], house: House) -> S:
        """A state from plain values, those left out as in a new match or as the others say; refuse what cannot be."""
        state = self.new(house)
        self.room("table.agree").agree(state, state.tell(data))
        return state

    @abstractmethod
    def next_play(self, state: S) -> str | None:
        """The play that comes now, or None when the match is over."""

    def enter(self, play: str, state: S) -> Steps[None]:
        """Begin a play that a link or a person may have named; a game may refuse one that is not due."""
        return self.plays[play](state)

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the match ended, or None while it goes on."""

    def points(self, state: S) -> tuple[int, ...]:
        """The points on the board now, side by side."""
        points: list[int] = getattr(state, "score", [])
        return tuple(points)

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """What a seat may see of the state, as plain values for a board to draw."""
        seen: dict[str, Any] = self.room("table.view").view(state, seat)
        return seen

    def audit(self, state: S) -> None:
        """Refuse a state in which cards or points were lost or made up."""
        self.room("table.audit").audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The match sheet that this log fills in."""
        filled: Sheet = self.room("table.sheet").sheet(log, names)
        return filled

    def text(self, lang: str, names: tuple[str, ...] | None = None, you: int | None = None) -> GameText:
        """The words of this game in a language, perhaps told to one of its sides."""
        # A language's files are read when it is first spoken.
        from engine.core.languages import words

        return self._spoken(words(lang).lang)(words(lang), self.called if names is None else names, you)

    @cache  # noqa: B019 (a game is there once, for good)
    def _spoken(self, lang: str) -> type[GameText]:
        """The words of this game in a language, and what of them is code, if anything is."""
        room = f"words.{lang}.text"
        spoken: type[GameText]
        try:
            spoken = self.room(room).WORDS
        except ModuleNotFoundError as missing:
            if missing.name is None or not missing.name.endswith(room):
                raise
            common: type[GameText] = self.room("words.text").WORDS
            spoken = type(f"{common.__name__}.{lang}", (common,), {"__module__": missing.name})
        return spoken

    def room(self, name: str) -> ModuleType:
        """A module of this game's own folder: the same rooms in every game."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    @property
    def called(self) -> tuple[str, ...]:
        """What its sides are called, as many as there can be."""
        return self.names

    def spot(self, state: S, events: Sequence[Event]) -> int | None:  # noqa: ARG002 (for games with a pitch)
        """Where the ball came down with these events, or where it is if it did not move; None where there is no pitch.

        That a restart then puts it elsewhere does not count.
        """
        return None

    def alike(self, ask: Ask, option: str) -> str:  # noqa: ARG002 (for games in which any card will do)
        """A name that options share which come to the same, whichever of them is taken; else the option itself."""
        return option

    def sides(self, house: House) -> tuple[str, ...]:  # noqa: ARG002 (for games that seat more than two)
        """Who plays, by the names they have until they give their own: one for each seat."""
        return self.names

    def watch(self, house: House) -> int:  # noqa: ARG002 (for games that can be played by a watch)
        """Seconds that a watch on the table runs in each half, or 0 where the match keeps its own time."""
        return 0

    def known(self, state: S, seat: int) -> S:  # noqa: ARG002 (for games with hidden cards)
        """The state as far as a seat may know it, to reckon with: a pile, say, in which every unseen card may lie."""
        return state

    def open(self, state: S) -> bool:  # noqa: ARG002 (for games with hidden cards)
        """Whether nothing is hidden from anyone now: a device that several people share need not change hands."""
        return type(self).known is Game.known

    def imagine(self, base: S, now: S, seat: int, rng: Random) -> S:  # noqa: ARG002 (for games with hidden cards)
        """A state that `base` may really have been, for a seat that has seen the play come from there to `now`.

        Games with hidden cards deal anew, from sorted cards and by `rng`, all that the seat has not seen, and leave in
        the other hand what was laid from it since.
        """
        return base.clone()

    def seen(self, event: Event, seat: int) -> Event:
        """An event as a seat may know it; what is secret in it is declared with it."""
        return self.events.seen(event, seat)

    def asked(self, ask: Ask, state: S, seat: int) -> Ask:  # noqa: ARG002 (for games with hidden cards)
        """An ask as a seat may know it: nobody else sees the options of a hidden draw."""
        return ask if self.told(ask, seat) else Draw(ask.name, ask.seat, ask.rule, (), hidden=True)

    def told(self, ask: Ask, seat: int) -> bool:
        """Whether a seat may know what was answered: a hidden draw is for the seat that draws."""
        return not (isinstance(ask, Draw) and ask.hidden and ask.seat != seat)
