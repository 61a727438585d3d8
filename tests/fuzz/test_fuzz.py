"""Hostile input through every door: a slice at each check, a longer one among the slow tests."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.cli import COMMANDS
from tests.fuzz import pages, terminal
from tests.fuzz.doors import TAKEN, Door
from tests.fuzz.run import DOORS, USUAL, Gauges, Tally, made, run, table, try_one
from tests.fuzz.terminal import Typed

FAST, SLOW = 1_500, 30_000
UNHURRIED = Gauges(seconds=15)
"""The slowest input takes a seventh of a second and `python -m tests.fuzz` allows one; tests run on busy machines."""


def sound(tallies: dict[str, Tally], inputs: int) -> None:
    """Nothing came but answers and refusals, and every door was tried, and both of them came."""
    report = "\n".join(table(tallies))
    faults = [fault for tally in tallies.values() for fault in tally.faults]
    assert not faults, "\n".join(map(str, faults[:20])) + f"\n\n{report}"
    assert sum(tally.came.total() for tally in tallies.values()) == inputs
    assert tallies.keys() == {door.name for door in DOORS}
    for name, tally in tallies.items():
        assert tally.came.total() > inputs / 200, f"{name} is hardly tried\n{report}"
        assert tally.came.keys() - {TAKEN}, f"{name} refuses nothing\n{report}"
        # What `effects` takes is minutes of work, so it is given nothing that it could take.
        assert tally.came[TAKEN] or name == "cli.effects", f"{name} takes nothing\n{report}"


def test_some_inputs_meet_answers_and_refusals_and_nothing_else() -> None:
    sound(run(FAST, gauges=UNHURRIED), FAST)


@pytest.mark.slow
def test_thirty_thousand_inputs_meet_answers_and_refusals_and_nothing_else() -> None:
    sound(run(SLOW, seed=2, gauges=UNHURRIED), SLOW)


def test_every_input_can_be_made_again() -> None:
    for door in DOORS:
        assert repr(made(door, 1, 7)) == repr(made(door, 1, 7))
        assert len({repr(made(door, 1, number)) for number in range(30)}) > 15, door.name


def test_every_command_of_every_page_is_sent() -> None:
    for page, sent in pages.PAGES.items():
        assert set(page.commands) == set(sent), page.__name__


def test_every_command_of_the_terminal_is_typed() -> None:
    """But two: `bench` is minutes of work, and `new-game` writes into the house."""
    typed = {door.name.removeprefix("cli.") for door in terminal.DOORS}
    assert set(COMMANDS) - {"bench", "new-game"} == typed


def wrong(feed: Any, gauges: Gauges = USUAL) -> list[str]:
    """What a run says of a door that does wrong."""
    tally = Tally()
    try_one(Door("wrong", lambda _: "given", feed), 1, 1, tally, gauges)
    return [fault.what for fault in tally.faults]


def test_whatever_is_no_refusal_is_found() -> None:
    assert wrong(lambda _: TAKEN) == []
    assert wrong(lambda given: str(int(given))) == ["ValueError: invalid literal for int() with base 10: 'given'"]


def test_a_fault_says_how_to_meet_it_again() -> None:
    tally = Tally()
    try_one(Door("wrong", lambda _: "given", lambda given: str(int(given))), 9, 4, tally)
    assert str(tally.faults[0]).startswith("python -m tests.fuzz --seed 9 --door wrong --at 4\n")


def test_whatever_takes_too_long_or_too_much_is_found() -> None:
    """By gauges of our own: a test must not hang on how quick the machine is."""
    still = Gauges(clock=lambda: 0.0, memory=lambda: 100.0)
    assert wrong(lambda _: TAKEN, still._replace(clock=iter((5.0, 5.9)).__next__)) == []
    assert wrong(lambda _: TAKEN, still._replace(clock=iter((5.0, 6.2)).__next__)) == ["took 1.20 s"]
    assert wrong(lambda _: TAKEN, still._replace(memory=iter((100.0, 149.0)).__next__)) == []
    assert wrong(lambda _: TAKEN, still._replace(memory=iter((100.0, 151.0)).__next__)) == ["held 51 MB"]


def test_what_a_page_catches_and_calls_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = {"game": "double", "situation": "x", "lang": "en", "start": {"play": "action", "state": {"hand": 0}}}
    request = json.dumps({"id": 1, "spec": spec, "command": {"do": "open"}})
    assert pages.send([request]) == TAKEN

    def fails(*_: object) -> None:
        raise LookupError("lost")

    monkeypatch.setattr("site_plugins.live.widgets.situation.page.Situation.drawn", fails)
    with pytest.raises(LookupError, match="lost"):
        pages.send([request])


# What was found by this harness, once mended.
@pytest.mark.parametrize("lang", [[], {}, ["en"], {"a": 1}, None, 1])
def test_a_language_of_any_kind_is_refused(lang: Any) -> None:
    spec = {"game": "double", "situation": "x", "lang": lang, "start": {}}
    assert pages.send([json.dumps({"id": 1, "spec": spec, "command": {"do": "open"}})]) == "refused"


@pytest.mark.parametrize("argv", [
    ["games", ""],
    ["games", "\n"],
    ["games", "a\nb"],
    ["games", "--json=3"],
    ["play", "double", "--home", ""],
    ["play", "double", "--home", "a\nb"],
    ["play", "double", "--se", "3"],
    ["play", "double", "--names"],
    ["simulate", "double", "--seed", ""],
])  # fmt: skip
def test_the_command_line_complains_in_the_language_asked_for(argv: list[str]) -> None:
    assert terminal.run(Typed([*argv, "--lang=fr"])) == "usage"
    assert terminal.run(Typed([*argv, "--lang=en"])) == "usage"


def test_a_file_that_cannot_be_named_is_told_of_and_play_goes_on() -> None:
    assert terminal.run(Typed(["play", "double", "--home", "me", "--save", "a\x00b"], "\n")) == TAKEN
