"""HTML made by calls: everything is escaped unless it was made here.

    el("p", "5 < 6", class_="ce-note")   →   <p class="ce-note">5 &lt; 6</p>

What comes out is well-formed XML as well as HTML, so that tests can parse it strictly.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache

_THROW = re.compile(r"(\d+-\d+|\[\d\]\[\d\])")
_VOID = frozenset(("br", "hr", "img", "input"))
_NAMES: dict[str, str] = {}
"""What each attribute is called in HTML: a frame has a thousand attributes, but only forty names."""


class Markup(str):
    """Text that is HTML already and is not escaped again."""

    __slots__ = ()


def escape(text: str) -> str:
    """Make any text safe inside an element or an attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _inner(child: object) -> str:
    """A child as HTML: markup as it is, lists one after the other, nothing for None and False."""
    if isinstance(child, Markup):
        return child
    if child is None or child is False:
        return ""
    if isinstance(child, (list, tuple)):
        return "".join([one if type(one) is Markup else _inner(one) for one in child])
    return escape(str(child))


@lru_cache(4096)
def _said(name: str, value: str) -> str:
    """An attribute with a text: nine of ten stand in every frame again."""
    return f' {_named(name)}="{escape(value)}"'


def _named(name: str) -> str:
    """What an attribute is called in HTML."""
    return _NAMES.get(name) or _NAMES.setdefault(name, name.rstrip("_").replace("_", "-"))


def _attribute(name: str, value: object) -> str:
    """An attribute that is no text: True stands alone, None and False vanish, plain data is written as JSON."""
    if value is None or value is False:
        return ""
    if value is True:
        return f' {_named(name)}=""'
    if isinstance(value, dict):
        # Between single quotes JSON needs next to no escaping, which keeps pages small and legible.
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("'", "&#39;")
        return f" {_named(name)}='{text}'"
    return f' {_named(name)}="{escape(str(value))}"'


def el(tag: str, *children: object, **attrs: object) -> Markup:
    """An element; `class_` and `for_` lose their underscore, others become hyphens, `viewBox` stays as it is."""
    made = f"<{tag}"
    for name, value in attrs.items():
        made += _said(name, value) if type(value) is str else _attribute(name, value)
    if tag in _VOID:
        return Markup(f"{made} />")
    made += ">"
    for child in children:
        if child is not None:
            made += child if type(child) is Markup else _inner(child)
    return Markup(f"{made}</{tag}>")


def join(*children: object) -> Markup:
    """Several pieces of markup and text, one after the other."""
    return Markup("".join([_inner(child) for child in children]))


def prose(text: str) -> Markup:
    """A sentence as HTML in which a throw such as 5-3 or [5][3] is never torn apart at the end of a line."""
    return Markup(_THROW.sub(r'<span class="ce-nb">\1</span>', escape(text)))


def hidden(text: str) -> Markup:
    """Text for screen readers, not for those who look."""
    return el("span", text, class_="ce-vh")
