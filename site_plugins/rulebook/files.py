"""Our own small files for the browser, named after their content so that no cache can be wrong about them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from site_plugins.cascade import layered
from site_plugins.content_hash import hashed

HERE = Path(__file__).with_name("assets")
NAMES = ("rulebook.css", "rulings.js")
_REMARKS = re.compile(r"^[ \t]*(?:/\*\*.*?\*/[ \t]*\n|//[^\n]*\n)", re.MULTILINE | re.DOTALL)


class Asset(NamedTuple):
    """A file as it goes into the site."""

    name: str
    content: bytes


@cache
def asset(file: str) -> Asset:
    """One of our files; a script without its remarks, which are for us and not for the wire."""
    text = (HERE / file).read_text(encoding="utf-8")
    content = (_REMARKS.sub("", text) if file.endswith(".js") else layered("book", [text])).encode()
    return Asset(hashed(file, content), content)
