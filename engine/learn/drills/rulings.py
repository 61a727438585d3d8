"""What would the referee say? A ruling beside what one might take it for."""

from __future__ import annotations

from random import Random

from engine.learn.drills.drill import Option
from engine.learn.drills.material import Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.picking import picked
from engine.learn.drills.scenes import Scene, told


def referee(material: Material, scene: Scene, rule: str, rng: Random) -> tuple[Asking, str] | None:
    """What would the referee say?"""
    cases = [case for case in material.bearing(rule) if material.place(case.situation) is not None]
    if not cases or not scene.own:
        return None
    case = cases[int(rng.random() * len(cases))]
    place = material.place(case.situation)
    assert place is not None
    right = Option((case.id, -1), rule, case.right)
    wrong = [Option((case.id, place_), own or rule, said) for place_, (said, own) in enumerate(case.wrong)]
    wrong = picked(right, wrong, (), rng)
    return (Asking(told(material.game, place), (), dict(case.question), right, wrong), case.id) if wrong else None
