"""What the device keeps: a match comes back as it was, one of other rules still replays, damage is told in words."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine import games
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from engine.match.saves import FORMAT, MOST, from_record, saved, take_up
from engine.match.settings import Settings
from tests.widgets.match.page import GAMES


def midway(game: str = "double", answers: int = 30, **more: Any) -> Fixture:
    """A match after so many answers, or at its end."""
    house: dict[str, str] = more.pop("house", {})
    position = Position.begin(Start.of(games.load(game), house, ("Zoé", "Élo") if game != "tomy" else ()))
    player = at_random(Random(3))
    while position.ask is not None and len(position.history) < answers:
        position = position.send(player(position.ask))
    names = position.start.names
    settings = Settings(names, ("human", "hard"), house, "abc", **more)
    return Fixture(settings, position, 2 if settings.study else 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_as_it_was(game: str) -> None:
    """Through the text that the device keeps: every answer, everything that was agreed."""
    match = midway(game, 20, dice="table", study=True, pace="quick")
    again, replay = take_up(json.loads(json.dumps(saved(match))), game)
    assert (replay.old, replay.played, replay.notice()) == (False, 20, "")
    assert again.settings == match.settings
    assert again.position.history == match.position.history
    assert again.position.log == match.position.log
    assert (again.answers, again.takes) == (20, 2)
    assert saved(again) == saved(match)
    as_text, _ = take_up(json.dumps(saved(match)), game)
    assert saved(as_text) == saved(match)


def test_house_rules_come_back() -> None:
    match = midway("tomy", house={"format": "single", "players": "2"})
    again = take_up(saved(match), "tomy").fixture
    assert again.settings.house == {"format": "single", "players": "2"}
    assert again.position.start == match.position.start


def test_a_watch_that_has_run_out_is_not_forgotten() -> None:
    match = midway("flair", house={"clock": "real"})
    assert "time_up" not in saved(match)
    match.time_up = True
    assert take_up(saved(match), "flair").fixture.time_up


def test_the_summary_says_how_it_stands() -> None:
    running = saved(midway())["summary"]
    assert running["names"] == ["Zoé", "Élo"]
    assert (running["over"], running["winner"], running["answers"], running["people"]) == (False, None, 30, [0])
    match = midway("draft", 10_000)
    over, result = saved(match)["summary"], match.position.result
    assert result is not None
    assert over["over"]
    assert (over["winner"], tuple(over["score"])) == (result.winner, result.score)
    goals = saved(midway("draft", len(match.position.history) - 1))["summary"]
    assert not goals["over"]
    assert len(goals["score"]) == 2


def test_a_bare_record_is_a_match_between_people() -> None:
    """As the command line writes it, or a link carries it; its luck is its own."""
    record = Record.of(midway("scrumball").position)
    for taken in (take_up(record.save(), "scrumball"), from_record(Record.from_link(record.link()), "scrumball")):
        assert taken.fixture.settings.seats == ("human", "human")
        assert len(taken.fixture.settings.seed) == 8
        assert Record.of(taken.fixture.position) == record
    nameless = record._replace(names=())
    assert from_record(nameless, "scrumball").fixture.settings.names == ("Camille", "Sacha")


def test_a_match_of_other_rules_replays_as_far_as_they_go() -> None:
    """It is not taken for one of today's: the record stays what it was, also when it is saved again."""
    match = midway()
    kept = saved(match)
    kept["record"]["rules"] = "0"
    taken = take_up(kept, "double")
    assert taken.old is not None
    assert (taken.old.version, taken.replay.played) == ("0", 30)
    assert taken.fixture.position.history == match.position.history
    kept["record"]["answers"][20:20] = ["a move of old"]
    taken = take_up(kept, "double")
    assert (taken.replay.played, taken.replay.why and taken.replay.why.code) == (20, "option-unknown")
    assert len(taken.fixture.position.history) == 20
    assert saved(taken.fixture, taken.old)["record"] == kept["record"]
    kept["record"]["answers"] = kept["record"]["answers"][:20]
    assert take_up(kept, "double").replay.played == 20


def test_answers_after_the_end_of_an_old_match_are_lost_as_well() -> None:
    kept = saved(midway("double", 10_000))
    kept["record"]["rules"] = "0"
    kept["record"]["answers"] += ["11", "12"]
    taken = take_up(kept, "double")
    assert taken.replay.played == len(kept["record"]["answers"]) - 2
    assert taken.replay.why is None
    assert "is over" in taken.replay.notice()
    assert taken.fixture.position.over


def damaged(path: str, value: object) -> dict[str, Any]:
    """A kept match in which something is not as it should be; `path` leads there."""
    kept: dict[str, Any] = json.loads(json.dumps(saved(midway())))
    place: Any = kept
    *way, last = path.split(".")
    for key in way:
        place = place[key]
    place[last] = value
    return kept


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (None, "save-foreign"),
        (7, "save-foreign"),
        ([], "save-foreign"),
        ("", "save-broken"),
        ("[1, 2", "save-broken"),
        ("[]", "save-foreign"),
        ("[" * 200_000, "save-broken"),
        ('"' + "x" * MOST + '"', "save-long"),
        ({"format": "another-game-1"}, "save-foreign"),
        ({"format": FORMAT}, "save-foreign"),
        ({"format": FORMAT, "record": []}, "save-foreign"),
        (damaged("record.game", 5), "record-field"),
        (damaged("record.game", "chess"), "game-other"),
        (damaged("record.game", "tomy"), "game-other"),
        (damaged("record.rules", None), "record-field"),
        (damaged("record.options", {"weather": "rain"}), "switch-unknown"),
        (damaged("record.names", ["Zoé"]), "names"),
        (damaged("record.names", ["Zoé", "Zoé"]), "names-alike"),
        (damaged("record.names", ["Zoé", "x" * 41]), "names"),
        (damaged("record.scope", "play"), "record-field"),
        (damaged("record.answers", "1 2"), "record-field"),
        (damaged("record.answers", ["1", "9"]), "answer-refused"),
        (damaged("settings.seats", "human"), "record-field"),
        (damaged("settings.seats", ["human"]), "record-field"),
        (damaged("settings.seats", ["human", "god"]), "setting-unknown"),
        (damaged("settings.dice", "loaded"), "setting-unknown"),
        (damaged("settings.pace", 5), "setting-unknown"),
    ],
)
def test_what_is_damaged_or_foreign_is_refused(given: object, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        take_up(given, "double")
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("path", "value"),
    [("settings", None), ("settings.seed", None), ("settings.seed", 5), ("takes", -1), ("takes", "2"), ("summary", {})],
)
def test_what_can_be_done_without_is_done_without(path: str, value: object) -> None:
    """The answers are the match; whatever else is lost is as usual again."""
    match = take_up(damaged(path, value), "double").fixture
    assert len(match.position.history) == 30
    assert match.settings.seed
    assert match.takes == 0


def test_a_damaged_line_is_named() -> None:
    text = json.dumps(saved(midway()), indent=1).replace('"takes"', "takes", 1)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if "takes" in line)
    with pytest.raises(Refusal) as caught:
        take_up(text, "double")
    assert caught.value.data == {"line": line}
