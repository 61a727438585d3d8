"""Someone at the referee's desk without a browser: fills in the form as a page would send it, and reads the answer."""

from __future__ import annotations

import json
from typing import Any

from engine import games
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.spec import Spec
from tests.widgets.reader import Element, by_class, by_id, ids, plain, text, tree

ROOT = "s-referee"


class Page:
    """The page of one reader."""

    def __init__(self, lang: str = "en", tables: dict[str, dict[str, str]] | None = None) -> None:
        """Come to the desk; `tables` are the house rules that the device keeps."""
        self.spec = Spec(games.SHELF[0], "referee", lang, "../", "x", {}, referee=True).plain()
        self.tables = tables or {}
        self.number = 0
        self.answer: dict[str, Any] = {}
        self.frame: Element = tree("")

    def send(self, **command: Any) -> Element:
        """Send a command and read the frame that comes back."""
        self.number += 1
        request = {"id": self.number, "widget": ROOT, "spec": self.spec, "command": command, "tables": self.tables}
        self.answer = json.loads(bridge.handle(json.dumps(request)))
        assert self.answer["id"] == self.number
        self.frame = tree(self.answer["html"])
        every = ids(self.frame)
        assert len(every) == len(set(every)), "an id stands there twice"
        return self.frame

    def told(self) -> dict[str, str]:
        """What the form says now, as a browser would send it."""
        fields: dict[str, str] = {}
        for one in by_id(self.frame, f"{ROOT}--form").iter():
            name = one.get("name", "")
            if one.tag == "select":
                chosen = [option for option in one if option.get("selected") is not None] or list(one)[:1]
                fields[name] = chosen[0].get("value", "")
            elif one.tag == "input" and (
                one.get("type") not in {"radio", "checkbox"} or one.get("checked") is not None
            ):
                fields[name] = one.get("value", "")
        return fields

    def tell(self, **changed: str | None) -> Element:
        """Change some of the form; None unticks a box."""
        fields: dict[str, str | None] = {**(self.told() if self.number else {}), **changed}
        return self.send(do="tell", fields={name: value for name, value in fields.items() if value is not None})

    def ask(self, game: str, moment: str, **told: str) -> Element:
        """Choose a game and a moment, and tell what differs; fields of the match by their own names."""
        self.tell(game=game)
        self.tell(moment=moment)
        return self.tell(**{f"f-{name}": value for name, value in told.items()}) if told else self.frame

    def throw(self, *faces: int | str) -> Element:
        """Enter the dice as they lie."""
        return self.send(do="set", fields={f"d{place}": str(face) for place, face in enumerate(faces)})

    def choose(self, option: str) -> Element:
        """Choose an option."""
        return self.send(do="choose", option=option)

    @property
    def question(self) -> str:
        """What is asked now, or how it came out."""
        return text(by_id(self.frame, f"{ROOT}--ask"))

    @property
    def story(self) -> list[str]:
        """What has happened, line by line."""
        found = by_class(self.frame, "ce-referee__steps")
        return [text(line) for line in found[0].iter("li")] if found else []

    @property
    def faults(self) -> dict[str, str]:
        """What is wrong, by the place where it stands."""
        return {
            one.get("id", "").removeprefix(f"{ROOT}-f-").removesuffix("-fault"): text(one)
            for one in by_class(self.frame, "ce-tell__fault")
        }

    @property
    def notes(self) -> list[str]:
        """What else is said beside the position."""
        return [text(one) for one in by_class(self.frame, "ce-note")]

    @property
    def status(self) -> str:
        """What the live region says."""
        return plain(str(self.answer["status"]))

    def control(self, name: str) -> Element:
        """The control of a place."""
        return by_id(self.frame, f"{ROOT}-f-{name}")
