"""What the first presses of a situation lead to, drawn when the book is built by what answers them in the browser.

A situation becomes nodes: in each what may be pressed, the answer that Python gives to it, and the node after it. The
page looks an answer up by the command that a button sends; what is left to chance it picks by weight.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from html import unescape
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from engine.core.asks import Ask, Cast, Choose, Draw, Roll
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.situation.page import Kept, Situation

BASE = "\ue000"
"""Stands for the way to the book's root, which is another one on each page."""
ORDERED = 36
"""Up to so many ways in which dice may lie, each has its own answer; beyond that, all orders of a roll share one."""
MOST = 12
"""So many answers a situation has at most beyond its first presses: a further level is drawn if all of it fits."""
ROLL = {"do": "roll"}
_BY_HAND = frozenset({"choose", "line", "whatif"})
"""Buttons whose answers are drawn one by one. Whoever guesses, links or builds waits for Python."""
_SEND = re.compile(r"data-send='([^']*)'")
Answer: TypeAlias = Mapping[str, Any]


class Node(NamedTuple):
    """A moment of a situation: the answer to each press with the node after it, and the weight of each throw."""

    presses: dict[str, tuple[Answer, int]]
    chances: dict[str, dict[str, int]]


def prepare(spec: Spec) -> list[Node]:
    """The answers to all first presses of a situation, to going back, and to later presses while they are few."""
    return _Drawing(spec._replace(base=BASE)).nodes


def key(command: Mapping[str, Any]) -> str:
    """A command as the page writes it."""
    return json.dumps(command, ensure_ascii=False, separators=(",", ":"))


def throws(ask: Ask | None) -> dict[str, int]:
    """Every throw or card as it is set by hand, each with its number of ways.

    Of many dice, each roll that differs for the rules lies in one order only, and not always in a tidy one.
    """
    if isinstance(ask, Draw):
        return {_set({"card": card}): count for card, count in ask.pool.items()}
    if isinstance(ask, Roll):
        lies: list[tuple[object, ...]] = list(product(range(1, ask.sides + 1), repeat=ask.dice))
    elif isinstance(ask, Cast):
        lies = list(ask.lies())
    else:
        return {}
    ways: Counter[tuple[object, ...]] = Counter(lies)
    if len(ways) > ORDERED:
        rolls: dict[object, list[tuple[object, ...]]] = defaultdict(list)
        for lie in ways:
            # Dice that are not alike keep their places.
            rolls[tuple(sorted(map(str, lie))) if _alike(ask) else lie].append(lie)
        kept = [orders[number % len(orders)] for number, orders in enumerate(rolls.values())]
        ways = Counter(
            {lie: sum(ways[one] for one in orders) for lie, orders in zip(kept, rolls.values(), strict=True)}
        )
    return {_set({f"d{place}": str(face) for place, face in enumerate(lie)}): count for lie, count in ways.items()}


def _alike(ask: Roll | Cast) -> bool:
    """Whether the dice of a roll are not told apart."""
    return isinstance(ask, Roll) or len(set(ask.dice)) == 1


def _set(fields: Mapping[str, str]) -> str:
    """What the page sends when dice or a card are set by hand."""
    return key({"do": "set", "fields": fields})


class _Drawing:
    """One situation while its answers are drawn, level by level."""

    def __init__(self, spec: Spec) -> None:
        """Draw the first level whatever it takes, and the next ones while they fit."""
        self.spec = spec
        opened, start = self.press(None, key({"do": "open"}))
        self.nodes: list[Node] = [Node({}, {})]
        self.kept, self.frames = [start], [str(opened["html"])]
        self.begun_again: tuple[Answer, int] | None = None
        level, room = [0], MOST
        while level:
            asked = {at: self.commands(at) for at in level}
            if level != [0] and (room := room - sum(map(len, asked.values()))) < 0:
                return
            level = [child for at in level for child in self.draw(at, asked[at])]

    def press(self, kept: Kept | None, command: str) -> tuple[Answer, Kept]:
        """What Python answers to a press, and what it keeps."""
        request = {"command": json.loads(command)}
        place = f"{self.spec.lang}:{self.spec.root}"
        before = Situation.kept.pop(place, None)
        try:
            if kept is not None:
                Situation.kept[place] = kept
            answer = Situation(self.spec, request).answer()
            return answer, Situation.kept[place]
        finally:
            Situation.kept.pop(place)
            if before is not None:
                Situation.kept[place] = before

    def commands(self, at: int) -> list[str]:
        """Everything that can be pressed or thrown in a node and whose answer is drawn."""
        sent = [json.loads(unescape(found)) for found in _SEND.findall(self.frames[at])]
        pressed = [key(command) for command in sent if command["do"] in _BY_HAND]
        return list(dict.fromkeys([*throws(self.kept[at].position.ask), *pressed]))

    def draw(self, at: int, commands: list[str]) -> list[int]:
        """Answer each command, and say which nodes come of them."""
        node, kept, made = self.nodes[at], self.kept[at], []
        ask = kept.position.ask
        if ask is not None and not isinstance(ask, Choose):
            node.chances[key(ROLL)] = throws(ask)
        undone: tuple[Answer, int] | None = None
        for command in commands:
            answer, after = self.press(kept, command)
            if after == kept:
                # Refused: everything stays.
                node.presses[command] = answer, at
                continue
            child = len(self.nodes)
            node.presses[command] = answer, child
            self.nodes.append(Node({}, {}))
            self.kept.append(after)
            self.frames.append(str(answer["html"]))
            made.append(child)
            if after._replace(position=after.position.before or after.position) == kept:
                undone = undone or (self.press(after, key({"do": "undo"}))[0], at)
                self.nodes[child].presses[key({"do": "undo"})] = undone
            self.begun_again = self.begun_again or (self.press(after, key({"do": "again"}))[0], 0)
            self.nodes[child].presses[key({"do": "again"})] = self.begun_again
        return made
