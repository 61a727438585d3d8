"""Where the ball is, who has it and which way they play, in one sentence of each language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from engine.words.fr.language import french

if TYPE_CHECKING:
    from site_plugins.live.widgets.drawing.pitch import Ground

_HALF, _LENGTH, _TWENTY_TWO = 50, 100, 22


class PitchWords(ABC):
    """The pitch for those who listen, and for everyone who reads."""

    def where(self, pitch: Ground) -> str:
        """Where the ball is, who has it and which way they play."""
        if pitch.seat is None:
            return self.loose(self.spot(pitch.ball, *pitch.names))
        who, other = pitch.names[pitch.seat], pitch.names[1 - pitch.seat]
        ahead = _LENGTH - pitch.ball if pitch.seat == 0 else pitch.ball
        return self.held(who, self.place(ahead, other), right=pitch.seat == 0)

    def place(self, ahead: int, other: str) -> str:
        """A place as its side sees it: so many metres from the line that it attacks, or from its own."""
        if ahead == _HALF:
            return self.halfway
        if ahead < _HALF:
            return self.before(ahead, other)
        behind = _LENGTH - ahead
        if behind in (0, _TWENTY_TWO):
            return self.on_own_22 if behind else self.on_own_line
        return self.in_own_goal if behind < 0 else self.from_own_line(behind)

    def before(self, metres: int, name: str) -> str:
        """A place before, on or behind the line that a side defends."""
        if metres in (0, _TWENTY_TWO):
            return self.on_22(name) if metres else self.on_line(name)
        return self.in_goal(name) if metres < 0 else self.from_line(metres, name)

    def spot(self, ball: int, first: str, second: str) -> str:
        """A place that belongs to nobody: the nearer line counts."""
        if ball == _HALF:
            return self.halfway
        return self.before(ball, first) if ball < _HALF else self.before(_LENGTH - ball, second)

    halfway: str
    on_own_line: str
    on_own_22: str
    in_own_goal: str

    @abstractmethod
    def held(self, who: str, place: str, *, right: bool) -> str:
        """A side has the ball."""

    @abstractmethod
    def loose(self, place: str) -> str:
        """Nobody has it."""

    @abstractmethod
    def on_line(self, name: str) -> str:
        """On the line that a side defends."""

    @abstractmethod
    def on_22(self, name: str) -> str:
        """On its 22."""

    @abstractmethod
    def in_goal(self, name: str) -> str:
        """Behind that line."""

    @abstractmethod
    def from_line(self, metres: int, name: str) -> str:
        """Before that line."""

    @abstractmethod
    def from_own_line(self, metres: int) -> str:
        """Before one's own line."""


class English(PitchWords):
    """The pitch in English."""

    halfway = "on the halfway line"
    on_own_line = "on their own line"
    on_own_22 = "on their own 22"
    in_own_goal = "in their own in-goal"

    def held(self, who: str, place: str, *, right: bool) -> str:
        """Camille has the ball 38 m from Sacha’s line and plays to the right."""
        return f"{who} has the ball {place} and plays to the {'right' if right else 'left'}."

    def loose(self, place: str) -> str:
        """The ball is on the halfway line."""
        return f"The ball is {place}."

    def on_line(self, name: str) -> str:
        """On Sacha’s line."""
        return f"on {name}’s line"

    def on_22(self, name: str) -> str:
        """On Sacha’s 22."""
        return f"on {name}’s 22"

    def in_goal(self, name: str) -> str:
        """In Sacha’s in-goal."""
        return f"in {name}’s in-goal"

    def from_line(self, metres: int, name: str) -> str:
        """18 m from Sacha’s line, inside the 22."""
        return f"{metres}\u00a0m from {name}’s line" + (", inside the 22," if metres < _TWENTY_TWO else "")

    def from_own_line(self, metres: int) -> str:
        """12 m from their own line."""
        return f"{metres}\u00a0m from their own line" + (", inside the 22," if metres < _TWENTY_TWO else "")

    def where(self, pitch: Ground) -> str:
        """A comma does not stand before the full stop."""
        return super().where(pitch).replace(",.", ".")


class French(PitchWords):
    """The pitch in French."""

    halfway = "sur la ligne médiane"
    on_own_line = "sur sa propre ligne"
    on_own_22 = "sur ses propres 22"
    in_own_goal = "dans son propre en-but"

    def held(self, who: str, place: str, *, right: bool) -> str:
        """Camille a le ballon à 38 m de la ligne de Sacha et joue vers la droite."""
        return french(f"{who} a le ballon {place} et joue vers la {'droite' if right else 'gauche'}.")

    def loose(self, place: str) -> str:
        """Le ballon est sur la ligne médiane."""
        return french(f"Le ballon est {place}.")

    def on_line(self, name: str) -> str:
        """Sur la ligne de Sacha."""
        return f"sur la ligne {_of(name)}"

    def on_22(self, name: str) -> str:
        """Sur les 22 de Sacha."""
        return f"sur les 22 {_of(name)}"

    def in_goal(self, name: str) -> str:
        """Dans l’en-but de Sacha."""
        return f"dans l’en-but {_of(name)}"

    def from_line(self, metres: int, name: str) -> str:
        """À 18 m de la ligne de Sacha, dans les 22."""
        return f"à {metres}\u00a0m de la ligne {_of(name)}" + (", dans les 22," if metres < _TWENTY_TWO else "")

    def from_own_line(self, metres: int) -> str:
        """À 12 m de sa propre ligne."""
        return f"à {metres}\u00a0m de sa propre ligne" + (", dans les 22," if metres < _TWENTY_TWO else "")

    def where(self, pitch: Ground) -> str:
        """A comma does not stand before the full stop."""
        return super().where(pitch).replace(",.", ".")


def _of(name: str) -> str:
    """De Sacha, d’Alex."""
    return f"d’{name}" if name[:1].lower() in "aeiouyàâéèêëîïôöùûü" else f"de {name}"


def pitch_words(lang: str) -> PitchWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
