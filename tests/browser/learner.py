"""Someone at a lesson with a keyboard."""

from __future__ import annotations

from tests.browser.page import Reader, Widget, until
from tests.browser.scripts import PHASE, WAITS

FIGURE = "([id, part]) => document.getElementById(`${id}--${part}`)?.dataset.figure ?? ''"


class Learner(Widget):
    """Someone at a lesson with a keyboard."""

    def __init__(self, reader: Reader, game: str = "double") -> None:
        super().__init__(reader.page, f"s-{game}-learn", reader.lang)
        self.keys = 0

    @property
    def phase(self) -> str:
        """What the stage waits for."""
        return str(self.page.evaluate(PHASE, self.id))

    def key(self, name: str) -> None:
        """Press a key and see what came of it."""
        self.look()
        self.page.keyboard.press(name)
        self.keys += 1
        self.look()

    def rest(self) -> None:
        """Go on until the reader is asked: what happens by itself is hurried."""
        while not until(self.page, WAITS, self.id, 1.5):
            self.key("Space")

    def reply(self, option: str) -> None:
        """Give an answer by its figure, or by the one key where there is one thing to do."""
        self.look()
        figure = self.page.evaluate(FIGURE, [self.id, f"opt-{option}"])
        self.key(figure or "Space")
