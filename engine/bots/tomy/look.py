"""A throw of TOMY rugby dice looked at to its end: every die by its chance, every choice by who makes it."""

from __future__ import annotations

from engine.bots.tomy.prospects import Warnings, counted, defended, share, thrown, warned, worths
from engine.bots.tomy.rest import chance_in, lead_of, rest, throw_of, warnings_of
from engine.games.tomy.rules.box import Lie
from engine.games.tomy.table.side import ATTEMPTS
from engine.games.tomy.table.state import Match


class Look:
    """What can still come of the throw that is being played; all chances are those of the side that throws."""

    def __init__(self, match: Match) -> None:
        """Look at the throw of this match."""
        self.throw, self.warnings = throw_of(match), warnings_of(match)
        self._lead = lead_of(match)
        self._box, self._bonus_compulsory = match.box, match.bonus_compulsory
        self._rest = rest(match.box, match.bonus_compulsory)
        self._again: dict[tuple[tuple[str, ...], int, int, Warnings], float] = {}
        self._taken: dict[tuple[str, Warnings], float] = {}

    def attempt(self, lie: Lie, attempt: int, cards: int, warnings: Warnings) -> dict[str, float]:
        """Three dice on the table: take what they make, or throw some of them again."""
        options = {"score" if lie.score else "stop": self._take(lie.score, warnings)}
        for option, pick in lie.picks.items():
            options[option] = self._throw_again(pick.kept, attempt + 1, min(cards, pick.cards), warnings)
        return options

    def bonus(self, points: int, warnings: Warnings) -> dict[str, float]:
        """The white die, or the points as they are."""
        double = share(self._box.white, "double")
        doubled = self._against("bonus-try", 2 * points, warnings)
        return {
            "throw": double * doubled + (1 - double) * self._over(0, warnings),
            "keep": self._against("bonus-try", points, warnings),
        }

    def defence(self, score: str, points: int, warnings: Warnings) -> dict[str, float]:
        """The red die against a score, or not."""
        ends = defended(self._box, score, points, warnings, 1 - self.throw.side)
        return {
            "defend": sum(end.chance * self._over(end.points, end.warnings) for end in ends),
            "let": self._over(points, warnings),
        }

    def _over(self, points: int, warnings: Warnings) -> float:
        """The throw is over and has brought so many points."""
        row, side = self._rest.after(self.throw, warnings), self.throw.side
        return chance_in(row, self._lead + (points if side == 0 else -points), side)

    def _against(self, score: str, points: int, warnings: Warnings) -> float:
        """The other side does what is worst for us, if it can do anything."""
        if not points or score == "in-front" or not self.throw.can_be_defended:
            return self._over(points, warnings)
        return min(self.defence(score, points, warnings).values())

    def _take(self, score: str, warnings: Warnings) -> float:
        """A score is taken: the green die, the white one, the red one."""
        key = score, warnings
        if key not in self._taken:
            ends = worths(self._box, score, self._bonus_compulsory)
            self._taken[key] = sum(chance * self._worth(score, points, warnings) for chance, points in ends)
        return self._taken[key]

    def _worth(self, score: str, points: int, warnings: Warnings) -> float:
        """The green die is thrown: what the points are worth, with the white die if we like and the red one to come."""
        if score == "bonus-try" and not self._bonus_compulsory:
            return max(self.bonus(points, warnings).values())
        return self._against(score, points, warnings)

    def _throw_again(self, kept: tuple[str, ...], attempt: int, cards: int, warnings: Warnings) -> float:
        """Some dice are kept, the others thrown; `cards` of those kept have brought their warning."""
        key = kept, attempt, cards, warnings
        if key not in self._again:
            self._again[key] = sum(
                chance * self._lying(lie, attempt, cards, warnings) for lie, chance in thrown(self._box, kept)
            )
        return self._again[key]

    def _lying(self, lie: Lie, attempt: int, cards: int, warnings: Warnings) -> float:
        """The dice have fallen: perhaps a warning, then the best that can be done."""
        now, fresh = counted(lie.cards, cards)
        if fresh:
            warnings = warned(warnings, self.throw.side, self.throw.serving)
        if attempt == ATTEMPTS:
            return self._take(lie.score, warnings)
        return max(self.attempt(lie, attempt, now, warnings).values())
