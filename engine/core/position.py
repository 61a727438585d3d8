"""A position: the state when the play began, and the answers given since.

A position never changes. `send` gives the next one, `undo` the one before; a play is run again from its beginning each
time, which is cheap because plays are short, and exact because rules take nothing from the outside but answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.asks import Answer, Ask
from engine.core.game import Event, Game, Observation, Result, State
from engine.core.options import parse_options
from engine.core.refusal import Refusal

SCOPES = ("match", "play")


class Start(NamedTuple):
    """Where a position begins: a new match, or a play entered in a given state; `scope` says how far it goes."""

    game: Game[Any]
    options: Mapping[str, str]
    names: tuple[str, ...]
    play: str | None = None
    data: Mapping[str, Any] | None = None
    scope: str = "match"

    @classmethod
    def of(
        cls,
        game: Game[Any],
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        play: str | None = None,
        data: Mapping[str, Any] | None = None,
        scope: str = "match",
    ) -> Start:
        """Check and complete what was given; refuse what the game does not know."""
        if play is not None and play not in game.plays:
            raise Refusal("play-unknown", play=str(play), known=tuple(game.plays))
        if scope not in SCOPES:
            raise Refusal("scope-unknown", scope=str(scope), known=SCOPES)
        settings = parse_options(game.switches, options or {})
        usual = game.sides(settings)
        names = names or usual
        if len(names) != len(usual) or not all(isinstance(n, str) and 0 < len(n.strip()) <= 40 for n in names):
            raise Refusal("names", count=len(usual))
        return cls(game, settings, tuple(names), play, data, scope)


class Position:
    """A moment of a match with everything that led to it; it never changes.

    >>> import engine
    >>> position = engine.kick_off("double").send((5,)).send((3,))
    >>> position.ask.name, position.over, position.state.minute
    ('action', False, 1)
    >>> position.undo().ask.name
    'opening'
    """

    __slots__ = ("_base", "_told", "answer", "ask", "before", "given", "play", "start", "state")
    start: Start
    """Where it began: `start.game`, `start.options` and `start.names`."""
    before: Position | None
    """The position before the last answer, or None at the beginning."""
    answer: Answer | None
    """The last answer, or None at the beginning."""
    play: str | None
    """The play that is going on, by its name, or None at the end."""
    given: tuple[Answer, ...]
    """The answers given in this play."""
    ask: Ask | None
    """What is asked now, or None at the end."""
    state: State
    """The match at this moment, to look at and not to change."""

    def __init__(
        self,
        start: Start,
        base: State,
        play: str | None,
        given: tuple[Answer, ...] = (),
        told: tuple[Event, ...] = (),
        before: Position | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Run the play from its beginning; use `begin` and `send` rather than this."""
        self.start = start
        self.before = before
        self.answer = answer
        self._base = base
        self._told = told
        self.play = play
        self.given = given
        self._run()

    @classmethod
    def begin(cls, start: Start) -> Position:
        """The first position of a match or of a situation."""
        game = start.game
        state = game.new(start.options) if start.data is None else game.load(start.data, start.options)
        play = start.play if start.play is not None else game.next_play(state)
        if play is None:
            raise Refusal("nothing-to-play")
        return cls(start, state, play)

    def _run(self) -> None:
        """Play until something is asked, through plays that ask nothing, to the end if there is one."""
        game = self.start.game
        while self.play is not None:
            self.state, self.ask = run(game, self._base, self.play, self.given)
            if self.ask is not None:
                return
            self._told += tuple(self.state.events)
            self._base = self.state.clone()
            self.state = self._base
            self.given = ()
            self.play = None if self.start.scope == "play" else game.next_play(self._base)
        self.ask = None
        self.state = self._base

    def send(self, answer: object) -> Position:
        """The position after this answer; refuse one that the ask does not allow."""
        if self.ask is None:
            raise Refusal("over")
        good = self.ask.check(answer)
        return Position(self.start, self._base, self.play, (*self.given, good), self._told, self, good)

    def undo(self) -> Position:
        """The position before the last answer."""
        if self.before is None:
            raise Refusal("nothing-to-undo")
        return self.before

    @property
    def first(self) -> Position:
        """The position where everything began."""
        position = self
        while position.before is not None:
            position = position.before
        return position

    @property
    def history(self) -> tuple[tuple[Ask, Answer], ...]:
        """Every ask with its answer, from the beginning."""
        pairs: list[tuple[Ask, Answer]] = []
        position = self
        while position.before is not None:
            assert position.before.ask is not None
            assert position.answer is not None
            pairs.append((position.before.ask, position.answer))
            position = position.before
        return tuple(reversed(pairs))

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened, in order."""
        return (*self._told, *self.state.events)

    @property
    def told(self) -> int:
        """How many things have happened."""
        return len(self._told) + len(self.state.events)

    @property
    def news(self) -> tuple[Event, ...]:
        """What the last answer brought about."""
        return self.log if self.before is None else self.log[self.before.told :]

    @property
    def base(self) -> State:
        """The state when the play began; not to be changed."""
        return self._base

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.ask is None

    @property
    def result(self) -> Result | None:
        """How the match ended, if it has."""
        return self.start.game.result(self.state)

    def observe(self, seat: int) -> Observation:
        """All that a seat may know of this position, and nothing else."""
        game = self.start.game
        return Observation(
            game.id,
            seat,
            game.view(self.state, seat),
            None if self.ask is None else game.asked(self.ask, self.state, seat),
            tuple(game.seen(event, seat) for event in self.log),
            self.result,
        )


def run(game: Game[Any], base: State, play: str, given: tuple[Answer, ...]) -> tuple[State, Ask | None]:
    """Run a play on a copy of `base` with these answers; return the copy and what is asked next, if anything."""
    state = base.clone()
    steps = game.plays[play](state)
    try:
        ask = next(steps)
        for answer in given:
            ask = steps.send(answer)
    except StopIteration:
        return state, None
    return state, ask
