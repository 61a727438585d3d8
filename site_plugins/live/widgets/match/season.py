"""The season of one's own: what the matches on this device came to, which level to try, and the file that keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots import LEVELS
from engine.match.season import DRAWN, LOST, WON, Advice, Row, advice, rows
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.match.place import Place
from site_plugins.live.widgets.situation.controls import button


def season(place: Place, results: Sequence[Mapping[str, Any]]) -> Markup:
    """The season of a game under a fold, with the ways to take it along or erase it."""
    say, root, table = place.say, place.root, rows(results)
    suggested = advice(results)
    return el(
        "details",
        el("summary", icon("odds"), say("review.season")),
        _suggestion(place, suggested) if suggested is not None else None,
        _table(place, table) if table else None,
        _streaks(place, table),
        el("div", _file(place), _erase(place, len(results)) if results else None, class_="ce-quiet"),
        class_="ce-fold ce-season",
        id=f"{root}--statistics",
    )


def _suggestion(place: Place, given: Advice) -> Markup:
    """The level to try next, and the fair reason for it."""
    say = place.say
    level, following = say(f"review.levels.{given.level}"), say(f"review.levels.{given.next}")
    if given.climb > 0:
        words = say("review.climb", won=given.won, of=given.of, level=level, next=following)
    elif given.climb < 0:
        words = say("review.step-down", won=given.won, of=given.of, level=level, next=following)
    else:
        words = say("review.top", won=given.won, of=given.of, level=level)
    press = button(
        {"do": "setup", "fields": {"seat1": given.next}},
        say("review.try-level", next=following),
        class_="ce-go ce-go--small",
        id=f"{place.root}--try-level",
    )
    return el("p", prose(words), " ", press if given.climb else None, class_="ce-season__try")


def _table(place: Place, found: Sequence[Row]) -> Markup:
    """A row for each opponent."""
    say = place.say
    names = {**say.all("match.controls"), "human": say("match.two-people"), "watched": say("match.watched")}
    first, *others = say.list("review.season-head")
    body = []
    for row in found:
        told = (
            row.played,
            *(row.came.get(came, 0) for came in (WON, DRAWN, LOST)),
            f"{row.points[0]} – {row.points[1]}",
            "" if row.best is None else f"{row.best[0]} – {row.best[1]}",
            _marks(place, row.latest),
        )
        # Where the columns have no room side by side, each figure stands after the head of its own.
        cells = [el("td", each, data_head=head) for head, each in zip(others, told, strict=True)]
        body.append(el("tr", el("th", names[row.against], scope="row"), cells))
    heads = [el("th", head, scope="col") for head in (first, *others)]
    table = el("table", el("thead", el("tr", heads)), el("tbody", body), class_="ce-stats")
    return el("div", table, class_="ce-season__scroll", tabindex=0, role="group", aria_label=say("review.season"))


def _marks(place: Place, latest: Sequence[str]) -> Markup:
    """The latest results as a row of marks, the newest last."""
    say = place.say
    return el(
        "span",
        [
            el(
                "span",
                el("span", say(f"review.marks.{came}"), aria_hidden="true"),
                hidden(f"{say(f'review.told.{came}')} "),
                class_=f"ce-season__mark ce-season__mark--{came}",
            )
            for came in latest
        ],
        class_="ce-season__marks",
    )


def _streaks(place: Place, found: Sequence[Row]) -> Markup | None:
    """Wins in a row, by level."""
    say = place.say
    lines = [
        el("li", say("review.streak-of", who=say(f"match.controls.{row.against}"), words=_streak(place, row)))
        for row in found
        if row.against in LEVELS and row.longest > 1
    ]
    return el("ul", lines, class_="ce-season__streaks") if lines else None


def _streak(place: Place, row: Row) -> str:
    """A streak that lasts is told with the longest one."""
    if row.streak > 1:
        return place.say("review.streak", count=row.streak, most=row.longest)
    return place.say("review.no-streak", most=row.longest)


def _file(place: Place) -> list[Markup]:
    """The season as a file: out, and in."""
    say, root = place.say, place.root
    return [
        button(
            {"do": "season-file"},
            icon("hand"),
            say("review.season-file"),
            class_="ce-quiet__do",
            id=f"{root}--season-file",
        ),
        el(
            "p",
            el("label", icon("sheet"), say("review.season-import"), for_=f"{root}--season-in"),
            el(
                "input",
                type="file",
                accept=".json,application/json",
                id=f"{root}--season-in",
                data_send_file={"do": "season-import"},
            ),
            class_="ce-shelf__bring",
        ),
    ]


def _erase(place: Place, count: int) -> Markup:
    """What cannot be undone takes two presses, and says so in between."""
    say, root = place.say, place.root
    return el(
        "details",
        el("summary", icon("no"), say("review.season-erase")),
        el("p", say("review.season-erase-hint")),
        button(
            {"do": "season-erase"},
            say("review.season-erase-go", count=count),
            class_="ce-go ce-go--small",
            id=f"{root}--season-erase",
        ),
        class_="ce-fold",
        id=f"{root}--season-out",
    )
