"""The two rugby games call the same things by the same names."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.asks import Choose
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games import load, moments
from engine.rugby.match import NO_MARK, Rugby

GAMES = ("flair", "scrumball")
HANDS = {"flair": [["9", "10"], ["1", "4"]], "scrumball": [["run", "pass"], ["tackle"]]}
FIELDS = {
    *("phase", "half", "seconds", "first", "attack", "ball", "score", "hands", "mark", "beneficiary", "over"),
}
PLAYS = {
    *("opening", "kick-off", "renew", "attack", "scrum", "line-out", "penalty", "conversion", "drop-out", "mark"),
}
EVENTS = {
    *("opening-throw", "kicks-off", "opening-tied", "drawn", "reshuffled", "no-tackle", "interception", "ruck"),
    *("advantage", "advantage-over", "advantage-back", "kicked", "recovered", "caught", "knock-on", "dead", "mark"),
    *("touch-found", "touch-missed", "penalty", "penalty-scored", "penalty-missed", "penalty-touch"),
    *("penalty-touch-over", "tapped", "drop-scored", "drop-out", "touched-down", "scrum-throw", "scrum-won"),
    *("line-out-throw", "line-out-won", "mauled", "ran", "try", "conversion-throw", "converted", "conversion-missed"),
    *("turnover", "by-hand"),
    *("time-up", "called-off", "ball-out", "last-kick", "half-time", "full-time", "won", "drawn-match"),
}
SAME_FACTS = {
    *("opening-throw", "kicks-off", "opening-tied", "drawn", "no-tackle", "advantage", "advantage-back", "caught"),
    *("knock-on", "dead", "tapped", "touched-down", "called-off", "ball-out", "last-kick", "half-time", "full-time"),
    *("won", "turnover", "by-hand"),
}


def begun(game: str, play: str | None = None, **state: Any) -> engine.Position:
    """A position with cards in both hands."""
    return engine.begin(game, play=play, **{"hands": HANDS[game], **state})


def options(game: str, play: str, **state: Any) -> set[str]:
    """What can be chosen when a play begins."""
    ask = begun(game, play, **state).ask
    assert isinstance(ask, Choose)
    return set(ask.options)


def test_fields_plays_and_events_are_shared() -> None:
    flair, scrumball = map(load, GAMES)
    for game in (flair, scrumball):
        assert issubclass(game.state, Rugby)
        assert game.to_play == "attack"
        assert {kind.name for kind in game.state.fields.values() if kind.told} >= FIELDS
        assert game.plays.keys() >= PLAYS
    assert flair.events.kinds.keys() & scrumball.events.kinds.keys() == EVENTS
    alike = {name for name in EVENTS if flair.events[name].facts == scrumball.events[name].facts}
    assert alike == SAME_FACTS


@pytest.mark.parametrize("game", GAMES)
def test_a_penalty_and_a_ball_received_are_answered_alike(game: str) -> None:
    due = (
        {"due": [0, 0]} if game == "scrumball" else {"hands": [["9"] * 4 + ["10"] * 2, ["1", "2", "3", "4", "5", "6"]]}
    )
    assert options(game, "penalty", ball=70, **due) == {"kick", "touch", "tap"}
    assert begun(game, "attack", ball=60).ask is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_advantage_is_told_alike(game: str, seat: int) -> None:
    ball, mark = (60, 55) if seat == 0 else (40, 45)
    state = begun(game, attack=seat, ball=ball, mark=mark).state
    assert isinstance(state, Rugby)
    assert (state.mark, state.beneficiary, state.to_line) == (mark, seat, 40)
    view = load(game).view(state, 0)
    assert (view["attack"], view["to_line"], view["advantage"]) == (seat, 40, {"seat": seat, "mark": mark, "need": 5})
    state = begun(game, attack=seat, ball=ball).state
    assert isinstance(state, Rugby)
    assert (state.mark, state.beneficiary) == (NO_MARK, NOBODY)
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({"beneficiary": seat}, "mark-and-side"),
        ({"mark": 300}, "match-field"),
    )
    for told, code in wrong:
        with pytest.raises(Refusal) as refused:
            begun(game, attack=seat, ball=ball, **told)
        assert refused.value.code == code
        assert load(game).text("en").refusal(refused.value).endswith(".")


def test_the_forms_of_the_referee_ask_alike() -> None:
    for game in GAMES:
        keys = {field.key for moment in moments(game).all for field in moment.fields}
        assert keys >= FIELDS - {"phase", "over"}
        assert moments(game).blame["mark-and-side"] == "mark"
