"""The doors of the pages on which one practises: lessons, questions, and what the device knows of its reader."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from engine.learn.drills.material import material
from engine.learn.lessons import lessons
from engine.learn.packing import packed
from engine.learn.progress import Progress
from site_plugins.live.widgets.drill.page import Drills
from site_plugins.live.widgets.learn.page import Learn
from site_plugins.live.widgets.page.contract import Page
from site_plugins.live.widgets.progress.page import ProgressPage
from tests.fuzz import mangle, pantry
from tests.fuzz.mangle import below, pick

NOW = 1_790_000_000
PAGES: dict[type[Page[Any]], tuple[str, ...]] = {
    Learn: (
        *("open", "leave", "choose", "guess", "pick", "next", "retry", "again", "show", "hint", "go", "hurry", "pause"),
        *("resume", "forward", "build"),
    ),
    Drills: ("open", "start", "answer", "next", "stop", "leave", "link"),
    ProgressPage: ("open", "show", "import", "take", "leave", "erase", "export", "link"),
}
"""What is sent to each of them."""


@cache
def progress() -> tuple[Progress, ...]:
    """Some readers: one who is new, and two who have practised."""
    known = Progress().note("double.penalty.kick", 3, NOW).meet(["flair.run.metres"], NOW)
    return Progress(), known, known.note("tomy.scores.try", 1, NOW).choose("tomy", drills="kept")


def _asked(rng: Random, spec: dict[str, Any], commands: list[dict[str, Any]], **brought: Any) -> list[str]:
    """One visit: it opens, with what the page brings along, and then come the commands, some of them spoiled."""
    kept: Any = pick(rng, progress()).plain()
    sent: list[Any] = [{"id": 1, "spec": spec, "command": {"do": "open"}, "now": NOW, "progress": kept, **brought}]
    for command in commands:
        about = mangle.plain(rng, {"now": NOW, "progress": kept, "met": ["flair.run.metres"]})
        request = {"id": 1, "spec": spec, "command": command, **(about if isinstance(about, dict) else {})}
        where = rng.random()
        if where < 0.4:
            request["command"] = mangle.plain(rng, command)
        elif where < 0.5:
            request["spec"] = mangle.plain(rng, {**spec, "start": {}})
        sent.append(request)
    return [mangle.as_json(rng, one) for one in sent]


def _spec(rng: Random, game: str, kind: str, start: dict[str, Any] | None = None) -> dict[str, Any]:
    """What such a page says of itself."""
    lang = pick(rng, ("en", "fr"))
    found = packed(game, lang) if kind == "learn" else {}
    return {"game": game, "situation": kind, "lang": lang, "base": "../", "start": start or found, kind: True}


def learn(rng: Random) -> list[str]:
    """Somebody in a lesson."""
    game = pick(rng, pantry.GAMES)
    ids = tuple(lessons(game))
    commands: list[dict[str, Any]] = [{"do": "open", "lesson": pick(rng, ids), "step": pick(rng, "123")}]
    for _ in range(below(rng, 4)):
        do = pick(rng, PAGES[Learn])
        command: dict[str, Any] = {"do": do}
        if do == "open":
            command |= {"lesson": pick(rng, (*ids, "gone")), "step": pick(rng, ("1", "9", "x"))}
        if do in {"choose", "pick"}:
            command["option"] = pick(rng, pantry.answers(game))
        if do == "build":
            command["fields"] = {"line": "-".join(pick(rng, pantry.answers(game)) for _ in range(below(rng, 6)))}
        if do == "guess":
            command["at"] = pick(rng, (0, 1, 3, 9, "1"))
        commands.append(command)
    return _asked(rng, _spec(rng, game, "learn"), commands)


def drill(rng: Random) -> list[str]:
    """Somebody who answers questions."""
    game = pick(rng, pantry.GAMES)
    commands: list[dict[str, Any]] = []
    for _ in range(1 + below(rng, 3)):
        do = pick(rng, PAGES[Drills])
        command: dict[str, Any] = {"do": do}
        if do == "open":
            command["link"] = pick(rng, ("d7", "d123456", "x", "d" + "9" * 30))
        if do == "start":
            command |= pick(rng, ({"section": "tackle"}, {"fields": {"section": "", "kept": "on"}}))
        if do == "answer":
            command["option"] = pick(rng, (0, 1, 2, 3, 9))
        commands.append(command)
    return _asked(rng, _spec(rng, game, "drill"), commands, material=material(game).plain())


def progress_map(rng: Random) -> list[str]:
    """Somebody who brings what he knows from elsewhere, and takes it away."""
    commands: list[dict[str, Any]] = []
    for _ in range(1 + below(rng, 3)):
        do = pick(rng, PAGES[ProgressPage])
        known, command = pick(rng, progress()), {"do": do}
        if do == "open":
            command["link"] = pick(rng, (known.link(), mangle.text(rng, known.link())))
        if do == "import":
            command["text"] = pick(rng, (known.export(), mangle.text(rng, known.export())))
        if do == "show":
            command["game"] = pick(rng, (*pantry.GAMES, "chess"))
        commands.append(command)
    return _asked(rng, _spec(rng, "double", "progress"), commands)
