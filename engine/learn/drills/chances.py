"""How likely is it? The exact odds beside fractions at which one arrives by a usual mistake."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from random import Random

from engine import games
from engine.core.asks import Ask, Cast, Draw, Roll
from engine.core.languages import LANGUAGES
from engine.core.odds import Chances, odds
from engine.core.position import Position
from engine.core.text import GameText
from engine.learn.drills.drill import Option
from engine.learn.drills.material import Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.picking import WRONG, in_any_order, picked
from engine.learn.drills.scenes import Scene
from engine.learn.drills.telling import MOST_WAYS, in_all, said_likelihood

NEAR = Fraction(1, 25)
"""Chances nearer to each other than this are not asked apart."""
USUAL = tuple(Fraction(ways, 6) for ways in range(1, 6))
"""Chances of one die, which everybody knows."""
RARE = Fraction(1, 60)


def likely(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """How likely is it that this happens?"""
    game = games.load(material.game)
    for moment in range(len(scene.path) - 2, scene.first - 1, -1):
        here = scene.path[moment]
        ask = here.ask
        later = {event[0] for event in scene.path[-1].log[here.told :]}
        if not isinstance(ask, (Roll, Cast, Draw)):
            continue
        if (isinstance(ask, Draw) and ask.hidden) or not (scene.own or rule in later or rule == ask.rule):
            continue
        parts = _parts(odds(here).outcomes)
        told = _told_apart(here, parts)
        if not told:
            continue
        part = _one_of(told, parts, rng)
        names = here.start.names
        what = {lang: game.text(lang, names).outcome(part) for lang in LANGUAGES}
        asked = in_all(partial(_put, ask), game.id, names)
        question = {
            lang: f"{asked[lang]} {game.text(lang).core('drill.how-likely', what=what[lang])}" for lang in LANGUAGES
        }
        right = Option(_claim(parts[part], part), ask.rule if scene.own else rule, said_likelihood(parts[part]))
        near, far = (
            [Option(_claim(chance, part), ask.rule, said_likelihood(chance)) for chance in chances]
            for chances in _mistaken(parts, part, rng)
        )
        wrong = picked(right, near, far if len(near) < WRONG else (), rng, size=_size)
        if wrong and _apart([right, *wrong]):
            return Asking(scene.until(moment), (), question, right, wrong)
    return None


def _put(ask: Ask, text: GameText) -> str:
    """A question in words."""
    return text.ask(ask)


def _claim(chance: Fraction, part: str) -> tuple[str, int, int]:
    """That something is so likely."""
    return part, chance.numerator, chance.denominator


def _parts(chances: Chances) -> Chances:
    """How likely each thing is to be among what happens, whatever else does."""
    sums: Chances = {}
    for key, chance in chances.items():
        for part in key.split("+"):
            if not part.startswith("?"):
                sums[part] = sums.get(part, Fraction(0)) + chance
    return sums


def _told_apart(here: Position, parts: Chances) -> list[str]:
    """What is neither certain nor rare, and cannot be taken for another outcome by its words."""
    game, names = here.start.game, here.start.names
    texts = {lang: game.text(lang, names) for lang in LANGUAGES}
    said = {part: {lang: text.outcome(part).casefold() for lang, text in texts.items()} for part in parts}
    return [
        part
        for part, chance in parts.items()
        if part != "nothing"
        and RARE <= chance <= 1 - RARE
        and not any(
            said[part][lang] in said[other][lang] or said[other][lang] in said[part][lang]
            for other in parts
            if other != part
            for lang in LANGUAGES
        )
    ]


def _one_of(told: list[str], parts: Chances, rng: Random) -> str:
    """One of these by lot, so that what has a rare chance is asked about as often as what has a usual one."""
    chances = sorted({parts[part] for part in told})
    chance = chances[int(rng.random() * len(chances))]
    return in_any_order([part for part in told if parts[part] == chance], rng)[0]


def _mistaken(parts: Chances, part: str, rng: Random) -> tuple[list[Fraction], list[Fraction]]:
    """Chances at which one arrives by mistake: of the contrary, of another outcome, of a way more or less; and others
    that as many ways make."""
    true = parts[part]
    near = [1 - true, *(each for chance in parts.values() for each in (chance, 1 - chance))]
    grid = (Fraction(ways, true.denominator) for ways in range(1, true.denominator))
    far = [*in_any_order(USUAL, rng), *in_any_order(grid, rng)]
    known = [true]
    found: tuple[list[Fraction], list[Fraction]] = ([], [])
    for chances, kept in zip((near, far), found, strict=True):
        for chance in chances:
            fits = RARE <= chance <= 1 - RARE and (chance.denominator <= MOST_WAYS) is (true.denominator <= MOST_WAYS)
            if fits and all(abs(chance - each) >= NEAR for each in known):
                known.append(chance)
                kept.append(chance)
    return found


def _size(option: Option) -> float:
    """How large a chance is."""
    return float(Fraction(*option.claim[1:]))


def _apart(options: list[Option]) -> bool:
    """Whether all of these say different chances."""
    return len({option.claim for option in options}) == len(options)
