"""Ce qui guide les joueurs de Draft Football, en français."""

from __future__ import annotations

from engine.core.text_fr import french

EASY = {
    "no-midfield": "Choisit les tirs, puis les tirs repoussés, et oublie qui récupère le ballon entre les deux.",
    "first-in-the-row": "Quand il n'en reste plus, prend la première carte de la rangée.",
    "shoots-on-sight": (
        "Tire dès qu'une verte convient, même face à quelqu'un qui a choisi un tir repoussé devant tout le monde."
    ),
    "fouls-gladly": (
        "Pose la rouge quand une interception ou un tir repoussé aurait suffi, et distribue les coups francs."
    ),
    "any-that-fits": "Pose n'importe quelle carte qui convient, sans songer à ce qu'elle permet en face.",
}
MEDIUM = {
    "a-shot-to-begin-with": (
        "Choisissez un tir pour commencer, puis un second plus tard : si le premier est repoussé, l'autre peut suivre."
    ),
    "every-interception": (
        "Prenez toutes les interceptions que vous pouvez : il y en a peu, "
        "et la noire est la seule carte qui réponde à une passe tout en vous laissant poursuivre jusqu'au tir."
    ),
    "a-save-in-hand": (
        "Ayez un tir repoussé en main : seule la blanche arrête un tir, et vous ne la piocherez pas toujours à temps."
    ),
    "fill-up": (
        "Complétez avec des passes et des centres, dont au moins une bleue pour engager, "
        "et laissez les fautes à l'autre."
    ),
    "win-it-back": (
        "Répondez par une interception, sinon par un tir repoussé ; "
        "ne commettez une faute que si rien d'autre ne convient."
    ),
    "shoot-on-the-rebound": (
        "Tirez aussitôt sur le tir repoussé qui vient d'être posé : il y en a un de moins dans cette main."
    ),
    "finish-the-cross": "Tirez quand votre centre est passé : qui n'a pas pu y répondre n'avait aucun tir repoussé.",
    "cross-first": (
        "Centrez avant de passer ou de tirer : un centre fait sortir le tir repoussé de l'autre main, "
        "et si personne n'y répond, votre tir n'a plus à craindre que la chance d'une pioche."
    ),
    "shoot-when-clear": (
        "Sans centre à poser, tirez tant que vous n'avez vu aucun tir repoussé entrer dans l'autre main et y rester."
    ),
    "hold-the-shot": (
        "Gardez votre tir tant que vous savez un tir repoussé dans l'autre main, et passez jusqu'à ce qu'il en sorte."
    ),
}
HARD = (
    "A appris sur des milliers de mi-temps ce que vaut chaque couleur, et choisit une interception avant tout tir. "
    "À chaque choix, imagine des mains et des pioches conformes à ce qu'il a vu, y joue chaque option, et retient "
    "celle qui gagne le plus souvent."
)
EASY = {name: french(sentence) for name, sentence in EASY.items()}
MEDIUM = {name: french(sentence) for name, sentence in MEDIUM.items()}
HARD = french(HARD)
