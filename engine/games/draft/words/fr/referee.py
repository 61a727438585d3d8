"""Ce qu’on dit à l’arbitre de Draft Football, en français."""

from __future__ import annotations

from engine.core.moment_words import MomentWords
from engine.core.text_fr import french

WORDS = MomentWords(
    moments={
        "answer": "Répondre à la carte du dessus",
        "go-on": "Poursuivre sur sa propre carte",
        "shot": "Un tir : la carte verte sur le dessus",
        "foul": "Une faute : la carte rouge",
        "engage": "Un engagement",
        "pick": "Choisir une carte à la draft",
        "deal": "Retourner les cartes de la draft",
        "refill": "Piocher jusqu’à six après un but",
    },
    fields={
        "top": "La carte du dessus",
        "top_seat": "Qui l’a posée ?",
        "goes_on": "Ce camp poursuit : personne n’a répondu",
        "hands": "Mains",
        "goals": "Buts, en cartes devant chaque camp",
        "yellows": "Cartons jaunes devant chaque camp",
        "part": "Partie du match",
        "minute": "Minute",
        "discard": "Cartes déjà jouées",
        "under": "Cartes glissées sous la pile",
        "open": "Cartes de chaque main que l’autre camp a vues",
        "played": "Cartes posées dans cette partie",
        "actor": "À qui d’agir ?",
        "engager": "Qui engage cette partie du match ?",
        "restart": "Cet engagement suit un but, accordé ou refusé",
        "row": "Les cartes visibles",
        "due": "Qui pioche, dans l’ordre ?",
    },
    hints={
        "discard": "Toutes les autres sont dans la pile.",
        "under": "Dans l’ordre où elles y ont été mises.",
        "open": "Ce nombre, à partir de la gauche.",
    },
    values={
        "due": {"0": "{0}", "1": "{1}"},
        "part": {
            "first-half": "première mi-temps",
            "second-half": "seconde mi-temps",
            "extra-1": "prolongation, première partie",
            "extra-2": "prolongation, seconde partie",
            "golden-goal": "but en or",
        },
    },
    parts={"discard": ("",), "under": ("",)},
).set_in(french)
