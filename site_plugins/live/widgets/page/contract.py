"""What every page keeps to: a command comes in, what it leads to is drawn, and is kept only once it could be drawn.

Whatever goes wrong is said in the reader's language, with the rule that forbids it, and the page stays as it was.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.core.asks import Ask
from engine.core.language import Language
from engine.core.languages import words
from engine.core.refusal import Refusal
from engine.core.text import GameText
from site_plugins.live.widgets.drawing.throws import in_words
from site_plugins.live.widgets.page.answers import fields_of
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note, Step, View, capital, reason

Kept = TypeVar("Kept")
"""What is kept of a page for as long as the visit lasts."""
_PAGES: list[dict[str, Any]] = []


class Done(NamedTuple):
    """What a command led to."""

    status: str | None = None
    """All that the live region says; None where the page says what has happened and what is asked now."""
    lead: str = ""
    """A sentence that comes before that."""
    note: Note | None = None
    fresh: bool = False
    refused: bool = False
    more: Mapping[str, Any] = {}
    """What the page gets besides: a link, a file, a table, what is to be seen."""


class Page(ABC, Generic[Kept]):
    """One request to a page: a command changes `now`, which takes the place of `before` once it could be drawn."""

    commands: ClassVar[Mapping[str, Callable[[Any], Done | None]]] = {}
    kept: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        """Every kind of page keeps its own."""
        cls.kept = {}
        _PAGES.append(cls.kept)

    def __init__(self, spec: Spec, request: Mapping[str, Any]) -> None:
        """Find what is kept of the page, or begin it."""
        given = request.get("command")
        self.spec, self.request, self.say = spec, request, words(spec.lang)
        self.command: Mapping[str, Any] = given if isinstance(given, dict) else {}
        self.do = str(given if isinstance(given, str) else self.command.get("do"))
        self.place = f"{spec.lang}:{request.get('widget', spec.root)}"
        self.before: Kept = self.begun()
        self.now: Kept = self.tried()

    @abstractmethod
    def begun(self) -> Kept:
        """What is kept of the page, or how it begins."""

    def tried(self) -> Kept:
        """The same, to try a command on."""
        return self.before

    @abstractmethod
    def drawn(self, done: Done) -> dict[str, Any]:
        """The page as it is now: its markup, where focus goes, what it is to send next."""

    @abstractmethod
    def status(self, done: Done) -> str:
        """What the live region says of what has just been drawn."""

    @abstractmethod
    def asked(self) -> tuple[Ask | None, GameText | Language]:
        """What was asked before the command, and whose words say why it cannot be."""

    @property
    def fields(self) -> dict[str, str]:
        """The fields of a form as plain text."""
        return fields_of(self.command)

    def answer(self) -> dict[str, Any]:
        """Carry out the command and draw what it leads to; refuse it in words where that cannot be."""
        try:
            if self.do not in self.commands or not self.command:
                raise Refusal("command-unknown", command=self.do)
            answer = self._answered(self.commands[self.do](self) or Done())
        except Refusal as why:
            return self._refused(Note(self.reason(why), why.rule))
        except Exception:
            return self._refused(Note(self.say("widgets.broken")))
        self.kept[self.place] = self.now
        return answer

    def take(self) -> None:
        """Carry out a command without drawing what it leads to: the page has drawn that already."""
        with suppress(Exception):
            self.commands[self.do](self)
            self.kept[self.place] = self.now

    def _answered(self, done: Done) -> dict[str, Any]:
        """What the page gets of what was done."""
        drawn = self.drawn(done)
        return {**drawn, "status": self.status(done) if done.status is None else done.status, **done.more}

    def _refused(self, note: Note) -> dict[str, Any]:
        """Something that cannot be done: everything stays, and the reason stands beside it."""
        self.now = self.kept.setdefault(self.place, self.before)
        more = {"show": f"{self.spec.root}--note"}
        return self._answered(Done(note.text, note=note, refused=True, more=more))

    def reason(self, why: Refusal) -> str:
        """A refusal in words; for what is barred, the game's own reason, which says more."""
        ask, text = self.asked()
        if why.code == "barred" and ask is not None and isinstance(text, GameText):
            return capital(text.barred(ask, str(why.data["option"])))
        return reason(why, text)


def forget() -> None:
    """Forget all that is kept of any page, for tests."""
    for kept in _PAGES:
        kept.clear()


def told(view: View, steps: Sequence[Step]) -> list[str]:
    """Steps in sentences, for screen readers."""
    sentences: list[str] = []
    for step in steps:
        if step.open and not step.events and step.ask is not None and step.answer is not None:
            sentences.append(in_words(view, step.ask, step.answer) + ".")
        sentences += [view.text.event(event) for event in step.events]
    return sentences


def asks(view: View) -> str:
    """What is asked now, or how it came out."""
    return capital(view.text.ask(view.ask)) if view.ask is not None else view.headline()


def together(*sentences: str) -> str:
    """Sentences one after the other, each of them once."""
    return " ".join(dict.fromkeys(filter(None, sentences)))
