"""New Game put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.game import Event, Game, Result, Sheet
from engine.core.languages import words
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games.newgame import kickoff, kicks
from engine.games.newgame.audit import audit
from engine.games.newgame.options import SWITCHES
from engine.games.newgame.result import result
from engine.games.newgame.sheet import sheet
from engine.games.newgame.state import NOBODY, Match, load
from engine.games.newgame.view import view


class NewGame(Game[Match]):
    """A duel of kicks at goal: the safe goal, or the far one that counts three."""

    id = "newgame"
    version = "1"
    switches = SWITCHES
    plays: ClassVar = {"toss": kickoff.toss, "kick": kicks.choice}
    outcomes = (
        *("starts", "toss-tied"),
        *("near-scored", "near-missed", "far-scored", "far-missed"),
        *("one-more", "won", "drawn"),
    )
    by_seat = frozenset({"starts", "won"})
    headlines = ("won", "drawn")

    def new(self, options: Options) -> Match:
        """Before the toss."""
        return Match(options)

    def load(self, data: Mapping[str, Any], options: Options) -> Match:
        """A match in the middle."""
        return load(data, options)

    def next_play(self, state: Match) -> str | None:
        """The toss until somebody has won it, then kick after kick."""
        if state.over:
            return None
        return "toss" if state.first == NOBODY else "kick"

    def result(self, state: Match) -> Result | None:
        """The result, once both have had their kicks."""
        return result(state)

    def view(self, state: Match, seat: int) -> dict[str, Any]:  # noqa: ARG002 (every game is told the seat)
        """Nothing is hidden: both players see the same."""
        return view(state)

    def audit(self, state: Match) -> None:
        """The score agrees with what happened."""
        audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The sheet that this log fills in."""
        return sheet(log, names)

    def text(self, lang: str, names: tuple[str, ...] | None = None) -> GameText:
        """The words of this game; a language's file is read when it is first spoken."""
        names = self.names if names is None else names
        if lang == "en":
            from engine.games.newgame.text_en import NewGameEnglish

            return NewGameEnglish(words(lang), names)
        if lang == "fr":
            from engine.games.newgame.text_fr import NewGameFrench

            return NewGameFrench(words(lang), names)
        raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


GAME = NewGame()
