"""Ce que le livret dit autour des règles, en français."""

from __future__ import annotations

from datetime import date

from engine.words.fr.language import French, french
from site_plugins.rulebook.words.sentences import Runs, Words, in_words

_BADGES = {
    "text": ("texte", "Le texte le dit, aux lignes citées ici."),
    "ruling": (
        "décision",
        "Le texte se tait ou se lit de plusieurs façons ; une décision ci-dessous tranche.",
    ),
    "rebuilt": (
        "reconstruite",
        "Le texte a perdu une partie de cette règle ; une décision ci-dessous dit comment nous l’avons reconstruite.",
    ),
}
_STATUSES = {
    "text": "le texte lui-même",
    "example": "un exemple du texte",
    "sister": "un jeu frère",
    "law": "les règles du vrai rugby",
    "balance": "l'équilibre du jeu",
    "rebuilt": "notre reconstruction",
}
_MONTHS = (
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
)


class FrenchWords(Words):
    """Français."""

    lang = "fr"
    core = French()

    def lines(self, runs: Runs) -> str:
        """Lignes 3 à 5 et 9."""
        parts = [part for first, last in runs for part in in_words(first, last, "à")]
        single = len(runs) == 1 and runs[0][0] == runs[0][1]
        return ("ligne " if single else "lignes ") + self.core.joined(parts)

    def source(self, game: str, runs: Runs) -> str:
        """From which lines of which document."""
        return french(f"Règles {_of(game)}, {self.lines(runs)}")

    def badge(self, kind: str) -> str:
        """How a rule came to be."""
        return _BADGES[kind][0]

    def badge_meaning(self, kind: str) -> str:
        """How a rule came to be, in a sentence."""
        return french(_BADGES[kind][1])

    def code(self) -> str:
        """The function."""
        return "Jouée par"

    def tests(self, number: int) -> str:
        """So many tests."""
        return self.core.count(number, "test", "tests")

    def situations(self, number: int) -> str:
        """So many situations."""
        return self.core.count(number, "situation", "situations")

    def nothing(self, reason: str) -> str:
        """Why there is nothing to play."""
        return french(f"Rien à jouer ici : {reason}")

    def played_elsewhere(self) -> str:
        """Lead to a situation."""
        return french("À jouer :")

    def status(self, status: str) -> str:
        """What decided."""
        return french(_STATUSES[status])

    def day(self, day: date) -> str:
        """16 novembre 2026."""
        return f"{'1er' if day.day == 1 else day.day} {_MONTHS[day.month - 1]} {day.year}"

    def decided(self, status: str, day: date) -> str:
        """What decided, and when."""
        return french(f"Ce qui tranche : {self.status(status)}, le {self.day(day)}.")

    def why(self) -> str:
        """Lead to the reason."""
        return french("Pourquoi :")

    def rejected(self) -> str:
        """Lead to what was turned down."""
        return french("Lectures écartées :")

    def bears_on(self) -> str:
        """Lead to the rules."""
        return french("Concerne :")

    def house_rule(self) -> str:
        """Lead to the house rule."""
        return french("Au choix de votre table :")

    def more_on_ruling(self, number: str) -> str:
        """Lead to the entry."""
        return f"La décision {number} parmi toutes les décisions"

    def rule_mark(self) -> str:
        """Before the link to a rule."""
        return "Règle :"

    def play_it(self) -> str:
        """Before the link to a situation."""
        return "À jouer :"

    def level(self, level: str) -> str:
        """The levels of computer players."""
        return {
            "easy": "Facile : un débutant",
            "medium": "Moyen : des règles de bon sens",
            "hard": "Difficile : regarde devant",
        }[level]

    def switches_caption(self, game: str) -> str:
        """The caption of the house rules."""
        return french(f"Options et règles maison {_of(game)}")

    def switches_head(self) -> tuple[str, str, str]:
        """The columns."""
        return "Question", "Réglages", "Décision ou note"

    def default(self) -> str:
        """The usual setting."""
        return "d’ordinaire"

    def coverage_caption(self, game: str) -> str:
        """The caption of the coverage table."""
        return french(f"Règles {_of(game)}, ligne par ligne")

    def coverage_head(self) -> tuple[str, str]:
        """The columns."""
        return "Lignes", "Ce qui en vient"

    def coverage_counts(self, lines: int, covered: int, explained: int, gaps: int) -> str:
        """The counts."""
        said = f"{lines} lignes : {covered} ont leurs règles, {explained} n'ont rien à jouer et disent pourquoi"
        return french(f"{said}, {self.core.count(gaps, 'oubli', 'oublis')}.")

    def coverage_gap(self) -> str:
        """A gap."""
        return "Personne n’a encore regardé cette ligne."

    def see_also(self) -> str:
        """Lead to related terms."""
        return french("Voir aussi :")


def _of(name: str) -> str:
    """A game after « de », which melts into the article of its name: des dés, du duel."""
    for article, merged in (("Les ", "des "), ("Le ", "du ")):
        if name.startswith(article):
            return merged + name.removeprefix(article)
    return f"de {name}"
