"""How much play can matter at all: the best chance that anyone has against a player of fixed habits.

    python -m tests.bots.double.ceiling

The tables of the solution are reckoned once more, with one side that plays by a policy and another that knows it and
plays its best: nobody, however clever, wins more often than that.
"""

from __future__ import annotations

from functools import cache
from random import Random

from engine.bots import RANDOM, policy
from engine.bots.double import rows
from engine.bots.double.rows import Row
from engine.bots.double.solution import Known, Moment, Table
from engine.bots.double.ways import Duel
from engine.core.asks import Choose
from engine.core.house_rules import agreed
from engine.games.double.game import GAME
from engine.games.double.table.asks import Penalty
from engine.games.double.table.state import Match


def chances(row: Row) -> list[float]:
    """The chances of a row, the worst lead first."""
    return [rows.chance_at(row, lead) for lead in range(-rows.MIDDLE, rows.MIDDLE + 1)]


class Meeting(Table):
    """A match between two levels; None plays its best against the other."""

    def __init__(self, levels: tuple[str | None, str | None], house: dict[str, str]) -> None:
        """Reckon it from the kick-off, by the first of the two."""
        self._levels = levels
        self.habits: list[list[float]] = []
        """What is best at each question, in the order in which all tables are reckoned."""
        self._solved = iter(Meeting((None, None), house).habits if "hard" in levels else ())
        self._match = Match(agreed(GAME.house_rules, house))
        self._match.first = 0
        match = self._match
        none: tuple[int, ...] = ()
        start = (match.length, match.yellow_minutes, match.play_on, match.five_three_try, 1, 1)
        super().__init__(Known(*start, (none, none), (0, 0), 0))
        self.share = rows.chance_at(self._rows[Moment(1, 1, 0)], 0)

    def _even(self) -> bool:
        return False

    def _decided(self, moment: Moment, duel: Duel, tried: Row, sure: Row) -> Row:
        seat = duel.ask.seat ^ moment.hand
        level = self._levels[seat]
        both = [*zip(chances(tried), chances(sure), strict=True)]
        # What hard does was found out where both sides play their best: it does not know whom it meets.
        solved = next(self._solved, [])
        if level is None:
            self.habits.append([float(v >= w if seat == 0 else v <= w) for v, w in both])
            return super()._decided(moment, duel, tried, sure)
        kicks = solved if level == "hard" else self._kicks(level, moment, duel.ask, seat)
        return rows.row(k * v + (1 - k) * w for k, (v, w) in zip(kicks, both, strict=True))

    @cache  # noqa: B019 (a meeting lives no longer than its share is asked for)
    def _kicks(self, level: str, moment: Moment, ask: Choose, seat: int) -> list[float]:
        """How often a level takes the first option, for each lead of the first side."""
        if level == RANDOM:
            return [0.5] * rows.LEADS
        asked = (
            Penalty(seat, ask.rule, ask.x, ask.options)
            if isinstance(ask, Penalty)
            else Choose(ask.name, seat, ask.rule, ask.options)
        )
        match, decide, rng, tosses = self._match, policy("double", level), Random(1), 1 if level == "medium" else 8
        match.enter_half(moment.half)
        match.minute, match.hand = moment.minute, moment.hand
        kicks = []
        for lead in range(-rows.MIDDLE, rows.MIDDLE + 1):
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
