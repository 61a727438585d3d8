"""The story of a match of French Flair in English: one sentence for each event."""

from __future__ import annotations

from engine.games.flair.text import Faces, FlairText, dice

HOW = {
    "maul": "The maul goes over. ",
    "fixing": "The pack drives over. ",
    "interception": "All the way! ",
    "tackle-missed": "The tackle is broken on the line. ",
    "no-tackle": "Nobody tackles. ",
    "recovered": "The kick is recovered behind the line. ",
    "caught": "The ball is theirs behind the line. ",
}
_GROUPS = {"ruck": "ruck", "scrum": "scrum", "line-out": "line-out", "maul": "maul", "fixing": "fixing point"}


class EnglishStory(FlairText):
    """What happened, in English."""

    def halfway(self) -> str:
        """The middle of the pitch."""
        return "at halfway"

    def from_line(self, side: int, metres: int) -> str:
        """In front of a line."""
        return f"{metres} m from {self.who(side)}’s line"

    def on_line(self, side: int) -> str:
        """On a line."""
        return f"on {self.who(side)}’s goal line"

    def behind_line(self, side: int, metres: int) -> str:
        """In an in-goal."""
        return f"{metres} m behind {self.who(side)}’s line"

    def dead_ball(self) -> str:
        """Dead."""
        return "past the dead-ball line"

    # Kick-off and kicks

    def on_opening_throw(self, seat: int, face: int) -> str:
        """A die for the kick-off."""
        return f"{self.who(seat)} throws {face}."

    def on_opening_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} all: both throw again."

    def on_kicks_off(self, seat: int) -> str:
        """The match begins."""
        return f"{self.who(seat)} will kick off."

    def on_kick_off_next(self, seat: int) -> str:
        """After points."""
        return f"{self.who(seat)} restarts with a kick-off."

    def on_kicked_off(self, seat: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A kick-off."""
        return f"{self.who(seat)} kicks off with {dice(faces)}: {metres} m, {self.spot(to)}."

    def on_kick_off_again(self, seat: int) -> str:
        """A kick-off under ten metres, where a table wants ten."""
        return f"Less than 10 m: {self.who(seat)} takes the kick-off again."

    def on_drop_out(self, seat: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A drop-out."""
        return f"{self.who(seat)} drops out with {dice(faces)}: {metres} m, {self.spot(to)}."

    def on_placed(self, _: int, to: int) -> str:
        """The ball is put elsewhere."""
        return f"The ball is placed {self.spot(to)}."

    def on_kicked(self, seat: int, number: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A kick in open play."""
        return f"{self.by(seat, number)} kicks with {dice(faces)}: {metres} m, {self.spot(to)}."

    def on_recovered(self, seat: int) -> str:
        """A low double."""
        return f"A low double: {self.who(seat)} recovers the kick."

    def on_knock_on(self, seat: int) -> str:
        """A high double."""
        return f"A high double: {self.who(seat)} knocks on, scrum to {self.other(seat)}."

    def on_caught(self, seat: int) -> str:
        """The receivers have it."""
        return f"The ball is {self.who(seat)}’s."

    def on_touch_kicked(self, seat: int, number: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """Touch found."""
        return f"{self.by(seat, number)} kicks for touch with {dice(faces)}: {metres} m, {self.spot(to)}."

    def on_touch_direct(self, seat: int, number: int, faces: Faces) -> str:
        """A 1 from outside the 22."""
        return f"{self.by(seat, number)} kicks straight out with {dice(faces)}: line-out where it was kicked."

    def on_touch_missed(self, seat: int, number: int, faces: Faces, _: int, __: int, to: int) -> str:
        """A 1 from inside the 22."""
        return f"{self.by(seat, number)} misses touch with {dice(faces)}: the ball stays in play, {self.spot(to)}."

    def on_touch_over(self, *_: object) -> str:
        """Too long."""
        return "Over the goal line: the kick was too long."

    def on_dropped(self, seat: int, number: int, faces: Faces, metres: int, *_: object) -> str:
        """A drop."""
        return f"{self.by(seat, number)} drops at goal with {dice(faces)}: {metres} m."

    def on_astray(self, *_: object) -> str:
        """A 1."""
        return "The 1 takes it past the posts."

    def on_drop_scored(self, seat: int, *_: object) -> str:
        """Three points."""
        return f"It is over: three points for {self.who(seat)}."

    def on_drop_missed(self, *_: object) -> str:
        """No points."""
        return "The drop is missed."

    def on_mark(self, seat: int) -> str:
        """A mark."""
        return f"Mark! {self.who(seat)} stops play and will kick."

    def on_touched_down(self, seat: int) -> str:
        """Down in one's own in-goal."""
        return f"{self.who(seat)} touches down: drop-out from the 22."

    def on_dead(self, seat: int) -> str:
        """Dead ball."""
        return f"Dead ball: drop-out to {self.who(seat)}."

    def on_in_goal_free(self, seat: int) -> str:
        """Still in the in-goal."""
        return f"{self.who(seat)} is still in the in-goal, where nobody tackles."

    # Cards

    def by(self, seat: int, number: int) -> str:
        """Whose number; without one after a mark."""
        return f"{self.who(seat)}’s {number}" if number else self.who(seat)

    def on_drawn(self, seat: int, card: str) -> str:
        """A card drawn."""
        return f"{self.who(seat)} draws a card." if card == "?" else f"{self.who(seat)} draws a {card}."

    def on_discarded(self, seat: int, card: str) -> str:
        """A card too many."""
        return f"{self.who(seat)} discards a {card}."

    def on_reshuffled(self, seat: int, cards: int) -> str:
        """A new deck."""
        return f"{self.who(seat)} shuffles {cards} discards into a new deck."

    def on_advanced(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """Ten metres."""
        return f"{self.by(seat, number)} advances {metres} m: {self.spot(to)}."

    def on_passed_on(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """A card in a combination."""
        return f"{self.by(seat, number)} makes {metres} m and passes: {self.spot(to)}."

    def on_ran(self, seat: int, number: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A run."""
        return f"{self.by(seat, number)} runs with {dice(faces)}: {metres} m, {self.spot(to)}."

    def on_run_knock_on(self, seat: int, number: int, faces: Faces) -> str:
        """A 1."""
        return f"{self.by(seat, number)} throws {dice(faces)} and knocks on: scrum to {self.other(seat)}."

    def on_run_double(self, seat: int) -> str:
        """A run that nobody tackles."""
        return f"A double: nobody can tackle, and {self.who(seat)} has a card more to come."

    def on_out_of(self, seat: int, number: int, grouping: str) -> str:
        """Out of a grouping."""
        return f"{self.by(seat, number)} takes the ball out of the {_GROUPS[grouping]}."

    def on_relayed(self, seat: int, number: int) -> str:
        """A relay."""
        return f"{self.by(seat, number)} is named relay and gives the ball on."

    def on_relay_first(self, _: int, number: int, metres: int) -> str:
        """The first card after a relay."""
        return f"After a relay the {number} makes only {metres} m."

    def on_line_link(self, _: int, number: int) -> str:
        """From the 9 to a back."""
        return f"No 10 in between: it is a mere link to the {number}."

    def on_maul_card(self, seat: int, number: int) -> str:
        """The first of two."""
        return f"{self.by(seat, number)} binds for a maul."

    def on_mauled(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """A maul."""
        return f"{self.by(seat, number)} drives the maul {metres} m: {self.spot(to)}."

    def on_maul_at_the_line(self, *_: object) -> str:
        """A maul on the line."""
        return "The maul stops on the line: one single card will score."

    def on_fixing_card(self, seat: int, number: int) -> str:
        """The first of two."""
        return f"{self.by(seat, number)} picks the ball up."

    def on_fixed(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """A fixing point."""
        return f"{self.by(seat, number)} drives with it: a fixing point, {metres} m, {self.spot(to)}."

    def on_fixing_over(self, seat: int) -> str:
        """The chain stops."""
        return f"{self.who(seat)} stops the fixing points, and both hands are renewed."

    def on_no_card(self, seat: int) -> str:
        """Nothing to play."""
        return f"{self.who(seat)} has no card to play: scrum to {self.other(seat)}."

    # Tackle and ruck

    def on_tackle(self, seat: int, card: str) -> str:
        """A tackle."""
        return f"{self.who(seat)} tackles with the {card}."

    def on_no_tackle(self, seat: int) -> str:
        """No tackle."""
        return f"{self.who(seat)} does not tackle."

    def on_tackle_throw(self, seat: int, faces: Faces) -> str:
        """The defence's dice."""
        return f"{self.who(seat)} throws {dice(faces)}."

    def on_carrier_throw(self, seat: int, faces: Faces) -> str:
        """The attack's dice."""
        return f"{self.who(seat)} answers with {dice(faces)}."

    def on_interception(self, seat: int, _: Faces, metres: int, __: int, to: int) -> str:
        """A double of the defence."""
        far = f" and runs {metres} m: {self.spot(to)}" if metres else ""
        return f"A double: {self.who(seat)} intercepts{far}."

    def on_tackle_missed(self, seat: int) -> str:
        """A double of the attack."""
        return f"A double: {self.who(seat)} breaks the tackle."

    def on_tackled_by_default(self, seat: int, card: str) -> str:
        """The last card."""
        with_ = f" with the {card}" if card else ""
        return f"That was the last card: {self.who(seat)} tackles{with_} without a throw and takes the ball."

    def on_ruck(self, seat: int, low: int, high: int) -> str:
        """A ruck."""
        return f"A ruck: {self.who(seat)} is on top, and the zone is [{high}][{low}]."

    def on_too_few_cards(self, seat: int) -> str:
        """One card or none."""
        return f"{self.who(seat)} has too few cards to go for the ball."

    def on_let_go(self, seat: int) -> str:
        """No contest, no clear-out."""
        return f"{self.who(seat)} does not go for the ball."

    def on_contested(self, seat: int, card: str, face: int) -> str:
        """A good contest."""
        return f"{self.who(seat)} contests with the {card} and throws {face}, inside the zone."

    def on_contest_offside(self, seat: int, card: str, face: int) -> str:
        """A bad contest."""
        return f"{self.who(seat)} contests with the {card} and throws {face}, outside the zone."

    def on_zone(self, low: int, high: int) -> str:
        """The zone has moved."""
        return f"The zone is now [{high}][{low}]."

    def on_cleared_out(self, seat: int, card: str, face: int) -> str:
        """A good clear-out."""
        return f"{self.who(seat)} clears out with the {card}: {face}, inside the zone."

    def on_clear_out_offside(self, seat: int, card: str, face: int) -> str:
        """A bad clear-out."""
        return f"{self.who(seat)} clears out with the {card}: {face}, outside the zone."

    def on_offside(self, seat: int) -> str:
        """Offside."""
        return f"{self.who(seat)} is offside."

    def on_ball_kept(self, seat: int) -> str:
        """The ball stays."""
        return f"{self.who(seat)} keeps the ball."

    def on_turnover(self, seat: int) -> str:
        """The ball changes hands."""
        return f"Turnover: the ball is {self.who(seat)}’s."
