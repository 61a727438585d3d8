"""A reader without a browser: sends what a page would send, and reads frames as strictly as XML."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from engine import games
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.situation.first_frame import first_frame

Element = ElementTree.Element


def tree(html: str) -> Element:
    """A frame as a tree; fails on anything that is not well-formed."""
    return ElementTree.fromstring(f"<body>{html}</body>")


def plain(sentence: str) -> str:
    """A sentence with plain spaces and the printer's apostrophe."""
    return " ".join(sentence.replace("\u00a0", " ").replace("\u202f", " ").replace("'", "’").split())


def text(element: Element) -> str:
    """All that an element says, with plain spaces."""
    return plain("".join(element.itertext()))


def by_class(root: Element, name: str) -> list[Element]:
    """The elements of a class."""
    return [one for one in root.iter() if name in (held := one.get("class", "")) and name in held.split()]


def by_id(root: Element, id_: str) -> Element:
    """The element of an id."""
    (found,) = [one for one in root.iter() if one.get("id") == id_]
    return found


def ids(root: Element) -> list[str]:
    """Every id."""
    return [one.get("id", "") for one in root.iter() if one.get("id")]


def still(game: str, situation: str, lang: str = "en") -> Element:
    """The first frame of a situation."""
    return tree(first_frame(game, situation, lang, ".."))


class Reader:
    """Someone in front of one widget."""

    def __init__(self, situation: str, lang: str = "en", game: str = "double", spec: Any = None) -> None:
        """Sit down at a situation; a spec of one's own can be given instead."""
        self.root = f"s-{game}-{situation}"
        self.spec: Any = spec or spec_of(games.situation(game, situation), lang, "../").plain()
        self.number = 0
        self.table: Any = None
        self.answer: dict[str, Any] = {}
        self.html = ""
        self.frame: Element = tree("")

    def send(self, command: object) -> Element:
        """Send a command and read the frame that comes back."""
        self.number += 1
        request = {
            "id": self.number, "widget": self.root, "spec": self.spec, "command": command, "table": self.table,
        }  # fmt: skip
        self.answer = json.loads(bridge.handle(json.dumps(request)))
        if "table" in self.answer:
            self.table = self.answer["table"]["rules"]
        assert self.answer["id"] == self.number
        self.html = self.answer["html"]
        self.frame = tree(self.html)
        return self.frame

    def open(self, link: str | None = None) -> Element:
        """Look at the widget as it is, or as a link says."""
        return self.send({"do": "open"} if link is None else {"do": "open", "link": link})

    def throw(self, *faces: int | str) -> Element:
        """Set the dice."""
        return self.send({"do": "set", "fields": {f"d{place}": str(face) for place, face in enumerate(faces)}})

    def draw(self, card: str) -> Element:
        """Set the card."""
        return self.send({"do": "set", "fields": {"card": card}})

    def choose(self, option: str) -> Element:
        """Choose an option."""
        return self.send({"do": "choose", "option": option})

    def link(self) -> str:
        """The link to this position."""
        self.send({"do": "link"})
        return str(self.answer["link"])

    @property
    def status(self) -> str:
        """What the live region says, with plain spaces."""
        return plain(str(self.answer["status"]))

    @property
    def note(self) -> str:
        """What the widget says beside its position, if anything."""
        found = by_class(self.frame, "ce-note")
        return text(found[0]) if found else ""
