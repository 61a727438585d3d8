"""What may come of a throw or a card in French Flair, in English: a few words for each outcome."""

from __future__ import annotations

from engine.games.flair.text import FlairText


class EnglishOdds(FlairText):
    """What may happen, in English."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "nothing more"

    def out_kicks_off(self, seat: int) -> str:
        """Who kicks off."""
        return f"{self.who(seat)} kicks off"

    def out_opening_tied(self) -> str:
        """A tie."""
        return "a tie, throw again"

    def out_try(self) -> str:
        """A try."""
        return "a try"

    def out_converted(self) -> str:
        """A conversion."""
        return "converted"

    def out_conversion_missed(self) -> str:
        """No conversion."""
        return "not converted"

    def out_drop_scored(self) -> str:
        """A drop goal."""
        return "a drop goal"

    def out_drop_missed(self) -> str:
        """No drop goal."""
        return "a missed drop"

    def out_penalty_scored(self) -> str:
        """A penalty goal."""
        return "a penalty goal"

    def out_penalty_missed(self) -> str:
        """No penalty goal."""
        return "a missed penalty"

    def out_interception(self) -> str:
        """A double of the defence."""
        return "an interception"

    def out_tackle_missed(self) -> str:
        """A double of the attack."""
        return "a broken tackle"

    def out_ruck(self, seat: int) -> str:
        """A ruck."""
        return f"a ruck with {self.who(seat)} on top"

    def out_tackled_by_default(self) -> str:
        """The last card."""
        return "tackled by default"

    def out_no_tackle(self) -> str:
        """No tackle."""
        return "no tackle"

    def out_let_go(self) -> str:
        """No contest."""
        return "no attempt"

    def out_contested(self) -> str:
        """A contest in the zone."""
        return "a good contest"

    def out_cleared_out(self) -> str:
        """A clear-out in the zone."""
        return "a good clear-out"

    def out_offside(self, seat: int) -> str:
        """Outside the zone."""
        return f"{self.who(seat)} offside"

    def out_ball_kept(self) -> str:
        """The ball stays."""
        return "the ball kept"

    def out_turnover(self, seat: int) -> str:
        """The ball changes hands."""
        return f"the ball to {self.who(seat)}"

    def out_too_few_cards(self) -> str:
        """One card or none."""
        return "too few cards to go on"

    def out_scrum_won(self, seat: int) -> str:
        """A scrum won."""
        return f"{self.who(seat)} wins the scrum"

    def out_line_out_won(self, seat: int) -> str:
        """A line-out won."""
        return f"{self.who(seat)} wins the line-out"

    def out_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"penalty to {self.who(seat)}"

    def out_line_out_card(self) -> str:
        """A double at the line-out."""
        return "with a card more"

    def out_advantage(self) -> str:
        """Advantage."""
        return "advantage played"

    def out_advantage_over(self) -> str:
        """Ten metres gained."""
        return "advantage over"

    def out_advantage_back(self) -> str:
        """Back to the mark."""
        return "back to the mark"

    def out_run_knock_on(self) -> str:
        """A 1 in a run."""
        return "a knock-on"

    def out_run_double(self) -> str:
        """A double in a run."""
        return "on a double"

    def out_ran(self) -> str:
        """A run."""
        return "a run"

    def out_recovered(self) -> str:
        """A low double."""
        return "the kick recovered"

    def out_knock_on(self) -> str:
        """A high double."""
        return "a knock-on by the receivers"

    def out_caught(self) -> str:
        """The receivers have it."""
        return "the ball to the receivers"

    def out_touch_kicked(self) -> str:
        """Touch."""
        return "a kick for touch"

    def out_touch_direct(self) -> str:
        """A 1 from outside the 22."""
        return "straight into touch"

    def out_touch_missed(self) -> str:
        """A 1 from inside the 22."""
        return "touch missed"

    def out_touch_over(self) -> str:
        """Too long."""
        return "too long"

    def out_penalty_touch(self) -> str:
        """Touch."""
        return "touch found"

    def out_penalty_touch_over(self) -> str:
        """Touch, too long."""
        return "over the line, a scrum"

    def out_mark(self) -> str:
        """A mark."""
        return "a mark"

    def out_touched_down(self) -> str:
        """A touch-down."""
        return "a touch-down"

    def out_dead(self) -> str:
        """Dead."""
        return "a dead ball"

    def out_tapped(self) -> str:
        """By hand."""
        return "played by hand"

    def out_kick_off_again(self) -> str:
        """Too short."""
        return "the kick-off again"

    def out_advanced(self) -> str:
        """An advance."""
        return "10 m forward"

    def out_passed_on(self) -> str:
        """A card in a combination."""
        return "forward and a pass"

    def out_relayed(self) -> str:
        """A relay."""
        return "a relay"

    def out_maul_card(self) -> str:
        """Half a maul."""
        return "a first forward bound"

    def out_mauled(self) -> str:
        """A maul."""
        return "a maul"

    def out_fixing_card(self) -> str:
        """Half a fixing point."""
        return "a first forward in"

    def out_fixed(self) -> str:
        """A fixing point."""
        return "a fixing point"

    def out_fixing_over(self) -> str:
        """No more fixing points."""
        return "the fixing points over"

    def out_on_the_line(self) -> str:
        """On the line."""
        return "on the line"

    def out_no_card(self) -> str:
        """No card to play."""
        return "a scrum given away"

    def out_drawn(self) -> str:
        """A card."""
        return "a card drawn"

    def out_discarded(self) -> str:
        """A card less."""
        return "a card discarded"

    def out_reshuffled(self) -> str:
        """A new deck."""
        return "a new deck"

    def out_time_up(self) -> str:
        """Time."""
        return "time up"

    def out_half_time(self) -> str:
        """Half-time."""
        return "half-time"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins"

    def out_drawn_match(self) -> str:
        """A draw."""
        return "a draw"

    def then_tackle_card(self) -> str:
        """The defence's choice."""
        return "a tackle to decide on"

    def then_forced_card(self) -> str:
        """The defence's card."""
        return "a card for the tackle"

    def then_contest_card(self) -> str:
        """The choice to contest."""
        return "a contest to decide on"

    def then_clear_out_card(self) -> str:
        """The choice to clear out."""
        return "a clear-out to decide on"

    def then_attack(self) -> str:
        """The next card."""
        return "a card to play"

    def then_offside(self) -> str:
        """Advantage or penalty."""
        return "advantage or penalty"

    def then_penalty(self) -> str:
        """What to do with a penalty."""
        return "a penalty to play"

    def then_received(self) -> str:
        """What to do with a kick."""
        return "a kick to deal with"

    def then_mark(self) -> str:
        """The kick of a mark."""
        return "a kick after the mark"

    def then_discard(self) -> str:
        """A card too many."""
        return "a card to discard"

    def then_dice(self) -> str:
        """One die or two."""
        return "one die or two"
