"""What cannot be in TOMY rugby dice, in English: positions that no dice lead to, and boxes that cannot be played."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tomy.text import TomyText, upper

_WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each side",
    "points": "a total that threes, fives and sevens can make",
    "part": "first-half, second-half, extra-time or shootout",
    "shots": "a list of at most {high} kicks, each true or false",
    "results": "a list of at most {high} matches",
    "result": "a match: the points of both sides and the number of the winner",
    "winner": "one of the two who played, by number from 0 to {high}",
}


class EnglishRefusals(TomyText):
    """What cannot be, in English."""

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a game that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"In this game, “{field}” cannot be {value}: it must be {needed}."

    def no_begun_already(self) -> str:
        """A roll-off in the middle of a match."""
        return "This match has begun already."

    def no_no_throw_now(self) -> str:
        """A throw before the roll-off, in a shoot-out or after the end."""
        return "There is no throw of the blue dice now: the match has not begun, is in its shoot-out, or is over."

    def no_no_kick_now(self) -> str:
        """A kick outside a shoot-out."""
        return "There is no kick to take: this is not a shoot-out."

    def no_over_other_score(self, score: Sequence[int], last: Sequence[int]) -> str:
        """A game that is over with another score than its last match."""
        return f"The game ended with {last[0]} to {last[1]}, not with {score[0]} to {score[1]}."

    def no_over_disagrees(self, over: bool) -> str:
        """A game said to be over that is not, or the other way round."""
        return "These results end the game." if over else "These results do not end the game."

    def no_decided_already(self, matches: int) -> str:
        """A match after the last one."""
        return f"The game was decided after {matches} matches: there is no further one."

    def no_fewer_points_won(self, home: int, away: int) -> str:
        """A winner with fewer points."""
        return f"A match that ended {home} to {away} was won by the side with more points."

    def no_hand_and_first(self) -> str:
        """A match with a hand and no beginning, or the other way round."""
        return "Either someone has begun and someone is to throw, or neither."

    def no_too_early(self) -> str:
        """Something before the first throw."""
        return "Before the first throw of a match there are no points, no cards and no kicks."

    def no_not_begun(self) -> str:
        """A later throw of a match that nobody has begun."""
        return "Nobody has begun this match, so it is still at its first throw."

    def no_two_reds(self) -> str:
        """Two red cards."""
        return "Two red cards cancel each other: they cannot both be there."

    def no_hand_suspended(self) -> str:
        """A throw by someone with a red card."""
        return "Whoever has a red card loses the next throw, and so cannot be the one to throw now."

    def no_not_serving(self) -> str:
        """Someone serving who cannot be."""
        return "Only the side that throws first in a round can have lost its throw while the other still has one."

    def no_not_level(self, part: str, score: Sequence[int]) -> str:
        """Extra time or a shoot-out without level scores."""
        return f"At {score[0]} to {score[1]} there is no {self.part(part).lower()}: the scores must be level."

    def no_no_shots_yet(self) -> str:
        """Kicks outside a shoot-out."""
        return "There are kicks only in a shoot-out."

    def no_shots_in_turn(self, round: int, first: int, second: int) -> str:
        """Kicks that do not alternate."""
        return f"At kick {round} the sides cannot have taken {first} and {second} kicks: they kick in turn."

    def no_shots_decided(self, pairs: int) -> str:
        """Kicks after the decision."""
        return f"This shoot-out was decided after {pairs} kicks each."

    def no_audit_line(self, round: int, part: str) -> str:
        """A line that does not follow from the one before."""
        return f"{self.part(part)}, throw {round}: this line does not follow from what happened before it."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"The score says {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}."

    def no_audit_cards(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Cards lost or made up."""
        return f"The sides have {stated[0]} and {stated[1]} warnings where {counted[0]} and {counted[1]} were given."

    def no_audit_shots(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Kicks lost or made up."""
        return f"The kicks say {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}."

    def no_audit_matches(self, counted: int, stated: int) -> str:
        """Matches lost or made up."""
        return f"{counted} matches were won, but {stated} are noted."

    # Boxes

    def no_box_unreadable(self, entry: str) -> str:
        """An entry that is none."""
        return f"“{entry}” is not an entry of a box: write a name, an equals sign and what belongs to it."

    def no_box_unknown(self, name: str) -> str:
        """An entry that a box does not have."""
        return f"A box has no “{name}”."

    def no_box_twice(self, name: str) -> str:
        """An entry given twice."""
        return f"“{name}” is there twice."

    def no_box_missing(self, name: str) -> str:
        """An entry left out."""
        return f"“{name}” is left out: a box has four kinds of dice and five scores."

    def no_box_six(self, die: str, faces: int) -> str:
        """A die that has not six faces."""
        return f"The {die} die needs six faces, not {faces}."

    def no_box_face(self, die: str, face: str) -> str:
        """A face that a die cannot have."""
        return f"“{face}” is no face of a {die} die."

    def no_box_face_missing(self, die: str, face: str) -> str:
        """A die without one of its answers."""
        return f"No side of the {die} die shows “{self.face(face)}”: at least one must."

    def no_box_three(self, score: str, dice: int) -> str:
        """A scoring throw that has not three dice."""
        return f"A {self.score(score)} is made with three dice, not {dice}."

    def no_box_impossible(self, score: str, face: str) -> str:
        """A scoring throw that the blue dice cannot show."""
        return f"A {self.score(score)} needs the face “{self.face(face)}”, which no side of the blue dice shows."

    def no_box_same(self, score: str, other: str, dice: tuple[str, ...]) -> str:
        """One throw for two scores."""
        return f"{upper(self.dice(dice))}: this throw cannot be a {self.score(other)} and a {self.score(score)}."
