"""What the command line says: every command has its own words, and all of them share these."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from inspect import get_annotations
from typing import ClassVar, Generic, NamedTuple, TypeVar

from engine.core.language import Language
from engine.core.languages import words
from engine.words.fr.language import NARROW, french


class Words(ABC):
    """The words of a command in one language: texts and sentences; one that is missing is an error at once."""

    lang: ClassVar[str]
    help: ClassVar[str]
    """What the command does, in the list of all."""

    def __init__(self) -> None:
        """Look whether every text is there; the sentences are looked after by Python."""
        named = [name for base in type(self).__mro__ for name in get_annotations(base)]
        missing = [name for name in named if not hasattr(self, name)]
        if missing:
            raise TypeError(f"{type(self).__module__}: the words for {', '.join(missing)} are missing in {self.lang}")

    @property
    def core(self) -> Language:
        """The words of the language that belong to no command."""
        return words(self.lang)

    @property
    def common(self) -> Common:
        """The words that all commands share."""
        return COMMON.in_(self.lang)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
        """Columns under their heads, the first `left` of them aligned to the left, the figures to the right."""
        widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
        lines = [
            "  ".join(
                cell.ljust(width) if place < left else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in (heads, *rows)
        ]
        return [lines[0], "  ".join("-" * width for width in widths), *lines[1:]]


W = TypeVar("W", bound=Words)


class Both(NamedTuple, Generic[W]):
    """The words of a command in each language."""

    en: W
    fr: W

    def in_(self, lang: str) -> W:
        """Those of one language."""
        return {"en": self.en, "fr": self.fr}[lang]


class Common(Words):
    """What no command has for itself: the frame of the help, complaints, figures, progress."""

    command: ClassVar[str]
    usage: ClassVar[str]
    arguments: ClassVar[str]
    options: ClassVar[str]
    show_help: ClassVar[str]
    json: ClassVar[str]
    language: ClassVar[str]
    game: ClassVar[str]
    matches: ClassVar[str]
    seed: ClassVar[str]
    set: ClassVar[str]
    jobs: ClassVar[str]
    interrupted: ClassVar[str]
    complaints: ClassVar[tuple[tuple[str, str], ...]]
    """What Python's own parser complains of, as patterns, and how we say it."""

    @abstractmethod
    def typeset(self, text: str) -> str:
        """A text with the spaces and apostrophes that the language wants; it stays as long as it was."""

    @abstractmethod
    def whole(self, number: int) -> str:
        """A whole number, its thousands parted."""

    @abstractmethod
    def decimal(self, number: float, digits: int) -> str:
        """A number with so many digits after the point."""

    @abstractmethod
    def share(self, share: float) -> str:
        """A share in per cent, with one digit after the point."""

    @abstractmethod
    def between(self, low: float, high: float) -> str:
        """How sure a share is, as a sentence: from what to what the true one may go."""

    @abstractmethod
    def no_number(self, text: str) -> str:
        """Something else than a whole number from 1 up."""

    @abstractmethod
    def no_jobs(self, text: str) -> str:
        """Neither a number of processes nor the word for as many as there are cores."""

    @abstractmethod
    def left(self, seconds: float) -> str:
        """How long it will still take."""


