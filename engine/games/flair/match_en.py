"""The rest of the story in English: set pieces, penalties, scores and the clock."""

from __future__ import annotations

from engine.games.flair.story_en import HOW, EnglishStory
from engine.games.flair.text import Faces, dice


class EnglishMatch(EnglishStory):
    """What else happened, in English."""

    def on_scrum_throw(self, seat: int, faces: Faces) -> str:
        """Dice of a scrum."""
        return f"Scrum: {self.who(seat)} throws {dice(faces)}."

    def on_scrum_won(self, seat: int) -> str:
        """A scrum won."""
        return f"{self.who(seat)} wins the scrum."

    def on_line_out_throw(self, seat: int, faces: Faces) -> str:
        """Dice of a line-out."""
        return f"Line-out: {self.who(seat)} throws {dice(faces)}."

    def on_line_out_won(self, seat: int) -> str:
        """A line-out won."""
        return f"{self.who(seat)} wins the line-out."

    def on_line_out_card(self, seat: int) -> str:
        """A double."""
        return f"With a double: one more card for {self.who(seat)}."

    def on_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"Penalty to {self.who(seat)}."

    def on_penalty_shot(self, seat: int, _: int, faces: Faces, metres: int, *__: object) -> str:
        """At goal."""
        return f"{self.who(seat)} kicks at goal with {dice(faces)}: {metres} m."

    def on_penalty_scored(self, seat: int, *_: object) -> str:
        """Three points."""
        return f"The penalty is good: three points for {self.who(seat)}."

    def on_penalty_missed(self, *_: object) -> str:
        """No points."""
        return "The penalty is missed."

    def on_penalty_touch(self, seat: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """To touch."""
        return f"{self.who(seat)} finds touch with {dice(faces)}: {metres} m, {self.spot(to)}."

    def on_penalty_touch_over(self, seat: int, faces: Faces, metres: int) -> str:
        """To touch, and too far."""
        return f"{self.who(seat)} kicks {dice(faces)}, {metres} m, over the line: scrum to {self.other(seat)} here."

    def on_tapped(self, seat: int) -> str:
        """By hand."""
        return f"{self.who(seat)} plays the penalty by hand."

    def on_advantage(self, seat: int, mark: int) -> str:
        """Advantage."""
        return f"{self.who(seat)} plays on with advantage, the mark {self.spot(mark)}."

    def on_better_mark(self, seat: int, mark: int) -> str:
        """A second offence."""
        return f"A second offence: {self.who(seat)}’s mark is now {self.spot(mark)}."

    def on_advantage_over(self, seat: int, scored: bool) -> str:
        """Gained."""
        return f"{'Points' if scored else 'Ten metres'} gained: {self.who(seat)}’s advantage is over."

    def on_advantage_back(self, seat: int, mark: int) -> str:
        """Not gained."""
        return f"No advantage came of it: back to the mark, {self.spot(mark)}, for {self.who(seat)}."

    def on_try(self, seat: int, how: str, *_: object) -> str:
        """A try."""
        return f"{HOW.get(how, '')}Try for {self.who(seat)}: five points."

    def on_on_the_line(self, *_: object) -> str:
        """Not a try."""
        return "On the line, not over it: no try yet."

    def on_at_the_line(self, seat: int) -> str:
        """Five metres out."""
        return f"{self.who(seat)} is over, but five metres out the defence may still tackle."

    def on_conversion_throw(self, seat: int, faces: Faces) -> str:
        """Dice of a conversion."""
        return f"Conversion: {self.who(seat)} throws {dice(faces)}."

    def on_converted(self, seat: int, *_: object) -> str:
        """Two points."""
        return f"{self.who(seat)} converts: two points more."

    def on_conversion_missed(self, seat: int) -> str:
        """No points."""
        return f"{self.who(seat)} misses the conversion."

    def on_time_up(self, half: int) -> str:
        """Time."""
        return f"The ten minutes of the {'first' if half == 1 else 'second'} half are over."

    def on_called_off(self, seat: int) -> str:
        """Ended by the side in possession."""
        return f"{self.who(seat)} has the ball and ends the half."

    def on_ball_gone(self) -> str:
        """Ended by the ball."""
        return "The ball has left the pitch after time: the half is over."

    def on_last_kick(self) -> str:
        """Ended by a kick at goal."""
        return "That was the last kick of the half."

    def on_half_time(self, home: int, away: int) -> str:
        """The first half is over."""
        return f"Half-time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_full_time(self, home: int, away: int) -> str:
        """The match is over."""
        return f"Full time: {self.who(0)} {home}, {self.who(1)} {away}."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins, {max(home, away)} to {min(home, away)}."

    def on_drawn_match(self, points: int) -> str:
        """A draw."""
        return f"{points} all: the match is a draw."
