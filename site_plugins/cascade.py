"""The cascade layers of our style sheets, declared once: a later layer wins, however specific the earlier one is."""

from __future__ import annotations

from collections.abc import Iterable

LAYERS = ("theme", "book", "widgets", "games", "pages", "hidden")
"""Type and shell, rule blocks, what every situation has, what one game has, whole pages of widgets.

Between rules that are `!important` the earlier layer wins. So `[hidden]` stands in the last one: what a sheet shows in
spite of it stays shown. Material's own sheets are not loaded; the Lab's has no layer, because its editor's have none.
"""


def declaration() -> str:
    """The line that must come before every layer."""
    return f"@layer {', '.join(LAYERS)};"


def layered(layer: str, sheets: Iterable[str]) -> str:
    """Sheets that build on each other in this order, as one part of a layer."""
    if layer not in LAYERS:
        raise ValueError(f"there is no layer {layer!r}: declare it in LAYERS")
    return f"@layer {layer} {{\n{''.join(sheets)}}}\n"
