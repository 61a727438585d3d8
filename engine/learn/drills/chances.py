"""How likely is it? The exact odds beside fractions at which one arrives by a usual mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from engine import games
from engine.core.asks import Ask, Cast, Draw, Roll
from engine.core.languages import LANGUAGES
from engine.core.odds import Chances, odds
from engine.core.position import Position
from engine.core.text import GameText
from engine.learn.drills.drill import Option
from engine.learn.drills.material import Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.picking import WRONG, in_any_order
from engine.learn.drills.scenes import Scene, played, scenes
from engine.learn.drills.telling import MOST_WAYS, in_all, said_likelihood

NEAR = Fraction(1, 25)
"""Chances nearer to each other than this are not asked apart."""
RARE = Fraction(1, 60)
PAIRED = 0.25
"""So many of the rolls of which two chances can be asked bring both."""


class Rolled(NamedTuple):
    """A moment at which chance is to answer, and what can be asked about it."""

    moment: int
    ask: Ask
    parts: Chances
    """How likely each thing is."""
    told: list[str]
    """What can be asked about."""

    @property
    def chances(self) -> list[Fraction]:
        """The chances that are asked about, each once."""
        return sorted({self.parts[part] for part in self.told})


def likely(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """How likely is it that this happens? By lot, and less often where many rolls of the game have that chance."""
    return anyhow(material, scene, rule, rng, choosy=True)


def anyhow(material: Material, scene: Scene, rule: str, rng: Random, *, choosy: bool = False) -> Asking | None:
    """The same for whatever can be asked, without a lot."""
    rolled = _rolled(scene, rule)
    if rolled is None:
        return None
    chances = in_any_order(rolled.chances, rng)
    if choosy and _usual(chances[0], material, scene, rng):
        return None
    game, ask = games.load(material.game), rolled.ask
    # What has a rare chance is asked about as often as what has a usual one.
    part = in_any_order([part for part in rolled.told if rolled.parts[part] == chances[0]], rng)[0]
    names = scene.path[rolled.moment].start.names
    what = {lang: game.text(lang, names).outcome(part) for lang in LANGUAGES}
    asked = in_all(partial(_put, ask), game.id, names)
    question = {
        lang: f"{asked[lang]} {game.text(lang).core('drill.how-likely', what=what[lang])}" for lang in LANGUAGES
    }
    wrong = _mistaken(chances, partial(_others, material, scene, rng), rng)
    if len(wrong) < WRONG:
        return None
    right = Option(_claim(chances[0], part), ask.rule if scene.own else rule, said_likelihood(chances[0]))
    others = [Option(_claim(each, part), ask.rule, said_likelihood(each)) for each in wrong]
    return Asking(scene.until(rolled.moment), (), question, right, others)


def _rolled(scene: Scene, rule: str) -> Rolled | None:
    """The last moment of a scene at which something can be asked that bears on the rule."""
    for moment in range(len(scene.path) - 2, scene.first - 1, -1):
        here = scene.path[moment]
        ask = here.ask
        if not isinstance(ask, (Roll, Cast, Draw)) or (isinstance(ask, Draw) and ask.hidden):
            continue
        if not scene.own and rule != ask.rule and rule not in {event[0] for event in scene.path[-1].log[here.told :]}:
            continue
        parts = _parts(odds(here).outcomes)
        told = _told_apart(here, parts)
        if told:
            return Rolled(moment, ask, parts, told)
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


def _mistaken(chances: list[Fraction], others: Callable[[], Iterator[list[Fraction]]], rng: Random) -> list[Fraction]:
    """Chances that one takes for the first of these: of something else that the same roll may bring, and of other
    rolls of the game.

    Each of them is as often the right one as it stands among the wrong ones: what stands beside it would be right if
    the question were about that roll. So the options come as they would if any of them were asked about.
    """
    pairs = _paired(chances) and rng.random() < PAIRED
    known = [chances[0], *(_apart_from(chances[:1], chances[1:])[:1] if pairs else ())]
    for choosy in (True, False):
        for other in others():
            if len(known) > WRONG:
                return known[1:]
            if choosy and (not _paired(other) if pairs else _paired(other) and rng.random() < PAIRED):
                continue
            found = _apart_from(known, other)
            if len(found) > pairs or not choosy:
                known += found[: min(1 + pairs, WRONG + 1 - len(known))]
    return known[1:]


def _paired(chances: list[Fraction]) -> bool:
    """Whether two of them can be told apart."""
    return max(chances) - min(chances) >= NEAR


def _apart_from(known: list[Fraction], chances: list[Fraction]) -> list[Fraction]:
    """Those that nobody takes for one that is known already, nor for each other."""
    found: list[Fraction] = []
    for chance in chances:
        fits = (chance.denominator <= MOST_WAYS) is (known[0].denominator <= MOST_WAYS)
        if fits and all(abs(chance - each) >= NEAR for each in (*known, *found)):
            found.append(chance)
    return found


def _usual(chance: Fraction, material: Material, scene: Scene, rng: Random) -> bool:
    """Whether another roll of the game, any of them, has this chance as well: the oftener, the more usual it is."""
    return any(chance in rolls[0].chances for rolls in islice(_other_rolls(material, scene, rng), 1))


def _others(material: Material, scene: Scene, rng: Random) -> Iterator[list[Fraction]]:
    """What the same question would have for answers about other rules: first the one that is asked about."""
    for rolls in _other_rolls(material, scene, rng):
        for rolled in rolls:
            chances = in_any_order(rolled.chances, rng)
            if not _usual(chances[0], material, scene, rng):
                yield chances
                break


def _other_rolls(material: Material, scene: Scene, rng: Random) -> Iterator[list[Rolled]]:
    """What may be asked about other rules, by rule: in the same match, then in the book."""
    for rule in in_any_order(sorted(set[str]().union(*(play.rules for play in scene.match))), rng):
        play = in_any_order((play for play in scene.match if rule in play.rules), rng)[0]
        there = played(material.game, play)
        rolled = there and _rolled(there, rule)
        if rolled:
            yield [rolled]
    for rule in in_any_order(material.rules, rng):
        rolls = [rolled for there in scenes(material, rule, rng, wander=False) if (rolled := _rolled(there, rule))]
        if rolls:
            yield rolls
