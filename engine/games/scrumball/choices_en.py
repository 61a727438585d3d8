"""The names of what can be chosen in Scrumball Rugby, in English, and why something cannot."""

from __future__ import annotations

from engine.games.scrumball.text import ScrumballText


class EnglishChoices(ScrumballText):
    """What can be chosen, in English."""

    def opt_one(self, *_: object) -> str:
        """One die."""
        return "One die"

    def opt_two(self, *_: object) -> str:
        """Two dice."""
        return "Two dice"

    def opt_kick_dice_one(self, *_: object) -> str:
        """A ground kick."""
        return "Along the ground (one die)"

    def opt_kick_dice_two(self, *_: object) -> str:
        """A high kick."""
        return "High (two dice)"

    def opt_mark_touch(self, *_: object) -> str:
        """A Touch card."""
        return "To touch (Touch card)"

    def opt_drop_out_touch(self, *_: object) -> str:
        """A Touch card."""
        return "To touch (Touch card)"

    def opt_pass(self, *_: object) -> str:
        """A Pass card."""
        return "Pass"

    def opt_pass_tackle(self, *_: object) -> str:
        """A Pass-Tackle card in attack."""
        return "Pass (Pass-Tackle card)"

    def opt_run(self, *_: object) -> str:
        """A Run card."""
        return "Run"

    def opt_kick(self, *_: object) -> str:
        """A Kick card."""
        return "Kick"

    def opt_drop(self, *_: object) -> str:
        """A Drop card."""
        return "Drop at goal"

    def opt_touch(self, *_: object) -> str:
        """A Touch card."""
        return "Kick to touch"

    def opt_kick_with_drop(self, *_: object) -> str:
        """A Drop card as a kick."""
        return "Kick (Drop card)"

    def opt_kick_with_touch(self, *_: object) -> str:
        """A Touch card as a kick."""
        return "Kick (Touch card)"

    def opt_stuck(self, *_: object) -> str:
        """No card."""
        return "Cannot go on"

    def opt_touch_down(self, *_: object) -> str:
        """To ground the ball."""
        return "Touch down (22 drop-out)"

    def opt_end(self, *_: object) -> str:
        """To end the half."""
        return "End the half"

    def opt_tackle(self, *_: object) -> str:
        """A Tackle card."""
        return "Tackle"

    def opt_respond_pass_tackle(self, *_: object) -> str:
        """A Pass-Tackle card in defence."""
        return "Tackle (Pass-Tackle card)"

    def opt_intercept(self, *_: object) -> str:
        """An interception where there is none, as against a run."""
        return "Intercept"

    def opt_intercept_tackle(self, *_: object) -> str:
        """An interception."""
        return "Intercept"

    def opt_intercept_pass_tackle(self, *_: object) -> str:
        """An interception with the other card."""
        return "Intercept (Pass-Tackle card)"

    def opt_let_go(self, *_: object) -> str:
        """No defence."""
        return "Let it go"

    def opt_contest(self, *_: object) -> str:
        """To contest."""
        return "Contest"

    def opt_leave(self, *_: object) -> str:
        """Not to contest."""
        return "Leave it"

    def opt_play_on(self, *_: object) -> str:
        """To play on."""
        return "Play on"

    def opt_mark(self, *_: object) -> str:
        """To mark."""
        return "Mark"

    def opt_maul(self, *_: object) -> str:
        """To maul."""
        return "Maul"

    def opt_cards(self, *_: object) -> str:
        """To go on with cards."""
        return "Go on with cards"

    def opt_goal(self, *_: object) -> str:
        """At goal."""
        return "Kick at goal"

    def opt_to_touch(self, *_: object) -> str:
        """To touch."""
        return "Kick to touch"

    def opt_by_hand(self, *_: object) -> str:
        """By hand."""
        return "Play by hand"

    def opt_see(self, *_: object) -> str:
        """To see."""
        return "See the hand"

    def opt_trust(self, *_: object) -> str:
        """Not to see."""
        return "No need"

    def opt_keep(self, *_: object) -> str:
        """No substitution."""
        return "Change none"

    def opt_change_more_keep(self, *_: object) -> str:
        """No further card."""
        return "That is all"

    def bar_tackle(self, *_: object) -> str:
        """A Tackle card with the ball."""
        return "A Tackle card is for the side without the ball."

    def bar_intercept(self, *_: object) -> str:
        """An interception of a run."""
        return "Only a pass can be intercepted, not a run."

    def bar_contest(self, *_: object) -> str:
        """A contest without a card."""
        return "At this table a contest costs a card, and there is none left."

    def bar_touch(self, *_: object) -> str:
        """Touch without a Touch card."""
        return "To kick this to touch takes a Touch card."
