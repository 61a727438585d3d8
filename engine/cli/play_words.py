"""What the terminal says around a match; the match itself is told in the words of its game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.cli.words import Words


class PlayWords(Words):
    """The words of `play`."""

    home: ClassVar[str]
    away: ClassVar[str]
    names: ClassVar[str]
    dice: ClassVar[str]
    study: ClassVar[str]
    save: ClassVar[str]
    resume: ClassVar[str]
    controls: ClassVar[Mapping[str, str]]
    seed: ClassVar[str]

    keys: ClassVar[tuple[tuple[str, str], ...]]
    """Every key with what it does."""
    time_key: ClassVar[str]
    """And the one that only a match with a watch has."""
    hint: ClassVar[str]
    throw: ClassVar[str]
    not_now: ClassVar[str]
    undone: ClassVar[str]
    by_hand: ClassVar[str]
    thrown_here: ClassVar[str]
    no_odds: ClassVar[str]
    outcome: ClassVar[tuple[str, str, str]]
    blank: ClassVar[str]
    sheet: ClassVar[tuple[str, str, str, str]]
    enter: ClassVar[str]
    resume_by: ClassVar[str]
    watch_by: ClassVar[str]
    replay_by: ClassVar[str]
    older_stays: ClassVar[str]
    no_cards: ClassVar[str]
    time_up: ClassVar[str]

    @abstractmethod
    def kick_off(self, game: str, home: str, away: str, seed: str) -> str:
        """Who plays what against whom."""

    @abstractmethod
    def called(self, name: str, level: str) -> str:
        """A side with who answers for it."""

    @abstractmethod
    def thinks(self, who: str) -> str:
        """A computer player thinks."""

    @abstractmethod
    def curtain(self, who: str) -> str:
        """The device is to be handed over."""

    @abstractmethod
    def shows(self, who: str, what: str) -> str:
        """Dice or a card that somebody has thrown or turned over."""

    @abstractmethod
    def faces(self, count: int, sides: str) -> str:
        """Dice from the table are to be typed."""

    @abstractmethod
    def number(self, most: int) -> str:
        """Something else was typed than the number of an option."""

    @abstractmethod
    def no_event(self, number: str) -> str:
        """There is no line of that number."""

    @abstractmethod
    def rule(self, rule: str, page: str) -> str:
        """Which rule it was, and where it stands in the book."""

    @abstractmethod
    def saved(self, file: str) -> str:
        """The match is kept in a file."""

    @abstractmethod
    def not_saved(self, file: str) -> str:
        """The file cannot be written."""

    @abstractmethod
    def final(self, score: str) -> str:
        """The match is over."""

    @abstractmethod
    def minute(self, minute: int, last: int | None) -> str:
        """Which minute it is."""

    @abstractmethod
    def round(self, number: int, last: int) -> str:
        """Which round it is."""

    @abstractmethod
    def on_table(self, what: str) -> str:
        """Dice and cards that lie open."""

    @abstractmethod
    def hand(self, who: str, cards: str) -> str:
        """The cards of a side."""

    @abstractmethod
    def others(self, count: int) -> str:
        """How many cards the other side has."""

    @abstractmethod
    def pile(self, count: int) -> str:
        """How many cards are left."""
