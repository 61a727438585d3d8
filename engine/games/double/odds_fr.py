"""Ce qui peut sortir d’un lancer de 5-3-Double! en français : quelques mots par issue."""

from __future__ import annotations

from engine.games.double.text import DoubleText


class FrenchOdds(DoubleText):
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

    def out_fault(self) -> str:
        """A double 1 or 2."""
        return "une faute"

    def out_drop_chance(self) -> str:
        """A double 3."""
        return "double 3"

    def out_countered(self) -> str:
        """A double 4."""
        return "un contre"

    def out_penalty_try(self) -> str:
        """A double 5 or 6."""
        return "un essai de pénalité"

    def out_penalty(self) -> str:
        """A 3."""
        return "une pénalité"

    def out_penalty_kicked(self) -> str:
        """A penalty kicked."""
        return "trois points"

    def out_penalty_missed(self) -> str:
        """A penalty missed."""
        return "tir manqué"

    def out_penalty_kept(self) -> str:
        """A penalty played on."""
        return "main gardée"

    def out_fault_kicked(self) -> str:
        """A duel won."""
        return "trois points"

    def out_fault_missed(self) -> str:
        """A duel lost."""
        return "tir manqué"

    def out_fault_kept(self) -> str:
        """The hand taken."""
        return "main prise"

    def out_drop_scored(self) -> str:
        """A drop goal."""
        return "un drop"

    def out_drop_blocked(self) -> str:
        """A drop blocked."""
        return "drop contré"

    def out_fifty_twenty_two(self) -> str:
        """A 50-22."""
        return "un 50-22"

    def out_try(self) -> str:
        """A try."""
        return "un essai"

    def out_converted(self) -> str:
        """A conversion."""
        return "transformé"

    def out_conversion_missed(self) -> str:
        """No conversion."""
        return "non transformé"

    def out_try_refused(self) -> str:
        """No try."""
        return "pas d'essai"

    def out_turnover(self) -> str:
        """A turnover."""
        return "un turn-over"

    def out_knock_on(self) -> str:
        """1-2."""
        return "en-avant"

    def out_into_touch(self) -> str:
        """1-4."""
        return "pied en touche"

    def out_counter_ruck(self) -> str:
        """1-6."""
        return "contre-ruck"

    def out_kicked_away(self) -> str:
        """2-4."""
        return "ballon rendu au pied"

    def out_interception(self) -> str:
        """2-6."""
        return "interception"

    def out_rip(self) -> str:
        """4-6."""
        return "arrachage"

    def out_yellow(self, seat: int) -> str:
        """A yellow card."""
        return f"carton jaune pour {self.who(seat)}"

    def out_red(self, seat: int) -> str:
        """A red card."""
        return f"carton rouge pour {self.who(seat)}"

    def out_hand_kept(self) -> str:
        """The hand kept on the last action."""
        return "sur la dernière action"

    def out_half_time(self) -> str:
        """Half-time."""
        return "mi-temps"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne"

    def out_won_on_cards(self, seat: int) -> str:
        """A win by the cards."""
        return f"{self.who(seat)} gagne aux cartons"

    def out_drawn(self) -> str:
        """A draw."""
        return "match nul"

    def then_award(self) -> str:
        """A choice after a 3."""
        return "tirer ou garder la main"

    def then_fault(self) -> str:
        """A choice after a fault."""
        return "au choix de l'adversaire"

    def then_three(self) -> str:
        """A choice after a double 3."""
        return "drop ou 50-22"
