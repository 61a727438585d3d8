"""What would the referee say? A ruling beside the readings that it turned down."""

from __future__ import annotations

from random import Random

from engine.learn.drills.drill import Option
from engine.learn.drills.material import Case, Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.scenes import Scene, told

LONGER = 2.0
"""A reading more than so many times as long as another would give itself away."""


def fits(case: Case) -> bool:
    """Whether a ruling can be asked without telling its answer by its length."""
    for lang in case.reading:
        lengths = [len(said[lang]) for said in (case.reading, *case.rejected)]
        if max(lengths) > LONGER * min(lengths) or min(lengths) < 4:
            return False
        if len({said[lang].casefold() for said in (case.reading, *case.rejected)}) < len(lengths):
            return False
    return True


def referee(material: Material, scene: Scene, rule: str, rng: Random) -> tuple[Asking, str] | None:
    """What would the referee say?"""
    cases = [case for case in material.bearing(rule) if fits(case) and material.place(case.situation) is not None]
    if not cases or not scene.own:
        return None
    case = cases[int(rng.random() * len(cases))]
    place = material.place(case.situation)
    assert place is not None
    right = Option((case.id, -1), rule, case.reading)
    wrong = [Option((case.id, place_), rule, said) for place_, said in enumerate(case.rejected)][:3]
    return Asking(told(material.game, place), (), dict(case.question), right, wrong), case.id
