"""What a page says about a widget: which situation it shows, in which language, and where it begins.

The start travels with the page as plain values, so that the browser needs neither the game's files nor a TOML reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.game import Game
from engine.core.languages import LANGUAGES, words
from engine.core.position import Position, Start
from engine.core.reading import Unreadable, from_json, quoted
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from engine.core.situations import Situation

ROOMS = ("learn", "drill")
"""Pages of a game by which one learns it, where it has them."""
_FLAGS = ("sheet", "editor", "whatif", "play", "referee", "house", "learn", "drill", "progress")


class Spec(NamedTuple):
    """A widget as its page describes it; `base` is where this language's pages begin, seen from the page."""

    game: str
    situation: str
    lang: str
    base: str
    title: str
    start: Mapping[str, Any]
    sheet: bool = False
    editor: bool = False
    whatif: bool = False
    builder: str = ""
    play: bool = False
    """A whole match rather than a situation: the page is about nothing else."""
    referee: bool = False
    """The referee's page, where any game may be asked about."""
    house: bool = False
    """The page of house rules, where only what a table has written for itself is read."""
    learn: bool = False
    """The page of a game's lessons, which it brings along in its start."""
    rooms: tuple[str, ...] = ()
    """What else of the game there is to learn it by, by its address: `learn`, `drill`."""
    drill: bool = False
    """Questions about the rules of a game."""
    progress: bool = False
    """The map of what its reader knows of the rules, for all games."""

    @property
    def root(self) -> str:
        """The id of the widget's element."""
        return (
            f"s-{self.situation}" if self.referee or self.house or self.progress else f"s-{self.game}-{self.situation}"
        )

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers given before the reader comes in."""
        return tuple(self.start.get("answers", ()))

    def begin(self, game: Game[Any], table: Mapping[str, str] | None = None) -> Position:
        """The reader's moment; the house rules of a table hold where the situation has none of its own."""
        start = self.start
        position = Position.begin(
            Start.of(
                game,
                {**(table or {}), **start.get("options", {})},
                tuple(start.get("names", ())),
                start.get("play"),
                start.get("state"),
                start.get("scope", "play"),
            )
        )
        for text in self.answers:
            if position.ask is None:
                raise Refusal("spec-broken", field="answers")
            position = position.send(text)
        return position

    def plain(self) -> dict[str, Any]:
        """The spec as the page carries it."""
        told: dict[str, Any] = {
            "game": self.game,
            "situation": self.situation,
            "lang": self.lang,
            "base": self.base,
            "title": self.title,
            "start": dict(self.start),
        }
        rooms = {"rooms": list(self.rooms)} if self.rooms else {}
        return told | rooms | {name: value for name in ("builder", *_FLAGS) if (value := getattr(self, name))}


def start_of(situation: Situation) -> dict[str, Any]:
    """The start of a situation as plain values; what is as usual is left out."""
    start: dict[str, Any] = {"play": situation.play}
    if situation.state:
        start["state"] = dict(situation.state)
    if situation.answers:
        start["answers"] = list(situation.answers)
    if situation.house:
        start["options"] = dict(situation.house)
    if situation.names:
        start["names"] = list(situation.names)
    if situation.scope != "play":
        start["scope"] = situation.scope
    return start


def spec_of(situation: Situation, lang: str, base: str) -> Spec:
    """The spec of a situation, for its page."""
    # The page's own filter sets spaces at build time, but titles are drawn again in the browser, where there is none.
    title = words(lang).typeset(situation.title[lang])
    start = start_of(situation)
    shown = (situation.sheet, situation.editor, situation.whatif, situation.builder)
    return Spec(situation.game, situation.id, lang, base, title, start, *shown)


def parse_spec(given: object) -> Spec:
    """Read a spec as a page sends it, as data or as text; refuse one that is damaged, and name the field."""
    if isinstance(given, str):
        try:
            given = from_json(given)
        except Unreadable as problem:
            raise Refusal("spec-broken", field="spec") from problem
    if not isinstance(given, dict):
        raise Refusal("spec-broken", field="spec")
    lang = given.get("lang")
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", lang=quoted(lang), known=LANGUAGES)
    for field in ("game", "situation"):
        if not isinstance(given.get(field), str):
            raise Refusal("spec-broken", field=field)
    for field in ("base", "title"):
        if not isinstance(given.get(field, ""), str):
            raise Refusal("spec-broken", field=field)
    rooms = given.get("rooms", [])
    if not isinstance(rooms, list) or not all(room in ROOMS for room in rooms):
        raise Refusal("spec-broken", field="rooms")
    start = given.get("start")
    if not isinstance(start, dict):
        raise Refusal("spec-broken", field="start")
    _check_start(start)
    return Spec(
        given["game"],
        given["situation"],
        lang,
        given.get("base", "./"),
        str(given.get("title", given["situation"])),
        start,
        builder=str(given.get("builder", "")),
        rooms=tuple(rooms),
        **{name: given.get(name) is True for name in _FLAGS},
    )


def _check_start(start: Mapping[str, Any]) -> None:
    """Each part of a start is of its kind."""
    for field, kind in (("options", dict), ("names", list), ("state", dict), ("answers", list)):
        if field in start and not isinstance(start[field], kind):
            raise Refusal("spec-broken", field=field)
    for field in ("names", "answers"):
        if not all(isinstance(one, str) for one in start.get(field, ())):
            raise Refusal("spec-broken", field=field)
    if not isinstance(start.get("play", ""), str):
        raise Refusal("spec-broken", field="play")
