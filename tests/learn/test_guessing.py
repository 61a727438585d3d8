"""No answer of a drill gives itself away: not by its length, and not to a guesser who looks at the options alone."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from engine.core.languages import LANGUAGES
from engine.games import SHELF
from engine.learn.drills.drill import KINDS, Drill, Option
from engine.learn.drills.make import drill
from engine.learn.drills.material import material
from tests.learn.guessing import Guessed, guess, together

FEW, MANY = 100, 2000
OFTEN = 0.35
"""How often the right one may be the longest, or the shortest; by chance it is a quarter."""
SURE = 60
"""Fewer questions than these tell nothing of a share."""
BETTER = 0.10
"""How much better than chance a guesser may be."""
LUCK = 0.05
"""What a guesser may be luckier with the few questions of one game alone."""


@cache
def made(game: str, count: int) -> tuple[Drill, ...]:
    return tuple(drill(material(game), number) for number in range(count))


@cache
def guessed(game: str, kind: str, lang: str) -> Guessed:
    return guess([one for one in made(game, MANY) if one.kind == kind], lang)


def stands_out(one: Drill, lang: str) -> str:
    lengths = [len(option.said[lang]) for option in one.options]
    right = lengths.pop(one.right)
    return "longest" if right > max(lengths) else "shortest" if right < min(lengths) else ""


def too_often(drills: tuple[Drill, ...], lang: str, most: float) -> list[str]:
    """The kinds of which the right answer is too often the longest, or the shortest."""
    count = Counter(one.kind for one in drills)
    found = Counter((one.kind, stands_out(one, lang)) for one in drills)
    return [
        f"{kind}: {which} in {times} of {count[kind]}"
        for (kind, which), times in found.items()
        if which and count[kind] >= SURE and times > most * count[kind]
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_the_right_answer_is_seldom_the_longest_or_the_shortest(game: str, lang: str) -> None:
    found = Counter(stands_out(one, lang) for one in made(game, FEW))
    assert max(found["longest"], found["shortest"]) <= OFTEN * FEW, found


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_the_right_answer_of_each_kind_is_seldom_the_longest_or_the_shortest(game: str, lang: str) -> None:
    assert not too_often(made(game, MANY), lang, OFTEN)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_who_sees_the_options_alone_hardly_guesses_better_than_chance(game: str, lang: str) -> None:
    found = together(guessed(game, kind, lang) for kind in KINDS)
    assert found.over <= BETTER + LUCK, found


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nor_do_they_over_all_games(lang: str) -> None:
    found = together(guessed(game, kind, lang) for kind in KINDS for game in SHELF)
    assert found.over <= BETTER, found


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
        options = tuple(Option((), "double.x.y", dict.fromkeys(LANGUAGES, said)) for said in words)
        drills.append(
            Drill("double", number, "double.x.y", "happens", {}, (), dict.fromkeys(LANGUAGES, "?"), options, right)
        )
    assert guess(drills, "en").right > 0.8


def test_a_guesser_finds_nothing_where_there_is_nothing() -> None:
    lot, drills = Random(2), []
    for number in range(400):
        words = [" ".join(lot.choice(("a", "try", "kick", "ball")) for _ in range(4)) for _ in range(4)]
        options = tuple(Option((), "double.x.y", dict.fromkeys(LANGUAGES, said)) for said in words)
        drills.append(
            Drill("double", number, "double.x.y", "happens", {}, (), dict.fromkeys(LANGUAGES, "?"), options, number % 4)
        )
    assert abs(guess(drills, "en").over) < BETTER


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
