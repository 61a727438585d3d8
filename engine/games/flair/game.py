"""French Flair put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from engine.core.asks import Ask, Choose
from engine.core.game import Event, Game, Result, Sheet
from engine.core.languages import words
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games.flair import (
    advantage,
    cards,
    kickoff,
    lineout,
    penalty,
    renewal,
    restarts,
    ruck,
    scrum,
    tackle,
    tries,
)
from engine.games.flair.asks import TIME, Hand
from engine.games.flair.audit import audit
from engine.games.flair.clock import result
from engine.games.flair.loading import load
from engine.games.flair.options import SWITCHES
from engine.games.flair.sheet import sheet
from engine.games.flair.state import HALF, NO_MARK, NOBODY, UNSEEN, Match
from engine.games.flair.view import imagined, known, view

OUT = frozenset({"in-touch", "dead"})
"""The ball has left the pitch: whether the half is over is settled before anybody draws a card."""


class Flair(Game[Match]):
    """A rugby match in which the numbers on fifteen backs decide who may do what."""

    id = "flair"
    version = "1"
    switches = SWITCHES
    plays: ClassVar = {
        "opening": kickoff.opening,
        "kick-off": kickoff.kick_off,
        "renew": renewal.renew,
        "draw": renewal.extra,
        "attack": cards.play,
        "tackle": tackle.choice,
        "contest": ruck.contest,
        "clear-out": ruck.clear_out,
        "offside": advantage.choice,
        "back": advantage.back,
        "penalty": penalty.choice,
        "scrum": scrum.scrum,
        "in-touch": lineout.in_touch,
        "line-out": lineout.line_out,
        "conversion": tries.conversion,
        "received": restarts.received,
        "mark": restarts.mark_kick,
        "dead": restarts.dead,
        "drop-out": restarts.drop_out,
    }
    outcomes = (
        *("kicks-off", "opening-tied", "try", "converted", "conversion-missed"),
        *("drop-scored", "drop-missed", "penalty-scored", "penalty-missed"),
        *("interception", "tackle-missed", "ruck", "tackled-by-default", "no-tackle"),
        *("contested", "cleared-out", "offside", "ball-kept", "turnover", "too-few-cards", "let-go"),
        *("scrum-won", "line-out-won", "penalty", "line-out-card", "advantage", "advantage-over", "advantage-back"),
        *("run-knock-on", "run-double", "ran", "recovered", "knock-on", "caught"),
        *("touch-kicked", "touch-direct", "touch-missed", "touch-over", "penalty-touch", "penalty-touch-over"),
        *("mark", "touched-down", "dead", "tapped", "kick-off-again"),
        *("advanced", "passed-on", "relayed", "maul-card", "mauled", "fixing-card", "fixed", "fixing-over"),
        *("on-the-line", "no-card"),
        *("drawn", "discarded", "reshuffled"),
        *("time-up", "half-time", "won", "drawn-match"),
    )
    by_seat = frozenset({"kicks-off", "ruck", "scrum-won", "line-out-won", "penalty", "offside", "turnover", "won"})
    headlines = (*("won", "drawn-match", "half-time", "try", "interception", "tackle-missed", "ruck"),)

    whistle = TIME

    def new(self, options: Options) -> Match:
        """Before the opening throw, with no card drawn."""
        return Match(options, (cards.deck(), cards.deck()))

    def load(self, data: Mapping[str, Any], options: Options) -> Match:
        """A match in the middle."""
        return load(data, options)

    def next_play(self, state: Match) -> str | None:
        """Back to the mark if advantage is lost, then a ball off the pitch, then cards that are owed, then the rest."""
        if state.over:
            return None
        if state.mark != NO_MARK and state.attack != state.beneficiary:
            return "back"
        if state.phase in OUT:
            return state.phase
        if state.extra != NOBODY:
            return "draw"
        return "renew" if state.renewing else state.phase

    def result(self, state: Match) -> Result | None:
        """The result, once the second half is over."""
        return result(state) if state.over else None

    def watch(self, options: Options) -> int:
        """Ten minutes on a watch, where the table plays by one."""
        return HALF if options["clock"] == "real" else 0

    def view(self, state: Match, seat: int) -> dict[str, Any]:
        """The table with one's own hand and the back of the other's."""
        return view(state, seat)

    def audit(self, state: Match) -> None:
        """Points, metres and cards agree with what happened."""
        audit(state)

    def sheet(self, log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
        """The scores of a match."""
        return sheet(log, names)

    def known(self, state: Match, seat: int) -> Match:
        """The other hand face down: its cards may be any that have not been seen."""
        return known(state, seat)

    def imagine(self, base: Match, now: Match, seat: int, rng: Random) -> Match:
        """The other hand and deck dealt anew."""
        return imagined(base, now, seat, rng)

    def seen(self, event: Event, seat: int) -> Event:
        """A card that the other side draws stays face down."""
        return (*event[:3], UNSEEN) if event[1] == "drawn" and event[2] != seat else event

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """Nobody else sees what a hand would allow."""
        if isinstance(ask, Hand) and ask.seat != seat:
            return Choose(ask.name, ask.seat, ask.rule, ())
        return super().asked(ask, state, seat)

    def text(self, lang: str, names: tuple[str, ...] | None = None) -> GameText:
        """The words of this game; a language's file is read when it is first spoken."""
        names = self.names if names is None else names
        if lang == "en":
            from engine.games.flair.text_en import FlairEnglish

            return FlairEnglish(words(lang), names)
        if lang == "fr":
            from engine.games.flair.text_fr import FlairFrench

            return FlairFrench(words(lang), names)
        raise Refusal("language-unknown", lang=lang, known=("en", "fr"))


GAME = Flair()
