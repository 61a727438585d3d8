"""A Play page without a browser: sends what the page would send, keeps what it would keep, and presses its buttons."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from engine.core.languages import words
from engine.core.position import Position
from engine.games import SHELF
from engine.match.fixture import Fixture
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.match.session import Session
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.reader import Element, by_class, by_id, ids, plain, text, tree

GAMES = SHELF
SECRET = ("draft", "scrumball", "flair")
LANGUAGES = ("en", "fr")
ANSWERS = frozenset(("roll", "choose", "reveal"))
MOST = 3000
SHORT = {"double": {"rule-length": "20"}, "tomy": {"rule-format": "single"}}
"""The shortest whole match that a game has."""


class Page:
    """Someone in front of the Play page of one game."""

    def __init__(self, game: str, lang: str = "en", table: dict[str, str] | None = None) -> None:
        self.game, self.lang, self.table = game, lang, table
        self.root = f"s-{game}-play"
        self.say = words(lang)
        self.kept: dict[str, Any] = {}
        """What the device keeps, by the number of the match."""
        self.current = ""
        self.answer: dict[str, Any] = {}
        self.html = ""
        self._read: tuple[str, Element] | None = None

    def send(self, command: object, **more: object) -> Element:
        """Send a command, keep what there is to keep, and read the screen that comes back."""
        spec = {"game": self.game, "situation": "play", "lang": self.lang, "base": "../", "start": {}, "play": True}
        request = {"id": 1, "widget": self.root, "spec": spec, "command": command, "table": self.table, **more}
        self.answer = json.loads(bridge.handle(json.dumps(request)))
        self.html = self.answer["html"]
        match = self.answer.get("match", {})
        if "save" in match:
            self.current = str(len(self.kept) + 1) if match.get("new") else self.current
            self.kept[self.current] = match["save"]
        return self.frame

    def do(self, do: str, **command: object) -> Element:
        """Send a command by its name."""
        return self.send({"do": do, **command})

    @property
    def frame(self) -> Element:
        """The screen, read as strictly as XML; every id is there once."""
        if self._read is None or self._read[0] != self.html:
            root = tree(self.html)
            here = ids(root)
            assert len(here) == len(set(here)), sorted(id_ for id_ in here if here.count(id_) > 1)
            self._read = self.html, root
        return self._read[1]

    @property
    def session(self) -> Session:
        """What the desk remembers of this page."""
        kept: Session = Match.kept[f"{self.lang}:{self.root}"]
        return kept

    @property
    def match(self) -> Fixture:
        """The match on this page."""
        return self.session.match

    @property
    def position(self) -> Position:
        """How it stands."""
        return self.match.position

    @property
    def status(self) -> str:
        """What the live region says, with plain spaces."""
        return plain(str(self.answer["status"]))

    @property
    def note(self) -> str:
        """What is said beside the screen, if anything."""
        found = by_class(self.frame, "ce-note")
        return text(found[0]) if found else ""

    def part(self, name: str) -> Element:
        """The element of this page that has a name."""
        return by_id(self.frame, f"{self.root}--{name}")

    def has(self, name: str) -> bool:
        """Whether such an element is there."""
        return f'id="{self.root}--{name}"' in self.html

    def can(self, name: str) -> bool:
        """Whether there is such a button and something comes of pressing it."""
        return self.has(name) and self.part(name).get("aria-disabled") is None

    def kick_off(self, **fields: str) -> Element:
        """Fill in the form and begin: at once, and with a seed, unless told otherwise."""
        usual = {"seat0": "human", "seat1": "human", "pace": "instant", "seed": "1"}
        return self.do("new", fields={**usual, **{name.replace("_", "-"): value for name, value in fields.items()}})

    def wait(self, *, review: bool = True) -> None:
        """Let everything happen that happens by itself; the look back at a match that is over only where it is wanted.

        To look back takes longer than to play: whoever wants no more than the match has no use for it.
        """
        for _ in range(MOST):
            if "next" not in self.answer or (self.position.over and not review):
                return
            self.send(self.answer["next"]["send"])
        raise AssertionError("it never comes to rest")

    @property
    def presses(self) -> list[dict[str, Any]]:
        """What can be pressed to go on: buttons that answer, or a form for the dice on the table."""
        frame = self.frame
        sent = [
            json.loads(button.get("data-send", ""))
            for button in frame.iter("button")
            if button.get("data-send") and button.get("aria-disabled") is None
        ]
        found = [send for send in sent if send["do"] in ANSWERS]
        return found or [{"do": "set", "form": form} for form in frame.iter("form") if "set" in form.get("class", "")]

    def press(self, rng: Random) -> None:
        """Press one of them, once nobody is still moving: how far that comes in one answer depends on the machine."""
        self.wait(review=False)
        found = self.presses
        assert found, text(self.frame)
        # Luck only where there is a choice: a curtain more or less then leaves the match as it was.
        send = found[0] if len(found) == 1 else found[int(rng.random() * len(found))]
        form = send.pop("form", None)
        self.send(send if form is None else {**send, "fields": filled(form, rng)})
        assert not by_class(self.frame, "ce-note--refusal"), (send, self.note)
        self.wait(review=False)

    def press_on(self, most: int = MOST, seed: int = 1) -> int:
        """Press to the end of the match, or so many times; how many presses it took."""
        rng = Random(seed)
        self.wait(review=False)
        for number in range(most):
            if self.position.over:
                return number
            self.press(rng)
        return most


@cache
def finished(game: str) -> str:
    """The text of a match between two computer players that is over; the same for every test that looks at one."""
    page = Page(game)
    page.kick_off(seat0="medium", seat1="medium", seed="7", **SHORT.get(game, {}))
    page.wait(review=False)
    assert page.position.over
    return json.dumps(page.kept["1"])


def looked_back(game: str, lang: str = "en") -> Page:
    """A page that looks back at that match."""
    forget()
    page = Page(game, lang)
    page.do("import", text=finished(game))
    return page


def filled(form: Element, rng: Random) -> dict[str, str]:
    """A form with a face for each die."""
    faces: dict[str, list[str]] = {}
    for field in form.iter("input"):
        faces.setdefault(field.get("name", ""), []).append(field.get("value", ""))
    return {name: values[int(rng.random() * len(values))] for name, values in faces.items()}
