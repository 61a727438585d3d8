"""What may come of a card in Draft Football, in English: a few words for each outcome."""

from __future__ import annotations

from engine.games.draft.text import DraftText


class EnglishOdds(DraftText):
    """What may happen, in English."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "nothing more"

    def out_engaged(self) -> str:
        """A kick-off."""
        return "a kick-off"

    def out_no_blue(self) -> str:
        """A card that is not blue, at the kick-off."""
        return "no blue card"

    def out_passed_on(self) -> str:
        """Blue."""
        return "a pass (blue)"

    def out_crossed(self) -> str:
        """Yellow."""
        return "a cross (yellow)"

    def out_intercepted(self) -> str:
        """Black."""
        return "an interception (black)"

    def out_shot(self) -> str:
        """Green."""
        return "a shot (green)"

    def out_parried(self) -> str:
        """White on a shot."""
        return "a save (white)"

    def out_caught(self) -> str:
        """White on anything else."""
        return "the keeper’s ball (white)"

    def out_foul(self) -> str:
        """Red."""
        return "a foul (red)"

    def out_free_kick(self) -> str:
        """The referee's mildest decision."""
        return "a free kick"

    def out_yellow_card(self) -> str:
        """A yellow card."""
        return "a yellow card"

    def out_goal_lost(self) -> str:
        """A second yellow card."""
        return "a goal taken away"

    def out_nothing_to_lose(self) -> str:
        """A second yellow card without a goal."""
        return "no goal to take away"

    def out_penalty(self) -> str:
        """A penalty."""
        return "a penalty"

    def out_penalty_scored(self) -> str:
        """A penalty scored."""
        return "scored"

    def out_penalty_missed(self) -> str:
        """A penalty missed."""
        return "missed"

    def out_passed(self) -> str:
        """No answer."""
        return "no answer"

    def out_both_passed(self) -> str:
        """No going on."""
        return "no going on"

    def out_not_whistled(self) -> str:
        """A foul with the last card."""
        return "not whistled"

    def out_goal(self, seat: int) -> str:
        """A goal."""
        return f"goal for {self.who(seat)}"

    def out_no_goal(self, seat: int) -> str:
        """A goal refused."""
        return f"goal refused to {self.who(seat)}"

    def out_pile_empty(self) -> str:
        """The end of a part."""
        return "the pile is finished"

    def out_half_time(self) -> str:
        """Half-time."""
        return "half-time"

    def out_extra_time(self) -> str:
        """Extra time."""
        return "extra time"

    def out_golden_goal(self) -> str:
        """On to the golden goal."""
        return "on to a golden goal"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins"
