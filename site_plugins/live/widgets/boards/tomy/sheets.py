"""The two sheets of the box: the match sheet, turn by turn, and the cup sheet, tie by tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.game import Line, Sheet
from engine.core.sayings import Sayings
from engine.games.tomy.events import EVENTS
from engine.games.tomy.rules.series import STAGES
from engine.games.tomy.table.state import PARTS, ROUNDS
from engine.games.tomy.words.text import TomyText
from site_plugins.live.widgets.boards.tomy.scoreboard import chip, kick, stage, words_of
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.view import View, capital

_ALWAYS = ("first-half", "second-half")


class Column(NamedTuple):
    """A column of the match sheet: one side of one match."""

    match: int
    seat: int


class Filled(NamedTuple):
    """The match sheet filled in: what stands in each cell, and the totals under each part."""

    cells: Mapping[tuple[str, int, Column], Markup]
    totals: Mapping[tuple[str, int], tuple[int, ...]]
    rows: Mapping[str, int]
    teams: Mapping[int, tuple[int, int]]


def sheet(view: View, say: Sayings) -> Markup:
    """The match sheet; in a cup that of the present tie, below the sheet of the cup."""
    written = view.game.sheet(view.seen.log, view.position.start.names)
    open_ = view.seen.view
    cup = bracket(open_["bracket"], words_of(view), say) if open_["bracket"] else None
    if not any(part != "cup" for part, _ in written.parts):
        return cup if cup is not None else el("p", say("board.blank"), class_="ce-sheet__blank")
    return join(cup, _matches(view, say, written))


def _matches(view: View, say: Sayings, written: Sheet) -> Markup:
    """The match sheet as it is printed: a row for each throw, two columns for each match."""
    text = words_of(view)
    filled = _filled(written, text, say)
    numbers = _numbers(view.seen.view, filled)
    columns = [Column(match, seat) for match in numbers for seat in (0, 1)]
    names = [
        el("th", view.text.who(filled.teams.get(column.match, (0, 1))[column.seat]), scope="col") for column in columns
    ]
    parts = [part for part in PARTS if part in filled.rows or part in _ALWAYS]
    return el(
        "table",
        el("caption", view.say("widgets.sheet"), class_="ce-vh"),
        el("thead", _heads(view.seen.view, text, numbers), el("tr", el("th", say("board.throw"), scope="col"), names)),
        [_part(filled, text, say, part, columns) for part in parts],
        class_="ce-sheet ce-tomy-sheet",
    )


def _numbers(open_: Mapping[str, Any], filled: Filled) -> list[int]:
    """The matches that have columns: all three of a series, else the one being played."""
    return [1, 2, 3] if open_["format"] == "series" else [max(filled.teams)]


def _heads(open_: Mapping[str, Any], text: TomyText, numbers: Sequence[int]) -> Markup | None:
    """The names of the matches, over the columns of both sides; a single match has none."""
    if open_["format"] == "single":
        return None
    heads = [el("th", stage(text, open_["format"], number), scope="colgroup", colspan=2) for number in numbers]
    return el("tr", el("td"), heads)


def _filled(written: Sheet, text: TomyText, say: Sayings) -> Filled:
    """Every line in its cell, with the cards it brought to either side."""
    cells: dict[tuple[str, int, Column], Markup] = {}
    totals: dict[tuple[str, int], tuple[int, ...]] = {}
    rows: dict[str, int] = {}
    teams: dict[int, tuple[int, int]] = {}
    for key, lines in written.parts:
        if key == "cup":
            continue
        number, _, part = key.partition("/")
        match, length = int(number), ROUNDS[PARTS.index(part)]
        for line in lines:
            row = int(line.mark)
            rows[part] = max(rows.get(part, length), row)
            team = teams[match] = _team(line)
            totals[part, match] = line.score
            for seat in (0, 1):
                place = part, row, Column(match, seat)
                made = _cell(line, team, seat, text, say)
                cells[place] = join(cells[place], " ", made) if made and place in cells else cells.get(place) or made
    return Filled(cells, totals, rows, teams)


def _team(line: Line) -> tuple[int, int]:
    """The two sides of the match in which a line was written."""
    home, away = EVENTS.fact(line.what[0], "team")
    return home, away


def _cell(line: Line, team: tuple[int, int], seat: int, text: TomyText, say: Sayings) -> Markup:
    """What a turn left in the column of a side: the points or the kick of who threw, and either side's new cards."""
    pieces: list[Markup] = []
    if team[seat] == line.seat:
        pieces.append(_result(line, text, say))
    given = [event for event in line.what if event[1] in EVENTS.cards and EVENTS.fact(event, "who") == team[seat]]
    pieces += [chip(EVENTS.cards[event[1]], text) for event in given]
    return join(*[piece for pair in zip([" "] * len(pieces), pieces, strict=True) for piece in pair][1:])


