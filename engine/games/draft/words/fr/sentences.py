"""The sentences of Draft Football in French: `{seat}` is a side by its name, `{other}` the one opposite."""

EVENTS = {
    "turned-up": "Carte {number} de la draft : une {card:colour_of} ({card:marks}).",
    "pile-made": "La draft est étalée ; les {number} autres cartes forment la pioche.",
    "picked": "{seat} choisit une {card:colour_of} ({card:marks}).",
    "hand-full": "{seat} a ses six cartes, et ne les montre à personne.",
    "engaged": "{seat} engage avec une carte bleue.",
    "drew": "{seat} pioche {card:drawn} : {number:cards} en main.",
    "no-blue": "Elle n'est pas bleue : {seat} la garde et pioche encore.",
    "passed-on": "{seat} pose une {card:colour_of}{on:upon} : passe.",
    "crossed": "{seat} pose une {card:colour_of}{on:upon} : centre.",
    "intercepted": "{seat} pose une {card:colour_of}{on:upon} : interception.",
    "shot": "{seat} pose une {card:colour_of}{on:upon} : tir.",
    "parried": "{seat} pose une blanche : le tir est repoussé.",
    "caught": "{seat} pose une {card:colour_of}{on:upon} : ballon pour le gardien.",
    "foul": "{seat} pose une {card:colour_of}{on:upon} : faute.",
    "passed": "{seat} ne peut pas la poser et passe son tour.",
    "both-passed": (
        "{seat} ne peut pas continuer et passe aussi : c'est de nouveau {other:to} de répondre à la même carte."
    ),
    "unparried": "Rien n'arrête le tir {seat:of} : place à la vérification.",
    "hand-emptied": "C'était la dernière carte {seat:of} : but, si la vérification le confirme.",
    "not-whistled": "Faute sur la dernière carte : l'arbitre ne siffle pas contre {seat}.",
    "goal": "La carte dit {card:mark} : but pour {seat}, {score[0]}-{score[1]}.",
    "no-goal": "La carte dit {card:mark} : but refusé {seat:to}. Elle va sous la pile, et {other} engage.",
    "whistled": "{seat} retourne la décision : {card:decision_of}.",
    "free-kick": "Coup franc : {seat} poursuit. La carte va sous la pile.",
    "yellow-card": "Carton jaune : il reste devant {seat}, et {other} poursuit.",
    "goal-lost": (
        "Deux cartons jaunes coûtent un but {seat:to} : {score[0]}-{score[1]}. Les trois cartes vont sous la pile."
    ),
    "nothing-to-lose": "{seat} n'a pas de but à perdre : les cartons jaunes restent.",
    "penalty": "Penalty pour {seat} : la carte va sous la pile, une autre décide.",
    "penalty-scored": "La carte dit {card:mark} : {seat} marque le penalty, {score[0]}-{score[1]}.",
    "penalty-missed": "La carte dit {card:mark} : {seat} manque le penalty et poursuit sur la rouge.",
    "unchecked": "Plus de carte à piocher pour vérifier le but {seat:of} : il ne compte pas.",
    "refilled": "{seat} pioche {card:drawn} : {number:cards} en main après le but.",
    "pile-empty": "{part:pile} : {part:ends}.",
    "time-up": "Minute {minute} : {part:ends}.",
    "new-pile": "La pioche est vide : {number:cards} déjà jouées en font une nouvelle, bien mélangée.",
    "half-time": (
        "Mi-temps : {names[0]} {home}, {names[1]} {away}. On mélange pour une nouvelle draft, puis {seat} engagera."
    ),
    "full-time": "Fin du temps réglementaire : {names[0]} {home}, {names[1]} {away}.",
    "extra-time": "{part:part}, avec une nouvelle draft : {seat} engagera.",
    "golden-goal": "Toujours l'égalité : le prochain but l'emporte. Nouvelle draft, et {seat} engagera.",
    "won": "{seat} gagne, {home:max(away)}-{home:min(away)}.",
    "drawn": "Il ne reste aucune carte GOAL dans le paquet : match nul.",
}

CELLS = {
    "goal": "but",
    "penalty-scored": "but sur penalty",
    "yellow-card": "carton jaune",
    "goal-lost": "second carton jaune, un but retiré",
}

ASKS = {
    "deal": "On retourne la prochaine carte de la draft.",
    "pick": "{seat} choisit une carte.",
    "engage": "{seat} engage : une carte bleue.",
    "engage-draw": "{seat} n'a pas de carte bleue pour engager, et pioche.",
    "parry": "Un tir : {seat} peut le repousser.",
    "free-kick": "Après la faute, {seat} poursuit : avec quelle couleur ?",
    "draw": "{seat} n'a pas de carte qui convienne et en pioche une.",
    "drawn": "Que fait {seat} de la carte piochée ?",
    "check": "{seat} retourne une carte : GOAL valide le but, NO GOAL le refuse.",
    "decision": "{seat} retourne une carte : que décide l'arbitre ?",
    "penalty": "{seat} tire le penalty et retourne une carte : GOAL marque.",
    "refill": "{seat} pioche pour avoir six cartes.",
}

