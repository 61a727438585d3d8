"""What a position tells by the names that its game had once, so that it can be held against what was kept by them.

What is kept is never written again; the table by which old links are read is the one that is used here, backwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.asks import Answer, Ask, Choose
from engine.core.former import Former
from engine.core.game import Event


def _back(names: Mapping[str, str]) -> dict[str, str]:
    """Today's names with the former ones."""
    found = {today: before for before, today in names.items()}
    assert len(found) == len(names), "two former names have become one"
    return found


def event(former: Former, told: Event) -> Event:
    """An event as it was called once."""
    return (told[0], _back(former.events).get(told[1], told[1]), *told[2:])


def option(former: Former, ask: Ask, name: str) -> str:
    """An option as it was called once."""
    return _back(former.options.get(ask.name, {})).get(name, name)


def ask(former: Former, put: Ask) -> tuple[Any, ...]:
    """The facts of an ask as they were called once."""
    kind, name, *rest = put.facts()
    if isinstance(put, Choose):
        seat, rule, options, barred, *more = rest
        assert (options, barred) == (put.options, put.barred)
        offered = tuple(option(former, put, each) for each in put.options)
        rest = [seat, rule, offered, tuple((option(former, put, each), why) for each, why in put.barred), *more]
    return (kind, _back(former.asks).get(put.name, name), *rest)


def answer(former: Former, put: Ask, given: Answer) -> str:
    """An answer as it was written once."""
    return option(former, put, put.write(given))
