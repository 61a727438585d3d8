"""Draft Football: the scoreboard, the table with its top card, both hands, and the match sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from engine.core.asks import Ask, Choose
from engine.core.game import Event, Line
from engine.core.sayings import Sayings
from engine.games import load
from engine.games.draft.table.deck import COLOURS, Pack
from engine.games.draft.table.deck import read as read_pack
from engine.games.draft.words.text import DraftText
from site_plugins.live.widgets.boards import Board, Held
from site_plugins.live.widgets.boards.draft.card_guide import answers_to, goes_on_from, guide, legend, roles, signs
from site_plugins.live.widgets.boards.draft.cards import chip, fan, gap, marked, named, pile, played, stack, turned
from site_plugins.live.widgets.boards.draft.editor import editor, read
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.page.view import View, capital

_ROW = 12
LAID = frozenset({"engaged", "passed-on", "crossed", "intercepted", "shot", "parried", "caught", "foul"})
"""What is done by laying a card."""
_GUIDE = "cards"
"""The situation that shows what a card is: the six colours stand above it."""


class DraftBoard(Board):
    """Two hands, one card on top, and what may follow it."""

    edits = ("pack",)

    def score(self, view: View) -> Markup:
        """The scoreboard."""
        say = view.text.say
        return el("div", _side(view, say, 0), _when(view, say), _side(view, say, 1), class_="ce-fscore")

    def table(self, view: View) -> Markup | None:
        """The other hand, the piles and the card on top; while cards are being picked, the table is the tray."""
        say, open_ = view.text.say, view.seen.view
        if _undealt(view) and view.spec.situation == _GUIDE:
            return guide(read_pack(open_["pack"]), text_of(view))
        if _undealt(view) and not (view.spec.play and open_["row"]):
            return None
        across = _other_hand(say, 1 - view.seen.seat, open_["other"]), _piles(view, say)
        picking = open_["part"] == "draft"
        # In a match the table is empty then, and one picks by what is on the cards: colours and marks are explained.
        told = text_of(view)
        explained = el("div", roles(told), signs(told), class_="ce-picking") if picking and view.spec.play else None
        middle = explained if picking else _top(view, say)
        inside = el("div", across, class_="ce-hands__across"), middle
        # The table and the tray are never taken for each other when one comes where the other was.
        return el("div", inside, class_="ce-table", id=f"{view.root}--table")

    def hand(self, view: View) -> Markup | None:
        """The cards of whoever looks, by colour."""
        hand = view.seen.view["hand"]
        if _undealt(view) or (view.seen.view["part"] == "draft" and not hand):
            return None
        return el("div", _own_hand(view.text.say, view.seen.seat, hand), class_="ce-table")

    def held(self, view: View) -> Sequence[Held]:
        """The cards of whoever looks by colour, for nothing else counts in a hand; each has a place of its own."""
        say, held = view.text.say, Counter(named(card).colour for card in view.seen.view["hand"])
        if not held:
            return ()
        return [
            Held(
                colour,
                stack(colour, held[colour]) if held[colour] else gap(colour),
                say(f"board.colours.{colour}"),
                held[colour],
            )
            for colour in COLOURS
        ]

    def plays(self, ask: Choose, option: str) -> str | None:  # noqa: ARG002
        """The colour that an option lays."""
        return option if option in COLOURS else None

    def tray(self, view: View) -> Markup | None:
        """In the draft, the cards that lie face up."""
        open_ = view.seen.view
        if open_["part"] != "draft":
            return None
        say, text = view.text.say, text_of(view)
        row: Sequence[str] = open_["row"]
        new = len(row) - 1 if view.fresh else -1
        cards = [
            el(
                "li",
                marked(card, "new" if place == new else ""),
                el("span", say(f"board.colours.{named(card).colour}")),
                hidden(" " + text.marks(card)),
            )
            for place, card in enumerate(row)
        ]
        # Cards that were picked leave no gap: only before the first pick is the row still growing.
        held = len(open_["hand"]) + open_["other"]
        gaps = [el("li", gap(), hidden(say("board.gap"))) for _ in range(_ROW - held - len(row))]
        picking = isinstance(view.ask, Choose) and not view.idle
        return el(
            "div",
            el("p", say("board.row"), class_="ce-vh"),
            el("ul", cards, gaps, class_="ce-frow"),
            # To be picked, the cards are buttons below; on paper, where nothing can be pressed, they are still here.
            class_="ce-tray ce-tray--picks" if picking else "ce-tray",
            id=f"{view.root}--row",
        )

    def sign(self, view: View, event: Event) -> Markup | None:
        """The colour of the card that is laid."""
        kind = view.game.events[event[1]]
        return chip(named(kind.of(event, "card")).colour) if kind.name in LAID else None

    def option(self, view: View, ask: Ask, option: str) -> Markup | None:
        """A colour to lay with its sign before its words, a card to pick as the card itself."""
        if option in COLOURS:
            words = capital(view.text.option(ask, option))
            return el("span", chip(option), el("span", words), class_="ce-lay", aria_hidden="true")
        if option.count("-") != 2:
            return None
        alike = view.seen.view["row"].count(option)
        say = view.text.say
        name = say(f"board.colours.{named(option).colour}") + (f" ×\u00a0{alike}" if alike > 1 else "")
        return el("span", marked(option), el("span", name), class_="ce-take", aria_hidden="true")

    def legend(self, view: View) -> Markup:
        """The six colours, the marks on the cards, and which colour may follow which."""
        return _legend(read_pack(view.seen.view["pack"]), view.say.lang)

    def card(self, view: View, card: str, state: str = "") -> Markup:
        """A card turned over from the pile, with the marks that count then."""
        text = text_of(view)
        return turned(card, text.mark(card), capital(text.decision_of(card)), state)

    def sheet(self, view: View) -> Markup:
        """The sheet: a part for each half, a line for each goal and each yellow card."""
        say, text = view.text.say, text_of(view)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", say("board.blank"), class_="ce-sheet__blank")
        by_clock = view.position.start.house["half"] == "clock"
        heads = say("board.minute") if by_clock else say("board.number"), say("board.score")
        return ruled(sheet, view.say("widgets.sheet"), heads, text.part, text.cell, partial(_booked, say))

    def editor(self, view: View) -> Markup:
        """The guide to the cards, and the form in which a reader copies those of a real box."""
        return editor(view)

    def read(self, fields: Mapping[str, str]) -> dict[str, str]:
        """The pack that a filled-in editor stands for."""
        return {"pack": read(fields)}


def _undealt(view: View) -> bool:
    """Whether nobody has a card yet."""
    open_ = view.seen.view
    return open_["part"] == "draft" and not (open_["hand"] or open_["other"])


@lru_cache(8)
def _legend(pack: Pack, lang: str) -> Markup:
    """The same for all sides and to the end of a match, and a quarter of what there is to draw: it is drawn once."""
    text = load("draft").text(lang)
    assert isinstance(text, DraftText)
    return legend(pack, text)


def text_of(view: View) -> DraftText:
    """The words of this game, which know more than those of any game."""
    assert isinstance(view.text, DraftText)
    return view.text


def _when(view: View, say: Sayings) -> Markup:
    """The part of the match and, by the clock, its minute."""
    open_, text = view.seen.view, text_of(view)
    minute = open_["minute"]
    return el(
        "p",
        None if minute is None else el("span", say("board.at", minute=minute), class_="ce-fscore__minute"),
        el("span", say("board.draft")) if open_["part"] == "draft" else None,
        el("span", say("board.full-time") if open_["over"] else text.part(open_["period"])),
        class_="ce-fscore__when",
    )


def _side(view: View, say: Sayings, seat: int) -> Markup:
    """One side of the scoreboard: its name, its goals, its yellow cards."""
    open_ = view.seen.view
    goals: int = open_["goals"][seat]
    cards: int = open_["yellows"][seat]
    return el(
        "div",
        el(
            "p",
            el("span", view.text.who(seat), class_="ce-fscore__name"),
            " ",
            el("span", goals, class_="ce-fscore__goals"),
            hidden(" " + say("board.goals", goals=goals)),
            class_="ce-fscore__line",
        ),
        _bookings(say, cards),
        class_=f"ce-fscore__side ce-fscore__side--{'away' if seat else 'home'}",
    )


def _bookings(say: Sayings, cards: int, *, small: bool = False) -> Markup | None:
    """The yellow cards in front of a side, drawn and counted; small, their number is for screen readers."""
    if not cards:
        return None
    return el(
        "span",
        [_booking() for _ in range(min(cards, 4))],
        hidden(say("board.bookings", cards=cards)) if small else el("span", say("board.bookings", cards=cards)),
        class_="ce-fscore__bookings",
    )


def _booking() -> Markup:
    """A yellow card the size of a letter."""
    return el(
        "svg",
        el("rect", class_="ce-fcard__booking", x=1, y=1, width=10, height=14, rx=1.6),
        class_="ce-booking",
        viewBox="0 0 12 16",
        width=12,
        height=16,
        aria_hidden="true",
    )


def _other_hand(say: Sayings, seat: int, cards: int) -> Markup:
    """The other side's hand: its backs and their number, and nothing more."""
    return el(
        "p",
        fan(cards) if cards else None,
        el("span", say("board.other-hand", who=seat, cards=cards)),
        class_="ce-hands__other",
    )


