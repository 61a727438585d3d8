"""What a game shows of itself: each has a room here, named for the game, whose `board.py` defines BOARD.

Nothing else has to know that a new game has come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from engine.core.refusal import Refusal
from site_plugins.live.widgets.drawing.dice import tile
from site_plugins.live.widgets.drawing.markup import join

if TYPE_CHECKING:
    from engine.core.asks import Ask, Choose, Die
    from engine.core.game import Event
    from site_plugins.live.widgets.drawing.markup import Markup
    from site_plugins.live.widgets.page.view import View

BOARDS: dict[str, Board] = {}


class Held(NamedTuple):
    """A card of a hand: its key, how it looks, what it is called, and how many there are of it; 0 where it is but the
    place that is kept for it, so that none of the others moves when it comes or goes."""

    card: str
    drawn: Markup
    name: str
    copies: int = 1


class Ahead(NamedTuple):
    """Moves that the reader puts together before he plays them one by one."""

    name: str
    """What they are called: a combination."""
    first: Markup | None
    """The button that plays the first of them, for the dock."""
    inside: Markup
    """The panel in which they are put together."""


class Board(ABC):
    """Draws a game's own things from what a seat may see."""

    edits: tuple[str, ...] = ()
    """The house rules that a reader can write anew in the editor."""

    @abstractmethod
    def score(self, view: View) -> Markup:
        """Names, points and clock: in a match, the line at the top of the screen."""

    def table(self, view: View) -> Markup | None:  # noqa: ARG002 (a game of dice alone has nothing more)
        """What lies between the two sides: the pitch, the cards that have been laid."""
        return None

    def hand(self, view: View) -> Markup | None:  # noqa: ARG002 (for games with cards in the hand)
        """The cards of whoever looks, where they do not lie among the choices."""
        return None

    def held(self, view: View) -> Sequence[Held]:  # noqa: ARG002 (for games with cards in the hand)
        """The same cards one by one, those of a kind as one, for a match, where they lie in the dock."""
        return ()

    def plays(self, ask: Choose, option: str) -> str | None:  # noqa: ARG002
        """The card of the hand that an option plays; None where it has nothing to do with the hand."""
        return None

    def way(self, view: View, ask: Choose, option: str) -> str:
        """What an option does with its card, in a word or two, where the card lies beside it."""
        words = view.text.option(ask, option)
        return words[:1].upper() + words[1:]

    def note(self, view: View, ask: Choose, option: str) -> str:  # noqa: ARG002 (for options that only lead to another)
        """What an option does that neither moves the ball nor is left to chance, in a few words; mostly nothing."""
        return ""

    def scene(self, view: View) -> Markup:
        """The match at a glance: score and clock, the table, the hand."""
        return join(self.score(view), self.table(view), self.hand(view))

    @abstractmethod
    def sheet(self, view: View) -> Markup:
        """The match sheet as a table."""

    def tray(self, view: View) -> Markup | None:  # noqa: ARG002 (for games whose dice stay on the table)
        """What lies on the table, where a game has its own way to lay it out; None for the usual one."""
        return None

    def die(self, view: View, die: Die, face: str | None, *, state: str = "", place: int = 0) -> Markup:
        """One die with a picture, or still to be thrown; a game that has such dice draws them."""
        return tile("?" if face is None else view.text.face(face), f"ce-die--{die.name}", state, place)

    def card(self, view: View, card: str, state: str = "") -> Markup:
        """One card face up; a game that has cards draws them."""
        return tile(view.text.card(card), "ce-die--card", state)

    def option(self, view: View, ask: Ask, option: str) -> Markup | None:  # noqa: ARG002 (for options that are dice or cards)
        """An option as a picture, where it says more than words do; the words then go to screen readers."""
        return None

    def choices(self, view: View, ask: Choose) -> Markup | None:  # noqa: ARG002 (for games with hands of cards)
        """The options of a choice, where a game has its own way to lay them out; None for the usual one."""
        return None

    def sign(self, view: View, event: Event) -> Markup | None:  # noqa: ARG002 (for games whose cards bear signs)
        """What an event lays as a picture at the height of a letter, where much has to be told in little room."""
        return None

    def legend(self, view: View) -> Markup | None:  # noqa: ARG002 (for games whose cards bear signs)
        """What the signs of the game mean, to be looked up within a match."""
        return None

    def ahead(self, view: View) -> Ahead | None:  # noqa: ARG002 (for games in which something can be put together)
        """In a match: what may be put together before it is played, with what the reader has chosen (`view.built`)."""
        return None

    def goes_on(self, ask: Choose) -> bool:  # noqa: ARG002 (for games in which something can be put together)
        """Whether this choice goes on with what was put together and has been begun."""
        return False

    def heard(self, view: View) -> str:  # noqa: ARG002 (for games in which something can be put together)
        """What the reader has put together (`view.built`) and what the game says to it, for screen readers."""
        return ""

    def editor(self, view: View) -> Markup | None:  # noqa: ARG002 (for games with rebuilt parts)
        """The form in which a reader writes a game's parts anew: faces, counts; filled in with `view.draft`, if any."""
        return None

    def read(self, fields: Mapping[str, str]) -> dict[str, str]:
        """The house rules that a filled-in editor stands for; refuse what cannot be."""
        raise Refusal("command-unknown", command=f"table {' '.join(fields)}".strip())


def board(game: str) -> Board:
    """The board of a game; its file is imported when it is first needed."""
    if game not in BOARDS:
        found: Board = import_module(f"{__name__}.{game}.board").BOARD
        BOARDS[game] = found
    return BOARDS[game]
