"""The questions of Scrumball Rugby in English."""

from __future__ import annotations

from engine.core.asks import Ask
from engine.games.scrumball.asks import Against, Metres, Zone
from engine.games.scrumball.text import ScrumballText


class EnglishQuestions(ScrumballText):
    """What is asked, in English."""

    # Throws and draws

    def ask_opening(self, ask: Ask) -> str:
        """A die for the kick-off."""
        return f"{self.who(ask.seat)} throws one die: the higher kicks off."

    def ask_draw(self, ask: Ask) -> str:
        """A card."""
        return f"{self.who(ask.seat)} draws a card."

    def ask_kick_off_one(self, ask: Ask) -> str:
        """A short kick-off."""
        return f"{self.who(ask.seat)} throws one die: 1, 2 or 3 keeps the ball."

    def ask_kick_off_ten(self, ask: Ask) -> str:
        """A short kick-off where ten metres are wanted."""
        return f"{self.who(ask.seat)} throws one die: 2 or 3 keeps the ball, and a 1 is too short."

    def ask_kick_off_two(self, ask: Ask) -> str:
        """A long kick-off."""
        return f"{self.who(ask.seat)} throws two dice: five metres a pip, and 12 is dead."

    def ask_run_die(self, ask: Ask) -> str:
        """A run."""
        return f"{self.who(ask.seat)} runs: five metres a pip, and a 6 cannot be tackled."

    def ask_tackle_die(self, ask: Ask) -> str:
        """A tackle."""
        return f"{self.who(ask.seat)} tackles: 1 is weak, 2 to 5 make a ruck, 6 wins the ball."

    def ask_interception_one(self, ask: Ask) -> str:
        """An interception with one die."""
        return f"{self.who(ask.seat)} throws one die: a 6 intercepts."

    def ask_interception_two(self, ask: Ask) -> str:
        """An interception with two dice."""
        return f"{self.who(ask.seat)} throws two dice: a sum of 6 intercepts."

    def ask_interception_either(self, ask: Ask) -> str:
        """An interception with two dice, where a 6 on either counts."""
        return f"{self.who(ask.seat)} throws two dice: a sum of 6 intercepts, and so does a 6 on either."

    def ask_ruck_die(self, ask: Ask) -> str:
        """The second die of a zone."""
        return f"Ruck: {self.who(ask.seat)} throws the other die of the zone."

    def ask_contest_die(self, ask: Zone) -> str:
        """A contest."""
        wanted = f"a {ask.low}" if ask.low == ask.high else f"{ask.low} to {ask.high}"
        return f"{self.who(ask.seat)} contests with one die: {wanted} wins the ball."

    def ask_ground_die(self, ask: Ask) -> str:
        """A ground kick."""
        return f"{self.who(ask.seat)} kicks along the ground: 1, 2 or 3 is recovered."

    def ask_high_dice(self, ask: Ask) -> str:
        """A high kick."""
        return f"{self.who(ask.seat)} kicks high: a double is knocked on."

    def ask_drop_throw(self, ask: Ask) -> str:
        """A drop."""
        return f"{self.who(ask.seat)} drops at goal: five metres a pip, and a 1 is charged down."

    def ask_touch_throw(self, ask: Ask) -> str:
        """A kick to touch."""
        return f"{self.who(ask.seat)} kicks to touch: five metres a pip, and a 1 misses it."

    def ask_restart_one(self, ask: Ask) -> str:
        """A short restart."""
        return f"{self.who(ask.seat)} kicks short: 1, 2 or 3 is recovered."

    def ask_restart_two(self, ask: Ask) -> str:
        """A long restart."""
        return f"{self.who(ask.seat)} kicks high: a double is knocked on."

    def ask_goal_throw(self, ask: Ask) -> str:
        """A penalty at goal."""
        return f"{self.who(ask.seat)} kicks at goal: five metres a pip, and a 1 misses."

    def ask_penalty_touch_throw(self, ask: Ask) -> str:
        """A penalty to touch."""
        return f"{self.who(ask.seat)} kicks to touch: five metres a pip."

    def ask_scrum_die(self, ask: Ask) -> str:
        """The first die of a scrum."""
        return f"{self.who(ask.seat)} puts in, with one die."

    def ask_scrum_answer(self, ask: Against) -> str:
        """The second die of a scrum."""
        takes = max(4, ask.against + 1)
        wanted = f"{takes} or more takes the ball" if takes <= 6 else "nothing beats a 6"
        return f"{self.who(ask.seat)} answers the {ask.against}: {wanted}."

    def ask_line_out_die(self, ask: Ask) -> str:
        """The first die of a line-out."""
        return f"{self.who(ask.seat)} throws in, with one die."

    def ask_line_out_answer(self, ask: Against) -> str:
        """The second die of a line-out."""
        wanted = f"{ask.against + 1} or more wins the ball" if ask.against < 6 else "nothing beats a 6"
        return f"{self.who(ask.seat)} answers the {ask.against}: {wanted}."

    def ask_maul_die(self, ask: Ask) -> str:
        """The first die of a maul."""
        return f"{self.who(ask.seat)} pushes the maul, with one die."

    def ask_maul_answer(self, ask: Against) -> str:
        """The second die of a maul."""
        wanted = f"{ask.against + 1} or more stops it" if ask.against < 6 else "nothing stops a 6"
        return f"{self.who(ask.seat)} answers the {ask.against}: {wanted}."

    def ask_conversion(self, ask: Ask) -> str:
        """The first die of a conversion."""
        return f"{self.who(ask.seat)} converts, with one die."

    def ask_conversion_answer(self, ask: Against) -> str:
        """The second die of a conversion."""
        wanted = f"{ask.against + 1} or more spoils the conversion" if ask.against < 6 else "nothing beats a 6"
        return f"{self.who(ask.seat)} answers the {ask.against}: {wanted}."

    # Choices

    def ask_kick_off(self, ask: Ask) -> str:
        """The dice of a kick-off."""
        return f"{self.who(ask.seat)} kicks off: one die or two?"

    def ask_play(self, ask: Ask) -> str:
        """Open play."""
        return f"{self.who(ask.seat)} has the ball: which card?"

    def ask_respond(self, ask: Ask) -> str:
        """The defence."""
        return f"Does {self.who(ask.seat)} defend?"

    def ask_interception_dice(self, ask: Ask) -> str:
        """The dice of an interception."""
        return f"{self.who(ask.seat)} intercepts with one die, for a 6, or with two?"

    def ask_contest(self, ask: Ask) -> str:
        """The contest."""
        return f"Does {self.who(ask.seat)} contest the ruck?"

    def ask_spend(self, ask: Ask) -> str:
        """The card of a contest."""
        return f"Which card does {self.who(ask.seat)} spend on the contest?"

    def ask_kick_dice(self, ask: Ask) -> str:
        """The dice of a kick."""
        return f"{self.who(ask.seat)} kicks: along the ground or high?"

    def ask_drop_dice(self, ask: Metres) -> str:
        """The dice of a drop."""
        return f"A drop from {ask.metres} m: does {self.who(ask.seat)} take one die or two?"

    def ask_touch_dice(self, ask: Ask) -> str:
        """The dice of a kick to touch."""
        return f"{self.who(ask.seat)} kicks to touch: one die or two?"

    def ask_receive(self, ask: Ask) -> str:
        """A kick behind the line."""
        return f"{self.who(ask.seat)} has the ball on or behind the goal line: what now?"

    def ask_catch(self, ask: Ask) -> str:
        """A kick in the 22."""
        return f"{self.who(ask.seat)} has the ball in the 22: a mark?"

    def ask_maul(self, ask: Ask) -> str:
        """A maul."""
        return f"{self.who(ask.seat)} can maul: play it?"

    def ask_maul_again(self, ask: Ask) -> str:
        """Its second phase."""
        return f"A second phase of the maul for {self.who(ask.seat)}?"

    def ask_penalty(self, ask: Ask) -> str:
        """A penalty."""
        return f"Penalty: what does {self.who(ask.seat)} do with it?"

    def ask_goal_dice(self, ask: Metres) -> str:
        """The dice of a penalty."""
        return f"At goal from {ask.metres} m: does {self.who(ask.seat)} take one die or two?"

    def ask_penalty_touch_dice(self, ask: Ask) -> str:
        """The dice of a penalty to touch."""
        return f"{self.who(ask.seat)} kicks the penalty to touch: one die or two?"

    def ask_see_hand(self, ask: Ask) -> str:
        """The right to see."""
        return f"Does {self.who(ask.seat)} ask to see the other hand?"

    def ask_mark(self, ask: Ask) -> str:
        """The kick of a mark."""
        return f"{self.who(ask.seat)} kicks from the mark: how?"

    def ask_drop_out(self, ask: Ask) -> str:
        """A 22 drop-out."""
        return f"{self.who(ask.seat)} drops out from the 22: how?"

    def ask_change(self, ask: Ask) -> str:
        """A substitution."""
        return f"A stoppage: does {self.who(ask.seat)} change cards?"

    def ask_change_more(self, ask: Ask) -> str:
        """One more card of a substitution."""
        return f"Does {self.who(ask.seat)} change another card?"
