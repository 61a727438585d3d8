"""The chart of a turn, from values alone: step under step, and beside or below each what may come of it.

It is drawn twice, tall for a phone and wide for a screen and for paper; the style sheet shows the one for which there
is room, and gives the colours. Each box is a link to its rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import NamedTuple

from engine.core.language import Language
from site_plugins.cover.facts import Step, Way
from site_plugins.live.widgets.drawing.markup import Markup, el, join

PAD, LINE, GAP = 9, 18, 7
XLINK = "http://www.w3.org/1999/xlink"
_SIGN = 22
"""How wide the place for a sign is."""

Address = Callable[[str], str]
"""The address of what a step or a way says one should see."""


class Layout(NamedTuple):
    """Where things stand, and how many letters fit: of a step, of its conditions, of what comes of them."""

    kind: str
    width: int
    step: int
    ways: int
    when: int
    letters: tuple[int, int, int]

    @property
    def beside(self) -> bool:
        """Whether the ways stand beside their step."""
        return self.ways > self.step


TALL = Layout("tall", 340, 338, 24, 0, (36, 35, 35))
WIDE = Layout("wide", 860, 250, 290, 170, (26, 20, 50))


class Drawn(NamedTuple):
    """A drawing, how high it is, and where the way to the next step begins."""

    markup: Markup
    height: int
    leaves: int = 0


def figure(turn: Sequence[Step], say: Language, lang: str, address: Address) -> Markup:
    """Both drawings, and what the signs mean."""
    drawings = [picture(turn, layout, say, lang, address) for layout in (TALL, WIDE)]
    used = {way.to for step in turn for way in step.ways}
    legend = [
        el("span", el("svg", _sign(to, 11, 11), viewBox="0 0 22 22", aria_hidden="true"), " ", say(f"cover.leads.{to}"))
        for to in ("again", "over")
        if to in used
    ]
    return el(
        "figure",
        drawings,
        el("figcaption", legend, class_="ce-turnchart__legend") if legend else None,
        class_="ce-turnchart",
    )


def picture(turn: Sequence[Step], layout: Layout, say: Language, lang: str, address: Address) -> Markup:
    """One drawing, with its name and the whole of it in sentences."""
    name = f"turn-{layout.kind}"
    drawn: list[Markup] = []
    y = 1
    for number, step in enumerate(turn, 1):
        made = _step(step, number, y, layout, say, lang, address)
        drawn.append(made.markup)
        y += made.height
        if number < len(turn):
            drawn.append(_down(layout.step // 2 if layout.beside else layout.ways - 14, made.leaves, y + 22))
            y += 24
    return el(
        "svg",
        el("title", say("cover.turn"), id=f"{name}-title"),
        el("desc", told(turn, say, lang), id=f"{name}-desc"),
        drawn,
        class_=f"ce-turnchart__{layout.kind}",
        role="group",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
        viewBox=f"0 0 {layout.width} {y + 1}",
        width=layout.width,
        height=y + 1,
        **{"xmlns:xlink": XLINK},
    )


def told(turn: Sequence[Step], say: Language, lang: str) -> str:
    """The chart in sentences."""
    parts = []
    for number, step in enumerate(turn, 1):
        ways = "; ".join(_told(way, say, lang) for way in step.ways)
        parts.append(f"{number}. {step.does[lang]}. {ways}.")
    return " ".join(parts)


def _told(way: Way, say: Language, lang: str) -> str:
    then = say("cover.told", when=way.when[lang], then=way.then[lang])
    return then if way.to == "open" else f"{then} ({say(f'cover.leads.{way.to}')})"


def _step(step: Step, number: int, y: int, layout: Layout, say: Language, lang: str, address: Address) -> Drawn:
    """A step, and what may come of it on a line that branches off."""
    lines = _lines(step.does[lang], layout.letters[0])
    height = 2 * PAD + LINE * len(lines) + 2
    box = el(
        "a",
        el("rect", class_="ce-turnchart__step", x=1, y=y, width=layout.step - 2, height=height, rx=6),
        el("circle", class_="ce-turnchart__number", cx=20, cy=y + height // 2, r=11),
        el("text", f"{number} ", class_="ce-turnchart__digit", x=20, y=y + height // 2 + 5),
        _text(lines, 40, y + PAD + 14, "ce-turnchart__does"),
        **_to(address(step.see)),
    )
    trunk = layout.ways - 14
    # Beside the step the ways begin at its height, below it under it.
    top = y if layout.beside else y + height + GAP
    at, drawn, ends = top, [], []
    for way in step.ways:
        made = _way(way, at, layout, say, lang, address)
        drawn.append(made.markup)
        ends.append(at + made.height // 2)
        at += made.height + GAP
    if layout.beside:
        line = f"M{layout.step - 1} {y + height // 2}H{trunk}M{trunk} {min(ends[0], y + height // 2)}V{ends[-1]}"
    else:
        line = f"M{trunk} {y + height}V{ends[-1]}"
    branches = "".join(f"M{trunk} {end}H{layout.ways}" for end in ends)
    all_ = join(el("path", class_="ce-turnchart__way", d=line + branches), box, *drawn)
    return Drawn(all_, max(height, at - GAP - y), y + height if layout.beside else ends[-1])


def _way(way: Way, y: int, layout: Layout, say: Language, lang: str, address: Address) -> Drawn:
    """What must be the case, what comes of it, and where it leads."""
    when, then = _lines(way.when[lang], layout.letters[1]), _lines(way.then[lang], layout.letters[2])
    x = layout.ways
    rows = max(len(when), len(then)) if layout.when else len(when) + len(then)
    height = 2 * PAD + LINE * rows - 2
    first = y + PAD + 12
    if layout.when:
        places = x + 12, first + LINE * (rows - len(when)) // 2, x + layout.when, first + LINE * (rows - len(then)) // 2
    else:
        places = x + 10, first, x + 10, first + LINE * len(when)
    sign = None
    if way.to != "open":
        sign = el(
            "g",
            _sign(way.to, layout.width - _SIGN // 2 - 6, y + height // 2),
            role="img",
            aria_label=say(f"cover.leads.{way.to}"),
        )
    drawn = el(
        "a",
        el("rect", class_="ce-turnchart__box", x=x, y=y, width=layout.width - x - 1, height=height, rx=6),
        _text(when, places[0], places[1], "ce-turnchart__when"),
        _text(then, places[2], places[3], "ce-turnchart__then"),
        sign,
        **_to(address(way.see)),
    )
    return Drawn(drawn, height)


def _to(url: str) -> dict[str, str]:
    """A link within a drawing. Material's script would write to a plain `href`, which a drawing does not let it."""
    return {"xlink:href": url}


