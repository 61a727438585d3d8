"""Which of these is allowed, and which is not: the options of a choice beside what is barred there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from engine import games
from engine.core.asks import Choose, Must
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.learn.drills.drill import Option, begin
from engine.learn.drills.material import Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.picking import in_any_order, picked, stands_out
from engine.learn.drills.scenes import Scene
from engine.learn.drills.telling import in_all

TRIED = 4
"""Options of one choice that are tried for the right one at most."""


def _moments(scene: Scene, rule: str) -> Iterator[tuple[int, Position, Choose]]:
    """Every choice of a scene that is about the rule, the last one first."""
    for moment in range(len(scene.path) - 1, scene.first - 1, -1):
        here = scene.path[moment]
        ask = here.ask
        if isinstance(ask, Choose) and not isinstance(ask, Must):
            about = {ask.rule, *(against for _, against in ask.barred), *(event[0] for event in here.log[-2:])}
            if scene.own or rule in about:
                yield moment, here, ask


def allowed(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """Which of these is allowed here?"""
    for moment, here, ask in _moments(scene, rule):
        barred = [_option(here, ask, each, against) for each, against in ask.barred if against == rule]
        barred += [_option(here, ask, each, against) for each, against in ask.barred if against != rule]
        elsewhere = _elsewhere(material, here, ask)
        found = []
        for right in in_any_order([_option(here, ask, each, ask.rule) for each in ask.options], rng)[:TRIED]:
            wrong = picked(right, barred, elsewhere, rng)
            if wrong:
                found.append(Asking(scene.until(moment), (), _question(here, ask, "allowed"), right, wrong))
        if found:
            return next((one for one in found if not stands_out(one.right, one.wrong)), found[0])
    return None


def barred(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:  # noqa: ARG001 (as its like)
    """Which of these is not allowed here?"""
    for moment, here, ask in _moments(scene, rule):
        about = [each for each in ask.barred if each[1] == rule] or list(ask.barred)
        if not about or len(ask.options) < 2:
            continue
        may = [_option(here, ask, each, ask.rule) for each in ask.options]
        found = []
        for right in in_any_order([_option(here, ask, *each) for each in about], rng)[:TRIED]:
            wrong = picked(right, may, (), rng)
            if wrong:
                found.append(Asking(scene.until(moment), (), _question(here, ask, "barred"), right, wrong))
        if found:
            # One that cannot be told by its length, if there is one.
            return next((one for one in found if not stands_out(one.right, one.wrong)), found[0])
    return None


def _option(here: Position, ask: Choose, option: str, rule: str) -> Option:
    """An option of a choice, allowed or not."""
    names, game = here.start.names, here.start.game
    return Option((option,), rule, in_all(lambda text: text.option(ask, option), game.id, names))


def _question(here: Position, ask: Choose, kind: str) -> dict[str, str]:
    """What is asked at the table, and what is asked of the reader."""
    game, names = here.start.game, here.start.names
    asked = in_all(lambda text: text.ask(ask), game.id, names)
    return {lang: f"{said} {game.text(lang).core(f'drill.questions.{kind}')}" for lang, said in asked.items()}


def _elsewhere(material: Material, here: Position, ask: Choose) -> list[Option]:
    """What can be chosen at another moment of the same game, and not here."""
    game, names = here.start.game, here.start.names
    offered = {*ask.options, *(each for each, _ in ask.barred)}
    usual = [in_all(partial(_named, ask, each), game.id, names) for each in ask.options]
    found: list[Option] = []
    # How many dice to roll is no mistake for a card to play: questions of the same kind, where there are any.
    kin = [each for each in _choices(material) if type(each[0]) is type(ask)]
    for other, option in kin if type(ask) is not Choose else _choices(material):
        belongs = game.belongs.get(option)
        if option in offered or belongs is None or belongs == ask.rule:
            continue
        option_there = Option((option,), belongs, in_all(partial(_named, other, option), game.id, names))
        if not any(_alike(option_there.said[lang], said[lang]) for said in usual for lang in said):
            found.append(option_there)
    return found


def _named(ask: Choose, option: str, text: GameText) -> str:
    """An option in words."""
    return text.option(ask, option)


def _alike(one: str, other: str) -> bool:
    """Whether two options may be taken for the same by whoever reads them."""
    first, second = (said.partition("(")[0].strip().casefold() for said in (one, other))
    return first in second or second in first


_known: dict[str, tuple[tuple[Choose, str], ...]] = {}


def _choices(material: Material) -> tuple[tuple[Choose, str], ...]:
    """Every option of the choices at which situations begin, each once."""
    if material.game not in _known:
        game = games.load(material.game)
        found: dict[str, tuple[Choose, str]] = {}
        for place in material.places:
            start = {"play": place.play, "state": place.state, "options": place.house, "names": place.names}
            try:
                ask = begin(game.id, {**start, "answers": place.answers}).ask
            except Refusal:
                continue
            if isinstance(ask, Choose):
                for option in ask.options:
                    found.setdefault(option, (ask, option))
        _known[material.game] = tuple(found.values())
    return _known[material.game]
