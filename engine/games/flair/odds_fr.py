"""Ce qui peut sortir d’un lancer ou d’une carte de French Flair : quelques mots par issue."""

from __future__ import annotations

from engine.games.flair.story_fr import FrenchStory


class FrenchOdds(FrenchStory):
    """What may happen, in French."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "rien de plus"

    def out_kicks_off(self, seat: int) -> str:
        """Who kicks off."""
        return f"coup d'envoi pour {self.who(seat)}"

    def out_opening_tied(self) -> str:
        """A tie."""
        return "égalité, on relance"

    def out_try(self) -> str:
        """A try."""
        return "un essai"

    def out_converted(self) -> str:
        """A conversion."""
        return "transformé"

    def out_conversion_missed(self) -> str:
        """No conversion."""
        return "non transformé"

    def out_drop_scored(self) -> str:
        """A drop goal."""
        return "un drop réussi"

    def out_drop_missed(self) -> str:
        """No drop goal."""
        return "un drop manqué"

    def out_penalty_scored(self) -> str:
        """A penalty goal."""
        return "une pénalité réussie"

    def out_penalty_missed(self) -> str:
        """No penalty goal."""
        return "une pénalité manquée"

    def out_interception(self) -> str:
        """A double of the defence."""
        return "une interception"

    def out_tackle_missed(self) -> str:
        """A double of the attack."""
        return "un plaquage manqué"

    def out_ruck(self, seat: int) -> str:
        """A ruck."""
        return f"un ruck dominé par {self.who(seat)}"

    def out_tackled_by_default(self) -> str:
        """The last card."""
        return "un plaquage d'office"

    def out_no_tackle(self) -> str:
        """No tackle."""
        return "pas de plaquage"

    def out_let_go(self) -> str:
        """No contest."""
        return "pas de tentative"

    def out_contested(self) -> str:
        """A contest in the zone."""
        return "un conteste réussi"

    def out_cleared_out(self) -> str:
        """A clear-out in the zone."""
        return "un déblayage réussi"

    def out_offside(self, seat: int) -> str:
        """Outside the zone."""
        return f"hors-jeu {self.of(seat)}"

    def out_ball_kept(self) -> str:
        """The ball stays."""
        return "ballon gardé"

    def out_turnover(self, seat: int) -> str:
        """The ball changes hands."""
        return f"ballon pour {self.who(seat)}"

    def out_too_few_cards(self) -> str:
        """One card or none."""
        return "trop peu de cartes pour disputer"

    def out_scrum_won(self, seat: int) -> str:
        """A scrum won."""
        return f"mêlée gagnée par {self.who(seat)}"

    def out_line_out_won(self, seat: int) -> str:
        """A line-out won."""
        return f"touche gagnée par {self.who(seat)}"

    def out_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"pénalité pour {self.who(seat)}"

    def out_line_out_card(self) -> str:
        """A double at the line-out."""
        return "avec une carte de plus"

    def out_advantage(self) -> str:
        """Advantage."""
        return "l'avantage joué"

    def out_advantage_over(self) -> str:
        """Ten metres gained."""
        return "avantage acquis"

    def out_advantage_back(self) -> str:
        """Back to the mark."""
        return "retour à la marque"

    def out_run_knock_on(self) -> str:
        """A 1 in a run."""
        return "un en-avant"

    def out_run_double(self) -> str:
        """A double in a run."""
        return "sur un double"

    def out_ran(self) -> str:
        """A run."""
        return "une course"

    def out_recovered(self) -> str:
        """A low double."""
        return "le coup de pied récupéré"

    def out_knock_on(self) -> str:
        """A high double."""
        return "un en-avant à la réception"

    def out_caught(self) -> str:
        """The receivers have it."""
        return "ballon à la réception"

    def out_touch_kicked(self) -> str:
        """Touch."""
        return "un coup de pied en touche"

    def out_touch_direct(self) -> str:
        """A 1 from outside the 22."""
        return "sortie directe"

    def out_touch_missed(self) -> str:
        """A 1 from inside the 22."""
        return "touche non trouvée"

    def out_touch_over(self) -> str:
        """Too long."""
        return "trop long"

    def out_penalty_touch(self) -> str:
        """Touch."""
        return "touche trouvée"

    def out_penalty_touch_over(self) -> str:
        """Touch, too long."""
        return "au-delà de la ligne, mêlée"

    def out_mark(self) -> str:
        """A mark."""
        return "une marque"

    def out_touched_down(self) -> str:
        """A touch-down."""
        return "ballon aplati"

    def out_dead(self) -> str:
        """Dead."""
        return "un ballon mort"

    def out_tapped(self) -> str:
        """By hand."""
        return "jouée à la main"

    def out_kick_off_again(self) -> str:
        """Too short."""
        return "engagement à refaire"

    def out_advanced(self) -> str:
        """An advance."""
        return "10 m d'avancée"

    def out_passed_on(self) -> str:
        """A card in a combination."""
        return "une avancée et une passe"

    def out_relayed(self) -> str:
        """A relay."""
        return "un relais"

    def out_maul_card(self) -> str:
        """Half a maul."""
        return "un premier avant lié"

    def out_mauled(self) -> str:
        """A maul."""
        return "un maul"

    def out_fixing_card(self) -> str:
        """Half a fixing point."""
        return "un premier avant au sol"

    def out_fixed(self) -> str:
        """A fixing point."""
        return "un point de fixation"

    def out_fixing_over(self) -> str:
        """No more fixing points."""
        return "fin des points de fixation"

    def out_on_the_line(self) -> str:
        """On the line."""
        return "sur la ligne"

    def out_no_card(self) -> str:
        """No card to play."""
        return "une mêlée concédée"

    def out_drawn(self) -> str:
        """A card."""
        return "une carte piochée"

    def out_discarded(self) -> str:
        """A card less."""
        return "une carte défaussée"

    def out_reshuffled(self) -> str:
        """A new deck."""
        return "une nouvelle pioche"

    def out_time_up(self) -> str:
        """Time."""
        return "temps écoulé"

    def out_half_time(self) -> str:
        """Half-time."""
        return "mi-temps"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne"

    def out_drawn_match(self) -> str:
        """A draw."""
        return "match nul"

    def then_tackle_card(self) -> str:
        """The defence's choice."""
        return "un plaquage à décider"

    def then_forced_card(self) -> str:
        """The defence's card."""
        return "une carte pour le plaquage"

    def then_contest_card(self) -> str:
        """The choice to contest."""
        return "un conteste à décider"

    def then_clear_out_card(self) -> str:
        """The choice to clear out."""
        return "un déblayage à décider"

    def then_attack(self) -> str:
        """The next card."""
        return "une carte à jouer"

    def then_offside(self) -> str:
        """Advantage or penalty."""
        return "avantage ou pénalité"

    def then_penalty(self) -> str:
        """What to do with a penalty."""
        return "une pénalité à jouer"

    def then_received(self) -> str:
        """What to do with a kick."""
        return "un ballon à négocier"

    def then_mark(self) -> str:
        """The kick of a mark."""
        return "un coup de pied après la marque"

    def then_discard(self) -> str:
        """A card too many."""
        return "une carte à défausser"

    def then_dice(self) -> str:
        """One die or two."""
        return "un dé ou deux"
