"""Our own small files for the browser, named after their content so that no cache can be wrong about them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from site_plugins.cascade import layered
from site_plugins.content_hash import hashed

HERE = Path(__file__).with_name("assets")
NAMES = ("rulebook.css",)


class Asset(NamedTuple):
    """A file as it goes into the site."""

    name: str
    content: bytes


@cache
def asset(file: str) -> Asset:
    """One of our files."""
    content = layered("book", [(HERE / file).read_text(encoding="utf-8")]).encode()
    return Asset(hashed(file, content), content)
