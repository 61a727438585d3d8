"""A language of the book: its grammar, and the sentences of the house in `engine/words/<language>/*.toml`."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from engine.core import phrases
from engine.core.refusal import Refusal
from engine.core.sayings import Sayings


class Language(Sayings, ABC):
    """Everything that is said in one language and belongs to no game."""

    lang: ClassVar[str]
    names: tuple[str, ...] = ()
    """The house speaks of nobody in particular."""
    you: int | None = None

    def __init__(self) -> None:
        """Say what stands in the folder of this language."""
        super().__init__(type(self).__module__.rpartition(".")[0], self, self)

    def filtered(self, name: str, value: Any, *beside: Any) -> Any:
        """What a filter makes of a fact: a function, a method of the language, or a phrase of the house."""
        step = phrases.STEPS.get(name) or getattr(self, name, None)
        if step is not None:
            return step(value, *beside)
        return self._phrases[name][phrases.key_of(value)]

    @cached_property
    def _phrases(self) -> Mapping[str, Any]:
        tables: Mapping[str, Any] = self.file("core")["phrases"]
        return tables

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused."""
        sentences = self.file("core")["refusals"]
        return self(f"core.refusals.{why.code}", **why.facts) if why.code in sentences else self.unknown(why.code)

    def unknown(self, code: str) -> str:
        """Say that something was refused for a reason that has no sentence of its own."""
        return self("core.refusals.unknown", code=code)

    def said(self, why: Refusal) -> str:
        """A refusal inside another one, in the words of whoever refuses."""
        return why.words(self.lang)

    def typeset(self, sentence: str) -> str:
        """Set the spaces and marks of a sentence as the language wants them."""
        return sentence

    @property
    def reader(self) -> str:
        """What somebody is called to whom a match is told: you."""
        return str(self._phrases["reader"]["name"])

    def addressed(self, sentence: str) -> str:
        """A capital for whoever is spoken to, wherever a sentence begins with him."""
        return self._openings.sub(lambda found: found[1] + found[2].capitalize(), sentence)

    @cached_property
    def _openings(self) -> re.Pattern[str]:
        return re.compile(rf"(^|[.!?] )({'|'.join(self._phrases['reader'].values())})\b")

    def joined(self, parts: Sequence[object]) -> str:
        """A list in a sentence: one, two and three."""
        return self._listed(parts, "and")

    def either(self, parts: Sequence[object]) -> str:
        """A list of which one holds: one, two or three."""
        return self._listed(parts, "or")

    def _listed(self, parts: Sequence[object], last: str) -> str:
        *before, end = map(str, parts or [""])
        return f"{', '.join(before)} {self._phrases['lists'][last]} {end}" if before else end

    def parted(self, parts: Sequence[str]) -> str:
        """A list of parts that have commas of their own: one, or two; three."""
        return self.typeset(str(self._phrases["lists"]["then"]).join(parts))

    def row(self, parts: Sequence[str]) -> str:
        """A list that says nothing of how its parts belong together."""
        return ", ".join(parts)

    def quoted(self, parts: Sequence[str]) -> str:
        """A list of words that somebody else has written."""
        quotes = self._phrases["quotes"]
        return self.joined([f"{quotes['open']}{part}{quotes['close']}" for part in parts])

    @abstractmethod
    def singular(self, number: float) -> bool:
        """Whether a noun stands in the singular after this number."""

    def plural(self, number: int, one: str, several: str) -> str:
        """What stands with a number; `#` is the number itself."""
        return (one if self.singular(number) else several).replace("#", str(number))

    def count(self, number: int, one: str, several: str) -> str:
        """A number with its noun."""
        return f"{number} {self.plural(number, one, several)}"

    def spelt(self, number: int) -> str:
        """A number in a word, where it is small."""
        return str(self._phrases["numbers"].get(str(number), number))

    def number(self, number: int) -> str:
        """A large number, its thousands set apart."""
        return self.decimal(number, 0)

    def decimal(self, number: float, digits: int | str) -> str:
        """A number with so many digits after the point, in the marks of the language: `{seconds:decimal 2}`."""
        return f"{number:,.{digits}f}".translate(self._marks)

    @cached_property
    def _marks(self) -> Mapping[int, str]:
        return {ord(mark): ours for mark, ours in self._phrases["marks"].items()}

    def percent(self, share: float) -> str:
        """A share in per cent, with a decimal only where it would vanish."""
        part = 100 * share
        if 0 < part < 0.1:
            return self("core.percent-under")
        return self("core.percent", figure=self.decimal(part, int(0 < part < 1)))

    def share(self, share: float) -> str:
        """A share in per cent, always with one decimal."""
        return self("core.percent", figure=self.decimal(100 * share, 1))

    def one_in(self, number: str) -> str:
        """A chance for people: about 1 in 6."""
        return self("core.one-in", number=number)

    @abstractmethod
    def of(self, name: str) -> str:
        """A name after "of", its article merged where the language does so."""

    @abstractmethod
    def to(self, name: str) -> str:
        """A name after "to"."""
