"""The table of sister games: what two texts have in common, the rule of each game, and how they are read."""

from __future__ import annotations

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.tree import link
from site_plugins.rulebook.read.sisters import GAMES, Shared


def sisters_page(printed: PrintedPage) -> list[Markup]:
    """One table, a row for each sentence."""
    titles = [printed.book.games[game].game.text(printed.lang).title() for game in GAMES]
    heads = (printed.say("book.sisters.about"), *titles, printed.say("book.sisters.reading"))
    rows = [_row(printed, shared) for shared in printed.book.sisters.values()]
    return [el("table", el("thead", el("tr", *(el("th", head, scope="col") for head in heads))), el("tbody", *rows))]


def _row(printed: PrintedPage, shared: Shared) -> Markup:
    """One sentence: what it is about, its rules, and the same reading or the ruling that says why not."""
    reading: Markup | str = printed.say("book.sisters.same")
    if shared.apart:
        game, _, ruling = shared.apart.partition("/")
        question = printed.book.games[game].rulings[ruling].question[printed.lang]
        reading = link(question, printed.ruling_url(game, ruling))
    rules = [el("td", printed.rule_link(shared.rules[game])) for game in GAMES]
    about = el("th", shared.about[printed.lang], scope="row", id=f"sisters-{shared.id}")
    return el("tr", about, *rules, el("td", reading))
