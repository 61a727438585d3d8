"""When a rule is to be asked about again: FSRS, the published formulas of its sixth version with their usual weights.

Memory of a rule is two numbers: its stability, the days after which one still knows it nine times in ten, and its
difficulty, from 1 to 10. Each answer changes both. A rule that is new or was forgotten is asked again within minutes
first. Times are whole seconds since 1970 and come from whoever calls; nothing here looks at a clock or throws dice.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4
"""How an answer went: wrong, right with help, right, right at once."""
GRADES = (AGAIN, HARD, GOOD, EASY)
WEIGHTS = (
    *(0.212, 1.2931, 2.3065, 8.2956),  # stability after a first answer of each grade
    *(6.4133, 0.8334, 3.0194, 0.001),  # difficulty: at first, by grade, how it moves, and what draws it back
    *(1.8722, 0.1666, 0.796),  # stability after a rule was known
    *(1.4835, 0.0614, 0.2629, 1.6483),  # stability after it was forgotten
    *(0.6014, 1.8729),  # less where it was hard, more where it was easy
    *(0.5425, 0.0912, 0.0658),  # stability within one day
    0.1542,  # how quickly memory decays
)
RETENTION = 0.9
"""How likely a rule is known when it is asked again."""
DAY, MINUTE = 86_400, 60
LEARNING, RELEARNING = (MINUTE, 10 * MINUTE), (10 * MINUTE,)
"""After how many seconds a rule is asked again that is new, or was forgotten."""
LONGEST = 36_500
"""Days until a rule is asked again, at most."""
_DECAY = -WEIGHTS[20]
_FACTOR: float = RETENTION ** (1 / _DECAY) - 1
_LEAST = 0.001


class Card(NamedTuple):
    """What is remembered of one rule, and when it is due."""

    stability: float
    difficulty: float
    due: int
    last: int
    steps: str = "new"
    """The short steps that it is taking, `new` or `lost`; nothing once it is asked by days."""
    step: int = 0

    @property
    def is_lost(self) -> bool:
        """Whether the last answer was wrong: the rule is back at the first of its short steps."""
        return bool(self.steps) and not self.step


def recalled(card: Card, when: int) -> float:
    """How likely the rule is still known."""
    return float((1 + _FACTOR * max(_days(card, when), 0) / card.stability) ** _DECAY)


def review(card: Card | None, grade: int, when: int) -> Card:
    """The card after an answer; None is a rule that was never asked about."""
    if card is None:
        card = Card(_initial_stability(grade), _clamped(_initial_difficulty(grade)), when, when)
    else:
        stability = _within_a_day(card, grade) if _days(card, when) < 1 else _after_days(card, grade, when)
        card = card._replace(stability=stability, difficulty=_next_difficulty(card.difficulty, grade))
    card, wait = _scheduled(card, grade)
    return card._replace(due=when + wait, last=when)


def _days(card: Card, when: int) -> int:
    """Whole days since the last answer."""
    return (when - card.last) // DAY


def _scheduled(card: Card, grade: int) -> tuple[Card, int]:
    """The step that follows, and after how many seconds."""
    if not card.steps:
        if grade != AGAIN:
            return card, _interval(card.stability)
        return card._replace(steps="lost", step=0), RELEARNING[0]
    steps = LEARNING if card.steps == "new" else RELEARNING
    last = card.step + 1 >= len(steps)
    if grade == AGAIN:
        return card._replace(step=0), steps[0]
    if grade == EASY or (grade == GOOD and last):
        return card._replace(steps="", step=0), _interval(card.stability)
    if grade == GOOD:
        return card._replace(step=card.step + 1), steps[card.step + 1]
    if card.step:
        return card, steps[card.step]
    return card, (steps[0] + steps[1]) // 2 if len(steps) > 1 else steps[0] * 3 // 2


def _interval(stability: float) -> int:
    """Seconds until the rule is known as likely as is wanted, in whole days."""
    days = round(stability / _FACTOR * (float(RETENTION ** (1 / _DECAY)) - 1))
    return DAY * min(max(days, 1), LONGEST)


def _initial_stability(grade: int) -> float:
    return max(WEIGHTS[grade - 1], _LEAST)


def _initial_difficulty(grade: int) -> float:
    return WEIGHTS[4] - exp(WEIGHTS[5] * (grade - 1)) + 1


def _clamped(difficulty: float) -> float:
    return min(max(difficulty, 1.0), 10.0)


def _next_difficulty(difficulty: float, grade: int) -> float:
    """Difficulty moves less the higher it is, and is drawn back to that of what is easy."""
    moved = difficulty - WEIGHTS[6] * (grade - 3) * (10 - difficulty) / 9
    return _clamped(WEIGHTS[7] * _initial_difficulty(EASY) + (1 - WEIGHTS[7]) * moved)


def _within_a_day(card: Card, grade: int) -> float:
    """Stability after another answer on the same day."""
    growth = exp(WEIGHTS[17] * (grade - 3 + WEIGHTS[18])) * float(card.stability ** -WEIGHTS[19])
    return max(card.stability * (growth if grade == AGAIN else max(growth, 1.0)), _LEAST)


def _after_days(card: Card, grade: int, when: int) -> float:
    """Stability after an answer that came at least a day later."""
    s, d, forgotten = card.stability, card.difficulty, 1 - recalled(card, when)
    if grade == AGAIN:
        lost = (
            WEIGHTS[11] * float(d ** -WEIGHTS[12]) * (float((s + 1) ** WEIGHTS[13]) - 1) * exp(forgotten * WEIGHTS[14])
        )
        return max(min(lost, s / exp(WEIGHTS[17] * WEIGHTS[18])), _LEAST)
    by_grade = {HARD: WEIGHTS[15], EASY: WEIGHTS[16]}.get(grade, 1.0)
    growth = exp(WEIGHTS[8]) * (11 - d) * s ** -WEIGHTS[9] * (exp(forgotten * WEIGHTS[10]) - 1)
    return float(max(s * (1 + growth * by_grade), _LEAST))
