"""How the events, asks and refusals of a game become sentences, in each language.

A sentence is a line of data in the game's `words/<language>/sentences.toml`, keyed by what it says: under `[events]`,
`kicked` tells the event `kicked`, and its fields are the facts of the event by their names, those of the ask, or of the
refusal. `phrases.py` says how they are filled in; besides its own methods a text may use `filters`, and the tables of
`[phrases]`.

Where a sentence really is code it is a method, `on_kicked`. A missing sentence is an error, never a silent fallback.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from engine.core import catalogue, phrases
from engine.core.asks import Ask
from engine.core.events import Events
from engine.core.game import Event
from engine.core.language import Language
from engine.core.refusal import Refusal
from engine.core.sayings import Sayings
from engine.core.sides import Sides


def method(name: str) -> str:
    """The part of a method's name that stands for a key: `fifty-twenty-two` becomes `fifty_twenty_two`."""
    return name.replace("-", "_").replace(".", "_").replace("/", "_")


def plain(key: str) -> str:
    """A key as it stands in the data: `fifty-twenty-two`."""
    return key.replace("_", "-").replace(".", "-")


TABLES = {
    "events": "on_",  # what happened
    "sheet": "sheet_",  # the same in the few words that the sheet has room for
    "brief": "brief_",  # the same in a word or two after the name of its side; none where what follows tells it
    "asks": "ask_",  # the questions
    "options": "opt_",  # what may be chosen; `question/option` where one question has words of its own
    "barred": "bar_",  # why an option is not there
    "outcomes": "out_",  # what can come of something, as odds name it
    "choices": "then_",  # the choices at which odds stop
    "refusals": "no_",  # what cannot be
    "faces": "face_",  # what dice show
    "cards": "card_",  # what cards are called
    "parts": "part_",  # the parts of the sheet
    "switches": "switch_",  # the questions that house rules answer
    "settings": "setting_",  # their answers, `house rule/value`
    "wanted": "wanted_",  # what a field of a match must be
}
"""The tables that every game has, and what the methods of those sentences begin with that are code."""
WHOLE = frozenset({"events", "asks", "options", "barred"})
"""The tables whose sentences stand alone, and begin with a capital."""
OWN = frozenset({"title", "phrases"})
"""What else stands in the file: the name of the game, and phrases by which filters replace a fact."""


OTHERWISE = "other"
"""The phrase for every fact that has none of its own."""


