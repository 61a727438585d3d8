"""Whole matches, pressed button by button: they end, they go on where they were left, and they replay as they were."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine import games
from engine.bots import LEVELS
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.match.page import GAMES, SHORT, Page, looked_back
from tests.widgets.reader import by_class, plain, text


def whole(page: Page, *seats: str, seed: str = "7") -> None:
    """A match to its end."""
    page.kick_off(seat0=seats[0], seat1=seats[1], seed=seed, **SHORT.get(page.game, {}))
    page.press_on()


def resumed(game: str, lang: str, seats: tuple[str, str], most: int) -> None:
    """A match that is left in the middle and taken up by somebody else's visit is the match it would have been."""
    page = Page(game, lang)
    page.kick_off(seat0=seats[0], seat1=seats[1], seed="7", **SHORT.get(game, {}))
    rng = Random(5)
    page.wait()
    for _ in range(most):
        if page.position.over:
            break
        page.press(rng)
    through = page.position
    assert len(through.history) > 10

    rng = Random(5)
    page.do("leave")
    page.kick_off(seat0=seats[0], seat1=seats[1], seed="7", **SHORT.get(game, {}))
    page.wait()
    while len(page.position.history) < len(through.history) // 2:
        page.press(rng)
    forget()
    page.send({"do": "take-up", "id": "2"}, save=page.kept["2"])
    page.wait()
    while not page.position.over and len(page.position.history) < len(through.history):
        page.press(rng)
    shared = page.position.history[: len(through.history)]
    assert shared == through.history[: len(shared)]
    assert page.current == "2"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_taken_up_in_the_middle_is_the_same_match(game: str) -> None:
    resumed(game, "en", ("human", "medium"), 12)


def test_a_match_of_two_people_taken_up_in_the_middle_is_the_same_match() -> None:
    """Though there is a curtain more."""
    resumed("draft", "en", ("human", "human"), 24)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_match_taken_up_in_the_middle_is_the_same_match(game: str, level: str) -> None:
    resumed(game, "fr", (level, "human"), 3000)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_between_two_people_is_pressed_to_its_end(game: str, lang: str) -> None:
    page = Page(game, lang)
    whole(page, "human", "human")
    over_as_it_should_be(page)


@pytest.mark.parametrize("game", ["double", *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])])
def test_a_match_against_a_computer_player_is_pressed_to_its_end(game: str) -> None:
    page = Page(game, "fr")
    whole(page, "human", "medium")
    over_as_it_should_be(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_between_computer_players_is_watched_to_its_end(game: str) -> None:
    page = Page(game)
    whole(page, "medium", "medium")
    over_as_it_should_be(page)


def over_as_it_should_be(page: Page) -> None:
    """The screen says how it ended, the device has the whole of it, and the result counts once."""
    position, save = page.position, page.kept["1"]
    assert position.over
    result = position.result
    assert result is not None
    assert save["summary"]["over"]
    assert save["summary"]["winner"] == result.winner
    assert [ask.write(answer) for ask, answer in position.history] == save["record"]["answers"]
    people = page.match.settings.people
    you = people[0] if len(people) == 1 else None
    last = position.start.game.text(page.lang, position.start.names, you).event(position.log[-1])
    assert plain(last) in text(page.part("ask"))
    for name in ("replay", "rematch", "sheet-go", "link", "file-go", "leave"):
        assert page.has(name)
    assert not page.presses


GATHERED = re.compile(r"\bpioche \d+ cartes|\d+ cartes sont retournées")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_the_match_event_by_event(game: str) -> None:
    """At each moment the newest line of the story is what that moment brought, and the points are those of then."""
    page = looked_back(game, "fr")
    said = games.load(game).text("fr", page.match.settings.names)
    moments = page.match.moments()
    assert page.part("at").get("max") == str(len(moments) - 1)
    compared = 0
    for number in range(1, len(moments), 1 if game == "double" else len(moments) // 20):
        page.do("seek", at=number)
        moment = moments[number]
        assert moment.before is not None
        assert moment.before.ask is not None
        seat = (moment.ask or moment.before.ask).seat
        news = [said.event(moment.start.game.seen(event, seat)) for event in moment.news]
        story = text(by_class(page.frame, "ce-log__action")[0])
        for event, sentence in zip(moment.news, news, strict=True):
            # Cards that are dealt one after the other are told as one.
            dealt = moment.start.game.events[event[1]].dealt
            assert plain(sentence) in story or (dealt and GATHERED.search(story)), sentence
            compared += 1
        points = [text(name).split()[-1] for name in by_class(page.frame, "ce-chart__name")]
        assert points == [str(each) for each in moment.start.game.points(moment.state)]
    assert compared > 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_of_a_match_is_the_game_s_own(game: str, lang: str) -> None:
    page = looked_back(game, lang)
    page.do("sheet")
    (sheet,) = by_class(page.frame, "ce-sheet__whole")
    assert list(sheet.iter("table"))
    assert {name for name in page.match.settings.names if name in text(sheet)} == set(page.match.settings.names)
    assert page.part("print").get("data-print") is not None