OPTIONS = {
    "colour": "{option:colour|capitalize} ({option:action})",
    "engage/blue": "Bleue (engagement)",
    "drawn/colour": "La poser : {option:colour} ({option:action})",
    "keep": "La garder et piocher encore",
    "pass": "Passer son tour",
    "drawn/pass": "La garder et passer son tour",
}

BARRED = {
    "answer": "La {option:colour} ne figure pas en haut à droite de la {on:colours|colour}.",
    "parry": "Une {option:colour} n'arrête pas un tir : il faut une blanche.",
    "free-kick": "La {option:colour} ne figure pas en haut à droite de la rouge.",
    "go-on": "La {option:colour} ne figure pas en bas à gauche de la {on:colours|colour}.",
    "engage": "On n'engage pas avec une {option:colour} : il faut une bleue.",
    "pass": "Qui a une carte qui convient doit en poser une.",
}

OUTCOMES = {
    "nothing": "rien de plus",
    "engaged": "engagement",
    "no-blue": "pas de carte bleue",
    "passed-on": "une passe (bleue)",
    "crossed": "un centre (jaune)",
    "intercepted": "une interception (noire)",
    "shot": "un tir (verte)",
    "parried": "tir repoussé (blanche)",
    "caught": "ballon au gardien (blanche)",
    "foul": "une faute (rouge)",
    "free-kick": "coup franc",
    "yellow-card": "carton jaune",
    "goal-lost": "un but retiré",
    "nothing-to-lose": "pas de but à retirer",
    "penalty": "penalty",
    "penalty-scored": "marqué",
    "penalty-missed": "manqué",
    "passed": "pas de réponse",
    "both-passed": "pas de suite",
    "not-whistled": "faute non sifflée",
    "goal": "but pour {seat}",
    "no-goal": "but refusé à {seat}",
    "pile-empty": "pioche épuisée",
    "half-time": "mi-temps",
    "extra-time": "prolongation",
    "golden-goal": "place au but en or",
    "won": "{seat} gagne",
}

REFUSALS = {
    "pack-unreadable": "« {part} » ne se lit pas : un paquet s'écrit nom=valeur.",
    "pack-colour": "Il n'y a pas de couleur « {colour} » ; il y a {colour:known}.",
    "pack-none": "Sans carte {colour:colour}, il n'y a pas {colour:missing} : il en faut au moins une.",
    "pack-total": "Les six couleurs font {counted} cartes ; il en faut {size}.",
    "pack-goals": "Nombre de cartes GOAL : {counted} ; il en faut au moins 1 et au plus {size}.",
    "pack-decisions": (
        "Coups francs, cartons jaunes et penaltys font {counted} ; il en faut un sur chacune des {size} cartes."
    ),
    "pack-shot": "Sur une verte, l'adversaire peut poser une blanche et rien d'autre : le texte le dit.",
    "pack-no-shot": "Avec ces couleurs, aucun chemin ne mène d'un engagement à un tir.",
    "pack-number": "« {field:field} » demande un nombre de cartes, pas « {value} ».",
    "pack-list": "La liste « {field:field} » manque : indiquez ses couleurs, ou none.",
    "match-field": "Dans ce match, « {field} » ne peut pas valoir {value} : il faut {wanted:wanted(low,high)}.",
    "row-too-long": "La draft compte douze cartes étalées, pas {count}.",
    "nothing-to-pick": "Aucune carte n'est étalée : il n'y a rien à choisir.",
    "still-drafting": "La draft n'est pas finie et rien n'a pu être posé : « {field} » ne doit pas être indiqué.",
    "draft-hands": "Une draft ne peut donner {first} cartes au joueur qui choisit en premier et {second} à l'autre.",
    "draft-twelve": (
        "On étale douze cartes pour une draft ; celles qui sont étalées et celles déjà choisies en font {count}."
    ),
    "draft-open": "Les cartes que choisit {seat} sont étalées : l'autre joueur les a toutes vues.",
    "draft-over": "Des cartes ne restent étalées que jusqu'à la fin de la draft.",
    "engager-other": "Ici, c'est {seat} qui engage : le plus jeune engage le match, puis on alterne.",
    "actor-other": "Les cartes étant ainsi, c'est à {seat} de jouer.",
    "no-going-on": "On poursuit sur sa propre carte quand l'autre a passé son tour, et jamais sur un tir.",
    "kick-off-again": "Des cartes ont déjà été posées : cet engagement suit donc un but, validé ou refusé.",
    "no-card-on-top": "Il n'y a pas de carte à laquelle répondre : l'engagement n'a pas eu lieu.",
    "no-hand": "Pour jouer, il faut à chacun au moins une carte en main.",
    "not-in-hand": "Il n'y a pas de {colour:colour} dans cette main, et l'on ne pose que des cartes de sa main.",
    "drawn-in-vain": "La carte piochée ne convient pas : on ne peut rien poser d'autre, et elle reste en main.",
    "drawn-fits": "La carte piochée est une {colour:colour} et convient : on la pose aussitôt, et nulle autre.",
    "nobody-to-refill": "Personne n'a de main à compléter.",
    "nobody-refills": "On ne complète les mains à six qu'après un but.",
    "refill-twice": "Après un but, {seat} ne complète sa main qu'une fois.",
    "hand-full-already": "Avec six cartes ou plus, {seat} ne pioche rien.",
    "played-more": "{laid} cartes posées sont sur la table : il ne peut pas y en avoir eu moins.",
    "time-is-up": "Au chronomètre, cette partie du match finit à la minute {minutes}.",
    "pile-used-up": "La pioche n'a plus de carte pour cette partie du match : elle est donc finie.",
    "no-goal-card": "Un but se compte avec une carte GOAL, et {card} n'en est pas une.",
    "no-yellow-card": "Un carton est une carte dont la décision est un carton jaune, et {card} n'en est pas une.",
    "over-too-early": "Un match finit après sa seconde mi-temps, après la prolongation ou par un but en or.",
    "over-level": "À égalité, on continue : le match est fini dès que l'un des deux a plus de buts.",
    "not-level": "La prolongation ne commence, et le but en or ne s'attend, qu'à égalité de buts.",
    "audit-cards": "Le paquet compte {stated} fois {card}, et on en trouve {counted}.",
    "audit-goals": (
        "Il y a {stated[0]} et {stated[1]} cartes GOAL sur la table ; le jeu en donne {counted[0]} et {counted[1]}."
    ),
}

