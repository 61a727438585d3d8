"""The match sheet, and the audit that watches over cards, points and metres."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.words.text import ScrumballText
from tests.contract import walk
from tests.games.scrumball import open_play
from tests.games.table import Table

GAME = load("scrumball")
FULL = ["pass", "run", "tackle", "kick", "touch", "drop"]


def scored(**state: Any) -> Table:
    """A try by Camille and its conversion."""
    table = open_play(95, whole=True, us=["pass"], them=["kick"], **state).then(
        "cards.play pass", "tackle.respond let-go"
    )
    return table.then("tries.conversion 4", "tries.conversion 2")


def test_a_try_and_its_conversion_share_a_line() -> None:
    table = scored(score=[0, 3])
    ((part, lines),) = GAME.sheet(table.events, GAME.names).parts
    (line,) = lines
    assert (part, line.mark, line.seat, line.score) == ("first-half", "2", 0, (7, 3))
    assert [event[1] for event in line.what] == ["try", "converted"]
    for lang, cell in (("en", "Try, converted"), ("fr", "Essai, transformé")):
        text = GAME.text(lang)
        assert isinstance(text, ScrumballText)
        assert text.cell(line.what) == cell


def test_a_missed_conversion_is_written_too() -> None:
    table = open_play(95, whole=True, us=["pass"]).then("cards.play pass", "tackle.respond let-go")
    table.then("tries.conversion 1", "tries.conversion 2")
    ((_, (line,)),) = GAME.sheet(table.events, GAME.names).parts
    assert (line.score, [event[1] for event in line.what]) == ((5, 0), ["try", "conversion-missed"])


def test_the_clock_marks_minutes_and_seconds() -> None:
    table = scored(house={"mode": "clock"}, seconds=415, half=2)
    ((part, (line,)),) = GAME.sheet(table.events, GAME.names).parts
    assert (part, line.mark) == ("second-half", "7:05")


def test_an_empty_log_makes_an_empty_sheet() -> None:
    assert GAME.sheet((), GAME.names).parts == ()


@pytest.mark.parametrize("seed", range(8))
def test_the_sheet_ends_with_the_score(seed: int) -> None:
    last = walk(GAME, seed)[-1]
    lines = [line for _, part in GAME.sheet(last.log, GAME.names).parts for line in part]
    assert last.result is not None
    assert (lines[-1].score if lines else (0, 0)) == last.result.score
    assert len(lines) == sum(event[1] in {"try", "drop-scored", "penalty-scored"} for event in last.log)


def played() -> Match:
    """A whole match with its whole log."""
    from random import Random

    from engine.core.players import at_random, play_out

    match = play_out(GAME, at_random(Random(5))).state
    assert isinstance(match, Match)
    GAME.audit(match)
    return match


def refused(match: Match) -> str:
    """Why an audit refuses a match, said in both languages."""
    with pytest.raises(Refusal) as caught:
        GAME.audit(match)
    for lang in LANGUAGES:
        assert GAME.text(lang).refusal(caught.value).endswith(".")
    return caught.value.code


def test_an_audit_notices_a_card_too_many_or_exchanged() -> None:
    match = played()
    match.pile.append("run")
    assert refused(match) == "audit-cards"
    match = played()
    card = match.hands[0].pop() if match.hands[0] else match.pile.pop()
    match.played.append("drop" if card != "drop" else "run")
    assert refused(match) == "audit-cards"


def test_an_audit_notices_points_out_of_nowhere() -> None:
    match = played()
    match.score[1] += 3
    assert refused(match) == "audit-points"
    match = played()
    place = next(i for i, event in enumerate(match.events) if event[1] == "try")
    del match.events[place]
    assert refused(match) == "audit-points"


def test_an_audit_notices_a_ball_that_jumped() -> None:
    match = played()
    match.ball += 1
    assert refused(match) == "audit-metres"
    match = played()
    place = next(i for i, event in enumerate(match.events) if event[1] == "passed")
    del match.events[place]
    assert refused(match) == "audit-metres"


def test_an_audit_of_a_part_begins_where_its_log_does() -> None:
    table = scored(score=[0, 3])
    match = table.position.state.clone()
    assert isinstance(match, Match)
    match.events = list(table.events)
    GAME.audit(match)
    match.score[0] += 3
    assert refused(match) == "audit-points"
