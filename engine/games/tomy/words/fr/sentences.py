"""The sentences of the TOMY rugby dice in French: `{seat}` and `{who}` are a side by its name."""

EVENTS = {
    "roll-off": "Dé vert {who:of} : {face:face}.",
    "roll-off-tied": "Même résultat des deux côtés : on relance.",
    "starts": "{who} commence le match.",
    "return-begins": "Cette fois, {who} commence.",
    "second-half": "Seconde mi-temps : {who} commence.",
    "thrower": "{who} : le prochain lancer sera pour l'équipier {number}.",
    "turn": "{part:part}, lancer {round} : {who:to} de jouer.",
    "shows-bonus-try": "{attempt:ordinal} tentative : {faces:dice}, un essai bonus.",
    "shows-try": "{attempt:ordinal} tentative : {faces:dice}, un essai.",
    "shows-drop": "{attempt:ordinal} tentative : {faces:dice}, un drop.",
    "shows-penalty": "{attempt:ordinal} tentative : {faces:dice}, une pénalité.",
    "shows-in-front": "{attempt:ordinal} tentative : {faces:dice}, une pénalité face aux poteaux.",
    "shows-nothing": "{attempt:ordinal} tentative : {faces:dice}, rien qui marque.",
    "stopped": "{who} s'arrête là, sans marquer.",
    "refused": "{who} refuse {score:the_score} et relance.",
    "turn-over": "Trois tentatives sans marquer : le tour {who:of} est fini.",
    "bonus-try": "{who} marque un essai qui donne droit au dé Bonus.",
    "try": "{who} marque un essai.",
    "drop": "{who} passe un drop.",
    "penalty": "{who} passe une pénalité.",
    "in-front": "{who} tire une pénalité face aux poteaux.",
    "between-posts": "Dé vert : entre les poteaux.",
    "wide": "Dé vert : à côté.",
    "bonus-kept": "{who} laisse le dé blanc et garde {points:numbers} points.",
    "doubled": "Dé blanc : points doublés, {points:numbers} points.",
    "wiped": "Dé blanc : aucun point, l'essai est perdu.",
    "points": "{points:numbers|capitalize} points pour {who}.",
    "let": "{who} laisse le dé rouge de côté.",
    "defence-die": "Dé rouge {who:of} : {face:face}.",
    "tackled": "Plaquage {who:of} : l'essai est annulé.",
    "blocked": "Contre {who:of} : {score:cancelled}.",
    "stands": "Les points sont validés.",
    "warned": "Les points sont validés, et {who} prend un avertissement.",
    "wrong-kind": "Un {face:face} ne peut rien contre {score:a_score} : les points sont validés.",
    "no-defence": "Face aux poteaux, {who} ne peut pas défendre.",
    "two-cards": "{cards:numbers|capitalize} cartons visibles : avertissement pour {who}.",
    "yellow": "Carton jaune pour {who}.",
    "red": "Carton rouge pour {who} : la prochaine manche est perdue, lancer et défense.",
    "third": "{who} a déjà un carton rouge : cet avertissement ne compte pas.",
    "both-red": "Rouge contre rouge : {home:who} et {away:who} gardent un jaune chacun.",
    "cannot-defend": "Suspension {who:of} pendant cette manche : pas de défense possible.",
    "served": "{part:part}, lancer {round} : perdu pour {who}, le carton rouge est purgé.",
    "half-time": "Mi-temps : {team:standing(score)}.",
    "carried": "Les cartons restent en vigueur : {team:held(warnings)}.",
    "full-time": "Fin du temps de jeu : {team:standing(score)}.",
    "extra-time": "{points} partout : prolongation, deux lancers de plus chacun.",
    "shootout": "Toujours à égalité : place aux pénalités, premier tir pour {who}.{team:red_card(warnings)}",
    "shot-in": "Tir {round} {who:of} : entre les poteaux.",
    "shot-wide": "Tir {round} {who:of} : à côté.",
    "shot-let": "{who} laisse le dé rouge de côté : le tir compte.",
    "shot-saved": "Dé rouge {who:of} : {face:face}, le tir est annulé.",
    "shot-stands": "Dé rouge {who:of} : {face:face}. Le tir compte.",
    "still-level": "{made} partout après {number} tirs chacun : encore un chacun.",
    "match-won": "{who} gagne le match, {score:won(shots)}.",
    "next-match": "{number:next}",
    "series-won": "{who} gagne la partie, {wins:numbers} matchs à {losses:losses}.",
    "cup-tie": "{stage:stage} : {team[0]:who} contre {team[1]:who}.",
    "cup-won": "{who} gagne le tournoi !",
}

