"""No answer of a drill gives itself away: not by its length, and not to a guesser who looks at the options alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import sqrt
from random import Random

import pytest

from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import SHELF
from engine.learn.drills.drill import KINDS, Drill, Option
from engine.learn.drills.make import drill
from engine.learn.drills.material import material
from tests.learn.guessing import NOTHING, Guessed, by_heart, guess, together
from tests.learn.test_drills import QUICK

FEW, MANY, MOST = 100, 2000, 4000
"""So many numbers are tried quickly, so many as they come, and so many for a kind that comes up rarely."""
ENOUGH = 300
"""So many questions of a kind are wanted; where a game has fewer, chance is given its due."""
OFTEN = 0.35
"""How often the right one may be the longest, or the shortest; by chance it is a quarter."""
SURE = 60
"""Fewer questions than these tell nothing of a share."""
DEVIATIONS = 2
"""By so many standard deviations chance may go over that where there are fewer than enough."""
BETTER = 0.10
"""How much better than chance a guesser may be."""
LUCK = 0.05
"""What a guesser may be luckier with the few questions of one game alone."""


@cache
def made(game: str, count: int) -> tuple[Drill, ...]:
    return tuple(drill(material(game), number) for number in range(count))


@cache
def of_kind(game: str, kind: str) -> tuple[Drill, ...]:
    """The questions of a kind among many numbers; those of a rare kind, of numbers that are asked for it alone."""
    found = tuple(one for one in made(game, MANY) if one.kind == kind)
    return found if len(found) >= ENOUGH or not found else tuple(_only(game, kind))


def _only(game: str, kind: str) -> Iterator[Drill]:
    left = ENOUGH
    for number in range(MOST):
        try:
            yield drill(material(game), number, (kind,))
        except Refusal:
            continue
        left -= 1
        if not left:
            return


@cache
def guessed(game: str, kind: str, lang: str) -> Guessed:
    return guess(of_kind(game, kind), lang)


def written(number: int, said: Sequence[str], right: int = 0) -> Drill:
    options = tuple(Option((), "double.x.y", dict.fromkeys(LANGUAGES, each)) for each in said)
    return Drill("double", number, "double.x.y", "happens", {}, (), dict.fromkeys(LANGUAGES, "?"), options, right)


def stands_out(one: Drill, lang: str) -> str:
    lengths = [len(option.said[lang]) for option in one.options]
    right = lengths.pop(one.right)
    return "longest" if right > max(lengths) else "shortest" if right < min(lengths) else ""


def too_often(drills: Sequence[Drill], lang: str, most: float) -> list[str]:
    """Whether the right answer is too often the longest, or the shortest: where there are few questions, so often that
    chance hardly brings it about."""
    count = len(drills)
    chance = 0.0 if count >= ENOUGH else DEVIATIONS * sqrt(most * (1 - most) * count)
    found = Counter(stands_out(one, lang) for one in drills)
    return [
        f"{which} in {times} of {count}"
        for which, times in found.items()
        if which and count >= SURE and times > most * count + chance
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", QUICK)
def test_the_right_answer_is_seldom_the_longest_or_the_shortest(game: str, lang: str) -> None:
    found = Counter(stands_out(one, lang) for one in made(game, FEW))
    assert max(found["longest"], found["shortest"]) <= OFTEN * FEW, found


@pytest.mark.slow
def test_no_right_answer_gives_itself_away() -> None:
    """Of any kind, in any game: not by its length, not to who sees the options alone, no chance by its value or place.

    In one test: to ask so many questions is dear, and what one process has made no other knows.
    """
    for lang in LANGUAGES:
        for game in SHELF:
            assert not [(game, kind, said) for kind in KINDS for said in too_often(of_kind(game, kind), lang, OFTEN)]
            found = together(guessed(game, kind, lang) for kind in KINDS)
            assert found.over <= BETTER + LUCK, (game, found)
            _nothing_by_heart(game, lang)
        found = together(guessed(game, kind, lang) for kind in KINDS for game in SHELF)
        assert found.over <= BETTER, found


def _nothing_by_heart(game: str, lang: str) -> None:
    """One in six stands among the wrong answers as often as where it is right: neither it nor its place tells."""
    drills = of_kind(game, "likely")
    assert len(drills) >= SURE
    for found in (by_heart(drills, lang), guessed(game, "likely", lang)):
        assert found.over <= BETTER + DEVIATIONS * sqrt(0.25 * 0.75 / found.asked), (game, found)
    places = Counter(sum(_size(other) < _size(one.options[one.right]) for other in one.options) for one in drills)
    assert max(places.values()) <= (OFTEN + BETTER) * len(drills), (game, places)


def _size(option: Option) -> float:
    return float(option.claim[1] / option.claim[2])


@pytest.mark.parametrize(
    "given_away",
    [
        lambda said: said + " and so on and on",
        lambda said: f"No, {said}",
        lambda said: f"“{said}”",
        lambda said: f"{said} 7",
        lambda said: f"hapax {said}",
    ],
)
def test_a_guesser_notices_what_gives_an_answer_away(given_away: object) -> None:
    assert callable(given_away)
    lot, drills = Random(1), []
    for number in range(240):
        words = [" ".join(lot.choice(("a", "try", "kick", "ball")) for _ in range(4)) for _ in range(4)]
        right = number % 4
        words[right] = given_away(words[right])
        drills.append(written(number, words, right))
    assert guess(drills, "en").right > 0.8


def test_a_guesser_finds_nothing_where_there_is_nothing() -> None:
    lot, drills = Random(2), []
    for number in range(400):
        words = [" ".join(lot.choice(("a", "try", "kick", "ball")) for _ in range(4)) for _ in range(4)]
        drills.append(written(number, words, number % 4))
    assert abs(guess(drills, "en").over) < BETTER


@pytest.mark.parametrize(
    ("long", "of", "told"), [(200, 500, True), (170, 500, False), (30, 71, False), (36, 71, True), (59, 59, False)]
)
def test_what_is_too_often_the_longest_is_told_apart_from_chance(long: int, of: int, told: bool) -> None:
    drills = [written(at, ["a kick", "a", "a long kick", "a try"], 2 if at < long else 0) for at in range(of)]
    assert bool(too_often(drills, "en", OFTEN)) is told


def test_what_is_known_by_heart_is_no_guessing() -> None:
    few = [written(at, [f"hapax{at % 9}", "a try", "a kick"]) for at in range(300)]
    assert guess(few, "en").over == 0
    assert guess([], "en") == NOTHING
    # Whatever is asked again and again is learnt, or asked, but never both.
    lot, again = Random(3), []
    for at in range(300):
        said = [" ".join(lot.choice(("a", "try", "kick", "ball")) for _ in range(4)) for _ in range(4)]
        again += [written(at, said, lot.randrange(4))] * 8
    assert abs(guess(again, "en").over) < BETTER


@pytest.mark.parametrize("game", SHELF)
def test_each_answer_of_the_referee_stands_on_a_ruling_and_a_rule(game: str) -> None:
    from engine import games
    from engine.core.rules import RULES, game_of

    for case in material(game).cases:
        assert material(game).place(case.situation) is not None, case.id
        assert len(case.wrong) == 3, case.id
        for said, rule in case.wrong:
            assert set(said) == set(LANGUAGES), case.id
            if rule:
                games.load(game_of(rule))
                assert rule in RULES, f"{case.id}: {rule}"
        for lang in LANGUAGES:
            every = [case.right[lang], *(said[lang] for said, _ in case.wrong)]
            assert len({said.casefold() for said in every}) == 4, case.id
            assert max(map(len, every)) <= 85, f"{case.id}: {max(every, key=len)}"


def test_some_wrong_answers_are_right_in_a_sister_game() -> None:
    from engine.core.rules import game_of

    for game, sister in (("scrumball", "flair"), ("flair", "scrumball"), ("double", "tomy"), ("tomy", "double")):
        assert any(game_of(rule) == sister for case in material(game).cases for _, rule in case.wrong if rule)
