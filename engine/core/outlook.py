"""What a seat knows of a position, and the worlds that it may imagine behind what it cannot see.

A computer player is given an `Outlook` and nothing else. It may look at what is asked and at the match as far as its
seat knows it, and it may ask for a *world*: a match that could be the true one, with every hidden card dealt anew, to
be played on at full speed. Two positions that look alike to a seat give it the same outlook: a contract test deals the
hidden cards anew and wants the same decisions.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from engine.core.asks import Answer, Ask, Choose
from engine.core.game import Game, State
from engine.core.players import at_random
from engine.core.position import Position
from engine.core.refusal import Refusal

TRIES = 24
"""How often a world that does not fit what has been seen is dealt anew before we give up."""


class World:
    """A match played on at full speed, for those who look ahead.

    >>> import engine
    >>> from random import Random
    >>> outlook = engine.Outlook(engine.situation("double/penalty-award"))
    >>> world = outlook.imagine(Random(1))
    >>> world.send("kick")
    >>> world.ask.name
    'kick'
    """

    __slots__ = ("_steps", "ask", "game", "plays", "state")
    game: Game[Any]
    """The game that is played."""
    state: Any
    """The match at this moment; it changes with every answer."""
    plays: int
    """Plays that have come to their end since the world was made."""
    ask: Ask | None
    """What is asked now, or None when the match is over."""

    def __init__(self, game: Game[Any], state: State, play: str | None) -> None:
        """Enter a play; `state` is this world's own and will be changed."""
        self.game = game
        self.state = state
        self.plays = 0
        self.ask = None
        self._enter(play)

    def send(self, answer: Answer) -> None:
        """Answer what is asked; nothing is checked."""
        try:
            self.ask = self._steps.send(answer)
        except StopIteration:
            self.plays += 1
            self._enter(self.game.next_play(self.state))

    def _enter(self, play: str | None) -> None:
        """Begin a play, and go through those that ask nothing."""
        while play is not None:
            self._steps = self.game.plays[play](self.state)
            try:
                self.ask = next(self._steps)
            except StopIteration:
                self.plays += 1
                play = self.game.next_play(self.state)
            else:
                return
        self.ask = None


class Outlook:
    """A position from one seat: what it is asked, what it knows, and what it may imagine.

    >>> import engine
    >>> outlook = engine.Outlook(engine.situation("double/penalty-award"))
    >>> outlook.seat, outlook.options, outlook.known.minute
    (0, ('kick', 'keep'), 12)
    """

    __slots__ = ("_known", "_position", "_retold", "ask", "game", "seat")
    game: Game[Any]
    """The game that is played."""
    seat: int
    """The seat that looks, from 0."""
    ask: Ask
    """What is asked, as far as this seat may know it."""

    def __init__(self, position: Position, seat: int | None = None) -> None:
        """Look from `seat`, the one that is asked unless told otherwise."""
        if position.ask is None:
            raise Refusal("over")
        self.game = position.start.game
        self.seat = position.ask.seat if seat is None else seat
        self.ask = self.game.asked(position.ask, position.state, self.seat)
        self._position = position
        self._known: State | None = None
        self._retold: tuple[tuple[Ask, str, Answer], ...] | None = None

    @property
    def options(self) -> tuple[str, ...]:
        """What there is to choose from, where this seat is asked to choose."""
        return self.ask.options if isinstance(self.ask, Choose) else ()

    @property
    def known(self) -> Any:
        """The match as far as this seat knows it, with the events of the play that is going on."""
        if self._known is None:
            state = self._position.state
            known = self.game.known(state, self.seat)
            known = state.clone() if known is state else known
            known.events = [self.game.seen(event, self.seat) for event in state.events]
            self._known = known
        return self._known

    def imagine(self, rng: Random) -> World:
        """A world that may be the true one, at this moment; refuse when none can be found."""
        position = self._position
        for _ in range(TRIES):
            base = self.game.imagine(position.base, position.state, self.seat, rng)
            world = self._follow(World(self.game, base, position.play), rng)
            if world is not None:
                return world
        raise Refusal("unimaginable")

    def _follow(self, world: World, rng: Random) -> World | None:
        """Lead a world to this moment by what this seat was told; None when it cannot have come to it."""
        chance = at_random(rng)
        for ask, seen, answer in self._told():
            there = world.ask
            if there is None or (self._seen(there, world.state), there.seat) != (seen, ask.seat):
                return None
            if not self.game.told(ask, self.seat):
                # That something was drawn can be seen, though not what.
                if there.kind != ask.kind:
                    return None
                world.send(chance(there))
                continue
            try:
                world.send(there.check(answer))
            except Refusal:
                return None
        here, there = self._position.ask, world.ask
        if here is None or there is None or (self._seen(there, world.state), there.seat) != (self.ask.name, here.seat):
            return None
        if here.seat == self.seat and isinstance(here, Choose) and isinstance(there, Choose):
            return world if there.options == here.options else None
        return world

    def _seen(self, ask: Ask, state: State) -> str:
        """What an ask is called for this seat: what the other is asked may tell of a hand."""
        return self.game.asked(ask, state, self.seat).name

    def _told(self) -> Iterable[tuple[Ask, str, Answer]]:
        """The asks of the play that is going on, with what this seat took them for, and their answers."""
        if self._retold is None:
            pairs: list[tuple[Ask, str, Answer]] = []
            position = self._position
            for answer in reversed(position.given):
                assert position.before is not None
                position = position.before
                assert position.ask is not None
                pairs.append((position.ask, self._seen(position.ask, position.state), answer))
            self._retold = tuple(reversed(pairs))
        return self._retold
