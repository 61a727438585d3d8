"""The flow as a drawing, from values alone: tall for a phone, else wide; the style sheet gives it its colours."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple

from site_plugins.flow.steps import PAGE, Flow, Step
from site_plugins.live.widgets.drawing.dice import die
from site_plugins.live.widgets.drawing.markup import Markup, el, join

PAD, LINE, GAP = 10, 16, 12
_DIE, _CROSSING = 26, 28


class Layout(NamedTuple):
    """How wide a lane is, how many letters fit into it, and whether the lanes stand side by side."""

    kind: str
    lane: int
    letters: int
    code: int
    gutter: int = 0

    @property
    def width(self) -> int:
        """The width of the whole drawing."""
        return 2 * self.lane + self.gutter if self.gutter else self.lane


TALL = Layout("tall", 340, 44, 46)
WIDE = Layout("wide", 430, 54, 58, gutter=80)


class Box(NamedTuple):
    """A box that knows its place."""

    x: int
    y: int
    height: int
    drawn: Markup


def figure(flow: Flow) -> Markup:
    """Both drawings; the style sheet shows the one for which there is room."""
    drawings = [picture(flow, layout) for layout in (TALL, WIDE)]
    return el("figure", drawings, class_="ce-figure ce-flow")


def picture(flow: Flow, layout: Layout) -> Markup:
    """One drawing, with the same told for screen readers."""
    name = f"flow-{layout.kind}"
    drawn, height = _wide(flow, layout) if layout.gutter else _tall(flow, layout)
    return el(
        "svg",
        el("title", flow.say("flow.title"), id=f"{name}-title"),
        el("desc", told(flow), id=f"{name}-desc"),
        drawn,
        class_=f"ce-flow__{layout.kind}",
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
        viewBox=f"0 0 {layout.width} {height}",
        width=layout.width,
        height=height,
    )


def told(flow: Flow) -> str:
    """Everything that the drawing shows, in sentences."""
    parts: list[str] = []
    for number, step in enumerate(flow.steps, 1):
        does = f"{step.does} ({step.file}, {step.name})."
        parts.append(f"{number}. {does}")
        if step.gives:
            parts.append(f"{flow.say('flow.handed')} {step.gives}")
    return " ".join((*parts, f"{flow.say('flow.log')}. {flow.say('flow.quoted', sentence=flow.sentence)}"))


def _tall(flow: Flow, layout: Layout) -> tuple[Markup, int]:
    """Box under box; a chalk line crosses where the message passes from the page to Python and back."""
    y = 24
    drawn: list[Markup] = [_label(flow.say("flow.page"), 0, 14)]
    for step, after in zip(flow.steps, (*flow.steps[1:], flow.steps[-1]), strict=True):
        box = _box(step, 0, y, layout)
        crosses = after.lane != step.lane
        y, given = _given(step.gives, layout, 0, box.y + box.height, _CROSSING if crosses else 0)
        drawn += [box.drawn, given]
        if crosses:
            name = flow.say("flow.page") if after.lane == PAGE else flow.say("flow.python")
            drawn += [_chalk(f"M0 {y - _CROSSING - 2}H{layout.width}"), _label(name, 0, y - 14)]
    last = _log(flow, 0, y, layout)
    return join(*drawn, last.drawn), last.y + last.height + 2


def _wide(flow: Flow, layout: Layout) -> tuple[Markup, int]:
    """The page on the left, the worker on the right, a chalk line between them, and the message across it and back."""
    right = layout.lane + layout.gutter
    middle = layout.lane + layout.gutter // 2
    drawn: list[Markup] = [_label(flow.say("flow.page"), 0, 14), _label(flow.say("flow.python"), right, 14)]
    y, x, free = 26, 0, 0
    for step, after in zip(flow.steps, (*flow.steps[1:], None), strict=True):
        box = _box(step, x, y, layout)
        drawn.append(box.drawn)
        if after is None or after.lane == step.lane:
            y, given = _given(step.gives, layout, x, box.y + box.height)
            drawn.append(given)
            continue
        # The message crosses the line; what it holds stands below the box that sends it.
        drawn.append(
            _texts(_code(step.gives, layout), x + layout.lane // 2, box.y + box.height + LINE, "ce-flow__gives")
        )
        away = (layout.lane, right) if x == 0 else (right, layout.lane)
        drawn.append(_across(*away, box.y + box.height // 2))
        free = free or box.y + box.height + 3 * LINE
        x, y = right - x, box.y
        if x == 0:
            drawn.append(_texts([flow.say("flow.free")], layout.lane // 2, (free + box.y) // 2 + LINE, "ce-flow__free"))
    last = _log(flow, 0, y, layout)
    height = last.y + last.height + 2
    return join(_chalk(f"M{middle} 0V{height}"), *drawn, last.drawn), height


def _box(step: Step, x: int, y: int, layout: Layout) -> Box:
    """What is done, and below it where."""
    does = wrap(step.does, layout.letters)
    where = [f"{step.file} · {step.name}"] if layout.gutter else [step.file, step.name]
    height = 2 * PAD + LINE * (len(does) + len(where)) - 4
    middle = x + layout.lane // 2
    drawn = join(
        el("rect", class_="ce-flow__box", x=x + 1, y=y, width=layout.lane - 2, height=height, rx=6),
        _texts(does, middle, y + PAD + 11, "ce-flow__does"),
        _texts(where, middle, y + PAD + 11 + LINE * len(does), "ce-flow__where"),
    )
    return Box(x, y, height, drawn)


def _given(text: str, layout: Layout, x: int, y: int, longer: int = 0) -> tuple[int, Markup]:
    """What goes on to the next box, between two pieces of its arrow; and where that box begins."""
    middle, lines = x + layout.lane // 2, _code(text, layout)
    if not lines:
        return y + 2 * GAP, _down(middle, y, y + 2 * GAP)
    below = y + GAP + LINE * len(lines) + 2
    end = below + GAP + longer
    drawn = join(
        el("path", class_="ce-flow__way", d=f"M{middle} {y}V{y + GAP - 4}"),
        _texts(lines, middle, y + GAP + 9, "ce-flow__gives"),
        _down(middle, below, end),
    )
    return end, drawn


def _log(flow: Flow, x: int, y: int, layout: Layout) -> Box:
    """The end of the way: the line as the reader sees it, and what it is."""
    sentence = wrap(flow.sentence, layout.letters - 4 * len(flow.faces) - 2)
    height = max(_DIE, LINE * len(sentence)) + 2 * PAD
    side = x + PAD + (_DIE + 6) * len(flow.faces)
    faces = [
        el(
            "g",
            die(face, state="small"),
            transform=f"translate({x + PAD + (_DIE + 6) * n} {y + PAD}) scale({_DIE / 48:.3f})",
        )
        for n, face in enumerate(flow.faces)
    ]
    top = y + PAD + (height - 2 * PAD - LINE * len(sentence)) // 2 + 12
    rows: list[object] = [el("tspan", row, x=side, y=top + LINE * n) for n, row in enumerate(sentence)]
    drawn = join(
        el("rect", class_="ce-flow__log", x=x + 1, y=y, width=layout.lane - 2, height=height, rx=6),
        faces,
        el("text", rows, el("tspan", "\u00a0§", class_="ce-flow__mark"), class_="ce-flow__line"),
        _texts([flow.say("flow.log")], x + layout.lane // 2, y + height + 18, "ce-flow__where ce-flow__where--said"),
    )
    return Box(x, y, height + 24, drawn)


def _code(text: str, layout: Layout) -> list[str]:
    """A value on as many lines as it needs; it may break wherever it must."""
    return wrap(text, layout.code, break_on_hyphens=False)


def _texts(lines: list[str], x: int, y: int, kind: str) -> Markup:
    """Lines of text, centred below one another."""
    return el("text", [el("tspan", line, x=x, y=y + LINE * n) for n, line in enumerate(lines)], class_=kind)


def _label(text: str, x: int, y: int) -> Markup:
    """The name of a lane."""
    return el("text", text, class_="ce-flow__lane", x=x + 1, y=y)


def _chalk(way: str) -> Markup:
    """The line between the page and the worker."""
    return el("path", class_="ce-flow__chalk", d=way)


def _down(x: int, above: int, below: int) -> Markup:
    """An arrow downwards."""
    return el(
        "path",
        class_="ce-flow__way",
        d=f"M{x} {above}V{below - 1}M{x - 4} {below - 6}L{x} {below - 1}L{x + 4} {below - 6}",
    )


def _across(start: int, end: int, y: int) -> Markup:
    """An arrow from one lane to the other."""
    step = 1 if end > start else -1
    tip = end - step
    return el(
        "path",
        class_="ce-flow__way",
        d=f"M{start} {y}H{tip}M{tip - 6 * step} {y - 4}L{tip} {y}L{tip - 6 * step} {y + 4}",
    )
