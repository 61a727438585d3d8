"""The Learn pages: a command comes in; the list or a lesson on the stage goes out, with what has been learnt.

The page keeps progress on the device and hands it in with every command; whatever a reader has solved comes back in the
same answer. Luck and the other side's moves are asked for by the page, one at a time, as in matches.
"""

from __future__ import annotations

from typing import Any

from engine import games
from engine.core.asks import Ask
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.learn.lessons import Lesson, Malformed
from engine.learn.memory import AGAIN, GOOD, HARD
from engine.learn.packing import unpacked
from engine.learn.progress import read
from engine.match.settings import CALM, PACES, TURN, Settings
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.learn.catalogue import Place, catalogue
from site_plugins.live.widgets.learn.commands import COMMANDS
from site_plugins.live.widgets.learn.screen import heard, lesson_screen
from site_plugins.live.widgets.learn.sitting import END, MISSED, RIGHT, TASK, WATCH, Sitting, weight
from site_plugins.live.widgets.page.contract import Done, Page
from site_plugins.live.widgets.page.view import View, look

KIND = "lesson"
GO = {"do": "go"}
_LATEST = 10**11
_WORD_MS, _READ_MS = 250, 700
"""How long a sentence is read before anything moves: so long for each word, and so long at least."""
_GLANCE_MS = 900
"""How long the match that is only watched waits before its first throw of a step."""


class Learn(Page[Sitting]):
    """The Learn page of a game."""

    commands = COMMANDS
    view: View | None = None

    def begun(self) -> Sitting:
        """Where the reader is."""
        self.game = games.load(self.spec.game)
        self.progress = self.known = read(self.request.get("progress"))
        self.learned: list[dict[str, Any]] = []
        known: Sitting | None = self.kept.get(self.place)
        if known is not None and known.brought == self.spec.start:
            return known
        try:
            return Sitting(self.spec.start, unpacked(self.game, self.spec.start))
        except Malformed as why:
            raise Refusal("spec-broken", field="lessons") from why

    def tried(self) -> Sitting:
        """The same, with nothing that has just fallen."""
        return self.before._replace(fresh=False)

    @property
    def when(self) -> int:
        """The time of the page, in seconds."""
        given = self.request.get("when")
        return given if type(given) is int and 0 <= given < _LATEST else 0

    @property
    def pace(self) -> str:
        """How quickly what happens by itself is shown: as in the matches of this device. Reading takes its time."""
        given = self.request.get("pace")
        return given if given in PACES else CALM

    @property
    def steps(self) -> bool:
        """Whether the reader goes from step to step himself: who wants nothing to move, or plays turn by turn."""
        return self.request.get("still") is True or self.pace == TURN

    def solved(self, lesson: Lesson) -> tuple[int, ...]:
        """The steps of a lesson that this device has seen solved."""
        done = self.progress.lessons.get(f"{self.spec.game}/{lesson.id}", ())
        return tuple(number for number in done if 1 <= number <= len(lesson.steps))

    def to_do(self, lesson: Lesson) -> int:
        """The first step that is not solved, or the first of all."""
        done = self.solved(lesson)
        return next((number for number in range(1, len(lesson.steps) + 1) if number not in done), 1)

    def drawn(self, done: Done) -> dict[str, Any]:
        """The list or the lesson, what there is to keep, and what the page is to send next."""
        if self.now.lesson is not None and self.do != "build":
            self.now = self.now.planned
        now, root = self.now, self.spec.root
        self.note_down()
        kept: dict[str, Any] = {"learn": {"lesson": "" if now.lesson is None else now.lesson.id}}
        if self.progress is not self.known:
            kept |= {"progress": self.progress.kept(), "learned": self.learned}
        if now.lesson is None:
            place = Place(self.spec, self.game.text(self.spec.lang), self.say)
            solved = {id_: self.solved(lesson) for id_, lesson in now.lessons.items()}
            html = catalogue(place, now.lessons, solved, done.note)
            return {
                "html": str(html),
                "focus": f"{root}--{self.before.lesson.id if self.before.lesson else 'first'}",
                **kept,
            }
        spec = self.spec._replace(play=True, start={})
        attempt = now.attempt
        view = look(spec, attempt.now, floor=0, seat=attempt.you, you=None if now.reel else attempt.you)
        idle = now.phase != TASK or now.step.kind != "want" or now.flows
        self.view = view._replace(fresh=now.fresh, note=done.note, idle=idle, built=now.plan.built)
        html = lesson_screen(self.view, now, self.solved(now.lesson))
        answer = {"html": str(html), "focus": f"{root}--{self.focused()}", **kept}
        return {**answer, "next": {"send": GO, "after": self.dwell()}} if now.moves_on else answer

    def focused(self) -> str:
        """Where focus goes if what had it is no longer there."""
        if self.do == "build":
            return "verdict"
        return "ask" if self.now.phase == TASK else "go"

    def dwell(self) -> int:
        """How long the page waits before the next thing: as long as it takes to read, or to see what has happened."""
        now = self.now
        read = len(now.step.say[self.spec.lang].split()) * _WORD_MS
        if now.attempt.sent == 0:
            return _GLANCE_MS if now.reel else _READ_MS + read
        seen = Settings((), (), {}, pace=self.pace).dwell(weight(now.attempt))
        if now.flows:
            return seen
        # The step is over: what is left to be read.
        return max(seen, read - _GLANCE_MS * now.attempt.sent, _READ_MS)

    def note_down(self) -> None:
        """What this command has shown of what the reader knows."""
        now, before = self.now, self.before
        if now.lesson is None or now.phase == END:
            return
        same = now.begun is before.begun
        if now.phase == WATCH and not now.flows:
            self.progress = self.progress.meet(now.whole.steps[now.number - 1].teaches, self.when)
            self.solve(now)
        elif now.phase == RIGHT and not (same and before.phase == RIGHT):
            grade = HARD if now.misses or now.helped else GOOD
            for rule in now.whole.steps[now.number - 1].teaches:
                self.grade(rule, grade)
            self.solve(now)
        elif now.phase == MISSED and now.misses == 1 and before.misses == 0 and now.verdict is not None:
            self.grade(now.verdict.rule, AGAIN)

    def grade(self, rule: str, grade: int) -> None:
        """An answer about a rule."""
        self.progress = self.progress.note(rule, grade, self.when)
        self.learned.append({"rule": rule, "grade": grade, "kind": KIND})

    def solve(self, now: Sitting) -> None:
        """A step that is solved; what is known already is not written again."""
        if now.number not in self.solved(now.whole):
            self.progress = self.progress.solve(f"{self.spec.game}/{now.whole.id}", now.number)

    def status(self, done: Done) -> str:
        """What the live region says: where the reader is, what has happened, what is right or wrong and why."""
        if self.view is None or self.now.lesson is None:
            return "" if done.note is None else done.note.text
        if self.do == "build" and self.now.builds:
            return board(self.spec.game).heard(self.view)
        note = "" if done.note is None else done.note.text
        return " ".join(filter(None, [note, *heard(self.view, self.now, self.before)]))

    def asked(self) -> tuple[Ask | None, GameText]:
        """The question of the match, in its own words."""
        ask = None if self.before.now is None else self.before.now.now.ask
        return ask, self.game.text(self.spec.lang)
