"""What the plugin writes into the head of each page: data for the script and the way to it, never a script itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from mkdocs.utils import get_relative_url

from engine.core.languages import words


def data_block(id_: str, data: Mapping[str, Any]) -> str:
    """Data as JSON that no content can break out of."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{id_}">{text}</script>'


def page_words(lang: str) -> dict[str, str]:
    """What the page's script says by itself, by the names that it has for it."""
    return {key.replace("-", "_"): sentence for key, sentence in words(lang).all("widgets.page").items()}


def early_modules(urls: Iterable[str], page_url: str) -> str:
    """Hints that let a page fetch the modules of its script all at once."""
    return "".join(f'<link rel="modulepreload" href="{get_relative_url(url, page_url)}">' for url in urls)


def early_script(url: str, page_url: str | None) -> str:
    """The page's script, run as soon as it is there: before the theme's own, which keep the page busy for a while.

    A page that may be shown at any address has none of its own, and is given the whole one of the script.
    """
    source = url if page_url is None else get_relative_url(url, page_url)
    return f'<script src="{source}" type="module" async></script>'


def with_head(html: str, extra: str) -> str:
    """The page with something more at the end of its head."""
    before, end, after = html.partition("</head>")
    return f"{before}{extra}{end}{after}" if end else html
