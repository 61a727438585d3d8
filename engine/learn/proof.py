"""Lessons are proved: every step can be solved, every foreseen mistake is recognised, every text is short enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.core.rules import RULES, watching
from engine.learn.conditions import holds
from engine.learn.judging import SOLVED, WRONG, Attempt, begin, offered, played, rest, solution, tries
from engine.learn.lessons import FIRST, Lesson, Step, Text, Wrong
from engine.learn.predictions import guesses

STEP_MOST, GOAL_MOST, TITLE_MOST = 25, 15, 7
"""Words of a sentence, of a goal and of a title at most: goal and first sentence together are 40."""
WRONG_LEAST = 2
"""Wrong answers of a lesson that are recognised, at least."""


class Proof(NamedTuple):
    """What was found out about a lesson."""

    problems: tuple[str, ...]
    solved: tuple[str, ...]
    """How each step is solved, a line each."""
    wrong: tuple[tuple[str, str, str], ...]
    """Wrong answers that are recognised: of which step, which, and by which rule."""


def words(text: str) -> int:
    """How many words a text has; signs that stand alone are none."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def prove(lesson: Lesson, game: Game[Any]) -> Proof:
    """Play every step of a lesson and every variant, right and wrong."""
    look = _Look(lesson, game)
    look.text(f"lessons.toml:{lesson.line}: [{lesson.id}]", "title", lesson.title, TITLE_MOST)
    look.text(f"lessons.toml:{lesson.line}: [{lesson.id}]", "goal", lesson.goal, GOAL_MOST)
    for number, step in enumerate(lesson.steps, 1):
        with watching() as ran:
            for again, variant in enumerate((step, *step.again)):
                try:
                    look.step(number, again, variant)
                except Refusal as why:
                    look.problems.append(f"{variant.where}: {game.text('en').refusal(why)}")
        look.problems += [f"{step.where} never plays {rule}" for rule in step.teaches if rule not in ran]
        named = [wrong.rule for one in (step, *step.again) for wrong in one.wrong if wrong.rule]
        named += [one.predict.rule for one in (step, *step.again) if one.predict is not None and one.predict.rule]
        look.problems += [f"{step.where}: wrong by {rule}, which it never plays" for rule in named if rule not in ran]
    where = f"lessons.toml:{lesson.line}: [{lesson.id}]"
    if lesson.id != FIRST and len({(place, answer) for place, answer, _ in look.wrong}) < WRONG_LEAST:
        look.problems.append(f"{where} recognises fewer than {WRONG_LEAST} wrong answers")
    if lesson.id == FIRST and any(step.kind not in ("show", "seed") for step in lesson.steps):
        look.problems.append(f"{where} is played before the reader's eyes: show, or seed, and nothing else")
    if lesson.id != FIRST and not any(step.teaches for step in lesson.steps):
        look.problems.append(f"{where} teaches no rule")
    return Proof(tuple(look.problems), tuple(look.solved), tuple(look.wrong))


