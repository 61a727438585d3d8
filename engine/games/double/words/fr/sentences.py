"""The sentences of 5-3-Double! in French: `{seat}` is a side by its name, `{other}` the one opposite."""

EVENTS = {
    "opening-throw": "{seat} fait {face}.",
    "opening-tied": "{face} partout : chacun relance.",
    "starts": "{seat} donne le coup d'envoi, à la minute 1.",
    "second-half": (
        "Seconde période : la main est {seat:to}, à la minute {minute}. Les cartons en cours continuent de compter."
    ),
    "thrown": "Minute {minute} : {seat} lance {faces:dice}.",
    "last-action": "{last:reached(minute)} : c'est la dernière action.",
    "minutes": "{spent:minutes|capitalize} de jeu : minute {minute}, {kept:hand_now(hand)}.",
    "hand-kept": "{seat} garde la main{play_on:kept}.",
    "half-time": "Mi-temps : {names[0]} {home}, {names[1]} {away}.",
    "full-time": "Fin du match : {names[0]} {home}, {names[1]} {away}.",
    "won": "{seat} gagne, {home:max(away)} à {home:min(away)}.",
    "won-on-cards": "Égalité au score : {seat} gagne aux cartons {colour:colours}, {fewer} contre {more} en face.",
    "drawn": "Égalité aux points et aux cartons : match nul.",
    "colour": "{seat} lance {faces:dice} pour la couleur : {colour:reading}.",
    "yellow": "Carton jaune pour {seat}, valable jusqu'à la minute {until}.",
    "red": "Carton rouge pour {seat}, valable jusqu'à la fin du match.",
    "lowered": "{cards:cards|capitalize} en cours : le {x} compte pour {now}.",
    "penalty": "Un 3 : pénalité pour {seat}, avec un {x} à côté.",
    "penalty-card": "Le 6 vaut un carton {other:to}.",
    "penalty-kicked": "Tir {seat:of} : {face}, moins que {x}, trois points.",
    "penalty-missed": "Tir {seat:of} : {face}, pas moins que {x}, c'est manqué.",
    "penalty-kept": "{seat} garde la main, au prix de {x:minutes}.",
    "five-three": "Un 5 et un 3 : pas d'essai, on revient à la pénalité.",
    "try-claimed": "Un 5 : essai {seat:of}, à vérifier avec le {x} d'à côté.",
    "video": "Vidéo : {face}, {granted:granted}.",
    "try-refused": "Pas d'essai pour {seat}.",
    "clear": "{x}, c'est plus que 1 : rien à vérifier.",
    "try": "Essai {seat:of} : cinq points.",
    "converted": "{seat} transforme : {face}, moins que {x}, deux points de plus.",
    "conversion-missed": "{seat} manque la transformation : {face}, pas moins que {x}.",
    "fault": "Double {face} : faute {seat:of}{face:at_fault}. Pénalité pour {other}.",
    "fault-kick": "{seat} tente le tir et fait {face}.",
    "fault-kicked": "{other} fait {answer} : {kick} est plus haut, trois points pour {seat}.",
    "fault-missed": "{other} fait {answer} : {kick} n'est pas plus haut, tir manqué.",
    "fault-kept": "{seat} prend la main plutôt que de tirer.",
    "drop-chance": "Double 3 : drop ou 50-22 pour {seat}.",
    "drop-scored": "{other} lance {faces:dice}, pas de double : drop, trois points pour {seat}.",
    "drop-blocked": "{other} lance {faces:dice}, un double : le drop est contré.",
    "fifty-twenty-two": "{seat} trouve un 50-22 et garde la main.",
    "countered": "Double 4 : {seat} subit un contre, {other} peut marquer un essai.",
    "counter": "{seat} fait {face} pour l'essai.",
    "counter-answer": "{seat} fait {answer} : {answer:duel(face)}.",
    "penalty-try": "{face:penalty} de pénalité, sept points pour {seat}.",
    "penalty-try-card": "Double 6 : un carton pour {other}, puis un essai de pénalité pour {seat}.",
    "turnover": "Ni double, ni 3, ni 5 : {seat} perd le ballon.",
    "knock-on": "1-2 : un en-avant.",
    "into-touch": "1-4 : un pied en touche.",
    "counter-ruck": "1-6 : un contre-ruck.",
    "kicked-away": "2-4 : le ballon est rendu au pied.",
    "interception": "2-6 : une interception.",
    "rip": "4-6 : un arrachage.",
}

