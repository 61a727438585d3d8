"""What the rulebook says around the rules, in English."""

from __future__ import annotations

from datetime import date

from engine.words.en.language import English
from site_plugins.rulebook.words.sentences import Runs, Words, in_words

_BADGES = {
    "text": ("text", "The text says so, in the lines cited here."),
    "ruling": ("ruling", "Here the text is silent or can be read in more than one way; a ruling below decides."),
    "rebuilt": ("rebuilt", "The text has lost part of this rule; a ruling below says how we rebuilt it."),
}
_STATUSES = {
    "text": "the text itself",
    "example": "an example in the text",
    "sister": "a sister game",
    "law": "the laws of the real game",
    "balance": "balance of play",
    "rebuilt": "our own reconstruction",
}
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


class EnglishWords(Words):
    """English."""

    lang = "en"
    core = English()

    def lines(self, runs: Runs) -> str:
        """Lines 3 to 5 and 9."""
        parts = [part for first, last in runs for part in in_words(first, last, "to")]
        single = len(runs) == 1 and runs[0][0] == runs[0][1]
        return ("line " if single else "lines ") + self.core.joined(parts)

    def source(self, game: str, runs: Runs) -> str:
        """From which lines of which document."""
        return f"Rules of {game}, {self.lines(runs)}"

    def badge(self, kind: str) -> str:
        """How a rule came to be."""
        return _BADGES[kind][0]

    def badge_meaning(self, kind: str) -> str:
        """How a rule came to be, in a sentence."""
        return _BADGES[kind][1]

    def code(self) -> str:
        """The function."""
        return "Played by"

    def tests(self, number: int) -> str:
        """So many tests."""
        return self.core.count(number, "test", "tests")

    def situations(self, number: int) -> str:
        """So many situations."""
        return self.core.count(number, "situation", "situations")

    def nothing(self, reason: str) -> str:
        """Why there is nothing to play."""
        return f"Nothing to play here: {reason}"

    def played_elsewhere(self) -> str:
        """Lead to a situation."""
        return "Play it:"

    def status(self, status: str) -> str:
        """What decided."""
        return _STATUSES[status]

    def day(self, day: date) -> str:
        """16 November 2026."""
        return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"

    def decided(self, status: str, day: date) -> str:
        """What decided, and when."""
        return f"Decided by {self.status(status)}, {self.day(day)}."

    def why(self) -> str:
        """Lead to the reason."""
        return "Why:"

    def rejected(self) -> str:
        """Lead to what was turned down."""
        return "Readings turned down:"

    def bears_on(self) -> str:
        """Lead to the rules."""
        return "Bears on:"

    def house_rule(self) -> str:
        """Lead to the house rule."""
        return "Your table may choose:"

    def more_on_ruling(self, number: str) -> str:
        """Lead to the entry."""
        return f"Ruling {number} among all rulings"

    def rule_mark(self) -> str:
        """Before the link to a rule."""
        return "Rule:"

    def play_it(self) -> str:
        """Before the link to a situation."""
        return "Play it:"

    def level(self, level: str) -> str:
        """The levels of computer players."""
        return {"easy": "Easy: a beginner", "medium": "Medium: rules of thumb", "hard": "Hard: looks ahead"}[level]

    def switches_caption(self, game: str) -> str:
        """The caption of the house rules."""
        return f"Options and house rules of {game}"

    def switches_head(self) -> tuple[str, str, str]:
        """The columns."""
        return "Question", "Settings", "Ruling or note"

    def default(self) -> str:
        """The usual setting."""
        return "usual"

    def coverage_caption(self, game: str) -> str:
        """The caption of the coverage table."""
        return f"Rules of {game}, line by line"

    def coverage_head(self) -> tuple[str, str]:
        """The columns."""
        return "Lines", "What comes of them"

    def coverage_counts(self, lines: int, covered: int, explained: int, gaps: int) -> str:
        """The counts."""
        said = f"{lines} lines: {covered} have their rules, {explained} have nothing to play and say why"
        return f"{said}, {self.core.count(gaps, 'gap', 'gaps')}."

    def coverage_gap(self) -> str:
        """A gap."""
        return "Nobody has looked at this line yet."

    def see_also(self) -> str:
        """Lead to related terms."""
        return "See also:"
