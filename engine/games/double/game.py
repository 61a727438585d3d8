"""5-3-Double! put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.game import Event, Game, Result, Sheet
from engine.core.languages import words
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games.double import kickoff, reading
from engine.games.double.audit import audit
from engine.games.double.options import SWITCHES
from engine.games.double.result import result
from engine.games.double.sheet import sheet
from engine.games.double.state import NOBODY, Match, load
from engine.games.double.view import view


class Double(Game[Match]):
    """A rugby match with two dice: look for a double, a 3 or a 5."""

    id = "double"
    version = "2"
    switches = SWITCHES
    plays: ClassVar = {"opening": kickoff.opening, "action": reading.action}
    outcomes = (
        "starts",
        "opening-tied",
        "fault",
        "drop-chance",
        "countered",
        "penalty-try",
        "penalty",
        "penalty-kicked",
        "penalty-missed",
        "penalty-kept",
        "fault-kicked",
        "fault-missed",
        "fault-kept",
        "drop-scored",
        "drop-blocked",
        "fifty-twenty-two",
        "try",
        "converted",
        "conversion-missed",
        "try-refused",
        "turnover",
        *("knock-on", "into-touch", "counter-ruck", "kicked-away", "interception", "rip"),
        "yellow",
        "red",
        "hand-kept",
        "half-time",
        "won",
        "won-on-cards",
        "drawn",
    )
    by_seat = frozenset({"starts", "yellow", "red", "won", "won-on-cards"})
    headlines = (
        *("won", "won-on-cards", "drawn"),
        *("penalty-try", "countered", "drop-chance", "fault", "penalty", "try", "try-refused", "turnover"),
    )

    def new(self, options: Options) -> Match:
        """Before the opening throw."""
        return Match(options)

    def load(self, data: Mapping[str, Any], options: Options) -> Match:
        """A match in the middle."""
        return load(data, options)

    def next_play(self, state: Match) -> str | None:
        """The opening until someone has kicked off, then action after action."""
        if state.over:
            return None
        return "opening" if state.hand == NOBODY else "action"

    def result(self, state: Match) -> Result | None:
        """The result, once full time has come."""
        return result(state) if state.over else None

    def view(self, state: Match, seat: int) -> dict[str, Any]:  # noqa: ARG002 (every game is told the seat)
        """Nothing is hidden: both players see the same."""
        return view(state)

    def audit(self, state: Match) -> None:
        """Points and cards agree with what happened."""
        audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The sheet that this log fills in."""
        return sheet(log, names)

    def text(self, lang: str, names: tuple[str, ...] | None = None) -> GameText:
        """The words of this game; a language's file is read when it is first spoken."""
        names = self.names if names is None else names
        if lang == "en":
            from engine.games.double.text_en import DoubleEnglish

            return DoubleEnglish(words(lang), names)
        if lang == "fr":
            from engine.games.double.text_fr import DoubleFrench

            return DoubleFrench(words(lang), names)
        raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


GAME = Double()
