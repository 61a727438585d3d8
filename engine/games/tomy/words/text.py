"""What the words of TOMY rugby dice have in common in every language."""

from __future__ import annotations

from typing import ClassVar

from engine.core.asks import Ask
from engine.core.text import GameText
from engine.games.tomy.events import EVENTS
from engine.games.tomy.rules.box import BOOK
from engine.games.tomy.table.asks import Attempt
from engine.games.tomy.table.state import RED


def upper(sentence: str) -> str:
    """The first letter as a capital, the others as they are."""
    return sentence[:1].upper() + sentence[1:]


def twice(points: int) -> int:
    """Points that the white die has doubled."""
    return 2 * points


class TomyText(GameText):
    """The words of TOMY rugby dice: beside the usual sentences, those of its dice and of its two sheets."""

    events = EVENTS
    filters: ClassVar = {"upper": upper, "twice": twice}

    def option(self, ask: Ask, option: str) -> str:
        """Dice to be thrown again are named by what they show."""
        if isinstance(ask, Attempt) and option not in {"score", "stop"}:
            return self._say("options", "again", ask, tuple(option.split("+")))
        return super().option(ask, option)

    def setting(self, key: str, value: str) -> str:
        """A box of dice is the book's, or another one."""
        return super().setting(key, ("book" if value == BOOK else "other") if key == "box" else value)

    def dice(self, faces: tuple[str, ...]) -> str:
        """Dice on the table as players say them: ball and two players."""
        counts = {face: faces.count(face) for face in faces}
        one, several = self.sentences["one"], self.sentences["several"]
        alone = one if len(counts) < len(faces) else {}
        named = [
            alone.get(face, self.face(face)) if n == 1 else f"{self.filtered('numbers', n)} {several[face]}"
            for face, n in counts.items()
        ]
        return self.core.joined(named)

    def again(self, faces: tuple[str, ...]) -> str:
        """To throw dice again."""
        return self.phrase("throw-again", len(faces), faces=faces)

    def won(self, score: tuple[int, int], shots: tuple[int, int]) -> str:
        """The score of a match that was won, or its kicks where the score is level."""
        level = score[0] == score[1]
        return self.phrase("result", level, high=max(score), low=min(score), kicks=max(shots), fewer=min(shots))

    def held(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """The cards of both sides."""
        return self.core.joined(
            [self.phrase("warned", n, seat=who) for who, n in zip(team, warnings, strict=True) if n]
        )

    def red_card(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """That a red card does nothing, if there is one."""
        reds = [who for who, n in zip(team, warnings, strict=True) if n == RED]
        return self.phrase("powerless", bool(reds), seat=reds[0] if reds else None)

    def standing(self, team: tuple[int, int], score: tuple[int, int]) -> str:
        """Both sides with their points."""
        return ", ".join(f"{self.named(who)} {points}" for who, points in zip(team, score, strict=True))

    def score(self, name: str) -> str:
        """What blue dice can score: `try`, `drop` and so on, in full."""
        return self._say("scores", name)

    def total(self, part: str) -> str:
        """What the sheet calls the score at the end of a part."""
        return self._say("totals", part)

    def match(self, number: int) -> str:
        """The name of a match of a series: home, return, decider."""
        return self._say("matches", str(number))

    def stage(self, name: str) -> str:
        """A stage of the cup: `quarter-final`, `semi-final`, `final` or `winner`."""
        return self._say("stages", name)

    def die(self, name: str) -> str:
        """A kind of die: `blue`, `green`, `white` or `red`, with what it is for."""
        return self._say("dice", name)

    def card_mark(self, name: str) -> str:
        """A card as the one letter that the sheet has room for."""
        return self._say("marks", name)


WORDS = TomyText
