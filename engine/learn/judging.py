"""A try at a step: whose turn it is, what falls by itself, and whether it is solved, wrong or still open.

Luck that no script names falls by chance, but the same each time: what was proved is what the reader meets.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.bots import decide
from engine.core.asks import Answer, Choose, Must
from engine.core.game import Event
from engine.core.outlook import Outlook
from engine.core.players import at_random
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.games import load
from engine.learn.conditions import Scene, holds
from engine.learn.lessons import MAY, Lesson, Step, Text, Wrong

OPEN, SOLVED, WRONG = "open", "solved", "wrong"
OVER, YOU, THEM, LUCK = "over", "you", "them", "luck"
"""Who is next: nobody; the reader; the other side; dice, cards and whatever else nobody decides."""
_ELSEWHERE = ("barred", "option-elsewhere")
_NODES = 2_000
"""Positions that a search for a solution looks at."""
_SHOWN = 400
"""Answers that a step which is played by a seed may take."""


class Verdict(NamedTuple):
    """What a try has come to; where it is wrong, by which rule, and why in words or as a refusal."""

    kind: str
    rule: str = ""
    foreseen: Wrong | None = None
    refusal: Refusal | None = None
    event: Event | None = None

    @property
    def say(self) -> Text:
        """The lesson's own reason, if it gives one."""
        return {} if self.foreseen is None else self.foreseen.say


class Attempt(NamedTuple):
    """A try at a step; it never changes."""

    step: Step
    start: Position
    now: Position
    you: int
    said: tuple[str, ...] = ()
    """What the reader has answered."""
    fallen: int = 0
    """How much of the scripted luck has fallen."""
    replied: int = 0
    """How much of the other side's script has been said."""
    sent: int = 0
    ended: int = 0
    """Plays that have come to their end."""

    @property
    def due(self) -> str:
        """Who is next."""
        ask = self.now.ask
        if ask is None:
            return OVER
        if not isinstance(ask, Choose) or isinstance(ask, Must):
            return LUCK
        return YOU if ask.seat == self.you else THEM

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened in the try."""
        return self.now.log[self.start.told :]

    def send(self, answer: object) -> Attempt:
        """The reader answers; what cannot be is refused."""
        ask, after = self.now.ask, self.now.send(answer)
        assert ask is not None
        assert after.answer is not None
        said = (*self.said, ask.write(after.answer)) if self.due == YOU else self.said
        return self._after(after)._replace(said=said)

    def go_on(self) -> Attempt:
        """The next answer that is not the reader's: scripted, else by chance or an easy player."""
        ask, due = self.now.ask, self.due
        assert ask is not None
        if due == LUCK and isinstance(ask, Must):
            return self._after(self.now.send(ask.options[0]))
        script, place = (self.step.luck, self.fallen) if due == LUCK else (self.step.against, self.replied)
        if place < len(script):
            try:
                after = self._after(self.now.send(script[place]))
            except Refusal:
                # The reader has gone another way, for which nothing was scripted.
                pass
            else:
                return after._replace(fallen=self.fallen + (due == LUCK), replied=self.replied + (due == THEM))
        return self._after(self.now.send(self._unscripted()))

    def _unscripted(self) -> Answer:
        """Dice and cards by chance, a choice by an easy player; the same each time."""
        rng, ask = Random(f"{self.step.where.partition(' ')[2]}:{self.step.seed}:{self.sent}"), self.now.ask
        assert ask is not None
        return decide("easy", Outlook(self.now), rng) if isinstance(ask, Choose) else at_random(rng)(ask)

    def _after(self, position: Position) -> Attempt:
        """The try at its next position."""
        return self._replace(now=position, sent=self.sent + 1, ended=self.ended + (not position.given))

    def settled(self) -> Attempt:
        """The try when the reader is asked again, or when it is decided."""
        attempt = self
        while attempt.due in (THEM, LUCK) and attempt.verdict.kind == OPEN:
            attempt = attempt.go_on()
        return attempt

    @property
    def scene(self) -> Scene:
        """What conditions look at."""
        return Scene(self.now, self.events, self.said, self.you)

    @property
    def verdict(self) -> Verdict:
        """Whether it is solved, wrong or still open."""
        step, scene = self.step, self.scene
        if step.want is None or self.sent == 0:
            return Verdict(OPEN)
        if holds(step.want, scene):
            return Verdict(SOLVED)
        for wrong in step.wrong:
            if holds(wrong.when, scene):
                missed = self._missed()
                return missed._replace(rule=wrong.rule or missed.rule, foreseen=wrong)
        if self.due == OVER or self.ended >= step.plays:
            return self._missed()
        return Verdict(OPEN)

    def _missed(self) -> Verdict:
        """The rule that decided: that of the last outcome, else of the last event, else the one that asked."""
        events, outcomes = self.events, self.now.start.game.outcomes
        told = [event for event in events if event[1] in outcomes] or list(events)
        if told:
            return Verdict(WRONG, told[-1][0], event=told[-1])
        assert self.start.ask is not None
        return Verdict(WRONG, self.start.ask.rule)

    def tried(self, answer: object) -> Attempt | Verdict:
        """The try after an answer of the reader's, or the verdict where a rule forbids it."""
        try:
            return self.send(answer)
        except Refusal as why:
            if why.code not in _ELSEWHERE:
                raise
            return Verdict(WRONG, why.rule, refusal=why)


