"""What the referee's page says, in whichever language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar


class RefereeWords(ABC):
    """Labels and sentences of the form and of the answer; what a game calls its own things is the game's."""

    no_script: ClassVar[str]
    """The form needs a script; what is below it does not."""
    tell: ClassVar[str]
    """The name of the form."""
    game: ClassVar[str]
    moment: ClassVar[str]
    more: ClassVar[str]
    """What is asked for in the second place."""
    house: ClassVar[str]
    own: ClassVar[str]
    """A pack or a box that the reader has written himself."""
    ruling: ClassVar[str]
    nobody: ClassVar[str]
    """No side, or: as usual."""
    empty: ClassVar[str]
    """No cards."""
    add: ClassVar[str]
    remove: ClassVar[str]
    ask: ClassVar[str]
    """Send the form, for those who do not wait until it sends itself."""
    answer: ClassVar[str]
    """The name of the answer."""
    stale: ClassVar[str]
    """What is shown is the answer to what was told before."""
    now: ClassVar[str]
    """What is asked now."""
    rule: ClassVar[str]
    not_here: ClassVar[str]
    chance: ClassVar[str]
    """Let chance throw or draw."""
    reckoning: ClassVar[str]
    certain: ClassVar[str]
    """Nothing is left to chance before the next question."""
    odds: ClassVar[str]
    turn: ClassVar[str]
    """Dice already thrown, to be turned."""
    undo: ClassVar[str]
    start: ClassVar[str]
    """Forget every answer."""
    usual: ClassVar[str]
    """The form as it was at first."""
    linked: ClassVar[str]
    who_asks: ClassVar[str]
    """A match with hidden hands has come by a link."""
    usual_again: ClassVar[str]
    find: ClassVar[str]
    find_hint: ClassVar[str]
    find_none: ClassVar[str]
    find_failed: ClassVar[str]
    find_many: ClassVar[str]
    all_rulings: ClassVar[str]

    @abstractmethod
    def side(self, number: int) -> str:
        """A side where there are more than two players: by its number."""

    @abstractmethod
    def only(self, who: str, other: str) -> str:
        """One side is asked; the other has nothing to decide."""

    @abstractmethod
    def dealt_anew(self, who: str) -> str:
        """What this side cannot know has been dealt anew."""

    @abstractmethod
    def wrong(self, what: str) -> str:
        """Something that was told cannot be."""

    wanted: ClassVar[Mapping[str, str]]
    """What a field needs, by what a game calls it."""

    @abstractmethod
    def no_points(self, value: str) -> str:
        """A total that no scores can make."""

    @abstractmethod
    def most_cards(self, most: int) -> str:
        """More cards than can lie there."""

    @abstractmethod
    def no_longer(self, why: str) -> str:
        """An answer given before is not possible in the match as it is told now."""

    @abstractmethod
    def add_card(self, card: str) -> str:
        """Add this card, for those who listen."""

    @abstractmethod
    def take_card(self, card: str) -> str:
        """Take this card away, for those who listen."""


def referee_words(lang: str) -> RefereeWords:
    """The words of a language."""
    if lang == "fr":
        from site_plugins.live.widgets.referee.words_fr import French

        return French()
    from site_plugins.live.widgets.referee.words_en import English

    return English()
