"""The cards: what each of them does for the side that has the ball."""

from __future__ import annotations

from functools import cache

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules import kicks, tries
from engine.games.scrumball.rules.advantage import gained
from engine.games.scrumball.rules.continuity import go_on, stuck
from engine.games.scrumball.rules.ingoal import touch_down
from engine.games.scrumball.rules.periods import declared, lay, throw
from engine.games.scrumball.rules.tackle import cross, intensity, interception, respond
from engine.games.scrumball.table.asks import Held, rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import begin

PASS_METRES = 10
RUN_METRES = 5
SIX = 6
DIE = rolls("run-die", "scrumball.cards.run")
BITS = {"pass": 1, "pass-tackle": 2, "run": 4, "kick": 8, "drop": 16, "touch": 32, "tackle": 64}
BEHIND, LAST = 128, 256
_ATTACK = ("pass", "pass-tackle", "run", "kick", "drop", "touch")


@cache
def _options(seat: int, mask: int) -> Held:
    """What the side with the ball can do: its cards, by the bits of `mask`, and what the moment allows."""
    options = [card for card in _ATTACK if mask & BITS[card]]
    options += [f"kick-with-{card}" for card in ("drop", "touch") if mask & BITS[card]]
    if not options:
        options.append("stuck")
    if mask & BEHIND:
        options.append("touch-down")
    if mask & LAST:
        options.append("end")
    barred = (("tackle", "scrumball.cards.play"),) if mask & BITS["tackle"] else ()
    return Held("attack", seat, "scrumball.cards.play", tuple(options), barred)


@rule("scrumball.cards.play")
def play(match: Match) -> Steps[None]:
    """The side with the ball plays one card after another; Tackle cards are for the side without it."""
    seat = begin(match, "attack", "scrumball.cards.play")
    mask = LAST if match.late else 0
    for held in match.hands[seat]:
        mask |= BITS.get(held, 0)
    if PITCH.behind(seat, match.ball):
        mask |= BEHIND
    option: str = yield _options(seat, mask)
    if option == "pass":
        yield from pass_(match)
    elif option == "run":
        yield from run(match)
    elif option == "pass-tackle":
        yield from pass_tackle(match)
    elif option == "kick":
        _lay(match, "kick", "kick")
        yield from kicks.kick(match)
    elif option == "drop":
        _lay(match, "drop", "drop")
        yield from kicks.drop(match)
    elif option == "touch":
        _lay(match, "touch", "touch")
        yield from kicks.touch(match)
    elif option == "stuck":
        yield from stuck(match)
    elif option == "touch-down":
        touch_down(match, seat)
    elif option == "end":
        declared(match)
    else:
        yield from announce(match, option.removeprefix("kick-with-"))


def _lay(match: Match, card: str, as_card: str) -> None:
    """Play a card and say as what."""
    lay(match, match.attack, card)
    match.log("scrumball.cards.play", "played", match.attack, card, as_card)


@rule("scrumball.cards.pass")
def pass_(match: Match, card: str = "pass") -> Steps[None]:
    """A pass gains ten metres without a die; it can be tackled after them, or intercepted before."""
    seat = match.attack
    _lay(match, card, "pass")
    if match.to_line <= 0:
        cross(match)
    to = PITCH.carried(seat, match.ball, PASS_METRES)
    answer = yield from respond(match, to, passed=True)
    if answer.startswith("intercept") and (yield from interception(match)):
        return
    match.move("scrumball.cards.pass", "passed", seat, to)
    gained(match)
    if answer in {"tackle", "pass-tackle"}:
        yield from intensity(match)
    else:
        _arrive(match)


def _arrive(match: Match) -> None:
    """Nobody has tackled: a try on the line, or play goes on."""
    if match.to_line <= 0:
        tries.reached(match)
    else:
        go_on(match)


@rule("scrumball.cards.run")
def run(match: Match) -> Steps[None]:
    """A run gains five metres for each pip of one die, and can be tackled after them."""
    seat = match.attack
    _lay(match, "run", "run")
    if match.to_line <= 0:
        cross(match)
    (die,) = yield from throw(match, DIE[seat])
    match.move("scrumball.cards.run", "ran", seat, PITCH.carried(seat, match.ball, RUN_METRES * die), die)
    gained(match)
    if die == SIX:
        run_six(match)
    elif (yield from respond(match, match.ball, passed=False)) == "let-go":
        _arrive(match)
    else:
        yield from intensity(match)


@rule("scrumball.cards.run-six")
def run_six(match: Match) -> None:
    """A run of 6 cannot be tackled, wherever it ends."""
    match.log("scrumball.cards.run-six", "unstoppable", match.attack)
    if match.to_line <= 0:
        tries.run_six(match)
    else:
        go_on(match)


@rule("scrumball.cards.pass-tackle")
def pass_tackle(match: Match) -> Steps[None]:
    """A Pass-Tackle card is a pass for the side with the ball, and a tackle for the side without it."""
    yield from pass_(match, "pass-tackle")


@rule("scrumball.cards.announce")
def announce(match: Match, card: str) -> Steps[None]:
    """A Drop or a Touch card announced as a kick is played by the rules of the Kick card, and a 1 does it no harm."""
    _lay(match, card, "kick")
    yield from kicks.kick(match)
