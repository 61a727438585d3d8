"""A player of TOMY rugby dice who reckons: every die of this throw exactly, the rest of the match by a table."""

from __future__ import annotations

from random import Random

from engine.bots.search import Plan
from engine.bots.thinking import Estimate, Instant, Thinking
from engine.bots.tomy.look import Look
from engine.bots.tomy.medium import decide
from engine.bots.tomy.rest import chance_in, lead_of, rest, shootout, throw_of, warnings_of
from engine.core.asks import Choose
from engine.core.kinds import NOBODY
from engine.core.outlook import Outlook
from engine.games.tomy.rules.shootout import CANCELS
from engine.games.tomy.table.asks import Attempt, Stake
from engine.games.tomy.table.state import ENTRANTS, MATCHES_TO_WIN, SHOOTOUT, Match, pair

TIES_TO_WIN = ENTRANTS.bit_length() - 1
"""Quarter-final, semi-final, final."""


def think(outlook: Outlook, rng: Random) -> Thinking:
    """What each option is worth, at once; of options worth the same, the one that a rule of thumb would take."""
    ask, match = outlook.ask, outlook.known
    assert isinstance(ask, Choose)
    usual, _ = decide(ask, match, rng)
    found = {option: of_the_game(match, ask.seat, chance) for option, chance in reckon(ask, match).items()}
    order = sorted(found, key=lambda option: (-round(found[option], 9), option != usual))
    return Instant(order[0], estimates=tuple(Estimate(option, found[option], 0.0, 0) for option in order))


def reckon(ask: Choose, match: Match) -> dict[str, float]:
    """The chance of the side that is asked to win this match, for each option."""
    if isinstance(ask, Attempt):
        look = Look(match)
        return look.attempt(match.box.lies[ask.dice], ask.attempt, _counted(ask, match), look.warnings)
    if isinstance(ask, Stake):
        look = Look(match)
        if ask.name == "bonus":
            return look.bonus(ask.points, look.warnings)
        theirs = look.defence(ask.score, ask.points, look.warnings)
        return {option: 1 - chance for option, chance in theirs.items()}
    ours = 1 - match.hand
    stands, cancelled = (shootout(match, ours, kick=counts) for counts in (True, False))
    held = sum(face in CANCELS for face in match.box.red.faces) / len(match.box.red.faces)
    return {"defend": held * cancelled + (1 - held) * stands, "let": stands}


def win_chance(match: Match, seat: int) -> float:
    """The chance of a seat to win the game as it stands between two throws."""
    if match.over:
        return float(match.results[-1][2] == seat)
    if seat in match.team:
        return of_the_game(match, seat, _of_the_match(match, match.team.index(seat)))
    ours, theirs = _needed(match, seat)
    return 0.0 if _knocked_out(match, seat) else _evens(ours, theirs)


def of_the_game(match: Match, seat: int, chance: float) -> float:
    """What a chance to win this match is in the whole game, in which matches to come are anybody's."""
    ours, theirs = _needed(match, seat)
    return chance * _evens(ours - 1, theirs) + (1 - chance) * _evens(ours, theirs - 1)


def _needed(match: Match, seat: int) -> tuple[int, int]:
    """How many matches a seat has to win, and how many it must not lose."""
    won = sum(winner == seat for _, _, winner in match.results)
    if match.format == "cup":
        return TIES_TO_WIN - won, 1
    needed = MATCHES_TO_WIN[match.format]
    return needed - won, needed - (len(match.results) - won)


def _evens(ours: int, theirs: int) -> float:
    """The chance to win so many matches before losing so many, when each is anybody's."""
    if not ours or not theirs:
        return float(not ours)
    return (_evens(ours - 1, theirs) + _evens(ours, theirs - 1)) / 2


def _knocked_out(match: Match, seat: int) -> bool:
    """Whether an entrant has lost its tie."""
    ties = enumerate(match.results)
    return any(winner != seat and seat in pair(match.results[:tie]) for tie, (_, _, winner) in ties)


def _of_the_match(match: Match, side: int) -> float:
    """The chance of one of the two sides to win the match."""
    if match.first == NOBODY:
        return 0.5
    if match.part == SHOOTOUT:
        return shootout(match, side)
    row = rest(match.box, match.bonus_compulsory).before(throw_of(match), warnings_of(match))
    return chance_in(row, lead_of(match), int(side != match.first))


def _counted(ask: Attempt, match: Match) -> int:
    """The Cards on the table that have brought a warning: those that lie there after one, for nobody keeps another."""
    return ask.dice.count("card") if any(event[1] == "two-cards" for event in match.events) else 0


PLAN = Plan(policy=decide, worth=win_chance, playouts=200, plays=1)
"""For those who want to know how a match stands in the middle of a throw: it is played on to its end."""
