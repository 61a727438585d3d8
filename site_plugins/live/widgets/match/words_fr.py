"""What is said about whole matches in French."""

from __future__ import annotations

from typing import ClassVar

from engine.words.fr.language import french
from site_plugins.live.widgets.match.words import PlayWords


class French(PlayWords):
    """Set-up, match, coach, replay and shelf in French."""

    not_saved = french(
        "Cet appareil ne laisse pas la page garder le match. Il continue, mais quitter la page le perd ; "
        "enregistrez-le dans un fichier ou copiez son lien."
    )
    only_watched = "On peut le revoir, mais pas le continuer."
    other_tab = "Ce match a continué dans une autre fenêtre. Voici où il en est."
    forgotten = "Le match n’est plus gardé sur cet appareil."

    new = "Un nouveau match"
    no_script = "Pour jouer ici, la page a besoin de JavaScript. Les règles, elles, se lisent sans."
    sides = "Qui joue"
    name = "Nom"
    player = "Joué par"
    controls: ClassVar = {
        "human": "une personne",
        "easy": "l’ordinateur, facile",
        "medium": "l’ordinateur, moyen",
        "hard": "l’ordinateur, difficile",
        "random": "l’ordinateur, au hasard",
    }
    house = "Règles maison et durée"
    own = "le vôtre"
    ruling = "pourquoi ce choix existe"
    manner = "Comment vous jouez"
    dice = "Dés"
    dices: ClassVar = {"here": "lancés ici", "table": "lancés sur notre table, puis saisis"}
    study = "Match d’étude"
    study_hint = "on peut revenir en deçà des dés et des cartes cachées"
    pace = "L’ordinateur joue"
    paces: ClassVar = {"calm": "posément", "quick": "vite", "instant": "d’un coup"}
    seed = "Graine"
    seed_hint = french("même graine et mêmes choix donnent le même match ; laissez vide pour une chance bien à vous")
    kick_off = "Coup d’envoi"

    running = "Les matchs qui vous attendent"
    finished = "Matchs terminés"
    go_on_with = "Continuer"
    look_back = "Revoir"
    forget = "Oublier"
    import_ = "Ouvrir un match depuis un fichier"
    statistics = "Vos matchs sur cet appareil"
    statistics_head = ("Contre", "Joués", "Gagnés", "Nuls", "Perdus", "Points")
    two_people = "une autre personne"
    watched = "en spectateur"

    hurry = "Décider maintenant"
    pause = "Pause"
    go_on = "Continuer"
    undo = "Annuler"
    coach = "Demander à l’entraîneur"
    coach_title = "L’entraîneur"
    coach_thinks = "L’entraîneur réfléchit…"
    option = "Choix"
    value = "Chance de gagner"
    leave = "Quitter le match"
    replay = "Revoir le match"
    sheet = "Feuille de match"
    print = "Imprimer la feuille"
    back = "Revenir au match"
    file = "Enregistrer dans un fichier"
    rematch = "Encore un match"
    link_shows = (
        "Qui ouvre le lien du match entier, ou son fichier, peut voir les deux mains et toutes les cartes piochées."
    )
    link_whole = "Copier le match entier"
    link_anew_shows = french(
        "Ou un lien à partir d’ici : votre main telle quelle, et ce que vous n’avez pas vu redistribué."
    )
    link_anew = "Copier avec le reste redistribué"
    link_holds = french("Il contient les deux mains : qui le continue pour les deux camps les voit tour à tour.")
    started = "Coup d’envoi."
    undone = "Repris."
    latest = "Ce qui s’est passé"
    watch = "Le chronomètre de la table"

    slider = "Moment du match"
    first = "Au coup d’envoi"
    before = "Un pas en arrière"
    after = "Un pas en avant"
    last = "À la fin"
    take_over = "Reprendre d’ici"
    take_over_hint = french("un nouveau match à partir de ce moment précis ; l’ancien reste tel quel")
    take_over_as = "Vous jouez"
    take_over_against = "contre"
    chart = "Points et chance de gagner"
    chart_go = "Calculer la chance de gagner sur tout le match"
    chart_making = "Calcul en cours…"

    def versus(self, home: str, away: str) -> str:
        """Camille contre Sacha."""
        return f"{home} contre {away}"

    def called(self, name: str, level: str) -> str:
        """Sacha (l’ordinateur, moyen)."""
        return f"{name} ({level})"

    def thinks(self, who: str) -> str:
        """Sacha réfléchit."""
        return f"{who} réfléchit…"

    def plays(self, who: str) -> str:
        """À Sacha de jouer."""
        return f"À {who} de jouer…"

    def curtain(self, who: str) -> str:
        """Passez l’appareil."""
        return french(f"C’est à {who}. Passez l’appareil : d’ici là, les cartes restent face cachée.")

    def curtain_go(self, who: str) -> str:
        """Je suis Sacha."""
        return french(f"Je suis {who} : montrer mes cartes")

    def wins(self, value: str, error: str) -> str:
        """54 % ± 3."""
        return f"{value} ± {error}" if error else f"{value}, par calcul"

    def advised(self, option: str) -> str:
        """L’entraîneur choisirait…"""
        return french(f"L’entraîneur choisirait : {option}.")

    def thumb(self, sentence: str) -> str:
        """La règle de bon sens."""
        return french(f"Le bon sens dit la même chose : {sentence}")

    def likely(self, option: str, outcome: str, chance: str) -> str:
        """Le plus probable."""
        return french(f"{option} : le plus souvent, {outcome} ({chance}).")

    def alike(self, option: str, outcomes: list[str], chance: str) -> str:
        """Un but ou aucun point, 50 % chacun."""
        listed = ", ".join(outcomes[:-1]) + f" ou {outcomes[-1]}"
        return french(f"{option} : {listed}, {chance} dans chaque cas.")

    def close(self) -> str:
        """Trop serré."""
        return french("Les deux premiers sont trop proches pour être départagés : suivez votre cœur.")

    def better(self, option: str, more: int) -> str:
        """De combien."""
        matches = "1 match" if more == 1 else f"{more} matchs"
        return french(f"Sur cent, il en gagne environ {matches} de plus que le meilleur des autres ({option}).")

    def playouts(self, count: int) -> str:
        """D’après 96 matchs."""
        return f"D’après {count} matchs poursuivis en pensée."

    def moment(self, number: int, total: int) -> str:
        """12 sur 240."""
        return f"{number} sur {total}"

    def chart_says(self, name: str, chance: str) -> str:
        """Camille, chance de gagner : 54 %."""
        return french(f"{name}, chance de gagner : {chance}")

    def one_way(self) -> str:
        """Rien à choisir."""
        return french("Il n’y a ici qu’une chose à faire : l’entraîneur n’a rien à ajouter.")

    def hands_down(self) -> str:
        """Pas encore."""
        return "Les cartes restent face cachée tant que l’appareil n’est pas entre les bonnes mains."

    def not_running(self) -> str:
        """Pas de match."""
        return "Il n’y a pas de match ici pour cela. Préparez-en un, ou reprenez-en un qui est gardé."
