"""Nobody is shown what his seat may not see: in the match, in its replay, while the device changes hands."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine import games
from engine.core.asks import Choose
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.match.fixture import CURTAIN, PERSON, Fixture
from engine.match.settings import Settings
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.match.session import Session
from tests.widgets.match.page import SECRET, Page, looked_back
from tests.widgets.reader import plain, text

CARDS = ("ce-hand", "ce-fhand", "ce-hands", "ce-shirt", "ce-table", "ce-log", "ce-plays", "ce-pickcard", "ce-odds")
"""What the boards of the three games draw cards with, and the story."""


def relaid(position: Position, base: object, seat: int, rng: Random) -> Position | None:
    """The same moment begun from `base`; None when what the seat has seen could not have come of that."""
    game, chance = position.start.game, at_random(rng)
    told = position.log[: len(position.log) - len(position.state.events)]
    twin = Position(position.start, base, position.play, told=told)  # type: ignore[arg-type]
    for ask, answer in position.history[len(position.history) - len(position.given) :]:
        if twin.ask is None or twin.ask.name != ask.name:
            return None
        if not game.told(ask, seat):
            twin = twin.send(chance(twin.ask))
        elif isinstance(twin.ask, Choose) and answer not in twin.ask.options:
            return None
        else:
            twin = twin.send(answer)
    return twin if twin.observe(seat) == position.observe(seat) else None


def screens(position: Position, seat: int, lang: str) -> list[str]:
    """Everything that a person in this seat can look at while a match against a computer player goes on."""
    page = Page(position.start.game.id, lang)
    seats = ("human", "medium") if seat == 0 else ("medium", "human")
    settings = Settings(position.start.names, seats, {}, "7", pace="calm")
    session = Session(position.start.game)
    session.play(Fixture(settings, position))
    Match.kept[f"{lang}:{page.root}"] = session
    found = []
    for do in ("open", "replay", "sheet"):
        page.do(do)
        found += [page.html, page.status]
        for line in _lines(page) if do == "open" else ():
            page.do("build", fields={"line": line})
            found += [page.html, page.status]
    return found


def _lines(page: Page) -> list[str]:
    """Combinations that may be put together here: each card first, with what may follow the first of them."""
    ask = page.match.offer
    if not page.has("ahead-go") or not isinstance(ask, Choose):
        return []
    first = ask.options[0]
    page.do("build", fields={"line": first})
    return [*ask.options[1:], *(f"{first}-{option}" for option in re.findall(r'--add-([^"]+)"', page.html))]


@pytest.mark.parametrize("game", SECRET)
def test_what_is_hidden_does_not_change_a_letter_on_the_screen(game: str) -> None:
    """Deal anew what a seat cannot see: match, odds, replay, sheet and what is read out stay the same."""
    rng, compared, asked = Random(3), 0, set()
    often = 0.12 if game == "draft" else 0.06
    position = Position.begin(Start.of(games.load(game)))
    player = at_random(Random(5))
    while (ask := position.ask) is not None:
        position = position.send(player(ask))
        if position.ask is None or rng.random() > often:
            continue
        seat = int(rng.random() * 2)
        here = relaid(position, position.base, seat, Random(1))
        base = position.start.game.imagine(position.base, position.state, seat, rng)
        there = relaid(position, base, seat, Random(2))
        if here is None or there is None or here.state.key() == there.state.key():
            continue
        assert screens(here, seat, "en") == screens(there, seat, "en")
        compared += 1
        asked.add(position.ask.seat == seat)
    assert compared > 5
    assert asked == {True, False}


@pytest.mark.parametrize("game", SECRET)
def test_the_story_keeps_what_the_other_side_draws(game: str) -> None:
    """In a real match, whose every screen is looked at; what one draws oneself is told."""
    page, rng = Page(game, "fr"), Random(2)
    page.kick_off(seat1="medium")
    page.wait()
    said = games.load(game).text("fr", page.match.settings.names, you=0)
    seen = masked = 0
    for _ in range(14):
        page.press(rng)
        if page.position.over:
            break
        shown = text(page.frame) + page.status
        for event in page.position.log:
            if page.match.game.seen(event, 0) != event:
                masked += 1
                assert plain(said.event(event)) not in shown
            elif page.match.game.seen(event, 1) != event:
                seen += plain(said.event(event)) in shown or "Vous piochez" in shown
        # Of several cards dealt to the other side only the number is told.
        assert not re.search(r"Sacha pioche \d+ cartes : ", shown)
    assert masked > 5
    assert seen


@pytest.mark.parametrize("game", SECRET)
def test_behind_the_curtain_there_are_no_cards(game: str) -> None:
    """Neither of the one who hands the device over nor of the one who takes it; and there is no way round it."""
    page, rng = Page(game), Random(4)
    page.kick_off()
    met = 0
    while met < 4:
        if page.match.turn == CURTAIN:
            met += 1
            assert not [name for name in CARDS if f'"{name}' in page.html or f" {name}" in page.html]
            who = page.match.settings.names[page.position.ask.seat]  # type: ignore[union-attr]
            assert text(page.part("go")) == page.say("match.curtain-go", who=who)
            assert page.status.removeprefix(page.say("match.started")).strip() == plain(
                page.say("match.curtain", who=who)
            )
            for name in ("replay", "sheet-go", "odds"):
                assert not page.has(name)
            assert not page.can("coach-go")
            for do in ("replay", "sheet"):
                page.do(do)
                assert page.note == page.say("match.refusals.hands-down")
                assert page.answer["match"] == {"screen": "match"}
        page.press(rng)
    assert page.match.turn in {PERSON, CURTAIN}


@pytest.mark.parametrize("game", SECRET)
def test_a_shared_match_that_is_taken_up_shows_nobody_s_hand(game: str) -> None:
    page, rng = Page(game), Random(4)
    page.kick_off()
    for _ in range(12):
        page.press(rng)
    page.do("leave")
    page.send({"do": "take-up", "id": "1"}, save=page.kept["1"])
    page.wait()
    assert page.match.turn == CURTAIN
    assert not [name for name in CARDS if f'"{name}' in page.html]
    page.do("reveal")
    assert page.match.turn == PERSON
    assert page.match.viewer == page.position.ask.seat  # type: ignore[union-attr]


def test_while_a_match_goes_on_one_takes_over_only_what_one_sees() -> None:
    """Whoever took the other side over would look into its hand; once the match is over, any side will do."""
    page, rng = Page("scrumball"), Random(4)
    page.kick_off(seat0="medium", seat1="human")
    for _ in range(8):
        page.press(rng)
    page.do("replay")
    page.do("seek", at=20)
    assert [option.get("value") for option in page.part("as")] == ["1"]
    page.do("take-over", fields={"as": "0", "level": "easy"})
    assert page.note
    assert page.current == "1"
    page.do("take-over", fields={"as": "1", "level": "medium"})
    assert page.current == "2"
    page.do("leave")
    page.kick_off(seat0="medium", seat1="medium")
    page.wait()
    page.do("replay")
    page.do("seek", at=20)
    assert [option.get("value") for option in page.part("as")] == ["0", "1"]


def test_whoever_is_sent_a_link_looks_through_the_eyes_of_the_one_who_is_to_move() -> None:
    """At every moment of the replay, for the match is not over."""
    page, rng = Page("flair"), Random(4)
    page.kick_off()
    while not (page.match.turn == PERSON and page.match.answers > 40):
        page.press(rng)
    seat = page.match.viewer
    link = Record.of(page.position).link()
    page.do("open", link=link)
    mine, other = (page.match.settings.names[each] for each in (seat, 1 - seat))
    for at in (page.match.answers, page.match.answers - 1, 30):
        page.do("seek", at=at)
        assert page.match.viewer == seat
        assert f"{mine}’s hand" in text(page.frame)
        assert f"{other}’s hand" not in text(page.frame)


def test_once_it_is_over_each_moment_is_seen_as_it_was() -> None:
    page = looked_back("flair")
    owners = set()
    for at in range(30, 90, 7):
        page.do("seek", at=at)
        ask = page.session.moment.ask
        assert ask is not None
        name = page.match.settings.names[ask.seat]
        assert f"{name}’s hand" in text(page.frame)
        owners.add(name)
    assert len(owners) == 2
