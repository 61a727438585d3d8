"""The story of a match of Draft Football in English: one sentence for each event."""

from __future__ import annotations

from engine.games.draft.asks import NOTHING
from engine.games.draft.deck import COLOURS
from engine.games.draft.text import DraftText
from engine.games.draft.view import HIDDEN

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
ENDS = {
    "first-half": "the first half is over",
    "second-half": "the second half is over",
    "extra-1": "the first period of extra time is over",
    "extra-2": "extra time is over",
    "golden-goal": "no goal has come yet",
}


def cards(number: int) -> str:
    """A number of cards."""
    return "one card" if number == 1 else f"{NUMBERS[number] if number < len(NUMBERS) else number} cards"


class EnglishStory(DraftText):
    """What happened, in English."""

    def on_turned_up(self, card: str, number: int) -> str:
        """A card of the draft."""
        return f"Card {number} of the draft: {self.colour_of(card)} ({self.marks(card)})."

    def on_pile_made(self, number: int) -> str:
        """The rest of the cards."""
        return f"The draft lies open; the {number} cards left are the pile."

    def on_picked(self, seat: int, card: str) -> str:
        """A pick."""
        return f"{self.who(seat)} picks {self.colour_of(card)} ({self.marks(card)})."

    def on_hand_full(self, seat: int) -> str:
        """A hand is complete."""
        return f"{self.who(seat)} has six cards, and shows them to nobody."

    def on_engaged(self, seat: int, *_: object) -> str:
        """A kick-off."""
        return f"{self.who(seat)} kicks off with a blue card."

    def on_drew(self, seat: int, card: str, number: int) -> str:
        """A card for the hand."""
        what = "a card" if card == HIDDEN else f"{self.colour_of(card)} ({self.marks(card)})"
        return f"{self.who(seat)} draws {what} and has {cards(number)}."

    def on_no_blue(self, seat: int) -> str:
        """Not blue, at the kick-off."""
        return f"It is not blue: {self.who(seat)} keeps it and draws again."

    def laid(self, seat: int, card: str, on: int, what: str) -> str:
        """A card laid, what it covers and what it means."""
        under = "" if on == NOTHING else f" on {self.colour(COLOURS[on])}"
        return f"{self.who(seat)} lays {self.colour_of(card)}{under}: {what}."

    def on_passed_on(self, seat: int, card: str, on: int) -> str:
        """Blue."""
        return self.laid(seat, card, on, "a pass")

    def on_crossed(self, seat: int, card: str, on: int) -> str:
        """Yellow."""
        return self.laid(seat, card, on, "a cross")

    def on_intercepted(self, seat: int, card: str, on: int) -> str:
        """Black."""
        return self.laid(seat, card, on, "an interception")

    def on_shot(self, seat: int, card: str, on: int) -> str:
        """Green."""
        return self.laid(seat, card, on, "a shot")

    def on_caught(self, seat: int, card: str, on: int) -> str:
        """White on anything but a shot."""
        return self.laid(seat, card, on, "the keeper has the ball")

    def on_foul(self, seat: int, card: str, on: int) -> str:
        """Red."""
        return self.laid(seat, card, on, "a foul")

    def on_parried(self, seat: int, _: str) -> str:
        """White on a shot."""
        return f"{self.who(seat)} lays white: the shot is parried."

    def on_passed(self, seat: int) -> str:
        """No answer."""
        return f"{self.who(seat)} cannot lay it and passes."

    def on_both_passed(self, seat: int) -> str:
        """No going on."""
        return f"{self.who(seat)} cannot go on and passes too: {self.other(seat)} is to answer the same card again."

    def on_unparried(self, seat: int) -> str:
        """A shot gets through."""
        return f"Nobody stops the shot of {self.who(seat)}: the check decides."

    def on_hand_emptied(self, seat: int) -> str:
        """The last card of a hand."""
        return f"That was the last card of {self.who(seat)}: a goal, if the check confirms it."

    def on_not_whistled(self, seat: int) -> str:
        """A foul with the last card."""
        return f"A foul with the last card: the referee does not whistle against {self.who(seat)}."

    def on_goal(self, seat: int, card: str, _part: str, _mark: int, score: tuple[int, int], *_: object) -> str:
        """A goal confirmed."""
        return f"The card says {self.mark(card)}: goal for {self.who(seat)}, {score[0]}–{score[1]}."

    def on_no_goal(self, seat: int, card: str) -> str:
        """A goal refused."""
        return (
            f"The card says {self.mark(card)}: no goal for {self.who(seat)}. "
            f"It goes under the pile, and {self.other(seat)} kicks off."
        )

    def on_refilled(self, seat: int, card: str, number: int) -> str:
        """A card drawn after a goal."""
        what = "a card" if card == HIDDEN else f"{self.colour_of(card)} ({self.marks(card)})"
        return f"{self.who(seat)} draws {what}: {cards(number)} in hand."

    def on_whistled(self, seat: int, card: str) -> str:
        """The referee's decision."""
        return f"{self.who(seat)} turns over the decision: {self.decision_of(card)}."

    def on_free_kick(self, seat: int) -> str:
        """A free kick."""
        return f"Free kick: {self.who(seat)} goes on. The card goes under the pile."

    def on_yellow_card(self, seat: int, *_: object) -> str:
        """A yellow card."""
        return f"Yellow card: it stays in front of {self.who(seat)}, and {self.other(seat)} goes on."

    def on_goal_lost(self, seat: int, _part: str, _mark: int, score: tuple[int, int], *_: object) -> str:
        """A goal taken away."""
        return (
            f"Two yellow cards cost {self.who(seat)} a goal: {score[0]}–{score[1]}. All three cards go under the pile."
        )

    def on_nothing_to_lose(self, seat: int) -> str:
        """No goal to take away."""
        return f"{self.who(seat)} has no goal to lose: the yellow cards stay."

    def on_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"Penalty for {self.who(seat)}: the card goes under the pile, and another one decides."

    def on_penalty_scored(
        self, seat: int, card: str, _part: str, _mark: int, score: tuple[int, int], *_: object
    ) -> str:
        """A penalty scored."""
        return f"The card says {self.mark(card)}: {self.who(seat)} scores the penalty, {score[0]}–{score[1]}."

    def on_penalty_missed(self, seat: int, card: str) -> str:
        """A penalty missed."""
        return f"The card says {self.mark(card)}: {self.who(seat)} misses the penalty, and goes on from the red card."

    def on_unchecked(self, seat: int) -> str:
        """No card for the check."""
        return f"No card is left to confirm the goal of {self.who(seat)}: it does not count."

    def on_pile_empty(self, part: str) -> str:
        """The pile ends a part."""
        pile = "A third of the pile has been drawn" if part in ("extra-1", "extra-2") else "The pile is finished"
        return f"{pile}: {ENDS[part]}."

    def on_time_up(self, part: str, minute: int) -> str:
        """The clock ends a part."""
        return f"Minute {minute}: {ENDS[part]}."

    def on_new_pile(self, number: int) -> str:
        """An empty pile made anew."""
        return f"The pile is empty: {cards(number)} already played are shuffled into a new one."

    def on_half_time(self, home: int, away: int, seat: int) -> str:
        """Half-time."""
        return (
            f"Half-time: {self.who(0)} {home}, {self.who(1)} {away}. "
            f"The cards are shuffled for a new draft, and {self.who(seat)} will kick off."
        )

    def on_full_time(self, home: int, away: int) -> str:
        """Full time."""
        return f"Full time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_extra_time(self, part: str, seat: int) -> str:
        """A period of extra time."""
        return f"{self.part(part)}, with a new draft: {self.who(seat)} will kick off."

    def on_golden_goal(self, seat: int) -> str:
        """On to the golden goal."""
        return f"Still level: the next goal wins. A new draft, and {self.who(seat)} will kick off."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins, {max(home, away)}–{min(home, away)}."

    def on_drawn(self) -> str:
        """No goal can come any more."""
        return "No card with GOAL is left in the pack: the match is a draw."
