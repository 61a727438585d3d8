"""Draft Football put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from engine.core.asks import Ask
from engine.core.game import Event, Game, Result, Sheet
from engine.core.languages import words
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games.draft import draft, goals, laying, view
from engine.games.draft.audit import audit
from engine.games.draft.clock import result
from engine.games.draft.load import load
from engine.games.draft.options import SWITCHES
from engine.games.draft.sheet import sheet
from engine.games.draft.state import OVER, Match


class Draft(Game[Match]):
    """A football match with fifty cards: answer the colour on top, or let the other go on."""

    id = "draft"
    version = "1"
    dice = False
    switches = SWITCHES
    plays: ClassVar = {
        "deal": draft.face_up,
        "pick": draft.pick,
        "engage": laying.engage,
        "turn": laying.turn,
        "refill": goals.refill,
    }
    outcomes = (
        "engaged",
        "no-blue",
        "passed-on",
        "crossed",
        "intercepted",
        "shot",
        "parried",
        "caught",
        "foul",
        "free-kick",
        "yellow-card",
        "goal-lost",
        "nothing-to-lose",
        "penalty",
        "penalty-scored",
        "penalty-missed",
        "passed",
        "both-passed",
        "not-whistled",
        "goal",
        "no-goal",
        "pile-empty",
        "half-time",
        "extra-time",
        "golden-goal",
        "won",
    )
    by_seat = frozenset({"goal", "no-goal", "won"})
    headlines = (
        *("won", "goal", "no-goal", "penalty-scored", "penalty-missed", "yellow-card", "free-kick"),
        *("foul", "shot", "parried", "caught", "intercepted", "crossed", "passed-on", "both-passed", "passed"),
    )

    def new(self, options: Options) -> Match:
        """Before the first draft."""
        return Match(options)

    def load(self, data: Mapping[str, Any], options: Options) -> Match:
        """A match in the middle."""
        return load(data, options)

    def next_play(self, state: Match) -> str | None:
        """The state says it."""
        phase = state.phase
        return None if phase == OVER else phase

    def result(self, state: Match) -> Result | None:
        """The result, once the match is over."""
        return result(state)

    def points(self, state: Match) -> tuple[int, ...]:
        """Goals, each a card in front of its scorer."""
        return len(state.goals[0]), len(state.goals[1])

    def view(self, state: Match, seat: int) -> dict[str, Any]:
        """The table and one's own hand."""
        return view.view(state, seat)

    def known(self, state: Match, seat: int) -> Match:
        """To a seat, every card it has not seen is as likely to come."""
        return view.known(state, seat)

    def imagine(self, base: Match, now: Match, seat: int, rng: Random) -> Match:
        """Another hand and another pile that the seat could not tell from the true ones."""
        return view.imagine(base, now, seat, rng)

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """An ask without what the seat may not know of the other hand."""
        return view.asked(ask, state, seat)

    def seen(self, event: Event, seat: int) -> Event:
        """An event without the card that the other drew."""
        return view.seen(event, seat)

    def audit(self, state: Match) -> None:
        """Fifty cards, or twice twenty, wherever they lie."""
        audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The sheet that this log fills in."""
        return sheet(log, names)

    def text(self, lang: str, names: tuple[str, ...] | None = None) -> GameText:
        """The words of this game; a language's file is read when it is first spoken."""
        names = self.names if names is None else names
        if lang == "en":
            from engine.games.draft.text_en import DraftEnglish

            return DraftEnglish(words(lang), names)
        if lang == "fr":
            from engine.games.draft.text_fr import DraftFrench

            return DraftFrench(words(lang), names)
        raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


GAME = Draft()
