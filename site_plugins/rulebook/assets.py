"""Our own small files for the browser, named after their content so that no cache can be wrong about them."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

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
    path = Path(file)
    content = (_REMARKS.sub("", text) if path.suffix == ".js" else text).encode()
    return Asset(f"{path.stem}.{sha256(content).hexdigest()[:8]}{path.suffix}", content)