COLOURS = {
    "blue": "bleue",
    "green": "verte",
    "red": "rouge",
    "black": "noire",
    "yellow": "jaune",
    "white": "blanche",
}

ACTIONS = {
    "blue": "passe",
    "green": "tir",
    "red": "faute",
    "black": "interception",
    "yellow": "centre",
    "white": "tir repoussé",
}

DECISIONS = {
    "free": "coup franc",
    "yellow": "carton jaune",
    "penalty": "penalty",
}

CARDS = {
    "full": "{value:colour_of} : {value:marks}",
}

MARKS = {
    "yellow": "J",
}

PARTS = {
    "first-half": "Première mi-temps",
    "second-half": "Seconde mi-temps",
    "extra-1": "Prolongation, première période",
    "extra-2": "Prolongation, seconde période",
    "golden-goal": "But en or",
}

SWITCHES = {
    "pack": "Que montrent les cartes ?",
    "packs": "À qui sont les cartes ?",
    "half": "Qu'est-ce qui met fin à une mi-temps ?",
    "youngest": "Qui est plus jeune, et engage la première mi-temps ?",
}

SETTINGS = {
    "packs/common": "Un paquet de 50 pour tout le monde",
    "packs/own": "Un paquet de 20 pour chacun",
    "half/pile": "La fin de la pioche",
    "half/clock": "Un chronomètre de 45 minutes",
    "youngest/first": "La personne nommée en premier",
    "youngest/second": "La personne nommée en second",
}

WANTED = {
    "number": "un nombre entier de 0 à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "seats": "une liste de places, 0 ou 1",
    "pair": "une liste de deux valeurs, une par joueur",
    "cards": "une liste de cartes",
    "card": "le nom d'une carte, comme blue-goal-free",
    "lists": "une liste de {high} listes",
    "true-or-false": "true ou false",
}

PHRASES = {
    "pile": {
        "first-half": "La pioche est épuisée",
        "second-half": "La pioche est épuisée",
        "extra-1": "Un tiers de la pioche est parti",
        "extra-2": "Un tiers de la pioche est parti",
        "golden-goal": "La pioche est épuisée",
    },
    "ends": {
        "first-half": "fin de la première mi-temps",
        "second-half": "fin de la seconde mi-temps",
        "extra-1": "fin de la première période de prolongation",
        "extra-2": "fin de la prolongation",
        "golden-goal": "toujours pas de but",
    },
    "missing": {"blue": "d'engagement", "green": "de tir"},
}
