"""The doors of the page: what it sends to the bridge, for situations, matches, the referee and the house rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from engine.core.refusal import Refusal
from engine.core.sayings import Sayings
from engine.match.settings import PACES, THROWS
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.house_rules import HouseRules
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.page.contract import Page, forget
from site_plugins.live.widgets.referee.page import Referee
from site_plugins.live.widgets.situation.page import Situation
from tests.fuzz import mangle, pantry, practice
from tests.fuzz.doors import TAKEN, Door
from tests.fuzz.mangle import pick

LANGS = ("en", "fr")
_PRESSES = ("open", "roll", "choose", "set", "undo", "again", "table", "whatif", "link", "line", "build", "guess")
_DEEDS = (
    *("open", "setup", "new", "take-up", "import", "forget", "leave", "roll", "choose", "set", "reveal", "go", "go-on"),
    *("pause", "hurry", "time", "undo", "replay", "seek", "take-over", "sheet", "back", "rematch", "link", "file"),
    *("coach", "moment", "play-on", "chart", "season-file", "season-import", "season-erase", "build", "pace"),
)
_KEPT = (
    *("seek", "replay", "sheet", "file", "link", "undo", "roll", "choose", "set", "take-over", "moment", "play-on"),
    *("coach", "chart", "go", "hurry", "build"),
)
_QUESTIONS = (
    *("open", "tell", "tell", "tell", "usual", "palette", "put", "take", "link", "choose", "set", "roll", "whatif"),
    *("undo", "again", "line", "copy", "seat", "odds"),
)
PAGES: dict[type[Page[Any]], tuple[str, ...]] = {
    Situation: _PRESSES,
    Match: _DEEDS,
    Referee: _QUESTIONS,
    HouseRules: ("open", "read"),
    **practice.PAGES,
}
"""What is sent to each page."""


def _command(rng: Random, link: str) -> dict[str, Any]:
    """A command of a widget, as a page would send it."""
    do = pick(rng, _PRESSES)
    command: dict[str, Any] = {"do": do}
    if do == "open" and rng.random() < 0.7:
        command["link"] = link
    if do == "choose":
        command["option"] = pick(rng, ("kick", "keep", "pass", "blue", "run", "1", "no", "contest", "end"))
    if do == "set":
        command["fields"] = {"d0": pick(rng, "1234567"), "d1": pick(rng, "123456"), "card": "blue-goal-free"}
    if do in {"table", "build"}:
        command["fields"] = {"blue": "15", "pack": "x", "faces": "1", "on-blue": "red"}
    if do == "whatif":
        command |= {"at": mangle.below(rng, 3), "answer": pick(rng, ("43", "11", "6"))}
    if do == "line":
        command["options"] = ["9:advance", "10:pass"]
    if do == "guess":
        command["choice"] = pick(rng, (0, 1, 2, 9, "1"))
    if do == "roll" and rng.random() < 0.3:
        command["all"] = True
    return command


def _request(rng: Random, spec: dict[str, Any], command: Any, **more: Any) -> Any:
    """A whole request, spoiled more often than not."""
    request = {"id": 1, "widget": f"s-{spec['game']}-{spec['situation']}", "spec": spec, "command": command, **more}
    where = rng.random()
    if where < 0.45:
        request["command"] = mangle.plain(rng, command)
    elif where < 0.6:
        request["spec"] = mangle.plain(rng, spec)
    elif where < 0.8:
        request = mangle.plain(rng, request)
    return request


def _situation(rng: Random) -> list[str]:
    """One widget, and one to three commands."""
    spec = pick(rng, pantry.specs())
    table = pick(rng, (None, pick(rng, pantry.options(spec["game"]))))
    link = pick(rng, pantry.links())
    return [
        mangle.as_json(rng, _request(rng, spec, _command(rng, link), table=table))
        for _ in range(1 + mangle.below(rng, 3))
    ]


def _deed(rng: Random, game: str) -> dict[str, Any]:
    """A deed of a Play page."""
    do = pick(rng, _DEEDS)
    command: dict[str, Any] = {"do": do}
    if do in {"new", "setup", "take-over", "play-on"}:
        command["fields"] = {
            "name0": pick(rng, pantry.NAMES), "name1": "Bob", "seat0": "human", "seat1": pick(rng, ("easy", "human")),
            "seed": "7", "dice": "here", "pace": pick(rng, PACES), "study": "on", "as": pick(rng, ("0", "1", "all")),
            "level": "easy", "throws": pick(rng, THROWS),
            **{f"rule-{key}": value for key, value in pick(rng, pantry.options(game)).items()},
        }  # fmt: skip
    if do == "open":
        command["link"] = pick(rng, pantry.links())
    if do == "import":
        command["text"] = pick(rng, pantry.files())
    if do == "choose":
        command["option"] = pick(rng, pantry.answers(game))
    if do == "set":
        command["fields"] = {"d0": "3", "d1": pick(rng, ("4", "9", "")), "card": "x"}
    if do == "build":
        command["fields"] = {"line": "-".join(pick(rng, pantry.answers(game)) for _ in range(mangle.below(rng, 6)))}
    if do == "season-import":
        command["text"] = pick(
            rng, (pick(rng, pantry.season_files()), mangle.text(rng, pick(rng, pantry.season_files())))
        )
    if do in {"seek", "moment"}:
        command["at"] = pick(rng, (0, 1, "2", 10**9))
    return command


def _play(rng: Random) -> list[str]:
    """A match taken up from the device, and one or two deeds."""
    save = pick(rng, pantry.saves())
    game = save["record"]["game"]
    spec = {
        "game": game, "situation": "play", "lang": pick(rng, LANGS), "base": "../", "start": {}, "play": True,
    }  # fmt: skip
    sent: list[Any] = []
    if rng.random() < 0.6:
        sent.append({"id": 1, "spec": spec, "command": {"do": "take-up", "quiet": True}, "save": save})
    for _ in range(1 + mangle.below(rng, 2)):
        command = _deed(rng, game)
        if sent and rng.random() < 0.5:
            command["do"] = pick(rng, _KEPT)
        kept = mangle.plain(rng, save) if rng.random() < 0.2 else save
        shelf = mangle.plain(rng, [{"id": "1", "summary": save["summary"]}]) if rng.random() < 0.3 else []
        seasons = {game: list(pantry.entries()), **pick(rng, ({}, {"tomy": list(pantry.entries()[::2])}))}
        about = {
            "seasons": seasons,
            "results": seasons[game],
            "met": [f"{game}.cards.play"],
            "when": "18 November 2026",
        }
        about = mangle.plain(rng, about) if rng.random() < 0.3 else about
        sent.append(_request(rng, spec, command, save=kept, shelf=shelf, **(about if isinstance(about, dict) else {})))
    return [mangle.as_json(rng, one) for one in sent]


def _referee(rng: Random) -> list[str]:
    """A form at the referee's desk."""
    spec = {
        "game": "double", "situation": "referee", "lang": pick(rng, LANGS), "base": "../", "start": {}, "referee": True,
    }  # fmt: skip
    sent: list[Any] = []
    for _ in range(1 + mangle.below(rng, 2)):
        do = pick(rng, _QUESTIONS)
        command: dict[str, Any] = {"do": do}
        if do == "open":
            command["link"] = pick(rng, (pick(rng, pantry.questions()), pick(rng, pantry.links())))
        if do == "line":
            command["fields"] = {
                "line": pick(rng, (pick(rng, pantry.lines()), mangle.text(rng, pick(rng, pantry.lines()))))
            }
        if do == "seat":
            command["seat"] = pick(rng, (0, 1, "1", 7))
        if do in {"tell", "set"}:
            game = pick(rng, pantry.GAMES)
            told = {
                "game": game, "moment": pick(rng, ("action", "turn", "shot", "open", "scrum", "kick")), "minute": "12",
                "score0": "10", "score1": "7", "hands0": "1 2 3", "hands1": "", "ball": "50", "d0": "3", "d1": "5",
                **{f"rule-{key}": value for key, value in pick(rng, pantry.options(game)).items()},
            }  # fmt: skip
            command["fields"] = {**told, pick(rng, tuple(told)): mangle.text(rng, pick(rng, tuple(told.values())))}
        if do in {"palette", "put", "take"}:
            command |= {"field": pick(rng, ("hands0", "row", "top", "x")), "card": "blue-goal-free", "place": 0}
        if do == "choose":
            command["option"] = pick(rng, ("kick", "pass", "blue"))
        tables = {pick(rng, pantry.GAMES): pick(rng, pantry.options("draft"))}
        sent.append(_request(rng, spec, command, tables=mangle.plain(rng, tables) if rng.random() < 0.3 else tables))
    return [mangle.as_json(rng, one) for one in sent]


