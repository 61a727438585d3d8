"""What the terminal says around a match, in French."""

from __future__ import annotations

from engine.cli.play_words import PlayWords
from engine.words.fr.language import of_name, to_name


class French(PlayWords):
    """En français."""

    lang = "fr"
    help = "jouer un match dans le terminal"
    home = "qui joue le premier camp : me (vous), easy, medium, hard ou random (sinon me)"
    away = "qui joue les autres (sinon medium)"
    names = "noms des camps"
    dice = "dés lancés ici (here), ou sur votre table et saisis à la main (hand)"
    study = "match d’étude : on peut revenir en deçà des dés et des cartes cachées"
    save = "garder le match dans ce fichier après chaque tour ; le site l’ouvre aussi"
    resume = "reprendre un match : son fichier, son lien, ou une position écrite en une ligne"
    controls = {  # noqa: RUF012 (never changed)
        "human": "vous",
        "easy": "l’ordinateur, facile",
        "medium": "l’ordinateur, moyen",
        "hard": "l’ordinateur, difficile",
        "random": "l’ordinateur, au hasard",
    }
    seed = "graine de tout le hasard : même graine et mêmes choix donnent le même match"

    keys = (
        ("1, 2, 3…", "prendre ce choix"),
        ("Entrée", "lancer les dés"),
        ("u", "annuler, jusqu’au dernier dé ou à la dernière carte cachée"),
        ("w", "pourquoi pas : ce qui est interdit ici, et par quelle règle"),
        ("w 12", "la règle derrière la ligne 12"),
        ("o", "les probabilités exactes de ce qui peut arriver"),
        ("s", "le score et la feuille de match"),
        ("d", "dés lancés ici, ou saisis à la main"),
        ("?", "cette liste"),
        ("q", "quitter ; le match pourra être repris"),
    )
    time_key = "le chronomètre de votre table est arrivé au bout"
    hint = "? pour l’aide"
    throw = "Entrée lance les dés."
    not_now = "Pas maintenant :"
    undone = "Repris."
    by_hand = "Désormais, les dés se lancent sur votre table : tapez ce qu’ils montrent."
    thrown_here = "Désormais, les dés se lancent ici."
    no_odds = "Il n’y a rien à calculer ici."
    outcome = ("issue", "chance", "exactement")
    blank = "La feuille est encore vide."
    sheet = ("", "camp", "quoi", "score")
    enter = "Appuyez sur Entrée quand vous êtes prêt."
    resume_by = "Pour le reprendre :"
    watch_by = "Le chronomètre est sur votre table : tapez t quand il est arrivé au bout."
    replay_by = "Pour le réentendre :"
    older_stays = "On continue de là selon les règles d’aujourd’hui ; ce qui était enregistré reste tel quel."
    no_cards = "aucune carte"
    time_up = "Le temps est écoulé : ce sera sifflé dès que c’est possible."

    def kick_off(self, game: str, home: str, away: str, seed: str) -> str:
        """Who plays what against whom."""
        return f"{game} : {home} contre {away}. Graine {seed}."

    def called(self, name: str, level: str) -> str:
        """Sacha (l’ordinateur, moyen)."""
        return f"{name} ({level})"

    def thinks(self, who: str) -> str:
        """Sacha réfléchit."""
        return f"{who} réfléchit…"

    def curtain(self, who: str) -> str:
        """Passez l’appareil."""
        return f"C’est {to_name(who)}. Passez l’appareil : d’ici là, les cartes restent face cachée."

    def shows(self, who: str, what: str) -> str:
        """Camille : 4, 3."""
        return f"{who} : {what}."

    def faces(self, count: int, sides: str) -> str:
        """Type two faces."""
        return f"Tapez ce que {'montre le dé' if count == 1 else f'montrent les {count} dés'} ({sides})."

    def number(self, most: int) -> str:
        """Not an option."""
        wanted = "Tapez 1" if most == 1 else f"Tapez un nombre de 1 à {most}"
        return f"{wanted}, ou ? pour l’aide."

    def no_event(self, number: str) -> str:
        """No such line."""
        return f"Il n’y a pas de ligne {number}."

    def rule(self, rule: str, page: str) -> str:
        """Where the rule stands."""
        return f"Règle {rule}, dans le livre sous {page}"

    def saved(self, file: str) -> str:
        """In a file."""
        return f"Le match est gardé dans {file}."

    def not_saved(self, file: str) -> str:
        """Not in a file."""
        return f"Le match ne peut pas être gardé dans {file} : on ne peut pas y écrire."

    def final(self, score: str) -> str:
        """Full time."""
        return f"Le match est terminé : {score}."

    def minute(self, minute: int, last: int | None) -> str:
        """12e minute sur 40."""
        return f"minute {minute}" + (f" sur {last}" if last else "")

    def round(self, number: int, last: int) -> str:
        """Tour 2 sur 6."""
        return f"tour {number} sur {last}"

    def on_table(self, what: str) -> str:
        """Sur la table."""
        return f"Sur la table : {what}"

    def hand(self, who: str, cards: str) -> str:
        """Les cartes de Camille."""
        return f"Les cartes {of_name(who)} : {cards}"

    def others(self, count: int) -> str:
        """6 dans l’autre main."""
        return f"{self.core.count(count, 'carte', 'cartes')} dans l’autre main"

    def pile(self, count: int) -> str:
        """22 dans la pioche."""
        return f"{count} dans la pioche"
