"""Scrumball Rugby: the scoreboard, the pitch, the hand of the side that is asked, and the pack to write anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.asks import Choose
from engine.core.reach import reach
from engine.core.sayings import Sayings
from engine.games.scrumball.table.house_rules import counts
from engine.games.scrumball.table.state import PITCH
from engine.games.scrumball.words.text import ScrumballText
from site_plugins.live.widgets.boards import Board, Held
from site_plugins.live.widgets.boards.rugby import foreseen, gain, moment
from site_plugins.live.widgets.boards.scrumball.cards import CARDS, card
from site_plugins.live.widgets.boards.scrumball.scoreboard import dealt, score
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.drawing.pitch import Ground, draw
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button

GATHERED = frozenset(("ruck", "scrum", "maul", "line-out"))
"""Moments in which the forwards of both sides stand around the ball."""

BY_CARD = frozenset(("attack", "respond", "spend", "change", "change-more"))
"""Questions that are answered with a card of the hand."""


class ScrumballBoard(Board):
    """One pitch, two hands, forty cards."""

    edits = ("pack",)

    def score(self, view: View) -> Markup:
        """The scoreboard."""
        return score(view, view.text.say)

    def table(self, view: View) -> Markup:
        """The pitch, and what the moment is about."""
        return join(draw(_ground(view), view.say), moment(view))

    def hand(self, view: View) -> Markup | None:
        """The cards of the side that is asked."""
        return _hand(view, view.text.say) if dealt(view.seen.view) else None

    def held(self, view: View) -> Sequence[Held]:
        """The cards of whoever looks, those of a kind as one."""
        if not dealt(view.seen.view):
            return ()
        say, hand = view.text.say, Counter(view.seen.view["hand"])
        return [
            Held(name, card(name, say.list(f"board.faces.{name}")), capital(view.text.card(name)), hand[name])
            for name in CARDS
            if hand[name]
        ]

    def plays(self, ask: Choose, option: str) -> str | None:
        """The card that an option plays: `kick-with-drop` a drop, `intercept-tackle` a tackle."""
        if ask.name not in BY_CARD:
            return None
        played = option.removeprefix("intercept-").removeprefix("kick-with-")
        return played if played in CARDS else None

    def sheet(self, view: View) -> Markup:
        """The scores of each half, each on the side that made it."""
        say, text = view.text.say, view.text
        assert isinstance(text, ScrumballText)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", say("board.blank"), class_="ce-sheet__blank")
        return ruled(sheet, view.say("widgets.sheet"), (say("board.mark"), say("board.score")), text.part, text.cell)

    def card(self, view: View, card_: str, state: str = "") -> Markup:
        """A card with its sign."""
        return card(card_, view.text.say.list(f"board.faces.{card_}"), state)

    def editor(self, view: View) -> Markup:
        """The pack as seven numbers."""
        say = view.text.say
        now = view.draft or {name: str(number) for name, number in counts(view.position.start.house["pack"]).items()}
        fields = [
            el(
                "label",
                card(name, say.list(f"board.faces.{name}"), "small"),
                el("span", " ".join(say.list(f"board.faces.{name}")).replace("- ", "-"), class_="ce-pack__name"),
                el("input", type="number", name=name, value=now.get(name, ""), min=0, max=40, required=True,
                   id=f"{view.root}--pack-{name}"),
                class_="ce-pack__card",
            )
            for name in CARDS
        ]  # fmt: skip
        return el(
            "form",
            el("p", say("board.counts"), class_="ce-pack__head"),
            el("div", fields, class_="ce-pack__cards"),
            el(
                "div",
                el("button", say("board.keep"), type="submit", class_="ce-go ce-go--small", id=f"{view.root}--pack-go"),
                button({"do": "table"}, say("board.book"), class_="ce-quiet__do", id=f"{view.root}--pack-book"),
                class_="ce-pack__go",
            ),
            class_="ce-pack",
            data_send_form={"do": "table"},
        )

    def read(self, fields: Mapping[str, str]) -> dict[str, str]:
        """The pack that the seven numbers stand for; the game itself refuses what does not make forty."""
        return {"pack": ",".join(f"{name}={fields.get(name, '')}" for name in CARDS)}


def _ground(view: View) -> Ground:
    """The pitch as it is now."""
    open_: Mapping[str, Any] = view.seen.view
    return Ground(
        open_["ball"],
        (view.text.who(0), view.text.who(1)),
        open_["attack"],
        PITCH.in_goal,
        [(start, end, kind) for start, end, kind in open_["trace"]],
        open_["phase"] in GATHERED,
        gain(view, PITCH),
        reach(view.position),
        ghosts=foreseen(view),
        you=view.text.you,
    )


def _hand(view: View, say: Sayings) -> Markup:
    """The cards of the side that is asked, face up; those of a kind lie on each other."""
    held = sorted(view.seen.view["hand"], key=CARDS.index)
    made = [
        el(
            "li",
            card(name, say.list(f"board.faces.{name}")),
            hidden(capital(view.text.card(name))),
            class_="ce-hand__card" + (" ce-hand__card--same" if place and held[place - 1] == name else ""),
        )
        for place, name in enumerate(held)
    ]
    return el(
        "div",
        el("p", say("board.hand", who=view.seen.seat), class_="ce-hand__name"),
        el("ul", made, class_="ce-hand__cards") if made else el("p", say("board.no-cards"), class_="ce-hand__name"),
        class_="ce-hand",
    )


BOARD = ScrumballBoard()
