"""Memory of rules, against the reference implementation of FSRS over random histories."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from fsrs import Card as TheirCard
from fsrs import Rating, Scheduler, State

from engine.learn.memory import AGAIN, DAY, EASY, GOOD, GRADES, Card, recalled, review

BEGAN = datetime(2026, 11, 18, tzinfo=UTC)
WAITS = (0, 20, 60, 599, 601, 3_600, DAY - 1, DAY, DAY + 1, 3 * DAY, 40 * DAY, 900 * DAY)


@pytest.mark.parametrize("seed", range(60))
def test_every_answer_leaves_the_same_memory_as_in_the_reference(seed: int) -> None:
    rng, theirs, reference = Random(seed), TheirCard(), Scheduler(enable_fuzzing=False)
    ours: Card | None = None
    when = int(BEGAN.timestamp())
    for _ in range(40):
        # When it is due, sooner, or much later.
        when = ours.due if ours is not None and rng.random() < 0.5 else when + rng.choice(WAITS)
        grade = rng.choice((*GRADES, GOOD, GOOD))
        moment = datetime.fromtimestamp(when, UTC)
        ours = review(ours, grade, when)
        theirs, _ = reference.review_card(theirs, Rating(grade), moment)
        assert ours.stability == pytest.approx(theirs.stability, rel=1e-9)
        assert ours.difficulty == pytest.approx(theirs.difficulty, rel=1e-9)
        assert datetime.fromtimestamp(ours.due, UTC) == theirs.due
        assert (ours.steps == "") is (theirs.state == State.Review)
        later = when + rng.choice(WAITS)
        likely = reference.get_card_retrievability(theirs, datetime.fromtimestamp(later, UTC))
        assert recalled(ours, later) == pytest.approx(likely, rel=1e-9)


def test_what_is_known_waits_longer_each_time_and_what_is_forgotten_comes_back_at_once() -> None:
    when, card, waits = 0, None, []
    for _ in range(6):
        card = review(card, GOOD, when)
        waits.append(card.due - when)
        when = card.due
    assert waits == sorted(waits)
    assert waits[0] == 600
    assert waits[-1] > 30 * DAY
    assert review(card, AGAIN, when).due == when + 600


def test_an_easy_rule_leaves_its_short_steps_at_once() -> None:
    assert review(None, EASY, 0).due >= timedelta(days=8).total_seconds()
