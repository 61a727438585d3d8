"""Les mots français de New Game : une méthode par phrase, trouvée par son nom.

Un nom n’a pas de genre : il n’est jamais le sujet d’un participe ou d’un adjectif qui s’accorde.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.core.text_fr import french
from engine.games.newgame.text import NewGameText

_PARTS = {"match": "Le match", "added": "Les tirs ajoutés"}
_SWITCHES = {"level": "Et si le score est égal après cinq tirs chacun ?"}
_SETTINGS = {
    ("level", "draw"): "Le match est nul",
    ("level", "play-on"): "Chacun tire encore une fois, jusqu'à ce que le score diffère",
}
_WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par joueur",
    "points": "un score possible avec autant de tirs",
}


class NewGameFrench(NewGameText):
    """New Game en français."""

    def title(self) -> str:
        """The name of the game."""
        return french("Nouveau Jeu")

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        """Every sentence has French spaces."""
        return french(super()._say(prefix, key, *facts))

    def option(self, ask: Ask, option: str) -> str:
        """Every label too."""
        return french(super().option(ask, option))

    def cell(self, events: Iterable[Event]) -> str:
        """And every cell."""
        return french(super().cell(events))

    def refusal(self, why: Refusal) -> str:
        """And every refusal."""
        return french(super().refusal(why))

    # What happened

    def on_toss_thrown(self, seat: int, face: int) -> str:
        """A die for the toss."""
        return f"{self.who(seat)} fait {face}."

    def on_toss_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} partout : chacun relance."

    def on_starts(self, seat: int) -> str:
        """Somebody won the toss."""
        return f"{self.who(seat)} tire en premier."

    def on_near_scored(self, seat: int, face: int, *_: object) -> str:
        """A goal from near."""
        return f"{self.who(seat)} tire de près : {face}, but."

    def on_near_missed(self, seat: int, face: int, *_: object) -> str:
        """A miss from near."""
        return f"{self.who(seat)} tire de près : {face}, à côté."

    def on_far_scored(self, seat: int, face: int, *_: object) -> str:
        """A goal from far."""
        return f"{self.who(seat)} tire de loin : {face}, un but qui compte triple !"

    def on_far_missed(self, seat: int, face: int, *_: object) -> str:
        """A miss from far."""
        return f"{self.who(seat)} tire de loin : {face}, trop court."

    def on_one_more(self) -> str:
        """Level, at a table that plays on."""
        return "Égalité : chacun tire encore une fois."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne, {max(home, away)} à {min(home, away)}."

    def on_drawn(self) -> str:
        """A draw."""
        return "Égalité après cinq tirs chacun : match nul."

    # Questions and choices

    def ask_toss(self, ask: Ask) -> str:
        """A die for the toss."""
        return f"{self.who(ask.seat)} lance le dé : le plus haut tire en premier."

    def ask_kick(self, ask: Ask) -> str:
        """Near or far."""
        return f"D'où tire {self.who(ask.seat)} ?"

    def ask_near(self, ask: Ask) -> str:
        """A kick from near."""
        return f"{self.who(ask.seat)} tire de près : but à partir de 3."

    def ask_far(self, ask: Ask) -> str:
        """A kick from far."""
        return f"{self.who(ask.seat)} tire de loin : but à partir de 5."

    def opt_near(self, *_: object) -> str:
        """To kick from near."""
        return "De près (3 ou plus)"

    def opt_far(self, *_: object) -> str:
        """To kick from far."""
        return "De loin (5 ou 6, compte 3)"

    def bar_far(self, *_: object) -> str:
        """No third kick from far."""
        return "On n'a que deux tirs de loin par match."

    # What may happen, in a list of odds

    def out_nothing(self) -> str:
        """None of the others."""
        return "rien de plus"

    def out_starts(self, seat: int) -> str:
        """Who kicks first."""
        return f"{self.who(seat)} tire en premier"

    def out_toss_tied(self) -> str:
        """A tie."""
        return "égalité, on relance"

    def out_near_scored(self) -> str:
        """A goal from near."""
        return "but"

    def out_near_missed(self) -> str:
        """A miss from near."""
        return "à côté"

    def out_far_scored(self) -> str:
        """A goal from far."""
        return "un but qui compte triple"

    def out_far_missed(self) -> str:
        """A miss from far."""
        return "trop court"

    def out_one_more(self) -> str:
        """Play goes on."""
        return "un tir de plus chacun"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne"

    def out_drawn(self) -> str:
        """A draw."""
        return "match nul"

    # The match sheet

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    def short_near_scored(self, _: int, face: int, *__: object) -> str:
        """A goal from near."""
        return f"De près, {face} : but"

    def short_near_missed(self, _: int, face: int, *__: object) -> str:
        """A miss from near."""
        return f"De près, {face} : à côté"

    def short_far_scored(self, _: int, face: int, *__: object) -> str:
        """A goal from far."""
        return f"De loin, {face} : but"

    def short_far_missed(self, _: int, face: int, *__: object) -> str:
        """A miss from far."""
        return f"De loin, {face} : trop court"

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return french(_SWITCHES[key])

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        return french(_SETTINGS[key, value])

    # What cannot be

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"Dans ce match, « {field} » ne peut pas valoir {value} : il faut {needed}."

    def no_not_tossed(self) -> str:
        """Kicks before the toss."""
        return "Personne ne tire encore en premier : il n'y a donc pas eu de tir."

    def no_tossed_already(self) -> str:
        """A toss in the middle of a match."""
        return "On sait déjà qui tire en premier dans ce match."

    def no_no_kick_now(self) -> str:
        """A kick before the toss or after the end."""
        return "Il n'y a pas de tir à jouer : on ne sait pas qui commence, ou le match est fini."

    def no_audit_goals(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Goals lost or made up."""
        return f"Le score dit {stated[0]} à {stated[1]}, les tirs font {counted[0]} à {counted[1]}."
