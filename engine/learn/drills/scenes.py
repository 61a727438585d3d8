"""Where a drill may be set: a play out of the book's situations, or out of a match that players have played.

A scene is a play with all its answers; a kind of question picks the moment in it at which it asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.bots import policy
from engine.core.asks import Answer, Ask, Choose
from engine.core.game import Game
from engine.core.house_rules import agreed
from engine.core.players import at_random, shuffled
from engine.core.position import Position, send_all
from engine.core.refusal import Refusal
from engine.learn.drills.drill import begin
from engine.learn.drills.material import Material, Place

MOST = 60
"""Answers of a play at most that a scene takes along."""


class Play(NamedTuple):
    """A play of a match: where it began, its name, its answers, and the rules that it came upon."""

    state: Any
    name: str
    answers: tuple[Answer, ...]
    rules: frozenset[str]


class Scene(NamedTuple):
    """A play: where it begins, and every position from there, the first one without an answer."""

    start: Mapping[str, Any]
    path: tuple[Position, ...]
    first: int
    """The first moment that the reader may be shown: in a situation that of the book."""
    own: bool
    """It is the book's own example of the rule, whatever it cites."""
    match: tuple[Play, ...] = ()
    """Every play of the match that it comes from, if it comes from one."""

    def until(self, moment: int) -> dict[str, Any]:
        """The start of a drill at a moment: the answers given by then."""
        answers = [
            position.before.ask.write(position.answer)
            for position in self.path[1 : moment + 1]
            if position.before is not None and position.before.ask is not None and position.answer is not None
        ]
        return {**self.start, "answers": answers}


def scenes(material: Material, rule: str, rng: Random, *, wander: bool = True) -> Iterator[Scene]:
    """Scenes for a rule, one after the other: out of a match if that comes upon the rule, then the book's own."""
    places = _in_any_order(material.of(rule), rng)
    if wander and rng.random() < 0.6:
        found = _met(games.load(material.game), rule, rng)
        if found is not None:
            yield found
    for place in places:
        if rng.random() < 0.6:
            yield _varied(material.game, place, rng)
    for place in places:
        start, answers = _entered(material.game, place)
        yield _scene(material.game, start, (*answers, *place.example), len(answers), own=True)


def _in_any_order(places: Sequence[Place], rng: Random) -> list[Place]:
    """Situations in an order of chance, the same in every Python."""
    by_name = {place.id: place for place in places}
    return [by_name[name] for name in shuffled(by_name, rng)]


def _entered(game: str, place: Place) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Where the play of a situation begins, and the answers given in it; one that has gone on from play to play is
    told from the play in which it is now."""
    start: dict[str, Any] = {"play": place.play, "state": dict(place.state)}
    if place.house:
        start["options"] = dict(place.house)
    if place.names:
        start["names"] = list(place.names)
    if place.scope == "play":
        return start, place.answers
    here = send_all(begin(game, start, place.scope), place.answers)
    if not place.answers or here.play is None:
        return start, place.answers
    given = here.history[len(here.history) - len(here.given) :]
    return {**start, "play": here.play, "state": here.base.data()}, tuple(ask.write(answer) for ask, answer in given)


def told(game: str, place: Place) -> dict[str, Any]:
    """The start of a drill at the moment of a situation."""
    start, answers = _entered(game, place)
    return {**start, "answers": list(answers)}


def _scene(game: str, start: Mapping[str, Any], answers: tuple[object, ...], first: int, *, own: bool) -> Scene:
    """A scene with these answers."""
    path = [begin(game, start)]
    for answer in answers:
        if path[-1].ask is None:
            break
        path.append(path[-1].send(answer))
    return Scene(start, tuple(path), first, own)


def _varied(game: str, place: Place, rng: Random) -> Scene:
    """A situation with other dice, cards and choices than the book's example has."""
    start, given = _entered(game, place)
    chance, answers = at_random(rng), [*given]
    position = send_all(begin(game, start), given)
    while position.ask is not None and len(answers) < MOST:
        answers.append(position.ask.write(chance(position.ask)))
        position = position.send(answers[-1])
    return _scene(game, start, tuple(answers), len(given), own=False)


def _met(game: Game[Any], rule: str, rng: Random) -> Scene | None:
    """A play of a match in which a rule was cited, any of them alike; None where the match never came upon it."""
    match = tuple(_plays(game, rng))
    found = [play for play in match if rule in play.rules]
    if not found:
        return None
    scene = played(game.id, found[int(rng.random() * len(found))])
    return scene and scene._replace(match=match)


def played(game: str, play: Play) -> Scene | None:
    """A play of a match as a scene; None where it cannot be told as the beginning of one."""
    try:
        start = {"play": play.name, "state": play.state.data()}
        return _scene(game, start, play.answers[:MOST], 0, own=False)
    except Refusal:
        return None


def _plays(game: Game[Any], rng: Random) -> Iterator[Play]:
    """Play a match, and tell each play that asked something."""
    player = _player(game, rng)
    state: Any = game.new(agreed(game.house_rules, {}))
    play = game.next_play(state)
    while play is not None:
        now = state.clone()
        steps, answers, asked = game.plays[play](now), [], set()
        try:
            ask = next(steps)
            while True:
                asked.add(ask.rule)
                answers.append(player(ask, now))
                ask = steps.send(answers[-1])
        except StopIteration:
            pass
        if answers:
            yield Play(state, play, tuple(answers), frozenset(asked | {event[0] for event in now.events}))
        state = now
        play = game.next_play(state)


def _player(game: Game[Any], rng: Random) -> Any:
    """Whoever plays the match: somebody who takes any option, or one who plays by rules of thumb."""
    chance = at_random(rng)
    decide = policy(game.id, "medium") if rng.random() < 0.3 else None

    def answer(ask: Ask, state: Any) -> Answer:
        if decide is not None and isinstance(ask, Choose) and len(ask.options) > 1:
            known = game.known(state, ask.seat)
            return decide(ask, known, rng)[0]
        return chance(ask)

    return answer
