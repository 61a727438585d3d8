"""How often one presses in a match against medium, through the commands that the Play page itself sends.

The reader chooses as the medium player would: one who chose by chance would play other matches, with fewer kicks and
more of them lost. What the computer player does is never hurried, so that only what a person is asked counts. A press
is a command. A finger makes more of them where a card of the hand first opens its ways: those are counted as taps.
"""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any

from engine.bots import think
from engine.core.asks import Choose
from engine.games import SHELF
from engine.match.fixture import Fixture
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.page.contract import Done, forget
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.stage.fan import standing

MATCHES = 40
LEVEL = "medium"


class Undrawn(Match):
    """A Play page that nobody looks at: it carries out every command, and says what is to be sent next."""

    def drawn(self, done: Done) -> dict[str, Any]:
        """What is to be sent next; a refusal is a fault of whoever pressed."""
        assert not done.refused, self.command
        following = None if self.now.match.position.over else self.following()
        return {} if following is None else {"next": following}

    def status(self, done: Done) -> str:
        """Nobody listens either."""
        return ""


class Reader:
    """Somebody at a Play page who plays one match to its end and counts."""

    def __init__(self, game: str, seed: int, **fields: str) -> None:
        """Set up a match; the seat at home goes to the reader in every other one."""
        self.spec = Spec(game, "play", "en", "../", "", {}, play=True)
        self.presses = self.taps = 0
        me = seed % 2
        seats = {f"seat{me}": "human", f"seat{1 - me}": LEVEL}
        self.send({"do": "new", "fields": {**seats, "pace": "instant", "seed": f"presses-{seed}", **fields}})

    def send(self, command: dict[str, Any]) -> None:
        """Send a command, and whatever the page is to send by itself after it."""
        while True:
            answer = Undrawn(self.spec, {"command": command}).answer()
            if "next" not in answer:
                return
            command = answer["next"]["send"]

    @property
    def match(self) -> Fixture:
        """The match on the page."""
        match: Fixture = Undrawn.kept[f"en:{self.spec.root}"].match
        return match

    def press(self) -> None:
        """What the page asks for now: an option, or the dice."""
        self.presses += 1
        self.taps += 1
        ask = self.match.offer
        if not isinstance(ask, Choose):
            self.send({"do": "roll"})
            return
        thought = think(LEVEL, self.match.outlook(), Random(self.match.answers))
        thought.finish()
        option = thought.best()
        self.taps += self.taken_up_first(ask, option)
        self.send({"do": "choose", "option": option})

    def taken_up_first(self, ask: Choose, option: str) -> bool:
        """Whether the option comes up only with its card."""
        drawn = board(self.spec.game)
        card = drawn.plays(ask, option)
        if card is None or sum(drawn.plays(ask, each) == card for each in ask.options) == 1:
            return False
        page = Undrawn(self.spec, {"command": {"do": "open"}})
        page.answer()
        view = page.seen()
        assert view is not None
        beside = drawn.ahead(view) is not None
        return card not in standing(ask, [each.card for each in drawn.held(view)], drawn.plays, beside)


def presses(game: str, seed: int, **fields: str) -> tuple[int, int]:
    """The presses of one whole match, and the taps of a finger."""
    forget()
    reader = Reader(game, seed, **fields)
    while not reader.match.position.over:
        reader.press()
    return reader.presses, reader.taps


def measure(matches: int = MATCHES) -> tuple[dict[str, float], dict[str, Any]]:
    """The mean of so many matches of every game, with the fewest and the most."""
    values: dict[str, float] = {}
    details: dict[str, Any] = {}
    for game in SHELF:
        counts, taps = zip(*(presses(game, seed) for seed in range(matches)), strict=True)
        values[f"presses {game}"] = mean(counts)
        details[game] = {
            "matches": matches, "reader": LEVEL, "fewest": min(counts), "most": max(counts), "taps": mean(taps),
        }  # fmt: skip
        print(f"  {game}: {mean(counts):.1f} {details[game]}", flush=True)
    return values, {"presses": details}
