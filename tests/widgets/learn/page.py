"""A Learn page without a browser: sends what the page would send, keeps what it would keep, and presses its buttons."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from engine.core.languages import words
from engine.learn.judging import SOLVED, WRONG, offered, solution, tries
from engine.learn.packing import packed
from engine.learn.predictions import guesses
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.learn.page import Learn
from site_plugins.live.widgets.learn.sitting import Sitting
from tests.widgets.reader import Element, by_id, ids, plain, text, tree

MOST = 600


@cache
def brought(game: str, lang: str) -> str:
    """The lessons that the page of a game brings, as it does: as text."""
    return json.dumps(packed(game, lang))


class Page:
    """Someone in front of the Learn page of one game."""

    def __init__(self, game: str = "double", lang: str = "en") -> None:
        self.game, self.lang, self.root = game, lang, f"s-{game}-learn"
        self.say = words(lang)
        self.progress: Any = {}
        self.still = False
        self.pace: object = None
        self.start: dict[str, Any] = json.loads(brought(game, lang))
        self._sent: tuple[dict[str, Any], str] = ({}, "")
        """The lessons that were brought last, and what is sent of them with every command."""
        self._read: tuple[str, Element] | None = None
        """The screen that was read last, and what was read."""
        self.answer: dict[str, Any] = {}
        self.learned: list[dict[str, Any]] = []
        """What the page was told that the reader has learnt."""
        self.said: list[str] = []
        """What the live region has said."""
        self.waited = 0
        """Milliseconds that the page has waited for what happens by itself."""

    def send(self, command: object) -> Element:
        """Send a command, keep what there is to keep, and read the screen that comes back."""
        if self._sent[0] is not self.start:
            spec = {"game": self.game, "situation": "learn", "lang": self.lang, "base": "../", "learn": True}
            self._sent = self.start, json.dumps({**spec, "start": self.start})
        request = {"id": 1, "widget": self.root, "command": command, "progress": self.progress}
        told = json.dumps({**request, "when": 1_700_000_000, "still": self.still, "pace": self.pace})
        self.answer = json.loads(bridge.handle(f'{told[:-1]}, "spec": {self._sent[1]}}}'))
        self.progress = self.answer.get("progress", self.progress)
        self.learned += self.answer.get("learned", [])
        self.said.append(plain(str(self.answer["status"])))
        return self.frame

    def do(self, do: str, **command: object) -> Element:
        """Send a command by its name."""
        return self.send({"do": do, **command})

    def open(self, lesson: str, step: int = 0) -> Element:
        """Open a lesson by its address."""
        return self.do("open", lesson=lesson, **({"step": step} if step else {}))

    @property
    def frame(self) -> Element:
        """The screen, read as strictly as XML; every id is there once."""
        html = self.answer["html"]
        if self._read is None or self._read[0] is not html:
            root = tree(html)
            here = ids(root)
            assert len(here) == len(set(here)), sorted(id_ for id_ in here if here.count(id_) > 1)
            self._read = html, root
        return self._read[1]

    @property
    def now(self) -> Sitting:
        """Where the reader is."""
        kept: Sitting = Learn.kept[f"{self.lang}:{self.root}"]
        return kept

    @property
    def status(self) -> str:
        """What the live region says, with plain spaces."""
        return plain(str(self.answer["status"]))

    def part(self, name: str) -> Element:
        """The element of this page that has a name."""
        return by_id(self.frame, f"{self.root}--{name}")

    def has(self, name: str) -> bool:
        """Whether such an element is there."""
        return f'id="{self.root}--{name}"' in self.answer["html"]

    def read(self, name: str) -> str:
        """What stands there, with plain spaces."""
        return plain(text(self.part(name)))

    def can(self, name: str) -> bool:
        """Whether there is such a button and something comes of pressing it."""
        return self.has(name) and self.part(name).get("aria-disabled") is None

    def press(self, name: str) -> Element:
        """Press a button."""
        assert self.can(name), name
        return self.send(json.loads(self.part(name).get("data-send", "")))

    def wait(self) -> Element:
        """Let everything happen that happens by itself."""
        for _ in range(MOST):
            if "next" not in self.answer:
                return self.frame
            self.waited += self.answer["next"]["after"]
            self.send(self.answer["next"]["send"])
        raise AssertionError("it never comes to rest")


def right_answers(page: Page) -> list[str]:
    """What a reader presses who knows it."""
    now = page.now
    if now.step.kind == "predict":
        return [str(at) for at, guess in enumerate(guesses(now.first)) if guess.verdict.kind == SOLVED]
    if now.step.kind == "which":
        return [option for option, verdict in offered(now.first) if verdict.kind == SOLVED]
    return list(solution(now.first) or ())


def wrong_answers(page: Page) -> list[str]:
    """What a reader may press at once who does not know it."""
    now = page.now
    if now.step.kind == "predict":
        return [str(at) for at, guess in enumerate(guesses(now.first)) if guess.verdict.kind == WRONG]
    if now.step.kind == "which":
        return [option for option, verdict in offered(now.first) if verdict.kind == WRONG]
    return [tried.said[0] for tried, verdict in tries(now.first) if verdict.kind == WRONG and len(tried.said) == 1]


def solve(page: Page) -> None:
    """Solve a step, and let everything happen that comes of it."""
    for answer in right_answers(page):
        page.wait()
        page.press(f"opt-{answer}")
    page.wait()
