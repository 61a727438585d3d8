"""What CPython says, to hold against what the browser shows."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.game import Game
from engine.core.odds import odds
from engine.core.position import Position
from engine.core.situations import Situation
from engine.games import load, situations
from site_plugins.live.widgets.view import viewer
from tests.browser.house import SITE, Reading
from tests.browser.page import Line


def game_of(id_: str = "double") -> Game[Any]:
    """A game of the shelf."""
    return load(id_)


def told(position: Position, lang: str) -> list[Line]:
    """The log in words, each line with its rule, as the seat that is asked may know it."""
    text = position.start.game.text(lang, position.start.names)
    return [Line(event[0], text.event(event)) for event in position.observe(viewer(position)).log]


def shown_odds(position: Position, lang: str) -> list[dict[str, str]]:
    """The exact odds as the widget's tables show them: one table, or one per option that leaves more than one way."""
    found = odds(position)
    text = position.start.game.text(lang, position.start.names)
    tables = [found.outcomes] if found.outcomes else [table for table in found.options.values() if len(table) > 1]
    return [{_capital(text.outcome(key)): str(share) for key, share in table.items()} for table in tables]


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


@cache
def where(game: str = "double") -> dict[str, list[str]]:
    """Each page in English with the situations on it, in their order."""
    found: dict[str, list[str]] = {}
    head = f"s-{game}-"
    known = situations(game)
    for file in sorted(SITE.rglob("index.html")):
        address = file.parent.relative_to(SITE).as_posix().removeprefix(".")
        if address == "fr" or address.startswith("fr/"):
            continue
        ids = [id_.removeprefix(head) for id_ in Reading(file.read_text("utf-8")).ids if id_.startswith(head)]
        here = [id_ for id_ in ids if id_ in known]
        if here:
            found[f"{address}/" if address else ""] = here
    return found


def page_of(situation: str, game: str = "double") -> str:
    """A page in English that shows a situation."""
    return next(address for address, ids in where(game).items() if situation in ids)


def whole_match(game: str) -> str:
    """The situation that plays a whole match: the first that goes on after its play, on the first page that has one."""
    return next(id_ for ids in where(game).values() for id_ in ids if situations(game)[id_].scope == "match")


def situation_of(id_: str, game: str = "double") -> Situation:
    """A situation by its name."""
    return situations(game)[id_]


def asked(position: Position, lang: str) -> str:
    """The question that is put now."""
    assert position.ask is not None
    return _capital(position.start.game.text(lang, position.start.names).ask(position.ask))
