"""What happens between a click and a line of the log, step by step, with the values that really travel.

The values come from the engine and the widgets themselves, at the worked example of a situation: nothing is typed in.
A step names the file and the function that do it; tests look whether both exist, and whether they run in this order.
"""

from __future__ import annotations

import json
import re
from html import unescape
from typing import NamedTuple

from engine.core.language import Language
from engine.core.languages import words
from engine.games import load, situation
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.controls import moves
from site_plugins.live.widgets.situation.frame import frame
from site_plugins.live.widgets.situation.story import lines

GAME, SITUATION = "double", "penalty-kick"
PAGE, PYTHON = "page", "python"
_BUTTON = re.compile(r"<button[^>]* data-send='([^']*)'[^>]*>([^<]*)</button>")
_HREF = re.compile(r'<a [^>]*class="ce-mark"[^>]* href="([^"]*)"')


class Step(NamedTuple):
    """One stop on the way: where it is, what it does, who does it, and what it hands on."""

    lane: str
    does: str
    file: str
    name: str
    gives: str


class Flow(NamedTuple):
    """The whole way, and the line of the log at its end: the faces that fell and the sentence."""

    say: Language
    steps: tuple[Step, ...]
    faces: tuple[int, ...]
    sentence: str


def flow(lang: str) -> Flow:
    """The way of the throw that the situation's worked example makes."""
    say = words(lang)
    game, shown = load(GAME), situation(GAME, SITUATION)
    spec = spec_of(shown, lang, "../../")
    before = shown.begin(game)
    assert before.ask is not None
    answer = before.ask.parse(shown.example[0])
    after = before.send(answer)
    view = look(spec, after, floor=len(shown.answers))._replace(fresh=True)
    sent, button = _BUTTON.findall(moves(look(spec, before, floor=len(shown.answers))))[0]
    event = after.news[0]
    sentence = view.text.event(event)
    template = view.text.sentences["events"][event[1]]
    anchor = _HREF.findall("".join(lines(view, view.steps[-1])))[0].partition("#")[2]
    query = {"id": 1, "widget": spec.root, "command": json.loads(unescape(sent))}
    opening = str(frame(view)).partition(" ")[0]
    widgets, rules = "site_plugins/live/widgets", f"engine/games/{GAME}"
    steps = (
        Step(PAGE, say("flow.button", button=button), f"{widgets}/situation/controls.py", "moves", unescape(sent)),
        Step(PAGE, say("flow.carry"), "site_plugins/live/assets/scripts/live.js", "send", _more(query)),
        Step(
            PYTHON, say("flow.hand-over"), "site_plugins/live/assets/scripts/worker.js", "handle", say("flow.as-text")
        ),
        Step(PYTHON, say("flow.throw"), f"{widgets}/bridge.py", "handle", repr(answer)),
        Step(PYTHON, say("flow.check"), "engine/core/position.py", "Position.send", f"steps.send({answer!r})"),
        Step(PYTHON, say("flow.play"), f"{rules}/rules/penalty.py", "kick", repr(event)),
        Step(
            PYTHON,
            say("flow.tell"),
            "engine/core/text.py",
            "GameText.fill",
            f"{template} → {say('flow.quoted', sentence=sentence)}",
        ),
        Step(
            PYTHON, say("flow.cite"), f"{widgets}/situation/story.py", "lines", f'<li>… <a href="…#{anchor}">§</a></li>'
        ),
        Step(
            PYTHON,
            say("flow.draw"),
            f"{widgets}/situation/frame.py",
            "frame",
            f'{{"id": 1, "html": "{opening}…", "status": "…", "focus": "…"}}',
        ),
        Step(PAGE, say("flow.morph"), "site_plugins/live/assets/scripts/live.js", "answered", ""),
    )
    return Flow(say, steps, tuple(int(face) for face in answer), sentence)


def _more(query: dict[str, object]) -> str:
    """A message of which only the beginning is shown."""
    return json.dumps(query)[:-1] + ", …}"
