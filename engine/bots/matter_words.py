"""What a house rule changes, in words for people: how often it comes up, and by how much matches then differ."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from math import floor, log10, sqrt
from typing import ClassVar

from engine.bots.arena import Z95
from engine.bots.matter import Effect, Mean
from engine.words.en.language import English as Core
from engine.words.fr.language import french


class MatterWords(ABC):
    """The sentence for an effect; figures carry the margin in which the true one lies nineteen times in twenty."""

    point: ClassVar[tuple[str, str]] = ("point", "points")
    goal: ClassVar[tuple[str, str]]
    one_try: ClassVar[tuple[str, str]]
    length: ClassVar[str]
    never: ClassVar[str]
    always: ClassVar[str]
    untouched: ClassVar[str]
    watch: ClassVar[str]

    def sentence(self, effect: Effect | None) -> str:
        """All of it in one sentence; None is a setting by which a watch decides."""
        if effect is None:
            return self.watch
        if not effect.comes_up:
            return self.set(self.never.format(self.number(effect.matches)))
        parts = [self.always if effect.comes_up == effect.matches else self.often(_share(effect))]
        if any(any(mean) for mean in (effect.points, effect.tries, effect.length) if mean):
            parts += self.differences(effect)
        else:
            parts.append(self.untouched)
        return self.set(" ; ".join(parts))

    def differences(self, effect: Effect) -> Iterator[str]:
        """What differs for sure, then what may as well not."""
        unit, share = self.point if effect.tries else self.goal, _percent(effect.length)
        scored = [(effect.points, unit), *([(effect.tries, self.one_try)] if effect.tries else [])]
        yield from (self.scored(mean, words) for mean, words in scored if _clear(mean))
        if _clear(share):
            yield self.long(share)
        unclear = [f"{words[1]} (±\u00a0{self.figures(mean)[1]})" for mean, words in scored if not _clear(mean)]
        if not _clear(share):
            unclear.append(f"{self.length} (±\u00a0{self.figures(share)[1]} %)")
        if unclear:
            yield self.unclear(unclear)

    def figures(self, mean: Mean) -> tuple[str, str]:
        """The size of a difference and its margin, no finer than they are sure."""
        margin = Z95 * mean.error
        digits = min(2, max(0, -floor(log10(1.2 * margin)))) if margin else 1
        # A margin is never said to be nothing.
        said = max(margin, 10**-digits) if margin else 0
        value, margin_ = (f"{figure:.{digits}f}" for figure in (abs(mean.value), said))
        return self.decimal(value), self.decimal(margin_)

    def set(self, sentence: str) -> str:
        """The sentence with the spaces of its language."""
        return sentence.replace(" ;", ";").replace(" %", "%")

    @abstractmethod
    def decimal(self, figure: str) -> str:
        """A figure with the decimal mark of its language."""

    @abstractmethod
    def number(self, number: int) -> str:
        """A great number."""

    @abstractmethod
    def often(self, share: Mean) -> str:
        """It comes up in so many per cent of matches."""

    @abstractmethod
    def scored(self, mean: Mean, unit: tuple[str, str]) -> str:
        """So much more or less is scored."""

    @abstractmethod
    def long(self, mean: Mean) -> str:
        """A match is longer or shorter by so many per cent."""

    @abstractmethod
    def unclear(self, parts: Sequence[str]) -> str:
        """These may be as they are by the book."""

    @abstractmethod
    def by_the_book(self, points: float, tries: float | None, decisions: float) -> str:
        """What a match is like by the book."""

    @abstractmethod
    def sampled(self, matches: int) -> str:
        """How the figures were found, and what their margins mean."""


class English(MatterWords):
    """In English."""

    goal = ("goal", "goals")
    one_try = ("try", "tries")
    length = "length"
    never = "never came up in {} matches"
    always = "comes up in every match"
    untouched = "points, tries and length stay exactly as they are"
    watch = "a watch decides how much is played, so there is nothing to reckon"

    def decimal(self, figure: str) -> str:
        """0.3."""
        return figure

    def number(self, number: int) -> str:
        """4,000."""
        return f"{number:,}"

    def often(self, share: Mean) -> str:
        """Comes up in 34% of matches."""
        value, margin = self.figures(share)
        return f"comes up in {value} % (±\u00a0{margin}) of matches"

    def scored(self, mean: Mean, unit: tuple[str, str]) -> str:
        """1.2 points a side fewer."""
        value, margin = self.figures(mean)
        return f"{value} (±\u00a0{margin}) {unit[value != '1']} a side {'more' if mean.value > 0 else 'fewer'}"

    def long(self, mean: Mean) -> str:
        """Play 12% longer."""
        value, margin = self.figures(mean)
        return f"play {value} % (±\u00a0{margin}) {'longer' if mean.value > 0 else 'shorter'}"

    def unclear(self, parts: Sequence[str]) -> str:
        """No clear difference in points or length."""
        return f"no clear difference in {Core().either(parts)}"

    def by_the_book(self, points: float, tries: float | None, decisions: float) -> str:
        """By the book: 17 points and 2.5 tries a side."""
        scored = f"{points:.1f} goals" if tries is None else f"{points:.1f} points and {tries:.1f} tries"
        return f"by the book: {scored} a side, {decisions:.0f} throws, cards and choices a match"

    def sampled(self, matches: int) -> str:
        """Sampled over so many matches."""
        return (
            f"Sampled: {self.number(matches)} matches between two medium players, each played by the book and by the "
            "other rule with the same luck. The true figure lies within ± nineteen times in twenty."
        )


class French(MatterWords):
    """En français."""

    goal = ("but", "buts")
    one_try = ("essai", "essais")
    length = "durée"
    never = "n’est jamais survenu en {} matchs"
    always = "survient dans tous les matchs"
    untouched = "points, essais et durée restent exactement les mêmes"
    watch = "une montre décide de ce qui se joue, il n’y a rien à calculer"

    def set(self, sentence: str) -> str:
        """Spaces that do not break."""
        return french(sentence)

    def decimal(self, figure: str) -> str:
        """0,3."""
        return figure.replace(".", ",")

    def number(self, number: int) -> str:
        """4 000."""
        return f"{number:,}".replace(",", "\u202f")

    def often(self, share: Mean) -> str:
        """Survient dans 34 % des matchs."""
        value, margin = self.figures(share)
        return f"survient dans {value} % (±\u00a0{margin}) des matchs"

    def scored(self, mean: Mean, unit: tuple[str, str]) -> str:
        """1,2 point de moins par camp."""
        value, margin = self.figures(mean)
        few = float(value.replace(",", ".")) < 2
        return f"{value} (±\u00a0{margin}) {unit[not few]} de {'plus' if mean.value > 0 else 'moins'} par camp"

    def long(self, mean: Mean) -> str:
        """Un jeu 12 % plus long."""
        value, margin = self.figures(mean)
        return f"un jeu {value} % (±\u00a0{margin}) plus {'long' if mean.value > 0 else 'court'}"

    def unclear(self, parts: Sequence[str]) -> str:
        """Pas de différence nette pour les points ni pour la durée."""
        return f"pas de différence nette : {', '.join(parts)}"

    def by_the_book(self, points: float, tries: float | None, decisions: float) -> str:
        """Selon le livre : 17 points et 2,5 essais par camp."""
        scored = f"{points:.1f} buts" if tries is None else f"{points:.1f} points et {tries:.1f} essais"
        said = f"selon le livre : {self.decimal(scored)} par camp, {decisions:.0f} lancers, cartes et choix par match"
        return french(said)

    def sampled(self, matches: int) -> str:
        """Sur tant de matchs."""
        return french(
            f"Estimé sur {self.number(matches)} matchs entre deux joueurs moyens, chacun joué selon le livre et selon "
            "l’autre règle avec la même chance. La vraie valeur est dans l’intervalle ± dix-neuf fois sur vingt."
        )


def _share(effect: Effect) -> Mean:
    """How often it comes up, in per cent."""
    share = effect.comes_up / effect.matches
    return _percent(Mean(share, sqrt(share * (1 - share) / effect.matches)))


def _percent(mean: Mean) -> Mean:
    """A share in per cent."""
    return Mean(100 * mean.value, 100 * mean.error)


def _clear(mean: Mean) -> bool:
    """Whether there is a difference for sure."""
    return abs(mean.value) > Z95 * mean.error


MATTER_WORDS: Mapping[str, MatterWords] = {"en": English(), "fr": French()}
