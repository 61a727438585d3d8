"""Ce qui guide les joueurs automatiques de New Game, en français."""

from __future__ import annotations

from engine.core.text_fr import french

EASY = {
    "safe": french("Il tire de près tant qu'il n'est pas mené, et rentre chez lui avec des tirs de loin inutilisés."),
    "hurry": french("Il tire de loin dès qu'il a un seul but de retard, alors que rien ne presse."),
}
"""The mistakes of a beginner."""
MEDIUM = {
    "use-them-up": french("Un tir de loin ne vaut plus rien après le dernier tir : prenez-les tant qu'il en reste."),
    "far-behind": french("Avec deux buts de retard ou plus, tirez de loin : un par un, cela ne suffira pas."),
    "near-first": french("Sinon, tirez de près, et gardez les tirs de loin jusqu'à savoir ce qu'il vous faut."),
}
"""The rules of thumb of a club player."""
HARD = french(
    "Il joue le match jusqu'au bout à partir de chaque choix, des centaines de fois, et prend celui qui gagne le plus."
)
"""How the one that looks ahead thinks."""
