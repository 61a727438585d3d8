"""Someone in front of a page in WebKit: what is seen is asked of the page, what is pressed is pressed by a pointer."""

from __future__ import annotations

import json
import os
from time import monotonic, sleep
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By

from engine.core.languages import words
from engine.core.position import Position
from engine.core.record import Record
from engine.games import load
from engine.learn.lessons import FIRST, lessons
from tests.browser.scripts import PHASE, PRESS, WAITS
from tests.browser.solved import answers

PATIENCE = float(os.environ.get("PATIENCE") or 60)
POLL = 0.05
LOOK = 0.4
"""A button that has just taken another's place takes no press for a moment (`guard.js`)."""
CALL = """const done = arguments[arguments.length - 1];
Promise.resolve((SCRIPT)(arguments[0])).then((value) => done([value]), (error) => done(String(error)));"""
SETTLED = """(id) => {
  const root = document.getElementById(id);
  return root?.dataset.state === 'ready' && Number(root.dataset.asked ?? 0) === Number(root.dataset.answered ?? 0);
}"""
NEAR = """(id) => {
  const root = document.getElementById(id);
  root.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = root.getBoundingClientRect();
  return [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2].map(Math.round);
}"""
SET = """([id, fields]) => {
  for (const fold of document.querySelectorAll(`[id="${id}"] details`)) fold.open = true;
  for (const [name, value] of Object.entries(fields)) document.getElementById(`${id}--${name}`).value = value;
}"""
KEPT = """() => Object.keys(localStorage).filter((key) => key.startsWith('coup-denvoi-match-'))
  .map((key) => localStorage.getItem(key))"""


class Visitor:
    """Someone with a browser of their own."""

    def __init__(self, driver: webdriver.WebKitGTK, lang: str) -> None:
        self.driver = driver
        self.lang = lang
        self.say = words(lang)

    def ask(self, script: str, given: object = None) -> Any:
        """What a function of the page answers."""
        answer = self.driver.execute_async_script(CALL.replace("SCRIPT", script), given)
        assert isinstance(answer, list), answer
        return answer[0]

    def until(self, script: str, given: object = None) -> None:
        """Ask again and again until the page says yes."""
        last = monotonic() + PATIENCE
        while not self.ask(script, given):
            assert monotonic() < last, f"{script} {given}"
            sleep(POLL)

    def press(self, selector: str) -> None:
        """Press something by a pointer, once it is there."""
        self.until("(selector) => Boolean(document.querySelector(selector))", selector)
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def type(self, text: str) -> None:
        """Press keys wherever the focus is."""
        ActionChains(self.driver).send_keys(text).perform()

    def see(self, selector: str, text: str = "") -> None:
        """Wait until something can be seen, perhaps with a text in it."""
        self.until(
            "([selector, text]) => [...document.querySelectorAll(selector)]"
            ".some((found) => found.checkVisibility() && found.textContent.includes(text))",
            [selector, text],
        )

    def boot(self, root: str) -> None:
        """Come near a widget, and wait until Python answers."""
        self.until("(id) => Boolean(document.getElementById(id))", root)
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(*self.ask(NEAR, root))
        actions.perform()
        self.settle(root)

    def settle(self, root: str) -> None:
        """Wait until everything asked is answered, and look what there is to press."""
        self.until(SETTLED, root)
        sleep(LOOK)

    def plays_a_match(self) -> None:
        """A short match of 5-3-Double! against the computer comes to its end, is kept, and is a match by the rules."""
        root = "s-double-play"
        self.boot(root)
        self.ask(SET, [root, {"seat1": "medium", "pace": "instant", "seed": "42", "rule-length": "20"}])
        self.press(f"[id='{root}--kick-off']")
        self.until("(id) => Boolean(document.getElementById(id))", f"{root}--leave")
        presses, _ = self.ask(f"([id, seed, most, hurry]) => ({PRESS})([id, seed, most, hurry])", [root, 1, 2000, True])
        assert presses > 3
        self.see(f"[id='{root}--rematch']")
        self.settle(root)
        assert self.kept().over

    def learns(self, game: str) -> None:
        """The first task of the first lesson is solved, by its rule."""
        root = f"s-{game}-learn"
        self.boot(root)
        lesson = next(each for each in lessons(game).values() if each.id != FIRST)
        self.press(f"[id='{root}--{lesson.id}']")
        self.see(f"[id='{root}'] .ce-steps .ce-vh", self.say("learn.step", number=1, total=len(lesson.steps)))
        for number in range(1, len(lesson.steps) + 1):
            self._rest(root)
            if self.ask(PHASE, root) == "task":
                for option in answers(lesson, number)[0]:
                    self._rest(root)
                    own = f"{root}--opt-{option}"
                    there = self.ask("(id) => Boolean(document.getElementById(id))", own)
                    self.press(f"[id='{own if there else root + '--go'}']")
                self._rest(root)
                assert self.ask(PHASE, root) == "right"
                return
            self.press(f"[id='{root}--go']")
        raise AssertionError("no step of the lesson is to be solved")

    def _rest(self, root: str) -> None:
        """Wait until the reader is asked."""
        self.settle(root)
        self.until(WAITS, root)
        self.settle(root)

    def kept(self) -> Position:
        """The kept match, played again outside of the browser."""
        (text,) = self.ask(KEPT)
        return Record.load(json.dumps(json.loads(text)["save"]["record"])).position(load)