def _result(line: Line, text: TomyText, say: Sayings) -> Markup:
    """The points of a turn, a kick as its mark, or a stroke for a turn that was lost; in words for whoever asks."""
    told = text.cell(line.what)
    names = [event[1] for event in line.what]
    if names[0] == "served":
        return el("span", el("span", "–", aria_hidden="true"), hidden(told), title=told)
    if "made" in EVENTS[names[0]].facts:
        good = names[0] == "shot-in" and "shot-saved" not in names
        name = say("board.scored") if good else say("board.missed")
        return el("span", kick("full" if good else "cross"), hidden(name), title=capital(name))
    points = sum(EVENTS.fact(event, "points") for event in line.what if event[1] == "points")
    return el("span", points, hidden(f" {told}"), title=told)


def _part(filled: Filled, text: TomyText, say: Sayings, part: str, columns: Sequence[Column]) -> Markup:
    """One part of the sheet: its throws and the score at its end."""
    rows = filled.rows.get(part, ROUNDS[PARTS.index(part)])
    lines = [
        el(
            "tr",
            el("th", row, scope="row", class_="ce-number"),
            [el("td", filled.cells.get((part, row, column))) for column in columns],
        )
        for row in range(1, rows + 1)
    ]
    totals = [el("td", _total(filled, part, column)) for column in columns]
    return el(
        "tbody",
        el("tr", el("th", text.part(part), scope="rowgroup", colspan=len(columns) + 1), class_="ce-sheet__part"),
        lines,
        el(
            "tr",
            el("th", say("board.total"), hidden(f" {text.total(part)}"), scope="row"),
            totals,
            class_="ce-tomy-sheet__total",
        ),
    )


def _total(filled: Filled, part: str, column: Column) -> int | None:
    """The score of a side at the end of a part, or so far."""
    total = filled.totals.get((part, column.match))
    return None if total is None else total[column.seat]


def bracket(stages: Sequence[Sequence[Mapping[str, Any]]], text: TomyText, say: Sayings) -> Markup:
    """The cup sheet: eight names on the left, and each winner one column further to the right."""
    first = stages[0]
    entrants = 2 * len(first)
    rows: list[list[Markup]] = [[] for _ in range(entrants)]
    for column, ties in enumerate(stages):
        span = 2**column
        for number, tie in enumerate(ties):
            for side in (0, 1):
                rows[(2 * number + side) * span].append(_entrant(tie, side, span, text, say))
    champion = stages[-1][0]["winner"]
    name = say("board.open-place") if champion is None else text.who(champion)
    rows[0].append(el("td", name, rowspan=entrants, class_="ce-cup__open" if champion is None else "ce-cup__winner"))
    heads = [text.stage(name) for name in (*dict.fromkeys(STAGES), "winner")]
    return el(
        "table",
        el("caption", text.part("cup"), class_="ce-vh"),
        el("thead", el("tr", [el("th", head, scope="col") for head in heads])),
        el("tbody", [el("tr", row) for row in rows]),
        class_="ce-sheet ce-cup",
    )


def _entrant(tie: Mapping[str, Any], side: int, span: int, text: TomyText, say: Sayings) -> Markup:
    """One side of a tie: a name and its points, bold when it went on."""
    who = tie["pair"][side]
    if who is None:
        return el("td", say("board.open-place"), rowspan=span, class_="ce-cup__open")
    points = None if tie["score"] is None else el("span", tie["score"][side], class_="ce-cup__points")
    went_on = tie["winner"] is not None and tie["winner"] == who
    return el("td", text.who(who), " ", points, rowspan=span, class_="ce-cup__winner" if went_on else None)
