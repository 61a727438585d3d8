"""What stands on an option is what comes of it: held against matches in which every outcome is played by hand.

For every situation of every game, and for some two hundred positions of matches played at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core import odds as odds_module
from engine.core import position as position_module
from engine.core import prospects as module
from engine.core.asks import Choose, Must
from engine.core.game import Game
from engine.core.odds import NOTHING, odds, outcome_key
from engine.core.position import Position, Start
from engine.core.prospects import AGAINST, SCORE, TRY, Prospect, Way, forget, prospects
from engine.games import games, load, situations
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import View, look
from site_plugins.live.widgets.situation.controls import noted
from site_plugins.live.widgets.situation.prospects import briefly
from tests.contract import house_rules, walk
from tests.widgets.reader import by_class, plain, text, tree

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
PITCHES = pytest.mark.parametrize("game", [load("scrumball"), load("flair")], ids=lambda game: game.id)
ENOUGH = 200
EVERY = pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.slow)], ids=["some", "all"])
"""The fast tests look at every sixth question, and the slow ones at all of them."""
RUNS_MOST = 1600
"""How often a play may be run for one question: about 25 ms, and twice that in a browser."""


class End(NamedTuple):
    """What came of an option in one of its outcomes: where the ball came down, and what happened on the way."""

    events: tuple[Any, ...]
    spot: int | None
    share: Fraction


def chooses(position: Position) -> bool:
    """Whether somebody has a real choice here."""
    return isinstance(position.ask, Choose) and not isinstance(position.ask, Must) and len(position.ask.options) > 1


@lru_cache(maxsize=5)
def questions(game: Game[Any]) -> tuple[Position, ...]:
    """Every choice of every situation, and of matches at random under each house rule, every third of them."""
    told = [situation.worked(game) for situation in situations(game.id).values()]
    told += [situation.begin(game) for situation in situations(game.id).values()]
    rules, seed, met = list(house_rules(game)), 0, list[Position]()
    while len(met) < ENOUGH:
        met += [position for position in walk(game, seed, rules[seed % len(rules)]) if chooses(position)][seed % 3 :: 9]
        seed += 1
    return (*filter(chooses, told), *met[:ENOUGH])


def by_hand(position: Position, *answers: str) -> list[End]:
    """Every end of the play after these answers, one answer sent after the other, as far as the side knows."""
    game, ask = position.start.game, position.ask
    assert ask is not None
    base = game.known(position.base, ask.seat)
    alone = Position(position.start._replace(scope="play"), base, position.play, position.given)
    before = len(alone.log)

    def follow(now: Position, share: Fraction) -> Iterator[End]:
        ask = now.ask
        if ask is None or (isinstance(ask, Choose) and not isinstance(ask, Must)):
            let = game.stops.get(ask.name) if ask is not None else None
            fell = now.send(let) if let else now
            spot = game.spot(alone.state, fell.log[before:])
            yield End(now.log[before:], spot, share)
            return
        ways = list(ask.outcomes())
        for answer, weight in ways:
            yield from follow(now.send(answer), share * Fraction(weight, sum(each for _, each in ways)))

    now = alone
    for answer in answers:
        now = now.send(answer)
    return list(follow(now, Fraction(1)))


def beyond(position: Position, option: str) -> dict[str, dict[str, Fraction]]:
    """The odds of the question that follows an option, each outcome with what happened before it."""
    after = position.send(option)
    first = outcome_key(after.start.game, after.news)
    return {
        answer: {
            "+".join(part for part in (first, key) if part != NOTHING) or NOTHING: share for key, share in told.items()
        }
        for answer, told in odds(after).options.items()
    }


def ways(position: Position) -> Iterator[tuple[str, Prospect, Way, tuple[str, ...]]]:
    """Every way of every option, with the answers that lead along it."""
    for option, prospect in prospects(position).items():
        for way in prospect.ways:
            yield option, prospect, way, (option, way.answer) if way.answer else (option,)


def meant(game: Game[Any], seat: int, event: tuple[Any, ...]) -> str:
    """What an event is to a side, as its declaration says."""
    kind = game.events[event[1]]
    own = not {*kind.facts[:1]} & {"seat", "who"} or event[2] == seat
    if kind.points or kind.scores:
        if own and game.events.counted(event) > 0:
            return TRY if game.events.is_try(event) else SCORE
        return AGAINST if own or game.events.counted(event) > 0 else ""
    return kind.hope or kind.fear if own else ""


def seen(position: Position, lang: str = "en") -> View:
    """The position on a Play page, as the side sees it that is asked."""
    return look(Spec(position.start.game.id, "play", lang, "../", "T", {}, play=True), position, floor=0)


@EVERY
@GAMES
def test_the_chances_are_the_odds_and_look_through_the_question_of_dice(game: Game[Any], every: int) -> None:
    through = 0
    for position in questions(game)[::every]:
        for option, _, way, _ in ways(position):
            assert way.outcomes == (
                beyond(position, option)[way.answer] if way.answer else odds(position).options[option]
            )
            assert sum(way.outcomes.values()) == 1
            through += bool(way.answer)
    assert bool(through) == (game.id in {"scrumball", "flair"})


@pytest.mark.slow
@GAMES
def test_what_is_hoped_for_and_dreaded_is_as_likely_as_playing_every_outcome_says(game: Game[Any]) -> None:
    told = 0
    for position in questions(game):
        assert position.ask is not None
        for option, _, way, answers in ways(position):
            sums: dict[str, Fraction] = {}
            for end in by_hand(position, *answers):
                for name in {meant(game, position.ask.seat, event) for event in end.events} - {""}:
                    sums[name] = sums.get(name, Fraction(0)) + end.share
            assert {**way.hopes, **way.fears} == sums, (position.ask, option)
            told += len(sums)
    assert told > 10


@pytest.mark.slow
@PITCHES
def test_the_ball_goes_where_the_engine_lets_it_come_down(game: Game[Any]) -> None:
    moved = 0
    for position in questions(game):
        here = game.spot(position.state, ())
        drawn = {
            option: set(map(int, ghost.get("data-at", "").split()))
            for ghost in by_class(tree(str(board(game.id).table(seen(position)))), "ce-ghost")
            for option in ghost.get("data-ghost", "").split()
        }
        spots: dict[str, set[int | None]] = {}
        for option, _, way, answers in ways(position):
            sums: dict[int | None, Fraction] = {}
            for end in by_hand(position, *answers):
                sums[end.spot] = sums.get(end.spot, Fraction(0)) + end.share
            assert way.spots == sums, (position.ask, option)
            spots.setdefault(option, set()).update(sums)
        assert drawn == {option: reached for option, reached in spots.items() if reached != {here}}, position.ask
        moved += len(drawn)
    assert moved > ENOUGH


@EVERY
@PITCHES
def test_metres_count_towards_the_line_that_the_side_attacks(game: Game[Any], every: int) -> None:
    for position in questions(game)[::every]:
        assert position.ask is not None
        seat, here = position.ask.seat, game.spot(position.state, ())
        assert here is not None
        for option, prospect in prospects(position).items():
            if position.state.data()["attack"] != seat:
                assert prospect.metres is None
                continue
            ahead = [(spot - here if seat == 0 else here - spot) for spot in prospect.reach]
            assert prospect.metres == (min(ahead), max(ahead)), option


@pytest.mark.slow
@GAMES
def test_options_said_to_be_alike_come_to_the_same(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    shared = [prospects(position) for position in questions(game)]
    forget()
    monkeypatch.setattr(type(game), "alike", lambda _, __, option: option)
    for position, together in zip(questions(game), shared, strict=True):
        assert prospects(position) == together, position.ask
    forget()


@EVERY
@GAMES
def test_a_side_reckons_with_nothing_that_it_may_not_know(game: Game[Any], every: int) -> None:
    compared = 0
    for position in questions(game)[::every]:
        assert position.ask is not None
        if type(game).known is Game.known or position.given:
            continue
        world = game.imagine(position.base, position.state, position.ask.seat, Random(compared))
        dealt = Position(position.start, world, position.play)
        if dealt.ask == position.ask:
            assert prospects(dealt) == prospects(position)
            compared += 1
    assert compared > ENOUGH / 10 / every or type(game).known is Game.known


@EVERY
@GAMES
def test_no_question_costs_more_than_a_browser_has_time_for(
    game: Game[Any], every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs, run = 0, position_module.run

    def counted(*args: Any) -> Any:
        nonlocal runs
        runs += 1
        return run(*args)

    monkeypatch.setattr(odds_module, "run", counted)
    monkeypatch.setattr(module, "run", counted)
    for position in questions(game)[::every]:
        forget()
        runs = 0
        prospects(position)
        assert 0 < runs <= RUNS_MOST, position.ask
    forget()


@EVERY
@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_figure_on_an_option_is_the_chance_of_its_best_way(game: Game[Any], lang: str, every: int) -> None:
    told = 0
    for position in questions(game)[::every]:
        view = seen(position, lang)
        for option, prospect in prospects(position).items():
            words, best = (
                briefly(view, prospect, own_card=True),
                max((max(way.hopes.values(), default=Fraction(0)) for way in prospect.ways), default=Fraction(0)),
            )
            assert (view.say.percent(float(best)) in words) == bool(best) or "%" in words, option
            told += bool(best)
    assert told or game.id == "draft"


def test_a_kick_that_cannot_reach_the_posts_says_so() -> None:
    game = load("flair")
    data = {
        "attack": 0,
        "ball": 30,
        "point": "open",
        "hands": [["10", "9", "12", "3", "7", "5"], ["9", "10", "12", "15", "3", "7"]],
    }
    far = Position.begin(Start.of(game, {}, (), "attack", data))
    view = seen(far)
    assert briefly(view, prospects(far)["10:drop"], own_card=True) == view.say("prospects.out-of-reach")


def test_points_of_the_other_side_are_dreaded_by_whoever_defends() -> None:
    """Who leaves the red die alone concedes: that the other side scores is not what he hopes for."""
    defended = [
        prospects(position)
        for position in questions(load("tomy"))
        if isinstance(position.ask, Choose) and "defend" in position.ask.options
    ]
    # What is let go in a shoot-out counts only in its last kick.
    assert sum(found["let"].best.fears == {AGAINST: 1} for found in defended) > 10
    for found in defended:
        assert not found["let"].best.hopes
        assert found["defend"].best.hopes.keys() <= {"stop"}


@pytest.mark.parametrize(("lang", "words"), [("en", "score 0%"), ("fr", "marque 0 %")])
def test_an_attempt_that_cannot_score_says_so_beside_those_that_can(lang: str, words: str) -> None:
    vain = 0
    signs = {"ball", "player", "foot", "posts", "card"}
    for position in questions(load("tomy")):
        view = seen(position, lang)
        ask, found = position.ask, prospects(position)
        if not isinstance(ask, Choose) or not any(prospect.best.hopes for prospect in found.values()):
            continue
        for option, prospect in found.items():
            if signs.issuperset(option.split("+")) and not (prospect.best.hopes or prospect.best.fears):
                note = noted(view, ask, option)
                assert note is not None
                assert plain(text(tree(str(note)))) == plain(words)
                vain += 1
    assert vain > 20
