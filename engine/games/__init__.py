"""The shelf: every game that this book plays, by its id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core import catalogue
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from engine.core.moment_words import MomentWords
    from engine.core.moments import Moments
    from engine.core.situations import Situation

# In the order in which they stand there; `python -m engine new-game` puts a new one at the end.
SHELF = (
    "double",
    "tomy",
    "draft",
    "scrumball",
    "flair",
)
"""The ids of the games.

>>> import engine
>>> engine.SHELF[0]
'double'
"""


class PlayerWords(NamedTuple):
    """What the computer players of a game go by: habits and principles by their names, and how the strongest thinks."""

    easy: Mapping[str, str]
    medium: Mapping[str, str]
    hard: str


@cache
def load(id_: str) -> Game[Any]:
    """The game of this id; its modules are imported when it is first asked for.

    >>> import engine
    >>> engine.load("double").text("en").title()
    '5-3-Double!'
    """
    if id_ not in SHELF:
        raise Refusal("game-unknown", game=id_, known=SHELF)
    game: Game[Any] = import_module(f"engine.games.{id_}.game").GAME
    # How a sheet is filled in is part of some books: its rules are known once it is here.
    game.room("table.sheet")
    return game


def games() -> tuple[Game[Any], ...]:
    """Every game on the shelf."""
    return tuple(load(id_) for id_ in SHELF)


@cache
def situations(id_: str) -> dict[str, Situation]:
    """The situations of a game, in the order of its file."""
    # A page carries its situation with it, so that the browser never reads this file nor imports what reads it.
    from pkgutil import get_data

    from engine.core.situations import parse_situations

    load(id_)
    text = get_data(f"engine.games.{id_}.book", "situations.toml")
    assert text is not None
    titles = {lang: catalogue.read(f"engine.games.{id_}.words.{lang}", "situations") for lang in LANGUAGES}
    return parse_situations(id_, text.decode(), titles)


def situation(game: str, id_: str) -> Situation:
    """One situation of a game."""
    found = situations(game).get(id_)
    if found is None:
        raise Refusal("situation-unknown", game=game, situation=id_)
    return found


@cache
def moments(id_: str) -> Moments:
    """What one can ask a referee about in a game."""
    found: Moments = load(id_).room("referee").MOMENTS
    return found


@cache
def moment_words(id_: str, lang: str) -> MomentWords:
    """What the moments of a game and their fields are called in a language."""
    from engine.core.languages import words
    from engine.core.moment_words import MomentWords

    return MomentWords(**_words(id_, lang, "referee")).set_in(words(lang).typeset)


def player_words(id_: str, lang: str) -> PlayerWords:
    """How the computer players of a game think, in a language."""
    from engine.core.languages import words

    said, typeset = _words(id_, lang, "players"), words(lang).typeset
    easy, medium = ({name: typeset(told) for name, told in said[level].items()} for level in ("easy", "medium"))
    return PlayerWords(easy, medium, typeset(said["hard"]))


def _words(id_: str, lang: str, file: str) -> Mapping[str, Any]:
    """A file of a game's words."""
    from engine.core.languages import words

    return catalogue.read(f"{load(id_).__module__.rpartition('.')[0]}.words.{words(lang).lang}", file)
