"""Small drawings of what rugby words mean, for readers who have never seen a match; each belongs to a term's id.

Whoever has the ball is drawn filled, the other side in outline; what moves has an arrow. Most are seen from above,
those with posts from in front. What a drawing shows is said in words in `docs/glossary.toml` (`drawn`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import atan2, cos, pi, sin

from site_plugins.live.widgets.drawing.markup import Markup, el, join

WIDE, HIGH = 240, 120
_OURS, _THEIRS = "ce-sketch__ours", "ce-sketch__theirs"
_LEFT, _RIGHT, _TOP, _FOOT = 38.0, 202.0, 14.0, 106.0
"""The goal lines and the touchlines of a whole pitch."""
_HALF = (_LEFT + _RIGHT) / 2
_METRE = (_RIGHT - _LEFT) / 100


def sketch(term: str, label: str) -> Markup | None:
    """The drawing of a term with what it shows in words, if it has one."""
    draw = SKETCHES.get(term)
    if draw is None:
        return None
    return el("svg", draw(), class_="ce-sketch", viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label)


def _rect(x: float, y: float, width: float, height: float, kind: str) -> Markup:
    return el("rect", x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}", class_=f"ce-sketch__{kind}")


def _path(way: str, kind: str = "line") -> Markup:
    return el("path", d=way, class_=f"ce-sketch__{kind}")


def _player(x: float, y: float, side: str, turn: float = 0) -> Markup:
    """A player from above: shoulders and a head, who looks to the right at `turn` 0."""
    return el(
        "g",
        el("ellipse", rx="5.5", ry="10"),
        el("circle", cx="2", r="4.5"),
        class_=side,
        transform=f"translate({x:g} {y:g}) rotate({turn:g})",
    )


def _ball(x: float, y: float, turn: float = 0) -> Markup:
    place = f"translate({x:g} {y:g}) rotate({turn:g})"
    return el("ellipse", rx="7", ry="4.5", class_="ce-sketch__ball", transform=place)


def _arrow(start: tuple[float, float], to: tuple[float, float], bend: float = 0, kind: str = "move") -> Markup:
    """From one point to another, bent to one side; the ball's way is dotted."""
    (x, y), (u, v) = start, to
    cx, cy = (x + u) / 2 + bend * (v - y) / 100, (y + v) / 2 - bend * (u - x) / 100
    angle = atan2(v - cy, u - cx)
    ends = [(u - 8 * cos(angle + side), v - 8 * sin(angle + side)) for side in (-pi / 6, pi / 6)]
    (a, b), (c, d) = ends
    return join(
        _path(f"M{x:g} {y:g}Q{cx:.4g} {cy:.4g} {u:g} {v:g}", kind),
        _path(f"M{a:.4g} {b:.4g}L{u:g} {v:g}L{c:.4g} {d:.4g}", "head"),
    )


def _grass() -> Markup:
    return _rect(0, 0, WIDE, HIGH, "grass")


def _close(*parts: object, by: float = 1.4) -> Markup:
    """A scene seen from near."""
    return join(_grass(), el("g", *parts, transform=f"translate(120 60) scale({by:g}) translate(-120 -60)"))


def _pitch(shade: tuple[float, float] | None = None) -> Markup:
    """A whole pitch from above, with its in-goals, its 22s and halfway; a strip of it may be shaded."""
    twenty_two = 22 * _METRE
    lines = "".join(
        f"M{x:g} {_TOP:g}V{_FOOT:g}" for x in (_LEFT, _LEFT + twenty_two, _HALF, _RIGHT - twenty_two, _RIGHT)
    )
    return join(
        _grass(),
        _rect(shade[0], _TOP, shade[1] - shade[0], _FOOT - _TOP, "shade") if shade else "",
        _path(f"M16 {_TOP:g}H224V{_FOOT:g}H16Z{lines}", "chalk"),
    )


def _posts(x: float = 120) -> Markup:
    """The posts from in front, on the goal line."""
    return join(
        _grass(),
        _path("M0 100H240", "chalk"),
        _path(f"M{x - 24:g} 100V12M{x + 24:g} 100V12M{x - 24:g} 62H{x + 24:g}", "post"),
    )


def _try() -> Markup:
    return join(
        _grass(),
        _path("M150 0V120", "chalk"),
        _rect(150, 0, 90, HIGH, "shade"),
        _player(128, 60, _OURS),
        _arrow((142, 60), (172, 60)),
        _ball(186, 60),
        _player(92, 34, _THEIRS, 20),
        _player(84, 90, _THEIRS, -25),
    )


def _conversion() -> Markup:
    return join(_posts(150), _player(34, 92, _OURS), _ball(52, 98, -60), _arrow((58, 90), (150, 36), 26, "flight"))


def _drop_goal() -> Markup:
    return join(
        _posts(160),
        _player(40, 92, _OURS),
        _ball(60, 72, -70),
        _path("M60 80V96", "flight"),
        _arrow((64, 96), (160, 40), 24, "flight"),
    )


def _kick_at_goal() -> Markup:
    return join(
        _posts(150),
        _path("M40 108H64"),
        _player(30, 92, _OURS),
        _ball(52, 97, -90),
        _arrow((57, 86), (150, 30), 12, "flight"),
    )


def _twenty_two() -> Markup:
    return join(
        _pitch((_LEFT, _LEFT + 22 * _METRE)), _player(24, 60, _THEIRS), _arrow((176, 60), (92, 60)), _ball(188, 60)
    )


def _in_goal() -> Markup:
    return join(_pitch((_RIGHT, 224)), _player(176, 60, _OURS), _arrow((184, 60), (206, 60)), _ball(214, 60))


