"""The pitch from above: chalk on grass, the ball, and the way it came.

It belongs to no game. Places are whole metres on one axis: 0 is the line that seat 0 defends, 100 the one that it
attacks, and beyond each lies an in-goal whose depth a game knows. Drawn along its length, so that it stays legible on a
phone; how wide it is drawn means nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from engine.core.sayings import Sayings
from site_plugins.live.widgets.drawing.dice import die
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.drawing.pitch_ghosts import Ghost, drawn
from site_plugins.live.widgets.drawing.pitch_place import where
from site_plugins.live.widgets.drawing.pitch_trace import trace

LENGTH = 100
WIDTH, HEIGHT = 360, 132
EDGE, TOP, BOTTOM = 7, 5, 113
MIDDLE = (TOP + BOTTOM) / 2
# The ball keeps to the lower part: above it kicks rise and sides have their names.
LANE = 82
_NAMES = 37
_LETTERS = 10
_MOWN = 10
_BALL = (
    el("ellipse", class_="ce-pitch__ball", rx=9.5, ry=6, transform="rotate(-24)"),
    el("path", class_="ce-pitch__seam", d="M-6 0H6M-2.5-2V2M0-2V2M2.5-2V2", transform="rotate(-24)"),
)


class Ground(NamedTuple):
    """What lies on a pitch: the ball and who has it, the last moves, and what the moment is about.

    `gain` is an advantage: where it was given, and where it is over. `reach` says how likely the ball lands where.
    A trace that is only `planned` begins at the ball instead of ending there.
    """

    ball: int
    names: tuple[str, str]
    seat: int | None = None
    depth: int = 10
    trace: Sequence[tuple[int, int, str]] = ()
    gathered: bool = False
    gain: tuple[int, int] | None = None
    reach: Mapping[int, Fraction] = {}
    planned: bool = False
    ghosts: Sequence[Ghost] = ()
    """What options would do, shown when one of them is looked at."""
    you: int | None = None
    """The side to which all this is told, if it is one of them."""

    def x(self, metres: float) -> float:
        """Where a place lies on the drawing; what is beyond the dead-ball lines lies just outside."""
        inside = WIDTH - 2 * EDGE
        metres = max(-self.depth - 1.2, min(LENGTH + self.depth + 1.2, metres))
        return round(EDGE + inside * (metres + self.depth) / (LENGTH + 2 * self.depth), 1)

    @property
    def forward(self) -> int:
        """Which way the side with the ball plays: 1 to the right, -1 to the left, 0 when nobody has it."""
        return 0 if self.seat is None else 1 - 2 * self.seat


def draw(pitch: Ground, say: Sayings) -> Markup:
    """The pitch with one sentence under it, which is all that a listener needs."""
    drawing = el(
        "svg",
        _ground(pitch),
        _names(pitch),
        _figures(pitch),
        _stripes(pitch, pitch.reach),
        _gain(pitch),
        drawn(pitch, LANE, partial(_stripes, pitch), _BALL),
        # Always there, so that a new frame takes no trace for the ball and lets it fly across the pitch.
        el("g", trace(pitch.trace, pitch.x, LANE, planned=pitch.planned)),
        _ball(pitch),
        class_="ce-pitch__field",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        aria_hidden="true",
    )
    return el("figure", drawing, el("figcaption", where(pitch, say), class_="ce-pitch__words"), class_="ce-pitch")


def _upright(pitch: Ground, *metres: float, top: float = TOP, bottom: float = BOTTOM) -> str:
    """Lines across the pitch."""
    return "".join(f"M{pitch.x(at):g} {top:g}V{bottom:g}" for at in metres)


def _ground(pitch: Ground) -> list[Markup]:
    """Grass with the stripes of the mower, and every line that a referee looks for."""
    left, right = pitch.x(-pitch.depth), pitch.x(LENGTH + pitch.depth)
    begin, end = pitch.x(0), pitch.x(LENGTH)
    tall = BOTTOM - TOP
    mown = "".join(
        f"M{pitch.x(at):g} {TOP}H{pitch.x(at + _MOWN):g}V{BOTTOM}H{pitch.x(at):g}z"
        for at in range(0, LENGTH, 2 * _MOWN)
    )
    return [
        el("rect", class_="ce-pitch__grass", x=left, y=TOP, width=f"{right - left:g}", height=tall),
        el("path", class_="ce-pitch__mown", d=mown),
        el("path", class_="ce-pitch__goal", d="".join(_box(*ends) for ends in ((left, begin), (end, right)))),
        el("path", class_="ce-pitch__dashes", d=_upright(pitch, 5, 40, 60, LENGTH - 5)),
        el("path", class_="ce-pitch__lines", d=_box(left, right) + _upright(pitch, 22, 50, LENGTH - 22)),
        el("path", class_="ce-pitch__try", d=_upright(pitch, 0, LENGTH)),
        el("path", class_="ce-pitch__posts", d=_upright(pitch, 0, LENGTH, top=MIDDLE - 7, bottom=MIDDLE + 7)),
    ]


def _box(left: float, right: float) -> str:
    """A rectangle from touchline to touchline."""
    return f"M{left:g} {TOP}H{right:g}V{BOTTOM}H{left:g}z"


def _names(pitch: Ground) -> list[Markup]:
    """Each side's name in the in-goal that it defends, as clubs paint it."""
    made: list[Markup] = []
    for seat, metres, turn in ((0, -pitch.depth / 2, -90), (1, LENGTH + pitch.depth / 2, 90)):
        name = pitch.names[seat]
        short = name if len(name) <= _LETTERS else name[: _LETTERS - 1].rstrip() + "…"
        where = f"translate({pitch.x(metres):g} {_NAMES}) rotate({turn})"
        made.append(
            el(
                "text",
                short,
                class_="ce-pitch__name",
                transform=where,
                text_anchor="middle",
                dominant_baseline="central",
            )
        )
    return made


