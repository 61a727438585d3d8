"""The web app manifest: one per language, so that an installed booklet opens in the reader's language."""

import json
from collections.abc import Iterable, Mapping

_ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)


def manifest(
    *, name: str, description: str, language: str, colour: str, assets: str, games: Iterable[tuple[str, str]] = ()
) -> str:
    """Write the manifest; every address is relative to it, so that any sub-path will do.

    Of each game the name and the address of its Play page are given: an installed book offers them as shortcuts.
    """
    picture = {"src": f"{assets}/{_ICONS[0][0]}", "sizes": _ICONS[0][1], "type": "image/png"}
    fields: Mapping[str, object] = {
        "name": name,
        "short_name": name,
        "description": description,
        "lang": language,
        "dir": "ltr",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": colour,
        "theme_color": colour,
        "icons": [
            {"src": f"{assets}/{file}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for file, sizes, purpose in _ICONS
        ],
        "shortcuts": [{"name": game, "url": url, "icons": [picture]} for game, url in games],
    }
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"
