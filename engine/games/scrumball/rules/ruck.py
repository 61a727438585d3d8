"""The ruck: two dice make a zone, and the defence may contest the ball with a third."""

from __future__ import annotations

from functools import cache

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules import advantage, starter
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.periods import lay, throw
from engine.games.scrumball.rules.tries import ball_won
from engine.games.scrumball.table.asks import SEATS, Contest, ContestCard, Held, Zone, rolls
from engine.games.scrumball.table.house_rules import TYPES
from engine.games.scrumball.table.state import Match
from engine.rugby.starter import KICKS

DIE = rolls("ruck-die", "scrumball.ruck.zone")
ZONES = tuple(
    {
        (low, high): Zone(seat, "scrumball.ruck.contest", low, high)
        for low in range(1, 7)
        for high in range(low, 7)
    }
    for seat in SEATS
)  # fmt: skip


@rule("scrumball.ruck.zone")
def zone(match: Match, tackle: int) -> Steps[None]:
    """The attack rolls a die beside that of the tackle: the zone of the ruck goes from one to the other, both in."""
    seat = match.attack
    match.phase = "ruck"
    (die,) = yield from throw(match, DIE[seat])
    match.zone = (tackle, die) if tackle <= die else (die, tackle)
    match.log("scrumball.ruck.zone", "ruck", seat, tackle, die, *match.zone)
    if tackle == die:
        double(match, die)
    if match.to_line <= 0:
        on_line(match)
    yield from choice(match)


@rule("scrumball.ruck.double")
def double(match: Match, die: int) -> None:
    """Two equal dice make a zone of one number: only that number wins the ball, any other is an infringement."""
    match.log("scrumball.ruck.double", "ruck-double", die)


@rule("scrumball.ruck.on-line")
def on_line(match: Match) -> None:
    """A ruck on the goal line is no try."""
    match.log("scrumball.ruck.on-line", "ruck-on-line", match.attack)


@rule("scrumball.ruck.choice")
def choice(match: Match) -> Steps[None]:
    """The defence may contest the ruck; if it does not, the attack keeps the ball and plays on."""
    defender = 1 - match.attack
    if match.house.contest_card:
        option = yield _with_card(defender, not match.hands[defender], match.zone)
    else:
        option = yield _free(defender, match.zone)
    if option == "contest":
        yield from contest(match)
    else:
        match.log("scrumball.ruck.choice", "contest-declined", defender)
        go_on(match)


@rule("scrumball.ruck.contest")
def contest(match: Match) -> Steps[None]:
    """The defence rolls one die: inside the zone it wins the ball."""
    defender = 1 - match.attack
    if match.house.contest_card:
        card: str = yield _spend(defender, frozenset(match.hands[defender]))
        lay(match, defender, card)
        match.log("scrumball.ruck.contest", "contest-card", defender, card)
    low, high = match.zone
    (die,) = yield from throw(match, ZONES[defender][match.zone])
    if not low <= die <= high:
        missed(match, die)
        return
    match.log("scrumball.ruck.contest", "contest-won", defender, die)
    if not advantage.back(match):
        ball_won(match, defender)


@rule("scrumball.ruck.missed")
def missed(match: Match, die: int) -> None:
    """Outside the zone the defence infringes, and the attack goes on under advantage."""
    if match.house.stage < KICKS:
        starter.penalty(match, die)
        return
    match.log("scrumball.ruck.missed", "contest-missed", 1 - match.attack, die)
    advantage.given(match)
    go_on(match)


@cache
def _free(seat: int, zone: tuple[int, int]) -> Contest:
    """The choice where a contest costs nothing."""
    return Contest(seat, zone)


@cache
def _with_card(seat: int, empty: bool, zone: tuple[int, int]) -> ContestCard:
    """The choice where a contest costs a card: without one it is not there."""
    if empty:
        return ContestCard(seat, zone, ("leave",), (("contest", "scrumball.ruck.contest"),))
    return ContestCard(seat, zone)


@cache
def _spend(seat: int, held: frozenset[str]) -> Held:
    """Which card a contest costs, where a table plays so."""
    return Held("spend", seat, "scrumball.ruck.contest", tuple(card for card in TYPES if card in held))
