"""What is said by key: the sentences of a folder of words, `say("play.undone")`, `say("play.moment", at=3, last=9)`.

The key names the file, then the tables and the sentence in it. A sentence that depends on a number has several: `one`
and `other`, or one for a very number, `2`; the first fact decides, a list by its length. A missing sentence is an
error, never a silent fallback.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core import catalogue, phrases

if TYPE_CHECKING:
    from engine.core.language import Language

PLURAL = frozenset({"one", "other"})
"""The sentences of one that depends on a number, besides those for a very number."""


def counts(found: object) -> bool:
    """Whether these are the sentences of one that depends on a number."""
    return isinstance(found, Mapping) and "other" in found and all(name in PLURAL or name.isdigit() for name in found)


@cache
def _found(folder: str, key: str) -> Any:
    """What stands under a key in a folder; a screen says the same hundred things each time."""
    file, *path = key.split(".")
    found: Any = catalogue.read(folder, file)
    for name in path:
        if not isinstance(found, Mapping) or name not in found:
            raise KeyError(f"{folder}: there are no words for {key}")
        found = found[name]
    return found


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
        if counts(found):
            found = self._counted(found, next(iter(facts.values())))
        if not isinstance(found, str):
            raise KeyError(f"{self.folder}: {key} is no sentence")
        said = self.grammar.typeset(phrases.fill(found, self.speaker, facts.__getitem__))
        return said if self.speaker.you is None else self.grammar.addressed(said)

    def _counted(self, found: Mapping[str, str], fact: Any) -> str:
        """The sentence for a number, or for as many as a list holds."""
        number: int = fact if isinstance(fact, int) else len(fact)
        usual = "one" if "one" in found and self.grammar.singular(number) else "other"
        return found.get(str(number), found[usual])

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
        return _found(self.folder, key)

    def file(self, name: str) -> Mapping[str, Any]:
        """Everything that stands in a file."""
        return catalogue.read(self.folder, name)
