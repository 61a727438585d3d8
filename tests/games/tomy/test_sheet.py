"""The match sheet and the cup sheet."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Sheet
from engine.games.tomy.words.text import TomyText
from tests.games.sheets import NAMES, lines, sheet
from tests.games.table import Table
from tests.games.tomy import DROP, NOTHING, PENALTY, TRY, stopped, turn


def match(*answers: str, **state: Any) -> Table:
    """A match that goes on."""
    return Table("tomy", "turn", whole=True, **{"hand": 0, **state}).then(*answers)


@pytest.mark.rule("tomy.sheet.lines")
def test_one_line_for_each_throw() -> None:
    table = match(
        f"turn.attempts {TRY}", "turn.refuse score", "scores.between-posts in", "defence.choice let",
        f"turn.attempts {PENALTY}", "turn.refuse score", "defence.choice defend", "defence.choice block",
        f"turn.attempts {NOTHING}", "turn.again stop",
    )  # fmt: skip
    written = lines(table)
    assert [(line.mark, line.seat, line.score) for line in written] == [
        ("1", 0, (7, 0)),
        ("1", 1, (7, 0)),
        ("2", 0, (7, 0)),
        ("2", 1, (7, 0)),
    ]
    text = table.game.text("en")
    assert isinstance(text, TomyText)
    assert [text.cell(line.what) for line in written] == [
        "Try, between the posts, 7 points",
        "Penalty, blocked",
        "Nothing",
        "",
    ]


@pytest.mark.rule("tomy.sheet.lines")
def test_a_sheet_starts_empty_and_bears_the_names() -> None:
    assert sheet(Table("tomy")) == Sheet(NAMES, ())
    assert sheet(turn()).names == NAMES


@pytest.mark.rule("tomy.sheet.lines")
def test_a_lost_throw_has_its_line() -> None:
    table = match(f"turn.attempts {NOTHING}", "turn.again stop", round=2, warnings=[0, 2], score=[3, 0])
    assert [(line.mark, line.seat) for line in lines(table)] == [("2", 0), ("2", 1), ("3", 0)]
    assert [event[1] for event in lines(table)[1].what] == ["served"]


@pytest.mark.rule("tomy.sheet.lines")
def test_each_part_of_each_match_is_a_part_of_the_sheet() -> None:
    stop = (f"turn.attempts {NOTHING}", "turn.again stop")
    table = match(*stop * 3, round=6, hand=1, first=0, score=[5, 3])
    assert [(part, len(written)) for part, written in sheet(table).parts] == [("1/first-half", 1), ("1/second-half", 3)]
    again = match(*stop * 2, part="second-half", round=6, hand=0, first=0, score=[5, 3])
    assert [part for part, _ in sheet(again).parts] == ["1/second-half", "2/first-half"]
    extra = match(*stop * 2, part="extra-time", round=2, hand=0, first=0, score=[5, 5]).then("shootout.five in")
    assert [part for part, _ in sheet(extra).parts] == ["1/extra-time", "1/shootout"]


@pytest.mark.rule("tomy.sheet.lines")
def test_lines_show_the_cards_in_force_after_the_throw() -> None:
    table = match("turn.attempts ball/card/card", "turn.again stop", warnings=[1, 1], score=[3, 0], round=2)
    assert lines(table)[0].cards == (("red",), ("yellow",))
    both = turn(hand=1, warnings=[2, 1]).then("turn.attempts ball/card/card")
    assert lines(both)[0].cards == (("yellow",), ("yellow",))
    assert lines(stopped(warnings=[0, 2]))[1].cards == ((), ())


@pytest.mark.rule("tomy.sheet.totals")
def test_the_score_goes_on_from_line_to_line() -> None:
    drop = (f"turn.attempts {DROP}", "turn.refuse score", "defence.choice let")
    table = match(*drop * 3, round=5, score=[7, 5])
    assert [line.score for line in lines(table)] == [(10, 5), (10, 8), (13, 8), (13, 8)]


@pytest.mark.rule("tomy.sheet.totals")
def test_kicks_are_counted_apart() -> None:
    house = {"shootout-defence": "on"}
    table = Table("tomy", "kick", whole=True, house=house, part="shootout", hand=1, score=[8, 8])
    table.then("shootout.five in", "shootout.defence let", "shootout.five wide")
    table.then("shootout.five in", "shootout.defence defend", "shootout.defence tackle", "shootout.five in")
    table.then("shootout.defence defend", "shootout.defence stand")
    assert [(line.mark, line.seat, line.score) for line in lines(table)] == [
        ("1", 1, (0, 1)),
        ("1", 0, (0, 1)),
        ("2", 1, (0, 1)),
        ("2", 0, (1, 1)),
    ]


@pytest.mark.rule("tomy.sheet.totals")
def test_points_of_a_later_tie_go_to_the_right_column() -> None:
    results = [[8, 3, 0]]
    table = Table("tomy", "turn", house={"format": "cup"}, results=results, hand=1, first=1)
    table.then(f"turn.attempts {DROP}", "turn.refuse score", "defence.choice let")
    assert [(line.seat, line.score) for line in lines(table)] == [(3, (0, 3))]


@pytest.mark.rule("tomy.sheet.tournament")
def test_the_cup_sheet_has_a_line_for_each_tie() -> None:
    results = [[8, 3, 0], [3, 8, 3], [5, 3, 4]]
    state: dict[str, Any] = {"part": "second-half", "first": 0, "results": results, "house": {"format": "cup"}}
    table = stopped(6, 0, score=[7, 10], **state)
    (name, written) = sheet(table).parts[-1]
    assert (name, [(line.mark, line.seat, line.score) for line in written]) == ("cup", [("quarter-final", 7, (7, 10))])
    final = [*results, [7, 10, 7], [3, 5, 3], [8, 0, 4]]
    last = stopped(6, 0, score=[7, 10], **{**state, "results": final})
    assert [(line.mark, line.seat) for line in sheet(last).parts[-1][1]] == [("final", 4)]


@pytest.mark.rule("tomy.sheet.tournament")
def test_a_series_has_no_cup_sheet() -> None:
    table = stopped(6, 0, part="second-half", first=0, score=[7, 10])
    assert [part for part, _ in sheet(table).parts] == ["1/second-half"]


def test_the_sheets_have_their_words() -> None:
    for lang in ("en", "fr"):
        text = turn().game.text(lang)
        assert isinstance(text, TomyText)
        for part in ("first-half", "second-half", "extra-time", "shootout", "cup"):
            assert text.part(part)
            assert text.total(part)
        assert len({text.match(number) for number in (1, 2, 3)}) == 3
        assert len({text.stage(stage) for stage in ("quarter-final", "semi-final", "final", "winner")}) == 4
        assert len({text.die(die) for die in ("blue", "green", "white", "red")}) == 4
        assert [text.card_mark("yellow"), text.card_mark("red")] == [["Y", "R"], ["J", "R"]][lang == "fr"]
        assert text.card("yellow") != text.card("red")
