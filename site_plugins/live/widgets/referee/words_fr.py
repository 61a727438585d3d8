"""Ce que dit la page de l’arbitre, en français."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.words.fr.language import french
from site_plugins.live.widgets.referee.words import RefereeWords


class French(RefereeWords):
    """L’arbitre en français."""

    no_script = french(
        "Le formulaire ne répond que là où les scripts sont permis. Plus bas, ce que l’arbitre dirait de chaque moment."
    )
    tell = "Dites à l’arbitre"
    game = "Jeu"
    moment = "Moment"
    more = "Ce qui peut compter aussi"
    house = "Règles maison"
    own = "le vôtre"
    ruling = french("pourquoi ?")
    nobody = "personne"
    empty = "rien"
    add = "Ajouter"
    remove = "Touchez une carte pour l’enlever."
    ask = "Demander"
    answer = "La réponse de l’arbitre"
    stale = "Plus bas reste la réponse à ce que vous aviez dit avant."
    now = "Et maintenant"
    rule = "Règle"
    not_here = french("Impossible ici :")
    chance = "Laisser faire le hasard"
    reckoning = "Calcul des chances…"
    certain = french("Pas de dé avant la question suivante : chaque choix donne ce qu’il dit.")
    odds = "Chances exactes"
    turn = "Retourner un dé déjà lancé"
    undo = "Annuler"
    start = "Revenir à la question"
    usual = "Vider le formulaire"
    linked = french("Voici la position du lien. Changez ce qui était différent à votre table.")
    who_asks = french("Ce match a des mains cachées. Quel camp demande ? Seul ce qu’il peut savoir est étalé.")
    usual_again = "Le formulaire est comme au début."
    find = "Trouver une règle ou une décision"
    find_hint = french("Des mots ou un identifiant : interception, r25, flair.tackle")
    find_none = french("Rien trouvé. Moins de lettres, ou un autre mot ?")
    find_failed = "La liste des règles n’a pas pu être chargée. Tout se trouve sur les pages ci-dessous."
    find_many = french("et d’autres encore : ajoutez un mot")
    all_rulings = french("Toutes les décisions de chaque jeu :")

    wanted: ClassVar[Mapping[str, str]] = {
        "advantage": french("Un avantage a un camp et une marque : dites les deux, ou ni l’un ni l’autre."),
        "zone": "La zone va de la plus petite face à la plus grande, toutes deux de 1 à 6.",
        "minutes": "Il y a trop de cartons ici.",
    }

    def side(self, number: int) -> str:
        """Camp 1."""
        return f"Camp {number}"

    def only(self, who: str, other: str) -> str:
        """Seule Camille est interrogée, sans dire de genre."""
        return french(f"La question s’adresse à {who} ; {other} n’a rien à décider avant la réponse.")

    def dealt_anew(self, who: str) -> str:
        """Ce que Camille n’a pas vu."""
        return french(f"Ce que {who} ne peut pas voir n’est pas montré : à la place, des cartes redistribuées.")

    def wrong(self, what: str) -> str:
        """C’est impossible."""
        return french(f"C’est impossible. {what}")

    def no_points(self, value: str) -> str:
        """4 points."""
        return f"Aucune façon de marquer dans ce jeu ne fait {value}."

    def most_cards(self, most: int) -> str:
        """Six cartes."""
        return f"Il y a ici {most} cartes au plus."

    def no_longer(self, why: str) -> str:
        """Ce qui suivait ne va plus."""
        return french(f"Ce que vous aviez répondu ensuite n’est pas possible ici. {why}")

    def add_card(self, card: str) -> str:
        """Ajouter un 9."""
        return french(f"Ajouter : {card}")

    def take_card(self, card: str) -> str:
        """Enlever un 9."""
        return french(f"Enlever : {card}")
