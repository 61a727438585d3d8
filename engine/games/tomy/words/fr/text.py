"""Ce qui est du code dans les mots français des dés de rugby TOMY : les dés tels qu’on les dit, noms et cartons."""

from __future__ import annotations

from typing import ClassVar

from engine.core.text import spoken
from engine.core.text_fr import of_name, to_name
from engine.games.tomy.table.state import RED
from engine.games.tomy.words.fr import sentences
from engine.games.tomy.words.text import TABLES, TomyText, twice, upper

NUMBERS = sentences.NUMBERS
_ONE = {"ball": "un ballon", "player": "un joueur", "foot": "un pied", "posts": "les poteaux", "card": "un carton"}
_PLURALS = {"ball": "ballons", "player": "joueurs", "foot": "pieds", "posts": "poteaux", "card": "cartons"}


def blue(dice: tuple[str, ...]) -> str:
    """How many blue dice these are."""
    return "un dé bleu" if len(dice) == 1 else f"{NUMBERS[len(dice)]} dés bleus"


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
        **sentences.PHRASES,
        "upper": upper,
        "twice": twice,
        "blue": blue,
        "after": after,
        "won": won,
    }
    sentences = spoken(sentences, **TABLES)
    one, plurals = _ONE, _PLURALS

    def title(self) -> str:
        """The name of the game."""
        return self.core.typeset("Les dés de rugby TOMY")

    def of(self, who: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return of_name(self.who(who))

    def to(self, who: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return to_name(self.who(who))

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
