"""What players write on the sheet of 5-3-Double! in English: a word or two for each event worth a note."""

from __future__ import annotations

from engine.games.double.text import DoubleText


class EnglishCells(DoubleText):
    """The cells of the match sheet, in English."""

    def short_fault(self, *_: object) -> str:
        """A double 1 or 2."""
        return "fault"

    def short_fault_kicked(self, seat: int, *_: object) -> str:
        """The duel won."""
        return f"{self.who(seat)} kicks the penalty"

    def short_fault_missed(self, seat: int, *_: object) -> str:
        """The duel lost or tied."""
        return f"{self.who(seat)} misses the penalty"

    def short_fault_kept(self, seat: int) -> str:
        """The hand instead of the kick."""
        return f"{self.who(seat)} takes the hand"

    def short_penalty(self, *_: object) -> str:
        """A 3."""
        return "penalty"

    def short_penalty_kicked(self, *_: object) -> str:
        """A penalty kicked."""
        return "kicked"

    def short_penalty_missed(self, *_: object) -> str:
        """A penalty missed."""
        return "missed"

    def short_penalty_kept(self, *_: object) -> str:
        """A penalty played on."""
        return "hand kept"

    def short_drop_scored(self, *_: object) -> str:
        """A drop goal."""
        return "drop goal"

    def short_drop_blocked(self, *_: object) -> str:
        """A drop blocked."""
        return "drop blocked"

    def short_fifty_twenty_two(self, *_: object) -> str:
        """A 50:22."""
        return "50:22"

    def short_countered(self, seat: int) -> str:
        """A double 4."""
        return f"countered by {self.other(seat)}"

    def short_try(self, *_: object) -> str:
        """A try."""
        return "try"

    def short_try_refused(self, *_: object) -> str:
        """No try."""
        return "no try"

    def short_converted(self, *_: object) -> str:
        """A conversion."""
        return "converted"

    def short_conversion_missed(self, *_: object) -> str:
        """A conversion missed."""
        return "not converted"

    def short_penalty_try(self, *_: object) -> str:
        """A penalty try."""
        return "penalty try"

    def short_knock_on(self, *_: object) -> str:
        """1-2."""
        return "knock-on"

    def short_into_touch(self, *_: object) -> str:
        """1-4."""
        return "foot in touch"

    def short_counter_ruck(self, *_: object) -> str:
        """1-6."""
        return "counter-ruck"

    def short_kicked_away(self, *_: object) -> str:
        """2-4."""
        return "kicked away"

    def short_interception(self, *_: object) -> str:
        """2-6."""
        return "interception"

    def short_rip(self, *_: object) -> str:
        """4-6."""
        return "ripped away"