def _own_hand(say: Sayings, seat: int, hand: Sequence[str]) -> Markup:
    """The hand of the seat that looks, by colour, for in a hand nothing else counts."""
    held = Counter(named(card).colour for card in hand)
    stacks = [
        el(
            "li",
            stack(colour, held[colour]),
            el(
                "span",
                say(f"board.colours.{colour}"),
                el("span", f" ×\u00a0{held[colour]}", class_="ce-hand__count") if held[colour] > 1 else None,
            ),
        )
        for colour in COLOURS
        if held[colour]
    ]
    cards = el("ul", stacks, class_="ce-fhand") if stacks else el("p", say("board.no-card"), class_="ce-table__label")
    return el("div", el("p", say("board.hand", who=seat), class_="ce-hands__name"), cards)


def _top(view: View, say: Sayings) -> Markup:
    """The card on top with the colours that may follow it."""
    open_, text = view.seen.view, text_of(view)
    if open_["top"] is None:
        card = gap()
        lines = el(
            "div",
            el("p", say("board.before"), class_="ce-table__who"),
            el("p", say("board.to-engage")),
            class_="ce-table__lines",
        )
    else:
        pack = read_pack(open_["pack"])
        colour, seat = named(open_["top"]).colour, open_["top_seat"]
        answers, goes_on = answers_to(pack, colour), goes_on_from(pack, colour)
        card = played(colour, capital(text.action(colour)), answers, goes_on)
        mode = open_["mode"]
        lines = el(
            "div",
            el(
                "p",
                say("board.laid", who=seat, colour=say(f"board.colours.{colour}"), action=text.action(colour)),
                class_="ce-table__who",
            ),
            _follow(say, say("board.answers", who=1 - seat), answers, now=mode in {"answer", "free-kick"}),
            _follow(say, say("board.goes-on", who=seat), goes_on, now=mode == "go-on"),
            el("p", say("board.to-engage")) if mode in {"engage", "refill"} else None,
            class_="ce-table__lines",
        )
    return el("div", el("div", card, _laid(view), class_="ce-table__card"), lines, class_="ce-table__top")