CELLS = {
    "bonus-try": "essai bonus",
    "try": "essai",
    "drop": "drop",
    "penalty": "pénalité",
    "in-front": "pénalité en face",
    "between-posts": "entre les poteaux",
    "wide": "à côté",
    "doubled": "doublé",
    "wiped": "perdu au dé blanc",
    "tackled": "plaquage",
    "blocked": "contre",
    "stopped": "rien",
    "turn-over": "rien",
    "yellow": "jaune pour {who}",
    "red": "rouge pour {who}",
    "both-red": "rouges annulés",
    "served": "suspension",
    "shot-in": "passé",
    "shot-wide": "à côté",
    "shot-saved": "annulé",
    "points": "{points} points",
    "match-won": "{who}",
}

ASKS = {
    "roll-off": "{seat} lance le dé vert : qui passe seul entre les poteaux commence.",
    "first": "{seat} lance les trois dés bleus : première tentative sur trois.",
    "attempt": "{dice:dice|upper}, {score:lies}, et encore {attempt:left} : que fait {seat} ?",
    "again": "{attempt:ordinal} tentative : {seat} relance {dice:blue}.",
    "posts": "{seat} lance le dé vert : sept points entre les poteaux, sinon cinq.",
    "in-front": "{seat} lance le dé vert : trois points entre les poteaux, sinon aucun.",
    "bonus": "{points:numbers|capitalize} points jusqu'ici : {seat} lance le dé blanc ?",
    "bonus-die": "{seat} lance le dé blanc : points doublés, ou tout perdu.",
    "defence": "{score:a_score|upper}, {points:numbers} points : {seat} lance le dé rouge pour l'empêcher ?",
    "defence-die": "{seat} lance le dé rouge.",
    "shot": "{seat} tire : un seul lancer du dé vert.",
    "save": "Le tir passe : {seat} lance le dé rouge pour l'annuler ?",
    "save-die": "{seat} lance le dé rouge : un plaquage ou un contre annule le tir.",
}

OPTIONS = {
    "score": "{score:take} {score:the_score}",
    "stop": "S'arrêter là",
    "again": "{option:again}",
    "keep": "Garder les {points:numbers} points",
    "throw": "Dé blanc : {points:twice} points ou rien",
    "defend": "Lancer le dé rouge",
    "let": "Laisser faire",
}

OUTCOMES = {
    "nothing": "rien de plus",
    "starts": "{who} commence",
    "roll-off-tied": "même résultat, on relance",
    "shows-bonus-try": "un essai bonus",
    "shows-try": "un essai",
    "shows-drop": "un drop",
    "shows-penalty": "une pénalité",
    "shows-in-front": "une pénalité en face",
    "shows-nothing": "rien qui marque",
    "stopped": "aucun point",
    "between-posts": "entre les poteaux",
    "wide": "à côté",
    "doubled": "points doublés",
    "wiped": "tout est perdu",
    "bonus-kept": "points gardés",
    "let": "pas de défense, points acquis",
    "tackled": "plaquage, essai annulé",
    "blocked": "contre, coup de pied annulé",
    "wrong-kind": "défense sans effet, points validés",
    "stands": "points validés",
    "warned": "points validés et avertissement",
    "cannot-defend": "suspension, donc pas de défense",
    "yellow": "carton jaune pour {who}",
    "red": "carton rouge pour {who}",
    "third": "un avertissement qui ne compte pas",
    "both-red": "deux rouges qui s'annulent",
    "served": "{who} perd un lancer",
    "shot-in": "le tir passe",
    "shot-wide": "tir manqué",
    "shot-let": "pas de défense, le tir compte",
    "shot-saved": "tir annulé",
    "shot-stands": "le tir compte",
    "half-time": "mi-temps",
    "extra-time": "prolongation",
    "shootout": "place aux pénalités",
    "still-level": "toujours à égalité",
    "match-won": "{who} gagne le match",
    "series-won": "{who} gagne la partie",
    "cup-won": "{who} gagne le tournoi",
}

CHOICES = {
    "attempt": "et il reste des tentatives",
    "bonus": "avec ou sans le dé blanc",
    "defence": "puis le choix de l'adversaire",
    "save": "puis le choix de l'adversaire",
}

