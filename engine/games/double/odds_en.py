"""What may come of a throw in 5-3-Double!, in English: a few words for each outcome."""

from __future__ import annotations

from engine.games.double.text import DoubleText


class EnglishOdds(DoubleText):
    """What may happen, in English."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "nothing more"

    def out_starts(self, seat: int) -> str:
        """Who kicks off."""
        return f"{self.who(seat)} kicks off"

    def out_opening_tied(self) -> str:
        """A tie."""
        return "a tie, throw again"

    def out_fault(self) -> str:
        """A double 1 or 2."""
        return "a fault"

    def out_drop_chance(self) -> str:
        """A double 3."""
        return "double 3"

    def out_countered(self) -> str:
        """A double 4."""
        return "a counter"

    def out_penalty_try(self) -> str:
        """A double 5 or 6."""
        return "a penalty try"

    def out_penalty(self) -> str:
        """A 3."""
        return "a penalty"

    def out_penalty_kicked(self) -> str:
        """A penalty kicked."""
        return "three points"

    def out_penalty_missed(self) -> str:
        """A penalty missed."""
        return "a miss"

    def out_penalty_kept(self) -> str:
        """A penalty played on."""
        return "the hand kept"

    def out_fault_kicked(self) -> str:
        """A duel won."""
        return "three points"

    def out_fault_missed(self) -> str:
        """A duel lost."""
        return "a miss"

    def out_fault_kept(self) -> str:
        """The hand taken."""
        return "the hand taken"

    def out_drop_scored(self) -> str:
        """A drop goal."""
        return "a drop goal"

    def out_drop_blocked(self) -> str:
        """A drop blocked."""
        return "a blocked drop"

    def out_fifty_twenty_two(self) -> str:
        """A 50:22."""
        return "a 50:22"

    def out_try(self) -> str:
        """A try."""
        return "a try"

    def out_converted(self) -> str:
        """A conversion."""
        return "converted"

    def out_conversion_missed(self) -> str:
        """No conversion."""
        return "not converted"

    def out_try_refused(self) -> str:
        """No try."""
        return "no try"

    def out_turnover(self) -> str:
        """A turnover."""
        return "a turnover"

    def out_knock_on(self) -> str:
        """1-2."""
        return "knock-on"

    def out_into_touch(self) -> str:
        """1-4."""
        return "foot in touch"

    def out_counter_ruck(self) -> str:
        """1-6."""
        return "counter-ruck"

    def out_kicked_away(self) -> str:
        """2-4."""
        return "kicked away"

    def out_interception(self) -> str:
        """2-6."""
        return "interception"

    def out_rip(self) -> str:
        """4-6."""
        return "ripped away"

    def out_yellow(self, seat: int) -> str:
        """A yellow card."""
        return f"yellow card for {self.who(seat)}"

    def out_red(self, seat: int) -> str:
        """A red card."""
        return f"red card for {self.who(seat)}"

    def out_hand_kept(self) -> str:
        """The hand kept on the last action."""
        return "on the last action"

    def out_half_time(self) -> str:
        """Half-time."""
        return "half-time"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins"

    def out_won_on_cards(self, seat: int) -> str:
        """A win by the cards."""
        return f"{self.who(seat)} wins on cards"

    def out_drawn(self) -> str:
        """A draw."""
        return "a draw"

    def then_award(self) -> str:
        """A choice after a 3."""
        return "to kick or to keep"

    def then_fault(self) -> str:
        """A choice after a fault."""
        return "the opponent’s choice"

    def then_three(self) -> str:
        """A choice after a double 3."""
        return "drop or 50:22"
