"""A refusal: why something cannot be, as data that either language can put into words."""

from __future__ import annotations

from typing import Final

from engine.core.reading import quoted

_LONG = 10**15
"""Numbers from here on are nobody's, and may have more figures than Python writes."""


class Refusal(Exception):
    """What was asked is not possible, and why.

    >>> import engine
    >>> try:
    ...     engine.kick_off("double").send((7,))
    ... except engine.Refusal as why:
    ...     print(why.code, why.rule, why.words("en"))
    dice-face double.kickoff.opening No die shows 7: its faces go from 1 to 6.
    """

    code: Final[str]
    """The name of the reason."""
    rule: Final[str]
    """The id of the rule that forbids it, or nothing when no rule does."""
    data: Final[dict[str, object]]
    """What the sentence needs."""
    game: str
    """The id of the game that refuses, or nothing when none does."""

    def __init__(self, code: str, rule: str = "", **data: object) -> None:
        """Keep the reason; `rule` is the id of the rule that forbids, when a rule does."""
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.data = data
        self.game = rule.partition(".")[0]

    def of(self, game: str) -> Refusal:
        """The same, said by a game where no rule of another says it."""
        self.game = self.game or game
        return self

    @property
    def facts(self) -> dict[str, object]:
        """What the sentence needs, fit to be read: what somebody else has written is cut short and steers nothing."""
        return {key: _fit(value) for key, value in self.data.items()}

    def words(self, lang: str = "en") -> str:
        """The reason as a sentence, in the words of the game whose rule forbids it if there is one."""
        from engine import games
        from engine.core import languages

        text = games.load(self.game).text(lang) if self.game in games.SHELF else languages.words(lang)
        return text.refusal(self)

    def __str__(self) -> str:
        """Name the reason for people who read tracebacks; readers get the sentence of their language."""
        facts = ", ".join(f"{key}={value!r}" for key, value in self.facts.items())
        return f"{self.code}({facts})" + (f" by {self.rule}" if self.rule else "")


def _fit(value: object) -> object:
    """A text or a number fit for a sentence; what the engine itself has made stays as it is."""
    if isinstance(value, str):
        return quoted(value)
    return quoted(value) if type(value) is int and abs(value) >= _LONG else value
