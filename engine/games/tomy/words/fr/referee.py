"""Ce qu’on dit à l’arbitre des dés de rugby TOMY, en français."""

from __future__ import annotations

from engine.core.moment_words import MomentWords
from engine.core.text_fr import french

WORDS = MomentWords(
    moments={
        "turn": "Un tour, avant son premier lancer",
        "again": "Après un lancer : relancer, marquer ou s’arrêter ?",
        "posts": "Un essai : le dé aux poteaux",
        "bonus": "Un essai bonus : le dé blanc",
        "defence": "La défense : le dé rouge",
        "shootout": "Un tir de la séance de tirs",
        "opening": "Le lancer pour commencer",
    },
    fields={
        "hand": "Qui lance ?",
        "shootout.hand": "Qui tire ?",
        "part": "Partie du match",
        "round": "Quel lancer de cette partie ?",
        "shootout.round": "Quel tir ?",
        "score": "Score",
        "warnings": "Avertissements",
        "serving": "Qui est suspendu pendant cette manche ?",
        "first": "Qui a commencé le match ?",
        "shots": "Les tirs déjà tentés",
    },
    hints={
        "warnings": "Un seul est un carton jaune, deux font un rouge.",
        "serving": "Qui y est entré avec un carton rouge. Peut rester vide si les cartons le disent.",
        "first": "Laissé vide : {0}, sauf si le reste dit le contraire.",
    },
    values={
        "part": {"first-half": "première mi-temps", "second-half": "seconde mi-temps", "extra-time": "prolongation"},
        "shots": {"in": "réussi", "wide": "à côté"},
    },
).set_in(french)
