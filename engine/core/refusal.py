"""A refusal: why something cannot be, as data that either language can put into words."""

from __future__ import annotations

from typing import Final


class Refusal(Exception):
    """What was asked is not possible; `code` names the reason and `data` holds what the sentence needs."""

    def __init__(self, code: str, rule: str = "", **data: object) -> None:
        """Keep the reason; `rule` is the id of the rule that forbids, when a rule does."""
        super().__init__(code)
        self.code: Final = code
        self.rule: Final = rule
        self.data: Final = data

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
