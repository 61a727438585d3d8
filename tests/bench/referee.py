"""How long the referee takes to answer, against a whole match of the same game, played by chance without a page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

from engine.games import SHELF
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.spec import Spec
from tests.bench.engines import our_match

TOLD: dict[str, tuple[str, str, tuple[str, str]]] = {
    "double": ("throw", "f-minute", ("9", "17")),
    "tomy": ("turn", "f-round", ("2", "4")),
    "draft": ("answer", "f-top", ("green-goal-free", "blue-goal-free")),
    "scrumball": ("tackle", "f-ball", ("30", "60")),
    "flair": ("attack", "f-ball", ("30", "60")),
}
"""A moment of each game, a field of it, and two values that are told by turns."""
TIMES = 20


def _took(requests: Sequence[dict[str, Any]]) -> float:
    """The quickest of so many answers, in milliseconds of work."""
    times: list[float] = []
    for number in range(TIMES):
        request = json.dumps(requests[number % len(requests)])
        began = process_time()
        answer = bridge.handle(request)
        times.append((process_time() - began) * 1000)
        assert json.loads(answer)["html"]
    return min(times)


def _asked(game: str, fields: dict[str, str]) -> dict[str, Any]:
    """The request of a referee's page whose form was changed."""
    spec = Spec(game, "referee", "en", "../", "x", {}, referee=True).plain()
    return {"id": 1, "widget": "s-referee", "spec": spec, "command": {"do": "tell", "fields": fields}}


def _played(game: str) -> float:
    """The median of so many random matches, in milliseconds of work."""
    times: list[float] = []
    for seed in range(TIMES):
        match = our_match(game, seed)
        began = process_time()
        match()
        times.append((process_time() - began) * 1000)
    return median(times)


def measure() -> tuple[dict[str, float], dict[str, Any]]:
    """Both for every game, in the same run: all answers against all matches."""
    answers, matches = 0.0, 0.0
    details: dict[str, Any] = {}
    for game in SHELF:
        forget()
        moment, name, values = TOLD[game]
        for fields in ({"game": game}, {"game": game, "moment": moment}):
            bridge.handle(json.dumps(_asked(game, fields)))
        answer = _took([_asked(game, {"game": game, "moment": moment, name: value}) for value in values])
        match = _played(game)
        answers, matches = answers + answer, matches + match
        details[game] = {"answer_ms": round(answer, 2), "match_ms": round(match, 2)}
        print(f"  {game}: {details[game]}", flush=True)
    return {"referee": answers / matches}, {"referee": details}
