"""The words of widgets in English."""

from __future__ import annotations

from collections.abc import Sequence

from site_plugins.live.widgets.words import Words

_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
_ORDER = {1: "First", 2: "Second", 3: "Third", 4: "Fourth"}


class English(Words):
    """What a widget says in English."""

    loading = "Setting the table…"
    failed = "The dice could not be fetched. The page itself still reads in full."
    retry = "Try again"
    failed_start = "Python could not be started on this device. The page itself still reads in full."
    slow = "This is taking longer than usual. What you pressed is kept."
    stop = "Stop"
    working = "Working it out…"
    too_much = "That was too much for this device, and it is not tried again. Everything else goes on."
    link_too_much = "This link was too much for this device, and it is not opened again. Everything else goes on."
    begun_anew = "Python had to be started anew: the situations on this page begin again."
    part_missing = "Part of this page could not be fetched. It is asked for again as soon as you touch the page."
    copied = "Link copied: it leads to this very position."
    copy_failed = "The link could not be copied. Here it is, to copy by hand:"
    offline_ready = "The whole book is stored on this device: it plays without a connection."
    keep_book = "Keep the whole book on this device ({} MB)"
    keeping_book = "The book is being stored…"
    book_lost = "The book could not be stored. Nothing else is lost; try again when the connection is better."
    new_version = "A newer edition of this book is ready. It opens with the next page."
    link_lost = "This link names a situation that is not on this page."
    not_kept = "This device does not let the page keep that. It holds until you leave; a link carries it further."

    again = "Again"
    new_match = "New match"
    back = "Back to this rule"
    undo = "Undo"
    copy_link = "Copy link"
    referee = "Ask the referee"
    set_dice = "Set the dice"
    set_go = "Play these dice"
    set_card = "Set the card"
    set_card_go = "Play this card"
    card = "Card"
    table_kept = "Kept on this device: every situation of this game plays by it now."
    table_reset = "Back to the book’s own."
    table_not_here = "Your table’s own parts do not allow this position, so it is shown with the book’s."
    odds = "Odds"
    exact = "Exact fractions"
    chance_word = "Chance"
    outcome_word = "Outcome"
    something_else = "Anything else"
    always = "always"
    example = "For example"
    story = "What happened"
    sheet = "Match sheet"
    draw = "Draw a card"
    draw_all = "Draw all that are due"
    not_allowed = "Not allowed here:"
    choices = "Choices"
    broken = "Something went wrong in this widget. Its position is kept: try again, or undo."
    started = "Back at the beginning."
    linked = "This is the position from the link."
    undone = "Undone."
    what_if = "What if the dice had fallen otherwise?"
    why = "why?"
    other_dice = "The same moment, with other dice"

    def throw(self, dice: int) -> str:
        """Throw the die, both dice, three dice."""
        return "Throw the die" if dice == 1 else "Throw both dice" if dice == 2 else f"Throw {_count(dice)} dice"

    def die(self, number: int, dice: int) -> str:
        """The die; first die."""
        return "The die" if dice == 1 else f"{_ORDER[number]} die" if number in _ORDER else f"Die {number}"

    def of_throw(self, question: str, number: int) -> str:
        """First die: Camille throws both dice."""
        return f"{self.die(number, 2)}: {question}"

    def faces(self, faces: Sequence[int]) -> str:
        """A 5; 5 and 3."""
        if len(faces) == 1:
            return f"the die shows {faces[0]}"
        return "the dice show " + ", ".join(map(str, faces[:-1])) + f" and {faces[-1]}"

    def to_throw(self, dice: int) -> str:
        """One die to throw."""
        return "one die to throw" if dice == 1 else f"{_count(dice)} dice to throw"

    def thrown(self, who: str, faces: Sequence[int]) -> str:
        """Camille: 5 and 3."""
        return f"{who}: {self.faces(faces)}"

    def showed(self, who: str, what: str) -> str:
        """Camille: ball and posts."""
        return f"{who}: {what}"

    def at_this_table(self, rules: str) -> str:
        """At this table: your own dice."""
        return f"At this table: {rules}"

    def chose(self, who: str, option: str) -> str:
        """Camille: kick at goal."""
        return f"{who}: {option}"

    def action(self, number: int) -> str:
        """Action 12."""
        return f"Action {number}"

    def chance(self, times: int, of: int, about: bool) -> str:
        """About 1 in 6."""
        return f"about {times} in {of}" if about else f"{times} in {of}"

    def all_outcomes(self, count: int) -> str:
        """All 23 outcomes."""
        return f"All {count} outcomes, exactly"

    def earlier(self, count: int) -> str:
        """Earlier actions (12)."""
        return f"Earlier actions ({count})"

    def rule(self, label: str) -> str:
        """Rule penalty.kick."""
        return f"rule {label}"

    def command_unknown(self, command: str) -> str:
        """The page asked for something unheard of."""
        return f"This widget cannot do “{command}”. Its position is as it was."

    def fields_missing(self, fields: Sequence[int]) -> str:
        """Dice left open."""
        if len(fields) == 1:
            return f"Die {fields[0]} is still open: choose its face."
        return f"Dice {', '.join(map(str, fields[:-1]))} and {fields[-1]} are still open: choose their faces."

    def die_not_there(self) -> str:
        """A die that was not thrown."""
        return "That die has not been thrown on the way here, so it cannot be turned."

    def game_other(self, theirs: str, ours: str) -> str:
        """A link to another game."""
        return f"This link leads to a position of “{theirs}”; this page plays “{ours}”. Its own position is kept."

    def spec_broken(self, field: str) -> str:
        """A widget that cannot be drawn."""
        return f"This widget cannot be set up: its “{field}” is missing or wrong."


def _count(number: int) -> str:
    """Small numbers as words."""
    return _COUNTS.get(number, str(number))
