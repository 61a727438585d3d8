"""What goes into the one file, as text: the page with which it opens, the others, and its style sheet."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

_HEAD = re.compile(r"<head>.*?</head>", re.DOTALL)
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>\s*", re.DOTALL)
_TAG = re.compile(r"<(?P<shut>/?)(?:div|article)\b")
_URL = re.compile(r"""url\((["']?)(?P<name>[^)"']+\.woff2)\1\)""")
_LOGO = re.compile(r'href="[^"]*"(?=[^>]*data-md-component="logo")')
_THEIRS = re.compile(r"\bsrc=|__config")
_SETUP = re.compile(r'(?<=id="ce-live">).*?(?=</script>)', re.DOTALL)
_DATA = 'application/json"'
KEPT = ("header-topic", "container")
"""The parts of a page that change from one to the next."""


def with_setup(html: str, left_out: Iterable[str]) -> str:
    """A page whose script is told of no parts of Python that the file leaves out."""
    found = _SETUP.search(html)
    if found is None:
        raise ValueError("the home page does not say what its script needs")
    setup = json.loads(found.group())
    for name in left_out:
        del setup["parts"][name]
    return html[: found.start()] + json.dumps(setup).replace("</", "<\\/") + html[found.end() :]


def part(html: str, start: str) -> str:
    """An element that begins with this text, whole."""
    first = html.index(start)
    depth = 0
    for tag in _TAG.finditer(html, first):
        depth += -1 if tag["shut"] else 1
        if not depth:
            return html[first : html.index(">", tag.end()) + 1]
    raise ValueError(f"{start} has no end")


def component(html: str, name: str) -> str:
    """A part of a page by the name that it has in the theme."""
    found = re.search(rf'<div\b[^>]*data-md-component="{name}"', html)
    if found is None:
        raise ValueError(f"a page has no {name}")
    return part(html, found.group())


def carried(html: str) -> str:
    """All of a page that is not the same on every other: its title and the parts that change."""
    title = _TITLE.search(html)
    pieces = [title.group() if title else "", *(component(html, name) for name in KEPT)]
    return _SCRIPT.sub(_data_only, "\n".join(pieces))


def _data_only(script: re.Match[str]) -> str:
    """Scripts of a page run where it is opened first; what is data goes along."""
    return script.group() if _DATA in script["attributes"] else ""


def with_notice(html: str, notice: str, address: str) -> str:
    """A page that cannot work from a file: its heading, why, and where it works."""
    article = part(html, '<article class="md-content__inner')
    head = re.search(r"<h1.*?</h1>", article, re.DOTALL)
    link = f'<a href="{escape(address)}" target="_blank" rel="noopener">{escape(address)}</a>'
    said = f"{article[: article.index('>') + 1]}{head.group() if head else ''}<p>{escape(notice)} {link}</p></article>"
    return html.replace(article, said)


def sheet(css: str, folder: Path) -> str:
    """A style sheet of this folder with its fonts inside; our script marks the place that an address names."""

    def inside(found: re.Match[str]) -> str:
        return f"url(data:font/woff2;base64,{b64encode((folder / found['name']).read_bytes()).decode()})"

    return _URL.sub(inside, css).replace(":target", "[data-target]")


def opening(html: str, *, attributes: Mapping[str, str], head: str, tail: str) -> str:
    """The page with which the file opens: the home page, with what it needs around it and nothing from elsewhere."""
    given = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    whole = _HEAD.search(html)
    if whole is None:
        raise ValueError("the home page has no head")
    own = [found.group() for pattern in (_TITLE, _DESCRIPTION) if (found := pattern.search(whole.group()))]
    blocks = [found.group() for found in _SCRIPT.finditer(whole.group()) if "src=" not in found["attributes"]]
    # The head stays from page to page, and its way home with it.
    body = _LOGO.sub(f'href="{escape(attributes["data-root"] + attributes["data-home"])}"', html[whole.end() :])
    body = _SCRIPT.sub(lambda found: "" if _THEIRS.search(found["attributes"]) else found.group(), body)
    body = body.replace("</body>", f"{tail}\n  </body>")
    language = re.search(r"<html[^>]*lang=\"?(\w+)", html)
    return (
        f'<!doctype html>\n<html lang="{language[1] if language else ""}" class="no-js"{given}>\n<head>\n'
        '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        + "\n".join([*own, head, *blocks])
        + f"\n</head>{body}"
    )
