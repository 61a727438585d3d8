"""Le récit d’une partie de dés de rugby TOMY en français : une phrase par événement.

Un nom n’a pas de genre : il n’est jamais le sujet d’un participe ou d’un adjectif qui s’accorde.
"""

from __future__ import annotations

from engine.core.text_fr import of_name, to_name
from engine.games.tomy.text import TomyText

NUMBERS = {1: "un", 2: "deux", 3: "trois", 5: "cinq", 7: "sept", 10: "dix", 14: "quatorze"}
ORDINALS = ("", "Première", "Deuxième", "Troisième")
CARDS = ("", "jaune", "rouge")
_ONE = {"ball": "un ballon", "player": "un joueur", "foot": "un pied", "posts": "les poteaux", "card": "un carton"}
"""A die beside two that are alike."""
_PLURALS = {"ball": "ballons", "player": "joueurs", "foot": "pieds", "posts": "poteaux", "card": "cartons"}
_SCORES = {
    "bonus-try": "essai bonus",
    "try": "essai",
    "drop": "drop",
    "penalty": "pénalité",
    "in-front": "pénalité face aux poteaux",
}
THE_SCORE = {
    "bonus-try": "l'essai bonus",
    "try": "l'essai",
    "drop": "le drop",
    "penalty": "la pénalité",
    "in-front": "la pénalité face aux poteaux",
}
A_SCORE = {name: ("une " if "pénalité" in score else "un ") + score for name, score in _SCORES.items()}
_PARTS = {
    "first-half": "Première mi-temps",
    "second-half": "Seconde mi-temps",
    "extra-time": "Prolongation",
    "shootout": "Pénalités",
    "cup": "Le tournoi",
}
_STAGES = {"quarter-final": "Quart de finale", "semi-final": "Demi-finale", "final": "Finale", "winner": "Vainqueur"}


