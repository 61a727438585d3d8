"""The words of widgets, and the few that the page's script says before Python has come.

One class per language; mypy and a test see to it that each says everything.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.core.refusal import Refusal

_PAGE = (
    "loading",
    "failed",
    "failed_start",
    "retry",
    "slow",
    "stop",
    "working",
    "too_much",
    "link_too_much",
    "begun_anew",
    "part_missing",
    "copied",
    "copy_failed",
    "offline_ready",
    "keep_book",
    "keeping_book",
    "book_lost",
    "new_version",
    "link_lost",
    "not_kept",
)


class Words(ABC):
    """What a widget says of its own accord, whatever the game."""

    loading: str
    failed: str
    failed_start: str
    retry: str
    slow: str
    stop: str
    working: str
    too_much: str
    link_too_much: str
    begun_anew: str
    part_missing: str
    copied: str
    copy_failed: str
    offline_ready: str
    keep_book: str
    keeping_book: str
    book_lost: str
    new_version: str
    link_lost: str
    not_kept: str

    again: str
    new_match: str
    back: str
    undo: str
    copy_link: str
    referee: str
    set_dice: str
    set_go: str
    set_card: str
    set_card_go: str
    card: str
    table_kept: str
    table_reset: str
    table_not_here: str
    odds: str
    exact: str
    chance_word: str
    outcome_word: str
    something_else: str
    always: str
    example: str
    story: str
    sheet: str
    draw: str
    draw_all: str
    not_allowed: str
    choices: str
    broken: str
    started: str
    linked: str
    undone: str
    what_if: str
    other_dice: str
    why: str

    @abstractmethod
    def throw(self, dice: int) -> str:
        """The button that throws."""

    @abstractmethod
    def die(self, number: int, dice: int) -> str:
        """The name of one of the dice, counted from one."""

    @abstractmethod
    def of_throw(self, question: str, number: int) -> str:
        """One of several dice with which a question was answered."""

    @abstractmethod
    def faces(self, faces: Sequence[int]) -> str:
        """A throw for those who listen."""

    @abstractmethod
    def to_throw(self, dice: int) -> str:
        """Dice that are still to be thrown, for those who listen."""

    @abstractmethod
    def thrown(self, who: str, faces: Sequence[int]) -> str:
        """Whose dice show what."""

    @abstractmethod
    def showed(self, who: str, what: str) -> str:
        """Whose dice show which pictures, or who turned over which card."""

    @abstractmethod
    def at_this_table(self, rules: str) -> str:
        """Say which house rules hold here and not in the book."""

    @abstractmethod
    def chose(self, who: str, option: str) -> str:
        """Who chose what."""

    @abstractmethod
    def action(self, number: int) -> str:
        """The name of one action of a match."""

    @abstractmethod
    def chance(self, times: int, of: int, about: bool) -> str:
        """A chance for people: about 1 in 6."""

    @abstractmethod
    def all_outcomes(self, count: int) -> str:
        """The fold with every outcome."""

    @abstractmethod
    def earlier(self, count: int) -> str:
        """The fold with earlier actions."""

    @abstractmethod
    def rule(self, label: str) -> str:
        """The name of a link to a rule."""

    @abstractmethod
    def command_unknown(self, command: str) -> str:
        """Say that the page asked for something that no widget does."""

    @abstractmethod
    def fields_missing(self, fields: Sequence[int]) -> str:
        """Say which dice were left open."""

    @abstractmethod
    def die_not_there(self) -> str:
        """Say that no such die has been thrown on the way here."""

    @abstractmethod
    def game_other(self, theirs: str, ours: str) -> str:
        """Say that a link leads to another game."""

    @abstractmethod
    def spec_broken(self, field: str) -> str:
        """Say that the page describes a widget that cannot be drawn."""


def words(lang: str) -> Words:
    """The words of a language; only those of the language that is read are imported."""
    if lang == "en":
        from site_plugins.live.widgets.words.en import English

        return English()
    if lang == "fr":
        from site_plugins.live.widgets.words.fr import French

        return French()
    raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


def page_words(lang: str) -> dict[str, str]:
    """What the page's script says by itself."""
    from site_plugins.live.widgets.match.words import PAGE, play_words

    said, played = words(lang), play_words(lang)
    return {key: getattr(said, key) for key in _PAGE} | {key: getattr(played, key) for key in PAGE}
