"""New Game: the scoreboard with its round and far kicks, and the match sheet."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.newgame.words.text import NewGameText
from engine.words.fr.language import french
from site_plugins.live.widgets.boards import Board
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.drawing.scoreboard import Side, dial, score, with_ball
from site_plugins.live.widgets.page.view import View


class Words(NamedTuple):
    """What stands on the scoreboard and in the heads of the sheet."""

    to_kick: str
    goal: str
    goals: str
    far: tuple[str, str, str]
    """No kick from far left, one, two."""
    before: str
    over: str
    round: str
    score: str
    blank: str


SAID = {
    "en": Words(
        to_kick="to kick",
        goal="goal",
        goals="goals",
        far=("no far kick left", "1 far kick left", "2 far kicks left"),
        before="before the toss",
        over="full time",
        round="Round",
        score="Score",
        blank="The sheet is still blank: its first line comes with the first kick.",
    ),
    "fr": Words(
        to_kick="au tir",
        goal="but",
        goals="buts",
        far=("plus de tir de loin", "encore 1 tir de loin", "encore 2 tirs de loin"),
        before="avant le premier tir",
        over="fin du match",
        round="Tour",
        score="Score",
        blank=french("La feuille est encore vierge : sa première ligne vient avec le premier tir."),
    ),
}


class NewGameBoard(Board):
    """Two names, two scores, and the round between them."""

    def scene(self, view: View) -> Markup:
        """The scoreboard."""
        said, open_ = SAID[view.spec.lang], view.seen.view
        number, of = open_["round"], open_["rounds"]
        clock = dial(open_["share"], str(number), f"{said.round} {number} / {of}", f"/ {of}" if number <= of else "")
        waiting = open_["hand"] is None
        when = said.over if open_["over"] else said.before if waiting else f"{said.round} {number}"
        return score(_side(view, said, 0), _side(view, said, 1), clock, when)

    def sheet(self, view: View) -> Markup:
        """The sheet: a line for each kick, on the side of the player who took it."""
        said, text = SAID[view.spec.lang], view.text
        assert isinstance(text, NewGameText)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", said.blank, class_="ce-sheet__blank")
        return ruled(sheet, view.words.sheet, (said.round, said.score), text.part, text.cell)


def _side(view: View, said: Words, seat: int) -> Side:
    """One side: its name, its goals, whether it kicks now, and its far kicks."""
    open_ = view.seen.view
    goals: int = open_["score"][seat]
    kicks = with_ball(said.to_kick) if open_["hand"] == seat else None
    far = el("p", said.far[open_["far_left"][seat]], class_="ce-score__hand")
    one = goals < 2 if view.spec.lang == "fr" else goals == 1
    return Side(view.text.who(seat), goals, said.goal if one else said.goals, (kicks, far))


BOARD = NewGameBoard()