def begin(lesson: Lesson, number: int, again: int = 0) -> Attempt:
    """A try at a step, counted from 1; `again` is a variant, counted from 1, and 0 the step itself."""
    step = lesson.steps[number - 1]
    step = step.again[again - 1] if again else step
    entry = step.entry
    position = ended(lesson, number - 1) if entry is None else entry.begin(load(lesson.game))
    seat = 0 if position.ask is None else position.ask.seat
    return Attempt(step, position, position, seat if step.you is None else step.you)


def ended(lesson: Lesson, number: int) -> Position:
    """Where a step ends: after what was shown, by its solution, or after the luck of a prediction."""
    return [begin(lesson, number), *played(begin(lesson, number))][-1].now


def played(attempt: Attempt) -> Iterator[Attempt]:
    """A step as it is shown, answer by answer: a worked example, a solution, what follows a prediction."""
    step = attempt.step
    if step.kind == "show":
        for answer in step.show:
            attempt = attempt.send(answer)
            yield attempt
    elif step.kind == "seed":
        assert step.until is not None
        while not holds(step.until, attempt.scene):
            if attempt.due == OVER or attempt.sent >= _SHOWN:
                raise Refusal("answers-too-many", number=attempt.sent, total=_SHOWN)
            attempt = attempt._after(attempt.now.send(attempt._unscripted()))  # noqa: SLF001 (its own module)
            yield attempt
    elif step.kind == "want":
        for answer in solution(attempt) or ():
            while attempt.due in (THEM, LUCK):
                attempt = attempt.go_on()
                yield attempt
            attempt = attempt.send(answer)
            yield attempt
        yield from rest(attempt)
    elif step.predict is not None:
        if step.predict.option:
            attempt = attempt.send(step.predict.option)
            yield attempt
        while attempt.due in (THEM, LUCK) and attempt.fallen < len(step.luck):
            attempt = attempt.go_on()
            yield attempt


def rest(attempt: Attempt) -> Iterator[Attempt]:
    """What falls by itself before the reader is asked again, to the end of the try: what comes of a last answer."""
    while attempt.due in (THEM, LUCK) and attempt.ended < attempt.step.plays:
        attempt = attempt.go_on()
        yield attempt


def solution(attempt: Attempt) -> tuple[str, ...] | None:
    """The fewest answers of the reader that solve a step, or None where a search finds none."""
    if attempt.step.solve:
        return attempt.step.solve
    return next((tried.said for tried, verdict in tries(attempt) if verdict.kind == SOLVED), None)


def tries(attempt: Attempt) -> Iterator[tuple[Attempt, Verdict]]:
    """Every try that is decided, the shortest first, as far as a search looks."""
    waiting, looked = [attempt], 0
    for open_ in waiting:
        here = open_.settled()
        verdict = here.verdict
        if verdict.kind != OPEN:
            yield here, verdict
            continue
        ask = here.now.ask
        if here.due != YOU or not isinstance(ask, Choose):
            continue
        for option, rule in ask.barred:
            why = Refusal("barred", rule, option=option)
            yield here._replace(said=(*here.said, option)), Verdict(WRONG, rule, refusal=why)
        for option in ask.options:
            looked += 1
            if looked > _NODES:
                return
            waiting.append(here.send(option))


def offered(attempt: Attempt) -> tuple[tuple[str, Verdict], ...]:
    """What there is to choose from in a step that asks which may be done, each with its verdict."""
    ask, step = attempt.now.ask, attempt.step
    if not isinstance(ask, Choose):
        return ()
    found: list[tuple[str, Verdict]] = []
    for option in step.offer or (*ask.options, *(option for option, _ in ask.barred)):
        try:
            attempt.now.read(option)
            verdict = Verdict(SOLVED if step.which == MAY else WRONG, ask.rule)
        except Refusal as why:
            if not why.rule or why.code not in _ELSEWHERE:
                raise
            verdict = Verdict(WRONG if step.which == MAY else SOLVED, why.rule, refusal=why)
        found.append((option, verdict))
    return tuple(found)
