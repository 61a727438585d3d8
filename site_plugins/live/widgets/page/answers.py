"""What a reader presses or fills in, read as an answer to what is asked."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Answer, Ask, Cast, Choose, Draw, Roll
from engine.core.reading import quoted, whole
from engine.core.refusal import Refusal


def fields_of(command: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form as plain text."""
    fields = command.get("fields")
    return {str(name): str(value) for name, value in fields.items()} if isinstance(fields, dict) else {}


def chance() -> Callable[[Ask], Answer]:
    """What throws dice and draws cards."""
    from random import Random

    from engine.core.players import at_random

    # Made anew each time: a generator kept in a memory snapshot would throw the same dice on every visit.
    return at_random(Random(os.urandom(16)))


def asked(ask: Ask | None, kind: type[Choose], option: object) -> str:
    """An option, where a choice is asked for."""
    if ask is None:
        raise Refusal("over")
    if not isinstance(ask, kind):
        raise Refusal("answer-kind", ask.rule, answer=f"“{quoted(option)}”")
    return str(option)


def by_fields(ask: Ask | None, fields: object) -> Answer:
    """The dice or the card as the reader set them."""
    if ask is None:
        raise Refusal("over")
    if isinstance(ask, Draw):
        return str(fields.get("card", "")) if isinstance(fields, dict) else ""
    if not isinstance(ask, (Roll, Cast)):
        raise Refusal("command-unknown", command="set")
    dice = len(ask.dice) if isinstance(ask, Cast) else ask.dice
    if not isinstance(fields, dict):
        raise Refusal("fields-missing", fields=tuple(range(1, dice + 1)))
    faces = [str(fields.get(f"d{place}", "")).strip() for place in range(dice)]
    missing = tuple(place for place, face in enumerate(faces, 1) if not face)
    if missing:
        raise Refusal("fields-missing", fields=missing)
    if isinstance(ask, Cast):
        return tuple(faces)
    for face in faces:
        if whole(face.removeprefix("-"), 6) is None:
            raise Refusal("dice-unreadable", ask.rule, answer=" ".join(faces), dice=ask.dice, sides=ask.sides)
    return tuple(map(int, faces))
