"""Ce qui est du code dans les mots français des dés de rugby TOMY : les dés tels qu’on les dit, noms et cartons."""

from __future__ import annotations

from typing import ClassVar

from engine.games.tomy.table.state import RED
from engine.games.tomy.words.text import TomyText, twice, upper


def after(throws: int) -> str:
    """After how many throws."""
    return "avant son premier lancer" if throws == 0 else f"après {throws} lancer{'s' if throws > 1 else ''}"


def won(score: tuple[int, int], shots: tuple[int, int]) -> str:
    """The score of a match that was won, or its kicks where the score is level."""
    if score[0] == score[1]:
        return f"{score[0]} partout et {max(shots)} tirs à {min(shots)}"
    return f"{max(score)} à {min(score)}"


class TomyFrench(TomyText):
    """Les dés de rugby TOMY en français."""

    filters: ClassVar = {
        "upper": upper,
        "twice": twice,
        "after": after,
        "won": won,
    }

    def blue(self, dice: tuple[str, ...]) -> str:
        """How many blue dice these are."""
        return "un dé bleu" if len(dice) == 1 else f"{self.filtered('numbers', len(dice))} dés bleus"

    def again(self, dice: tuple[str, ...]) -> str:
        """To throw dice again."""
        return "Relancer les trois dés" if len(dice) == 3 else f"Relancer : {self.dice(dice)}"

    def held(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """The cards of both sides."""
        cards = ("", "jaune", "rouge")
        held = [f"{cards[n]} pour {self.who(who)}" for who, n in zip(team, warnings, strict=True) if n]
        return self.core.joined(held)

    def red_card(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """That a red card does nothing, if there is one."""
        reds = [self.of(side) for side, n in zip(team, warnings, strict=True) if n == RED]
        return f" Le carton rouge {reds[0]} est sans effet ici." if reds else ""


WORDS = TomyFrench
