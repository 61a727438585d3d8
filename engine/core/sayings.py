"""What is said by key: the sentences of a folder of words, `say("play.undone")`, `say("play.moment", at=3, last=9)`.

The key names the file, then the tables and the sentence in it. A sentence that depends on a number has two, `one` and
`other`; the first fact decides. A missing sentence is an error, never a silent fallback.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.core import catalogue, phrases

if TYPE_CHECKING:
    from engine.core.language import Language

PLURAL = frozenset({"one", "other"})
"""The two sentences of one that depends on a number."""


class Sayings:
    """The sentences of a folder, in the grammar of its language."""

    def __init__(self, folder: str, speaker: phrases.Speaker, grammar: Language) -> None:
        """Say what stands in the files of a package; `speaker` has the filters."""
        self.folder = folder
        self.speaker = speaker
        self.grammar = grammar

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Say a sentence."""
        found = self._find(key)
        if isinstance(found, Mapping) and set(found) == PLURAL:
            found = found["one" if self.grammar.singular(next(iter(facts.values()))) else "other"]
        if not isinstance(found, str):
            raise KeyError(f"{self.folder}: {key} is no sentence")
        return self.grammar.typeset(phrases.fill(found, self.speaker, facts.__getitem__))

    def all(self, key: str) -> Mapping[str, str]:
        """The phrases of a table by their keys."""
        return {name: self.grammar.typeset(said) for name, said in self._find(key).items()}

    def list(self, key: str) -> tuple[str, ...]:
        """Several words in a row: the heads of a table, for example."""
        return tuple(map(self.grammar.typeset, self._find(key)))

    def says(self, key: str) -> bool:
        """Whether there is such a sentence, table or list."""
        try:
            self._find(key)
        except KeyError:
            return False
        return True

    def _find(self, key: str) -> Any:
        """What stands under a key."""
        file, *path = key.split(".")
        found: Any = self.file(file)
        for name in path:
            if not isinstance(found, Mapping) or name not in found:
                raise KeyError(f"{self.folder}: there are no words for {key}")
            found = found[name]
        return found

    def file(self, name: str) -> Mapping[str, Any]:
        """Everything that stands in a file."""
        return catalogue.read(self.folder, name)
