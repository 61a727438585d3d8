"""A Play page as a person uses it, and the same match in CPython to compare it with."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from engine.core.languages import words
from engine.core.position import Position
from engine.core.record import Record
from engine.games import load
from tests.browser.house import in_language
from tests.browser.page import ANSWERED, Reader, Widget, until
from tests.browser.scripts import PRESS


class Table(Widget):
    """A Play page: its form, its match, its replay."""

    def __init__(self, page: Page, game: str, lang: str) -> None:
        super().__init__(page, f"s-{game}-play", lang)
        self.game = game
        self.say = words(lang)

    @classmethod
    def at(cls, reader: Reader, game: str, lang: str = "en") -> Table:
        """Come to the Play page of a game."""
        reader.come(in_language(f"{game}/play/", lang))
        return cls(reader.page, game, lang)

    def set_up(self, **fields: str) -> None:
        """Fill in the form and kick off; what is not named stays as it is."""
        for part in ("house", "manner"):
            self._unfold(part)
        for name, value in fields.items():
            field = self.part(name.replace("_", "-"))
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            elif value in {"on", "off"}:
                field.set_checked(value == "on")
            else:
                field.fill(value)
        self.part("kick-off").click()
        expect(self.part("leave")).to_be_visible()
        self.settled()

    def reach(self, name: str) -> Locator:
        """A part that is to be pressed; what is seldom wanted stands in the menu, which is opened for it."""
        found = self.part(name)
        expect(found).to_be_attached()
        if found.evaluate("part => part.closest('.ce-panel--menu') !== null && !part.checkVisibility()"):
            self.part("menu").click()
        return found

    def ask_coach(self) -> None:
        """Play on to a choice, and ask the coach about it."""
        for _ in range(60):
            if self.part("coach-go").get_attribute("aria-disabled") is None:
                break
            self.press_on(1)
            self.page.wait_for_timeout(30)
        self.part("coach-go").click()

    def press_on(self, most: int = 2000, seed: int = 1) -> tuple[int, float]:
        """Press buttons to the end of the match, or so many times."""
        presses, longest = self.page.evaluate(PRESS, [self.id, seed, most, True])
        if self.over.count():
            self.look()
        return presses, longest

    @property
    def over(self) -> Locator:
        """What is offered after a match."""
        return self.part("rematch")

    def settled(self) -> None:
        """Wait until the last press is answered: what is seen is drawn first, and kept on the device a moment later."""
        asked = int(self.root.get_attribute("data-asked") or 0)
        assert until(self.page, ANSWERED, [self.id, asked])

    @property
    def kept(self) -> list[dict[str, Any]]:
        """The matches of this game that the device keeps, the newest last, with the last press in it."""
        self.settled()
        texts: list[str] = self.page.evaluate(
            "Object.keys(localStorage).filter((key) => key.startsWith('coup-denvoi-match-'))"
            ".map((key) => localStorage.getItem(key))"
        )
        found = [json.loads(text) for text in texts]
        return sorted((one for one in found if one["game"] == self.game), key=lambda one: str(one["when"]))

    def in_cpython(self) -> Position:
        """The newest kept match played again outside of the browser."""
        return Record.load(json.dumps(self.kept[-1]["save"]["record"])).position(load)


def score(table: Table) -> list[str]:
    """The points on the board."""
    return table.root.locator(".ce-score__points").all_inner_texts()
