"""The referee's page: a box that finds rules, the place of the form, and every moment as a reference on paper.

Without a script the box and the form say nothing; the tables of moments do.
"""

from __future__ import annotations

from typing import Any

from engine import games
from engine.core.asks import Ask, Choose
from engine.core.game import Game
from engine.core.house_rules import agreed
from engine.core.inquiry_links import link_to
from engine.core.language import Language
from engine.core.languages import words
from engine.core.moments import Moment
from engine.core.position import Position, Start
from engine.core.situations import send_all
from engine.core.text import GameText
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.tree import link, separated

REFEREE, MOMENTS = "referee", "moments"
"""What the place of the form is called, and the argument of the block that prints the moments."""


def referee_page(printed: PrintedPage) -> list[Markup]:
    """The box, and the place of the form, which is drawn when the page is finished."""
    say = words(printed.lang)
    return [_find(printed, say), el("div", class_="ce-situation ce-situation--play", data_play=REFEREE)]


def _find(printed: PrintedPage, say: Language) -> Markup:
    """A box for words or ids; below it, for those without a script, where all rulings stand."""
    return el(
        "div",
        el(
            "form",
            el("label", say("referee.find"), for_="ce-find"),
            el(
                "input",
                type="text",
                id="ce-find",
                role="combobox",
                placeholder=say("referee.find-hint"),
                autocomplete="off",
                aria_expanded="false",
                aria_controls="ce-find-hits",
                aria_autocomplete="list",
            ),
            el(
                "div",
                el("p", class_="ce-hits__meta", data_find_meta="", aria_hidden="true"),
                el(
                    "div",
                    id="ce-find-hits",
                    class_="ce-hits__list",
                    role="listbox",
                    aria_label=say("finder.says.hits"),
                    data_find_list="",
                    hidden="",
                ),
                class_="ce-hits",
                data_find_panel="",
                hidden="",
            ),
            el("p", class_="ce-unseen", role="status", data_find_status=""),
            class_="ce-find__box",
            role="search",
            data_find="",
        ),
        el("p", say("referee.all-rulings"), " ", *separated(_rulings(printed), " · "), class_="ce-find__all"),
        class_="ce-find",
    )


def _rulings(printed: PrintedPage) -> list[Markup]:
    """A link to the rulings of each game."""
    found: list[Markup] = []
    for id_, shelved in printed.book.games.items():
        page = printed.book.page_with("rulings", id_, printed.lang)
        if page is not None:
            found.append(link(shelved.game.text(printed.lang).title(), printed.base + page.home_url))
    return found


def moments_page(printed: PrintedPage) -> list[Markup]:
    """A table for each game: what is asked at each moment, what may be done, and by which rule."""
    made: list[Markup] = []
    for id_, shelved in printed.book.games.items():
        title = shelved.game.text(printed.lang).title()
        made.append(el("h3", title, id=f"moments-{id_}"))
        made.append(_table(printed, id_, shelved.game))
    return made


def _table(printed: PrintedPage, id_: str, game: Game[Any]) -> Markup:
    """The moments of a game, a row each."""
    say = words(printed.lang)
    head = el(
        "tr",
        *[el("th", name, scope="col") for name in (say("referee.moment"), say("referee.now"), say("referee.rule"))],
    )
    rows = [_row(printed, game, moment) for moment in games.moments(id_).all]
    return el("table", el("thead", head), el("tbody", *rows), class_="ce-moments")


def _row(printed: PrintedPage, game: Game[Any], moment: Moment) -> Markup:
    """One moment: a link that opens it in the form, the question that is put there, and the rule that puts it."""
    text = game.text(printed.lang)
    name = games.moment_words(game.id, printed.lang).moments[moment.id]
    position = begun(game, moment)
    ask = position.ask
    assert ask is not None
    return el(
        "tr",
        el("th", link(name, f"#s-referee:{link_to(position, games.moments)}"), scope="row"),
        el("td", text.ask(ask), *_options(text, ask, words(printed.lang))),
        el("td", printed.rule_link(ask.rule)),
    )


def begun(game: Game[Any], moment: Moment) -> Position:
    """A moment as it is at first, by the book."""
    house = agreed(game.house_rules, {})
    told = moment.read(moment.usual(house), moment.rest, house)
    start = Start.of(game, house, (), moment.play, told.data, "match")
    return send_all(Position.begin(start), moment.answers)


def _options(text: GameText, ask: Ask, say: Language) -> list[Markup]:
    """What may be chosen there, and what may not and why."""
    if not isinstance(ask, Choose):
        return []
    may = el("ul", *[el("li", _capital(text.option(ask, option))) for option in ask.options])
    if not ask.barred:
        return [may]
    why = dict.fromkeys(_capital(text.barred(ask, option)) for option, _ in ask.barred)
    return [may, el("p", say("referee.not-here"), " ", " ".join(why))]


def _capital(sentence: str) -> str:
    """A phrase made into the beginning of a line."""
    return sentence[:1].upper() + sentence[1:]
