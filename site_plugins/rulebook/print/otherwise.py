"""What comes of a situation when a table sets a house rule otherwise: played by the engine, told in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import Game
from engine.core.refusal import Refusal
from engine.core.situations import Situation
from engine.core.text import GameText
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.rule import situation_link
from site_plugins.rulebook.read.cases import Case
from site_plugins.rulebook.read.rulings import Ruling


def otherwise(printed: PrintedPage, ruling: Ruling, key: str) -> Iterator[Markup]:
    """Under a house rule of a ruling: each other setting that it tells of, and what then comes of a situation."""
    shelved = printed.book.games[ruling.game]
    say, text = printed.say, shelved.game.text(printed.lang)
    for case in ruling.otherwise:
        name = case.situation or ruling.situation
        if case.house_rule != key or name not in shelved.situations or not _as_shown(case):
            continue
        shown = shelved.situations[name]
        lines = list(sentences(case, shown, shelved.game, text))
        usual = Case({field: value for field, value in case.said.items() if field in {"outcome", "example"}})
        # Some differences are not told by the log, but only by the state: then there is nothing to read here.
        if not lines or lines == list(sentences(usual, shown, shelved.game, text)):
            continue
        there = (say("book.rulings.otherwise-in") + " ", situation_link(printed, ruling.game, name))
        what = say("book.rulings.otherwise") if name == ruling.situation else there
        said = el("p", el("em", text.setting(key, case.settings(shelved.game)[key])), ". ", what)
        yield el("div", said, el("ul", *[el("li", line) for line in lines]), class_="ce-ruling__otherwise")


def _as_shown(case: Case) -> bool:
    """Whether the case is the situation that readers see; how the ball was won bears another name by some settings."""
    return set(case.said.get("state", ())) <= {"point"}


def sentences(case: Case, shown: Situation, game: Game[Any], text: GameText) -> Iterator[str]:
    """What may no longer be chosen and what may, the odds, or else what happens in the worked example."""
    say, told = text.core, case.told(shown)
    told = told._replace(house={**told.house, **case.settings(game)})
    try:
        begin = told.begin(game)
        end = told.worked(game) if "outcome" in case.said else begin
    except Refusal:
        return
    for options, lead in (
        (case.said.get("barred"), say("book.rulings.no-longer")),
        (case.said.get("offered"), say("book.rulings.possible")),
    ):
        if options and begin.ask is not None:
            yield f"{lead} {say.joined([text.option(begin.ask, option) for option in options])}"
    if "odds" in case.said:
        yield from _odds(case.said["odds"], text)
    else:
        yield from (text.event(event) for event in end.log[len(begin.log) :])


def _odds(said: Mapping[str, Any], text: GameText) -> Iterator[str]:
    """Exact odds, one outcome a line; those of an option are told as they are."""
    for key, share in said.items():
        if isinstance(share, dict):
            yield from _odds(share, text)
        else:
            name = text.outcome(key)
            yield f"{name[:1].upper()}{name[1:]} ({share})"
