"""French Flair: the scoreboard, the pitch, the line of a combination, and the shirts of the side that is asked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Choose
from engine.core.reach import reach
from engine.core.sayings import Sayings
from engine.games.flair.events import EVENTS
from engine.games.flair.table.grammar import READ, RELAY
from engine.games.flair.table.numbers import NUMBER
from engine.games.flair.table.state import PITCH
from engine.games.flair.words.text import FlairText
from site_plugins.live.widgets.boards import Ahead, Board, Held
from site_plugins.live.widgets.boards.flair.ahead import ahead, follow, goes_on, path, verdict
from site_plugins.live.widgets.boards.flair.builder import builder, built, heard
from site_plugins.live.widgets.boards.flair.card_choice import ATTACK, numbers, picks, plays
from site_plugins.live.widgets.boards.flair.cards import group, shirt
from site_plugins.live.widgets.boards.flair.combination import played
from site_plugins.live.widgets.boards.rugby import foreseen, gain, moment
from site_plugins.live.widgets.drawing.hands import face_down, face_up
from site_plugins.live.widgets.drawing.markup import Markup, el, join
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.drawing.pitch import Ground, draw
from site_plugins.live.widgets.drawing.scoreboard import Side, dial, score, with_ball
from site_plugins.live.widgets.page.view import View, capital

SET_PIECES = frozenset(("scrum", "line-out", "contest", "clear-out"))
LOOSE = frozenset(("opening",))


class FlairBoard(Board):
    """One pitch, two hands of shirts."""

    def score(self, view: View) -> Markup:
        """The scoreboard."""
        return _score(view, view.text.say)

    def table(self, view: View) -> Markup:
        """The pitch, what the moment is about, and the line of a combination."""
        return join(draw(_ground(view), view.say), moment(view), played(view, view.text.say))

    def hand(self, view: View) -> Markup | None:
        """The shirts of the side that is asked."""
        return None if _laid_out(view) else _hand(view, view.text.say)

    def held(self, view: View) -> Sequence[Held]:
        """The shirts of whoever looks, from the lowest."""
        say, open_ = view.text.say, view.seen.view
        if open_["over"] or open_["phase"] in LOOSE:
            return ()
        groups = {number: say(f"board.groups.{group(number)}") for number in numbers(open_["hand"])}
        return [
            Held(str(number), shirt(number, groups[number]), f"{number}, {groups[number]}", count)
            for number, count in numbers(open_["hand"]).items()
        ]

    def plays(self, ask: Choose, option: str) -> str | None:
        """The shirt that an option plays."""
        if option in NUMBER:
            return option
        return str(READ[option][1]) if ask.name == ATTACK and option in READ else None

    def way(self, view: View, ask: Choose, option: str) -> str:
        """Which shirt, and what is done with it."""
        if option not in READ:
            return super().way(view, ask, option)
        return f"{READ[option][1]}\u00a0· {view.text.say(f'board.ways.{READ[option][2]}')}"

    def note(self, view: View, ask: Choose, option: str) -> str:
        """What a stand-in does: its name alone tells nobody."""
        known = ask.name == ATTACK and option in READ and READ[option][2] == RELAY
        return view.text.say(f"board.notes.{RELAY}") if known else ""

    def choices(self, view: View, ask: Choose) -> Markup | None:
        """A card is chosen by its shirt; before the first of them a builder may put a whole combination together."""
        say = view.text.say
        if ask.name == ATTACK:
            return builder(view, ask, say) if building(view) else plays(view, ask, say)
        return picks(view, ask, say) if any(option in NUMBER for option in ask.options) else None

    def ahead(self, view: View) -> Ahead | None:
        """A combination, card by card."""
        return ahead(view, view.text.say)

    def goes_on(self, ask: Choose) -> bool:
        """Whether the combination that was begun goes on with this card."""
        return goes_on(ask)

    def heard(self, view: View) -> str:
        """What the builder says to the combination."""
        way = None if building(view) else follow(view)
        return heard(view, view.text.say) if way is None else capital(verdict(view.text.say, way))

    def sheet(self, view: View) -> Markup:
        """The sheet: a part for each half, a line for each score, on the side of those who made it."""
        say, text = view.text.say, view.text
        assert isinstance(text, FlairText)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", say("board.blank"), class_="ce-sheet__blank")
        return ruled(sheet, view.say("widgets.sheet"), (say("board.time"), say("board.score")), text.part, text.cell)

    def card(self, view: View, card: str, state: str = "") -> Markup:
        """A shirt."""
        number = NUMBER[card]
        return shirt(number, view.text.say(f"board.groups.{group(number)}"), state)


def building(view: View) -> bool:
    """Whether the reader is still putting a combination together."""
    return bool(view.spec.builder) and not view.away and len(view.steps) == view.floor


def _laid_out(view: View) -> bool:
    """Whether the hand lies among the choices already, or there is none to show yet or any more."""
    ask, open_ = view.ask, view.seen.view
    if open_["over"] or open_["phase"] in LOOSE:
        return True
    if view.idle or not isinstance(ask, Choose):
        return False
    return ask.name == ATTACK or any(option in NUMBER for option in ask.options)


def _score(view: View, say: Sayings) -> Markup:
    """Names, points, who has the ball, how many cards each side holds, and the clock between them."""
    open_ = view.seen.view
    half = say(f"board.halves.{open_['half']}")
    sides = []
    for seat in (0, 1):
        points: int = open_["score"][seat]
        ball = with_ball(say("board.ball", who=seat)) if open_["attack"] == seat and not open_["over"] else None
        held: int = open_["cards"][seat]
        deck = el("p", say("board.deck", count=open_["decks"][seat]), class_="ce-score__cards") if view.match else None
        notes = (ball, face_down(held, say("board.cards", count=held)), deck)
        sides.append(Side(view.text.who(seat), points, say("board.points", points=points), notes))
    minutes, seconds = divmod(open_["seconds"], 60)
    time = f"{minutes}:{seconds:02}"
    if open_["real"]:
        clock = dial(0, f"{open_['length'] // 60}:00", say("board.real", minutes=open_["length"] // 60, half=half))
    else:
        clock = dial(open_["seconds"] / open_["length"], time, say("board.clock", time=time, half=half))
    return score(sides[0], sides[1], clock, _when(view, say))


def _when(view: View, say: Sayings) -> str:
    """The half, or what is special about this moment."""
    open_ = view.seen.view
    if open_["over"]:
        return say("board.full-time")
    if open_["phase"] in LOOSE:
        return say("board.to-kick-off")
    return say("board.late") if open_["late"] else say(f"board.halves.{open_['half']}")


def _ground(view: View) -> Ground:
    """What lies on the pitch."""
    open_ = view.seen.view
    names = (view.text.who(0), view.text.who(1))
    plan = built(view) if building(view) else _ahead(view)
    return Ground(
        open_["ball"],
        names,
        open_["attack"],
        PITCH.in_goal,
        _trace(view) if plan is None else plan,
        open_["phase"] in SET_PIECES or (open_["grouping"] is not None and plan is None),
        gain(view, PITCH),
        reach(view.position),
        plan is not None,
        foreseen(view),
        view.text.you,
    )


def _ahead(view: View) -> list[tuple[int, int, str]] | None:
    """The way of the ball in a match by the cards that the reader has put together, if he has."""
    way = follow(view) if view.built.get("line") else None
    return path(way) or None if way is not None else None


def _trace(view: View) -> list[tuple[int, int, str]]:
    """The moves of the ball, and where it was put elsewhere."""
    return [
        (EVENTS.fact(event, "start"), EVENTS.fact(event, "to"), EVENTS.moves[event[1]])
        for event in view.seen.log
        if event[1] in EVENTS.moves
    ]


def _hand(view: View, say: Sayings) -> Markup:
    """The cards of the side that is asked, face up."""
    cards = [
        (card, shirt(NUMBER[card], say(f"board.groups.{group(NUMBER[card])}")), capital(view.text.card(card)))
        for card in view.seen.view["hand"]
        if card in NUMBER
    ]
    return face_up(cards, say("board.hand", who=view.seen.seat), say("board.no-cards"))


BOARD = FlairBoard()
