"""TOMY rugby dice: the scoreboard, the dice on the table, the two sheets, and the editor of the box."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.asks import Ask, Die
from site_plugins.live.widgets.boards import Board
from site_plugins.live.widgets.boards.tomy.dice import die
from site_plugins.live.widgets.boards.tomy.editor import box_of, editor
from site_plugins.live.widgets.boards.tomy.scoreboard import scoreboard
from site_plugins.live.widgets.boards.tomy.sheets import sheet
from site_plugins.live.widgets.boards.tomy.tray import dice_named, faces_lying, tray
from site_plugins.live.widgets.boards.tomy.triples import triples
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, join
from site_plugins.live.widgets.page.view import View


class TomyBoard(Board):
    """Draws the match from what lies open, which is everything."""

    edits = ("box",)

    def score(self, view: View) -> Markup:
        """The scoreboard."""
        return scoreboard(view, view.text.say)

    def table(self, view: View) -> Markup | None:
        """In a match, what scores; on a page of the book, its paragraph stands beside the dice."""
        if not view.spec.play or view.seen.view["over"] or view.seen.view["part"] == "shootout":
            return None
        return triples(view, faces_lying(view))

    def sheet(self, view: View) -> Markup:
        """The match sheet, and under it the cup's where there is a cup."""
        return sheet(view, view.text.say)

    def tray(self, view: View) -> Markup | None:
        """The dice of this turn."""
        return tray(view) if view.steps else None

    def die(self, view: View, die_: Die, face: str | None, *, state: str = "", place: int = 0) -> Markup:  # noqa: ARG002
        """One die with its sign."""
        return die(die_.name, face, state=state, place=place)

    def option(self, view: View, ask: Ask, option: str) -> Markup | None:  # noqa: ARG002
        """The dice that would be thrown again."""
        dice = [die("blue", face, state="small") for face in dice_named(option)]
        return join(icon("again"), *dice) if dice else None

    def editor(self, view: View) -> Markup:
        """The form for the faces and the combinations, and what they are worth."""
        return editor(view, view.text.say)

    def read(self, fields: Mapping[str, str]) -> dict[str, str]:
        """What the form stands for: one house rule."""
        return {"box": box_of(fields)}


BOARD = TomyBoard()
