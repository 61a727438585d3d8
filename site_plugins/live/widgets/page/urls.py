"""Where a rule stands in the book."""

from __future__ import annotations

DEFAULT_LANGUAGE = "en"


def book_base(root: str, lang: str) -> str:
    """The address of a language's part of the site, seen from a page whose way to the site's root is `root`."""
    root = root or "."
    slash = "" if root.endswith("/") else "/"
    return f"{root}{slash}" + ("" if lang == DEFAULT_LANGUAGE else f"{lang}/")


def rule_url(base: str, rule_id: str) -> str:
    """The address of a rule's paragraph: game and section make the page, the id is the place on it."""
    game, section, _ = rule_id.split(".", 2)
    return f"{base}{game}/{section}/#{rule_id}"


def ruling_url(base: str, ruling: str) -> str:
    """The address of a ruling on its game's page of rulings: `flair/r25`."""
    game, _, number = ruling.partition("/")
    return f"{base}{game}/rulings/#{number}"
