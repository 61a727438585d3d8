"""What scores, beside the dice of a match: each triple of this table with its name, the one that lies there marked."""

from __future__ import annotations

from engine.games.tomy.rules.box import Box
from site_plugins.live.widgets.boards.tomy.dice import die
from site_plugins.live.widgets.boards.tomy.scoreboard import words_of
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.page.view import View, capital


def triples(view: View, lying: tuple[str, ...]) -> Markup:
    """The scoring rolls of the box that is played with."""
    text, now = words_of(view), sorted(lying)
    rows = [
        el(
            "li",
            el("span", [die("blue", face, state="small") for face in dice], class_="ce-dice", aria_hidden="true"),
            hidden(text.say.grammar.joined([text.face(face) for face in dice]) + ": "),
            el("span", capital(text.score(score))),
            class_="ce-triples__one" + (" ce-triples__one--now" if sorted(dice) == now else ""),
        )
        for score, dice in Box(view.seen.view["box"]).ways
    ]
    return el("ul", rows, class_="ce-triples", aria_label=text.say("board.scoring"))
