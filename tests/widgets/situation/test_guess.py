"""Odds that are guessed first: asked quietly, answered with right or wrong, and the odds open."""

from __future__ import annotations

import json
from typing import Any

from engine.games import situations
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.spec import spec_of


def send(command: dict[str, Any]) -> dict[str, Any]:
    """Send a command to the situation of a kick at goal, at x = 4."""
    spec = spec_of(situations("double")["penalty-kick"], "en", "../").plain()
    request = {"id": 1, "widget": "s", "spec": spec, "command": command}
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    return answer


def test_a_guess_is_judged_and_the_odds_are_shown() -> None:
    forget()
    first = send({"do": "open"})["html"]
    assert first.count("&quot;guess&quot;") + first.count('"guess"') >= 3
    right = send({"do": "guess", "choice": 0})
    assert "Right: 1 in 2 (50%)." in right["status"]
    assert "--odds-guessed" in right["html"]
    wrong = send({"do": "guess", "choice": 1})
    assert "You said 3 in 4; it is 1 in 2 (50%)." in wrong["status"]
    # With the next roll the guess is over.
    assert "--odds-guessed" not in send({"do": "set", "fields": {"d0": "2"}})["html"]


def test_what_is_no_guess_is_refused() -> None:
    forget()
    choice: Any
    for choice in (3, -1, "0", None, True, [], 10**12):
        assert "ce-note--refusal" in send({"do": "guess", "choice": choice})["html"], choice
    send({"do": "set", "fields": {"d0": "2"}})
    assert "ce-note--refusal" in send({"do": "guess", "choice": 0})["html"]
