"""The story of a match of 5-3-Double! in English: one sentence for each event."""

from __future__ import annotations

from engine.games.double.text import DoubleText

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def dice(faces: tuple[int, ...]) -> str:
    """A throw as players say it."""
    return "-".join(map(str, faces))


def minutes(number: int) -> str:
    """A number of minutes, in letters."""
    return f"{NUMBERS[number]} minute{'' if number == 1 else 's'}"


class EnglishStory(DoubleText):
    """What happened, in English."""

    def on_opening_throw(self, seat: int, face: int) -> str:
        """A die for the kick-off."""
        return f"{self.who(seat)} throws {face}."

    def on_opening_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} all: both throw again."

    def on_starts(self, seat: int) -> str:
        """Somebody kicks off."""
        return f"{self.who(seat)} kicks off, at minute 1."

    def on_second_half(self, seat: int, minute: int) -> str:
        """The second half begins."""
        return f"Second half: {self.who(seat)} starts, at minute {minute}. Cards in force carry over."

    def on_thrown(self, seat: int, faces: tuple[int, ...], minute: int, *_: object) -> str:
        """The throw of an action."""
        return f"Minute {minute}: {self.who(seat)} throws {dice(faces)}."

    def on_last_action(self, minute: int, last: int) -> str:
        """An action that is the last of its half."""
        reached = f"Minute {last} has come" if minute == last else f"Minute {last} has gone by"
        return f"{reached}: this is the last action."

    def on_minutes(self, spent: int, minute: int, hand: int, kept: bool) -> str:
        """Time goes by, and the hand goes over or not."""
        hand_now = f"{self.who(hand)} has the hand" if kept else f"the hand goes to {self.who(hand)}"
        return f"{minutes(spent).capitalize()} go{'es' if spent == 1 else ''} by: minute {minute}, {hand_now}."

    def on_hand_kept(self, seat: int, play_on: bool) -> str:
        """The hand kept on the last action."""
        if play_on:
            return f"{self.who(seat)} has kept the hand on the last action: play goes on."
        return f"{self.who(seat)} has kept the hand, but this table stops at the last action."

    def on_half_time(self, home: int, away: int) -> str:
        """The first half is over."""
        return f"Half-time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_full_time(self, home: int, away: int) -> str:
        """The match is over."""
        return f"Full time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win by the score."""
        return f"{self.who(seat)} wins, {max(home, away)} to {min(home, away)}."

    def on_won_on_cards(self, seat: int, colour: str, fewer: int, more: int) -> str:
        """A win by the cards."""
        return f"Level scores: {self.who(seat)} wins with fewer {colour} cards, {fewer} against {more}."

    def on_drawn(self) -> str:
        """A draw."""
        return "Level in points and in cards: a draw."

    def on_colour(self, seat: int, faces: tuple[int, ...], colour: str) -> str:
        """The throw for the colour of a card."""
        reading = "a double, so it is red" if colour == "red" else "no double, so it is yellow"
        return f"{self.who(seat)} throws {dice(faces)} for the colour: {reading}."

    def on_yellow(self, seat: int, until: int) -> str:
        """A yellow card."""
        return f"Yellow card for {self.who(seat)}, in force up to minute {until}."

    def on_red(self, seat: int) -> str:
        """A red card."""
        return f"Red card for {self.who(seat)}, in force until full time."

    def on_penalty(self, seat: int, x: int) -> str:
        """A 3."""
        return f"A 3: penalty for {self.who(seat)}, with a {x} beside it."

    def on_penalty_card(self, seat: int) -> str:
        """The card of a 3-6."""
        return f"With the 6 comes a card for {self.other(seat)}."

    def on_penalty_kicked(self, seat: int, face: int, x: int) -> str:
        """A penalty kicked."""
        return f"{self.who(seat)} kicks: {face} is under {x}, three points."

    def on_penalty_missed(self, seat: int, face: int, x: int) -> str:
        """A penalty missed."""
        return f"{self.who(seat)} kicks: {face} is not under {x}, a miss."

    def on_penalty_kept(self, seat: int, x: int) -> str:
        """A penalty played on."""
        return f"{self.who(seat)} keeps the hand for the price of {minutes(x)}."

    def on_five_three(self, *_: object) -> str:
        """A natural 5-3."""
        return "A 5 and a 3: no try, play goes back to the penalty."

    def on_try_claimed(self, seat: int, x: int) -> str:
        """A 5."""
        return f"A 5: try for {self.who(seat)}, to be checked against the {x} beside it."

    def on_lowered(self, _: int, x: int, now: int, cards: int) -> str:
        """Cards lower x."""
        force = "One card" if cards == 1 else f"{NUMBERS[cards].capitalize() if cards < 7 else cards} cards"
        return f"{force} in force: the {x} counts as {now}."

    def on_try_refused(self, seat: int) -> str:
        """No try."""
        return f"No try for {self.who(seat)}."

    def on_clear(self, _: int, x: int) -> str:
        """No need for the video."""
        return f"{x} is more than 1: nothing to check."

    def on_video(self, _: int, face: int, granted: bool) -> str:
        """The video."""
        return f"Video: {face}, {'even, the try stands' if granted else 'odd, the try is refused'}."

    def on_try(self, seat: int) -> str:
        """A try."""
        return f"Try for {self.who(seat)}: five points."

    def on_converted(self, seat: int, face: int, x: int) -> str:
        """A conversion."""
        return f"{self.who(seat)} converts: {face} is under {x}, two more points."

    def on_conversion_missed(self, seat: int, face: int, x: int) -> str:
        """A conversion missed."""
        return f"{self.who(seat)} misses the conversion: {face} is not under {x}."

    def on_fault(self, seat: int, face: int) -> str:
        """A double 1 or 2."""
        card = " and a card" if face == 2 else ""
        return f"Double {face}: a fault by {self.who(seat)}{card}. Penalty for {self.other(seat)}."

    def on_fault_kick(self, seat: int, face: int) -> str:
        """The kicker's die of the duel."""
        return f"{self.who(seat)} goes for goal and throws {face}."

    def on_fault_kicked(self, seat: int, kick: int, answer: int) -> str:
        """The duel won."""
        return f"{self.other(seat)} throws {answer}: {kick} is higher, three points for {self.who(seat)}."

    def on_fault_missed(self, seat: int, kick: int, answer: int) -> str:
        """The duel lost or tied."""
        return f"{self.other(seat)} throws {answer}: {kick} is not higher, the kick is missed."

    def on_fault_kept(self, seat: int) -> str:
        """The hand instead of the kick."""
        return f"{self.who(seat)} takes the hand instead of the kick."

    def on_drop_chance(self, seat: int) -> str:
        """A double 3."""
        return f"Double 3: a drop goal or a 50:22 for {self.who(seat)}."

    def on_drop_scored(self, seat: int, faces: tuple[int, ...]) -> str:
        """A drop goal."""
        return f"{self.other(seat)} throws {dice(faces)}, no double: drop goal, three points for {self.who(seat)}."

    def on_drop_blocked(self, seat: int, faces: tuple[int, ...]) -> str:
        """A drop blocked."""
        return f"{self.other(seat)} throws {dice(faces)}, a double: the drop is blocked."

    def on_fifty_twenty_two(self, seat: int) -> str:
        """A 50:22."""
        return f"{self.who(seat)} finds touch with a 50:22 and keeps the hand."

    def on_countered(self, seat: int) -> str:
        """A double 4."""
        return f"Double 4: {self.who(seat)} is countered, and {self.other(seat)} may score a try."

    def on_counter(self, seat: int, face: int) -> str:
        """The scorer's die of the duel."""
        return f"{self.who(seat)} throws {face} for the try."

    def on_counter_answer(self, seat: int, face: int, answer: int) -> str:
        """The other die of the duel."""
        reading = (
            "the try stands" if answer < face else "too much for the try" if answer > face else "level, so the video"
        )
        return f"{self.who(seat)} throws {answer}: {reading}."

    def on_penalty_try(self, seat: int, face: int) -> str:
        """A penalty try."""
        return f"{'Double 5: penalty' if face == 5 else 'Penalty'} try, seven points for {self.who(seat)}."

    def on_penalty_try_card(self, seat: int) -> str:
        """A double 6."""
        return f"Double 6: a card for {self.other(seat)}, then a penalty try for {self.who(seat)}."

    def on_turnover(self, seat: int) -> str:
        """No double, no 3, no 5."""
        return f"Neither a double, a 3 nor a 5: {self.who(seat)} loses the ball."

    def on_knock_on(self, *_: object) -> str:
        """1-2."""
        return "1-2: a knock-on."

    def on_into_touch(self, *_: object) -> str:
        """1-4."""
        return "1-4: a foot in touch."

    def on_counter_ruck(self, *_: object) -> str:
        """1-6."""
        return "1-6: a counter-ruck."

    def on_kicked_away(self, *_: object) -> str:
        """2-4."""
        return "2-4: the ball is kicked away."

    def on_interception(self, *_: object) -> str:
        """2-6."""
        return "2-6: an interception."

    def on_rip(self, *_: object) -> str:
        """4-6."""
        return "4-6: the ball is ripped away."
