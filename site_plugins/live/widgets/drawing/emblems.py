"""Small drawings in ink: one emblem per game and the mark of the house, drawn in code."""

from collections.abc import Callable, Iterable

from site_plugins.live.widgets.drawing.markup import escape

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int, x: float, y: float, size: float, turn: float = 0) -> str:
    """Draw one die, centred on a point and turned by some degrees."""
    step, pip = size * 0.26, size * 0.085
    dots = "".join(
        f'<circle class="ce-emblem__pip" cx="{x + dx * step:g}" cy="{y + dy * step:g}" r="{pip:g}"/>'
        for dx, dy in _PIPS[value]
    )
    return _block(dots, x, y, size, turn)


def _block(sign: str, x: float, y: float, size: float, turn: float) -> str:
    """A die with whatever it shows."""
    half = size / 2
    body = (
        f'<rect class="ce-emblem__face" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"'
        f' rx="{size * 0.18:g}"/>'
    )
    return f'<g transform="rotate({turn:g} {x:g} {y:g})">{body}{sign}</g>'


def _lines(*paths: str) -> str:
    return "".join(f'<path class="ce-emblem__line" d="{path}"/>' for path in paths)


def _card(x: float, y: float, turn: float, sign: str) -> str:
    return (
        f'<g transform="rotate({turn:g} {x:g} {y:g})">'
        f'<rect class="ce-emblem__face" x="{x - 13:g}" y="{y - 18:g}" width="26" height="36" rx="3.5"/>{sign}</g>'
    )


def _double() -> str:
    return die(5, 30, 36, 34, -9) + die(3, 66, 31, 34, 11)


def _tomy() -> str:
    ball = '<ellipse class="ce-emblem__pip" cx="19" cy="47" rx="6.5" ry="4" transform="rotate(-30 19 47)"/>'
    card = '<rect class="ce-emblem__pip" x="73.5" y="39.5" width="9" height="13" rx="1.5"/>'
    return (
        _lines("M34 6V58M62 6V58M34 30H62")
        + _block(ball, 19, 47, 23, -8)
        + _block(_lines("M44 44V56M52 44V56M44 51H52"), 48, 50, 23, 4)
        + _block(card, 78, 46, 23, 12)
    )


def _draft() -> str:
    seams = _lines("M48 25v5l4.5 3.5M48 30l-4.5 3.5")
    ball = f'<circle class="ce-emblem__line" cx="48" cy="32" r="7"/>{seams}'
    return _card(30, 34, -14, "") + _card(66, 34, 14, "") + _card(48, 32, 0, ball)


def _scrumball() -> str:
    return (
        '<g transform="rotate(-24 48 32)"><ellipse class="ce-emblem__face" cx="48" cy="32" rx="29" ry="18"/>'
        '<path class="ce-emblem__line" d="M19 32H77M40 28v8M48 28v8M56 28v8"/></g>'
    )


def _flair() -> str:
    runner = '<circle class="ce-emblem__pip" cx="{0}" cy="{1}" r="4"/>'
    men = "".join(runner.format(x, y) for x, y in ((14, 12), (30, 26), (46, 40), (62, 52)))
    return _lines("M14 12L30 26L46 40L62 52", "M62 52C74 46 80 30 84 12", "M78 17L84 11L88 18") + men


def _plain() -> str:
    return die(6, 48, 32, 38, -8)


_EMBLEMS: dict[str, Callable[[], str]] = {
    "double": _double,
    "tomy": _tomy,
    "draft": _draft,
    "scrumball": _scrumball,
    "flair": _flair,
}


def emblem(game: str) -> str:
    """Draw the emblem of a game as decoration, a die until it has one: a screen reader passes it by."""
    return _svg(figure(game), "0 0 96 64", "ce-emblem")


def figure(game: str) -> str:
    """The same without a frame of its own, ninety-six units wide and sixty-four high, to stand in another drawing."""
    return _EMBLEMS.get(game, _plain)()


def games_with_emblem() -> Iterable[str]:
    """Name the games that have a drawing."""
    return _EMBLEMS


def mark() -> str:
    """Draw the mark of the house: a die whose middle pip is the kick-off spot on its circle."""
    return _svg(_mark_body(), "0 0 32 32", "ce-logo")


def _mark_body() -> str:
    return (
        '<rect class="ce-logo__die" x="2" y="2" width="28" height="28" rx="6"/>'
        '<path class="ce-logo__line" d="M2 16H9M23 16H30"/><circle class="ce-logo__line" cx="16" cy="16" r="7"/>'
        '<circle class="ce-logo__pip" cx="16" cy="16" r="2.6"/>'
        '<circle class="ce-logo__pip" cx="8" cy="8" r="2"/><circle class="ce-logo__pip" cx="24" cy="24" r="2"/>'
    )


def logo_file(*, die_fill: str, ink: str, accent: str) -> str:
    """Draw the mark as a file of its own, with its colours inside."""
    style = (
        f".ce-logo__die{{fill:{die_fill};stroke:{ink};stroke-width:1.6}}"
        f".ce-logo__line{{fill:none;stroke:{accent};stroke-width:1.4}}.ce-logo__pip{{fill:{ink}}}"
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    return f"{head}<style>{escape(style)}</style>{_mark_body()}</svg>\n"


def _svg(body: str, box: str, name: str) -> str:
    return f'<svg class="{name}" viewBox="{box}" aria-hidden="true" focusable="false">{body}</svg>'
