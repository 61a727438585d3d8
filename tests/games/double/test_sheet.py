"""The match sheet."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Sheet
from engine.games.double.words.text import DoubleText
from tests.games.double import throw
from tests.games.sheets import NAMES, lines, sheet
from tests.games.table import Table


def match(*answers: str, **state: Any) -> Table:
    """A match that goes on."""
    return Table("double", "action", whole=True, **{"hand": 0, **state}).then(*answers)


@pytest.mark.rule("double.sheet.names")
def test_the_sheet_bears_both_names_and_starts_empty() -> None:
    assert sheet(Table("double")) == Sheet(NAMES, ())
    assert sheet(match("reading.action 12")).names == NAMES


@pytest.mark.rule("double.sheet.names")
def test_each_half_is_a_part_of_the_sheet() -> None:
    table = match("reading.action 12", "reading.action 14", "reading.action 46", hand=1, minute=19, first=0)
    assert [(part, len(written)) for part, written in sheet(table).parts] == [("first-half", 2), ("second-half", 1)]
    short = throw("12", 5, house={"length": "20"})
    assert [part for part, _ in sheet(short).parts] == ["match"]


@pytest.mark.rule("double.sheet.lines")
def test_one_line_for_each_action() -> None:
    table = match(
        "reading.action 54", "tries.conversion 1",
        "reading.action 35", "penalty.award kick", "penalty.kick 6",
        "reading.action 44", "doubles.four 5", "doubles.four 2", "doubles.four-conversion 5",
        "reading.action 11", "doubles.one keep",
    )  # fmt: skip
    written = lines(table)
    assert [(line.mark, line.seat, line.score) for line in written] == [
        ("1", 0, (7, 0)),
        ("3", 1, (7, 0)),
        ("5", 0, (7, 5)),
        ("7", 0, (7, 5)),
    ]
    text = table.game.text("en")
    assert isinstance(text, DoubleText)
    assert [text.cell(line.what) for line in written] == [
        "Try, converted",
        "Penalty, missed",
        "Countered by Sacha, try, not converted",
        "Infringement, Sacha takes the ball",
    ]


@pytest.mark.rule("double.sheet.lines")
def test_a_line_goes_on_from_the_score_so_far() -> None:
    assert lines(throw("55", 12, 1, score=[3, 10]))[0].score == (3, 17)
    assert lines(throw("12", 12, 1, score=[3, 10]))[0].score == (3, 10)
    drop = throw("33", 12, 1, score=[3, 10]).then("doubles.three drop", "doubles.drop 12")
    assert lines(drop)[0].score == (3, 13)
    kicked = throw("11", 12, 1, score=[3, 10]).then("doubles.one kick", "doubles.fault-kick 6", "doubles.fault-kick 1")
    assert lines(kicked)[0].score == (6, 10)
    penalty = throw("34", 12, 1, score=[3, 10]).then("penalty.award kick", "penalty.kick 1")
    assert lines(penalty)[0].score == (3, 13)


@pytest.mark.rule("double.sheet.lines")
def test_an_action_still_being_played_has_its_line() -> None:
    assert [line.mark for line in lines(match("reading.action 12", "reading.action 34"))] == ["1", "2"]


@pytest.mark.rule("double.sheet.lines")
def test_what_happens_between_actions_is_on_no_line() -> None:
    told = [event[1] for line in lines(match("reading.action 12", minute=20)) for event in line.what]
    assert told == ["thrown", "turnover", "knock-on"]
    opening = Table("double").then("kickoff.opening 4", "kickoff.opening 2", "reading.action 12")
    assert [event[1] for event in lines(opening)[0].what] == ["thrown", "turnover", "knock-on", "minutes"]
    end = throw("12", 40, 0, half=2, score=[3, 0])
    assert [event[1] for event in lines(end)[0].what] == ["thrown", "turnover", "knock-on"]


@pytest.mark.rule("double.sheet.cards")
def test_cards_stand_on_every_line_up_to_their_last_minute() -> None:
    table = match(
        "reading.action 36", "cards.colour 12", "penalty.award keep",
        *["reading.action 12"] * 6,
        minute=2,
    )  # fmt: skip
    assert [(line.mark, line.cards) for line in lines(table)] == [
        ("2", ((), ("yellow",))),
        *((str(minute), ((), ("yellow",))) for minute in (8, 9, 10, 11, 12)),
        ("13", ((), ())),
    ]


@pytest.mark.rule("double.sheet.cards")
def test_a_card_just_received_stands_beside_those_in_force() -> None:
    table = throw("22", red=[1, 1], yellow=[[10, 1], []]).then("cards.colour 12")
    assert lines(table)[0].cards == (("red", "yellow", "yellow"), ("red",))
    again = throw("66").then("cards.colour 11")
    assert lines(again)[0].cards == ((), ("red",))
