"""The sentences of New Game in French.

`{seat}` is a side by its name, `{other}` the one opposite; other fields are facts, by the names of `events.py`.
A name has no gender: it is never the subject of a participle or an adjective that would have to agree with it. Spaces
and apostrophes are set by the machine, so plain ones will do.
"""

EVENTS = {
    "toss-thrown": "{seat} fait {face}.",
    "toss-tied": "{face} partout : chacun relance.",
    "starts": "{seat} tire en premier.",
    "near-scored": "{seat} tire de près : {face}, but.",
    "near-missed": "{seat} tire de près : {face}, à côté.",
    "far-scored": "{seat} tire de loin : {face}, un but qui compte triple !",
    "far-missed": "{seat} tire de loin : {face}, trop court.",
    "one-more": "Égalité : chacun tire encore une fois.",
    "won": "{seat} gagne, {home:max(away)} à {home:min(away)}.",
    "drawn": "Égalité après cinq tirs chacun : match nul.",
}

CELLS = {
    "near-scored": "De près, {face} : but",
    "near-missed": "De près, {face} : à côté",
    "far-scored": "De loin, {face} : but",
    "far-missed": "De loin, {face} : trop court",
}

ASKS = {
    "toss": "{seat} lance le dé : le plus haut tire en premier.",
    "kick": "D'où tire {seat} ?",
    "near": "{seat} tire de près : but à partir de 3.",
    "far": "{seat} tire de loin : but à partir de 5.",
}

OPTIONS = {
    "near": "De près (3 ou plus)",
    "far": "De loin (5 ou 6, compte 3)",
}

BARRED = {
    "far": "On n'a que deux tirs de loin par match.",
}

OUTCOMES = {
    "nothing": "rien de plus",
    "starts": "{seat} tire en premier",
    "toss-tied": "égalité, on relance",
    "near-scored": "but",
    "near-missed": "à côté",
    "far-scored": "un but qui compte triple",
    "far-missed": "trop court",
    "one-more": "un tir de plus chacun",
    "won": "{seat} gagne",
    "drawn": "match nul",
}

REFUSALS = {
    "not-tossed": "Personne ne tire encore en premier : il n'y a donc pas eu de tir.",
    "tossed-already": "On sait déjà qui tire en premier dans ce match.",
    "no-kick-now": "Il n'y a pas de tir à jouer : on ne sait pas qui commence, ou le match est fini.",
    "match-field": "Dans ce match, « {field} » ne peut pas valoir {value} : il faut {wanted:wanted(low,high)}.",
    "audit-goals": "Le score dit {stated[0]} à {stated[1]}, les tirs font {counted[0]} à {counted[1]}.",
}

PARTS = {
    "match": "Le match",
    "added": "Les tirs ajoutés",
}

SWITCHES = {
    "level": "Et si le score est égal après cinq tirs chacun ?",
}

SETTINGS = {
    "level/draw": "Le match est nul",
    "level/play-on": "Chacun tire encore une fois, jusqu'à ce que le score diffère",
}

WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par joueur",
    "points": "un score possible avec autant de tirs",
}
