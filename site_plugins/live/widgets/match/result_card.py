"""The result card: a match on one picture, drawn so that it needs neither style sheet nor font of ours."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.reading import clean
from site_plugins.live.widgets.drawing.emblems import figure
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.match.chart import chances
from site_plugins.live.widgets.match.session import Session
from site_plugins.live.widgets.page.view import View

WIDE, HIGH, EDGE = 1200, 630, 72
ACCENTS = {
    "double": "#8a1c34",
    "tomy": "#0d5a60",
    "draft": "#7b4312",
    "scrumball": "#4d5a14",
    "flair": "#1e478f",
}
ACCENT = "#215b3d"
"""The accent of each game on paper, and that of a game without one; a test holds them against the style sheet."""
PAPER, INK, FAINT, DIE = "#f6f1e5", "#24211b", "#5d5648", "#fffdf6"
SERIF, SANS = "Besley, Georgia, 'DejaVu Serif', serif", "'Public Sans', Helvetica, Arial, sans-serif"
TOP, BOTTOM = 380, 548
"""Between which heights the curve of the match runs."""
MOST_DATE = 40


def result_card(view: View, session: Session) -> Markup | None:
    """The card under a fold, with the ways to take it along."""
    if not session.match.position.over:
        return None
    say, root = view.say, view.root
    presses = [
        el(
            "button",
            icon("link" if way == "share" else "down"),
            say(f"review.take.{way}"),
            type="button",
            class_=f"ce-quiet__do ce-card__{way}",
            id=f"{root}--card-{way}",
            data_card=way,
            data_name=f"{view.game.id}-{'-'.join(map(str, _score(session)))}",
            data_failed=say("review.card-failed"),
        )
        for way in ("svg", "png", "share")
    ]
    return el(
        "details",
        el("summary", icon("sheet"), say("review.card")),
        el("div", card(view, session), el("div", presses, class_="ce-quiet"), class_="ce-card"),
        class_="ce-fold",
        id=f"{root}--card",
    )


def card(view: View, session: Session) -> Markup:
    """The picture itself: a whole file as it stands."""
    accent = ACCENTS.get(view.game.id, ACCENT)
    home, away = _score(session)[:2]
    names = _names(session)
    words = view.say("review.card-of", home=names[0], points=home, others=away, away=names[1])
    return el(
        "svg",
        el("rect", width=WIDE, height=HIGH, fill=PAPER),
        el("rect", width=WIDE, height=14, fill=accent),
        el("g", _emblem(view.game.id, accent), transform=f"translate({EDGE} 48) scale(1.25)"),
        _text(view.text.title(), EDGE + 150, 100, 40, INK, SERIF, weight=600),
        _text(session.when, WIDE - EDGE, 100, 26, FAINT, SANS, anchor="end"),
        _side(names[0], home, 190, accent if home >= away else INK),
        _side(names[1], away, 280, accent if away >= home else INK),
        _curve(view, session, accent),
        _text("Coup d’envoi", EDGE, HIGH - 34, 24, FAINT, SERIF, weight=600),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
        role="img",
        aria_label=words,
        class_="ce-card__drawing",
    )


def _score(session: Session) -> Sequence[int]:
    """The points, as the game counts the match."""
    result = session.match.position.result
    points = session.match.game.points(session.match.position.state)
    return points if result is None else result.score


def _names(session: Session) -> tuple[str, str]:
    """The two sides that met last: in a cup they are two of many."""
    # In a cup two of many sides meet at a time.
    pair: Sequence[int] = session.match.game.view(session.match.position.state, 0).get("team", (0, 1))
    names = session.match.settings.names
    return names[pair[0]], names[pair[1]]


def _text(words: str, x: int, y: int, size: float, fill: str, family: str, **more: object) -> Markup:
    """A line of text; `anchor` and `weight` as in a style sheet."""
    return el(
        "text",
        words,
        x=x,
        y=y,
        font_size=f"{size:g}",
        fill=fill,
        font_family=family,
        text_anchor=more.get("anchor"),
        font_weight=more.get("weight"),
    )


def _side(name: str, points: int, y: int, fill: str) -> Markup:
    """One side with its points; a long name is set smaller, so that it never runs into them."""
    size = min(54.0, 1500 / max(1, len(name)))
    return el(
        "g",
        _text(name, EDGE, y, size, INK, SERIF, weight=600),
        _text(str(points), WIDE - EDGE, y, 72, fill, SERIF, anchor="end", weight=600),
    )


def _emblem(game: str, accent: str) -> Markup:
    """The emblem with its colours inside."""
    drawn = figure(game)
    line = f'fill="none" stroke="{accent}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
    for part, look in (
        ("face", f'fill="{DIE}" stroke="{accent}" stroke-width="1.8"'),
        ("pip", f'fill="{accent}"'),
        ("line", line),
    ):
        drawn = drawn.replace(f'class="ce-emblem__{part}"', look)
    return Markup(drawn)


def _curve(view: View, session: Session, accent: str) -> Markup:
    """The points of both sides as steps, and the chance to win as far as it has been reckoned."""
    moments = session.match.moments()
    last = max(1, len(moments) - 1)
    across = [EDGE + (WIDE - 2 * EDGE) * number / last for number in range(len(moments))]
    points = [view.game.points(moment.state)[:2] for moment in moments]
    most = max(1, *(max(pair) for pair in points))
    lines = [
        el("path", d=f"M{EDGE} {(TOP + BOTTOM) / 2:g}H{WIDE - EDGE}", stroke=FAINT, stroke_width=1, opacity="0.4"),
        el("path", d=f"M{EDGE} {BOTTOM}H{WIDE - EDGE}", stroke=FAINT, stroke_width=1.5),
    ]
    for side in (0, 1):
        shares = [pair[side] / most for pair in points]
        path = f"M{across[0]:.1f} {_height(shares[0]):.1f}"
        for number in range(1, len(shares)):
            if shares[number] != shares[number - 1]:
                path += f"H{across[number]:.1f}V{_height(shares[number]):.1f}"
        dash = "12 8" if side else None
        lines.append(
            el("path", d=f"{path}H{across[-1]:.1f}", fill="none", stroke=INK, stroke_width=3, stroke_dasharray=dash)
        )
    if told := chances(session):
        ends = [f"{across[at]:.1f},{_height(chance.value):.1f}" for at, chance in sorted(told.items())]
        lines.append(el("polyline", points=" ".join(ends), fill="none", stroke=accent, stroke_width=4))
    return el("g", lines)


def _height(share: float) -> float:
    """How far down a share of the curve's height lies."""
    return TOP + (BOTTOM - TOP) * (1 - share)


def date_of(given: object) -> str:
    """The day of the match as the page writes it; anything else counts as nothing."""
    return clean(given)[:MOST_DATE] if isinstance(given, str) else ""
