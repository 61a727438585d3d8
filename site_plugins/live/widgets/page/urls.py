"""Where a rule stands in the book."""

from __future__ import annotations

from engine.core.rules import game_of, page_of

DEFAULT_LANGUAGE = "en"


def book_base(root: str, lang: str) -> str:
    """The address of a language's part of the site, seen from a page whose way to the site's root is `root`."""
    root = root or "."
    slash = "" if root.endswith("/") else "/"
    return f"{root}{slash}" + ("" if lang == DEFAULT_LANGUAGE else f"{lang}/")


def rule_url(base: str, rule_id: str) -> str:
    """The address of a rule's paragraph: the page of its game on which it is told, and its id as the place on it."""
    return f"{base}{game_of(rule_id)}/{page_of(rule_id)}/#{rule_id}"


def ruling_url(base: str, ruling: str) -> str:
    """The address of a ruling on its game's page of rulings: `flair/r25`."""
    game, _, number = ruling.partition("/")
    return f"{base}{game}/rulings/#{number}"
