"""Comment décident les joueurs artificiels de Scrumball Rugby, en français."""

from __future__ import annotations

from engine.core.text_fr import french

_EASY = {
    "hoarded-tackle": "Garde ses cartes Plaquage pour défendre sa ligne, et laisse l'attaque y arriver sans effort.",
    "hopeful-interception": "Rêve de la grande interception, la manque cinq fois sur six, et plus personne ne plaque.",
    "wasted-pass-tackle": "Plaque avec la Passe-Plaquage alors qu'un Plaquage attend en main, et manque ensuite de "
    "passes.",
    "shy-at-rucks": "Laisse un ruck parce que le dernier conteste a échoué, si large que soit maintenant la zone.",
    "bold-at-rucks": "Conteste parce qu'il se sent en veine, même quand un seul nombre convient.",
    "tempting-drop": "Ne résiste pas à la carte Drop dès que les poteaux approchent, même avec trois passes en main.",
    "any-card": "Joue la première carte venue, et rend au pied des ballons qui se portaient à la main.",
    "boot-it": "Tape à deux dés parce que loin, c'est mieux, et donne chaque fois le ballon.",
    "two-dice": "Prend deux dés dès qu'il le peut, alors qu'un dé de plus peut toujours montrer un 1.",
    "maul-anywhere": "Joue tous les mauls, même là où cinq mètres ne valent pas le risque d'une pénalité.",
    "goal-from-afar": "Tire toutes les pénalités au but dès que les poteaux sont en vue.",
    "quick-tap": "Joue les autres pénalités à la main, dans la hâte, et oublie la pénal-touche qui l'attendait.",
    "idle-bench": "Oublie le banc, et finit le match avec ses deux remplacements.",
    "forgotten-whistle": "Continue après la limite alors qu'il mène, jusqu'à ne plus mener.",
    "catch-and-run": "Relance tous les ballons, même depuis son propre en-but.",
    "polite": "Ne demande jamais à voir la main d'un adversaire bloqué, par politesse.",
}

_MEDIUM = {
    "free-shot": "Sous avantage, tapez ou tentez le drop tout de suite : en cas d'échec, la pénalité vous ramène au "
    "point de faute.",
    "clear-the-22": "Dans vos 22, la carte Touche d'abord : la touche se joue loin, et vous en volez quatre sur dix.",
    "run-first": "Courez avant de passer : c'est ce qui gagne le plus, un 6 ne se plaque pas, et la défense y use ses "
    "plaquages.",
    "pass-next": "Sans course, passez : dix mètres sûrs, tant que la défense le permet.",
    "pass-tackle-last": "Gardez les Passe-Plaquage pour la fin de l'attaque : ce sont elles qui défendent aussi.",
    "drop-when-dry": "Tentez le drop quand plus aucune carte n'avance, à 35 mètres au plus ; avant cela, jouez "
    "l'essai.",
    "touch-when-dry": "Sans carte pour porter le ballon et avec la moitié du terrain devant vous, trouvez la touche.",
    "kick-when-dry": "Sinon, tapez au sol avec les dernières cartes : un ballon sur deux vous revient.",
    "ground-the-ball": "Aplatissez derrière votre ligne : le renvoi aux 22 est pour vous, et un sur deux vous revient.",
    "end-in-front": "La limite passée, si vous menez et tenez le ballon, finissez le match ; finissez la première "
    "période si leur ligne est loin.",
    "intercept-for-a-try": "Interceptez là où trente mètres font un essai, ou à une table qui compte un 6 sur l'un "
    "des dés ; ailleurs, un plaquage rapporte plus.",
    "tackle-everything": "Plaquez toujours, avec une carte Plaquage d'abord : avec le conteste, plus d'un sur trois "
    "prend le ballon, et la main se remplit.",
    "better-dice": "Comptez avant de lancer : un dé pour une interception, un but à moins de dix mètres et une touche "
    "à moins de cinquante, deux pour le reste.",
    "contest-wide": "Contestez quand la zone couvre trois nombres ou plus : un ballon sur deux est alors pour vous, ou "
    "mieux.",
    "leave-narrow": "Laissez une zone d'un ou deux nombres : un échec donne l'avantage, et donc un coup gratuit.",
    "maul-at-the-line": "Jouez le maul à dix mètres de la ligne ou moins : depuis la ligne même, plus d'un sur deux "
    "marque.",
    "cards-from-afar": "De plus loin, continuez aux cartes : une phase sur sept finit en pénalité contre vous.",
    "take-the-points": "Tirez au but les pénalités jusqu'à 30 mètres : trois points, et l'adversaire doit vous rendre "
    "le ballon au coup d'envoi.",
    "touch-from-afar": "De plus loin, jouez la pénal-touche : vous gagnez les mètres et lancez vous-même.",
    "mind-the-score": "Quand le match peut finir à tout moment, demandez-vous ce qu'il vous faut : le drop si trois "
    "points suffisent, sinon le ballon en main.",
    "keep-the-kick-off": "Donnez le coup d'envoi à un dé : avec 1, 2 ou 3, le ballon reste à vous.",
    "kick-in-front": "Tapez au sol plutôt qu'en chandelle : la chandelle donne presque toujours le ballon, le coup de "
    "pied au sol une fois sur deux.",
    "play-on": "Ne demandez pas la marque dans vos 22 : six cartes en main mènent plus loin qu'un coup de pied.",
    "fresh-cards": "Changez des cartes quand rien dans votre main ne plaque, celles du jeu au pied en premier.",
    "save-the-bench": "Laissez tranquille une main qui plaque : vous n'avez que deux remplacements, et de pires mains "
    "viendront.",
    "look": "Demandez à voir la main d'un adversaire bloqué : cela ne coûte rien.",
}

_HARD = (
    "Distribue de bien des façons les cartes qu'il ne voit pas, joue chaque donne quelques coups plus loin avec les "
    "habitudes du joueur de club des deux côtés, et pèse le score, le terrain et les mains qui en sortent, au regard "
    "des cartes qui restent à piocher."
)

EASY = {mistake: french(said) for mistake, said in _EASY.items()}
MEDIUM = {habit: french(said) for habit, said in _MEDIUM.items()}
HARD = french(_HARD)
