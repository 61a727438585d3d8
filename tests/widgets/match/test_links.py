"""What leaves the device: a link or a file says what it shows, and no seed of dice to come goes along."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine import games
from engine.core.position import Position
from engine.core.record import Record
from engine.match.fixture import PERSON
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.match.page import GAMES, LANGUAGES, SECRET, Page, looked_back
from tests.widgets.match.test_hidden import relaid
from tests.widgets.reader import by_class, plain, text

BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def midway(game: str, lang: str = "en", presses: int = 8) -> Page:
    """A match against a computer player in which a person is to move."""
    page, rng = Page(game, lang), Random(4)
    page.kick_off(seat1="medium", seed="")
    page.wait()
    for _ in range(presses):
        page.press(rng)
    while page.match.turn != PERSON:
        page.press(rng)
    return page


@BOTH
@pytest.mark.parametrize("game", SECRET)
def test_a_link_with_hidden_hands_says_what_it_shows_and_another_is_offered(game: str, lang: str) -> None:
    """In the match and in its replay; once it is over there is nothing to hide."""
    page = midway(game, lang)
    for do in ("open", "replay"):
        page.do(do)
        fold = page.part("share")
        assert plain(page.say("match.link-shows")) in text(fold)
        assert plain(page.say("match.link-anew-shows")) in text(fold)
        assert text(page.part("link")) == page.say("match.link-whole")
        assert text(page.part("link-anew")) == page.say("match.link-anew")
    over = looked_back(game, lang)
    assert over.has("link")
    assert not over.has("share")


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(SECRET)))
def test_a_game_without_hidden_hands_has_one_link(game: str) -> None:
    page = midway(game, presses=2)
    assert page.has("link")
    assert not page.has("share")
    page.do("link")
    page.do("open", link=page.answer["link"])
    assert page.say("match.link-holds") not in page.note


@BOTH
@pytest.mark.parametrize("game", SECRET)
def test_where_such_a_link_is_opened_the_page_says_what_it_holds(game: str, lang: str) -> None:
    page = midway(game, lang)
    links = []
    for command in ({"do": "link"}, {"do": "link", "anew": True}):
        page.send(command)
        links.append(page.answer["link"])
    for link in links:
        forget()
        other = Page(game, lang)
        other.do("open", link=link)
        assert plain(other.say("match.link-holds")) in other.note


@pytest.mark.slow
@pytest.mark.parametrize("game", SECRET)
def test_a_link_dealt_anew_is_the_same_whatever_the_other_side_holds(game: str) -> None:
    """Deal anew what the sender cannot see: the link does not change by a letter, and shows him the same match."""
    rng, compared = Random(3), 0
    page = midway(game, presses=2)
    press = Random(8)
    for _ in range(30):
        page.press(press)
        position = page.position
        if position.over:
            page = midway(game, presses=2)
            continue
        if position.given or page.match.turn != PERSON:
            continue
        page.do("link", anew=True)
        here = page.answer.get("link")
        if here is None:
            continue
        base = position.start.game.imagine(position.base, position.state, 0, rng)
        twin = relaid(position, base, 0, Random(2))
        if twin is None or twin.state.key() == position.state.key():
            continue
        compared += 1
        page.match.position = twin
        page.do("link", anew=True)
        assert page.answer["link"] == here
        page.match.position = position
        page.do("open")
        page.wait()
        opened = Record.from_link(here).position(games.load)
        assert _seen(opened) == _seen(position)
        assert opened.ask is not None
        assert (opened.ask.name, opened.ask.seat) == (position.ask.name, position.ask.seat)  # type: ignore[union-attr]
        assert not opened.history, "what was drawn before is not in it"
    assert compared > 3


def _seen(position: Position) -> dict[str, object]:
    """What the sender sees of a match, but for the way that the ball has come."""
    return {**position.start.game.view(position.state, 0), "trace": None}


@BOTH
def test_behind_the_curtain_nobody_is_the_sender(lang: str) -> None:
    """While the device is handed over, no hand is anybody's: the second link is not made."""
    page = Page("flair", lang)
    page.kick_off()
    page.wait()
    while not page.match.covered:
        page.press(Random(4))
    assert page.has("link")
    assert not page.has("link-anew")
    page.do("link", anew=True)
    assert page.note == plain(page.say("match.refusals.hands-down"))
    assert "link" not in page.answer


@pytest.mark.parametrize("game", GAMES)
def test_no_seed_leaves_the_device_and_none_is_kept_that_nobody_chose(game: str) -> None:
    page = midway(game, presses=3)
    seed = page.match.settings.seed
    assert len(seed) == 8
    page.do("file")
    texts = [json.dumps(page.kept), page.answer["file"]["text"], page.html]
    page.do("link")
    texts.append(json.dumps(Record.from_link(page.answer["link"]).plain()))
    assert not [one for one in texts if seed in one]
    page.do("leave")
    page.kick_off(seat1="medium", seed="my-own-seed")
    page.wait()
    assert page.kept["2"]["settings"]["seed"] == "my-own-seed", "who chose a seed wants the match to go on by it"
    page.do("file")
    assert "my-own-seed" not in page.answer["file"]["text"]


def test_a_match_without_its_seed_goes_on_with_luck_of_its_own() -> None:
    page = midway("double", presses=2)
    before, answers = page.match.settings.seed, page.match.answers
    page.send({"do": "take-up", "id": "1"}, save=page.kept["1"])
    assert page.match.answers == answers
    assert len(page.match.settings.seed) == 8
    assert page.match.settings.seed != before
    page.press_on(5)
    assert not by_class(page.frame, "ce-note--refusal")


def test_what_was_kept_with_a_seed_still_opens() -> None:
    """A match of the edition before, whose text holds one."""
    page = midway("tomy", presses=2)
    kept = json.loads(json.dumps(page.kept["1"]))
    kept["settings"]["seed"] = "0123abcd"
    page.send({"do": "take-up", "id": "1"}, save=kept)
    assert isinstance(page.position, Position)
    assert page.match.settings.seed == "0123abcd"
