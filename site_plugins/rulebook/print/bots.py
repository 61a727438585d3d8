"""The computer players of a game in words: what each level does, from the very names by which it decides."""

from __future__ import annotations

from engine.games import player_words
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage


def bots_page(printed: PrintedPage, game: str) -> list[Markup]:
    """The mistakes of easy, the rules of thumb of medium, and how hard thinks."""
    said = player_words(game, printed.lang)
    parts: list[Markup] = []
    for level, sentences in (("easy", said.easy), ("medium", said.medium)):
        parts.append(el("h3", printed.say(f"book.levels.{level}"), id=f"level-{level}"))
        parts.append(el("ul", *[el("li", sentence, id=f"{level}-{name}") for name, sentence in sentences.items()]))
    parts.append(el("h3", printed.say("book.levels.hard"), id="level-hard"))
    parts.append(el("p", said.hard))
    return parts
