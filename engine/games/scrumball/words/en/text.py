"""The English words of Scrumball Rugby: phrases of its sentences, spots, the sheet and the house rules."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.core.text import spoken
from engine.games.scrumball.words.en import sentences
from engine.games.scrumball.words.en.sentences import CARDS
from engine.games.scrumball.words.text import FILTERS, ScrumballText, beats, span


class ScrumballEnglish(ScrumballText):
    """Scrumball Rugby in English."""

    sentences = spoken(sentences, SPOTS="spot_")
    filters: ClassVar = {
        **FILTERS,
        "limit": {"cards": "Sixty cards are drawn", "clock": "Ten minutes are played"},
        "which": {1: "first", 2: "second"},
        "drawn": {UNSEEN: " a card", **{card: f": {name}" for card, name in CARDS.items()}},
        "more": {0: "none left", 1: "one left"},
        "zone": span("only {0}", "from {0} to {1}"),
        "inside": span("a {0}", "{0} to {1}"),
        "takes": beats("{} or more takes the ball", "nothing beats a 6", least=4),
        "wins": beats("{} or more wins the ball", "nothing beats a 6"),
        "stops": beats("{} or more stops it", "nothing stops a 6"),
        "spoils": beats("{} or more spoils the conversion", "nothing beats a 6"),
        "missed": {True: "a 1 sends it wide", False: "too short"},
    }
    uses: ClassVar = {"kick": " and announces a kick", "pass": " as a pass"}
    empty_hand = "no cards"


WORDS = ScrumballEnglish
