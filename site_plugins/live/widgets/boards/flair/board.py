"""French Flair: the scoreboard, the pitch, the line of a combination, and the shirts of the side that is asked."""

from __future__ import annotations

from engine.core.asks import Choose
from engine.core.reach import reach
from engine.games.flair.events import EVENTS
from engine.games.flair.table.numbers import NUMBER
from engine.games.flair.table.state import PITCH
from engine.games.flair.words.text import FlairText
from engine.rugby import advantage
from site_plugins.live.widgets.boards import Board
from site_plugins.live.widgets.boards.flair.builder import builder, built, heard
from site_plugins.live.widgets.boards.flair.card_choice import ATTACK, picks, plays
from site_plugins.live.widgets.boards.flair.cards import group, shirt
from site_plugins.live.widgets.boards.flair.combination import played
from site_plugins.live.widgets.boards.flair.words import FlairWords, flair_words
from site_plugins.live.widgets.drawing.hands import face_down, face_up
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.drawing.pitch import Ground, draw, zone
from site_plugins.live.widgets.drawing.pitch_words import pitch_words
from site_plugins.live.widgets.drawing.scoreboard import Side, dial, score, with_ball
from site_plugins.live.widgets.page.view import View, capital

SET_PIECES = frozenset(("scrum", "line-out", "contest", "clear-out"))
LOOSE = frozenset(("opening",))


class FlairBoard(Board):
    """One pitch, two hands of shirts."""

    def scene(self, view: View) -> Markup:
        """Score, pitch, what the moment is about, and the cards of the side that is asked."""
        said = flair_words(view.spec.lang)
        return join(
            _score(view, said),
            draw(_ground(view), pitch_words(view.spec.lang)),
            _moment(view, said),
            played(view, said),
            None if _laid_out(view) else _hand(view, said),
        )

    def choices(self, view: View, ask: Choose) -> Markup | None:
        """A card is chosen by its shirt; before the first of them a builder may put a whole combination together."""
        said = flair_words(view.spec.lang)
        if ask.name == ATTACK:
            return builder(view, ask, said) if building(view) else plays(view, ask, said)
        return picks(view, ask, said) if any(option in NUMBER for option in ask.options) else None

    def heard(self, view: View) -> str:
        """What the builder says to the combination."""
        return heard(view, flair_words(view.spec.lang))

    def sheet(self, view: View) -> Markup:
        """The sheet: a part for each half, a line for each score, on the side of those who made it."""
        said, text = flair_words(view.spec.lang), view.text
        assert isinstance(text, FlairText)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", said.blank, class_="ce-sheet__blank")
        return ruled(sheet, view.words.sheet, (said.time, said.score), text.part, text.cell)

    def card(self, view: View, card: str, state: str = "") -> Markup:
        """A shirt."""
        number = NUMBER[card]
        return shirt(number, flair_words(view.spec.lang).groups[group(number)], state)


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


def _score(view: View, said: FlairWords) -> Markup:
    """Names, points, who has the ball, how many cards each side holds, and the clock between them."""
    open_ = view.seen.view
    half: int = open_["half"]
    sides = []
    for seat in (0, 1):
        points: int = open_["score"][seat]
        ball = with_ball(said.ball) if open_["side"] == seat and not open_["over"] else None
        held: int = open_["cards"][seat]
        deck = el("p", said.deck(open_["decks"][seat]), class_="ce-score__cards") if view.match else None
        notes = (ball, face_down(held, said.cards(held)), deck)
        sides.append(Side(view.text.who(seat), points, said.points(points), notes))
    minutes, seconds = divmod(open_["seconds"], 60)
    time = f"{minutes}:{seconds:02}"
    if open_["real"]:
        clock = dial(0, "10:00", said.real(half))
    else:
        clock = dial(open_["seconds"] / open_["length"], time, said.clock(time, half))
    return score(sides[0], sides[1], clock, _when(view, said))


def _when(view: View, said: FlairWords) -> str:
    """The half, or what is special about this moment."""
    open_ = view.seen.view
    if open_["over"]:
        return said.full_time
    if open_["phase"] in LOOSE:
        return said.to_kick_off
    return said.late if open_["late"] else said.halves[open_["half"] - 1]


def _ground(view: View) -> Ground:
    """What lies on the pitch."""
    open_ = view.seen.view
    names = (view.text.who(0), view.text.who(1))
    gain = None
    if open_["advantage"]:
        given = open_["advantage"]
        gain = (given["mark"], advantage.ends(PITCH, given["seat"], given["mark"]))
    plan = built(view) if building(view) else None
    return Ground(
        open_["ball"],
        names,
        open_["side"],
        PITCH.in_goal,
        _trace(view) if plan is None else plan,
        open_["phase"] in SET_PIECES or (open_["grouping"] is not None and plan is None),
        gain,
        reach(view.position),
        plan is not None,
    )


def _trace(view: View) -> list[tuple[int, int, str]]:
    """The moves of the ball, and where it was put elsewhere."""
    return [
        (EVENTS.fact(event, "start"), EVENTS.fact(event, "to"), EVENTS.moves[event[1]])
        for event in view.seen.log
        if event[1] in EVENTS.moves
    ]


def _moment(view: View, said: FlairWords) -> list[Markup]:
    """What holds beside the score: the zone of a ruck, an advantage."""
    open_ = view.seen.view
    made: list[Markup] = []
    if open_["zone"]:
        low, high = open_["zone"]
        made.append(zone(low, high, said.zone))
    if open_["advantage"]:
        who, need = view.text.who(open_["advantage"]["seat"]), open_["advantage"]["need"]
        made.append(el("p", prose(said.advantage(who, need)), class_="ce-moment"))
    return made


def _hand(view: View, said: FlairWords) -> Markup:
    """The cards of the side that is asked, face up."""
    cards = [
        (card, shirt(NUMBER[card], said.groups[group(NUMBER[card])]), capital(view.text.card(card)))
        for card in view.seen.view["hand"]
        if card in NUMBER
    ]
    return face_up(cards, said.hand(view.text.who(view.seen.seat)), said.no_cards)


BOARD = FlairBoard()
