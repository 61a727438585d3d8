"""How long it takes until one knows enough for a first match: counted in words, taps and waits, not timed."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Any

import pytest

from engine.games import SHELF
from engine.learn.lessons import FIRST, Lesson, lessons
from site_plugins.live.widgets.learn.sitting import MISSED, RIGHT, TASK, WATCH
from tests.widgets.learn.page import Page, right_answers, wrong_answers
from tests.widgets.reader import Element, plain

MINUTES = {"double": 4, "tomy": 4, "draft": 10, "scrumball": 10, "flair": 10}
WORDS_A_MINUTE, TAPS_A_MINUTE = 200, 20
"""How quickly one reads what is new on the screen, and taps: three seconds to find a button and press it."""
EVERY = 3
"""Of so many tasks one goes wrong first."""
_READ = ("ce-stage__strip", "ce-ask", "ce-stage__options", "ce-panel--rule", "ce-say")
_FIGURES = re.compile(r"[\d\s/:+–%-]*")


class Newcomer:
    """Somebody who takes the way that the page shows, reads what is new, and errs now and then."""

    def __init__(self, game: str, lang: str) -> None:
        self.page, self.game = Page(game, lang), game
        self.words = self.taps = self.tasks = self.meanwhile = 0
        self.seen: set[str] = set()

    @property
    def minutes(self) -> float:
        """All of it; a sentence for which the page waits is read while it waits."""
        return (self.words - self.meanwhile) / WORDS_A_MINUTE + self.taps / TAPS_A_MINUTE + self.page.waited / 60_000

    def walk(self) -> float:
        """From the match in thirty seconds to the lesson after which the first match is offered."""
        found = lessons(self.game)
        self.take(found[FIRST])
        way = [lesson for lesson in found.values() if lesson.id != FIRST]
        before = list(takewhile(lambda lesson: not lesson.enough, way))
        for lesson in way[: len(before) + 1]:
            self.take(lesson)
        return self.minutes

    def take(self, lesson: Lesson) -> None:
        """A lesson from its beginning to its end."""
        self.seen.clear()
        self.page.open(lesson.id)
        self.taps += 1
        if self.page.now.reel:
            # Its sentences are read while it runs.
            self.page.wait()
            return
        for _ in lesson.steps:
            self.rest()
            if self.page.now.phase == TASK:
                self.task()
            self.tap("go")
        self.rest()

    def task(self) -> None:
        """A task, every third one after a mistake."""
        self.tasks += 1
        wrong = [answer for answer in wrong_answers(self.page) if self.page.can(f"opt-{answer}")]
        if wrong and not self.tasks % EVERY:
            self.answer(wrong[0])
            self.rest()
            assert self.page.now.phase == MISSED
            if self.page.now.step.kind == "want":
                self.tap("go")
        for answer in right_answers(self.page):
            self.page.wait()
            self.answer(answer)
        self.rest()
        assert self.page.now.phase == RIGHT

    def answer(self, answer: str) -> None:
        """Press an option; one more tap takes up the card that it is about, where it is about one."""
        part = self.page.part(f"opt-{answer}")
        self.taps += _under(self.page.frame, part, "data-ways")
        self.tap(f"opt-{answer}")

    def tap(self, name: str) -> None:
        self.taps += 1
        self.page.press(name)

    def rest(self) -> None:
        """Wait for what happens by itself, and read what is new."""
        before, watched = self.page.waited, self.page.now.phase == WATCH and self.page.now.flows
        self.page.wait()
        if watched:
            least = (self.page.waited - before) * WORDS_A_MINUTE // 60_000
            self.meanwhile += min(least, len(self.page.now.step.say[self.page.lang].split()))
        new = [line for line in _lines(self.page.frame) if line not in self.seen and not _FIGURES.fullmatch(line)]
        self.seen.update(new)
        self.words += sum(len(re.findall(r"\w[\w’'-]*", line)) for line in dict.fromkeys(new))


def _under(tree: Any, part: Element, mark: str) -> bool:
    """Whether a part of the page lies in one that has this mark."""
    return any(each.get(mark) is not None and any(one is part for one in each.iter()) for each in tree.iter())


def _lines(tree: Any, read: bool = False) -> list[str]:
    """What stands there to be read, in pieces: not what only screen readers hear, nor what a card still hides."""
    classes = (tree.get("class") or "").split()
    if "ce-vh" in classes or tree.tag in {"svg", "dialog"} or tree.get("hidden") is not None:
        return []
    read = read or not {*_READ}.isdisjoint(classes) or (tree.get("id") or "").endswith(("--say", "--verdict"))
    if read and tree.tag in {"p", "button", "li", "h2", "h3", "a"}:
        return [plain(" ".join(_texts(tree)))]
    return [line for each in tree for line in _lines(each, read)]


def _texts(tree: Any) -> list[str]:
    if "ce-vh" in (tree.get("class") or "").split() or tree.tag == "svg":
        return []
    inside = [text for each in tree for text in (*_texts(each), each.tail or "")]
    return [text.strip() for text in (tree.text or "", *inside) if text.strip()]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [game for game in SHELF if FIRST in lessons(game)])
def test_a_newcomer_knows_enough_for_a_first_match_after_about_ten_minutes(game: str, lang: str) -> None:
    newcomer = Newcomer(game, lang)
    found = newcomer.walk()
    told = f"{found:.1f} minutes: {newcomer.words} words, {newcomer.taps} taps, {newcomer.page.waited / 1000:.0f} s"
    assert newcomer.words > 200, told
    assert MINUTES[game] / 2 < found <= MINUTES[game], told
