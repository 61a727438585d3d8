"""What the Lab's page says around its editors, in each language."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class LabWords:
    """One label or sentence a place; a missing translation is a type error."""

    run: str
    stop: str
    reset: str
    share: str
    result: str
    worked: str
    no_script: str
    editor: str
    starting: str
    running: str
    done: str
    nothing: str
    wrong: str
    stopped: str
    again: str
    failed: str
    was_reset: str
    copied: str
    copy_failed: str
    too_long: str
    not_kept: str
    back: str
    is_back: str
    linked: str
    link_lost: str


EN = LabWords(
    run="Run",
    stop="Stop",
    reset="Reset",
    share="Copy link",
    result="Result",
    worked="Worked out when this page was made; run it to work it out here.",
    no_script="This page can run and change these texts where JavaScript is allowed.",
    editor="Python text: {}. Ctrl and Enter run it; Escape, then Tab, leaves it.",
    starting="Python is starting…",
    running="Running…",
    done="Done.",
    nothing="Done. It printed nothing.",
    wrong="It stopped at an error.",
    stopped="Stopped. Python is starting again…",
    again="Stopped. Python is ready again.",
    failed="Python could not start. Press Run to try again.",
    was_reset="This is the example again as it was.",
    copied="The link is copied. Whoever opens it finds this text, and runs it or not.",
    copy_failed="The browser does not let us copy. This is the link:",
    too_long="This text is too long for a link.",
    not_kept="This device keeps nothing for us: the text will be gone when you leave the page.",
    back="Back to my text",
    is_back="Your text is back.",
    linked="This text came with the link. Read it, and run it if you like.",
    link_lost="This link is damaged, so here is everything as it was.",
)
FR = LabWords(
    run="Exécuter",
    stop="Arrêter",
    reset="Rétablir",
    share="Copier le lien",
    result="Résultat",
    worked="Calculé quand cette page a été faite ; exécutez pour le calculer ici.",
    no_script="Cette page exécute ces textes et les laisse modifier là où JavaScript est permis.",
    editor="Texte Python : {}. Ctrl et Entrée l’exécutent ; Échap, puis Tab, en sort.",
    starting="Python démarre…",
    running="En cours…",
    done="Terminé.",
    nothing="Terminé, sans rien afficher.",
    wrong="Arrêté par une erreur.",
    stopped="Arrêté. Python redémarre…",
    again="Arrêté. Python est de nouveau prêt.",
    failed="Python n’a pas pu démarrer. Appuyez sur Exécuter pour réessayer.",
    was_reset="Revoici l’exemple tel qu’il était.",
    copied="Le lien est copié. Qui l’ouvre trouve ce texte, et l’exécute ou non.",
    copy_failed="Le navigateur ne nous laisse pas copier. Voici le lien :",
    too_long="Ce texte est trop long pour un lien.",
    not_kept="Cet appareil ne garde rien pour nous : le texte sera perdu quand vous quitterez la page.",
    back="Revenir à mon texte",
    is_back="Votre texte est revenu.",
    linked="Ce texte est arrivé avec le lien. Lisez-le, et exécutez-le si vous voulez.",
    link_lost="Ce lien est abîmé ; tout est donc resté tel quel.",
)
WORDS = {"en": EN, "fr": FR}
_ON_PAPER = ("run", "stop", "reset", "share", "result", "worked", "no_script")


def script_words(lang: str) -> dict[str, str]:
    """The words that the page's script says."""
    return {name: text for name, text in asdict(WORDS[lang]).items() if name not in _ON_PAPER}
