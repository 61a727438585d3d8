"""Whether a ruling stands: its situation and its cases are played by it, and by the reading that it turned down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import Game
from engine.core.refusal import Refusal
from engine.core.rules import watching
from engine.core.situations import Situation, verify
from site_plugins.rulebook.read.cases import Case, differences
from site_plugins.rulebook.read.rulings import Ruling


def falls(ruling: Ruling, game: Game[Any], situations: Mapping[str, Situation]) -> Iterator[str]:
    """Everything in which the engine does not play as the ruling says."""
    shown = situations.get(ruling.situation)
    if shown is None:
        yield f"there is no situation {ruling.situation!r}" if ruling.situation else "no situation plays it"
        return
    yield from (message.partition("] ")[2] for message in verify(shown, game))
    if not _runs(shown, game) & set(ruling.rules):
        yield f"its situation {shown.id!r} runs none of its rules"
    for case in ruling.cases:
        yield from _told(case, ruling, game, situations)


def reads_alike(ruling: Ruling, game: Game[Any], situations: Mapping[str, Situation]) -> Iterator[str]:
    """Everything in which the reading that was turned down does not come out as the ruling says, and otherwise."""
    for key in ruling.house_rules:
        if all(case.house_rule != key for case in ruling.otherwise):
            yield f"it does not say what comes of it when {key!r} is set otherwise"
    for case in ruling.otherwise:
        if case.house_rule not in ruling.house_rules:
            yield f"otherwise sets {case.house_rule!r}, which is none of its switches"
            continue
        yield from _told(case, ruling, game, situations)
        shown = situations.get(case.situation or ruling.situation)
        if shown is not None and not any(differences(usual, shown, game) for usual in _usual(case)):
            yield f"{case.said['set']!r} comes out no otherwise than by the ruling itself"


def _usual(case: Case) -> Iterator[Case]:
    """The same claims by the usual rules: in the same state, and in that of the situation as it stands."""
    said = {key: value for key, value in case.said.items() if key != "set"}
    yield Case(said)
    yield Case({key: value for key, value in said.items() if key != "state"})


def _told(case: Case, ruling: Ruling, game: Game[Any], situations: Mapping[str, Situation]) -> Iterator[str]:
    """What is wrong with one case, with the case's name before it."""
    name = case.situation or ruling.situation
    if name not in situations:
        yield f"there is no situation {name!r}"
        return
    said = f" with {case.house_rule}" if case.house_rule else ""
    yield from (f"[{name}]{said}: {problem}" for problem in differences(case, situations[name], game))


def _runs(shown: Situation, game: Game[Any]) -> set[str]:
    """The rules that a situation runs, from its first answer to the sheet."""
    with watching() as ran:
        try:
            end = shown.worked(game)
            game.sheet(end.log, end.start.names)
            game.result(end.state)
        except Refusal:
            return set()
    return set(ran)