REFUSALS = {
    "begun-already": "Ce match a déjà commencé.",
    "no-throw-now": "Pas de lancer de dés bleus ici : le match n'a pas commencé, en est aux pénalités, ou est fini.",
    "no-kick-now": "Il n'y a pas de tir à prendre : le match n'en est pas aux pénalités.",
    "nothing-scores": "{dice:dice|upper} : ces dés ne marquent rien, il n'y a rien à prendre.",
    "score-to-take": "Il y a là {score:a_score} : on marque, ou l'on relance des dés.",
    "dice-not-there": "Sur la table : {dice:dice}. On ne relance que ces dés-là.",
    "over-other-score": "La partie s'est terminée sur {last[0]} à {last[1]}, et non {score[0]} à {score[1]}.",
    "over-disagrees": "Ces résultats {over:end} la partie.",
    "decided-already": "La partie était jouée après {matches} matchs : il n'y en a pas d'autre.",
    "fewer-points-won": "Un match fini sur {home} à {away} revient au camp qui a le plus de points.",
    "hand-and-first": "Ou bien quelqu'un a commencé et quelqu'un doit lancer, ou bien ni l'un ni l'autre.",
    "too-early": "Avant le premier lancer d'un match, il n'y a ni points, ni cartons, ni tirs.",
    "not-begun": "Personne n'a commencé ce match : il en est donc encore à son premier lancer.",
    "two-reds": "Deux cartons rouges s'annulent : ils ne peuvent pas être là ensemble.",
    "hand-suspended": (
        "Qui entre dans une manche avec un carton rouge y perd son lancer : il ne peut pas lancer maintenant."
    ),
    "not-serving": (
        "Seul le camp entré dans cette manche avec un carton rouge est suspendu, et c'est l'autre qui lance."
    ),
    "warned-before-throwing": (
        "Avant son lancer, un camp n'est averti qu'en défendant, une fois par manche, et les points restent."
    ),
    "throwers-in-turn": (
        "« throwers » ne peut pas valoir {told[0]} et {told[1]} : les équipiers lancent à tour de rôle, "
        "et c'est à {due[0]} et {due[1]}."
    ),
    "not-level": "{part:part} à {score[0]}-{score[1]} ? Il faut que les scores soient égaux.",
    "no-shots-yet": "Il n'y a de tirs que pendant les pénalités.",
    "shots-in-turn": (
        "Au tir {round}, les camps n'ont pas pu en prendre {first} et {second} : ils tirent à tour de rôle."
    ),
    "shots-decided": "Ces pénalités étaient jouées après {pairs} tirs chacun.",
    "points-by-throws": (
        "« {field} » ne peut pas valoir {points} pour un camp {throws:after} : "
        "un lancer rapporte 3, 5, 7, 10 ou 14 points, ou rien."
    ),
    "match-field": "Dans cette partie, « {field} » ne peut pas valoir {value} : il faut {wanted:wanted(low,high)}.",
    "audit-line": "{part:part}, lancer {round} : cette ligne ne découle pas de ce qui précède.",
    "audit-points": "Le score dit {stated[0]} à {stated[1]}, les lancers font {counted[0]} à {counted[1]}.",
    "audit-cards": (
        "Les camps ont {stated[0]} et {stated[1]} avertissements, il en a été donné {counted[0]} et {counted[1]}."
    ),
    "audit-shots": "Les tirs disent {stated[0]} à {stated[1]}, les lancers font {counted[0]} à {counted[1]}.",
    "audit-matches": "{counted} matchs ont été gagnés, mais {stated} sont notés.",
    "box-unreadable": (
        "« {entry} » n'est pas une ligne de boîte : il faut un nom, le signe égal et ce qui lui revient."
    ),
    "box-unknown": "Une boîte n'a pas de « {name} ».",
    "box-twice": "« {name} » y est deux fois.",
    "box-missing": "« {name} » manque : une boîte a quatre sortes de dés et cinq combinaisons.",
    "box-six": "Le dé {die:colour} doit avoir six faces, pas {faces}.",
    "box-face": "« {face} » n'est pas une face d'un dé {die:colour}.",
    "box-face-missing": "Aucune face du dé {die:colour} ne montre « {face:face} » : il en faut au moins une.",
    "box-three": "{score:a_score|upper} se fait avec trois dés, pas {dice}.",
    "box-impossible": "{score:a_score|upper} demande la face « {face:face} », qu'aucun côté des dés bleus ne montre.",
    "box-same": "{dice:dice|upper} : ce lancer ne peut pas être à la fois {taken:a_score} et {score:a_score}.",
}

FACES = {
    "ball": "ballon",
    "player": "joueur",
    "foot": "pied",
    "posts": "poteaux",
    "card": "carton",
    "in": "entre les poteaux",
    "wide": "à côté",
    "double": "points doublés",
    "nothing": "aucun point",
    "tackle": "plaquage",
    "block": "contre",
    "stand": "points validés",
    "warned": "points validés et avertissement",
}

