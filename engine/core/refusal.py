"""A refusal: why something cannot be, as data that either language can put into words."""

from __future__ import annotations

from typing import Final


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

    def __init__(self, code: str, rule: str = "", **data: object) -> None:
        """Keep the reason; `rule` is the id of the rule that forbids, when a rule does."""
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.data = data

    def words(self, lang: str = "en") -> str:
        """The reason as a sentence, in the words of the game whose rule forbids it if there is one."""
        from engine import games
        from engine.core import languages

        game = self.rule.partition(".")[0]
        text = games.load(game).text(lang) if game in games.SHELF else languages.words(lang)
        return text.refusal(self)

    def __str__(self) -> str:
        """Name the reason for people who read tracebacks; readers get the sentence of their language."""
        facts = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.code}({facts})" + (f" by {self.rule}" if self.rule else "")
