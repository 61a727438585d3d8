"""The English words of French Flair: its sentences, what they are filled with, the sheet and the house rules."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.core.text import spoken
from engine.games.flair.words.en import sentences
from engine.games.flair.words.text import FlairText, dice

_THROWS = {
    "kick-off": "for the kick-off",
    "drop-out": "for the drop-out",
    "kick": "for the kick",
    "touch": "for the kick to touch",
    "drop": "for the drop at goal",
    "run": "for the run",
    "penalty-kick": "for the kick at goal",
    "penalty-touch": "for the kick to touch",
    "scrum": "for the scrum",
    "line-out": "for the line-out",
    "conversion": "for the conversion",
}
"""What is thrown for."""

_GROUPS = {"ruck": "a ruck", "scrum": "a scrum", "line-out": "a line-out", "maul": "a maul", "fixing": "a fixing point"}
"""Groupings that the ball comes from."""

_OUT_OF = {"ruck": "ruck", "scrum": "scrum", "line-out": "line-out", "maul": "maul", "fixing": "fixing point"}
"""Groupings that a number takes it out of."""

_HOW = {
    "advance": "",
    "run": "",
    "maul": "The maul goes over. ",
    "fixing": "The pack drives over. ",
    "interception": "All the way! ",
    "tackle-missed": "The tackle is broken on the line. ",
    "no-tackle": "Nobody tackles. ",
    "recovered": "The kick is recovered behind the line. ",
    "caught": "The ball is theirs behind the line. ",
}
"""How a try came about, where that is worth a sentence."""

_TOLD = {
    "five": "it holds for the first card after a scrum, a line-out or a fixing point five metres out, and for no other",
    "packed": "the front five are in a scrum from its winning until a tackle or a change of hands, and only then",
    "forced": "a tackle is won by default when the carrier’s side has no card left, and only then",
    "crossing": "only a carrier who is tackled on the goal line can have crossed it",
    "marking": "what comes down in one’s own 22 from a kick in open play can be marked, and nothing else",
    "late": "time is up after 600 seconds",
    "renewing": "hands are brought to six before a set piece and when the ball changes hands, if they are not of six",
    "first": "who kicks off at the start of the first half kicked off the match, and the other side the second half",
    "combination": "no combination comes to this point in that way",
    "extra": "a card is owed to the side with the ball only, before it plays, from open play, a ruck or a line-out",
    "held": "nobody is brought down in an in-goal",
    "held-point": "a carrier is tackled in open play or in the middle of a combination",
    "held-middle": "in the middle of a combination a carrier is tackled in the opponents’ 22 only",
    "off-line": "it is played five metres or more from both goal lines",
    "set-piece": "that is settled by the set piece, which is still to be played",
    "zone": "two dice alike make no ruck",
    "mark-elsewhere": "advantage is played with the ball in hand",
    "mark-gained": "ten metres have been gained, so the advantage is over",
}
"""Why a field of a match cannot be as it was told."""


class FlairEnglish(FlairText):
    """French Flair in English."""

    sentences = spoken(sentences, SPOTS="spot_")
    filters: ClassVar = {
        "dice": dice,
        "gain": {True: "Points", False: "Ten metres"},
        "groups": _GROUPS,
        "how": _HOW,
        "ordinal": {1: "first", 2: "second"},
        "out_of": _OUT_OF,
        "throws": _THROWS,
        "told": _TOLD,
    }

    def by(self, seat: int, number: int) -> str:
        """Whose number; without one after a mark."""
        return f"{self.who(seat)}’s {number}" if number else self.who(seat)

    def drawn(self, card: str) -> str:
        """A card as it is drawn, perhaps face down."""
        return "card" if card == UNSEEN else card

    def spent(self, card: str) -> str:
        """The card that a tackle takes, if there is one."""
        return f" with the {card}" if card else ""

    def far(self, metres: int, to: int) -> str:
        """How far an interception runs, if it does."""
        return f" and runs {metres} m: {self.spot(to)}" if metres else ""

    def cards(self, number: int) -> str:
        """So many cards."""
        return self.core.count(number, "card", "cards")


WORDS = FlairEnglish
