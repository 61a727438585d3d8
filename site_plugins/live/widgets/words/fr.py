"""The words of widgets in French."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.fr.language import french
from site_plugins.live.widgets.words import Words

_COUNTS = {2: "deux", 3: "trois", 4: "quatre", 5: "cinq", 6: "six"}
_ORDER = {1: "Premier", 2: "Deuxième", 3: "Troisième", 4: "Quatrième"}


class French(Words):
    """What a widget says in French."""

    loading = "On dresse la table…"
    failed = french("Les dés n'ont pas pu être apportés. La page, elle, se lit en entier.")
    retry = "Réessayer"
    failed_start = french("Python n'a pas pu démarrer sur cet appareil. La page, elle, se lit en entier.")
    slow = "C’est plus long que d’habitude. Ce que vous avez demandé est gardé."
    stop = "Arrêter"
    working = "On calcule…"
    too_much = french("C'en était trop pour cet appareil, et on ne le retente pas. Tout le reste continue.")
    link_too_much = french("Ce lien en demandait trop à cet appareil, et on ne le rouvre pas. Tout le reste continue.")
    begun_anew = french("Il a fallu relancer Python : les situations de cette page reprennent du début.")
    part_missing = french(
        "Une partie de cette page n'a pas pu être apportée. Elle sera redemandée dès que vous y toucherez."
    )
    copied = french("Lien copié : il mène exactement à cette position.")
    copy_failed = french("Le lien n'a pas pu être copié. Le voici, à copier à la main :")
    offline_ready = french("Tout le livre est rangé sur cet appareil : il se joue sans connexion.")
    keep_book = french("Garder tout le livre sur cet appareil ({} Mo)")
    keeping_book = "Le livre est en train d’être rangé…"
    book_lost = french(
        "Le livre n'a pas pu être rangé. Rien d'autre n'est perdu ; réessayez quand la connexion sera meilleure."
    )
    new_version = "Une édition plus récente de ce livre est prête. Elle s’ouvrira à la prochaine page."
    link_lost = "Ce lien nomme une situation qui n’est pas sur cette page."
    not_kept = french(
        "Cet appareil ne laisse pas la page garder cela. Cela vaut jusqu'à votre départ ; un lien l'emporte plus loin."
    )

    again = "Rejouer"
    new_match = "Nouveau match"
    back = "Revenir à cette règle"
    undo = "Annuler"
    copy_link = "Copier le lien"
    referee = "Demander à l’arbitre"
    set_dice = "Poser les dés"
    set_go = "Jouer ces dés"
    set_card = "Choisir la carte"
    set_card_go = "Jouer cette carte"
    card = "Carte"
    table_kept = french("Gardé sur cet appareil : toutes les situations de ce jeu se jouent ainsi désormais.")
    table_reset = "Retour à ce que dit le livre."
    table_not_here = french(
        "Le matériel de votre table ne permet pas cette position : elle est montrée avec celui du livre."
    )
    odds = "Probabilités"
    exact = "Fractions exactes"
    chance_word = "Chance"
    outcome_word = "Issue"
    something_else = "Tout le reste"
    always = "toujours"
    example = "Par exemple"
    story = "Ce qui s’est passé"
    sheet = "Feuille de match"
    draw = "Tirer une carte"
    draw_all = "Tirer tout ce qui est dû"
    not_allowed = french("Interdit ici :")
    choices = "Choix"
    broken = french("Quelque chose a mal tourné ici. La position est gardée : réessayez, ou annulez.")
    started = "Retour au début."
    linked = "Voici la position du lien."
    undone = "Annulé."
    what_if = french("Et si les dés étaient tombés autrement ?")
    why = french("pourquoi ?")
    other_dice = "Le même moment, avec d’autres dés"

    def throw(self, dice: int) -> str:
        """Lancer le dé, les deux dés, trois dés."""
        return "Lancer le dé" if dice == 1 else "Lancer les deux dés" if dice == 2 else f"Lancer {_count(dice)} dés"

    def die(self, number: int, dice: int) -> str:
        """Le dé ; premier dé."""
        return "Le dé" if dice == 1 else f"{_ORDER[number]} dé" if number in _ORDER else f"Dé {number}"

    def of_throw(self, question: str, number: int) -> str:
        """Premier dé : Camille lance les deux dés."""
        return french(f"{self.die(number, 2)} : {question}")

    def faces(self, faces: Sequence[int]) -> str:
        """Un 5 ; 5 et 3."""
        if len(faces) == 1:
            return f"le dé montre {faces[0]}"
        return "les dés montrent " + ", ".join(map(str, faces[:-1])) + f" et {faces[-1]}"

    def to_throw(self, dice: int) -> str:
        """Un dé à lancer."""
        return "un dé à lancer" if dice == 1 else f"{_count(dice)} dés à lancer"

    def thrown(self, who: str, faces: Sequence[int]) -> str:
        """Camille : 5 et 3."""
        return french(f"{who} : {self.faces(faces)}")

    def showed(self, who: str, what: str) -> str:
        """Camille : ballon et poteaux."""
        return french(f"{who} : {what}")

    def at_this_table(self, rules: str) -> str:
        """À cette table : vos propres dés."""
        return french(f"À cette table : {rules}")

    def chose(self, who: str, option: str) -> str:
        """Camille : tenter le coup de pied."""
        return french(f"{who} : {option}")

    def action(self, number: int) -> str:
        """Action 12."""
        return f"Action {number}"

    def chance(self, times: int, of: int, about: bool) -> str:
        """Environ 1 sur 6."""
        return f"environ {times} sur {of}" if about else f"{times} sur {of}"

    def all_outcomes(self, count: int) -> str:
        """Les 23 issues."""
        return f"Les {count} issues, exactement"

    def earlier(self, count: int) -> str:
        """Actions précédentes (12)."""
        return f"Actions précédentes ({count})"

    def rule(self, label: str) -> str:
        """Règle penalty.kick."""
        return f"règle {label}"

    def command_unknown(self, command: str) -> str:
        """The page asked for something unheard of."""
        return french(f"Cette situation ne connaît pas « {command} ». Sa position n'a pas bougé.")

    def fields_missing(self, fields: Sequence[int]) -> str:
        """Dice left open."""
        if len(fields) == 1:
            return french(f"Le dé {fields[0]} est encore libre : choisissez sa face.")
        listed = ", ".join(map(str, fields[:-1])) + f" et {fields[-1]}"
        return french(f"Les dés {listed} sont encore libres : choisissez leurs faces.")

    def die_not_there(self) -> str:
        """A die that was not thrown."""
        return french("Ce dé n'a pas été lancé pour en arriver là : on ne peut pas le tourner.")

    def game_other(self, theirs: str, ours: str) -> str:
        """A link to another game."""
        return french(
            f"Ce lien mène à une position de « {theirs} » ; cette page joue « {ours} ». Sa position est gardée."
        )

    def spec_broken(self, field: str) -> str:
        """A widget that cannot be drawn."""
        return french(f"Cette situation ne peut pas être installée : son champ « {field} » manque ou est faux.")


def _count(number: int) -> str:
    """Small numbers as words."""
    return _COUNTS.get(number, str(number))
