"""What may come in Scrumball Rugby, in English: a few words for each outcome."""

from __future__ import annotations

from engine.games.scrumball.text import ScrumballText


class EnglishOdds(ScrumballText):
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

    def out_drew(self) -> str:
        """A card drawn."""
        return "a card drawn"

    def out_substituted(self) -> str:
        """A substitution."""
        return "cards changed"

    def out_unstoppable(self) -> str:
        """A run of 6."""
        return "no tackle possible"

    def out_intercepted(self) -> str:
        """An interception."""
        return "intercepted"

    def out_interception_missed(self) -> str:
        """No interception."""
        return "not intercepted"

    def out_weak_tackle(self) -> str:
        """Intensity 1."""
        return "a weak tackle"

    def out_ruck(self) -> str:
        """Intensity 2 to 5."""
        return "a ruck"

    def out_tackle_won(self) -> str:
        """Intensity 6."""
        return "the tackle wins the ball"

    def out_contest_won(self) -> str:
        """A contest won."""
        return "the ball won"

    def out_contest_missed(self) -> str:
        """A contest missed."""
        return "advantage to the attack"

    def out_contest_declined(self) -> str:
        """No contest."""
        return "no contest"

    def out_advantage_over(self) -> str:
        """Ten metres gained."""
        return "advantage over"

    def out_kick_kept(self) -> str:
        """A ground kick recovered."""
        return "the kick recovered"

    def out_kick_lost(self) -> str:
        """A ground kick lost."""
        return "the kick lost"

    def out_kick_caught(self) -> str:
        """A high kick caught."""
        return "caught by the other side"

    def out_knock_on(self) -> str:
        """A double."""
        return "a knock-on"

    def out_in_goal(self) -> str:
        """Behind the line."""
        return "on or over the goal line"

    def out_dead_ball(self) -> str:
        """Dead."""
        return "a dead ball"

    def out_kick_off_short(self) -> str:
        """Too short."""
        return "too short"

    def out_drop_goal(self) -> str:
        """A drop goal."""
        return "a drop goal"

    def out_drop_charged(self) -> str:
        """Charged down."""
        return "charged down"

    def out_drop_short(self) -> str:
        """Too short."""
        return "the drop short"

    def out_touch_found(self) -> str:
        """Touch."""
        return "touch found"

    def out_touch_missed(self) -> str:
        """No touch."""
        return "touch not found"

    def out_touch_in_goal(self) -> str:
        """Touch past the line."""
        return "past the goal line"

    def out_penalty_touch(self) -> str:
        """A penalty to touch."""
        return "touch"

    def out_penalty_touch_past(self) -> str:
        """Too long."""
        return "past the line, a scrum"

    def out_line_out_won(self, seat: int) -> str:
        """A line-out won."""
        return f"{self.who(seat)} wins the line-out"

    def out_maul_formed(self) -> str:
        """A maul."""
        return "with a maul"

    def out_scrum_won(self) -> str:
        """A scrum won."""
        return "the scrum won"

    def out_scrum_taken(self) -> str:
        """A scrum lost."""
        return "the ball taken"

    def out_scrum_back(self) -> str:
        """A scrum pushed."""
        return "pushed back 5 m"

    def out_mauled(self) -> str:
        """A phase won."""
        return "the maul advances"

    def out_maul_stopped(self) -> str:
        """A phase lost."""
        return "the maul stopped"

    def out_penalty_goal(self) -> str:
        """A penalty goal."""
        return "three points"

    def out_penalty_missed(self) -> str:
        """A penalty missed."""
        return "the kick missed"

    def out_tapped(self) -> str:
        """By hand."""
        return "played by hand"

    def out_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"penalty for {self.who(seat)}"

    def out_touched_down(self) -> str:
        """Grounded."""
        return "touched down"

    def out_mark_called(self) -> str:
        """A mark."""
        return "a mark"

    def out_stuck(self) -> str:
        """No card left."""
        return "no card to go on with"

    def out_shown(self) -> str:
        """A hand shown."""
        return "the hand shown"

    def out_try(self, seat: int) -> str:
        """A try."""
        return f"a try by {self.who(seat)}"

    def out_converted(self) -> str:
        """A conversion."""
        return "converted"

    def out_conversion_missed(self) -> str:
        """No conversion."""
        return "not converted"

    def out_declared(self) -> str:
        """The half ended."""
        return "the half ended"

    def out_half_time(self) -> str:
        """Half-time."""
        return "half-time"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins"

    def out_drawn(self) -> str:
        """A draw."""
        return "a draw"

    def then_respond(self) -> str:
        """The defence answers."""
        return "then tackle or not"

    def then_interception_dice(self) -> str:
        """Dice for an interception."""
        return "one die or two"

    def then_contest(self) -> str:
        """The contest."""
        return "contest or not"

    def then_spend(self) -> str:
        """A card for the contest."""
        return "which card to spend"

    def then_kick_dice(self) -> str:
        """Dice for a kick."""
        return "one die or two"

    def then_drop_dice(self) -> str:
        """Dice for a drop."""
        return "one die or two"

    def then_touch_dice(self) -> str:
        """Dice for a touch kick."""
        return "one die or two"

    def then_goal_dice(self) -> str:
        """Dice for a penalty."""
        return "one die or two"

    def then_penalty_touch_dice(self) -> str:
        """Dice for a penalty to touch."""
        return "one die or two"

    def then_receive(self) -> str:
        """A choice behind the line."""
        return "touch down or play"

    def then_catch(self) -> str:
        """A choice in the 22."""
        return "mark or play"

    def then_see_hand(self) -> str:
        """A hand to be seen."""
        return "see the hand or not"

    def then_change_more(self) -> str:
        """More cards to change."""
        return "more cards to change"
