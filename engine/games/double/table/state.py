"""A match of 5-3-Double! at one moment: the clock, the hand, the score and the cards."""

from __future__ import annotations

from engine.core.house_rules import House
from engine.core.kinds import Choice, Flag, Inner, Number, Rule, Seat
from engine.core.lists import Both, Many, Pair
from engine.core.state import State

HALF = 20
ADDED_MOST = 59
"""Nobody has seen a half run on for an hour: a minute beyond that is a slip of the pen."""
LATEST = 2 * HALF + ADDED_MOST
LONGEST = 6
"""The most minutes that an action takes."""
CARDS_MOST = 99


class Match(State):
    """Whose hand it is, at which minute, and what the sheet says so far; seats are 0 and 1."""

    length = Rule(lambda house: int(house["length"]))
    yellow_minutes = Rule(lambda house: int(house["yellow"]))
    play_on = Rule(lambda house: house["hand-kept"] == "play-on")
    five_three_try = Rule(lambda house: house["five-three"] == "try-with-cards")
    half = Choice(1, 2, upto=lambda match: match.length // HALF)
    last_minute = Inner(HALF)
    """The last minute of this half: an action that starts then or later is its last."""
    part = Inner("match")
    """What the sheet calls this half."""
    minute = Number(1, LATEST + LONGEST)
    hand = Seat()
    first = Seat()
    score = Pair(Number(0, 999, never=(1, 2, 4)))
    yellow = Both(
        Many(Number(1, LATEST, upto=lambda match: HALF * match.half + ADDED_MOST), CARDS_MOST, wanted="minutes")
    )
    """For each seat the minutes at which it was given a yellow card; those that have run out in this half stay."""
    spent = Pair(Number(0, CARDS_MOST))
    """For each seat its yellow cards that had run out when the first half ended: received, and over for good."""
    red = Pair(Number(0, CARDS_MOST))
    over = Flag()
    last_line = Number(HALF, HALF + ADDED_MOST, kept=False)
    """The minute of the first half's last line, which only says which yellow cards were over then."""

    def set_up(self, house: House) -> None:  # noqa: ARG002 (the rules have been read)
        """The first half."""
        self.enter_half(1)

    def enter_half(self, half: int) -> None:
        """Play the first half or the second; a match of 20 minutes has no more than the one."""
        self.half = half
        self.last_minute = HALF * half
        self.part = "match" if self.length == HALF else "first-half" if half == 1 else "second-half"

    def received(self, seat: int) -> int:
        """How many yellow cards a seat was given, run out or not."""
        return len(self.yellow[seat]) + self.spent[seat]
