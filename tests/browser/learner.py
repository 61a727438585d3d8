"""Someone at a lesson with a keyboard, in any browser, and what solves a step."""

from __future__ import annotations

from engine.learn.judging import SOLVED, WRONG, begin, offered, solution, tries
from engine.learn.lessons import Lesson
from engine.learn.predictions import guesses
from tests.browser.page import Reader, Widget, until

# Whether the lesson waits for its reader: nothing is to come by itself.
WAITS = """(id) => {
  const root = document.getElementById(id), go = document.getElementById(`${id}--go`);
  const still = root.dataset.asked === root.dataset.answered && !go?.dataset.send?.match(/hurry|pause/);
  return still && Boolean(root.querySelector('.ce-stage'));
}"""
PHASE = """(id) => {
  const { classList } = document.getElementById(id).querySelector('.ce-stage--lesson');
  return ['watch', 'task', 'missed', 'right', 'shown', 'end'].find((phase) => classList.contains(`ce-stage--${phase}`));
}"""
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


def answers(lesson: Lesson, number: int) -> tuple[list[str], list[str]]:
    """What solves a step, and one thing that does not."""
    attempt, step = begin(lesson, number), lesson.steps[number - 1]
    if step.kind == "predict":
        found = [(str(at), guess.verdict.kind) for at, guess in enumerate(guesses(attempt))]
    elif step.kind == "which":
        found = [(option, verdict.kind) for option, verdict in offered(attempt)]
    else:
        missed = [tried.said for tried, verdict in tries(attempt) if verdict.kind == WRONG and len(tried.said) == 1]
        return list(solution(attempt) or ()), [missed[0][0]] if missed else []
    right = [key for key, kind in found if kind == SOLVED]
    return right, [key for key, kind in found if kind == WRONG][:1]