class GameText(Sides):
    """The words of one game in one language, for two named sides."""

    events: ClassVar[Events] = Events()
    """The events of the game, whose facts the sentences name."""
    filters: ClassVar[Mapping[str, Any]] = {}
    """What a field may be passed through besides the methods of the text: functions and tables."""
    words: ClassVar[Mapping[str, Any]] = {}
    """Everything that the file of this language says."""
    sentences: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Its sentences, table by table."""

    def __init_subclass__(cls) -> None:
        """The sentences of a language lie beside what is code in it."""
        super().__init_subclass__()
        words = catalogue.read(cls.__module__.rpartition(".")[0], "sentences")
        if words:
            cls.words = words
            cls.sentences = {table: said for table, said in words.items() if table not in OWN}

    def __init__(self, core: Language, names: tuple[str, ...], you: int | None = None) -> None:
        """Speak about these players, perhaps to one of them."""
        super().__init__(core, names, you)
        self.say = Sayings(type(self).__module__.rpartition(".")[0], self, core)
        """What is said by key: `say("board.ball")` stands in `board.toml` of this game's words."""

    def filtered(self, name: str, value: Any, *beside: Any) -> Any:
        """What a filter makes of a fact."""
        if name in self.words.get("phrases", ()):
            return self.phrase(name, value)
        step = self.filters.get(name) or getattr(self, name, None)
        if step is None:
            return self.core.filtered(name, value, *beside)
        return step(value, *beside) if callable(step) else step[value]

    def phrase(self, table: str, value: Any, **facts: Any) -> str:
        """The phrase of a table that stands for a fact, or its `other` one; it may name `{value}` and these facts."""
        told = self.words["phrases"][table]
        key = phrases.key_of(value)
        said: str = told[key] if key in told or OTHERWISE not in told else told[OTHERWISE]
        return phrases.fill(said, self, {"value": value, **facts}.__getitem__) if "{" in said else said

    def says(self, table: str, key: str) -> bool:
        """Whether there is such a sentence."""
        return plain(key) in self.sentences.get(table, ()) or hasattr(self, TABLES.get(table, "") + method(key))

    def fill(self, table: str, key: str, get: Callable[[str], Any]) -> str | None:
        """A sentence of data with these facts, or None where it is code."""
        sentence = self.sentences.get(table, {}).get(plain(key))
        return None if sentence is None else phrases.fill(sentence, self, get)

    def _say(self, table: str, key: str, *facts: Any) -> str:
        if table in {"asks", "options", "barred"}:
            said = self.fill(table, key, lambda name: facts[1] if name == "option" else getattr(facts[0], name))
        elif table in {"events", "sheet", "brief"}:
            said = self.fill(table, key, lambda name: facts[self.events[key].facts.index(name)])
        else:
            said = self.fill(table, key, dict.fromkeys(("seat", "who", "value"), *facts).__getitem__)
        if said is None:
            said = str(getattr(self, TABLES.get(table, f"{table}: ") + method(key))(*facts))
        said = self.core.typeset(said)
        return self.core.addressed(said) if self.you is not None and table in WHOLE else said

    def event(self, event: Event) -> str:
        """Tell an event."""
        return self._say("events", event[1], *event[2:])

    def ask(self, ask: Ask) -> str:
        """Put a question."""
        return self._say("asks", ask.name, ask)

    def option(self, ask: Ask, option: str) -> str:
        """Name an option: in words of this very question if there are any, else in the usual ones."""
        own = f"{plain(ask.name)}/{plain(option)}"
        return self._say("options", own if self.says("options", own) else option, ask)

    def barred(self, ask: Ask, option: str) -> str:
        """Say why an option that one might expect is not there."""
        return self._say("barred", option, ask)

    def face(self, face: str) -> str:
        """Name what a side of a die with pictures shows."""
        return self._say("faces", face)

    def card(self, card: str) -> str:
        """Name a card that can be drawn."""
        return self._say("cards", card)

    def outcome(self, key: str) -> str:
        """Name an outcome of odds, made of parts joined by `+`."""
        parts: list[str] = []
        for part in key.split("+"):
            if part.startswith("?"):
                parts.append(self._say("choices", part[1:]))
            else:
                name, _, seat = part.partition(":")
                parts.append(self._say("outcomes", name, *([int(seat)] if seat else [])))
        return ", ".join(parts)

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet reports: the events that have a short form, in order."""
        cell = ", ".join(filter(None, map(self.short, events)))
        return cell[:1].upper() + cell[1:]

    def short(self, event: Event) -> str:
        """An event in the few words that the sheet has room for; nothing for one that goes without saying."""
        return self._say("sheet", event[1], *event[2:]) if self.says("sheet", event[1]) else ""

    def brief(self, event: Event) -> str | None:
        """An event in a word or two after the name of its side, empty where it goes without saying; or None."""
        return self._say("brief", event[1], *event[2:]) if self.says("brief", event[1]) else None

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused, in the game's words if it has them."""
        said = self.fill("refusals", why.code, why.facts.__getitem__)
        own = getattr(self, "no_" + method(why.code), None)
        if said is None:
            return self.core.refusal(why) if own is None else self.core.typeset(str(own(**why.facts)))
        return self.core.typeset(said)

    def place(self, spot: int) -> str:
        """A place on the pitch, in a game that has one."""
        return str(spot)

    def title(self) -> str:
        """The name of the game."""
        return self.core.typeset(str(self.words["title"]))

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return self._say("parts", name)

    def house_rule(self, key: str) -> str:
        """The question that a house rule answers."""
        return self._say("switches", key)

    switch = house_rule
    """What programs that readers have kept call it."""

    def setting(self, key: str, value: str) -> str:
        """A value of a house rule: in words of its own, `length/40`, if there are any, else in the usual ones."""
        own = f"{key}/{value}"
        return self._say("settings", own if own in self.sentences.get("settings", ()) else key, value)

    def wanted(self, name: str, low: int, high: int) -> str:
        """What a field of a match must be, where it cannot be what it is."""
        own = self.fill("wanted", name, {"low": low, "high": high}.__getitem__)
        return self.core(f"core.wanted.{name}", low=low, high=high) if own is None else own
