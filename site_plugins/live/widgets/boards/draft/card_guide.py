"""The card guide and the matrix of Draft Football, drawn from the very table that the engine plays by."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.sayings import Sayings
from engine.games.draft.table.deck import COLOURS, Pack, colours
from engine.games.draft.words.text import DraftText
from site_plugins.live.widgets.boards.draft.cards import DECISIONS, chip, mark, played
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.view import capital


def answers_to(pack: Pack, colour: str) -> tuple[str, ...]:
    """Top right: what the opponent may lay on a card of this colour."""
    return colours(pack.answers[COLOURS.index(colour)])


def goes_on_from(pack: Pack, colour: str) -> tuple[str, ...]:
    """Bottom left: what the same player may go on with."""
    return colours(pack.follows[COLOURS.index(colour)])


def guide(pack: Pack, text: DraftText) -> Markup:
    """The six colours as cards, with what each stands for and how many there are."""
    say = text.say
    cards = [
        el(
            "li",
            played(colour, capital(text.action(colour)), answers_to(pack, colour), goes_on_from(pack, colour)),
            el("span", say(f"board.colours.{colour}"), class_="ce-guide__name"),
            el("span", say(f"board.pack.roles.{colour}"), class_="ce-guide__role"),
            el("span", say("board.pack.cards", count=count), class_="ce-guide__count"),
        )
        for colour, count in zip(COLOURS, pack.counts, strict=True)
    ]
    return el(
        "div",
        el("p", say("board.pack.guide"), class_="ce-guide__title"),
        el("ul", cards, class_="ce-guide__cards"),
        class_="ce-guide",
    )


def legend(pack: Pack, text: DraftText) -> Markup:
    """Everything that a card can show: its colour, its marks, and in its corners what may follow it."""
    return join(guide(pack, text), signs(text), matrix(pack, text.say))


def signs(text: DraftText) -> Markup:
    """What the two marks of a card mean: whether a goal counts, and what the referee decides."""
    marks = [
        el("li", mark(goal=True), el("span", "GOAL")),
        el("li", mark(goal=False), el("span", "NO GOAL")),
        *(el("li", mark(decision=name), el("span", capital(text.decision(name)))) for name in DECISIONS),
    ]
    return el("ul", marks, class_="ce-matrix__key ce-legend__marks")


def roles(text: DraftText) -> Markup:
    """What each colour is for, beside its sign, while one picks."""
    named = [
        el("li", chip(colour), el("span", text.say(f"board.colours.{colour}"), " · ", text.action(colour)))
        for colour in COLOURS
    ]
    return el("ul", named, class_="ce-matrix__key ce-legend__roles")


def matrix(pack: Pack, say: Sayings) -> Markup:
    """Which colour may follow which: each box is marked in the corner in which the card says it."""
    caption = el("caption", say("board.pack.matrix"), class_="ce-guide__title")
    return el(
        "div",
        el("table", caption, boxes(say, partial(_corners, pack, say)), class_="ce-matrix"),
        el(
            "ul",
            el("li", _mark("answers"), el("span", say("board.pack.answers-key"))),
            el("li", _mark("goes-on"), el("span", say("board.pack.goes-on-key"))),
            class_="ce-matrix__key",
        ),
        class_="ce-guide",
    )


def boxes(say: Sayings, box: Callable[[str, str], Markup]) -> Markup:
    """The inside of a table: a line for each card that lies there, a column for each colour that may follow."""
    head = el(
        "tr",
        el("td", hidden(say("board.pack.lying"))),
        [el("th", chip(colour), hidden(say(f"board.colours.{colour}")), scope="col") for colour in COLOURS],
    )
    rows = [
        el(
            "tr",
            el("th", chip(lying), el("span", say(f"board.colours.{lying}")), scope="row"),
            [el("td", box(lying, colour)) for colour in COLOURS],
        )
        for lying in COLOURS
    ]
    return join(el("thead", head), el("tbody", rows))


def _corners(pack: Pack, say: Sayings, lying: str, colour: str) -> Markup:
    """The marks of one box, and the same for screen readers."""
    answers, goes_on = colour in answers_to(pack, lying), colour in goes_on_from(pack, lying)
    told = [
        key
        for key, holds in ((say("board.pack.answers-key"), answers), (say("board.pack.goes-on-key"), goes_on))
        if holds
    ]
    drawn = [_corner(kind) for kind, holds in (("answers", answers), ("goes-on", goes_on)) if holds]
    if not drawn:
        return el("span", "·", class_="ce-matrix__none", aria_hidden="true")
    return el("span", _box(drawn), hidden(", ".join(told)))


_CORNERS = {"answers": "M9 2H22V15Z", "goes-on": "M2 9V22H15Z"}


def _corner(kind: str) -> Markup:
    """A filled corner, the same as on the card."""
    return el("path", class_=f"ce-matrix__corner ce-matrix__corner--{kind}", d=_CORNERS[kind])


def _mark(kind: str) -> Markup:
    """A corner in the key of the matrix."""
    return _box([_corner(kind)])


def _box(corners: list[Markup]) -> Markup:
    """A box with its corners."""
    return el(
        "svg",
        el("rect", class_="ce-matrix__box", x=1.5, y=1.5, width=21, height=21, rx=3),
        corners,
        class_="ce-matrix__mark",
        viewBox="0 0 24 24",
        width=24,
        height=24,
        aria_hidden="true",
    )
