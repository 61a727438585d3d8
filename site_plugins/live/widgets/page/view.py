"""What a widget shows of a position: everything that its drawings need, and nothing that a seat may not see."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.asks import Answer, Ask, Choose
from engine.core.game import Event, Game, Observation
from engine.core.house_rules import changed_house
from engine.core.language import Language
from engine.core.languages import words
from engine.core.odds import Odds, odds, outcome_key
from engine.core.position import Position
from engine.core.prospects import Prospect, prospects
from engine.core.refusal import Refusal
from engine.core.text import GameText
from site_plugins.live.widgets.drawing.throws import lies_open
from site_plugins.live.widgets.page.spec import Spec


class Step(NamedTuple):
    """An answer with what came of it; `ask` and `answer` are None where the viewer may not know them."""

    number: int
    action: int
    seat: int
    ask: Ask | None
    answer: Answer | None
    events: tuple[Event, ...]

    @property
    def open(self) -> bool:
        """Dice or a card that lie on the table for all to see."""
        return lies_open(self.ask)


class Note(NamedTuple):
    """Something to say beside the position: a refusal, with its rule if one forbids."""

    text: str
    rule: str = ""
    kind: str = "refusal"


class View(NamedTuple):
    """A position as one seat sees it, in one language; `away` says that a link led here from elsewhere."""

    spec: Spec
    position: Position
    game: Game[Any]
    text: GameText
    say: Language
    seen: Observation
    prelude: tuple[Event, ...]
    steps: tuple[Step, ...]
    floor: int
    fresh: bool = False
    note: Note | None = None
    away: bool = False
    draft: Mapping[str, str] | None = None
    """What the reader has written into the editor, if it was refused."""
    built: Mapping[str, str] = {}
    """What the reader has put together in a builder so far."""
    guessed: int | None = None
    """Which of the chances the reader has guessed that are offered to be guessed, if he has guessed."""
    idle: bool = False
    """Nothing is chosen here now: what would lie among the choices is shown by the board instead."""

    @property
    def root(self) -> str:
        """The prefix of every id in this widget."""
        return self.spec.root

    @property
    def ask(self) -> Ask | None:
        """What is asked now, as far as the viewer may know."""
        return self.seen.ask

    @property
    def match(self) -> bool:
        """The widget goes on from action to action."""
        return self.position.start.scope == "match"

    @property
    def table(self) -> tuple[Step, ...]:
        """The throws that lie on the table: those of this action, or of the last while a new one has not begun."""
        if not self.steps:
            return ()
        last = self.steps[-1].action
        return tuple(step for step in self.steps if step.action == last and step.open)

    @property
    def midway(self) -> bool:
        """Something of the present action has been answered already."""
        return bool(self.position.given)

    def odds(self) -> Odds:
        """The exact odds from here, unless they would tell what the viewer may not know."""
        ask = self.position.ask
        if ask is None or not self.game.told(ask, self.seen.seat):
            return Odds({}, {})
        # Options that the viewer does not see as they are would be told by their odds.
        return Odds({}, {}) if isinstance(ask, Choose) and self.seen.ask != ask else odds(self.position)

    def prospects(self) -> Mapping[str, Prospect]:
        """What each option may come to, where the viewer is the one who chooses."""
        ask = self.position.ask
        return prospects(self.position) if isinstance(ask, Choose) and ask.seat == self.seen.seat else {}

    @property
    def title(self) -> str:
        """What the reader is looking at: the situation, until a match or other dice have left it behind."""
        if self.match and len(self.steps) > self.floor:
            return self.text.title()
        return self.say("widgets.other-dice") if self.spec.whatif and self.turned else self.spec.title

    @property
    def turned(self) -> bool:
        """The answers that led here are no longer those of the situation, though they began where it begins."""
        led, own = self.position.history[: self.floor], self.spec.answers
        if self.away or len(led) != len(own):
            return not self.away
        return any(ask.parse(text) != answer for (ask, answer), text in zip(led, own, strict=True))

    @property
    def house(self) -> dict[str, str]:
        """The house rules that this table plays by and this situation does not ask for."""
        changed = changed_house(self.game.house_rules, self.position.start.house)
        own = self.spec.start.get("options", {})
        return {key: value for key, value in changed.items() if own.get(key) != value}

    def headline(self) -> str:
        """How it came out, once nothing is asked any more."""
        if self.match and self.seen.log:
            return self.text.event(self.seen.log[-1])
        events = [event for step in self.steps[self.floor :] for event in step.events]
        if not events:
            events = list(self.seen.log)
        return capital(self.text.outcome(outcome_key(self.game, events)))


def capital(sentence: str) -> str:
    """A phrase made into the beginning of a line."""
    return sentence[:1].upper() + sentence[1:]


def small(sentence: str) -> str:
    """A phrase made into the middle of a line; one that begins with several capitals or a figure stays as it is."""
    return sentence if sentence[1:2].isupper() else sentence[:1].lower() + sentence[1:]


def viewer(position: Position) -> int:
    """Who looks: the seat that is asked, or that was asked last, for one reader plays every side in turn."""
    before = position.before
    ask = position.ask or (None if before is None else before.ask)
    return 0 if ask is None else ask.seat


def look(spec: Spec, position: Position, *, floor: int, seat: int | None = None, you: int | None = None) -> View:
    """See a position from a seat, the one that is asked unless told otherwise; one side may be called you."""
    game = position.start.game
    seat = viewer(position) if seat is None else seat
    seen = position.observe(seat)
    said = game.text(spec.lang, position.start.names, you), words(spec.lang)
    return View(spec, position, game, *said, seen, *_steps(game, position, seen), floor)


def _steps(game: Game[Any], position: Position, seen: Observation) -> tuple[tuple[Event, ...], tuple[Step, ...]]:
    """Every answer with its events as the viewer may know them, and what happened before the first."""
    chain = [position]
    while chain[-1].before is not None:
        chain.append(chain[-1].before)
    chain.reverse()
    steps: list[Step] = []
    action = 0
    told = start = chain[0].told
    for number, (before, after) in enumerate(pairwise(chain), 1):
        assert before.ask is not None
        if not before.given:
            action += 1
        open_ = game.told(before.ask, seen.seat)
        until = after.told
        steps.append(
            Step(
                number,
                action,
                before.ask.seat,
                before.ask if open_ else None,
                after.answer if open_ else None,
                seen.log[told:until],
            )
        )
        told = until
    return seen.log[:start], tuple(steps)


def reason(why: Refusal, text: GameText | Language) -> str:
    """Put a refusal into words: the widget's own, else the game's."""
    say = text if isinstance(text, Language) else text.core
    if say.says(f"widgets.refusals.{why.code}"):
        return say(f"widgets.refusals.{why.code}", **why.facts)
    return text.refusal(why)
