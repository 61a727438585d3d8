"""Ce qui peut sortir d’un lancer de dés de rugby TOMY en français : quelques mots par issue."""

from __future__ import annotations

from engine.games.tomy.text import TomyText


class FrenchOdds(TomyText):
    """What may happen, in French."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "rien de plus"

    def out_starts(self, who: int) -> str:
        """Who begins."""
        return f"{self.who(who)} commence"

    def out_roll_off_tied(self) -> str:
        """A tie."""
        return "même résultat, on relance"

    def out_shows_bonus_try(self) -> str:
        """A bonus try."""
        return "un essai bonus"

    def out_shows_try(self) -> str:
        """A try."""
        return "un essai"

    def out_shows_drop(self) -> str:
        """A drop goal."""
        return "un drop"

    def out_shows_penalty(self) -> str:
        """A penalty."""
        return "une pénalité"

    def out_shows_in_front(self) -> str:
        """A penalty in front."""
        return "une pénalité en face"

    def out_shows_nothing(self) -> str:
        """No score."""
        return "rien qui marque"

    def out_stopped(self) -> str:
        """Stopped."""
        return "aucun point"

    def out_between_posts(self) -> str:
        """The green die is good."""
        return "entre les poteaux"

    def out_wide(self) -> str:
        """The green die is wide."""
        return "à côté"

    def out_doubled(self) -> str:
        """The white die doubles."""
        return "points doublés"

    def out_wiped(self) -> str:
        """The white die takes all."""
        return "tout est perdu"

    def out_bonus_kept(self) -> str:
        """No white die."""
        return "points gardés"

    def out_let(self) -> str:
        """No defence."""
        return "pas de défense, points acquis"

    def out_tackled(self) -> str:
        """A tackle."""
        return "plaquage, essai annulé"

    def out_blocked(self) -> str:
        """A block."""
        return "contre, coup de pied annulé"

    def out_wrong_kind(self) -> str:
        """The wrong kind."""
        return "défense sans effet, points validés"

    def out_stands(self) -> str:
        """Points stand."""
        return "points validés"

    def out_warned(self) -> str:
        """Points stand, with a warning."""
        return "points validés et avertissement"

    def out_cannot_defend(self) -> str:
        """Suspended."""
        return "suspension, donc pas de défense"

    def out_yellow(self, who: int) -> str:
        """A yellow card."""
        return f"carton jaune pour {self.who(who)}"

    def out_red(self, who: int) -> str:
        """A red card."""
        return f"carton rouge pour {self.who(who)}"

    def out_third(self) -> str:
        """A third warning."""
        return "un avertissement qui ne compte pas"

    def out_both_red(self) -> str:
        """Two reds."""
        return "deux rouges qui s'annulent"

    def out_served(self, who: int) -> str:
        """A throw lost."""
        return f"{self.who(who)} perd un lancer"

    def out_shot_in(self) -> str:
        """A kick that passes."""
        return "le tir passe"

    def out_shot_wide(self) -> str:
        """A kick that misses."""
        return "tir manqué"

    def out_shot_let(self) -> str:
        """No defence against a kick."""
        return "pas de défense, le tir compte"

    def out_shot_saved(self) -> str:
        """A kick cancelled."""
        return "tir annulé"

    def out_shot_stands(self) -> str:
        """A kick confirmed."""
        return "le tir compte"

    def out_half_time(self) -> str:
        """Half-time."""
        return "mi-temps"

    def out_extra_time(self) -> str:
        """Extra time."""
        return "prolongation"

    def out_shootout(self) -> str:
        """A shoot-out."""
        return "place aux pénalités"

    def out_still_level(self) -> str:
        """Level again."""
        return "toujours à égalité"

    def out_match_won(self, who: int) -> str:
        """A match."""
        return f"{self.who(who)} gagne le match"

    def out_series_won(self, who: int) -> str:
        """The game."""
        return f"{self.who(who)} gagne la partie"

    def out_cup_won(self, who: int) -> str:
        """The cup."""
        return f"{self.who(who)} gagne le tournoi"

    def then_attempt(self) -> str:
        """A choice after an attempt."""
        return "et il reste des tentatives"

    def then_bonus(self) -> str:
        """A choice after a bonus try."""
        return "avec ou sans le dé blanc"

    def then_defence(self) -> str:
        """A choice against a score."""
        return "puis le choix de l'adversaire"

    def then_save(self) -> str:
        """A choice against a kick."""
        return "puis le choix de l'adversaire"
