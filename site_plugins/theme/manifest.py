"""The web app manifest: one per language, so that an installed booklet opens in the reader's language."""

import json
from collections.abc import Mapping

_ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)


def manifest(*, name: str, description: str, language: str, colour: str, assets: str) -> str:
    """Write the manifest; every address is relative to it, so that any sub-path will do."""
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
    }
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"
