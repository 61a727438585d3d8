"""The story of TOMY rugby dice in English: one sentence for each event."""

from __future__ import annotations

from engine.games.tomy.text import TomyText

NUMBERS = {1: "one", 2: "two", 3: "three", 5: "five", 7: "seven", 10: "ten", 14: "fourteen"}
ORDINALS = ("", "First", "Second", "Third")
CARDS = ("", "yellow", "red")
_ONE = {"ball": "a ball", "player": "a player", "foot": "a foot", "posts": "the posts", "card": "a Card"}
"""A die beside two that are alike."""
_PLURALS = {"ball": "balls", "player": "players", "foot": "feet", "posts": "posts", "card": "Cards"}
_SCORES = {
    "bonus-try": "bonus try",
    "try": "try",
    "drop": "drop goal",
    "penalty": "penalty",
    "in-front": "penalty in front",
}
_PARTS = {
    "first-half": "First half",
    "second-half": "Second half",
    "extra-time": "Extra time",
    "shootout": "Shoot-out",
    "cup": "The cup",
}
_STAGES = {"quarter-final": "Quarter-final", "semi-final": "Semi-final", "final": "Final", "winner": "Winner"}


class EnglishStory(TomyText):
    """What happened, in English."""

    def dice(self, faces: tuple[str, ...]) -> str:
        """Dice as players say them."""
        counts = {face: faces.count(face) for face in faces}
        alone = _ONE if len(counts) < len(faces) else {}
        named = [
            alone.get(face, self.face(face)) if n == 1 else f"{NUMBERS[n]} {_PLURALS[face]}"
            for face, n in counts.items()
        ]
        return self.core.joined(named)

    def score(self, name: str) -> str:
        """A score in full."""
        return _SCORES[name]

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    def stage(self, name: str) -> str:
        """A stage of the cup."""
        return _STAGES[name]

    def on_roll_off(self, who: int, face: str) -> str:
        """A green die for the beginning."""
        return f"{self.who(who)} throws the green die: {self.face(face)}."

    def on_roll_off_tied(self, *_: object) -> str:
        """Both dice alike."""
        return "The same for both: throw again."

    def on_starts(self, who: int) -> str:
        """Somebody begins."""
        return f"{self.who(who)} begins the match."

    def on_return_begins(self, who: int) -> str:
        """The other begins the return match."""
        return f"This time {self.who(who)} begins."

    def on_second_half(self, who: int) -> str:
        """The second half begins."""
        return f"Second half: {self.who(who)} begins."

    def on_thrower(self, who: int, number: int) -> str:
        """The next teammate."""
        return f"{self.who(who)}: player {number} has the side’s next throw."

    def on_turn(self, who: int, number: int, part: str, *_: object) -> str:
        """A throw begins."""
        return f"{self.part(part)}, throw {number}: {self.who(who)} to play."

    def _shows(self, attempt: int, faces: tuple[str, ...], reading: str) -> str:
        return f"{ORDINALS[attempt]} attempt: {self.dice(faces)}, {reading}."

    def on_shows_bonus_try(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A bonus try on the table."""
        return self._shows(attempt, faces, "a bonus try")

    def on_shows_try(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A try on the table."""
        return self._shows(attempt, faces, "a try")

    def on_shows_drop(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A drop goal on the table."""
        return self._shows(attempt, faces, "a drop goal")

    def on_shows_penalty(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A penalty on the table."""
        return self._shows(attempt, faces, "a penalty")

    def on_shows_in_front(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """A penalty in front on the table."""
        return self._shows(attempt, faces, "a penalty in front of the posts")

    def on_shows_nothing(self, _: int, attempt: int, faces: tuple[str, ...]) -> str:
        """No scoring throw on the table."""
        return self._shows(attempt, faces, "nothing that scores")

    def on_stopped(self, who: int) -> str:
        """No more attempts wanted."""
        return f"{self.who(who)} stops there, without points."

    def on_refused(self, who: int, score: str) -> str:
        """A score refused."""
        return f"{self.who(who)} refuses the {self.score(score)} and throws again."

    def on_turn_over(self, who: int) -> str:
        """Three attempts, nothing."""
        return f"Three attempts and no score: {self.who(who)} has finished."

    def on_bonus_try(self, who: int) -> str:
        """A bonus try is taken."""
        return f"{self.who(who)} scores a try of the first kind, with the bonus die to come."

    def on_try(self, who: int) -> str:
        """A try is taken."""
        return f"{self.who(who)} scores a try."

    def on_drop(self, who: int) -> str:
        """A drop goal is taken."""
        return f"{self.who(who)} drops a goal."

    def on_penalty(self, who: int) -> str:
        """A penalty is taken."""
        return f"{self.who(who)} kicks a penalty."

    def on_in_front(self, who: int) -> str:
        """A penalty in front is taken."""
        return f"{self.who(who)} kicks a penalty in front of the posts."

    def on_between_posts(self, *_: object) -> str:
        """The green die is good."""
        return "The green die: between the posts."

    def on_wide(self, *_: object) -> str:
        """The green die is wide."""
        return "The green die: wide."

    def on_bonus_kept(self, who: int, points: int) -> str:
        """No white die."""
        return f"{self.who(who)} leaves the white die and keeps {NUMBERS[points]} points."

    def on_doubled(self, _: int, points: int) -> str:
        """The white die doubles."""
        return f"The white die: doubled, {NUMBERS[points]} points."

    def on_wiped(self, *_: object) -> str:
        """The white die takes all."""
        return "The white die: nothing, the whole try is lost."

    def on_points(self, who: int, points: int) -> str:
        """Points on the sheet."""
        return f"{NUMBERS[points].capitalize()} points for {self.who(who)}."

    def on_let(self, who: int) -> str:
        """No defence wanted."""
        return f"{self.who(who)} leaves the red die alone."

    def on_defence_die(self, who: int, face: str) -> str:
        """The red die."""
        return f"{self.who(who)} throws the red die: {self.face(face)}."

    def on_tackled(self, who: int) -> str:
        """A try cancelled."""
        return f"Tackled by {self.who(who)}: the try is cancelled."

    def on_blocked(self, who: int, score: str) -> str:
        """A kick cancelled."""
        return f"Blocked by {self.who(who)}: the {self.score(score)} is cancelled."

    def on_stands(self, *_: object) -> str:
        """Points stand."""
        return "The points stand."

    def on_warned(self, who: int) -> str:
        """Points stand with a warning."""
        return f"The points stand, and {self.who(who)} takes a warning."

    def on_wrong_kind(self, _: int, face: str, score: str) -> str:
        """The wrong kind of defence."""
        return f"A {self.face(face)} does nothing against a {self.score(score)}: the points stand."

    def on_no_defence(self, who: int) -> str:
        """In front of the posts."""
        return f"Right in front of the posts: {self.who(who)} cannot defend."

    def on_two_cards(self, who: int, cards: int) -> str:
        """Cards on the table."""
        return f"{NUMBERS[cards].capitalize()} Cards showing: a warning for {self.who(who)}."

    def on_yellow(self, who: int) -> str:
        """A yellow card."""
        return f"Yellow card for {self.who(who)}."

    def on_red(self, who: int) -> str:
        """A red card."""
        return f"Red card for {self.who(who)}: the next throw is lost."

    def on_third(self, who: int) -> str:
        """A third warning."""
        return f"{self.who(who)} has a red card already: this warning does not count."

    def on_both_red(self, home: int, away: int) -> str:
        """Two reds cancel."""
        return f"Red against red: {self.who(home)} and {self.who(away)} keep a yellow card each instead."

    def on_cannot_defend(self, who: int) -> str:
        """Suspended."""
        return f"{self.who(who)} is suspended in this round and cannot defend."

    def on_served(self, who: int, number: int, part: str, *_: object) -> str:
        """A throw lost."""
        return f"{self.part(part)}, throw {number}: lost for {self.who(who)}, and the red card is paid for."

    def on_carried(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """Cards over a break."""
        held = [f"{CARDS[n]} for {self.who(who)}" for who, n in zip(team, warnings, strict=True) if n]
        return f"Cards stay in force: {self.core.joined(held)}."

    def _standing(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        return f"{self.who(team[0])} {score[0]}, {self.who(team[1])} {score[1]}"

    def on_half_time(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        """Half-time."""
        return f"Half-time: {self._standing(team, score)}."

    def on_full_time(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        """Time is up."""
        return f"Time is up: {self._standing(team, score)}."

    def on_extra_time(self, points: int) -> str:
        """Level after two halves."""
        return f"{points} all: extra time, two more throws each."

    def on_shootout(self, who: int, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """Level after extra time."""
        reds = [self.who(side) for side, n in zip(team, warnings, strict=True) if n == 2]
        card = f" A red card, like that of {reds[0]}, does nothing here." if reds else ""
        return f"Still level: a shoot-out, with {self.who(who)} to kick first.{card}"

    def on_shot_in(self, who: int, number: int, *_: object) -> str:
        """A kick that passes."""
        return f"Kick {number}: {self.who(who)} is between the posts."

    def on_shot_wide(self, who: int, number: int, *_: object) -> str:
        """A kick that misses."""
        return f"Kick {number}: {self.who(who)} is wide."

    def on_shot_let(self, who: int) -> str:
        """No defence against a kick."""
        return f"{self.who(who)} leaves the red die alone: the kick counts."

    def on_shot_saved(self, who: int, face: str) -> str:
        """A kick cancelled."""
        return f"{self.who(who)} throws the red die: {self.face(face)}, the kick is cancelled."

    def on_shot_stands(self, who: int, face: str) -> str:
        """A kick confirmed."""
        return f"{self.who(who)} throws the red die: {self.face(face)}. The kick counts."

    def on_still_level(self, number: int, made: int) -> str:
        """No winner yet."""
        return f"{made} all after {number} kicks each: one more each."

    def on_match_won(
        self, who: int, _: tuple[int, int], score: tuple[int, int], shots: tuple[int, int], __: int
    ) -> str:
        """A match won."""
        if score[0] == score[1]:
            return f"{self.who(who)} wins the match, {score[0]} all and {max(shots)} kicks to {min(shots)}."
        return f"{self.who(who)} wins the match, {max(score)} to {min(score)}."

    def on_next_match(self, number: int) -> str:
        """The next match of a series."""
        return "Now for the return match." if number == 2 else "One win each: a decider, with a roll-off of its own."

    def on_series_won(self, who: int, wins: int, losses: int) -> str:
        """Two wins."""
        return f"{self.who(who)} wins the game, {NUMBERS[wins]} matches to {'none' if not losses else 'one'}."

    def on_cup_tie(self, stage: str, team: tuple[int, int]) -> str:
        """The next tie."""
        return f"{self.stage(stage)}: {self.who(team[0])} against {self.who(team[1])}."

    def on_cup_won(self, who: int) -> str:
        """The cup."""
        return f"{self.who(who)} wins the cup!"
