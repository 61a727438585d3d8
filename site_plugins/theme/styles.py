"""Joins the style sheets into one small file whose name changes with its content."""

import re
from collections.abc import Iterable
from pathlib import Path

from site_plugins.cascade import declaration, layered
from site_plugins.content_hash import hashed
from site_plugins.live.assets import minified

ORDER = {
    "theme": ("tokens", "base", "shell", "search", "rules", "tables", "home", "flow", "cover", "print"),
    "hidden": ("hidden",),
}
"""The sheets of each layer, in the order in which they build on each other."""

_LINK = re.compile(r'[ \t]*<link rel="stylesheet" href="(?P<href>[^"]+)">\n?')


def bundle(packages: Path, sheets: Iterable[str], *, quick: bool = False) -> tuple[str, str]:
    """Give the file name and the content of all sheets in one, which is made small unless it has to be quick."""
    content = "\n".join(sheets) if quick else minified(packages, "\n".join(sheets))
    return hashed("book.css", content.encode()), content


def read_sheets(folder: Path) -> list[str]:
    """Read the sheets of the theme, each in its layer, after the one line that declares all layers."""
    found = [declaration()]
    for layer, names in ORDER.items():
        found.append(layered(layer, [(folder / f"{name}.css").read_text(encoding="utf-8") for name in names]))
    return found


def can_join(sheet: str) -> bool:
    """Say whether a sheet reads the same from another folder: it then names no file beside it."""
    return not re.search(r"""url\((?!["']?(?:data:|#))|@import""", sheet)


def with_one_sheet(html: str, *, own: str, joined: str, dropped: Iterable[str]) -> str:
    """Let a page fetch the joined sheet in place of our own, and no longer the sheets that went into it."""
    gone = tuple(dropped)

    def relink(found: re.Match[str]) -> str:
        href = found["href"]
        if href.endswith(own):
            return found.group().replace(own, joined)
        return "" if href.endswith(gone) else found.group()

    head, end, body = html.partition("</head>")
    return _LINK.sub(relink, head) + end + body
