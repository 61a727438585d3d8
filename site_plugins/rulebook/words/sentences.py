"""The sentences that the plugin itself says to readers: one method per sentence, in each language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import date
from typing import ClassVar, TypeAlias

Runs: TypeAlias = Sequence[tuple[int, int]]
"""Line numbers as runs, the first and the last of each."""


def in_words(first: int, last: int, to: str) -> list[str]:
    """A run of lines: neighbours are named one by one, longer runs by their ends."""
    return [f"{first} {to} {last}"] if last > first + 1 else [str(line) for line in range(first, last + 1)]


class Words(ABC):
    """What the rulebook says around the rules."""

    lang: ClassVar[str]

    @abstractmethod
    def lines(self, runs: Runs) -> str:
        """Name lines of a document: lines 3 to 5 and 9."""

    @abstractmethod
    def source(self, game: str, runs: Runs) -> str:
        """Say from which lines of which document something comes."""

    @abstractmethod
    def badge(self, kind: str) -> str:
        """A word for how a rule came to be: text, ruling or rebuilt."""

    @abstractmethod
    def badge_meaning(self, kind: str) -> str:
        """The same in a sentence."""

    @abstractmethod
    def code(self) -> str:
        """Say that a function follows which plays the rule."""

    @abstractmethod
    def tests(self, number: int) -> str:
        """So many tests."""

    @abstractmethod
    def situations(self, number: int) -> str:
        """So many situations."""

    @abstractmethod
    def nothing(self, reason: str) -> str:
        """Say why a rule has nothing to play."""

    @abstractmethod
    def played_elsewhere(self) -> str:
        """Lead to a situation that is already on the page, or on another."""

    @abstractmethod
    def status(self, status: str) -> str:
        """What decided a ruling."""

    @abstractmethod
    def day(self, day: date) -> str:
        """A date."""

    @abstractmethod
    def decided(self, status: str, day: date) -> str:
        """Say what decided a ruling, and when."""

    @abstractmethod
    def why(self) -> str:
        """Lead to the reason of a ruling."""

    @abstractmethod
    def rejected(self) -> str:
        """Lead to the readings that were turned down."""

    @abstractmethod
    def bears_on(self) -> str:
        """Lead to the rules on which a ruling bears."""

    @abstractmethod
    def house_rule(self) -> str:
        """Lead to the house rule with which a table may play the other reading."""

    @abstractmethod
    def more_on_ruling(self, number: str) -> str:
        """Lead from a ruling in place to its entry."""

    @abstractmethod
    def rule_mark(self) -> str:
        """Before the link to a rule."""

    @abstractmethod
    def play_it(self) -> str:
        """Before the link to a situation."""

    @abstractmethod
    def level(self, level: str) -> str:
        """A level of computer players: easy, medium or hard."""

    @abstractmethod
    def switches_caption(self, game: str) -> str:
        """The caption of the table of house rules."""

    @abstractmethod
    def switches_head(self) -> tuple[str, str, str]:
        """The columns: question, settings, ruling."""

    @abstractmethod
    def default(self) -> str:
        """Mark the usual setting."""

    @abstractmethod
    def coverage_caption(self, game: str) -> str:
        """The caption of the coverage table."""

    @abstractmethod
    def coverage_head(self) -> tuple[str, str]:
        """The columns: lines of the document, what comes of them."""

    @abstractmethod
    def coverage_counts(self, lines: int, covered: int, explained: int, gaps: int) -> str:
        """How many lines there are, have rules, have a reason, have neither."""

    @abstractmethod
    def coverage_gap(self) -> str:
        """A line that has neither."""

    @abstractmethod
    def see_also(self) -> str:
        """Lead to related terms."""
