"""Ce qu’on dit à l’arbitre de Scrumball Rugby, en français."""

from __future__ import annotations

from engine.core.moment_words import MomentWords
from engine.core.text_fr import french

WORDS = MomentWords(
    moments={
        "card": "Une carte dans le jeu ouvert",
        "tackle": "Un plaquage",
        "ruck": "Un ruck et son conteste",
        "interception": "Une interception",
        "kick": "Un coup de pied dans le jeu",
        "drop": "Un drop",
        "touch": "Un coup de pied en touche",
        "scrum": "Une mêlée",
        "line-out": "Une touche",
        "maul": "Un maul",
        "penalty": "Une pénalité",
        "conversion": "Une transformation",
        "kick-off": "Un coup d’envoi",
        "drop-out": "Un renvoi aux 22",
        "mark": "Une marque",
        "substitution": "Un remplacement",
        "draw": "Piocher des cartes",
        "opening": "Le lancer pour le coup d’envoi",
    },
    fields={
        "hand": "Qui a le ballon ?",
        "scrum.hand": "Qui introduit ?",
        "line-out.hand": "Qui lance en touche ?",
        "penalty.hand": "À qui la pénalité ?",
        "conversion.hand": "Qui a marqué l’essai ?",
        "kick-off.hand": "Qui donne le coup d’envoi ?",
        "drop-out.hand": "Qui renvoie ?",
        "mark.hand": "Qui a demandé la marque ?",
        "ball": "Où est le ballon ?",
        "hands": "Mains",
        "score": "Score",
        "half": "Période",
        "seconds": "Chronomètre",
        "drawn": "Cartes piochées dans cette période",
        "advantage": "Qui joue l’avantage ?",
        "mark": "Marque de l’avantage",
        "subs": "Remplacements restants",
        "first": "Qui a donné le coup d’envoi ?",
        "played": "Cartes déjà jouées",
        "phases": "Phases de ce maul",
        "due": "Cartes encore à piocher",
        "bench": "À qui propose-t-on un remplacement ?",
    },
    hints={
        "ball": "De 0, la ligne que défend {0}, à 100, celle que défend {1} ; au-delà, 10 m d’en-but.",
        "mark": "Dans les mêmes mètres que le ballon.",
        "drawn": "Laissé vide, on compte les mains et les cartes jouées.",
        "played": "Toutes les autres sont dans la pioche.",
        "seconds": "Minutes et secondes de cette période : 7:30.",
    },
    values={
        "half": {"1": "première période", "2": "seconde période"},
        "phases": {"0": "aucune encore", "1": "déjà une"},
        "bench": {"2": "aux deux camps", "1": "au seul camp sans ballon"},
    },
).set_in(french)