SCORES = {
    "bonus-try": "essai bonus",
    "try": "essai",
    "drop": "drop",
    "penalty": "pénalité",
    "in-front": "pénalité face aux poteaux",
}

DICE = {
    "blue": "Dés Action (bleus)",
    "green": "Dé Poteaux (vert)",
    "white": "Dé Bonus (blanc)",
    "red": "Dé Défense (rouge)",
}

CARDS = {
    "yellow": "carton jaune",
    "red": "carton rouge",
}

MARKS = {
    "yellow": "J",
    "red": "R",
}

PARTS = {
    "first-half": "Première mi-temps",
    "second-half": "Seconde mi-temps",
    "extra-time": "Prolongation",
    "shootout": "Pénalités",
    "cup": "Le tournoi",
}

TOTALS = {
    "first-half": "Score à la mi-temps",
    "second-half": "Score après les deux mi-temps",
    "extra-time": "Score après la prolongation",
    "shootout": "Tirs passés",
    "cup": "Vainqueur",
}

MATCHES = {
    "1": "Match aller",
    "2": "Match retour",
    "3": "Match d’appui",
}

STAGES = {
    "quarter-final": "Quart de finale",
    "semi-final": "Demi-finale",
    "final": "Finale",
    "winner": "Vainqueur",
}

SWITCHES = {
    "format": "Que joue-t-on ?",
    "players": "Combien de joueurs par camp ?",
    "bonus": "Le dé blanc est-il obligatoire après un essai bonus ?",
    "shootout-defence": "Le dé rouge sert-il pendant les pénalités ?",
    "box": "Avec quels dés joue-t-on ?",
}

SETTINGS = {
    "format/series": "Aller, retour et match d'appui : deux victoires",
    "format/single": "Un seul match",
    "format/cup": "Un tournoi à huit, par élimination",
    "players/1": "Un seul",
    "players/2": "Deux, qui lancent à tour de rôle",
    "players/3": "Trois, qui lancent à tour de rôle",
    "bonus/optional": "Non, au choix de qui a marqué",
    "bonus/compulsory": "Oui, toujours",
    "shootout-defence/off": "Non",
    "shootout-defence/on": "Oui, contre chaque tir qui passe",
    "box/book": "Les dés du livre, reconstitués",
    "box/other": "D'autres dés, tels que quelqu'un les a écrits",
}

WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par camp",
    "points": "un total possible avec des 3, des 5 et des 7",
    "part": "first-half, second-half, extra-time ou shootout",
    "shots": "une liste d'au plus {high} tirs, chacun true ou false",
    "results": "une liste d'au plus {high} matchs",
    "result": "un match : les points des deux camps et le numéro du vainqueur",
    "winner": "l'un des deux qui ont joué, par son numéro de 0 à {high}",
    "true-or-false": "true ou false",
}

NUMBERS = {1: "un", 2: "deux", 3: "trois", 5: "cinq", 7: "sept", 10: "dix", 14: "quatorze"}
"""Numbers in letters."""

PHRASES = {
    "numbers": NUMBERS,
    "ordinal": {1: "Première", 2: "Deuxième", 3: "Troisième"},
    "colour": {"blue": "bleu", "green": "vert", "white": "blanc", "red": "rouge"},
    "the_score": {
        "bonus-try": "l'essai bonus",
        "try": "l'essai",
        "drop": "le drop",
        "penalty": "la pénalité",
        "in-front": "la pénalité face aux poteaux",
    },
    "a_score": {
        "bonus-try": "un essai bonus",
        "try": "un essai",
        "drop": "un drop",
        "penalty": "une pénalité",
        "in-front": "une pénalité face aux poteaux",
    },
    "lies": {
        "": "rien qui marque",
        "bonus-try": "un essai bonus",
        "try": "un essai",
        "drop": "un drop",
        "penalty": "une pénalité",
        "in-front": "une pénalité face aux poteaux",
    },
    "take": {"bonus-try": "Marquer", "try": "Marquer", "drop": "Marquer", "penalty": "Marquer", "in-front": "Tirer"},
    "cancelled": {"drop": "le drop est annulé", "penalty": "la pénalité est annulée"},
    "left": {1: "deux tentatives", 2: "une tentative"},
    "next": {
        2: "Place au match retour.",
        3: "Une victoire partout : match d'appui, et le dé vert désigne de nouveau qui commence.",
    },
    "losses": {0: "zéro", 1: "un"},
    "end": {True: "terminent", False: "ne terminent pas"},
}
