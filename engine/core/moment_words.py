"""What the moments of a game and their fields are called, in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class MomentWords(NamedTuple):
    """Names by id; a name of `moment.field` holds in that moment only."""

    moments: Mapping[str, str]
    fields: Mapping[str, str]
    hints: Mapping[str, str] = {}
    values: Mapping[str, Mapping[str, str]] = {}
    """For fields that are one of several words: what each is called."""
    parts: Mapping[str, tuple[str, ...]] = {}
    """For fields told in parts that are not the two sides: what each part is called."""

    def field(self, moment: str, key: str) -> str:
        """What is asked for."""
        return self.fields.get(f"{moment}.{key}", self.fields[key])

    def hint(self, moment: str, key: str) -> str:
        """How it is told, where that does not go without saying."""
        return self.hints.get(f"{moment}.{key}", self.hints.get(key, ""))

    def set_in(self, typeset: Callable[[str], str]) -> MomentWords:
        """The same words with the spaces and signs of their language."""
        return MomentWords(
            {key: typeset(said) for key, said in self.moments.items()},
            {key: typeset(said) for key, said in self.fields.items()},
            {key: typeset(said) for key, said in self.hints.items()},
            {key: {value: typeset(said) for value, said in words.items()} for key, words in self.values.items()},
            {key: tuple(map(typeset, parts)) for key, parts in self.parts.items()},
        )