def _figures(pitch: Ground) -> list[Markup]:
    """The metres that players know by heart, under their lines."""
    marks = ((22, "22"), (50, "50"), (LENGTH - 22, "22"))
    return [
        el("text", figure, class_="ce-pitch__figure", x=pitch.x(at), y=HEIGHT - 4, text_anchor="middle")
        for at, figure in marks
    ]


def _stripes(pitch: Ground, reach: Mapping[int, Fraction]) -> list[Markup]:
    """Where the ball may come to lie: the likelier, the darker; everything beyond the dead-ball line is one stripe."""
    shares: dict[float, Fraction] = {}
    spots: dict[float, list[int]] = {}
    for metres, share in sorted(reach.items()):
        at = pitch.x(metres)
        shares[at] = shares.get(at, Fraction(0)) + share
        spots.setdefault(at, []).append(metres)
    if not shares:
        return []
    most = max(shares.values())
    wide = pitch.x(4) - pitch.x(0)
    return [
        el(
            "rect",
            class_="ce-pitch__reach",
            x=f"{at - wide / 2:.1f}",
            y=TOP + 1,
            width=f"{wide:.1f}",
            height=BOTTOM - TOP - 2,
            fill_opacity=f"{0.14 + 0.5 * float(share / most):.2f}",
            data_spots=" ".join(map(str, spots[at])),
            data_chance=share,
        )
        for at, share in shares.items()
    ]


def _gain(pitch: Ground) -> list[Markup]:
    """An advantage: a flag where it was given, and the ground that has to be gained."""
    if pitch.gain is None:
        return []
    mark, goal = pitch.gain
    here, there = sorted((pitch.x(mark), pitch.x(goal)))
    flag = pitch.x(mark)
    way = 1 if goal > mark else -1
    return [
        el("rect", class_="ce-pitch__gain", x=here, y=TOP, width=f"{there - here:g}", height=BOTTOM - TOP),
        el("path", class_="ce-pitch__mark", d=_upright(pitch, mark)),
        el("path", class_="ce-pitch__flag", d=f"M{flag:g} {TOP}l{9 * way} 5l{-9 * way} 5z"),
        el("path", class_="ce-pitch__need", d=_upright(pitch, goal)),
    ]


def _ball(pitch: Ground) -> Markup:
    """The ball, with chevrons the way its side plays, and the two packs around it where they have gathered."""
    way = 0 if pitch.planned else pitch.forward
    parts: list[Markup] = []
    if pitch.gathered:
        around = "".join(f"M{x} {y}h0" for x, y in ((-12, -11), (-17, 0), (-12, 11), (12, -11), (17, 0), (12, 11)))
        parts.append(el("path", class_="ce-pitch__packs", d=around))
    if way:
        # Under the ball: before it may lie the very way that it came.
        arrow = "".join(f"M{(step - 2) * way:g} 16l{4 * way} 4l{-4 * way} 4" for step in (-6, 0, 6))
        parts.append(el("path", class_="ce-pitch__way", d=arrow))
    kicked = bool(pitch.trace) and not pitch.planned and pitch.trace[-1][2] == "kick"
    # Two names for the same arc: the next kick has the other, and begins it anew.
    ball = el("g", _BALL, class_=f"ce-pitch__arc--{len(pitch.trace) % 2}" if kicked else None)
    return el("g", parts, ball, class_="ce-pitch__spot", transform=f"translate({pitch.x(pitch.ball):g} {LANE})")


def zone(low: int, high: int, label: str) -> Markup:
    """The zone that a contest has to hit, as six faces of which some count."""
    faces = [
        el(
            "li",
            die(face, state="small"),
            hidden(str(face)) if low <= face <= high else None,
            class_="ce-zone__face" + (" ce-zone__face--in" if low <= face <= high else ""),
        )
        for face in range(1, 7)
    ]
    return el(
        "div", el("span", label, class_="ce-zone__name"), el("ol", faces, class_="ce-zone__faces"), class_="ce-zone"
    )
