"""The picture of Python's memory has a size that Pyodide's loader still takes."""

from __future__ import annotations

import gzip
from pathlib import Path

from site_plugins.live.node import CannotBuild

MOST = 30 * 1024 * 1024
"""Pyodide’s loader fails on a picture of a larger memory (its issue 6254), and every visit would start the slow way."""
PAGE = 4096
"""The picture is folded (`picture.js`): its third word tells of how many pages the memory is, written or not."""


def check_size(packed: Path) -> None:
    """Refuse a picture that no browser could load."""
    with gzip.open(packed) as picture:
        start = picture.read(12)
    size = PAGE * int.from_bytes(start[8:], "little")
    if not 0 < size <= MOST:
        raise CannotBuild(
            f"the picture of Python's memory has {size:,} bytes, and Pyodide's loader takes no more than {MOST:,}: "
            "import less before it is taken (warm_up in bundle.py), or go without it."
        )