class _Look:
    """A look at one lesson."""

    def __init__(self, lesson: Lesson, game: Game[Any]) -> None:
        self.lesson = lesson
        self.game = game
        self.problems: list[str] = []
        self.solved: list[str] = []
        self.wrong: list[tuple[str, str, str]] = []

    def text(self, where: str, what: str, said: Text, most: int) -> None:
        """A text may have so many words, and stands as people write."""
        for lang in LANGUAGES if said else ():
            count = words(said[lang])
            if count > most:
                self.problems.append(f"{where}: {what}.{lang} has {count} words, {most} at most")
            if said[lang] != said[lang].strip() or not said[lang]:
                self.problems.append(f"{where}: {what}.{lang} is empty or has blanks around it")

    def step(self, number: int, again: int, step: Step) -> None:
        """One step or variant."""
        for what, said in self._texts(step):
            self.text(step.where, what, said, STEP_MOST)
        attempt = begin(self.lesson, number, again)
        self._hint(step, attempt)
        if step.kind == "want":
            self._wanted(step, attempt)
        elif step.kind == "which":
            self._which(step, attempt)
        elif step.kind == "predict":
            self._predicted(step, attempt)
        shown = [attempt, *played(attempt)]
        end = shown[-1].now
        self.game.sheet(end.log, end.start.names)
        self.game.result(end.state)
        if step.kind in ("show", "seed"):
            self.solved.append(f"{step.where}: shown, {len(shown) - 1} answers")
        if step.kind != "want":
            self._used(step, shown[-1].fallen, shown[-1].replied)

    def _texts(self, step: Step) -> Iterator[tuple[str, Text]]:
        """Every sentence of a step."""
        yield "say", step.say
        for place, wrong in enumerate(step.wrong, 1):
            yield f"wrong.{place}.say", wrong.say
        if step.hint is not None:
            yield "hint.say", step.hint.say

    def _hint(self, step: Step, attempt: Attempt) -> None:
        """An option that a hint points at must be there when the reader first chooses."""
        if step.hint is None or not step.hint.point.startswith("opt-"):
            return
        ask, option = attempt.settled().now.ask, step.hint.point.removeprefix("opt-")
        there = (*ask.options, *(barred for barred, _ in ask.barred)) if isinstance(ask, Choose) else ()
        if option not in there:
            self.problems.append(f"{step.where}: the hint points at {option!r}, which is not there to choose")

    def _wanted(self, step: Step, attempt: Attempt) -> None:
        """There is a way to solve it, and each wrong try that was foreseen is one."""
        found = solution(attempt)
        if found is None:
            self.problems.append(f"{step.where}: no answers were found that solve it; give some as `solve`")
            return
        last = [attempt, *played(attempt)][-1]
        if last.verdict.kind != SOLVED:
            self.problems.append(f"{step.where}: {' '.join(found) or 'nothing'} does not solve it")
        self.solved.append(f"{step.where}: {' '.join(found) or 'what falls'} solves it")
        if attempt.step.want is not None and holds(attempt.step.want, attempt.scene):
            self.problems.append(f"{step.where}: its goal is reached before anything is done")
        met: list[Wrong | None] = []
        fallen = replied = 0
        for tried, verdict in tries(attempt):
            # To its very end, so that the rules that speak against it are played.
            end = [tried, *rest(tried)][-1] if verdict.refusal is None else tried
            fallen, replied = max(fallen, end.fallen), max(replied, end.replied)
            if verdict.kind == WRONG:
                self._recognised(step, " ".join(tried.said), verdict.rule)
                met.append(verdict.foreseen)
        for place, wrong in enumerate(step.wrong, 1):
            if not any(foreseen is wrong for foreseen in met):
                self.problems.append(f"{step.where}: no try was found to which its wrong {place} applies")

        self._used(step, fallen, replied)

    def _used(self, step: Step, fallen: int, replied: int) -> None:
        """All that was scripted falls or is said."""
        if fallen < len(step.luck) or replied < len(step.against):
            self.problems.append(f"{step.where}: not all of its luck or of the other side’s answers is used")

    def _which(self, step: Step, attempt: Attempt) -> None:
        """Something may be done now, and something else may not."""
        found = offered(attempt)
        right = [option for option, verdict in found if verdict.kind == SOLVED]
        self.solved.append(f"{step.where}: {', '.join(right)}")
        if not right or len(right) == len(found):
            self.problems.append(f"{step.where}: of what is offered all is right, or nothing; give an `offer`")
        for option, verdict in found:
            if verdict.kind == WRONG:
                self._recognised(step, option, verdict.rule)

    def _predicted(self, step: Step, attempt: Attempt) -> None:
        """Exactly one of two answers or more is right."""
        found = guesses(attempt)
        right = [str(guess.value) for guess in found if guess.verdict.kind == SOLVED]
        self.solved.append(f"{step.where}: {', '.join(right)} out of {', '.join(str(guess.value) for guess in found)}")
        if len(right) != 1 or len(found) < 2:
            self.problems.append(f"{step.where}: {len(found)} answers, {len(right)} of them right")
        for guess in found:
            if guess.verdict.kind == WRONG:
                self._recognised(step, str(guess.value), guess.verdict.rule)

    def _recognised(self, step: Step, answer: str, rule: str) -> None:
        """A wrong answer, with the rule that speaks against it."""
        if rule not in RULES or not rule.startswith(f"{self.game.id}."):
            self.problems.append(f"{step.where}: {answer} is wrong by {rule!r}, which is no rule of {self.game.id}")
        elif (step.where, answer, rule) not in self.wrong:
            self.wrong.append((step.where, answer, rule))
