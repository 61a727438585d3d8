"""Ce que l’on note sur la feuille des dés de rugby TOMY en français : un mot ou deux par événement."""

from __future__ import annotations

from engine.games.tomy.text import TomyText


class FrenchCells(TomyText):
    """The cells of the match sheet, in French."""

    def short_bonus_try(self, *_: object) -> str:
        """A bonus try."""
        return "essai bonus"

    def short_try(self, *_: object) -> str:
        """A try."""
        return "essai"

    def short_drop(self, *_: object) -> str:
        """A drop goal."""
        return "drop"

    def short_penalty(self, *_: object) -> str:
        """A penalty."""
        return "pénalité"

    def short_in_front(self, *_: object) -> str:
        """A penalty in front."""
        return "pénalité en face"

    def short_between_posts(self, *_: object) -> str:
        """The green die is good."""
        return "entre les poteaux"

    def short_wide(self, *_: object) -> str:
        """The green die is wide."""
        return "à côté"

    def short_doubled(self, *_: object) -> str:
        """The white die doubles."""
        return "doublé"

    def short_wiped(self, *_: object) -> str:
        """The white die takes all."""
        return "perdu au dé blanc"

    def short_tackled(self, *_: object) -> str:
        """A tackle."""
        return "plaquage"

    def short_blocked(self, *_: object) -> str:
        """A block."""
        return "contre"

    def short_stopped(self, *_: object) -> str:
        """Stopped."""
        return "rien"

    def short_turn_over(self, *_: object) -> str:
        """Three attempts."""
        return "rien"

    def short_yellow(self, who: int) -> str:
        """A yellow card."""
        return f"jaune pour {self.who(who)}"

    def short_red(self, who: int) -> str:
        """A red card."""
        return f"rouge pour {self.who(who)}"

    def short_both_red(self, *_: object) -> str:
        """Two reds."""
        return "rouges annulés"

    def short_served(self, *_: object) -> str:
        """A throw lost."""
        return "suspension"

    def short_shot_in(self, *_: object) -> str:
        """A kick that passes."""
        return "passé"

    def short_shot_wide(self, *_: object) -> str:
        """A kick that misses."""
        return "à côté"

    def short_shot_saved(self, *_: object) -> str:
        """A kick cancelled."""
        return "annulé"

    def short_points(self, _: int, points: int) -> str:
        """What it was worth."""
        return f"{points} points"

    def short_match_won(self, who: int, *_: object) -> str:
        """Who went on in the cup."""
        return self.who(who)
