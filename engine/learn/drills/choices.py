"""Which of these is allowed, and which is not: the options of a choice beside what is barred there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from engine.core.asks import Choose, Must
from engine.core.languages import LANGUAGES
from engine.core.position import Position
from engine.learn.drills.drill import Option
from engine.learn.drills.material import Material
from engine.learn.drills.outcomes import Asking
from engine.learn.drills.picking import among, in_any_order, stands_out
from engine.learn.drills.scenes import Scene
from engine.learn.drills.telling import in_all

SPARED = 0.8
"""Of the questions whose right answer stands out by its length, so many are not asked."""
_NUMBER = re.compile(r"\d+")


def _moments(scene: Scene, rule: str) -> Iterator[tuple[int, Position, Choose]]:
    """Every choice of a scene that is about the rule, the last one first."""
    for moment in range(len(scene.path) - 1, scene.first - 1, -1):
        here = scene.path[moment]
        ask = here.ask
        if isinstance(ask, Choose) and not isinstance(ask, Must):
            about = {ask.rule, *(against for _, against in ask.barred), *(event[0] for event in here.log[-2:])}
            if scene.own or rule in about:
                yield moment, here, ask


def allowed(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:  # noqa: ARG001 (as its like)
    """Which of these is allowed here?"""
    for moment, here, ask in _moments(scene, rule):
        may = [_option(here, ask, each, ask.rule) for each in ask.options]
        barred = [_option(here, ask, *each) for each in ask.barred]
        if asking := _among(_question(here, ask, "allowed"), may, barred, rng):
            return Asking(scene.until(moment), (), *asking)
    return None


def barred(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:  # noqa: ARG001 (as its like)
    """Which of these is not allowed here?"""
    for moment, here, ask in _moments(scene, rule):
        about = [each for each in ask.barred if each[1] == rule] or list(ask.barred)
        may = [_option(here, ask, each, ask.rule) for each in ask.options]
        if asking := _among(_question(here, ask, "barred"), [_option(here, ask, *each) for each in about], may, rng):
            return Asking(scene.until(moment), (), *asking)
    return None


def _among(
    question: dict[str, str], rights: list[Option], wrongs: list[Option], rng: Random
) -> tuple[dict[str, str], Option, list[Option]] | None:
    """A question with one that is right among some that are wrong: one that the question does not name, and where cards
    have numbers one that does what another of them does."""
    kinds = {_does(option) for option in wrongs}
    numbered = any(_NUMBER.search(option.said[LANGUAGES[0]]) for option in wrongs)
    fits = [one for one in rights if not _named(one, question) and (_does(one) in kinds or not numbered)]
    found = among(in_any_order(fits, rng), wrongs, (), rng)
    # Cards have names of their own length: what is right too often the longest or the shortest is asked less often.
    if found is None or (stands_out(*found) and rng.random() < SPARED):
        return None
    return question, *found


def _named(option: Option, question: dict[str, str]) -> bool:
    """Whether a question says the first word of an option."""
    return any(said.split()[0].casefold() in question[lang].casefold().split() for lang, said in option.said.items())


def _does(option: Option) -> str:
    """What an option says but for its numbers: a card by any other number does the same."""
    return _NUMBER.sub("", option.said[LANGUAGES[0]])


def _option(here: Position, ask: Choose, option: str, rule: str) -> Option:
    """An option of a choice, allowed or not."""
    names, game = here.start.names, here.start.game
    return Option((option,), rule, in_all(lambda text: text.option(ask, option), game.id, names))


def _question(here: Position, ask: Choose, kind: str) -> dict[str, str]:
    """What is asked at the table, and what is asked of the reader."""
    game, names = here.start.game, here.start.names
    asked = in_all(lambda text: text.ask(ask), game.id, names)
    return {lang: f"{said} {game.text(lang).core(f'drill.questions.{kind}')}" for lang, said in asked.items()}
