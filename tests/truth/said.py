"""What can be said at a moment: whatever a reader could expect is offered, or refused by a rule that exists.

A reader expects all that the game has a word for: each option of its sentences, each card of its pack, each pick of
dice, and any number of dice with any faces. The refusal has to name a rule of the game, and must not be the one for
words that nobody knows. Where the same question offers the option at another time, it must not say either that it
belongs elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from engine.core.asks import Cast, Choose, Draw, Roll
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.lists import Both, Cards
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.core.rules import rules_of
from engine.games import load
from engine.games.draft.table.deck import COLOURS
from engine.games.flair.table.grammar import READ
from engine.games.tomy.table.asks import PICKS
from engine.games.tomy.table.state import Match as Tomy

UNKNOWN = "option-unknown"
ELSEWHERE = "option-elsewhere"
DICE_MOST = 4
STAND_INS: dict[tuple[str, str], tuple[str, ...]] = {
    ("tomy", "again"): PICKS,
    ("draft", "colour"): COLOURS,
    ("flair", "card"): (),
    **{("flair", way): () for way in ("advance", "on", "relay", "run", "relaunch", "maul", "fix")},
}
"""Words of a table of options that stand for others; a card stands for every card of the pack."""


@cache
def words(id_: str) -> tuple[str, ...]:
    """Every word with which a choice of this game could be answered."""
    game = load(id_)
    found = {key.rpartition("/")[2] for key in game.text("en").sentences["options"]}
    for word in list(found):
        if (id_, word) in STAND_INS:
            found.remove(word)
            found.update(STAND_INS[id_, word])
    found |= set(cards(id_))
    if id_ == "flair":
        found |= set(READ)
    return tuple(sorted(found))


@cache
def cards(id_: str) -> tuple[str, ...]:
    """Every card of a game, as its state declares them."""
    found: set[str] = set()
    for kind in load(id_).state.fields.values():
        inner = kind.many if isinstance(kind, Both) else kind
        if isinstance(inner, Cards):
            found |= set(inner.facts()["known"])
    return tuple(sorted(found))


def answers(game: Game[Any], position: Position) -> Iterator[Any]:
    """Everything that a reader could think of answering."""
    ask = position.ask
    if isinstance(ask, Choose):
        yield from words(game.id)
    elif isinstance(ask, Roll):
        for dice in range(DICE_MOST):
            yield from ((face,) * dice for face in range(ask.sides + 2))
        throw = [1] * ask.dice
        yield from (sign.join(map(str, throw)) for sign in ("", " ", "-", ","))
    elif isinstance(ask, Cast):
        box = cast(Tomy, position.state).box
        faces = dict.fromkeys(face for die in (box.blue, box.green, box.white, box.red) for face in die.faces)
        for dice in range(DICE_MOST):
            yield from ((face,) * dice for face in faces)
            yield from ("/".join((face,) * dice) for face in faces)
    elif isinstance(ask, Draw):
        yield from cards(game.id)


class Said:
    """What was said at many positions, and what came of it."""

    def __init__(self, game: Game[Any]) -> None:
        """Nothing yet."""
        self.game = game
        self.rules = rules_of(game.id)
        self.positions = 0
        self.codes: Counter[str] = Counter()
        self.offered: dict[str, set[str]] = {}
        self.elsewhere: dict[tuple[str, str], str] = {}
        self.wrong: dict[str, str] = {}

    def look(self, position: Position) -> None:
        """Say everything at a position."""
        ask = position.ask
        if ask is None:
            return
        self.positions += 1
        if isinstance(ask, Choose):
            self.offered.setdefault(ask.name, set()).update(ask.options)
            known = set(words(self.game.id))
            self._note(set(ask.options) <= known, f"{ask.name} offers {set(ask.options) - known}, no word of the game")
        for answer in answers(self.game, position):
            self._say(position, answer)

    def _say(self, position: Position, answer: Any) -> None:
        """Say one thing."""
        ask = position.ask
        assert ask is not None
        try:
            position.send(answer)
        except Refusal as why:
            self._refused(position, answer, why)
            return
        try:
            good = ask.parse(answer) if isinstance(answer, str) else ask.check(answer)
        except Refusal:
            self._note(False, f"{ask.name} refuses {answer!r} and the match goes on with it")
            return
        self.codes["offered"] += 1
        if isinstance(ask, Choose):
            self._note(good in ask.options, f"{ask.name} takes {answer!r}, which it does not offer")

    def _refused(self, position: Position, answer: Any, why: Refusal) -> None:
        """A refusal names a rule of the game, the one of its kind, and can be read."""
        ask = position.ask
        assert ask is not None
        self.codes[why.code] += 1
        self._note(why.rule in self.rules, f"{ask.name} refuses {answer!r} by {why.rule!r}, no rule of the game")
        self._note(why.code != UNKNOWN, f"{ask.name} does not know {answer!r}")
        if isinstance(ask, Choose):
            barred = dict(ask.barred).get(answer)
            self._note(barred in {None, why.rule}, f"{ask.name} bars {answer!r} by {barred}, and refuses by {why.rule}")
            self._note(answer not in ask.options, f"{ask.name} offers {answer!r} and refuses it")
            if why.code == ELSEWHERE:
                self.elsewhere[ask.name, answer] = why.rule
        for lang in LANGUAGES:
            text = self.game.text(lang)
            said = text.barred(ask, str(why.data["option"])) if why.code == "barred" else text.refusal(why)
            self._note(bool(said) and said != text.core.unknown(why.code), f"{why.code} has no words in {lang}")

    def _note(self, good: bool, what: str) -> None:
        """Keep what is wrong, once."""
        if not good:
            self.wrong.setdefault(what, what)

    def faults(self) -> list[str]:
        """All that was wrong; what a question offers at another time does not belong elsewhere."""
        return [
            *self.wrong,
            *(
                f"{name} offers {option!r} at times, and says by {rule} that it belongs elsewhere"
                for (name, option), rule in self.elsewhere.items()
                if option in self.offered.get(name, ())
            ),
        ]
