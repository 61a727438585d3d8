"""Les mots français des joueurs automatiques des dés de rugby TOMY."""

from __future__ import annotations

from engine.core.text_fr import french

EASY = {
    "first-that-comes": french(
        "Il prend la première combinaison venue sans regarder la feuille, même quand trois points ne peuvent plus le "
        "sauver."
    ),
    "spurned-kick": french(
        "Un drop dès la première tentative ? Il lui arrive de rejeter ces points-là, dans l'espoir d'un essai."
    ),
    "two-alike": french(
        "Il s'accroche à deux dés pareils, comme on le fait à d'autres jeux, alors que deux Ballons ne mènent à rien."
    ),
    "tries-only": french("Il ne rêve que d'essais : un Pied et les Poteaux sont relancés, même côte à côte."),
    "third-forgotten": french("De temps en temps il s'arrête après deux tentatives, et oublie qu'il lui en reste une."),
    "white-die": french("Le dé blanc le démange : il le lance toujours, même quand il mène."),
    "kicks-let-through": french(
        "Il ne lance le dé rouge que contre les essais, comme si trois points par-ci par-là ne comptaient pas."
    ),
}
"""The mistakes of a beginner."""
MEDIUM = {
    "take-score": french("Prenez ce qui marque : ce qu'on relance est perdu, et les dés le ramènent rarement."),
    "one-short": french(
        "S'il ne manque qu'un dé à deux autres pour marquer, gardez les deux et relancez le troisième ; entre deux "
        "paires de ce genre, gardez celle que plus de faces complètent, ou qui rapporte davantage."
    ),
    "best-die": french(
        "Si aucune paire ne va ensemble, gardez le dé qui peut encore servir le plus : un Joueur pour un essai, un "
        "Pied ou les Poteaux pour un coup de pied."
    ),
    "fresh-throw": french(
        "Si rien ne va, reprenez les trois dés : un Ballon revient vite, et un Carton n'est bon à rien."
    ),
    "only-a-try": french(
        "À votre dernier lancer, avec plus de trois points de retard, un coup de pied ne sert plus à rien : "
        "relancez-le, et ne gardez que ce qui mène à un essai."
    ),
    "keep-bonus": french(
        "Après un essai bonus, gardez les points, sauf s'il vous en faut absolument plus : en moyenne le dé blanc ne "
        "donne ni ne prend, il rend seulement le match plus fou."
    ),
    "white-die": french(
        "Si un essai bonus ne suffit pas à vous ramener à hauteur, lancez le dé blanc : un match plus fou, c'est ce "
        "qu'il vous faut."
    ),
    "red-die": french(
        "Lancez toujours le dé rouge : il annule les points une fois sur trois, et ne coûte un avertissement qu'une "
        "fois sur six."
    ),
}
"""The rules of thumb of a club player."""
HARD = french(
    "Il calcule : toutes les façons dont les dés de ce lancer peuvent tomber, avec le meilleur choix après chacune, et "
    "pour les lancers à venir une table qui dit combien de fois chaque avance tient jusqu'au bout. Il veut gagner le "
    "match, pas faire des points : devant il joue la prudence, derrière il prend des risques."
)
"""How the best player thinks."""
