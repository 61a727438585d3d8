"""The chart of a turn, from values alone: step under step, and beside or below each what may come of it.

It is a list of lists, and each box of it a link to its rule; the style sheet draws it, tall on a phone and wide where
there is room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.language import Language
from site_plugins.cover.facts import Step, Way
from site_plugins.live.widgets.drawing.markup import Markup, el

Address = Callable[[str], str]
"""The address of what a step or a way says one should see."""

_SIGNS = {
    "next": "M11 4V18M6 13L11 18L16 13",
    "again": "M17 8A7 7 0 1 0 18 13M18 3V8H13",
    "over": "M3 7H18M14 3L18 7L14 11M19 15H4M8 11L4 15L8 19",
}
"""An arrow down, one that comes round, or one each way."""


def figure(turn: Sequence[Step], say: Language, lang: str, address: Address) -> Markup:
    """The chart with its name, and what the signs mean."""
    used = {way.to for step in turn for way in step.ways}
    legend = [
        el("span", _sign(to, aria_hidden="true"), " ", say(f"cover.leads.{to}"))
        for to in ("again", "over")
        if to in used
    ]
    return el(
        "figure",
        el("ol", [_step(step, number, say, lang, address) for number, step in enumerate(turn, 1)]),
        el("figcaption", legend, class_="ce-turnchart__legend") if legend else None,
        class_="ce-turnchart",
        aria_label=say("cover.turn"),
    )


def _step(step: Step, number: int, say: Language, lang: str, address: Address) -> Markup:
    """A step, and what may come of it on a line that branches off."""
    box = el(
        "a",
        el("span", number, class_="ce-turnchart__number"),
        " ",
        el("span", step.does[lang], class_="ce-turnchart__does"),
        class_="ce-turnchart__step",
        href=address(step.see),
    )
    return el("li", box, el("ul", [el("li", _way(way, say, lang, address)) for way in step.ways]))


def _way(way: Way, say: Language, lang: str, address: Address) -> Markup:
    """What must be the case, what comes of it, and where it leads."""
    leads = None if way.to == "open" else _sign(way.to, role="img", aria_label=say(f"cover.leads.{way.to}"))
    return el(
        "a",
        el("span", way.when[lang], class_="ce-turnchart__when"),
        " ",
        el("span", way.then[lang], class_="ce-turnchart__then"),
        " ",
        leads,
        class_="ce-turnchart__way",
        href=address(way.see),
    )


def _sign(to: str, **attrs: str) -> Markup:
    return el("svg", el("path", d=_SIGNS[to]), class_="ce-turnchart__sign", viewBox="0 0 22 22", **attrs)
