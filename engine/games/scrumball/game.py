"""Scrumball Rugby put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from engine.core.asks import Ask, Choose, Draw
from engine.core.game import Event, Game, Result, Sheet
from engine.core.languages import words
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games.scrumball import cards, kickoff, lineout, maul, penalty, periods, renewal, restarts, scrum, tries
from engine.games.scrumball.asks import Secret
from engine.games.scrumball.audit import audit
from engine.games.scrumball.loading import load
from engine.games.scrumball.options import SWITCHES
from engine.games.scrumball.sheet import sheet
from engine.games.scrumball.state import UNSEEN, Match
from engine.games.scrumball.view import imagine, known, view


class Scrumball(Game[Match]):
    """A rugby match with forty cards, two dice and a ball that moves along the pitch."""

    id = "scrumball"
    version = "1"
    switches = SWITCHES
    plays: ClassVar = {
        "opening": kickoff.opening,
        "draw": renewal.draw,
        "substitution": renewal.substitution,
        "kick-off": kickoff.kick,
        "open": cards.play,
        "maul": maul.choice,
        "scrum": scrum.duel,
        "line-out": lineout.duel,
        "penalty": penalty.choice,
        "conversion": tries.conversion,
        "drop-out": restarts.drop_out,
        "mark": restarts.mark,
    }
    outcomes = (
        *("starts", "opening-tied", "drew", "substituted"),
        *("unstoppable", "intercepted", "interception-missed"),
        *("weak-tackle", "ruck", "tackle-won"),
        *("contest-won", "contest-missed", "contest-declined", "advantage-over"),
        *("kick-kept", "kick-lost", "kick-caught", "knock-on", "in-goal", "dead-ball", "kick-off-short"),
        *("drop-goal", "drop-charged", "drop-short"),
        *("touch-found", "touch-missed", "touch-in-goal", "penalty-touch", "penalty-touch-past"),
        *("line-out-won", "maul-formed", "scrum-won", "scrum-taken", "scrum-back"),
        *("mauled", "maul-stopped", "penalty-goal", "penalty-missed", "tapped", "penalty"),
        *("touched-down", "mark-called", "stuck", "shown", "try", "converted", "conversion-missed"),
        *("declared", "half-time", "won", "drawn"),
    )
    by_seat = frozenset({"starts", "line-out-won", "penalty", "try", "won"})
    headlines = ("won", "drawn", "half-time", "try", "penalty-goal", "drop-goal", "penalty", "in-goal", "dead-ball")

    def new(self, options: Options) -> Match:
        """Before the throw for the kick-off."""
        return Match(options)

    def load(self, data: Mapping[str, Any], options: Options) -> Match:
        """A match in the middle."""
        return load(data, options)

    def next_play(self, state: Match) -> str | None:
        """First the cards that are due, then the substitutions of a stoppage, then what the phase says."""
        if state.over:
            return None
        if state.due[0] or state.due[1]:
            return "draw"
        return "substitution" if state.bench else state.phase

    def result(self, state: Match) -> Result | None:
        """The result, once full time has come."""
        return periods.result(state) if state.over else None

    def view(self, state: Match, seat: int) -> dict[str, Any]:
        """Everything but the other hand."""
        return view(state, seat)

    def known(self, state: Match, seat: int) -> Match:
        """The other hand counts with the pile."""
        return known(state, seat)

    def imagine(self, base: Match, now: Match, seat: int, rng: Random) -> Match:
        """Any of the cards that a seat has not seen may be in the other hand."""
        return imagine(base, now, seat, rng)

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """Options may tell what a hand holds, and a pile what it lacks: each side is shown no more than it knows."""
        if isinstance(ask, Secret) and ask.seat != seat:
            return Choose(ask.name, ask.seat, ask.rule, ())
        if isinstance(ask, Draw) and ask.seat == seat:
            return Draw(ask.name, seat, ask.rule, sorted([*ask.cards, *state.hands[1 - seat]]), hidden=True)
        return super().asked(ask, state, seat)

    def seen(self, event: Event, seat: int) -> Event:
        """A card drawn is for the side that drew it."""
        if event[1] == "drew" and event[2] != seat:
            return (*event[:3], UNSEEN)
        return event

    def audit(self, state: Match) -> None:
        """Cards, points and metres agree with what happened."""
        audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The sheet that this log fills in."""
        return sheet(log, names)

    def text(self, lang: str, names: tuple[str, ...] | None = None) -> GameText:
        """The words of this game; a language's file is read when it is first spoken."""
        names = self.names if names is None else names
        if lang == "en":
            from engine.games.scrumball.text_en import ScrumballEnglish

            return ScrumballEnglish(words(lang), names)
        if lang == "fr":
            from engine.games.scrumball.text_fr import ScrumballFrench

            return ScrumballFrench(words(lang), names)
        raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


GAME = Scrumball()
