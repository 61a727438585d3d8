"""What a drill says in words, by language: the game's own words for what happens, the house's for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache

from engine import games
from engine.core.asks import Answer, Ask, Cast, Choose
from engine.core.language import Language
from engine.core.languages import LANGUAGES, words
from engine.core.position import Position
from engine.core.text import GameText

MOST_WAYS = 216
"""Chances of more ways than three dice have are told in per cent only."""


def in_all(say: Callable[[GameText], str], game: str, names: tuple[str, ...]) -> dict[str, str]:
    """Something in each language, as a sentence begins."""
    spoken = {lang: say(_text(game, lang, names)) for lang in LANGUAGES}
    return {lang: said[:1].upper() + said[1:] for lang, said in spoken.items()}


@lru_cache(maxsize=32)
def _text(game: str, lang: str, names: tuple[str, ...]) -> GameText:
    """The words of a game, told of these sides: a question says much of the same ones."""
    return games.load(game).text(lang, names)


def by_house(key: str, **facts: object) -> dict[str, str]:
    """A sentence of the house in each language."""
    return {lang: words(lang)(f"drill.{key}", **facts) for lang in LANGUAGES}


def shown(text: GameText, ask: Ask, answer: Answer) -> str:
    """Whose dice, card or choice, and what it is."""
    say: Language = text.core
    if isinstance(ask, Cast):
        what = say.joined([text.face(str(face)) for face in answer])
    elif isinstance(answer, tuple):
        what = say("widgets.faces", faces=[int(face) for face in answer])
    elif isinstance(ask, Choose):
        what = text.option(ask, answer)
    else:
        what = text.card(answer)
    return say("widgets.told", who=text.who(ask.seat), what=what)


def before(position: Position, text: GameText, most: int = 2) -> list[str]:
    """What has just happened, in the game's own sentences."""
    return [text.event(event) for event in position.log[-most:]]


def likelihood(chance: Fraction, say: Language) -> str:
    """A chance for people: exactly, and in per cent."""
    share = say.percent(float(chance))
    if chance.denominator > MOST_WAYS:
        return say("drill.about", share=share)
    return say("drill.exactly", ways=chance.numerator, all=chance.denominator, share=share)


def said_likelihood(chance: Fraction) -> Mapping[str, str]:
    """The same in each language."""
    return {lang: likelihood(chance, words(lang)) for lang in LANGUAGES}
