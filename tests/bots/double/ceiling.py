"""How much play can matter at all: the best chance that anyone has against a player of fixed habits.

    python -m tests.bots.double.ceiling

The tables of the solution are reckoned once more, with one side that plays by a policy and another that knows it and
plays its best: nobody, however clever, wins more often than that.
"""

from __future__ import annotations

from random import Random

from engine.bots import RANDOM, policy
from engine.bots.double.solution import Duel, Known, Moment, Row, Table
from engine.core.asks import Choose
from engine.core.options import parse_options
from engine.games.double.asks import Penalty
from engine.games.double.game import GAME
from engine.games.double.state import Match


class Meeting(Table):
    """A match between two levels; None plays its best against the other."""

    def __init__(self, levels: tuple[str | None, str | None], options: dict[str, str]) -> None:
        """Reckon it from the kick-off, by the first of the two."""
        self._levels = levels
        self.habits: list[Row] = []
        """What is best at each question, in the order in which all tables are reckoned."""
        self._solved = iter(Meeting((None, None), options).habits if "hard" in levels else ())
        self._match = Match(parse_options(GAME.switches, options))
        self._match.first = 0
        match = self._match
        none: tuple[int, ...] = ()
        start = (match.length, match.yellow_minutes, match.play_on, match.five_three_try, 1, 1)
        super().__init__(Known(*start, (none, none), (0, 0), 0))
        row = self._rows[Moment(1, 1, 0)]
        self.share = row[len(row) // 2]

    def _even(self) -> bool:
        return False

    def _decided(self, moment: Moment, duel: Duel, total: Row, good: Row, bad: Row, sure: Row) -> Row:
        seat = duel.ask.seat ^ moment.hand
        level = self._levels[seat]
        tried = [duel.good[0] * v + duel.bad[0] * w for v, w in zip(good, bad, strict=True)]
        # What hard does was found out where both sides play their best: it does not know whom it meets.
        solved = next(self._solved, [])
        if level is None:
            pairs = zip(tried, sure, strict=True)
            self.habits.append([float(v >= w if seat == 0 else v <= w) for v, w in pairs])
            return super()._decided(moment, duel, total, good, bad, sure)
        kicks = solved if level == "hard" else self._kicks(level, moment, duel.ask, seat, len(total) // 2)
        return [t + duel.chance * (k * v + (1 - k) * w) for t, k, v, w in zip(total, kicks, tried, sure, strict=True)]

    def _kicks(self, level: str, moment: Moment, ask: Choose, seat: int, reach: int) -> list[float]:
        """How often a level takes the first option, for each lead of the first side."""
        if level == RANDOM:
            return [0.5] * (2 * reach + 1)
        asked = (
            Penalty(seat, ask.rule, ask.x, ask.options)
            if isinstance(ask, Penalty)
            else Choose(ask.name, seat, ask.rule, ask.options)
        )
        match, decide, rng, tosses = self._match, policy("double", level), Random(1), 1 if level == "medium" else 8
        match.enter_half(moment.half)
        match.minute, match.hand = moment.minute, moment.hand
        kicks = []
        for lead in range(-reach, reach + 1):
            match.score = [100 + lead, 100]
            picks = [decide(asked, match, rng)[0] for _ in range(tosses)]
            kicks.append(picks.count(ask.options[0]) / tosses)
        return kicks


def best_against(level: str, **options: str) -> float:
    """The share of matches that the best play against a level wins, whoever kicks off; a draw counts half."""
    return (Meeting((None, level), options).share + 1 - Meeting((level, None), options).share) / 2


def share(home: str, away: str, **options: str) -> float:
    """The share of matches that one level wins against another, whoever kicks off; a draw counts half."""
    return (Meeting((home, away), options).share + 1 - Meeting((away, home), options).share) / 2


def room(strong: str, weak: str) -> tuple[float, float, float]:
    """What a level wins against another, what the best play would win, and how much of that margin it gets."""
    won, most = share(strong, weak), best_against(weak)
    return won, most, (won - 0.5) / (most - 0.5)


if __name__ == "__main__":
    for length in ("40", "20"):
        for level in (RANDOM, "easy", "medium"):
            print(f"{length} minutes: the best against {level} {best_against(level, length=length):.4f}")
        for home, away in (("hard", "medium"), ("medium", RANDOM), ("easy", RANDOM), ("medium", "easy")):
            print(f"{length} minutes: {home} against {away} {share(home, away, length=length):.4f}")
