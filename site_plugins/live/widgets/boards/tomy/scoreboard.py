"""The scoreboard of the TOMY dice: points, cards, the series, and which throw of which half it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.sayings import Sayings
from engine.games.tomy.rules.series import STAGES
from engine.games.tomy.words.text import TomyText
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.drawing.scoreboard import Side, card_chip, drawn_side, with_ball
from site_plugins.live.widgets.page.view import View, capital

WINS = 2


def scoreboard(view: View, say: Sayings) -> Markup:
    """Two sides and what stands between them."""
    open_ = view.seen.view
    return el(
        "div",
        drawn_side(_side(view, say, 0), "home"),
        el("div", _middle(open_, words_of(view), say), class_="ce-score__clock ce-tomy__when"),
        drawn_side(_side(view, say, 1), "away"),
        class_="ce-score ce-tomy",
    )


def words_of(view: View) -> TomyText:
    """The words of this game, which know more than those of any game."""
    assert isinstance(view.text, TomyText)
    return view.text


def stage(text: TomyText, format_: str, number: int) -> str | None:
    """Which match it is: of a series, or how far the cup has come; a single match needs no name."""
    if format_ == "series":
        return text.match(number)
    return text.stage(STAGES[number - 1]) if format_ == "cup" else None


def _middle(open_: Mapping[str, Any], text: TomyText, say: Sayings) -> list[Markup | None]:
    """The match, the part of it and the throw, with a mark for each throw."""
    name = stage(text, open_["format"], open_["match"])
    leg = None if name is None else el("span", name, class_="ce-tomy__leg")
    if open_["over"]:
        return [leg, el("span", say("board.full-time"), class_="ce-score__when")]
    if open_["hand"] is None:
        return [leg, el("span", say("board.to-begin"), class_="ce-score__when")]
    part, number, of = open_["part"], open_["round"], open_["rounds"]
    return [
        leg,
        el("span", text.part(part), class_="ce-tomy__part"),
        _track(number, of) if number <= of else None,
        el("span", _round(part, number, of, say), class_="ce-score__when"),
    ]


def _round(part: str, number: int, of: int, say: Sayings) -> str:
    """Which throw of its part it is; those beyond the usual number are counted without it."""
    what = "kick" if part == "shootout" else "throw"
    return (
        say(f"board.extra.{what}", number=number) if number > of else say(f"board.rounds.{what}", number=number, of=of)
    )


def _track(number: int, of: int) -> Markup:
    """A dot for each throw: full when it is over, ringed while it lasts."""
    dots = [
        el(
            "circle",
            class_="ce-track__now" if at == number else "ce-track__done" if at < number else "ce-track__next",
            cx=6 + 11 * (at - 1),
            cy=6,
            r=3.6,
        )
        for at in range(1, of + 1)
    ]
    return el("svg", dots, class_="ce-track", viewBox=f"0 0 {1 + 11 * of} 12", aria_hidden="true")


def _side(view: View, say: Sayings, seat: int) -> Side:
    """One side: its name, its points, whether it throws, its cards, its kicks, its matches won."""
    open_ = view.seen.view
    points: int = open_["score"][seat]
    notes = (
        with_ball(say("board.hand", who=open_["team"][seat])) if open_["hand"] == seat and not open_["over"] else None,
        _cards(open_, words_of(view), say, seat),
        _kicks(open_["shots"][seat], open_, say),
        _won(open_, say, seat),
    )
    return Side(view.text.who(open_["team"][seat]), points, say("board.points", points=points), notes)


def chip(colour: str, text: TomyText) -> Markup:
    """A card of the referee."""
    return card_chip(colour, text.card_mark(colour), text.card(colour))


def _cards(open_: Mapping[str, Any], text: TomyText, say: Sayings, seat: int) -> Markup | None:
    """One warning is a yellow card, two are a red one; with it goes a turn."""
    warnings: int = open_["warnings"][seat]
    colours = ("yellow",) if warnings == 1 else ("red",) if warnings > 1 else ()
    suspended = open_["suspended"][seat]
    if not colours and not suspended:
        return None
    note = el("span", say("board.suspended"), class_="ce-cards__left") if suspended else None
    return el("ul", el("li", [chip(colour, text) for colour in colours], " ", note), class_="ce-cards")


def _kicks(shots: Sequence[bool], open_: Mapping[str, Any], say: Sayings) -> Markup | None:
    """The kicks of a shoot-out: full when good, crossed out when not, empty while to come."""
    if open_["part"] != "shootout":
        return None
    to_come = max(open_["rounds"] - len(shots), 0)
    marks = [("full" if good else "cross", say("board.scored") if good else say("board.missed")) for good in shots]
    marks += [("open", say("board.to-kick"))] * to_come
    return el(
        "ul", [el("li", kick(kind), hidden(name), title=capital(name)) for kind, name in marks], class_="ce-kicks"
    )


def kick(kind: str) -> Markup:
    """One kick as a mark: full, crossed out, or open."""
    ring = el("circle", class_=f"ce-kick__{kind}", cx=8, cy=8, r=5.5)
    cross = el("path", class_="ce-kick__line", d="M4.5 4.5l7 7M11.5 4.5l-7 7") if kind == "cross" else None
    return el("svg", cross or ring, class_="ce-kick", viewBox="0 0 16 16", aria_hidden="true")


def _won(open_: Mapping[str, Any], say: Sayings, seat: int) -> Markup | None:
    """The matches of the series won so far."""
    won: int = open_["wins"][seat]
    if open_["format"] != "series" or not any(open_["wins"]):
        return None
    cups = [
        el("circle", class_="ce-track__done" if at < won else "ce-track__next", cx=6 + 11 * at, cy=6, r=3.6)
        for at in range(WINS)
    ]
    drawn = el("svg", cups, class_="ce-track", viewBox=f"0 0 {1 + 11 * WINS} 12", aria_hidden="true")
    return el("p", drawn, el("span", say("board.won", matches=won)), class_="ce-tomy__won")
