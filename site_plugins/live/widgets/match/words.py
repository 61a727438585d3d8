"""What is said about whole matches, whatever the game: one class for each language, and no silent fallback."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from engine.core.refusal import Refusal

PAGE = ("not_saved", "other_tab", "forgotten")
"""What the page's script says by itself."""
REFUSALS = frozenset(("one-way", "not-running", "hands-down"))
"""What only a Play page refuses; each has a method here."""


class PlayWords(ABC):
    """The words of set-up, match, coach, replay and shelf."""

    not_saved: str
    only_watched: str
    other_tab: str
    forgotten: str

    new: str
    no_script: str
    sides: str
    name: str
    player: str
    controls: ClassVar[dict[str, str]]
    house: str
    own: str
    ruling: str
    manner: str
    dice: str
    dices: ClassVar[dict[str, str]]
    study: str
    study_hint: str
    pace: str
    paces: ClassVar[dict[str, str]]
    seed: str
    seed_hint: str
    kick_off: str

    running: str
    finished: str
    go_on_with: str
    look_back: str
    forget: str
    import_: str
    statistics: str
    statistics_head: ClassVar[tuple[str, ...]]
    two_people: str
    watched: str

    hurry: str
    pause: str
    go_on: str
    undo: str
    coach: str
    coach_title: str
    coach_thinks: str
    option: str
    value: str
    leave: str
    replay: str
    sheet: str
    print: str
    back: str
    file: str
    rematch: str
    link_shows: str
    link_whole: str
    link_anew_shows: str
    link_anew: str
    link_holds: str
    started: str
    undone: str
    latest: str
    watch: str

    slider: str
    first: str
    before: str
    after: str
    last: str
    take_over: str
    take_over_hint: str
    take_over_as: str
    take_over_against: str
    chart: str
    chart_go: str
    chart_making: str

    @abstractmethod
    def versus(self, home: str, away: str) -> str:
        """Two sides against each other."""

    @abstractmethod
    def called(self, name: str, level: str) -> str:
        """A computer player by its name and level."""

    @abstractmethod
    def thinks(self, who: str) -> str:
        """A computer player is thinking."""

    @abstractmethod
    def plays(self, who: str) -> str:
        """A computer player is about to move."""

    @abstractmethod
    def curtain(self, who: str) -> str:
        """The device is to be handed over."""

    @abstractmethod
    def curtain_go(self, who: str) -> str:
        """The button of whoever has taken the device."""

    @abstractmethod
    def wins(self, value: str, error: str) -> str:
        """An option's chance to win with how sure that is; `error` is empty where it was worked out."""

    @abstractmethod
    def advised(self, option: str) -> str:
        """What the coach would do."""

    @abstractmethod
    def thumb(self, sentence: str) -> str:
        """The rule of thumb that says the same."""

    @abstractmethod
    def likely(self, option: str, outcome: str, chance: str) -> str:
        """What most likely comes of an option."""

    @abstractmethod
    def alike(self, option: str, outcomes: list[str], chance: str) -> str:
        """What comes of an option, where several outcomes are as likely as each other."""

    @abstractmethod
    def close(self) -> str:
        """The options are too close to tell apart."""

    @abstractmethod
    def better(self, option: str, more: int) -> str:
        """How many matches in a hundred the first wins more than the next best option."""

    @abstractmethod
    def playouts(self, count: int) -> str:
        """On how many imagined matches the coach's figures rest."""

    @abstractmethod
    def moment(self, number: int, total: int) -> str:
        """A moment of a match among all of them."""

    @abstractmethod
    def chart_says(self, name: str, chance: str) -> str:
        """The chance of a side to win, at the moment that is shown."""

    @abstractmethod
    def one_way(self) -> str:
        """There is nothing to advise, because there is nothing to choose."""

    @abstractmethod
    def hands_down(self) -> str:
        """Nothing of the match is shown while the device is being handed over."""

    @abstractmethod
    def not_running(self) -> str:
        """There is no match to do that in."""


def play_words(lang: str) -> PlayWords:
    """The words of a language."""
    if lang == "en":
        from site_plugins.live.widgets.match.words_en import English

        return English()
    if lang == "fr":
        from site_plugins.live.widgets.match.words_fr import French

        return French()
    raise Refusal("language-unknown", lang=lang, known=("en", "fr"))
