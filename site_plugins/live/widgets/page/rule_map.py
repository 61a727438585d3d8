"""The rulebook as a map: every game with its sections and their rules, each with its title, its page and a situation.

The build makes it of the book, in each language; a page fetches it and hands it in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.refusal import Refusal

FORMAT = "coup-denvoi-map-1"


class Paragraph(NamedTuple):
    """A rule on the map."""

    rule: str
    title: str
    situation: str


class Section(NamedTuple):
    """A page of a game with its rules."""

    id: str
    title: str
    rules: tuple[Paragraph, ...]


class Chapter(NamedTuple):
    """A game with its sections."""

    game: str
    title: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> Iterator[Paragraph]:
        """All its rules, in the order of the book."""
        return (paragraph for section in self.sections for paragraph in section.rules)


class RuleMap(NamedTuple):
    """All games."""

    chapters: tuple[Chapter, ...] = ()

    def of(self, game: str) -> Chapter | None:
        """One game."""
        return next((chapter for chapter in self.chapters if chapter.game == game), None)

    def title(self, rule: str) -> str:
        """What a rule's paragraph is called, or its id while the map is not here."""
        chapter = self.of(rule.partition(".")[0])
        return next((each.title for each in chapter.rules if each.rule == rule), rule) if chapter else rule

    def plain(self) -> dict[str, Any]:
        """The same as plain values."""
        return {"format": FORMAT, "chapters": self.chapters}


def read_map(given: object) -> RuleMap:
    """What a page hands in; refuse what is none of ours."""
    if not isinstance(given, Mapping) or given.get("format") != FORMAT:
        raise Refusal("drill-material")
    try:
        return RuleMap(
            tuple(
                Chapter(
                    game,
                    title,
                    tuple(
                        Section(id_, name, tuple(Paragraph(*map(str, each)) for each in rules))
                        for id_, name, rules in sections
                    ),
                )
                for game, title, sections in given["chapters"]
            )
        )
    except (KeyError, TypeError, ValueError) as problem:
        raise Refusal("drill-material") from problem
