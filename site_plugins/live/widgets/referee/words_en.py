"""What the referee's page says in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from site_plugins.live.widgets.referee.words import RefereeWords


class English(RefereeWords):
    """The referee in English."""

    no_script = "The form answers only where scripts may run. Below stands what the referee would say of each moment."
    tell = "Tell the referee"
    game = "Game"
    moment = "Moment"
    more = "What else may matter"
    house = "House rules"
    own = "your own"
    ruling = "why?"
    nobody = "nobody"
    empty = "none"
    add = "Add"
    remove = "Tap a card to take it away."
    ask = "Ask"
    answer = "The referee’s answer"
    stale = "Below still stands the answer to what you told before."
    now = "And now"
    rule = "Rule"
    not_here = "Not possible here:"
    chance = "Let chance decide"
    reckoning = "Working out the odds…"
    certain = "No dice before the next question: every option comes to what it says."
    odds = "Exact odds"
    turn = "Turn a die that has been thrown"
    undo = "Undo"
    start = "Back to the question"
    usual = "Clear the form"
    linked = "This is the position from the link. Change whatever was different at your table."
    who_asks = "This match has hidden hands. Which side asks? Only what that side may know is laid out."
    usual_again = "The form is as it was at first."
    find = "Find a rule or a ruling"
    find_hint = "Words or an id: interception, r25, flair.tackle"
    find_none = "Nothing found. Fewer letters, or another word?"
    find_failed = "The list of rules could not be fetched. All of it stands on the pages below."
    find_many = "and more: add a word"
    all_rulings = "All rulings of each game:"

    wanted: ClassVar[Mapping[str, str]] = {
        "advantage": "An advantage has a side and a mark: tell both, or neither.",
        "zone": "The zone goes from the lower face to the higher one, both from 1 to 6.",
        "minutes": "There are too many cards here.",
    }

    def side(self, number: int) -> str:
        """Side 1."""
        return f"Side {number}"

    def only(self, who: str, other: str) -> str:
        """Only Camille is asked now."""
        return f"Only {who} is asked now; {other} has nothing to decide until this is answered."

    def dealt_anew(self, who: str) -> str:
        """What Camille has not seen."""
        return f"What {who} cannot see is not shown: in its place lie cards dealt anew."

    def wrong(self, what: str) -> str:
        """Ball: 130 cannot be."""
        return f"This cannot be. {what}"

    def no_points(self, value: str) -> str:
        """4 points."""
        return f"No scores of this game add up to {value}."

    def most_cards(self, most: int) -> str:
        """Six cards."""
        return f"There are at most {most} cards here."

    def no_longer(self, why: str) -> str:
        """The answers that followed no longer fit."""
        return f"What you answered next is not possible here. {why}"

    def add_card(self, card: str) -> str:
        """Add a 9."""
        return f"Add: {card}"

    def take_card(self, card: str) -> str:
        """Take away a 9."""
        return f"Take away: {card}"
