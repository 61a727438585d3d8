"""The computer players of a game in words: what each level does, from the very names by which it decides."""

from __future__ import annotations

from importlib import import_module
from xml.etree.ElementTree import Element

from site_plugins.rulebook.nodes import el
from site_plugins.rulebook.setting import Setting


def bots_page(setting: Setting, game: str) -> list[Element]:
    """The mistakes of easy, the rules of thumb of medium, and how hard thinks."""
    said = import_module(f"engine.bots.{game}.words_{setting.lang}")
    words = setting.words
    parts: list[Element] = []
    for level, sentences in (("easy", said.EASY), ("medium", said.MEDIUM)):
        parts.append(el("h3", words.level(level), id=f"level-{level}"))
        parts.append(el("ul", *[el("li", sentence, id=f"{level}-{name}") for name, sentence in sentences.items()]))
    parts.append(el("h3", words.level("hard"), id="level-hard"))
    parts.append(el("p", said.HARD))
    return parts
