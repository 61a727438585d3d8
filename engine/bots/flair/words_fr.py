"""Comment pensent les joueurs artificiels de French Flair, en français."""

from __future__ import annotations

from engine.core.text_fr import french

_EASY = {
    "more-dice": "Lance deux dés dès qu'il le peut, alors qu'un seul gagne plus de mêlées, de touches et de "
    "transformations.",
    "less-dice": "Engage de temps en temps avec un seul dé, et le ballon quitte à peine le milieu du terrain.",
    "one-card-at-a-time": "Joue carte après carte là où un relayeur lancerait la ligne, et se fait plaquer à chacune.",
    "short-line": "Lance bien ses combinaisons, mais ne voit pas plus loin que deux passes.",
    "headlong": "Part à la course dès qu'il le peut, de n'importe où et toujours à deux dés.",
    "hopeful-shot": "Tente sa chance dès qu'il aperçoit les poteaux, au mauvais moment ou de trop loin.",
    "whistle-first": "Réclame toujours la pénalité, même quand laisser jouer aurait donné l'essai.",
    "safety-first": "Fait la marque ou aplatit dès qu'il en a le droit, et rend le ballon.",
    "saved-tackle": "Garde ses dernières cartes au lieu de plaquer, alors qu'un ballon repris lui en rendrait six.",
    "strong-card": "Plaque avec son plus grand numéro, comme si cela comptait, et le regrette à l'attaque suivante.",
    "timid": "Ne conteste que presque à coup sûr, et laisse tous les autres ballons à l'adversaire.",
    "plays-on": "Oublie le chrono, et continue alors que la période pourrait être finie.",
}

_MEDIUM = {
    "kick-long": "Engagez et renvoyez à deux dés : le ballon va plus loin, et un double peut même vous le rendre.",
    "one-die": "Quand vous lancez en premier dans un duel, prenez un seul dé : l'égalité est pour vous, et à un dé "
    "elle est plus fréquente.",
    "run-on-two": "À quinze mètres ou plus, courez à deux dés : le plus grand compte, et un double ne se plaque pas.",
    "run-on-one": "Tout près de la ligne, courez à un dé : un petit chiffre suffit, et un second dé n'apporterait "
    "qu'un risque de [1] en plus.",
    "corner-dice": "Trouvez la touche à deux dés tant que la ligne est à quarante mètres, à un seul quand elle est "
    "plus proche.",
    "goal-dice": "Tirez au but à deux dés, et à un seul à moins de dix mètres.",
    "mind-the-clock": "Le temps écoulé, finissez la période si vous menez ; sinon, gardez le ballon en main.",
    "take-the-points": "Tirez les pénalités jusqu'à quarante mètres et tentez le drop à un peu plus de vingt : trois "
    "points, et l'adversaire doit vous engager le ballon.",
    "to-the-corner": "De plus loin, jouez la pénaltouche : la remise en jeu reste à vous.",
    "play-advantage": "Jouez l'avantage quand la prochaine carte marque ou quand les poteaux sont trop loin : vous n'y "
    "perdez rien.",
    "counter-attack": "Relancez les coups de pied, même derrière votre ligne : six cartes en relance mènent loin.",
    "tackle": "Plaquez toujours, un lancer sur six intercepte ; dépensez les petits numéros et gardez les 9 et les 10.",
    "contest-wide": "Contestez ou déblayez quand la zone couvre au moins trois valeurs sur six.",
    "let-go": "Laissez filer quand la zone est plus étroite, sauf en veine : en dehors, c'est la pénalité.",
    "cross-the-line": "À moins de dix mètres, toute avancée franchit la ligne : jouez la carte la moins utile.",
    "maul": "Après un gain en touche près de la ligne, formez un maul : rien n'arrête deux avants, et la carte "
    "suivante marque.",
    "pick-and-go": "Quand les cartes manquent, jouez un point de fixation à la sortie du ruck : cinq mètres sûrs, et "
    "six cartes de nouveau en main.",
    "relay-in-the-22": "Dans les 22 mètres, un relayeur d'abord, qu'on ne plaque pas, puis le 10 à la course.",
    "run-for-the-line": "Dans les 22 mètres, courez : toute autre carte peut être plaquée, celle qui franchit la ligne "
    "non.",
    "last-cards": "Avec deux cartes en main, trouvez la touche : ballon rendu, peut-être, mais loin de votre ligne. "
    "Avec une seule, sur cette ligne, aplatissez : vous en aurez six nouvelles.",
    "pass-on": "Hors des 22 mètres, faites vivre le ballon : en combinaison, chaque carte avance de dix mètres sans "
    "plaquage possible.",
    "relay": "Sans 9, sacrifiez une carte comme relayeur si les arrières ou une suite d'avants peuvent enchaîner.",
    "run-to-end": "Concluez une combinaison par une course : elle va deux fois plus loin qu'une avancée, et l'une "
    "comme l'autre sera plaquée.",
    "short-step": "Si rien de mieux ne reste, avancez avec la carte dont vous vous passerez le plus facilement.",
}

EASY = {name: french(sentence) for name, sentence in _EASY.items()}
MEDIUM = {name: french(sentence) for name, sentence in _MEDIUM.items()}
HARD = french(
    "Imagine les mains que vous pouvez avoir, prolonge plusieurs fois chacune de ses cartes d'après les principes "
    "ci-dessus, l'audace en plus, et joue celle qui s'en sort le mieux ; il pèse le score, le terrain et "
    "le temps restant."
)