CELLS = {
    "fault": "faute",
    "fault-kicked": "{seat} passe la pénalité",
    "fault-missed": "{seat} manque la pénalité",
    "fault-kept": "{seat} prend la main",
    "penalty": "pénalité",
    "penalty-kicked": "passée",
    "penalty-missed": "manquée",
    "penalty-kept": "main gardée",
    "drop-scored": "drop",
    "drop-blocked": "drop contré",
    "fifty-twenty-two": "50-22",
    "countered": "contre {other:of}",
    "try": "essai",
    "try-refused": "pas d'essai",
    "converted": "transformé",
    "conversion-missed": "non transformé",
    "penalty-try": "essai de pénalité",
    "knock-on": "en-avant",
    "into-touch": "pied en touche",
    "counter-ruck": "contre-ruck",
    "kicked-away": "rendu au pied",
    "interception": "interception",
    "rip": "arrachage",
}

ASKS = {
    "opening": "{seat} lance un dé : le plus haut donne le coup d'envoi.",
    "action": "{seat} lance les deux dés.",
    "colour": "{seat} lance deux dés pour la couleur du carton : rouge sur un double.",
    "award": "Pénalité, 3-{x} : qu'en fait {seat} ?",
    "kick": "{seat} relance le 3 : moins que {against} vaut trois points.",
    "video": "Vidéo : {seat} relance le second dé, un nombre pair accorde l'essai.",
    "conversion": "{seat} relance le 5 : moins que {against} transforme l'essai.",
    "fault": "Faute {other:of} : que fait {seat} de la pénalité ?",
    "fault-kick": "{seat} tire : un dé contre celui {other:of}.",
    "fault-answer": "{seat} répond avec un dé : {against} ou plus fait échouer le tir.",
    "three": "Double 3 : drop ou 50-22 pour {seat} ?",
    "drop": "{seat} lance deux dés : un double contre le drop.",
    "counter": "{seat} lance un dé pour l'essai, contre celui {other:of}.",
    "counter-answer": "{seat} répond avec un dé : {against} appelle la vidéo, plus empêche l'essai.",
    "counter-video": "Vidéo : {seat} relance, un nombre pair accorde l'essai.",
    "counter-conversion": "{seat} relance encore : moins que {against} transforme l'essai.",
}

OPTIONS = {
    "award/kick": "Tirer au but (moins de {x})",
    "award/keep": "Garder la main ({x:minutes})",
    "fault/kick": "Tirer au but (un duel)",
    "fault/keep": "Prendre la main (trois minutes)",
    "drop": "Tenter le drop",
    "fifty-twenty-two": "50-22 (trois minutes)",
}

BARRED = {
    "kick": "À 3-1, la pénalité est dans son propre camp : trop loin pour tirer au but.",
}

OUTCOMES = {
    "nothing": "rien de plus",
    "starts": "coup d'envoi pour {seat}",
    "opening-tied": "égalité, on relance",
    "fault": "une faute",
    "drop-chance": "double 3",
    "countered": "un contre",
    "penalty-try": "un essai de pénalité",
    "penalty": "une pénalité",
    "penalty-kicked": "trois points",
    "penalty-missed": "tir manqué",
    "penalty-kept": "main gardée",
    "fault-kicked": "trois points",
    "fault-missed": "tir manqué",
    "fault-kept": "main prise",
    "drop-scored": "un drop",
    "drop-blocked": "drop contré",
    "fifty-twenty-two": "un 50-22",
    "try": "un essai",
    "converted": "transformé",
    "conversion-missed": "non transformé",
    "try-refused": "pas d'essai",
    "turnover": "un turn-over",
    "knock-on": "en-avant",
    "into-touch": "pied en touche",
    "counter-ruck": "contre-ruck",
    "kicked-away": "ballon rendu au pied",
    "interception": "interception",
    "rip": "arrachage",
    "yellow": "carton jaune pour {seat}",
    "red": "carton rouge pour {seat}",
    "hand-kept": "sur la dernière action",
    "half-time": "mi-temps",
    "won": "{seat} gagne",
    "won-on-cards": "{seat} gagne aux cartons",
    "drawn": "match nul",
}

