"""Ce qu’on dit à l’arbitre de New Game, en français."""

from __future__ import annotations

from engine.core.moment_words import MomentWords
from engine.core.text_fr import french

WORDS = MomentWords(
    moments={
        "kick": "Un tir : de près ou de loin ?",
        "near": "Un tir de près",
        "far": "Un tir de loin",
        "toss": "Le lancer pour commencer",
    },
    fields={
        "first": "Qui a tiré en premier ?",
        "kicks": "Tirs déjà faits",
        "score": "Score",
        "far": "Tirs de loin déjà faits",
    },
    hints={"kicks": "Des deux ensemble : c’est ce qui dit à qui est le tour."},
).set_in(french)
