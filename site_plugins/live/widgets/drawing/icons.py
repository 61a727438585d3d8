"""Small line drawings that stand before a word, never instead of one."""

from __future__ import annotations

from site_plugins.live.widgets.drawing.markup import Markup, el

_PATHS = {
    "undo": "M6.5 3.5 3 7l3.5 3.5M3 7h6a4 4 0 0 1 0 8H7",
    "again": "M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3",
    "link": "M6.5 9.5a3 3 0 0 0 4.2 0l2.1-2.1a3 3 0 0 0-4.2-4.2L8 3.8"
    "M9.5 6.5a3 3 0 0 0-4.2 0L3.2 8.6a3 3 0 0 0 4.2 4.2l.6-.6",
    "hand": "M2.5 5.5h11v8h-11zM5 5.5v-3h6v3M8 8v3M6.5 9.5h3",
    "odds": "M3 14V9M8 14V3M13 14V6.5",
    "no": "M3.8 3.8l8.4 8.4M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
    "note": "M8 4.5v4.5M8 11.5v.01M14 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
    "whistle": "M1.5 6.5h7a3.75 3.75 0 1 1-3.6 4.8L1.5 9.2zM8.6 6.5V4.2M11.6 4.6l1-1.7M13.4 6.2l1.6-1",
    "down": "M8 3v10M4 9l4 4 4-4",
    "first": "M4 3v10M13 3 6.5 8l6.5 5z",
    "before": "M11.5 3 5 8l6.5 5z",
    "after": "M4.5 3 11 8l-6.5 5z",
    "last": "M12 3v10M3 3l6.5 5L3 13z",
    "menu": "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
    "leave": "M9.5 3 4.5 8l5 5",
    "shut": "M4 4l8 8M12 4l-8 8",
    "coach": "M8 2.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.8 14c.5-2.8 2.5-4.3 5.2-4.3s4.7 1.5 5.2 4.3",
    "why": "M5.6 5.8a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2.9-1.2 1.8M8 12.3v.01"
    "M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z",
    "story": "M3 3.5h10M3 6.5h10M3 9.5h10M3 12.5h6",
    "pause": "M5 3v10M11 3v10",
    "before-key": "M8 3 2.5 8 8 13zM13.5 3 8 8l5.5 5z",
    "after-key": "M2.5 3 8 8l-5.5 5zM8 3l5.5 5L8 13z",
    "check": "M2.8 8.6 6.4 12.2 13.4 4.4",
    "ring": "M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z",
    "half": "M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM8 2.5v11M5.2 3.6v8.8",
    "disc": "M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM11 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
    "M9.2 8a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0z",
    "sheet": "M3.5 2h9v12h-9zM6 5h4M6 8h4M6 11h2.5",
}


def icon(name: str) -> Markup:
    """An icon of sixteen units, drawn with the colour of the text around it."""
    return el(
        "svg",
        el("path", d=_PATHS[name]),
        class_="ce-icon",
        viewBox="0 0 16 16",
        width=16,
        height=16,
        aria_hidden="true",
    )
