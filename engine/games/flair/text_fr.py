"""Les mots français de French Flair : questions, choix, feuille de match, règles maison et impossibilités."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.core.text_fr import french
from engine.games.flair.asks import Hand
from engine.games.flair.cells_fr import FrenchCells
from engine.games.flair.exits import GROUPED
from engine.games.flair.grammar import STARTS
from engine.games.flair.match_fr import FrenchMatch
from engine.games.flair.odds_fr import FrenchOdds
from engine.games.flair.refusals_fr import FrenchRefusals

_PARTS = {"first-half": "Première période", "second-half": "Seconde période"}
_THROWS = {
    "kick-off": "pour l'engagement",
    "drop-out": "pour le renvoi",
    "kick": "pour le coup de pied",
    "touch": "pour le coup de pied en touche",
    "drop": "pour le drop",
    "run": "pour la course",
    "penalty-kick": "pour le tir au but",
    "penalty-touch": "pour la pénaltouche",
    "scrum": "pour la mêlée",
    "line-out": "pour la touche",
    "conversion": "pour la transformation",
}
_WAYS = {
    "advance": "{0} : avancée de {1} m",
    "on": "{0} : {1} m et la passe",
    "run": "{0} : course",
    "kick": "{0} : jeu au pied",
    "touch": "{0} : coup de pied en touche",
    "drop": "{0} : drop",
    "relay": "{0} : relayeur",
    "maul": "{0} : dans le maul",
    "fix": "{0} : point de fixation",
}
_WITH = {
    "tackle-card": "Plaquer avec le {0}",
    "forced-card": "Plaquer avec le {0}",
    "contest-card": "Contester avec le {0}",
    "clear-out-card": "Déblayer avec le {0}",
    "discard": "Défausser le {0}",
}
_GROUPS = {
    "ruck": "d'un ruck",
    "scrum": "d'une mêlée",
    "line-out": "d'une touche",
    "maul": "d'un maul",
    "fixing": "d'un point de fixation",
}
_AGAINST = {
    "flair.run.metres": "La course conclut une combinaison ou se joue en relance, jamais seule.",
    "flair.exits.groupings": "Derrière un regroupement, les numéros 10 à 15 attendent un 9 ou un relayeur.",
    "flair.scrum.front-five": "Après une mêlée, les numéros 1 à 5 y sont encore.",
    "flair.exits.relay-nine": "Un relayeur a été joué : aucun 9 n'entre dans cette combinaison.",
    "flair.combinations.model": "Le drop se joue seul ou juste après la première carte, et une passe veut un preneur.",
    "flair.combinations.forwards": "Une suite d'avants monte de numéro en numéro, sur trois cartes au moins avec le 9.",
    "flair.combinations.backs": "Une combinaison d'arrières va du 9 au 15, jamais deux fois de suite le même numéro.",
    "flair.combinations.link": "Du 9 à un arrière sans le 10, c'est une liaison : deux cartes, et pas de course.",
    "flair.exits.scrum-exit": "Le 8 donne au 9, qui conclut, lance un arrière à la course ou continue vers le 10.",
    "flair.relaunch.relaunch": "En relance, jamais deux fois de suite le même numéro.",
    "flair.penalty.tap": "Une pénalité à la main commence par le 9, ou par un relayeur à sa place.",
    "flair.maul.two-cards": "Un maul demande deux numéros de 1 à 8, après un gain en touche.",
    "flair.fixing.point": "Un point de fixation demande deux numéros de 1 à 5, à la suite d'un ruck seulement.",
    "flair.cards.abilities": "Ce numéro ne sait pas faire cela.",
    "flair.advance.ten-metres": "Ce numéro ne peut pas avancer ici.",
    "flair.exits.relay": "Un relayeur doit avoir à qui transmettre.",
}
_SWITCHES = {
    "clock": "Qu'est-ce qui mesure les dix minutes d'une période ?",
    "interception": "Jusqu'où file une interception ?",
    "ruck-relay": "Un arrière peut-il avancer directement depuis un ruck ?",
    "scrum-exit": "De combien avance le 9 d'une sortie de mêlée avant de passer ?",
    "maul": "Combien de cartes demande un maul ?",
    "touch-over": "Et une pénaltouche qui dépasse la ligne d'en-but ?",
    "short-kick-off": "Et un engagement de moins de 10 m ?",
}
_SETTINGS = {
    ("clock", "actions"): "Le temps du match : cinq secondes par carte ou lancer",
    ("clock", "real"): "Une montre, comme imprimé",
    ("interception", "fives"): "Cinq mètres par point",
    ("interception", "metres"): "Un mètre par point",
    ("ruck-relay", "free"): "Oui, pour une avancée de 10 m",
    ("ruck-relay", "strict"): "Non, d'abord un 9 ou un relayeur",
    ("scrum-exit", "5"): "De 5 mètres",
    ("scrum-exit", "10"): "De 10 mètres",
    ("maul", "two-a-phase"): "Deux par phase, deux phases au plus",
    ("maul", "two-in-all"): "Deux en tout, chacune étant une phase",
    ("touch-over", "drop-out"): "Un renvoi aux 22",
    ("touch-over", "scrum"): "Une mêlée à l'endroit du coup de pied",
    ("short-kick-off", "play-on"): "Le jeu continue",
    ("short-kick-off", "retake"): "Il est à refaire",
}


class FlairFrench(FrenchMatch, FrenchOdds, FrenchRefusals, FrenchCells):
    """French Flair en français."""

    def title(self) -> str:
        """The name of the game."""
        return "French Flair"

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        """Every sentence has French spaces."""
        return french(super()._say(prefix, key, *facts))

    def option(self, ask: Ask, option: str) -> str:
        """Every label too."""
        return french(super().option(ask, option))

    def barred(self, ask: Ask, option: str) -> str:
        """And every reason."""
        return french(super().barred(ask, option))

    def cell(self, events: Iterable[Event]) -> str:
        """And every cell."""
        return french(super().cell(events))

    def refusal(self, why: Refusal) -> str:
        """And every refusal."""
        return french(super().refusal(why))

    # Questions

    def ask_opening(self, ask: Ask) -> str:
        """A die for the kick-off."""
        return f"{self.who(ask.seat)} lance un dé : le plus haut donne le coup d'envoi."

    def ask_dice(self, ask: Ask, what: str) -> str:
        """One die or two."""
        return french(f"{self.who(ask.seat)} : un dé ou deux {_THROWS[what]} ?")

    def ask_thrown(self, ask: Ask) -> str:
        """The throw itself."""
        return f"{self.who(ask.seat)} lance {_THROWS[ask.name]}."

    ask_kick_off = ask_drop_out = ask_kick = ask_touch = ask_drop = ask_run = ask_thrown
    ask_penalty_kick = ask_penalty_touch = ask_scrum = ask_line_out = ask_conversion = ask_thrown

    def ask_card(self, ask: Ask) -> str:
        """A card to draw."""
        return f"{self.who(ask.seat)} pioche une carte."

    def ask_discard(self, ask: Ask) -> str:
        """A card too many."""
        return f"Quelle carte défausser pour {self.who(ask.seat)}, afin d'en garder six ?"

    def ask_attack(self, ask: Ask) -> str:
        """A card in attack."""
        point = ask.point if isinstance(ask, Hand) else ""
        if point in GROUPED:
            return f"{self.who(ask.seat)} a le ballon à la sortie {_GROUPS[GROUPED[point]]} : quelle carte ?"
        if not point or point in STARTS:
            return f"{self.who(ask.seat)} a le ballon : quelle carte ?"
        return f"La combinaison continue : quelle carte pour {self.who(ask.seat)} ?"

    def ask_tackle_card(self, ask: Ask) -> str:
        """To tackle or not."""
        return f"Plaquage {self.of(ask.seat)} ?"

    def ask_forced_card(self, ask: Ask) -> str:
        """A tackle by default."""
        return f"Plaquage gagné d'office : quelle carte {self.who(ask.seat)} y met ?"

    def ask_tackle(self, ask: Ask) -> str:
        """The defence's dice."""
        return f"{self.who(ask.seat)} plaque et lance deux dés : un double intercepte."

    def ask_carrier(self, ask: Ask) -> str:
        """The attack's dice."""
        return f"{self.who(ask.seat)} répond au plaquage avec deux dés : un double y échappe."

    def ask_contest_card(self, ask: Ask) -> str:
        """To contest or not."""
        return f"Conteste {self.of(ask.seat)} ?"

    def ask_contest(self, ask: Ask) -> str:
        """The die of a contest."""
        return f"{self.who(ask.seat)} lance un dé, qui doit tomber dans la zone."

    def ask_clear_out_card(self, ask: Ask) -> str:
        """To clear out or not."""
        return f"Déblayage {self.of(ask.seat)} ?"

    def ask_clear_out(self, ask: Ask) -> str:
        """The die of a clear-out."""
        return f"{self.who(ask.seat)} lance un dé, qui doit tomber dans la nouvelle zone."

    def ask_offside(self, ask: Ask) -> str:
        """Advantage or penalty."""
        return f"Hors-jeu {self.of(1 - ask.seat)} : {self.who(ask.seat)} joue l'avantage ?"

    def ask_penalty(self, ask: Ask) -> str:
        """What to do with a penalty."""
        return f"Pénalité : qu'en fait {self.who(ask.seat)} ?"

    def ask_received(self, ask: Ask) -> str:
        """A kick near one's own line."""
        return f"Que fait {self.who(ask.seat)} du ballon ?"

    def ask_mark(self, ask: Ask) -> str:
        """The kick of a mark."""
        return f"Après la marque, où tape {self.who(ask.seat)} ?"

    # Choices

    def opt_one(self, *_: object) -> str:
        """One die."""
        return "Un dé"

    def opt_two(self, *_: object) -> str:
        """Two dice."""
        return "Deux dés"

    def opt_end(self, *_: object) -> str:
        """To end the half."""
        return "Finir la période"

    def opt_time(self, *_: object) -> str:
        """The watch says ten minutes."""
        return "Les dix minutes sont passées"

    def opt_none(self, *_: object) -> str:
        """No card."""
        return "Aucune carte jouable"

    def opt_stop(self, *_: object) -> str:
        """No more fixing points."""
        return "Plus de point de fixation"

    def opt_pass(self, *_: object) -> str:
        """No attempt on the ball."""
        return "Laisser le ballon"

    def opt_tackle_card_pass(self, *_: object) -> str:
        """No tackle."""
        return "Laisser passer"

    def opt_advantage(self, *_: object) -> str:
        """Play on."""
        return "Jouer, avec une carte de plus"

    def opt_penalty(self, *_: object) -> str:
        """Take the penalty."""
        return "Prendre la pénalité"

    def opt_kick(self, *_: object) -> str:
        """At goal."""
        return "Tirer au but"

    def opt_mark_kick(self, *_: object) -> str:
        """Into play."""
        return "Jouer au pied"

    def opt_touch(self, *_: object) -> str:
        """To touch."""
        return "Taper en touche"

    def opt_tap(self, *_: object) -> str:
        """By hand."""
        return "Jouer à la main"

    def opt_play(self, *_: object) -> str:
        """Play on."""
        return "Jouer"

    def opt_mark(self, *_: object) -> str:
        """A mark."""
        return "Demander la marque"

    def opt_touch_down(self, *_: object) -> str:
        """Down."""
        return "Aplatir"

    def way(self, number: int, way: str, metres: int) -> str:
        """A card in attack."""
        return _WAYS[way].format(number, metres)

    def with_card(self, name: str, card: str) -> str:
        """A card in defence."""
        return _WITH[name].format(card)

    def against(self, rule: str) -> str:
        """Why not."""
        return _AGAINST[rule]

    def card(self, card: str) -> str:
        """A card by its number."""
        return card

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return french(_SWITCHES[key])

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        return french(_SETTINGS[key, value])
