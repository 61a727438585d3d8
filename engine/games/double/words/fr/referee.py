"""Ce qu’on dit à l’arbitre de 5-3-Double !, en français."""

from __future__ import annotations

from engine.core.moment_words import MomentWords
from engine.core.text_fr import french

WORDS = MomentWords(
    moments={
        "throw": "Un lancer des deux dés",
        "penalty": "Un 3 : la pénalité",
        "try": "Un 5 : l’essai et sa transformation",
        "fault": "Un double 1 : la faute",
        "drop": "Un double 3 : le drop",
        "counter": "Un double 4 : la contre-attaque",
        "opening": "Le lancer pour le coup d’envoi",
    },
    fields={
        "hand": "À qui la main ?",
        "half": "Période",
        "minute": "Minute",
        "score": "Score",
        "yellow": "Cartons jaunes, donnés à la minute",
        "red": "Cartons rouges",
        "first": "Qui a donné le coup d’envoi ?",
        "spent": "Jaunes finis à la mi-temps",
    },
    hints={
        "minute": "Celle où commence cette action.",
        "yellow": "Un nombre par carton : 12 15. Ceux qui ont expiré peuvent y rester.",
        "spent": "En seconde période : ceux qui ont expiré dans la première. Ils se notent ici, non plus haut.",
        "first": "L’autre joueur commence la seconde période. Laissé vide : {0}, sauf si la minute dit le contraire.",
    },
    values={"half": {"1": "première période", "2": "seconde période"}},
).set_in(french)
