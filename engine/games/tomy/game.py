"""TOMY rugby dice put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.game import Event, Game, Result, Sheet
from engine.core.languages import words
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games.tomy import kickoff, shootout, turn
from engine.games.tomy.audit import audit
from engine.games.tomy.load import load
from engine.games.tomy.options import SWITCHES
from engine.games.tomy.series import result
from engine.games.tomy.sheet import sheet
from engine.games.tomy.state import NOBODY, SHOOTOUT, Match
from engine.games.tomy.view import view

ENTRANTS = ("Camille", "Sacha", "Alix", "Charlie", "Dominique", "Lou", "Claude", "Morgan")
"""Who plays a cup until they give their own names; none of these has a told gender."""


class Tomy(Game[Match]):
    """A rugby match with six dice: three to score with, and one each for the posts, the bonus and the defence."""

    id = "tomy"
    version = "1"
    switches = SWITCHES
    plays: ClassVar = {"opening": kickoff.opening, "turn": turn.turn, "kick": shootout.kick}
    names = ENTRANTS[:2]
    outcomes = (
        "starts",
        "roll-off-tied",
        *("shows-bonus-try", "shows-try", "shows-drop", "shows-penalty", "shows-in-front", "shows-nothing"),
        "stopped",
        "between-posts",
        "wide",
        *("doubled", "wiped", "bonus-kept"),
        *("let", "tackled", "blocked", "wrong-kind", "stands", "warned", "cannot-defend"),
        *("yellow", "red", "third", "both-red", "served"),
        *("shot-in", "shot-wide", "shot-let", "shot-saved", "shot-stands"),
        *("half-time", "extra-time", "shootout", "still-level"),
        *("match-won", "series-won", "cup-won"),
    )
    by_seat = frozenset({"starts", "yellow", "red", "served", "match-won", "series-won", "cup-won"})
    headlines = (
        *("cup-won", "series-won", "match-won"),
        *("shows-bonus-try", "shows-try", "shows-drop", "shows-penalty", "shows-in-front", "shows-nothing"),
    )

    def new(self, options: Options) -> Match:
        """Before the first roll-off."""
        return Match(options)

    def load(self, data: Mapping[str, Any], options: Options) -> Match:
        """A game in the middle."""
        return load(data, options)

    def next_play(self, state: Match) -> str | None:
        """The roll-off until someone has begun, then throw after throw, and kick after kick in a shoot-out."""
        if state.over:
            return None
        if state.first == NOBODY:
            return "opening"
        return "kick" if state.part == SHOOTOUT else "turn"

    def result(self, state: Match) -> Result | None:
        """The result, once the last match is won."""
        return result(state) if state.over else None

    def view(self, state: Match, seat: int) -> dict[str, Any]:  # noqa: ARG002 (every game is told the seat)
        """Nothing is hidden: all see the same."""
        return view(state)

    def audit(self, state: Match) -> None:
        """Points, cards, kicks and matches agree with what happened."""
        audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The sheet that this log fills in."""
        return sheet(log, names)

    def sides(self, options: Options) -> tuple[str, ...]:
        """Two players or teams, or the eight of a cup."""
        return ENTRANTS if options["format"] == "cup" else self.names

    def text(self, lang: str, names: tuple[str, ...] | None = None) -> GameText:
        """The words of this game; a language's file is read when it is first spoken."""
        names = ENTRANTS if names is None else names
        if lang == "en":
            from engine.games.tomy.text_en import TomyEnglish

            return TomyEnglish(words(lang), names)
        if lang == "fr":
            from engine.games.tomy.text_fr import TomyFrench

            return TomyFrench(words(lang), names)
        raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


GAME = Tomy()
