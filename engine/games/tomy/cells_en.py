"""What players write on the sheet of TOMY rugby dice in English: a word or two for each event worth a note."""

from __future__ import annotations

from engine.games.tomy.text import TomyText


class EnglishCells(TomyText):
    """The cells of the match sheet, in English."""

    def short_bonus_try(self, *_: object) -> str:
        """A bonus try."""
        return "bonus try"

    def short_try(self, *_: object) -> str:
        """A try."""
        return "try"

    def short_drop(self, *_: object) -> str:
        """A drop goal."""
        return "drop goal"

    def short_penalty(self, *_: object) -> str:
        """A penalty."""
        return "penalty"

    def short_in_front(self, *_: object) -> str:
        """A penalty in front."""
        return "penalty in front"

    def short_between_posts(self, *_: object) -> str:
        """The green die is good."""
        return "between the posts"

    def short_wide(self, *_: object) -> str:
        """The green die is wide."""
        return "wide"

    def short_doubled(self, *_: object) -> str:
        """The white die doubles."""
        return "doubled"

    def short_wiped(self, *_: object) -> str:
        """The white die takes all."""
        return "lost to the white die"

    def short_tackled(self, *_: object) -> str:
        """A tackle."""
        return "tackled"

    def short_blocked(self, *_: object) -> str:
        """A block."""
        return "blocked"

    def short_stopped(self, *_: object) -> str:
        """Stopped."""
        return "nothing"

    def short_turn_over(self, *_: object) -> str:
        """Three attempts."""
        return "nothing"

    def short_yellow(self, who: int) -> str:
        """A yellow card."""
        return f"yellow card for {self.who(who)}"

    def short_red(self, who: int) -> str:
        """A red card."""
        return f"red card for {self.who(who)}"

    def short_both_red(self, *_: object) -> str:
        """Two reds."""
        return "reds cancelled"

    def short_served(self, *_: object) -> str:
        """A throw lost."""
        return "suspended"

    def short_shot_in(self, *_: object) -> str:
        """A kick that passes."""
        return "in"

    def short_shot_wide(self, *_: object) -> str:
        """A kick that misses."""
        return "wide"

    def short_shot_saved(self, *_: object) -> str:
        """A kick cancelled."""
        return "cancelled"

    def short_points(self, _: int, points: int) -> str:
        """What it was worth."""
        return f"{points} points"

    def short_match_won(self, who: int, *_: object) -> str:
        """Who went on in the cup."""
        return self.who(who)
