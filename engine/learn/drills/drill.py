"""A drill: a question about a rule at a legal position, with options of which exactly one is right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import games
from engine.core.asks import Answer, Ask
from engine.core.position import Position, Start, send_all

KINDS = ("happens", "allowed", "barred", "who", "likely", "where", "referee")
"""What can be asked: what happens, what is allowed, what is not, who acts next, how likely, where the ball is, and how
a referee rules."""
Claim = tuple[Any, ...]
"""What an option says, as plain values that can be tried on a match."""


class Option(NamedTuple):
    """Something that one may answer."""

    claim: Claim
    rule: str
    """The rule that decides whether it is right, or under which it would be."""
    said: Mapping[str, str]
    """It in words, by language."""


class Drill(NamedTuple):
    """A question, made from its game and its number alone."""

    game: str
    number: int
    rule: str
    """The rule that it asks about."""
    kind: str
    start: Mapping[str, Any]
    """Where it is asked, as plain values: play, state, answers given so far, house rules and names that differ."""
    shown: tuple[str, ...]
    """Answers given after that before the reader's eyes; the question is what comes of them."""
    question: Mapping[str, str]
    options: tuple[Option, ...]
    right: int
    """The place of the right option."""
    ruling: str = ""
    """The ruling that it asks about, `r12`, if it does."""

    def position(self, scope: str = "play") -> Position:
        """The position at which it is asked."""
        return begin(self.game, self.start, scope)

    def steps(self, scope: str = "play") -> tuple[tuple[Ask, Answer], ...]:
        """What is shown: each question with its answer."""
        position = self.position(scope)
        before = len(position.history)
        return send_all(position, self.shown).history[before:]


def begin(game: str, start: Mapping[str, Any], scope: str = "play") -> Position:
    """The position of a start that is told in plain values."""
    rules = games.load(game)
    begun = Start.of(rules, start.get("options"), tuple(start.get("names", ())), start["play"], start["state"], scope)
    return send_all(Position.begin(begun), start.get("answers", ()))
