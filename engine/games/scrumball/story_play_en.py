"""The rest of the story in English: kicks, set pieces, scores and restarts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.scrumball.story_en import EnglishStory
from engine.games.scrumball.text import dice


class EnglishPlay(EnglishStory):
    """What happened with the boot and at the set pieces, in English."""

    # Kicks

    def on_kicked(self, seat: int, start: int, to: int, faces: Sequence[int]) -> str:
        """A kick."""
        return f"{self.who(seat)} throws {dice(faces)} and kicks {abs(to - start)} m: the ball is {self.at(to)}."

    def on_kick_kept(self, seat: int, die: int) -> str:
        """A ground kick recovered."""
        return f"With a {die}, {self.who(seat)} recovers the kick."

    def on_kick_lost(self, seat: int, die: int) -> str:
        """A ground kick too long."""
        return f"A {die} is too long: the ball is {self.who(seat)}’s."

    def on_kick_caught(self, seat: int) -> str:
        """A high kick caught."""
        return f"The ball is {self.who(seat)}’s where it comes down."

    def on_knock_on(self, seat: int) -> str:
        """A double."""
        return f"A double: {self.who(seat)} knocks on."

    def on_drop_goal(self, seat: int, *_: object) -> str:
        """A drop goal."""
        return f"Drop goal by {self.who(seat)}: three points."

    def on_drop_charged(self, seat: int, faces: Sequence[int]) -> str:
        """A drop charged down."""
        return f"{dice(faces)}: {self.who(seat)} charges the drop down."

    def on_drop_short(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """A drop too short."""
        return f"{self.who(seat)} throws {dice(faces)}: the drop is short, the ball is {self.at(to)}."

    def on_touch_found(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """Touch found."""
        return f"{self.who(seat)} throws {dice(faces)} and finds touch, {self.at(to)}."

    def on_touch_missed(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """Touch not found."""
        return f"{self.who(seat)} throws {dice(faces)}: a 1, touch is not found, and the ball is {self.at(to)}."

    def on_touch_in_goal(self, *_: object) -> str:
        """Touch past the goal line."""
        return "That is past the goal line: the ball is dead."

    # Set pieces

    def on_scrum(self, seat: int, _: int, to: int) -> str:
        """A scrum."""
        return f"Scrum {self.at(to)}, and {self.who(seat)} puts in."

    def on_line_out(self, seat: int, _: int, to: int) -> str:
        """A line-out."""
        return f"Line-out {self.at(to)}, and {self.who(seat)} throws in."

    def on_penalty(self, seat: int, _: int, to: int) -> str:
        """A penalty."""
        return f"Penalty for {self.who(seat)}, {self.at(to)}."

    def on_drop_out(self, seat: int, *_: object) -> str:
        """A 22 drop-out."""
        return f"22 drop-out for {self.who(seat)}."

    def on_kick_off(self, seat: int, *_: object) -> str:
        """A kick-off after points."""
        return f"{self.who(seat)} kicks off."

    def on_scrum_die(self, seat: int, die: int) -> str:
        """The first die of a scrum."""
        return f"{self.who(seat)} throws {die}."

    def on_scrum_won(self, seat: int, ours: int, theirs: int) -> str:
        """The side that puts in wins."""
        return f"{ours} against {theirs}: {self.who(seat)} wins the scrum."

    def on_scrum_taken(self, seat: int, ours: int, theirs: int) -> str:
        """The other side wins."""
        return f"{theirs} against {ours}: {self.who(seat)} takes the ball."

    def on_scrum_back(self, seat: int, start: int, to: int, ours: int, theirs: int) -> str:
        """A scrum pushed back."""
        return f"{ours} against {theirs}: {self.who(seat)} keeps the ball, {abs(to - start)} m back, {self.at(to)}."

    def on_scrum_penalty(self, seat: int, ours: int, theirs: int) -> str:
        """A 6 at a scrum."""
        return f"{ours} against {theirs}: the 6 of {self.who(seat)} puts {self.other(seat)} at fault."

    def on_line_out_die(self, seat: int, die: int) -> str:
        """The first die of a line-out."""
        return f"{self.who(seat)} throws {die}."

    def on_line_out_won(self, seat: int, value: int) -> str:
        """A line-out won."""
        return f"{self.who(seat)} wins the line-out with a {value}."

    def on_line_out_given(self, _: int, value: int) -> str:
        """A line-out won by the kick itself."""
        return f"Double {value}: the line-out is won at once."

    def on_maul_formed(self, seat: int) -> str:
        """A maul."""
        return f"{self.who(seat)} forms a maul."

    def on_maul_die(self, seat: int, die: int) -> str:
        """The first die of a phase."""
        return f"{self.who(seat)} throws {die} in the maul."

    def on_mauled(self, seat: int, _: int, to: int, metres: int) -> str:
        """A phase won."""
        return f"The maul of {self.who(seat)} gains {metres} m: {self.at(to)}."

    def on_maul_stopped(self, seat: int, answer: int) -> str:
        """A phase lost."""
        return f"{self.who(seat)} throws {answer} and stops this phase."

    def on_maul_penalised(self, seat: int) -> str:
        """A phase lost to a 6."""
        return f"{self.who(seat)} throws 6: {self.other(seat)} is at fault in the maul."

    # Penalties

    def on_penalty_goal(self, seat: int, *_: object) -> str:
        """A penalty goal."""
        return f"The penalty of {self.who(seat)} is good: three points."

    def on_penalty_missed(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """A penalty missed."""
        why = "a 1 sends it wide" if 1 in faces else "too short"
        return f"{self.who(seat)} throws {dice(faces)}: {why}, and the ball is {self.at(to)}."

    def on_penalty_touch(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """A penalty to touch."""
        return f"{self.who(seat)} throws {dice(faces)} and kicks to touch, {self.at(to)}."

    def on_penalty_touch_past(self, *_: object) -> str:
        """A penalty to touch too long."""
        return "That is past the goal line: a scrum where it was kicked."

    def on_tapped(self, seat: int) -> str:
        """A penalty by hand."""
        return f"{self.who(seat)} plays the penalty by hand."

    # Scores and restarts

    def on_try(self, seat: int, *_: object) -> str:
        """A try."""
        return f"Try by {self.who(seat)}: five points."

    def on_conversion_die(self, seat: int, die: int) -> str:
        """The kicker's die."""
        return f"{self.who(seat)} throws {die} for the conversion."

    def on_converted(self, seat: int, *_: object) -> str:
        """A conversion."""
        return f"{self.who(seat)} converts: two more points."

    def on_conversion_missed(self, seat: int, kick: int, answer: int) -> str:
        """A conversion missed."""
        return f"{self.other(seat)} throws {answer}, more than {kick}: not converted."

    def on_in_goal(self, seat: int) -> str:
        """A kick that lands behind the line."""
        return f"The ball is {self.who(seat)}’s, on the goal line or behind it."

    def on_touched_down(self, seat: int) -> str:
        """Grounded by the defence."""
        return f"{self.who(seat)} touches down."

    def on_dead_ball(self, *_: object) -> str:
        """Dead."""
        return "The ball is dead."

    def on_mark_called(self, seat: int, ball: int) -> str:
        """A mark."""
        return f"{self.who(seat)} calls a mark, {self.at(ball)}."

    def on_stuck(self, seat: int) -> str:
        """Nothing to go on with."""
        return f"{self.who(seat)} has no card to go on with."

    def on_shown(self, seat: int, cards: Sequence[str]) -> str:
        """A hand shown."""
        return f"{self.other(seat)} asks to see the hand of {self.who(seat)}: {self.cards(cards)}."
