"""The picture of Python's memory has a size that Pyodide's loader still takes."""

from __future__ import annotations

from pathlib import Path

from site_plugins.live.node import CannotBuild

MOST = 30 * 1024 * 1024
"""Pyodide’s loader fails on a picture of a larger memory (its issue 6254), and every visit would start the slow way."""
STEP = 64 * 1024
"""Memory grows by so much at once; what a picture has beyond whole steps is its head, which is much smaller."""


def check_size(packed: Path) -> None:
    """Refuse a picture that no browser could load; a gzip file ends with the size of what it holds."""
    content = packed.read_bytes()
    size = int.from_bytes(content[-4:], "little") if content.startswith(b"\x1f\x8b") else len(content)
    if size >= MOST + STEP:
        raise CannotBuild(
            f"the picture of Python's memory has {size:,} bytes, and Pyodide's loader takes no more than {MOST:,}: "
            "import less before it is taken (warm_up in bundle.py), or go without it."
        )
