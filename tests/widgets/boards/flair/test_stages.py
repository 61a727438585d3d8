"""A combination that is only planned: what the builder draws of it is what the match makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.position import Position, Start
from engine.games import load
from engine.games.flair.table.explain import DICE, combinations, explain
from engine.games.flair.table.grammar import MOMENTS
from site_plugins.live.widgets.boards.flair.endings import stages
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import View, look

HAND = ["3", "6", "7", "9", "10", "12"]


def planning(ball: int, seat: int, point: str) -> View:
    """Someone who plans an attack; both sides hold the same cards."""
    data: dict[str, Any] = {"attack": seat, "ball": 100 - ball if seat else ball, "point": point, "hands": [HAND, HAND]}
    spec = Spec("flair", "t", "en", "../", "T", {}, builder="9")
    return look(spec, Position.begin(Start.of(load("flair"), {}, (), "attack", data)), floor=0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("ball", [12, 50, 68, 79, 88, 95])
def test_a_plan_goes_where_its_metres_lead_and_a_tackle_comes_where_it_may(ball: int, seat: int) -> None:
    planned(ball, seat, 23)


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("ball", [12, 50, 68, 79, 88, 95])
def test_it_is_so_of_many_more_combinations(ball: int, seat: int) -> None:
    planned(ball, seat, 7)


def planned(ball: int, seat: int, every: int) -> None:
    """Reckoned here by hand from the table of the grammar, from every moment and for many a combination of a hand."""
    view, told = planning(ball, seat, "open"), 0
    way = -1 if seat else 1
    for moment in MOMENTS:
        for line in combinations(HAND, moment)[::every]:
            text = "-".join(line).partition("/")[0]
            steps = explain(text, HAND, moment).steps
            spot = view.seen.view["ball"]
            at_five = ball == 95 and moment not in {"open", "ruck", "kick"}
            for step, stage in zip(steps, stages(view, moment, [step.option for step in steps]), strict=False):
                assert step.metres != DICE
                beyond = spot + way * int(step.metres)
                assert (stage.start, stage.end) == (spot, max(0, min(100, beyond))), text
                # After a restart at five metres the first card crosses the line, and can still be stopped there.
                assert stage.is_try == (not 0 <= beyond <= 100) or (at_five and stage.tackle), text
                near = 0 <= beyond <= 22 if seat else 78 <= beyond <= 100
                if not stage.is_try and not at_five:
                    assert stage.tackle == (step.way in {"advance", "run"} or (step.way == "on" and near)), text
                if stage.is_try or not 0 <= beyond <= 100:
                    break
                spot, told = stage.end, told + 1
    assert told > 50


def test_at_five_metres_the_line_is_crossed_only_past_a_tackle() -> None:
    """A second model of the metres once took this for a try at once."""
    view = planning(95, 0, "line-out")
    (stage,) = stages(view, "line-out", ["6:advance"])
    assert stage.end == 100
    assert (stage.is_try, stage.tackle) == (False, True)
