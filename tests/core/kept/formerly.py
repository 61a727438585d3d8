"""What a position tells by the names and words that its game had once, so that it can be held against what was kept.

What is kept is never written again; the table by which old links are read is the one that is used here, backwards.
Sentences were reworded after it was kept, and of stories only digests are kept: so a story of today is told
in the words of then. `WORDED` names every wording that changed; whatever else differs still shows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.core.asks import Answer, Ask, Choose
from engine.core.former import Former
from engine.core.game import Event

_DICE = {r"\brolls\b": "throws", r"\broll\b(?!-)": "throw", r"\bRoll\b": "Throw"}
"""Dice were thrown once; a roll-off was always one."""
WORDED: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "en": {
        "double": {
            **_DICE,
            r"\b([Kk]eeps?|[Tt]akes?|has|kept) the ball\b": r"\1 the hand",
            r"\bthe ball goes to\b": "the hand goes to",
            r"\ban infringement by\b": "a fault by",
            r"\bhas infringed:": "is at fault:",
            r"\bLevel on points and on cards\b": "Level in points and in cards",
            r"\bor more stops the kick\b": "or more saves the goal",
        },
        "tomy": {
            r"\bif only one kick is good, that side begins\b": "alone between the posts begins",
            r"\bscores a bonus try, with\b": "scores a try of the first kind, with",
            r", turn (\d)": r", throw \1",
            r"\b(next|its) turn\b": r"\1 throw",
            r"\btwo more turns each\b": "two more throws each",
            r"\bputs it between the posts\b": "is between the posts",
            r"\bsends it wide\b": "is wide",
            r": (.+) loses it, and the red card is served\b": r": lost for \1, and the red card is paid for",
            r"\bThe kick is good: does\b": "The kick passes: does",
            **_DICE,
        },
        "draft": {
            r"\band skips the turn\b": "and passes",
            r"\band skip the turn\b": "and pass",
            r"^Skip the turn$": "Pass",
        },
        "scrumball": {
            **_DICE,
            r"\boutside the zone: an infringement\b": "outside the zone: at fault",
            r"\bforces an infringement by (.+)\.$": r"puts \1 at fault.",
            r"\binfringes in the maul\b": "is at fault in the maul",
            r"\bthat is a scrum at halfway\b": "that is a scrum at the centre",
            r"^Does (.+) play the maul\?$": r"\1 can maul: play it?",
            r"^(.+ has (?:passed|run) to (?:\d+ m from )?).+’s goal line\. (?=Does .+ defend)": r"\1the goal line. ",
            r"^.+ (?:passes|runs) to .+ goal line\. (Does .+ defend\?)$": r"\1",
            r"^The zone is .+\. (Does .+ contest the ruck\?)$": r"\1",
            r"^.+ cannot go on\. (Does .+ ask to see the) hand\?$": r"\1 other hand?",
            r"^Penalty \d+ m from the goal line:": "Penalty:",
            r"^Give up (.+)$": r"\1",
        },
        "flair": {
            **_DICE,
            r"\bcounter-attacks:": "relaunches:",
            r"\bstand-in 9 and passes the ball on\b": "stand-in 9 and gives the ball on",
            r"\bends the pick-and-goes\b": "stops the fixing points",
            r"\bpick-and-goes\b": "fixing points",
            r"\bpick-and-go\b": "fixing point",
            r"\bonly a short link\b": "a mere link",
            r"\bAfter a stand-in 9, the\b": "After a relay the",
            r"\bpasses as stand-in 9, 0\sm$": "as stand-in 9",
            r"\bstand-in 9\b": "relay",
            r"\bone more card to come\b": "a card more to come",
            r"^Play on, with one more card$": "Play on, with a card more",
            r"\bconverts: two more points\b": "converts: two points more",
            r"^A second infringement:": "A second offence:",
            r"\b(draws|discards) an (8|11)\b": r"\1 a \2",
            r"\bwide of the posts\b": "past the posts",
            r"^.+ is .+ goal line\. (Does .+ tackle\?)$": r"\1",
            r"^The zone is (?:now )?\[\d\]\[\d\]\. (Does .+ (?:contest the ball|clear out)\?)$": r"\1",
            r"^Penalty .+: (what does .+ do with it\?)$": r"Penalty: \1",
            r"^The kick has come down .+\. (What does .+ do)\?$": r"\1 with the ball?",
        },
    },
    "fr": {
        "double": {r"\bgarde la main, pour\b": "garde la main, au prix de"},
        "tomy": {
            r"\b(Première|Seconde) période\b": r"\1 mi-temps",
            r", tour (\d)": r", lancer \1",
            r"\btour et défense\b": "lancer et défense",
            r"\bdeux tours de plus\b": "deux lancers de plus",
            r"\ble prochain tour sera\b": "le prochain lancer sera",
            r"\bplace à la séance de tirs\b": "place aux pénalités",
            r"\bsi un seul tir passe, celui qui l’a réussi commence\b": "qui passe seul entre les poteaux commence",
            r"\bun seul jet\b": "un seul lancer",
            r"\bgagne la coupe\b": "gagne le tournoi",
            r"^Les cartons restent\b": "Les cartons restent en vigueur",
        },
        "draft": {
            r"\bfin de la (première|seconde) période(?! de)": r"fin de la \1 mi-temps",
            r"\bpasse aussi son tour\b": "passe aussi",
            r"\(parade\)": "(tir repoussé)",
            r"\bne peut pas poursuivre et\b": "ne peut pas continuer et",
            r"^Toujours à égalité\b": "Toujours l’égalité",
        },
        "scrumball": {
            r"\bdemande la marque,": "appelle une marque,",
            r"\bau-delà de l’en-but\b": "en ballon mort derrière l’en-but",
            r"\bl’avantage est fini\b": "l’avantage est joué",
            r"^Quelle carte pose (.+) pour contester\b": r"Quelle carte \1 pose pour contester",
            r"^Rendre\s: (.+)$": r"\1",
            r" d’en-but de [^.]+\. (?=.+ défend)": " d’en-but. ",
            r"^.+ (?:passe|court) jusqu’à .+ d’en-but\. (.+ défend\s\?)$": r"\1",
            r"^La zone est .+\. (.+ conteste le ruck\s\?)$": r"\1",
            r"^.+ ne peut plus avancer\. (.+ demande à voir) sa main\b": r"\1 la main d’en face",
            r"^Pénalité à \d+\sm de la ligne d’en-but\b": "Pénalité",
        },
        "flair": {
            r"^Coup d’envoi d": "Engagement d",
            r"\brefait le coup d’envoi\b": "recommence l’engagement",
            r"\bpar un coup d’envoi\b": "par un engagement",
            r"\bpour le coup d’envoi\b": "pour l’engagement",
            r"\bjoue l’avantage, point de faute\b": "joue l’avantage, la marque est",
            r"\b[Ll]e point de faute (d.+) est maintenant\b": r"la marque \1 est maintenant",
            r"\bretour au point de faute\b": "retour à la marque",
            r"\bchange de camp\b": "change de mains",
            r"\brelayeur, 0\sm et la passe$": "relayeur",
            r"\ble terrain, le temps écoulé\b": "le terrain après le temps",
            r"\bl’accompagne\b": "pousse avec",
            r"\btape directement en touche,": "sort directement avec",
            r"\bquelle carte y met (.+?)(?=\s\?)": r"quelle carte \1 y met",
            r"^.+ est .+ d’en-but\. (Plaquage .+\s\?)$": r"\1",
            r"^La zone est (?:maintenant )?\[\d\]\[\d\]\. (Conteste|Déblayage)\b": r"\1",
            r"^Pénalité .+(\s: qu’en fait .+\s\?)$": r"Pénalité\1",
            r"^Le ballon est retombé .+\. (Que fait .+?)(\s\?)$": r"\1 du ballon\2",
        },
    },
}
"""What is said today, as a pattern, and what was said when stories were kept, by language and game."""

ADDED = {
    "scrumball": {"respond": 2, "contest": 2, "penalty": 1},
    "flair": {"tackle-card": 3, "contest-card": 3, "clear-out-card": 3, "penalty": 1, "received": 1},
}
"""How many facts, its last, an ask tells today that it did not when it was kept: what it answers, and where."""


def worded(lang: str, game: str, line: str) -> str:
    """A line of a story in the words of then."""
    for today, then in WORDED.get(lang, {}).get(game, {}).items():
        line = re.sub(today, then, line)
    return line


def _back(names: Mapping[str, str]) -> dict[str, str]:
    """Today's names with the former ones."""
    found = {today: before for before, today in names.items()}
    assert len(found) == len(names), "two former names have become one"
    return found


def event(former: Former, told: Event) -> Event:
    """An event as it was called once."""
    return (told[0], _back(former.events).get(told[1], told[1]), *told[2:])


def option(former: Former, ask: Ask, name: str) -> str:
    """An option as it was called once."""
    return _back(former.options.get(ask.name, {})).get(name, name)


def ask(former: Former, put: Ask) -> tuple[Any, ...]:
    """The facts of an ask as they were called once."""
    kind, name, *rest = put.facts()
    if isinstance(put, Choose):
        seat, rule, options, barred, *more = rest
        assert (options, barred) == (put.options, put.barred)
        offered = tuple(option(former, put, each) for each in put.options)
        rest = [seat, rule, offered, tuple((option(former, put, each), why) for each, why in put.barred), *more]
    added = ADDED.get(put.rule.partition(".")[0], {}).get(put.name, 0)
    return (kind, _back(former.asks).get(put.name, name), *rest[: len(rest) - added])


def answer(former: Former, put: Ask, given: Answer) -> str:
    """An answer as it was written once."""
    return option(former, put, put.write(given))
