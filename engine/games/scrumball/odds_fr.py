"""Ce qui peut arriver à Scrumball Rugby, en français : quelques mots par issue."""

from __future__ import annotations

from engine.games.scrumball.text import ScrumballText


class FrenchOdds(ScrumballText):
    """What may happen, in French."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "rien de plus"

    def out_starts(self, seat: int) -> str:
        """Who kicks off."""
        return f"coup d'envoi pour {self.who(seat)}"

    def out_opening_tied(self) -> str:
        """A tie."""
        return "égalité, on relance"

    def out_drew(self) -> str:
        """A card drawn."""
        return "une carte piochée"

    def out_substituted(self) -> str:
        """A substitution."""
        return "cartes changées"

    def out_unstoppable(self) -> str:
        """A run of 6."""
        return "plaquage impossible"

    def out_intercepted(self) -> str:
        """An interception."""
        return "interception"

    def out_interception_missed(self) -> str:
        """No interception."""
        return "pas d'interception"

    def out_weak_tackle(self) -> str:
        """Intensity 1."""
        return "plaquage faible"

    def out_ruck(self) -> str:
        """Intensity 2 to 5."""
        return "un ruck"

    def out_tackle_won(self) -> str:
        """Intensity 6."""
        return "plaquage gagnant"

    def out_contest_won(self) -> str:
        """A contest won."""
        return "ballon gagné"

    def out_contest_missed(self) -> str:
        """A contest missed."""
        return "avantage à l'attaque"

    def out_contest_declined(self) -> str:
        """No contest."""
        return "pas de conteste"

    def out_advantage_over(self) -> str:
        """Ten metres gained."""
        return "avantage joué"

    def out_kick_kept(self) -> str:
        """A ground kick recovered."""
        return "coup de pied récupéré"

    def out_kick_lost(self) -> str:
        """A ground kick lost."""
        return "coup de pied perdu"

    def out_kick_caught(self) -> str:
        """A high kick caught."""
        return "ballon à l'autre camp"

    def out_knock_on(self) -> str:
        """A double."""
        return "un en-avant"

    def out_in_goal(self) -> str:
        """Behind the line."""
        return "sur la ligne ou dans l'en-but"

    def out_dead_ball(self) -> str:
        """Dead."""
        return "ballon mort"

    def out_kick_off_short(self) -> str:
        """Too short."""
        return "trop court"

    def out_drop_goal(self) -> str:
        """A drop goal."""
        return "un drop"

    def out_drop_charged(self) -> str:
        """Charged down."""
        return "drop contré"

    def out_drop_short(self) -> str:
        """Too short."""
        return "drop trop court"

    def out_touch_found(self) -> str:
        """Touch."""
        return "touche trouvée"

    def out_touch_missed(self) -> str:
        """No touch."""
        return "touche pas trouvée"

    def out_touch_in_goal(self) -> str:
        """Touch past the line."""
        return "au-delà de la ligne"

    def out_penalty_touch(self) -> str:
        """A penalty to touch."""
        return "touche"

    def out_penalty_touch_past(self) -> str:
        """Too long."""
        return "au-delà de la ligne, mêlée"

    def out_line_out_won(self, seat: int) -> str:
        """A line-out won."""
        return f"alignement pour {self.who(seat)}"

    def out_maul_formed(self) -> str:
        """A maul."""
        return "avec un maul"

    def out_scrum_won(self) -> str:
        """A scrum won."""
        return "mêlée gagnée"

    def out_scrum_taken(self) -> str:
        """A scrum lost."""
        return "ballon pris"

    def out_scrum_back(self) -> str:
        """A scrum pushed."""
        return "recul de 5 m"

    def out_mauled(self) -> str:
        """A phase won."""
        return "le maul avance"

    def out_maul_stopped(self) -> str:
        """A phase lost."""
        return "maul arrêté"

    def out_penalty_goal(self) -> str:
        """A penalty goal."""
        return "trois points"

    def out_penalty_missed(self) -> str:
        """A penalty missed."""
        return "tir manqué"

    def out_tapped(self) -> str:
        """By hand."""
        return "joué à la main"

    def out_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"pénalité pour {self.who(seat)}"

    def out_touched_down(self) -> str:
        """Grounded."""
        return "ballon aplati"

    def out_mark_called(self) -> str:
        """A mark."""
        return "une marque"

    def out_stuck(self) -> str:
        """No card left."""
        return "plus de carte pour avancer"

    def out_shown(self) -> str:
        """A hand shown."""
        return "main montrée"

    def out_try(self, seat: int) -> str:
        """A try."""
        return f"essai pour {self.who(seat)}"

    def out_converted(self) -> str:
        """A conversion."""
        return "transformé"

    def out_conversion_missed(self) -> str:
        """No conversion."""
        return "non transformé"

    def out_declared(self) -> str:
        """The half ended."""
        return "fin sifflée"

    def out_half_time(self) -> str:
        """Half-time."""
        return "mi-temps"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne"

    def out_drawn(self) -> str:
        """A draw."""
        return "match nul"

    def then_respond(self) -> str:
        """The defence answers."""
        return "puis plaquage ou non"

    def then_interception_dice(self) -> str:
        """Dice for an interception."""
        return "un dé ou deux"

    def then_contest(self) -> str:
        """The contest."""
        return "conteste ou non"

    def then_spend(self) -> str:
        """A card for the contest."""
        return "une carte à poser"

    def then_kick_dice(self) -> str:
        """Dice for a kick."""
        return "un dé ou deux"

    def then_drop_dice(self) -> str:
        """Dice for a drop."""
        return "un dé ou deux"

    def then_touch_dice(self) -> str:
        """Dice for a touch kick."""
        return "un dé ou deux"

    def then_goal_dice(self) -> str:
        """Dice for a penalty."""
        return "un dé ou deux"

    def then_penalty_touch_dice(self) -> str:
        """Dice for a penalty to touch."""
        return "un dé ou deux"

    def then_receive(self) -> str:
        """A choice behind the line."""
        return "aplatir ou jouer"

    def then_catch(self) -> str:
        """A choice in the 22."""
        return "marque ou jeu"

    def then_see_hand(self) -> str:
        """A hand to be seen."""
        return "voir la main ou non"

    def then_change_more(self) -> str:
        """More cards to change."""
        return "d'autres cartes à changer"