def _house(rng: Random) -> list[str]:
    """What a table has written for itself."""
    spec = {
        "game": "double", "situation": "house", "lang": pick(rng, LANGS), "base": "../", "start": {}, "house": True,
    }  # fmt: skip
    tables = {game: pick(rng, pantry.options(game)) for game in pantry.GAMES}
    do = pick(rng, PAGES[HouseRules])
    return [mangle.as_json(rng, _request(rng, spec, {"do": do, "tables": mangle.plain(rng, tables)}))]


def _raw(rng: Random) -> list[str]:
    """No request at all, now and then one that is whole."""
    whole = json.dumps({"id": 1, "spec": pick(rng, pantry.specs()), "command": {"do": "open"}})
    if rng.random() < 0.1:
        return [whole]
    return [mangle.text(rng, whole, ("[" * 3000, '{"spec":' * 500, "9" * 5000))]


@contextmanager
def caught() -> Iterator[list[BaseException]]:
    """Everything but refusals that the page catches, and calls broken: there the words are asked for."""
    found: list[BaseException] = []
    plain = Sayings.__call__

    def told(self: Sayings, key: str, /, **facts: Any) -> str:
        import sys

        problem = sys.exc_info()[1]
        if key == "widgets.broken" and problem is not None and not isinstance(problem, Refusal):
            found.append(problem)
        return plain(self, key, **facts)

    Sayings.__call__ = told  # type: ignore[method-assign]
    try:
        yield found
    finally:
        Sayings.__call__ = plain  # type: ignore[method-assign]


def send(requests: list[str]) -> str:
    """What comes of the last request; whatever is caught on the way is a fault."""
    forget()
    came = ""
    with caught() as found:
        for request in requests:
            answer = bridge.handle(request)
            told = json.loads(answer)
            assert isinstance(told["html"], str)
            assert isinstance(told["status"], str)
            came = "refused" if "ce-note--refusal" in told["html"] else TAKEN
    if found:
        raise found[0]
    return came


DOORS = (
    Door("page.situation", _situation, send, 6),
    Door("page.play", _play, send, 6),
    Door("page.referee", _referee, send, 5),
    Door("page.house", _house, send, 4),
    Door("page.learn", practice.learn, send, 3),
    Door("page.drill", practice.drill, send, 2),
    Door("page.progress", practice.progress_map, send, 3),
    Door("page.raw", _raw, send, 4),
)