def _touch() -> Markup:
    return join(
        _grass(),
        _rect(0, 0, WIDE, 34, "shade"),
        _path("M0 34H240", "chalk"),
        _player(60, 90, _OURS, -20),
        _arrow((74, 84), (164, 24), 18, "flight"),
        _ball(174, 18, 20),
    )


def _fifty_twenty_two() -> Markup:
    return join(
        _pitch((_RIGHT - 22 * _METRE, _RIGHT)),
        _player(_HALF - 18, 78, _OURS, -20),
        _arrow((_HALF - 6, 72), (_RIGHT - 18, 24), 14, "flight"),
        _path(f"M{_RIGHT - 18:g} 24L{_RIGHT - 6:g} 6", "flight"),
        _ball(_RIGHT - 4, 6, -40),
    )


def _scrum() -> Markup:
    rows = ((0, (-18, 0, 18)), (15, (-26, -9, 9, 26)), (30, (0,)))
    packs = [
        _player(120 - side * (12 + back), 60 + across, kind, 0 if side > 0 else 180)
        for side, kind in ((1, _OURS), (-1, _THEIRS))
        for back, places in rows
        for across in places
    ]
    put_in = join(_player(120, 110, _OURS, -90), _arrow((120, 98), (120, 72)), _ball(120, 62, 90))
    return _close(packs, put_in, _arrow((40, 60), (62, 60)), _arrow((200, 60), (178, 60)), by=1.1)


def _line_out() -> Markup:
    rows = [_player(x, y, kind, 90) for x, kind in ((104, _OURS), (136, _THEIRS)) for y in (46, 66, 86, 106)]
    throw = join(_player(120, 10, _OURS, 90), _arrow((120, 24), (120, 62), 0, "flight"), _ball(120, 72, 90))
    return join(_grass(), _path("M0 24H240", "chalk"), rows, throw)


def _ruck() -> Markup:
    ours = [_player(x, y, _OURS) for x, y in ((98, 48), (98, 70), (78, 58))]
    theirs = [_player(x, y, _THEIRS, 180) for x, y in ((146, 50), (146, 72), (166, 60))]
    return _close(
        _fallen(122, 30),
        ours,
        theirs,
        _ball(122, 62),
        _arrow((50, 58), (66, 58)),
        _arrow((194, 60), (178, 60)),
        by=1.35,
    )


def _fallen(x: float, y: float) -> Markup:
    """A player of the side with the ball who lies on the ground."""
    return el(
        "g",
        el("ellipse", rx="18", ry="6"),
        el("circle", cx="-20", r="4.5"),
        class_=_OURS,
        transform=f"translate({x:g} {y:g})",
    )


def _maul() -> Markup:
    ours = [_player(x, y, _OURS) for x, y in ((108, 60), (92, 46), (92, 74), (74, 60))]
    theirs = [_player(x, y, _THEIRS, 180) for x, y in ((138, 48), (138, 72))]
    return _close(ours, theirs, _ball(123, 60, 90), _arrow((152, 60), (200, 60)), by=1.4)


def _tackle() -> Markup:
    low = _player(104, 68, _THEIRS, -14)
    return _close(
        _arrow((52, 84), (88, 72)),
        _player(132, 56, _OURS, 14),
        low,
        _path("M110 60L128 46M112 76L130 66", "arm"),
        _ball(144, 60, 70),
        _arrow((158, 50), (160, 80), -30),
        by=1.5,
    )


def _knock_on() -> Markup:
    return _close(
        _arrow((40, 30), (90, 30)),
        _player(92, 62, _OURS),
        _path("M98 54L110 50M98 70L110 74", "arm"),
        _arrow((112, 62), (164, 72), 30, "flight"),
        _ball(174, 74, 20),
        by=1.3,
    )


def _interception() -> Markup:
    return _close(
        _player(60, 96, _OURS, -60),
        _player(150, 20, _OURS, 0),
        _path("M68 86L104 54", "flight"),
        _player(122, 46, _THEIRS, 180),
        _ball(110, 48, -40),
        _arrow((112, 62), (42, 62), -14),
        by=1.1,
    )


def _clear_out() -> Markup:
    return _close(
        _fallen(120, 30),
        _ball(116, 46),
        _player(142, 66, _THEIRS, 180),
        _player(94, 66, _OURS),
        _path("M100 58L132 56M100 76L132 76", "arm"),
        _arrow((158, 66), (196, 66)),
        by=1.4,
    )


def _pick_and_go() -> Markup:
    forwards = (_player(96, 60, _OURS), _player(78, 72, _OURS))
    wall = [_player(154, y, _THEIRS, 180) for y in (34, 58, 82)]
    return _close(_fallen(70, 32), forwards, _ball(108, 60, 90), _arrow((118, 60), (140, 60)), wall, by=1.3)


def _offside() -> Markup:
    return join(
        _grass(),
        _rect(128, 0, 112, HIGH, "shade"),
        _path("M128 0V120", "dots"),
        _player(106, 60, _OURS),
        _ball(120, 60, 90),
        _player(84, 26, _OURS),
        _player(178, 40, _OURS),
        _path("M164 26L192 54M192 26L164 54", "cross"),
    )


SKETCHES: Mapping[str, Callable[[], Markup]] = {
    "try": _try,
    "conversion": _conversion,
    "drop-goal": _drop_goal,
    "kick-at-goal": _kick_at_goal,
    "twenty-two": _twenty_two,
    "in-goal": _in_goal,
    "touch": _touch,
    "fifty-twenty-two": _fifty_twenty_two,
    "scrum": _scrum,
    "line-out": _line_out,
    "ruck": _ruck,
    "maul": _maul,
    "tackle": _tackle,
    "knock-on": _knock_on,
    "interception": _interception,
    "clear-out": _clear_out,
    "fixing-point": _pick_and_go,
    "offside": _offside,
}
