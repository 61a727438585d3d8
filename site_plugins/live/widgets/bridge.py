"""Between the page and the engine: a command comes in as JSON, a frame goes out as JSON."""

from __future__ import annotations

import gc
import json
from collections.abc import Mapping
from typing import Any

from engine.core.languages import known, words
from engine.core.reading import Unreadable, from_json
from engine.core.refusal import Refusal
from site_plugins.live.widgets import packs
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.contract import Page
from site_plugins.live.widgets.page.gists import hand_in
from site_plugins.live.widgets.page.spec import Spec, parse_spec
from site_plugins.live.widgets.page.view import reason
from site_plugins.live.widgets.situation.page import Situation

_MOST = 4_000_000
"""Characters of a request at most: all that a page may keep of every match is less."""


def begin(whole: bool = True) -> None:
    """Once, when Python is there and before anything is asked; perhaps the library and the rules come later."""
    packs.watch(whole=whole)
    # What is there now stays, and a long match makes many small things that stay too: Python need not look for rubbish
    # among them all the time, which would take longer than playing them.
    gc.freeze()
    gc.set_threshold(50_000)


def complete() -> None:
    """The library and the rules have come."""
    packs.complete()


def handle(request_json: str) -> str:
    """Answer one request of the page, or name the pack that it takes first; never fails, whatever comes in."""
    try:
        request = from_json(request_json if len(request_json) <= _MOST else "")
    except Unreadable:
        request = None
    if not isinstance(request, dict):
        request = {}
    try:
        answer = _answered(request)
    except packs.NotFetched as missing:
        answer = {"pack": missing.pack}
    return json.dumps({"id": request.get("id"), **answer}, ensure_ascii=False, separators=(",", ":"))


def _answered(request: Mapping[str, Any]) -> dict[str, Any]:
    """What the page answers; a sentence alone where there is no page, or where not even what was there can be drawn."""
    given = request.get("spec")
    hand_in(request.get("gists"))
    say = words(known(given.get("lang") if isinstance(given, dict) else None))
    try:
        spec = parse_spec(given)
        return _page(spec)(spec, request).answer()
    except Refusal as why:
        sentence = reason(why, say)
    except Exception:
        sentence = say("widgets.broken")
    html: Markup = el("p", icon("note"), el("span", sentence), class_="ce-note ce-note--refusal")
    return {"html": str(html), "status": sentence}


def _page(spec: Spec) -> type[Page[Any]]:
    """The kind of page; what plays whole matches and what asks about every game comes only where it is needed."""
    if spec.referee:
        from site_plugins.live.widgets.referee.page import Referee

        return Referee
    if spec.house:
        from site_plugins.live.widgets.house_rules import HouseRules

        return HouseRules
    if spec.learn:
        from site_plugins.live.widgets.learn.page import Learn

        return Learn
    if spec.drill:
        from site_plugins.live.widgets.drill.page import Drills

        return Drills
    if spec.progress:
        from site_plugins.live.widgets.progress.page import ProgressPage

        return ProgressPage
    if spec.play:
        from site_plugins.live.widgets.match.page import Match

        return Match
    return Situation