def _laid(view: View) -> list[Markup]:
    """In a match, each card that may be laid now, over the one on top: shown when it is looked at."""
    ask, text = view.ask, text_of(view)
    if not view.spec.play or view.idle or not isinstance(ask, Choose):
        return []
    pack = read_pack(view.seen.view["pack"])
    made: list[Markup] = []
    for colour in ask.options:
        if colour in COLOURS:
            follow = answers_to(pack, colour), goes_on_from(pack, colour)
            card = played(colour, capital(text.action(colour)), *follow)
            made.append(el("span", card, class_="ce-ghost ce-ghost--card", data_ghost=colour))
    return made


def _follow(say: Sayings, label: str, colours: Sequence[str], *, now: bool) -> Markup:
    """One of the two lists of a card, with the mark of the one that counts now."""
    listed = (
        el(
            "ul",
            [el("li", chip(colour), el("span", say(f"board.colours.{colour}"))) for colour in colours],
            class_="ce-chips",
        )
        if colours
        else el("span", say("board.nothing"))
    )
    return el(
        "div",
        el("p", label, class_="ce-table__label"),
        listed,
        class_="ce-table__follow" + (" ce-table__follow--now" if now else ""),
    )


def _piles(view: View, say: Sayings) -> Markup:
    """The pile, or with packs of one's own the pile of each side."""
    left = view.seen.view["pile"]
    if isinstance(left, int):
        piles = [(left, say("board.pile", cards=left))]
    else:
        piles = [(cards, say("board.own-pile", who=seat, cards=cards)) for seat, cards in enumerate(left)]
    return el(
        "div",
        [el("p", pile(cards), el("span", words), class_="ce-table__pile") for cards, words in piles],
        class_="ce-table__piles",
    )


def _booked(say: Sayings, line: Line, seat: int) -> object:
    """The cards that a line of the sheet has for a seat."""
    return " ", _bookings(say, len(line.cards[seat]), small=True)


BOARD = DraftBoard()
