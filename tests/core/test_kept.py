"""What readers hold of today's rules opens and plays to the same: the same log, the same questions, the same end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping

import pytest

from engine import games
from engine.core.house_rules import House, HouseRule, agreed
from engine.core.languages import LANGUAGES
from engine.core.record import Record
from engine.match.saves import saved, take_up
from engine.match.settings import Settings
from tests.core.kept import Kept, formerly, kept, links, newest, records, saves
from tests.core.kept.houses import HOUSES, houses
from tests.core.kept.played import PARTS, digests, opened, played, story

NEWEST = [pytest.param(one, id=f"{one.game}-{one.rules}") for one in newest()]
LINKS, SAVES, SIZE = 100, 20, 250_000
"""How many are kept of each game at least, and what they may weigh."""
SOME = 10
"""How many of each game are opened by the fast tests."""


def otherwise(one: Kept, names: Iterable[str] | None = None) -> dict[str, list[str]]:
    """Everything that does not play to what is kept, part by part."""
    found = records(one)
    chosen = {name: found[name] for name in found if names is None or name in names}
    now = played(chosen, one.played[LANGUAGES[0]])
    return {
        part: wrong
        for part, was in one.played.items()
        if (
            wrong := [
                f"{name}: {was[name]} was kept, {now[part].get(name)} came"
                for name in chosen
                if name in was and now[part].get(name) != was[name]
            ]
        )
    }


def test_enough_is_kept_of_every_game() -> None:
    assert {one.game for one in newest()} == set(HOUSES)
    for one in newest():
        assert len(set(one.matches.values()) | set(one.situations.values()) | set(one.questions.values())) >= LINKS
        assert len(one.saves) >= SAVES
        assert len(set(one.files.values())) >= SAVES
        assert one.path.stat().st_size <= SIZE
        assert all(set(one.played[part]) == set(records(one)) for part in PARTS)
        assert all(len(one.played[lang]) >= SOME for lang in LANGUAGES)


@pytest.mark.parametrize("one", NEWEST)
def test_all_kinds_of_play_are_kept(one: Kept) -> None:
    """Whole matches and such as go on, from the kick-off and from their midst, plays alone, in links and in saves."""
    told = one.played["came"]
    for held in (links(one), saves(one)):
        kinds = {(record.data is None, " over" in told[name]) for name, record in held.items()}
        assert {(True, True), (True, False), (False, False)} <= kinds
    assert {record.scope for record in links(one).values()} == {"match", "play"}
    assert {text.startswith('{\n "format": "coup-denvoi-match-1"') for text in one.files.values()} == {True, False}


def uncovered(
    given: Iterable[House], values: Mapping[str, list[str]], house_rules: Iterable[HouseRule]
) -> dict[str, str]:
    """Every switch that is missing at one of these values, or at a table's own where it takes any."""
    usual = agreed(tuple(house_rules), {})
    seen = {key: {options.get(key, usual[key]) for options in given} for key in values}
    lacking = {key: ", ".join(set(shown) - seen[key]) for key, shown in values.items() if set(shown) - seen[key]}
    own = {s.key: "own" for s in house_rules if s.read and s.key in values and not seen[s.key] - set(values[s.key])}
    return {**lacking, **own}


@pytest.mark.parametrize("one", NEWEST)
@pytest.mark.parametrize("held", [links, saves])
def test_every_house_rule_and_own_tables_are_kept(one: Kept, held: Callable[[Kept], dict[str, Record]]) -> None:
    """Those that there were when they were kept; a switch may have come since."""
    assert one.switches
    by = [record.house for record in held(one).values()]
    assert uncovered(by, one.switches, games.load(one.game).house_rules) == {}
    less = [options for options in by if not options]
    assert set(uncovered(less, one.switches, games.load(one.game).house_rules)) == set(one.switches)


@pytest.mark.parametrize("id_", games.SHELF)
def test_every_house_rule_would_be_kept_today(id_: str) -> None:
    house_rules = games.load(id_).house_rules
    assert uncovered(houses(games.load(id_)), {s.key: list(s.allowed) for s in house_rules}, house_rules) == {}


@pytest.mark.parametrize("one", NEWEST)
def test_some_of_what_readers_hold_plays_to_the_same(one: Kept) -> None:
    names = list(records(one))
    assert otherwise(one, names[:: len(names) // SOME]) == {}


@pytest.mark.slow
@pytest.mark.parametrize("one", NEWEST)
def test_all_that_readers_hold_plays_to_the_same(one: Kept) -> None:
    """Where rules changed on purpose, another version of them is due, and with it `python -m tests.core.kept`."""
    assert otherwise(one) == {}


@pytest.mark.slow
@pytest.mark.parametrize("one", NEWEST)
def test_a_save_is_taken_up_as_it_was_left(one: Kept) -> None:
    """With what was agreed and how it stood; a file of the command line as well as a match on the device."""
    typed = {name: text for name, text in one.files.items() if name.startswith("typed")}
    usual = Settings((), (), {}).plain()
    for name, save in {**one.saves, **typed}.items():
        was = json.loads(save) if isinstance(save, str) else save
        fixture = take_up(save, one.game).fixture
        again, former = saved(fixture), fixture.game.former
        given = [formerly.answer(former, ask, answer) for ask, answer in fixture.position.history]
        assert given == was["record"]["answers"], name
        # What can be set since then stands as it is usually set.
        settings = {**usual, **was["settings"]}
        assert {**again, "record": None} == {**was, "record": None, "settings": settings}, name


def test_an_event_that_is_called_otherwise_shows_in_the_log_and_nowhere_else() -> None:
    """And one that tells other facts shows in both."""
    record = Record.from_link(newest()[0].matches["bots-0"])
    was = digests(opened(record))
    for changed, parts in ((lambda e: (e[0], "so-called", *e[2:]), {"log"}), (lambda e: (*e, 1), {"log", "facts"})):
        position = opened(record)
        told = position._told
        assert told is not None
        told.events = tuple(map(changed, told.events))
        assert {part for part, value in digests(position).items() if value != was[part]} == parts


def test_a_story_is_told_to_the_open_question() -> None:
    record = Record.from_link(newest()[0].matches["early-0"])
    position = opened(record)
    assert position.ask is not None
    assert len(story(position, "en")) > position.told
    assert story(position, "en") != story(position, "fr")


def test_what_was_kept_before_is_as_it_was() -> None:
    """The oldest hold saves and files unpacked; they read like those that are packed."""
    old = [one for one in kept() if one not in newest()]
    assert old
    assert all(isinstance(save, dict) for one in kept() for save in one.saves.values())
    assert all(text.startswith('{\n "format"') for one in kept() for text in one.files.values())
