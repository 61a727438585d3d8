"""What CPython says, to hold against what the browser shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.core.asks import Roll
from engine.core.game import Game
from engine.core.languages import words
from engine.core.odds import odds
from engine.core.position import Position
from engine.core.situations import Situation
from engine.games import load, situations
from site_plugins.live.widgets.page.view import viewer
from tests.browser.house import SITE
from tests.browser.page import Line, Moment, Widget

_WIDGET = re.compile(r'\sid="(s-[^"]+)"')


def game_of(id_: str = "double") -> Game[Any]:
    """A game of the shelf."""
    return load(id_)


def told(position: Position, lang: str, you: int | None = None) -> list[Line]:
    """The log in words, each line with its rule, as the seat that is asked may know it, perhaps told to one side."""
    text = position.start.game.text(lang, position.start.names, you)
    return [Line(event[0], text.event(event)) for event in position.observe(viewer(position)).log]


def shown_odds(position: Position, lang: str) -> list[dict[str, str]]:
    """The exact odds as the widget's tables show them: one table, or one for the options that leave the same ways.

    What has come about is certain, and no widget says so.
    """
    if position.over:
        return []
    found = odds(position)
    text = position.start.game.text(lang, position.start.names)
    options = {tuple(table.items()): table for table in found.options.values() if len(table) > 1}
    tables = [found.outcomes] if found.outcomes else list(options.values())
    return [{_capital(text.outcome(key)): str(share) for key, share in table.items()} for table in tables]


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


@cache
def _places() -> dict[str, list[str]]:
    """Each page in English with the ids of the widgets on it."""
    found: dict[str, list[str]] = {}
    for file in sorted(SITE.rglob("index.html")):
        address = file.parent.relative_to(SITE).as_posix().removeprefix(".")
        if address != "fr" and not address.startswith("fr/"):
            found[f"{address}/" if address else ""] = _WIDGET.findall(file.read_text("utf-8"))
    return found


@cache
def where(game: str = "double") -> dict[str, list[str]]:
    """Each page in English with the situations on it, in their order."""
    head, known = f"s-{game}-", situations(game)
    found = {
        address: [id_.removeprefix(head) for id_ in ids if id_.startswith(head) and id_.removeprefix(head) in known]
        for address, ids in _places().items()
    }
    return {address: ids for address, ids in found.items() if ids}


def page_of(situation: str, game: str = "double") -> str:
    """A page in English that shows a situation."""
    return next(address for address, ids in where(game).items() if situation in ids)


def whole_match(game: str) -> str:
    """The situation that plays a whole match: the first that goes on after its play and has no cards dealt yet."""
    shown = ((id_, situations(game)[id_]) for ids in where(game).values() for id_ in ids)
    return next(id_ for id_, one in shown if one.scope == "match" and "hands" not in one.state)


def situation_of(id_: str, game: str = "double") -> Situation:
    """A situation by its name."""
    return situations(game)[id_]


def asked(position: Position, lang: str) -> str:
    """The question that is put now."""
    assert position.ask is not None
    return _capital(position.start.game.text(lang, position.start.names).ask(position.ask))


def expect_alike(widget: Widget, position: Position, answers: Sequence[str], lang: str) -> Position:
    """Answer question after question through the page; after each it stands where CPython stands, to the word."""
    path = [position]
    for text in answers:
        ask = path[-1].ask
        assert ask is not None
        path.append(path[-1].send(ask.parse(text)))
    asks = [before.ask for before in path if before.ask is not None]
    shown = widget.answer_all(list(zip(asks, answers, strict=False)))
    for number, (after, moment) in enumerate(zip(path[1:], shown, strict=True), 1):
        _expect_moment(moment, after, lang, f"{widget.id}, answer {number} ({answers[number - 1]})")
    return path[-1]


def _expect_moment(shown: Moment, position: Position, lang: str, at: str) -> None:
    """The log, the odds, the throw that lies there and the question are CPython's."""
    assert shown.told == told(position, lang), at
    assert shown.odds == shown_odds(position, lang), at
    assert position.before is not None
    thrown = position.before.ask
    if isinstance(thrown, Roll) and isinstance(position.answer, tuple):
        name = position.start.names[thrown.seat]
        assert (
            words(lang)(
                "widgets.told",
                who=name,
                what=words(lang)("widgets.faces", faces=[int(face) for face in position.answer]),
            )
            in shown.dice
        ), at
    if position.ask is not None:
        assert _plain(asked(position, lang)) in _plain(shown.question), at


def _plain(sentence: str) -> str:
    """A sentence with every white space alike."""
    return " ".join(sentence.split())
