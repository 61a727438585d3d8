"""New Game: the scoreboard with its round and far kicks, and the match sheet."""

from __future__ import annotations

from engine.core.sayings import Sayings
from engine.games.newgame.words.text import NewGameText
from site_plugins.live.widgets.boards import Board
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.drawing.scoreboard import Side, dial, score, with_ball
from site_plugins.live.widgets.page.view import View


class NewGameBoard(Board):
    """Two names, two scores, and the round between them."""

    def score(self, view: View) -> Markup:
        """The scoreboard."""
        say, open_ = view.text.say, view.seen.view
        number, of = open_["round"], open_["rounds"]
        told = f"{say('board.round')} {number}"
        clock = dial(open_["share"], str(number), f"{told} / {of}", f"/ {of}" if number <= of else "")
        waiting = open_["hand"] is None
        when = say("board.over") if open_["over"] else say("board.before") if waiting else told
        return score(_side(view, say, 0), _side(view, say, 1), clock, when)

    def sheet(self, view: View) -> Markup:
        """The sheet: a line for each kick, on the side of the player who took it."""
        say, text = view.text.say, view.text
        assert isinstance(text, NewGameText)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", say("board.blank"), class_="ce-sheet__blank")
        heads = (say("board.round"), say("board.score"))
        return ruled(sheet, view.say("widgets.sheet"), heads, text.part, text.cell)


def _side(view: View, say: Sayings, seat: int) -> Side:
    """One side: its name, its goals, whether it kicks now, and its far kicks."""
    open_ = view.seen.view
    goals: int = open_["score"][seat]
    kicks = with_ball(say("board.to-kick")) if open_["hand"] == seat else None
    far = el("p", say(f"board.far.{open_['far_left'][seat]}"), class_="ce-score__hand")
    return Side(view.text.who(seat), goals, say("board.goals", goals=goals), (kicks, far))


BOARD = NewGameBoard()
