"""What solves a step of a lesson, as the engine says."""

from __future__ import annotations

from engine.learn.judging import SOLVED, WRONG, begin, offered, solution, tries
from engine.learn.lessons import Lesson
from engine.learn.predictions import guesses


def answers(lesson: Lesson, number: int) -> tuple[list[str], list[str]]:
    """What solves a step, and one thing that does not."""
    attempt, step = begin(lesson, number), lesson.steps[number - 1]
    if step.kind == "predict":
        found = [(str(at), guess.verdict.kind) for at, guess in enumerate(guesses(attempt))]
    elif step.kind == "which":
        found = [(option, verdict.kind) for option, verdict in offered(attempt)]
    else:
        missed = [tried.said for tried, verdict in tries(attempt) if verdict.kind == WRONG and len(tried.said) == 1]
        return list(solution(attempt) or ()), [missed[0][0]] if missed else []
    right = [key for key, kind in found if kind == SOLVED]
    return right, [key for key, kind in found if kind == WRONG][:1]
