"""Ce qui guide les joueurs automatiques de 5-3-Double!, en français."""

from __future__ import annotations

from engine.core.text_fr import french

EASY = {
    "posts-only": french(
        "Il ne regarde que la distance des poteaux : il tire à 3-5 ou à 3-6, joue à 3-2, sans un coup d'œil au score "
        "ni à l'horloge."
    ),
    "tempted": french("Devant un 3-4, il hésite, et tente une fois sur deux ce tir à pile ou face."),
    "panic": french(
        "À plus d'un essai transformé de retard, il refuse tous les tirs au but et laisse filer les minutes en rêvant "
        "d'essais."
    ),
    "every-duel": french(
        "Il ne refuse jamais un duel après une faute, alors que le tireur en perd plus qu'il n'en gagne."
    ),
    "every-drop": french(
        "Il tente toujours le drop, même quand trois points ne servent à rien ou que la main vaut mieux."
    ),
}
"""The mistakes of a beginner."""
MEDIUM = {
    "final-whistle": french(
        "Sur la dernière action du match, un tir au but siffle aussi la fin : tirez si vous menez, ou si trois points "
        "gagnent ou sauvent le match avec des chances honnêtes ; sinon, gardez la main et jouez encore."
    ),
    "half-time-whistle": french(
        "Sur la dernière action avant la mi-temps, gardez la main pour une action gratuite de plus, sauf si vous avez "
        "cinq chances sur six de marquer trois points."
    ),
    "ahead": french(
        "Quand vous menez, gardez la main : tant que les dés sont à vous, l'adversaire ne marque guère, et l'horloge "
        "travaille pour vous."
    ),
    "long-shot": french(
        "Avec un 3-2, un 3-4 ou un duel, gardez la main : une action de plus vaut mieux qu'un tir lointain."
    ),
    "last-word": french(
        "Si garder la main mène l'horloge à la dernière minute, gardez-la : la dernière action de la période sera pour "
        "vous."
    ),
    "two-scores-behind": french(
        "À plus de sept points de retard, un essai ne suffira pas : prenez tout de suite un tir bien placé, il est "
        "rapide et laisse du temps pour la suite."
    ),
    "three-behind": french(
        "Avec un à trois points de retard, un tir bien placé vous remet à égalité ou vous fait passer devant : "
        "prenez-le, mais avant la mi-temps seulement sur un 3-6 ou un drop."
    ),
    "try-wanted": french(
        "À égalité, ou avec quatre à sept points de retard, dans les dix dernières minutes : gardez la main et jouez "
        "l'essai."
    ),
    "early-points": french(
        "Quand le temps ne presse pas et que vous ne menez pas, prenez les points d'un 3-6 ou d'un drop, et continuez "
        "à jouer pour tout le reste."
    ),
}
"""The rules of thumb of a club player."""
HARD = french(
    "Il a résolu le match à rebours, depuis la dernière minute, et prend ce qui donne les meilleures chances de "
    "gagner. Chaque minute, chaque point et chaque carton sur la table compte ; seule la durée des cartons encore à "
    "venir est prise en moyenne."
)
"""How the one that has worked the match out thinks."""
