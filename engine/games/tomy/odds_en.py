"""What may come of a throw in TOMY rugby dice, in English: a few words for each outcome."""

from __future__ import annotations

from engine.games.tomy.text import TomyText


class EnglishOdds(TomyText):
    """What may happen, in English."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "nothing more"

    def out_starts(self, who: int) -> str:
        """Who begins."""
        return f"{self.who(who)} begins"

    def out_roll_off_tied(self) -> str:
        """A tie."""
        return "the same for both, throw again"

    def out_shows_bonus_try(self) -> str:
        """A bonus try."""
        return "a bonus try"

    def out_shows_try(self) -> str:
        """A try."""
        return "a try"

    def out_shows_drop(self) -> str:
        """A drop goal."""
        return "a drop goal"

    def out_shows_penalty(self) -> str:
        """A penalty."""
        return "a penalty"

    def out_shows_in_front(self) -> str:
        """A penalty in front."""
        return "a penalty in front"

    def out_shows_nothing(self) -> str:
        """No score."""
        return "no score"

    def out_stopped(self) -> str:
        """Stopped."""
        return "no points"

    def out_between_posts(self) -> str:
        """The green die is good."""
        return "between the posts"

    def out_wide(self) -> str:
        """The green die is wide."""
        return "wide"

    def out_doubled(self) -> str:
        """The white die doubles."""
        return "points doubled"

    def out_wiped(self) -> str:
        """The white die takes all."""
        return "all points lost"

    def out_bonus_kept(self) -> str:
        """No white die."""
        return "points kept"

    def out_let(self) -> str:
        """No defence."""
        return "no defence, points stand"

    def out_tackled(self) -> str:
        """A tackle."""
        return "tackled, try cancelled"

    def out_blocked(self) -> str:
        """A block."""
        return "blocked, kick cancelled"

    def out_wrong_kind(self) -> str:
        """The wrong kind."""
        return "wrong kind of defence, points stand"

    def out_stands(self) -> str:
        """Points stand."""
        return "points stand"

    def out_warned(self) -> str:
        """Points stand, with a warning."""
        return "points stand with a warning"

    def out_cannot_defend(self) -> str:
        """Suspended."""
        return "suspended, so no defence"

    def out_yellow(self, who: int) -> str:
        """A yellow card."""
        return f"yellow card for {self.who(who)}"

    def out_red(self, who: int) -> str:
        """A red card."""
        return f"red card for {self.who(who)}"

    def out_third(self) -> str:
        """A third warning."""
        return "a warning that does not count"

    def out_both_red(self) -> str:
        """Two reds."""
        return "two reds that cancel"

    def out_served(self, who: int) -> str:
        """A throw lost."""
        return f"{self.who(who)} loses a throw"

    def out_shot_in(self) -> str:
        """A kick that passes."""
        return "the kick passes"

    def out_shot_wide(self) -> str:
        """A kick that misses."""
        return "the kick misses"

    def out_shot_let(self) -> str:
        """No defence against a kick."""
        return "no defence, the kick counts"

    def out_shot_saved(self) -> str:
        """A kick cancelled."""
        return "the kick is cancelled"

    def out_shot_stands(self) -> str:
        """A kick confirmed."""
        return "the kick counts"

    def out_half_time(self) -> str:
        """Half-time."""
        return "half-time"

    def out_extra_time(self) -> str:
        """Extra time."""
        return "extra time"

    def out_shootout(self) -> str:
        """A shoot-out."""
        return "a shoot-out"

    def out_still_level(self) -> str:
        """Level again."""
        return "still level"

    def out_match_won(self, who: int) -> str:
        """A match."""
        return f"{self.who(who)} wins the match"

    def out_series_won(self, who: int) -> str:
        """The game."""
        return f"{self.who(who)} wins the game"

    def out_cup_won(self, who: int) -> str:
        """The cup."""
        return f"{self.who(who)} wins the cup"

    def then_attempt(self) -> str:
        """A choice after an attempt."""
        return "with attempts left"

    def then_bonus(self) -> str:
        """A choice after a bonus try."""
        return "white die or not"

    def then_defence(self) -> str:
        """A choice against a score."""
        return "then the opponent’s choice"

    def then_save(self) -> str:
        """A choice against a kick."""
        return "then the opponent’s choice"
