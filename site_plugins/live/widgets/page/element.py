"""The element of a widget, which the page's script finds and Python fills anew."""

from __future__ import annotations

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.packs import PAGES, needed
from site_plugins.live.widgets.page.spec import Spec


def element(spec: Spec, *inside: Markup, kind: str = "", **named: object) -> Markup:
    """A widget with its first frame, complete without script, and on paper."""
    packs = needed(next((kind for kind in PAGES if getattr(spec, kind)), None), spec.game)
    own = {"role": "group", **named, "data_live": True, "data_state": "still", "data_packs": " ".join(packs) or None}
    own["data_spec"] = spec.plain()
    return el("div", *inside, class_=f"ce-live{kind}", id=spec.root, **own)


def without_script(sentence: str) -> Markup:
    """What stands where nothing can be done without a script."""
    return el("noscript", el("p", sentence, class_="ce-note"))
