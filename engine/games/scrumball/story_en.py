"""The story of a match of Scrumball Rugby in English: one sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.scrumball.state import PITCH, UNSEEN
from engine.games.scrumball.text import ScrumballText, dice, nearest

CARDS = {
    "pass": "Pass",
    "run": "Run",
    "tackle": "Tackle",
    "pass-tackle": "Pass-Tackle",
    "kick": "Kick",
    "drop": "Drop",
    "touch": "Touch",
}


class EnglishStory(ScrumballText):
    """What happened, in English."""

    def card(self, card: str) -> str:
        """The name of a card."""
        return CARDS[card]

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in a sentence."""
        return self.core.joined([CARDS[card] for card in cards]) if cards else "no cards"

    def at(self, ball: int) -> str:
        """Where a ball is."""
        seat, metres = nearest(ball)
        if ball == PITCH.halfway:
            return "at halfway"
        if metres > 0:
            return f"{metres} m from {self.who(seat)}’s line"
        if not metres:
            return f"on {self.who(seat)}’s goal line"
        if -metres < PITCH.in_goal:
            return f"in {self.who(seat)}’s in-goal"
        return f"dead behind {self.who(seat)}’s in-goal"

    # Kick-off and periods

    def on_opening_throw(self, seat: int, face: int) -> str:
        """A die for the kick-off."""
        return f"{self.who(seat)} throws {face}."

    def on_opening_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} all: both throw again."

    def on_starts(self, seat: int) -> str:
        """Who kicks off."""
        return f"{self.who(seat)} kicks off the match."

    def on_dealt(self, number: int) -> str:
        """The hands of a half."""
        return f"The pack is shuffled, and each side draws {number} cards."

    def on_kick_off_short(self, *_: object) -> str:
        """A kick-off that goes too short a way, where a table wants ten metres."""
        return "Less than ten metres: at this table that is a scrum at the centre."

    def on_time_up(self, why: str, half: int) -> str:
        """The limit of a half."""
        limit = "Sixty cards are drawn" if why == "cards" else "Ten minutes are played"
        return f"{limit}: the {'first' if half == 1 else 'second'} half goes on until something ends it."

    def on_declared(self, seat: int) -> str:
        """The half is ended by the side that has the ball."""
        return f"{self.who(seat)} has the ball and ends the half."

    def on_ball_out(self) -> str:
        """The ball has left the field past the limit."""
        return "The ball has left the field past the limit: that ends the half."

    def on_last_kick(self) -> str:
        """A kick at goal past the limit."""
        return "A kick at goal past the limit: that ends the half."

    def on_half_time(self, home: int, away: int) -> str:
        """The first half is over."""
        return f"Half-time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_second_half(self, seat: int, *_: object) -> str:
        """The second half begins."""
        return f"{self.who(seat)} kicks off the second half."

    def on_full_time(self, home: int, away: int) -> str:
        """The match is over."""
        return f"Full time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins, {max(home, away)} to {min(home, away)}."

    def on_drawn(self) -> str:
        """A draw."""
        return "Level scores: a draw."

    # Cards

    def on_reshuffled(self, number: int) -> str:
        """A new pile."""
        return f"The pile is empty: the {number} played cards are shuffled and make a new one."

    def on_drew(self, seat: int, card: str) -> str:
        """A card drawn, perhaps by the other side."""
        return f"{self.who(seat)} draws a card." if card == UNSEEN else f"{self.who(seat)} draws: {CARDS[card]}."

    def on_substituted(self, seat: int, cards: Sequence[str], left: int) -> str:
        """A substitution."""
        more = "none left" if not left else "one left"
        return f"Substitution: {self.who(seat)} gives up {self.cards(cards)}, and has {more}."

    def on_played(self, seat: int, card: str, as_card: str) -> str:
        """A card laid by the side with the ball."""
        if card == as_card:
            return f"{self.who(seat)} plays {CARDS[card]}."
        if as_card == "kick":
            return f"{self.who(seat)} plays {CARDS[card]} and announces a kick."
        return f"{self.who(seat)} plays {CARDS[card]} as a pass."

    def on_passed(self, seat: int, start: int, to: int) -> str:
        """A pass has gained its metres."""
        return f"The pass gains {abs(to - start)} m: {self.who(seat)} is {self.at(to)}."

    def on_ran(self, seat: int, start: int, to: int, die: int) -> str:
        """A run has gained its metres."""
        return f"{self.who(seat)} throws {die} and runs {abs(to - start)} m: {self.at(to)}."

    def on_unstoppable(self, *_: object) -> str:
        """A run of 6."""
        return "A run of 6 cannot be tackled."

    # Tackle and ruck

    def on_tackle_laid(self, seat: int, card: str) -> str:
        """A tackle is announced."""
        return f"{self.who(seat)} tackles with {CARDS[card]}."

    def on_let_go(self, seat: int) -> str:
        """No defence."""
        return f"{self.who(seat)} does not defend."

    def on_interception_laid(self, seat: int, card: str) -> str:
        """An interception is announced."""
        return f"{self.who(seat)} tries to intercept with {CARDS[card]}."

    def on_weak_tackle(self, seat: int) -> str:
        """Intensity 1."""
        return f"{self.who(seat)} throws 1: a weak tackle, and {self.other(seat)} stays up with the ball."

    def on_tackled(self, seat: int, die: int) -> str:
        """Intensity 2 to 5."""
        return f"{self.who(seat)} throws {die}: {self.other(seat)} goes to ground, and there is a ruck."

    def on_tackle_won(self, seat: int) -> str:
        """Intensity 6."""
        return f"{self.who(seat)} throws 6: the tackle wins the ball."

    def on_intercepted(self, seat: int, start: int, to: int, faces: Sequence[int]) -> str:
        """An interception."""
        return f"{dice(faces)}: {self.who(seat)} intercepts and runs {abs(to - start)} m: {self.at(to)}."

    def on_interception_good(self, seat: int, faces: Sequence[int]) -> str:
        """An interception against a side that has advantage."""
        return f"{dice(faces)}: {self.who(seat)} intercepts."

    def on_interception_missed(self, seat: int, faces: Sequence[int]) -> str:
        """No interception."""
        return f"{dice(faces)}: no interception by {self.who(seat)}, and the pass can no longer be tackled."

    def on_stopped_on_line(self, seat: int) -> str:
        """A tackle on the goal line."""
        return f"{self.who(seat)} defends on the goal line: the carrier is stopped on it."

    def on_must_cross(self, seat: int) -> str:
        """From the goal line."""
        return f"From the line, {self.who(seat)} has to cross it."

    def on_ruck(self, seat: int, tackle: int, die: int, low: int, high: int) -> str:
        """The zone of a ruck."""
        zone = f"only {low}" if low == high else f"from {low} to {high}"
        return f"Ruck: {self.who(seat)} throws {die} beside the {tackle} of the tackle, and the zone is {zone}."

    def on_ruck_double(self, die: int) -> str:
        """A zone of one number."""
        return f"Two equal dice: nothing but a {die} wins this ball."

    def on_ruck_on_line(self, *_: object) -> str:
        """A ruck on the goal line."""
        return "The ruck is on the goal line: that is no try."

    def on_contest_declined(self, seat: int) -> str:
        """No contest."""
        return f"{self.who(seat)} does not contest: {self.other(seat)} plays on."

    def on_contest_card(self, seat: int, card: str) -> str:
        """The card that a contest costs."""
        return f"The contest costs {self.who(seat)} a card: {CARDS[card]}."

    def on_contest_won(self, seat: int, die: int) -> str:
        """A contest won."""
        return f"{self.who(seat)} contests and throws {die}, inside the zone: the ball is won."

    def on_contest_missed(self, seat: int, die: int) -> str:
        """A contest missed."""
        return f"{self.who(seat)} contests and throws {die}, outside the zone: at fault."

    def on_advantage(self, seat: int, mark: int) -> str:
        """Advantage."""
        return f"Advantage to {self.who(seat)}, with the mark {self.at(mark)}."

    def on_advantage_over(self, seat: int, *_: object) -> str:
        """Ten metres gained."""
        return f"{self.who(seat)} has gained ten metres: advantage over."

    def on_called_back(self, seat: int, mark: int) -> str:
        """Back to the mark."""
        return f"No advantage gained: play goes back to the mark, {self.at(mark)}, for {self.who(seat)}."