class FrenchStory(TomyText):
    """What happened, in French."""

    def of(self, who: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return of_name(self.who(who))

    def to(self, who: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return to_name(self.who(who))

    def dice(self, faces: tuple[str, ...]) -> str:
        """Dice as players say them."""
        counts = {face: faces.count(face) for face in faces}
        alone = _ONE if len(counts) < len(faces) else {}
        named = [
            alone.get(face, self.face(face)) if n == 1 else f"{NUMBERS[n]} {_PLURALS[face]}"
            for face, n in counts.items()
        ]
        return self.core.joined(named)

    def score(self, name: str) -> str:
        """A score in full."""
        return _SCORES[name]

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    def stage(self, name: str) -> str:
        """A stage of the cup."""
        return _STAGES[name]

    def on_roll_off(self, who: int, face: str) -> str:
        """A green die for the beginning."""
        return f"Dé vert {self.of(who)} : {self.face(face)}."

    def on_roll_off_tied(self, *_: object) -> str:
        """Both dice alike."""
        return "Même résultat des deux côtés : on relance."

    def on_starts(self, who: int) -> str:
        """Somebody begins."""
        return f"{self.who(who)} commence le match."

    def on_return_begins(self, who: int) -> str:
        """The other begins the return match."""
        return f"Cette fois, {self.who(who)} commence."

    def on_second_half(self, who: int) -> str:
        """The second half begins."""
        return f"Seconde mi-temps : {self.who(who)} commence."

    def on_thrower(self, who: int, number: int) -> str:
        """The next teammate."""
        return f"{self.who(who)} : le prochain lancer sera pour l'équipier {number}."

    def on_turn(self, who: int, number: int, part: str, *_: object) -> str:
        """A throw begins."""
        return f"{self.part(part)}, lancer {number} : {self.to(who)} de jouer."

    def _shows(self, attempt: int, faces: tuple[str, ...], reading: str) -> str:
        return f"{ORDINALS[attempt]} tentative : {self.dice(faces)}, {reading}."

    def on_shows_bonus_try(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A bonus try on the table."""
        return self._shows(attempt, faces, "un essai bonus")

    def on_shows_try(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A try on the table."""
        return self._shows(attempt, faces, "un essai")

    def on_shows_drop(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A drop goal on the table."""
        return self._shows(attempt, faces, "un drop")

    def on_shows_penalty(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A penalty on the table."""
        return self._shows(attempt, faces, "une pénalité")

    def on_shows_in_front(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A penalty in front on the table."""
        return self._shows(attempt, faces, "une pénalité face aux poteaux")

    def on_shows_nothing(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """No scoring throw on the table."""
        return self._shows(attempt, faces, "rien qui marque")

    def on_stopped(self, who: int) -> str:
        """No more attempts wanted."""
        return f"{self.who(who)} s'arrête là, sans marquer."

    def on_refused(self, who: int, score: str) -> str:
        """A score refused."""
        return f"{self.who(who)} refuse {THE_SCORE[score]} et relance."

    def on_turn_over(self, who: int) -> str:
        """Three attempts, nothing."""
        return f"Trois tentatives sans marquer : le tour {self.of(who)} est fini."

    def on_bonus_try(self, who: int) -> str:
        """A bonus try is taken."""
        return f"{self.who(who)} marque un essai qui donne droit au dé Bonus."

    def on_try(self, who: int) -> str:
        """A try is taken."""
        return f"{self.who(who)} marque un essai."

    def on_drop(self, who: int) -> str:
        """A drop goal is taken."""
        return f"{self.who(who)} passe un drop."

    def on_penalty(self, who: int) -> str:
        """A penalty is taken."""
        return f"{self.who(who)} passe une pénalité."

    def on_in_front(self, who: int) -> str:
        """A penalty in front is taken."""
        return f"{self.who(who)} tire une pénalité face aux poteaux."

    def on_between_posts(self, *_: object) -> str:
        """The green die is good."""
        return "Dé vert : entre les poteaux."

    def on_wide(self, *_: object) -> str:
        """The green die is wide."""
        return "Dé vert : à côté."

    def on_bonus_kept(self, who: int, points: int) -> str:
        """No white die."""
        return f"{self.who(who)} laisse le dé blanc et garde {NUMBERS[points]} points."

    def on_doubled(self, _: int, points: int) -> str:
        """The white die doubles."""
        return f"Dé blanc : points doublés, {NUMBERS[points]} points."

    def on_wiped(self, *_: object) -> str:
        """The white die takes all."""
        return "Dé blanc : aucun point, l'essai est perdu."

    def on_points(self, who: int, points: int) -> str:
        """Points on the sheet."""
        return f"{NUMBERS[points].capitalize()} points pour {self.who(who)}."

    def on_let(self, who: int) -> str:
        """No defence wanted."""
        return f"{self.who(who)} laisse le dé rouge de côté."

    def on_defence_die(self, who: int, face: str) -> str:
        """The red die."""
        return f"Dé rouge {self.of(who)} : {self.face(face)}."

    def on_tackled(self, who: int) -> str:
        """A try cancelled."""
        return f"Plaquage {self.of(who)} : l'essai est annulé."

    def on_blocked(self, who: int, score: str) -> str:
        """A kick cancelled."""
        return f"Contre {self.of(who)} : {'le drop est annulé' if score == 'drop' else 'la pénalité est annulée'}."

    def on_stands(self, *_: object) -> str:
        """Points stand."""
        return "Les points sont validés."

    def on_warned(self, who: int) -> str:
        """Points stand with a warning."""
        return f"Les points sont validés, et {self.who(who)} prend un avertissement."

    def on_wrong_kind(self, _: int, face: str, score: str) -> str:
        """The wrong kind of defence."""
        return f"Un {self.face(face)} ne peut rien contre {A_SCORE[score]} : les points sont validés."

    def on_no_defence(self, who: int) -> str:
        """In front of the posts."""
        return f"Face aux poteaux, {self.who(who)} ne peut pas défendre."

    def on_two_cards(self, who: int, cards: int) -> str:
        """Cards on the table."""
        return f"{NUMBERS[cards].capitalize()} cartons visibles : avertissement pour {self.who(who)}."

    def on_yellow(self, who: int) -> str:
        """A yellow card."""
        return f"Carton jaune pour {self.who(who)}."

    def on_red(self, who: int) -> str:
        """A red card."""
        return f"Carton rouge pour {self.who(who)} : le prochain lancer est perdu."

    def on_third(self, who: int) -> str:
        """A third warning."""
        return f"{self.who(who)} a déjà un carton rouge : cet avertissement ne compte pas."

    def on_both_red(self, home: int, away: int) -> str:
        """Two reds cancel."""
        return f"Rouge contre rouge : {self.who(home)} et {self.who(away)} gardent un jaune chacun."

    def on_cannot_defend(self, who: int) -> str:
        """Suspended."""
        return f"Suspension {self.of(who)} pendant ce tour : pas de défense possible."

    def on_served(self, who: int, number: int, part: str, *_: object) -> str:
        """A throw lost."""
        return f"{self.part(part)}, lancer {number} : perdu pour {self.who(who)}, le carton rouge est purgé."

    def on_carried(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """Cards over a break."""
        held = [f"{CARDS[n]} pour {self.who(who)}" for who, n in zip(team, warnings, strict=True) if n]
        return f"Les cartons restent en vigueur : {self.core.joined(held)}."

    def _standing(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        return f"{self.who(team[0])} {score[0]}, {self.who(team[1])} {score[1]}"

    def on_half_time(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        """Half-time."""
        return f"Mi-temps : {self._standing(team, score)}."

    def on_full_time(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        """Time is up."""
        return f"Fin du temps de jeu : {self._standing(team, score)}."

    def on_extra_time(self, points: int) -> str:
        """Level after two halves."""
        return f"{points} partout : prolongation, deux lancers de plus chacun."

    def on_shootout(self, who: int, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """Level after extra time."""
        reds = [self.of(side) for side, n in zip(team, warnings, strict=True) if n == 2]
        card = f" Le carton rouge {reds[0]} est sans effet ici." if reds else ""
        return f"Toujours à égalité : place aux pénalités, premier tir pour {self.who(who)}.{card}"

    def on_shot_in(self, who: int, number: int, *_: object) -> str:
        """A kick that passes."""
        return f"Tir {number} {self.of(who)} : entre les poteaux."

    def on_shot_wide(self, who: int, number: int, *_: object) -> str:
        """A kick that misses."""
        return f"Tir {number} {self.of(who)} : à côté."

    def on_shot_let(self, who: int) -> str:
        """No defence against a kick."""
        return f"{self.who(who)} laisse le dé rouge de côté : le tir compte."

    def on_shot_saved(self, who: int, face: str) -> str:
        """A kick cancelled."""
        return f"Dé rouge {self.of(who)} : {self.face(face)}, le tir est annulé."

    def on_shot_stands(self, who: int, face: str) -> str:
        """A kick confirmed."""
        return f"Dé rouge {self.of(who)} : {self.face(face)}. Le tir compte."

    def on_still_level(self, number: int, made: int) -> str:
        """No winner yet."""
        return f"{made} partout après {number} tirs chacun : encore un chacun."

    def on_match_won(
        self, who: int, _: tuple[int, int], score: tuple[int, int], shots: tuple[int, int], __: int
    ) -> str:
        """A match won."""
        if score[0] == score[1]:
            return f"{self.who(who)} gagne le match, {score[0]} partout et {max(shots)} tirs à {min(shots)}."
        return f"{self.who(who)} gagne le match, {max(score)} à {min(score)}."

    def on_next_match(self, number: int) -> str:
        """The next match of a series."""
        if number == 2:
            return "Place au match retour."
        return "Une victoire partout : match d'appui, et le dé vert désigne de nouveau qui commence."

    def on_series_won(self, who: int, wins: int, losses: int) -> str:
        """Two wins."""
        return f"{self.who(who)} gagne la partie, {NUMBERS[wins]} matchs à {'zéro' if not losses else 'un'}."

    def on_cup_tie(self, stage: str, team: tuple[int, int]) -> str:
        """The next tie."""
        return f"{self.stage(stage)} : {self.who(team[0])} contre {self.who(team[1])}."

    def on_cup_won(self, who: int) -> str:
        """The cup."""
        return f"{self.who(who)} gagne le tournoi !"
