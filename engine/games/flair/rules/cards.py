"""The cards: the deck, what each number can do, and the play of a card in attack."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules import combinations, exits, relaunch
from engine.games.flair.rules.advance import advance
from engine.games.flair.rules.clock import action, closed, closing
from engine.games.flair.rules.drop import drop
from engine.games.flair.rules.exits import GROUPED, groupings, relay, relay_first, relay_nine
from engine.games.flair.rules.fixing import fix, stop
from engine.games.flair.rules.kicks import kick
from engine.games.flair.rules.lastcard import no_card
from engine.games.flair.rules.maul import maul
from engine.games.flair.rules.restarts import grounded, touch_down
from engine.games.flair.rules.run import run
from engine.games.flair.rules.scrum import front_five
from engine.games.flair.rules.starter import stages
from engine.games.flair.rules.touch import kick as touch_kick
from engine.games.flair.table.asks import NONE, STOP, TOUCH_DOWN, Hand, attack
from engine.games.flair.table.grammar import FIX, LAUNCH, MAUL, ON, READ, RELAY, STARTS, TURNS
from engine.games.flair.table.numbers import ABILITIES, ADVANCE, DECK, DROP, KICK, RUN, TOUCH, code
from engine.games.flair.table.state import Match
from engine.rugby.starter import WHOLE

KINDS: dict[str, Callable[[Match, int, str, int], None]] = {
    "flair.combinations.model": combinations.model,
    "flair.combinations.forwards": combinations.forwards,
    "flair.combinations.backs": combinations.backs,
    "flair.combinations.link": combinations.link,
    "flair.relaunch.relaunch": relaunch.relaunch,
    "flair.exits.scrum-exit": exits.scrum_exit,
}
"""The kinds of combination, by the rule that the grammar names."""
DICE: dict[str, Callable[[Match, int], Steps[None]]] = {RUN: run, KICK: kick, TOUCH: touch_kick, DROP: drop}
ASKING = {
    **dict.fromkeys(STARTS, "flair.cards.play"),
    **dict.fromkeys(("maul-pair", "maul-second-pair", "maul-single"), "flair.maul.two-cards"),
    "fixing-pair": "flair.fixing.point",
    "fixing-chain": "flair.fixing.chain",
    **dict.fromkeys(("eight", "eight-far", "eight-nine"), "flair.exits.scrum-exit"),
    **dict.fromkeys(("relay", "relaunch-relay"), "flair.exits.relay"),
    **dict.fromkeys(("relaunch-nine", "relaunch", "relaunch-relayed"), "flair.relaunch.relaunch"),
    **dict.fromkeys(("forwards", "forwards-relayed"), "flair.combinations.forwards"),
    **dict.fromkeys(("backs", "backs-relayed", "ten"), "flair.combinations.backs"),
    "nine": "flair.combinations.model",
}
"""The rule that asks for the next card at each point."""
_STARTS = frozenset(STARTS)
_RELAYED = frozenset({"relay", "relaunch-relay", "forwards-relayed", "backs-relayed", "relaunch-relayed"})


@rule("flair.cards.deck")
def deck() -> list[str]:
    """Each side has 21 cards: one of each of the numbers 1 to 8 and 11 to 14, two 15s, three 10s and four 9s."""
    return list(DECK)


@rule("flair.cards.play")
def play(match: Match) -> Steps[None]:
    """The side with the ball plays cards one by one, each alone or in a combination."""
    option = yield offer(match)
    if option in READ:
        yield from played(match, *READ[option])
    elif option == NONE:
        no_card(match)
    elif option == STOP:
        stop(match)
    elif option == TOUCH_DOWN:
        yield from touch_down(match)
    else:
        closed(match, option)


def offer(match: Match) -> Hand:
    """Everything that the side with the ball may do now."""
    seat, point = match.attack, match.point
    hand, packed = code(match.hands[seat]), 0
    if match.packed:
        packed = front_five(hand)
        hand -= packed
    relayed = point in _RELAYED
    if relayed:
        without_nine = relay_nine(hand)
        relayed = hand != without_nine
        hand = without_nine
    more: tuple[str, ...] = ()
    if point in _STARTS:
        more = (TOUCH_DOWN, *closing(match)) if grounded(match) else closing(match)
    elif point == "fixing-chain":
        more = (STOP, *closing(match))
    if match.house.stage != WHOLE:
        return stages(match, ASKING[point], hand, packed, more, relayed)
    return attack(seat, ASKING[point], point, match.last, match.count, hand, packed, more, relayed)


@rule("flair.cards.one-property")
def played(match: Match, card: str, number: int, way: str) -> Steps[None]:
    """A card is played for one property only and then discarded."""
    seat, point = match.attack, match.point
    match.lay(seat, card)
    action(match)
    turn = TURNS[point][number, way]
    if way == LAUNCH:
        way = ON
    if point in GROUPED and (number == 9 or way == RELAY):
        groupings(match, number, GROUPED[point])
    match.last = number
    match.count += 1
    if way in {ON, RELAY, MAUL, FIX}:
        match.point = turn.then
    if way == MAUL:
        maul(match, number, turn.metres, turn.then)
    elif way == FIX:
        fix(match, number, turn.metres, turn.then)
    elif way == RELAY:
        relay(match, number)
    else:
        if way == ON and point in {"relay", "relaunch-relay"}:
            relay_first(match, number, turn.metres)
        if turn.rule in KINDS:
            KINDS[turn.rule](match, number, way, turn.metres)
        if way != ON:
            yield from ability(match, number, way)


@rule("flair.cards.abilities")
def ability(match: Match, number: int, way: str) -> Steps[None]:
    """Every number advances, tackles, contests and clears out; some also run, kick, kick to touch or drop at goal."""
    assert way in ABILITIES[number]
    if way == ADVANCE:
        advance(match, number)
    else:
        yield from DICE[way](match, number)
