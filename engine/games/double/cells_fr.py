"""Ce que l’on note sur la feuille de 5-3-Double! en français : un mot ou deux par événement."""

from __future__ import annotations

from engine.games.double.story_fr import FrenchStory


class FrenchCells(FrenchStory):
    """The cells of the match sheet, in French."""

    def short_fault(self, *_: object) -> str:
        """A double 1 or 2."""
        return "faute"

    def short_fault_kicked(self, seat: int, *_: object) -> str:
        """The duel won."""
        return f"{self.who(seat)} passe la pénalité"

    def short_fault_missed(self, seat: int, *_: object) -> str:
        """The duel lost or tied."""
        return f"{self.who(seat)} manque la pénalité"

    def short_fault_kept(self, seat: int) -> str:
        """The hand instead of the kick."""
        return f"{self.who(seat)} prend la main"

    def short_penalty(self, *_: object) -> str:
        """A 3."""
        return "pénalité"

    def short_penalty_kicked(self, *_: object) -> str:
        """A penalty kicked."""
        return "passée"

    def short_penalty_missed(self, *_: object) -> str:
        """A penalty missed."""
        return "manquée"

    def short_penalty_kept(self, *_: object) -> str:
        """A penalty played on."""
        return "main gardée"

    def short_drop_scored(self, *_: object) -> str:
        """A drop goal."""
        return "drop"

    def short_drop_blocked(self, *_: object) -> str:
        """A drop blocked."""
        return "drop contré"

    def short_fifty_twenty_two(self, *_: object) -> str:
        """A 50-22."""
        return "50-22"

    def short_countered(self, seat: int) -> str:
        """A double 4."""
        return f"contre {self.of(1 - seat)}"

    def short_try(self, *_: object) -> str:
        """A try."""
        return "essai"

    def short_try_refused(self, *_: object) -> str:
        """No try."""
        return "pas d'essai"

    def short_converted(self, *_: object) -> str:
        """A conversion."""
        return "transformé"

    def short_conversion_missed(self, *_: object) -> str:
        """A conversion missed."""
        return "non transformé"

    def short_penalty_try(self, *_: object) -> str:
        """A penalty try."""
        return "essai de pénalité"

    def short_knock_on(self, *_: object) -> str:
        """1-2."""
        return "en-avant"

    def short_into_touch(self, *_: object) -> str:
        """1-4."""
        return "pied en touche"

    def short_counter_ruck(self, *_: object) -> str:
        """1-6."""
        return "contre-ruck"

    def short_kicked_away(self, *_: object) -> str:
        """2-4."""
        return "rendu au pied"

    def short_interception(self, *_: object) -> str:
        """2-6."""
        return "interception"

    def short_rip(self, *_: object) -> str:
        """4-6."""
        return "arrachage"