CHOICES = {
    "award": "tirer ou garder la main",
    "fault": "au choix de l'adversaire",
    "three": "drop ou 50-22",
}

REFUSALS = {
    "hand-and-first": "Ou bien le coup d'envoi est donné et quelqu'un a la main, ou bien ni l'un ni l'autre.",
    "too-early": "À la minute 1, rien n'est encore arrivé : il n'y a ni points ni cartons.",
    "not-kicked-off": "Personne n'a la main : le match en est donc encore à la minute 1 de sa première période.",
    "begun-by-other": "{half:begun}",
    "over-too-early": "Un match de {length} minutes n'est pas fini à la minute {minute}.",
    "card-to-come": (
        "À la minute {minute}, il ne peut pas y avoir de carton jaune de la minute {given} : l'action "
        "qui en donne un prend deux minutes au moins."
    ),
    "cards-too-close": (
        "Deux cartons jaunes aux minutes {one} et {two} d'une même période : l'action qui en donne un "
        "prend deux minutes au moins."
    ),
    "match-field": "Dans ce match, « {field} » ne peut pas valoir {value} : il faut {wanted:wanted(low,high)}.",
    "too-many-points": (
        "Les deux joueurs ne peuvent pas avoir {points} points à eux deux : il y avait le temps pour {most}."
    ),
    "too-many-cards": "Les deux joueurs ne peuvent pas avoir reçu {cards} cartons : il y avait le temps pour {most}.",
    "half-time-to-come": "Avant la mi-temps, la première période n'a ni dernière ligne ni jaunes finis.",
    "kicked-off-already": "Le coup d'envoi de ce match est déjà donné.",
    "no-action-now": "Il n'y a pas d'action à jouer : le coup d'envoi n'est pas donné, ou le match est fini.",
    "audit-points": "Le score dit {stated[0]} à {stated[1]}, les actions font {counted[0]} à {counted[1]}.",
    "audit-cards": "La feuille compte {stated} cartons, les actions en ont donné {counted}.",
}

PARTS = {
    "match": "Le match",
    "first-half": "Première période",
    "second-half": "Seconde période",
}

CARDS = {
    "yellow": "carton jaune",
    "red": "carton rouge",
}

MARKS = {
    "yellow": "J",
    "red": "R",
}

SWITCHES = {
    "length": "Combien de temps dure un match ?",
    "yellow": "Combien de temps dure un carton jaune ?",
    "hand-kept": "Et si la main est gardée sur la dernière action ?",
    "five-three": "Que vaut un 5-3 quand on a des cartons en cours ?",
}

SETTINGS = {
    "length/40": "40 minutes, en deux périodes",
    "length/20": "20 minutes, d'une traite",
    "yellow": "{value} minutes",
    "hand-kept/play-on": "Le jeu continue tant que la main n'est pas rendue",
    "hand-kept/end": "La période se termine quand même",
    "five-three/penalty": "La pénalité, comme toujours",
    "five-three/try-with-cards": "Un essai, dont le 3 est diminué des cartons",
}

WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par joueur",
    "points": "un total possible avec des 3, des 5 et des 7",
    "minutes": "une liste de minutes",
    "true-or-false": "true ou false",
}

PHRASES = {
    "kept": {
        True: " sur la dernière action : le jeu continue",
        False: ", mais à cette table la dernière action met fin au jeu",
    },
    "colours": {"yellow": "jaunes", "red": "rouges"},
    "granted": {True: "pair, essai accordé", False: "impair, essai refusé"},
    "reading": {"red": "un double, donc rouge", "yellow": "pas de double, donc jaune"},
    "at_fault": {1: "", 2: " et carton"},
    "penalty": {5: "Double 5 : essai", 6: "Essai"},
    "begun": {
        1: "À la minute 1, c'est le joueur qui donne le coup d'envoi qui a la main.",
        2: "La seconde période est commencée par le joueur qui n'a pas donné le coup d'envoi du match.",
    },
}
