"""What a game shows of itself: each has a room here, named for the game, whose `board.py` defines BOARD.

Nothing else has to know that a new game has come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from engine.core.refusal import Refusal
from site_plugins.live.widgets.drawing.dice import tile

if TYPE_CHECKING:
    from engine.core.asks import Ask, Choose, Die
    from site_plugins.live.widgets.drawing.markup import Markup
    from site_plugins.live.widgets.page.view import View

BOARDS: dict[str, Board] = {}


class Board(ABC):
    """Draws a game's own things from what a seat may see."""

    edits: tuple[str, ...] = ()
    """The house rules that a reader can write anew in the editor."""

    @abstractmethod
    def scene(self, view: View) -> Markup:
        """The match at a glance: score, clock, cards, pitch, whatever the game has."""

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