class English(Common):
    """The frame in English."""

    lang = "en"
    help = "The rules of the games: list, play, simulate, compute odds, replay, measure."
    command = "COMMAND"
    usage = "usage: "
    arguments = "what to give:"
    options = "options:"
    show_help = "show this and stop"
    json = "answer in JSON"
    language = "language of the words: en or fr"
    game = "a game: its id, as `games` lists them"
    matches = "how many matches (%(default)s if left out)"
    seed = "seed of all luck (%(default)s if left out)"
    set = "a house rule; may be repeated"
    jobs = "how many processes, or `auto` for one on each core (%(default)s if left out)"
    interrupted = "Interrupted: nothing was kept."
    complaints = (
        (r"the following arguments are required: (.+)", r"This is missing: \1."),
        (r"unrecognized arguments: (.*)", r"This is one word too many: \1."),
        (r"ambiguous option: (.*) could match (.+)", r"\1 is too short, it could be any of these: \2."),
        (r"argument (\S+): expected (?:at least )?one argument", r"\1 needs something after it."),
        (r"argument (\S+): expected .+ arguments", r"\1 needs something else after it."),
        (r"argument (\S+): ignored explicit argument (.*)", r"\1 takes nothing after it, so not \2 either."),
        (r"argument (\S+): invalid choice: (.*) \(choose from (.+)\)", r"\1 cannot be \2; there is: \3."),
        (r"argument (\S+): invalid int value: (.*)", r"\1 cannot be \2: a whole number is needed."),
        (r"argument (\S+): (.+)", r"\1: \2"),
    )

    def typeset(self, text: str) -> str:
        """As it is."""
        return text

    def whole(self, number: int) -> str:
        """12,345."""
        return f"{number:,}"

    def decimal(self, number: float, digits: int) -> str:
        """1,234.5."""
        return f"{number:,.{digits}f}"

    def share(self, share: float) -> str:
        """54.3%."""
        return f"{100 * share:.1f}%"

    def between(self, low: float, high: float) -> str:
        """How sure a share is."""
        return f"We can be 95% sure that the true share lies between {self.share(low)} and {self.share(high)}."

    def no_number(self, text: str) -> str:
        """Something else than a whole number from 1 up."""
        return f"“{text}” cannot be: a whole number from 1 up is needed."

    def no_jobs(self, text: str) -> str:
        """Neither a number of processes nor `auto`."""
        return f"“{text}” cannot be: a whole number from 1 up is needed, or auto."

    def left(self, seconds: float) -> str:
        """About half a minute left."""
        if seconds < 1:
            return "almost done"
        minutes, rest = divmod(round(seconds), 60)
        return f"{minutes} min {rest:02} s left" if minutes else f"{rest} s left"


class French(Common):
    """Le cadre en français."""

    lang = "fr"
    help = "Les règles des jeux : liste, matchs, simulation, probabilités, relecture, mesures."
    command = "COMMANDE"
    usage = "usage : "
    arguments = "à donner :"
    options = "options :"
    show_help = "montrer cette aide et s’arrêter"
    json = "répondre en JSON"
    language = "langue des mots : en ou fr"
    game = "un jeu : son nom court, celui de la liste `games`"
    matches = "nombre de matchs (sinon %(default)s)"
    seed = "graine de tout le hasard (sinon %(default)s)"
    set = "une règle maison ; peut être répété"
    jobs = "nombre de processus, ou `auto` pour un par cœur (sinon %(default)s)"
    interrupted = "Interrompu : rien n’a été gardé."
    complaints = (
        (r"the following arguments are required: (.+)", r"Il manque : \1."),
        (r"unrecognized arguments: (.*)", r"Ceci est de trop : \1."),
        (r"ambiguous option: (.*) could match (.+)", r"\1 est trop court, ce peut être l’un de ceux-ci : \2."),
        (r"argument (\S+): expected (?:at least )?one argument", r"\1 demande quelque chose après."),
        (r"argument (\S+): expected .+ arguments", r"\1 demande autre chose après."),
        (r"argument (\S+): ignored explicit argument (.*)", r"\1 ne prend rien après, donc pas \2 non plus."),
        (r"argument (\S+): invalid choice: (.*) \(choose from (.+)\)", r"\1 ne peut pas être \2 ; il y a : \3."),
        (r"argument (\S+): invalid int value: (.*)", r"\1 ne peut pas être \2 : il faut un nombre entier."),
        (r"argument (\S+): (.+)", r"\1 : \2"),
    )

    def typeset(self, text: str) -> str:
        """No-break spaces before : ; ? ! and inside « »."""
        return french(text)

    def whole(self, number: int) -> str:
        """12 345."""
        return f"{number:,}".replace(",", NARROW)

    def decimal(self, number: float, digits: int) -> str:
        """1 234,5."""
        return f"{number:,.{digits}f}".replace(",", NARROW).replace(".", ",")

    def share(self, share: float) -> str:
        """54,3 %."""
        return f"{self.decimal(100 * share, 1)}{NARROW}%"

    def between(self, low: float, high: float) -> str:
        """How sure a share is."""
        return f"On peut être sûr à 95 % que la vraie part se trouve entre {self.share(low)} et {self.share(high)}."

    def no_number(self, text: str) -> str:
        """Something else than a whole number from 1 up."""
        return f"« {text} » n’est pas possible : il faut un nombre entier à partir de 1."

    def no_jobs(self, text: str) -> str:
        """Neither a number of processes nor `auto`."""
        return f"« {text} » n’est pas possible : il faut un nombre entier à partir de 1, ou auto."

    def left(self, seconds: float) -> str:
        """Encore une demi-minute."""
        if seconds < 1:
            return "presque fini"
        minutes, rest = divmod(round(seconds), 60)
        return f"encore {minutes} min {rest:02} s" if minutes else f"encore {rest} s"


COMMON: Both[Common] = Both(English(), French())
