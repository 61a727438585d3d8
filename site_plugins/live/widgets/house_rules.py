"""What a table has written for itself, read for the page of house rules: in words, or why it cannot be played by."""

from __future__ import annotations

from typing import Any

from engine import games
from engine.core.house_rules import agreed
from engine.core.language import Language
from engine.core.refusal import Refusal
from site_plugins.live.widgets.page.contract import Done, Page
from site_plugins.live.widgets.page.view import reason


class HouseRules(Page[None]):
    """The page of house rules, which draws itself: Python reads for it, and nothing is kept."""

    def begun(self) -> None:
        """Nothing has been read yet."""
        self.read: dict[str, dict[str, str]] = {}
        self.wrong: list[str] = []

    def drawn(self, done: Done) -> dict[str, Any]:
        """Each value in its proper form and in words, and a sentence for each that is none."""
        wrong = self.wrong if done.note is None else [done.note.text]
        return {"html": "", "house": {"read": self.read, "wrong": wrong}}

    def status(self, done: Done) -> str:  # noqa: ARG002 (the page says it)
        """Nothing: the page says what was read."""
        return ""

    def asked(self) -> tuple[None, Language]:
        """No game is asked about."""
        return None, self.say


def _read(page: HouseRules) -> None:
    """Read every house rule that was written."""
    given = page.command.get("tables")
    for id_, rules in given.items() if isinstance(given, dict) else ():
        for key, value in rules.items() if isinstance(rules, dict) else ():
            try:
                page.read[f"{id_}/{key}"] = _in_words(page, str(id_), str(key), str(value))
            except Refusal as why:
                page.wrong.append(_why(page, str(id_), why))


def _in_words(page: HouseRules, id_: str, key: str, value: str) -> dict[str, str]:
    """A house rule as it was written, in its proper form, and in words."""
    game = games.load(id_)
    proper = agreed(game.house_rules, {key: value})[key]
    return {"written": value, "value": proper, "said": game.text(page.spec.lang).setting(key, proper)}


def _why(page: HouseRules, id_: str, why: Refusal) -> str:
    """A refusal in words, with the game that it is about."""
    try:
        text = games.load(id_).text(page.spec.lang)
    except Refusal:
        return page.reason(why)
    return f"{text.title()} – {reason(why, text)}"


HouseRules.commands = {"open": _read, "read": _read}
