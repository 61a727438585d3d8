"""Positions: sending, undoing, observing."""

from __future__ import annotations

import gc

import pytest

from engine.core.asks import Draw
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from tests.core.toy import GAME


def begin(**given: object) -> Position:
    """A position of the toy."""
    return Position.begin(Start.of(GAME, **given))  # type: ignore[arg-type]


def send(position: Position, *answers: object) -> Position:
    """Several answers at once."""
    for answer in answers:
        position = position.send(answer)
    return position


def test_a_position_never_changes() -> None:
    first = begin()
    first.send("king")
    assert first.log == ()
    assert first.state.data()["hands"] == [[], []]


def test_answers_lead_on_and_undo_leads_back() -> None:
    first = begin()
    second = first.send("king")
    third = second.send("throw")
    assert third.undo() is second
    assert second.undo() is first
    assert third.first is first
    with pytest.raises(Refusal, match="nothing-to-undo"):
        first.undo()


def test_news_are_what_the_last_answer_brought() -> None:
    position = send(begin(), "king", "throw", (2, 2))
    assert [event[1] for event in position.news] == ["scored"]
    assert [event[1] for event in position.log] == ["took", "scored"]
    assert begin().news == ()


def test_history_pairs_asks_and_answers() -> None:
    position = send(begin(), "king", "throw", (2, 2))
    assert [(ask.name, answer) for ask, answer in position.history] == [
        ("card", "king"),
        ("what", "throw"),
        ("dice", (2, 2)),
    ]


def test_plays_follow_each_other_to_the_end() -> None:
    position = send(begin(), *["king", "keep"] * 4)
    assert position.over
    assert position.ask is None
    assert position.result is not None
    assert position.result.winner is None
    with pytest.raises(Refusal, match="over"):
        position.send("king")


def test_the_scope_of_a_play_ends_with_it() -> None:
    position = send(begin(play="throw", scope="play"), (1, 2))
    assert position.over
    assert position.result is None


def test_a_state_that_is_over_has_nothing_to_play() -> None:
    with pytest.raises(Refusal, match="nothing-to-play"):
        begin(data={"turns": 0})


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"play": "scrum"}, "play-unknown"),
        ({"scope": "week"}, "scope-unknown"),
        ({"names": ("Ada",)}, "names"),
        ({"names": ("Ada", " ")}, "names"),
        ({"names": ("Ada", "x" * 41)}, "names"),
        ({"house": {"hard": "1"}}, "switch-unknown"),
        ({"data": {"turns": 9}}, "match-field"),
    ],
)
def test_an_impossible_beginning_is_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        begin(**given)


def test_a_seat_sees_its_own_cards_only() -> None:
    position = send(begin(), "ace")
    mine, theirs = position.observe(0), position.observe(1)
    assert mine.view["hand"] == ["ace"]
    assert mine.log[0][3] == "ace"
    assert theirs.view == {"hand": [], "others": 1, "points": [0, 0]}
    assert "ace" not in repr(theirs.log)
    hidden = begin().observe(1).ask
    assert isinstance(hidden, Draw)
    assert hidden.pool == {}
    own = begin().observe(0).ask
    assert isinstance(own, Draw)
    assert own.pool == {"ace": 1, "king": 2}


def positions() -> int:
    """How many positions there are, whoever has them."""
    return sum(isinstance(one, Position) for one in gc.get_objects())


@pytest.mark.slow
def test_a_long_match_is_let_go_at_once_and_whoever_is_still_wanted_keeps_what_led_to_it() -> None:
    """Without the collector, one after the other; `tests/browser/test_long_links.py` shows why that matters."""
    gc.collect()
    gc.disable()
    try:
        before = positions()
        wanted = begin()
        last = first = send(wanted, "king", "throw")
        while (ask := last.ask) is not None:
            last = last.send(next(answer for answer, _ in ask.outcomes()))
        branch = first.send(next(answer for answer, _ in first.ask.outcomes())) if first.ask else first
        assert positions() > before + 4
        del last, first, wanted
        assert positions() == before + len(branch.history) + 1
        assert [answer for _, answer in branch.history][:2] == ["king", "throw"]
        assert branch.first.before is None
        del branch
        assert positions() == before
    finally:
        gc.enable()
