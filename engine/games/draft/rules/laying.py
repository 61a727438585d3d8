"""Laying cards: the kick-off, answering, drawing, passing and going on."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.asks import Ask, Steps
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.draft.rules.clock import close, next_card, out_of_cards
from engine.games.draft.rules.fouls import not_whistled, whistle
from engine.games.draft.rules.goals import empty_hand, parry, shot
from engine.games.draft.rules.pack import arrows
from engine.games.draft.table.asks import NOTHING, Lay, lay_ask, must_asks
from engine.games.draft.table.deck import BLUE, COLOUR, COLOURS, GREEN, RED, WHITE
from engine.games.draft.table.state import Match

ENGAGE = ("draft.laying.engage", "draft.goals.restart")
"""What asks for a blue card: the beginning of a part, or a goal."""
ACTIONS = ("passed-on", "shot", "foul", "intercepted", "crossed", "caught")
"""What it is called when a card of each colour is laid."""
ANSWERS = tuple(
    ("parry", "draft.goals.parry")
    if colour == GREEN
    else ("free-kick", "draft.fouls.free-kick")
    if colour == RED
    else ("answer", "draft.laying.answer")
    for colour in range(len(COLOURS))
)
"""What it is called to answer each colour, and by which rule."""
DRAWN_ENGAGE = tuple(must_asks(cites) for cites in ENGAGE)
DRAWN = must_asks("draft.laying.draw")
DRAWN_GOING_ON = must_asks("draft.laying.go-on-draw")


@rule("draft.laying.engage")
def engage(match: Match) -> Steps[None]:
    """The younger player kicks off with a blue card; a player who has none draws until one comes, and lays that."""
    seat = match.actor
    if not match.hands[seat]:
        raise Refusal("no-hand", "draft.laying.engage")
    cites = ENGAGE[match.restart]
    held = match.held(seat)
    if held & 1 << BLUE:
        yield lay_ask("engage", seat, cites, NOTHING, held, 1 << BLUE)
        yield from lay(match, seat, BLUE, cites, "engaged")
        return
    ask = next_card(match, "engage-draw", seat, cites, hidden=True)
    if ask is None:
        out_of_cards(match)
        return
    card = yield ask
    no_limit(match, seat, card, cites)
    if COLOUR[card] == BLUE:
        yield DRAWN_ENGAGE[match.restart][seat]["blue"]
        yield from lay(match, seat, BLUE, cites, "engaged")
    else:
        yield DRAWN_ENGAGE[match.restart][seat]["keep"]
        match.log(cites, "no-blue", seat)
        close(match)


@rule("draft.laying.lay")
def lay(match: Match, seat: int, colour: int, cites: str, action: str) -> Iterable[Ask]:
    """A card laid from the hand covers the one before, its colour is the action, and the other player is to answer."""
    on = match.on
    card = match.cover(seat, colour)
    if on == GREEN and action == ACTIONS[WHITE]:
        parry(match, seat, card)
    else:
        match.log(cites, action, seat, card, on)
    if not match.hands[seat]:
        if colour == RED:
            not_whistled(match, seat)
        return empty_hand(match, seat)
    match.actor = 1 - seat
    match.goes_on = False
    match.phase = "turn"
    if colour == RED:
        return whistle(match, seat)
    close(match)
    return ()


def turn(match: Match) -> Steps[None]:
    """Whoever is to act answers the top card, or goes on from it."""
    if match.top is None:
        raise Refusal("no-card-on-top", "draft.laying.answer")
    return go_on(match) if match.goes_on else answer(match)


@rule("draft.laying.answer")
def answer(match: Match) -> Steps[None]:
    """The opponent answers with a colour that the top card names at its top right."""
    seat, on = match.actor, match.on
    name, cites = ANSWERS[on]
    legal = arrows(match)
    held = match.held(seat)
    if held & legal:
        option: str = yield forced(name, seat, cites, on, held, legal)
        colour = COLOURS.index(option)
        yield from lay(match, seat, colour, cites, ACTIONS[colour])
    else:
        yield from draw(match, seat, legal, cites)


@rule("draft.laying.draw")
def draw(match: Match, seat: int, legal: int, cites: str) -> Steps[None]:
    """A player who cannot answer draws one card, and lays it at once if it will do."""
    ask = next_card(match, "draw", seat, "draft.laying.draw", hidden=True)
    if ask is None:
        out_of_cards(match)
        return
    card = yield ask
    no_limit(match, seat, card, "draft.laying.draw")
    colour = COLOUR[card]
    if legal >> colour & 1:
        yield DRAWN[seat][COLOURS[colour]]
        yield from lay(match, seat, colour, cites, ACTIONS[colour])
    else:
        yield DRAWN[seat]["pass"]
        yield from pass_turn(match, seat)


@rule("draft.laying.pass")
def pass_turn(match: Match, seat: int) -> Iterable[Ask]:
    """A player who still cannot answer after the draw skips the turn, and the other one goes on."""
    match.minute += 1
    match.log("draft.laying.pass", "passed", seat)
    if match.on == GREEN:
        return shot(match)
    match.actor = 1 - seat
    match.goes_on = True
    close(match)
    return ()


@rule("draft.laying.go-on")
def go_on(match: Match) -> Steps[None]:
    """When the opponent has skipped a turn, the player goes on with a colour at the bottom left of the card on top."""
    seat, on = match.actor, match.on
    legal = arrows(match)
    held = match.held(seat)
    if held & legal:
        option: str = yield forced("go-on", seat, "draft.laying.go-on", on, held, legal)
        colour = COLOURS.index(option)
        yield from lay(match, seat, colour, "draft.laying.go-on", ACTIONS[colour])
    else:
        yield from go_on_draw(match, seat, legal)


@rule("draft.laying.go-on-draw")
def go_on_draw(match: Match, seat: int, legal: int) -> Steps[None]:
    """A player who cannot go on draws one card too, lays it if it will do, and otherwise skips the turn."""
    ask = next_card(match, "draw", seat, "draft.laying.go-on-draw", hidden=True)
    if ask is None:
        out_of_cards(match)
        return
    card = yield ask
    no_limit(match, seat, card, "draft.laying.go-on-draw")
    colour = COLOUR[card]
    if legal >> colour & 1:
        yield DRAWN_GOING_ON[seat][COLOURS[colour]]
        yield from lay(match, seat, colour, "draft.laying.go-on", ACTIONS[colour])
    else:
        yield DRAWN_GOING_ON[seat]["pass"]
        both_pass(match, seat)


@rule("draft.laying.both-pass")
def both_pass(match: Match, seat: int) -> None:
    """When both have skipped a turn, the top card stays and it is the opponent's turn to answer it again."""
    match.minute += 1
    match.log("draft.laying.both-pass", "both-passed", seat)
    match.actor = 1 - seat
    match.goes_on = False
    close(match)


@rule("draft.laying.forced")
def forced(name: str, seat: int, cites: str, on: int, held: int, legal: int) -> Lay:
    """A player who can lay a card must, be it a foul, and chooses only among those that fit."""
    return lay_ask(name, seat, cites, on, held, legal)


@rule("draft.laying.no-limit")
def no_limit(match: Match, seat: int, card: str, cites: str) -> None:
    """A card drawn joins the hand, and a hand may grow without limit."""
    match.take(seat, card)
    match.log(cites, "drew", seat, card, len(match.hands[seat]))