def _lines(text: str, letters: int) -> list[str]:
    """Text in lines, torn at plain spaces only."""
    return wrap(text, letters, break_on_hyphens=False, break_long_words=False)


def _text(lines: Sequence[str], x: int, y: int, kind: str) -> Markup:
    """Lines below one another; each ends with a space, so that no reader joins two words."""
    return el("text", [el("tspan", f"{line} ", x=x, y=y + LINE * n) for n, line in enumerate(lines)], class_=kind)


def _sign(to: str, x: int, y: int) -> Markup:
    """An arrow down, one that comes round, or one each way."""
    ways = {
        "next": f"M{x} {y - 7}V{y + 7}M{x - 5} {y + 2}L{x} {y + 7}L{x + 5} {y + 2}",
        "again": f"M{x + 6} {y - 3}A7 7 0 1 0 {x + 7} {y + 2}M{x + 7} {y - 8}V{y - 3}H{x + 2}",
        "over": f"M{x - 8} {y - 4}H{x + 7}M{x + 3} {y - 8}L{x + 7} {y - 4}L{x + 3} {y}"
        f"M{x + 8} {y + 4}H{x - 7}M{x - 3} {y}L{x - 7} {y + 4}L{x - 3} {y + 8}",
    }
    return el("path", class_="ce-turnchart__sign", d=ways[to])


def _down(x: int, above: int, below: int) -> Markup:
    """The way from a step to the next."""
    return el(
        "path",
        class_="ce-turnchart__way",
        d=f"M{x} {above}V{below - 1}M{x - 4} {below - 6}L{x} {below - 1}L{x + 4} {below - 6}",
    )
