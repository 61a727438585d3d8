"""Where the reader of a Learn page is: the list, or a step of a lesson with all that has been tried in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.asks import Cast, Draw, Must, Roll
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.learn.conditions import holds
from engine.learn.judging import LUCK, OPEN, OVER, SOLVED, THEM, WRONG, YOU, Attempt, Verdict, begin, played, rest
from engine.learn.lessons import FIRST, Lesson, Step
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.stage.plan import Plan

WATCH, TASK, MISSED, RIGHT, SHOWN, END = "watch", "task", "missed", "right", "shown", "end"
"""The reader watches, is to do something, did it wrong, did it right, was shown how; the lesson is over."""
ENOUGH = 2
"""Wrong tries after which the reader may be shown how."""


class Sitting(NamedTuple):
    """Where the reader is; it never changes."""

    brought: Mapping[str, Any]
    """The lessons as the page brought them."""
    lessons: Mapping[str, Lesson]
    lesson: Lesson | None = None
    number: int = 1
    again: int = 0
    """Which of the step's variants this is; 0 is the step itself."""
    phase: str = TASK
    begun: Attempt | None = None
    """The try as it began."""
    now: Attempt | None = None
    """What the board shows."""
    ahead: tuple[Attempt, ...] = ()
    """What is still to be seen before anything is asked."""
    verdict: Verdict | None = None
    picked: tuple[str, ...] = ()
    """Answers that the reader has given to a question of this step."""
    misses: int = 0
    helped: bool = False
    """The reader has had a hint, or has been shown how."""
    hint: bool = False
    paused: bool = False
    fresh: bool = False
    """Something has just fallen."""
    plan: Plan = Plan()
    """What the reader has put together, to be played one by one."""

    @property
    def attempt(self) -> Attempt:
        """What the board shows; refuse where no lesson is open."""
        if self.now is None:
            raise Refusal("lesson-none")
        return self.now

    @property
    def first(self) -> Attempt:
        """The try as it began."""
        if self.begun is None:
            raise Refusal("lesson-none")
        return self.begun

    @property
    def step(self) -> Step:
        """The step, or the variant of it."""
        return self.attempt.step

    @property
    def whole(self) -> Lesson:
        """The lesson; refuse where none is open."""
        if self.lesson is None:
            raise Refusal("lesson-none")
        return self.lesson

    @property
    def reel(self) -> bool:
        """Whether this is the match in thirty seconds, which goes on from step to step by itself."""
        return self.whole.id == FIRST

    @property
    def last(self) -> bool:
        """Whether this is the last step of the lesson."""
        return self.number == len(self.whole.steps)

    @property
    def variants(self) -> int:
        """How many other dice or cards there are for this step."""
        return len(self.whole.steps[self.number - 1].again)

    @property
    def unseen(self) -> bool:
        """Whether two easy players still have to play on."""
        step = self.step
        if step.kind != "seed" or step.until is None or self.phase not in (WATCH, SHOWN):
            return False
        return self.attempt.due != OVER and not holds(step.until, self.attempt.scene)

    @property
    def flows(self) -> bool:
        """Whether something happens by itself now."""
        if self.now is None or self.phase == END:
            return False
        if self.ahead or self.unseen:
            return True
        return self.phase == TASK and self.step.kind == "want" and self.attempt.due in (THEM, LUCK)

    @property
    def builds(self) -> bool:
        """Whether there is room for several cards, so that they can be put together first, as in a match."""
        return self.phase == TASK and self.step.kind == "want" and self.step.plays > 1 and self.attempt.due == YOU

    @property
    def planned(self) -> Sitting:
        """The same with as much of what was put together as still fits what is asked."""
        if not self.builds:
            return self if self.flows and self.phase == TASK else self._replace(plan=Plan())
        return self._replace(plan=self.plan.at(board(self.whole.game), self.attempt.now.ask))

    @property
    def moves_on(self) -> bool:
        """Whether the page is to go on by itself, from step to step in the match that is only watched."""
        return not self.paused and (self.flows or (self.now is not None and self.phase == WATCH and self.reel))

    def left(self) -> Sitting:
        """Back to the list."""
        return Sitting(self.brought, self.lessons)

    def enter(self, lesson: Lesson, number: int, again: int = 0, before: Position | None = None) -> Sitting:
        """A step as it begins."""
        attempt = begin(lesson, number, again, before)
        watched = attempt.step.kind in ("show", "seed")
        sitting = Sitting(
            self.brought, self.lessons, lesson, number, again, WATCH if watched else TASK, attempt, attempt
        )
        return sitting._replace(ahead=tuple(played(attempt)) if attempt.step.kind == "show" else ())

    def anew(self) -> Sitting:
        """The same step once more; how often it went wrong is not forgotten."""
        begun = self.first
        fresh = self.enter(self.whole, self.number, self.again, begun.start)
        return fresh._replace(misses=self.misses, helped=self.helped, hint=self.hint)

    def following(self) -> Sitting:
        """The next step, or the end of the lesson."""
        if self.last:
            return self._replace(phase=END, ahead=(), paused=False)
        goes_on = self.whole.steps[self.number].entry is None
        before = self.end() if goes_on else None
        return self.enter(self.whole, self.number + 1, 0, before)._replace(paused=self.paused)

    def end(self) -> Position:
        """Where this step ends, for the next one to go on from: not where a way of the reader's own has led, for only
        what follows a solution is proved."""
        if self.step.kind in ("show", "seed") and not self.unseen:
            return [self.attempt, *self.ahead][-1].now
        return [self.first, *played(self.first)][-1].now

    def shown(self) -> Sitting:
        """How it is done, from the beginning of the try."""
        begun = self.enter(self.whole, self.number, self.again, self.first.start)
        kept = begun._replace(phase=SHOWN, misses=self.misses, helped=True, picked=self.picked, verdict=None)
        return kept._replace(ahead=tuple(played(begun.first))) if self.step.kind != "seed" else kept

    def judged(self) -> Sitting:
        """The same once a try has come to something; what follows from it by itself is still to be seen."""
        if self.phase != TASK or self.step.kind != "want":
            return self
        verdict = self.attempt.verdict
        if verdict.kind == OPEN and self.attempt.due == OVER:
            return self
        return self if verdict.kind == OPEN else self.decided(verdict, tuple(rest(self.attempt)))

    def decided(self, verdict: Verdict, ahead: tuple[Attempt, ...] = ()) -> Sitting:
        """The same with a verdict."""
        if verdict.kind == SOLVED:
            return self._replace(phase=RIGHT, verdict=verdict, ahead=ahead)
        return self._replace(phase=MISSED, verdict=verdict, ahead=ahead, misses=self.misses + 1)

    def onward(self) -> Sitting:
        """The next thing that happens by itself; cards come with what is before them."""
        sitting = self.one_on()
        while sitting.flows and sitting.phase == self.phase and isinstance(sitting.attempt.now.ask, (Draw, Must)):
            sitting = sitting.one_on()
        return sitting

    def one_on(self) -> Sitting:
        """The next single thing that happens by itself."""
        if self.ahead:
            return self._replace(now=self.ahead[0], ahead=self.ahead[1:], fresh=True)
        if self.unseen:
            return self._replace(now=next(played(self.attempt)), fresh=True)
        return self._replace(now=self.attempt.go_on(), fresh=True).judged()


def weight(attempt: Attempt) -> int:
    """How much that matters which has just happened: the weightiest of it, and any dice a bit."""
    position = attempt.now
    if position.before is None:
        return 0
    least = int(isinstance(position.before.ask, (Roll, Cast)))
    return max([least, *map(position.start.game.events.weight, position.news)])


def wrong(sitting: Sitting) -> bool:
    """Whether the last answer was wrong, and why is to be read."""
    return sitting.verdict is not None and sitting.verdict.kind == WRONG
