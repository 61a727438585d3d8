"""A position: the state when the play began, and the answers given since.

A position never changes. `send` gives the next one, `undo` the one before; a play is run again from its beginning each
time, which is cheap because plays are short, and exact because rules take nothing from the outside but answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar, NamedTuple

from engine.core.asks import Answer, Ask, Must
from engine.core.events import Happening
from engine.core.game import Event, Game, Observation, Result, State
from engine.core.house_rules import House, agreed
from engine.core.reading import clean, quoted
from engine.core.refusal import Refusal

SCOPES = ("match", "play")
NAME_MOST = 40
"""Characters of a name at most."""


class Start(NamedTuple):
    """Where a position begins: a new match, or a play entered in a given state; `scope` says how far it goes."""

    game: Game[Any]
    house: Mapping[str, str]
    names: tuple[str, ...]
    play: str | None = None
    data: Mapping[str, Any] | None = None
    scope: str = "match"

    @property
    def options(self) -> House:
        """The house, as programs that readers have kept call it."""
        return self.house

    @classmethod
    def of(
        cls,
        game: Game[Any],
        house: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        play: str | None = None,
        data: Mapping[str, Any] | None = None,
        scope: str = "match",
    ) -> Start:
        """Check and complete what was given; refuse what the game does not know."""
        play, data = game.former.play(play), game.former.state(data)
        if play is not None and play not in game.plays:
            raise Refusal("play-unknown", play=str(play), known=tuple(game.plays))
        if scope not in SCOPES:
            raise Refusal("scope-unknown", scope=str(scope), known=SCOPES)
        try:
            settings = agreed(game.house_rules, house or {})
        except Refusal as why:
            raise why.of(game.id) from why.__cause__
        usual = game.sides(settings)
        names = tuple(clean(name) if isinstance(name, str) else "" for name in names) or usual
        if len(names) != len(usual) or not all(0 < len(name.strip()) <= NAME_MOST for name in names):
            raise Refusal("names", count=len(usual))
        return cls(game, settings, names, play, data, scope)


class _Told:
    """What the plays that are over have told, linked play by play, so that positions share it and none copies it."""

    __slots__ = ("before", "count", "events")

    def __init__(self, before: _Told | None, events: tuple[Event, ...]) -> None:
        """Add what a play told to what was told `before`."""
        self.before = before
        self.events = events
        self.count: int = len(events) + (0 if before is None else before.count)


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
    """Where it began: `start.game`, `start.house` and `start.names`."""
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
    _leaving: ClassVar[list[Position | None]] = []
    """Positions that nobody wants any more, one of them at a time; empty unless some are being let go."""

    def __init__(
        self,
        start: Start,
        base: State,
        play: str | None,
        given: tuple[Answer, ...] = (),
        told: _Told | tuple[Event, ...] | None = None,
        before: Position | None = None,
        answer: Answer | None = None,
    ) -> None:
        """Run the play from its beginning; use `begin` and `send` rather than this."""
        self.start = start
        self.before = before
        self.answer = answer
        self._base = base
        self._told = _Told(None, told) if isinstance(told, tuple) else told
        self.play = play
        self.given = given
        self._run()

    def __del__(self) -> None:
        """Let those before go one after the other: each within the next would be too deep for a browser's stack."""
        leaving = self._leaving
        if self.before is None:
            return
        if leaving:
            leaving.append(self.before)
            self.before = None
            return
        # As long as something lies at the bottom, whoever goes meanwhile only adds its own.
        leaving += (None, self.before)
        self.before = None
        try:
            while len(leaving) > 1:
                leaving.pop()
        finally:
            leaving.clear()

    @classmethod
    def begin(cls, start: Start) -> Position:
        """The first position of a match or of a situation."""
        game = start.game
        try:
            state = game.new(start.house) if start.data is None else game.load(start.data, start.house)
        except Refusal as why:
            raise why.of(game.id) from why.__cause__
        due = game.next_play(state)
        if start.play is None or start.play == due:
            if due is None:
                raise Refusal("nothing-to-play")
            return cls(start, state, due)
        state, against = _in_phase(start, state, due)
        # A play may know a better reason why it cannot be played now, so it is asked before this one is given.
        position = cls(start, state, start.play)
        if against is not None:
            raise against
        return position

    def _run(self) -> None:
        """Play until something is asked, through plays that ask nothing, to the end if there is one."""
        game = self.start.game
        while self.play is not None:
            self.state, self.ask = run(game, self._base, self.play, self.given)
            if self.ask is not None:
                return
            if self.state.events:
                self._told = _Told(self._told, tuple(self.state.events))
            self._base = self.state.clone()
            self.state = self._base
            self.given = ()
            self.play = None if self.start.scope == "play" else game.next_play(self._base)
        self.ask = None
        self.state = self._base

    def send(self, answer: object, *, through: bool = False) -> Position:
        """The position after this answer, as it is or as it is written; refuse one that the ask does not allow.

        An option may go by a name that it had once. With `through`, the one thing that can be done with a card just
        drawn is done at once.
        """
        good = self.read(answer)
        position = Position(self.start, self._base, self.play, (*self.given, good), self._told, self, good)
        while through and isinstance(position.ask, Must):
            position = position.send(position.ask.options[0])
        return position

    def read(self, answer: object) -> Answer:
        """An answer in its proper form; what can be chosen at another moment is refused by the rule that says when."""
        if self.ask is None:
            raise Refusal("over")
        try:
            return self._read(self.ask, answer) if isinstance(answer, str) else self.ask.check(answer)
        except Refusal as why:
            rule = self.start.game.belongs.get(answer) if isinstance(answer, str) else None
            if rule is None or why.code != "option-unknown":
                raise
            raise Refusal("option-elsewhere", rule, option=answer, options=why.data["options"]) from why

    def _read(self, ask: Ask, written: str) -> Answer:
        """An answer as it is written today, or as it was once."""
        try:
            return ask.parse(written)
        except Refusal:
            today = self.start.game.former.option(ask.name, written)
            if today == written:
                raise
            return ask.parse(today)

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
        return self._since(0)

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """Everything that has happened, in order, with the names of its facts."""
        return self.start.game.events.happenings(self.log)

    @property
    def told(self) -> int:
        """How many things have happened."""
        return (0 if self._told is None else self._told.count) + len(self.state.events)

    @property
    def news(self) -> tuple[Event, ...]:
        """What the last answer brought about."""
        return self._since(0 if self.before is None else self.before.told)

    def _since(self, heard: int) -> tuple[Event, ...]:
        """What has happened after so many things, looking no further back than that."""
        parts: list[Sequence[Event]] = [self.state.events]
        told = self._told
        while told is not None and told.count > heard:
            parts.append(told.events)
            told = told.before
        parts.reverse()
        return tuple(chain.from_iterable(parts))[heard - (0 if told is None else told.count) :]

    @property
    def base(self) -> State:
        """The state when the play began; not to be changed."""
        return self._base

    @property
    def over(self) -> bool:
        """Whether nothing is left to answer."""
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
            tuple([game.seen(event, seat) for event in self.log]),
            self.result,
        )


