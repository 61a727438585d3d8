"""Making a drill from a game and a number: the same number makes the same drill, on every machine.

The numbers count through the rules of the game, over and over: number 0 asks about the first rule, and so does the one
that is as many further as there are rules. So a drill about a rule can be asked for, and a link needs a number alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from engine.core.players import shuffled
from engine.core.refusal import Refusal
from engine.learn.drills import chances, choices, outcomes, rulings
from engine.learn.drills.drill import KINDS, Drill
from engine.learn.drills.material import Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.picking import laid_out
from engine.learn.drills.scenes import Scene, scenes

Makers = Mapping[str, Callable[[Material, Scene, str, Random], Any]]
MAKERS: Makers = {
    "happens": outcomes.happens,
    "allowed": choices.allowed,
    "barred": choices.barred,
    "who": outcomes.who,
    "likely": chances.likely,
    "where": outcomes.where,
    "referee": rulings.referee,
}
ASKED: Makers = {**MAKERS, "who": outcomes.anybody, "likely": chances.anyhow}
"""The same for what can be asked at all, without a lot."""
NUMBERS = 10**9
"""Numbers of drills end before this one."""


def drill(material: Material, number: int, only: tuple[str, ...] = KINDS) -> Drill:
    """The drill of a number, of these kinds only; refuse a number that has none."""
    if not 0 <= number < NUMBERS:
        raise Refusal("drill-number", most=NUMBERS - 1)
    rule = material.rules[number % len(material.rules)]
    rng = Random(f"{material.game}:{number}")
    found = list(scenes(material, rule, rng))
    # Who acts next can be asked nearly everywhere, so it comes last, unless it is its turn.
    kinds = shuffled(KINDS, rng)
    if kinds[0] != "who":
        kinds = [*(kind for kind in kinds if kind != "who"), "who"]
    for kind in kinds:
        for scene in found if kind in only else ():
            made = _made(material, scene, rule, kind, rng)
            if made is not None:
                return _finished(material.game, number, rule, kind, made, rng)
    for scene in found if "who" in only else ():
        made = _made(material, scene, rule, "who", rng, ASKED)
        if made is not None:
            return _finished(material.game, number, rule, "who", made, rng)
    raise Refusal("drill-none", rule)


def drills_of(material: Material, rule: str, kinds: tuple[str, ...] = KINDS) -> tuple[str, ...]:
    """The kinds of question that can be asked about a rule, found by asking them in the book's own situations."""
    own = [scene for scene in scenes(material, rule, Random(rule), wander=False) if scene.own]
    return tuple(
        kind
        for kind in kinds
        if any(_made(material, scene, rule, kind, Random(f"{rule}:{kind}"), ASKED) is not None for scene in own)
    )


def numbers_of(material: Material, rule: str, begin: int = 0) -> Iterator[int]:
    """The numbers of drills about a rule, from one on."""
    rules = material.rules
    first = begin // len(rules) * len(rules) + rules.index(rule)
    return iter(range(first, NUMBERS, len(rules)))


def _made(
    material: Material, scene: Scene, rule: str, kind: str, rng: Random, makers: Makers = MAKERS
) -> tuple[Asking, str] | None:
    """A question of a kind in a scene, with its ruling if it has one."""
    made = makers[kind](material, scene, rule, rng)
    return made if made is None or not isinstance(made, Asking) else (made, "")


def _finished(game: str, number: int, rule: str, kind: str, made: tuple[Asking, str], rng: Random) -> Drill:
    """The drill with its options in an order of chance."""
    asking, ruling = made
    options, right = laid_out(asking.right, asking.wrong, rng)
    return Drill(game, number, rule, kind, asking.start, asking.shown, asking.question, options, right, ruling)