def send_all(position: Position, answers: Iterable[object], *, through: bool = False) -> Position:
    """The position after all of these answers, one after the other; a refusal says which of them cannot be.

    With `through`, the one thing that can be done with a card just drawn is done at once, and is none of the answers.

    >>> import engine
    >>> engine.send_all(engine.kick_off("double"), ["5", "3", "43"]).ask.name
    'award'
    """
    given = tuple(answers)
    for number, answer in enumerate(given, 1):
        if position.ask is None:
            raise Refusal("answers-too-many", number=number, total=len(given))
        try:
            position = position.send(answer, through=through)
        except Refusal as why:
            raise Refusal("answer-refused", why.rule, number=number, answer=quoted(answer), why=why) from why
    return position


def _in_phase(start: Start, state: State, due: str | None) -> tuple[State, Refusal | None]:
    """The state in the phase that the play names, which a state may leave to it; and what speaks against the play."""
    game, play, told = start.game, start.play, start.data or {}
    if "phase" not in told:
        try:
            state = game.load({**told, "phase": play}, start.house)
        except Refusal as why:
            if why.data.get("field") != "phase":
                return state, why.of(game.id)
        due = game.next_play(state)
    if due == play:
        return state, None
    return state, Refusal("play-over", play=play) if due is None else Refusal("play-not-due", play=play, due=due)


def run(game: Game[Any], base: State, play: str, given: tuple[Answer, ...]) -> tuple[State, Ask | None]:
    """Run a play on a copy of `base` with these answers; return the copy and what is asked next, if anything."""
    state = base.clone()
    steps = game.enter(play, state)
    try:
        ask = next(steps)
        for answer in given:
            ask = steps.send(answer)
    except StopIteration:
        return state, None
    return state, ask
