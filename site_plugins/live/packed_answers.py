"""How prepared answers travel: what many of them have in common is written once, and an answer is a list of parts.

    {"parts": ["", "<p…", …], "answers": [[[4, 0, 7], "what is said", {"focus": "…"}], …],
     "situations": {"s-double-penalty-kick": [[{PRESS: [0, 1], …}, {ROLL: [1, 1, …]}], …], …}}

Part 0 is the way to the book's root, which each page knows for itself. A situation is a list of nodes; one leads from
a press, as the page writes it, to an answer and the next node, and from what is left to chance to weights, those of the
first presses in their order.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from site_plugins.live.widgets.situation.prepared import BASE, Node

_CUT = re.compile(f"(?=<)|({BASE})")
_Token: TypeAlias = tuple[str, str, int]


def packed(prepared: Mapping[str, Sequence[Node]]) -> str:
    """The answers of some situations as the text of a file."""
    found = {id(answer): answer for nodes in prepared.values() for node in nodes for answer, _ in node.presses.values()}
    numbers = {known: number for number, known in enumerate(found)}
    parts: dict[str, int] = {BASE: 0}
    answers = [
        [[parts.setdefault(piece, len(parts)) for piece in pieces], answer["status"], _more(answer)]
        for answer, pieces in zip(found.values(), shared([each["html"] for each in found.values()]), strict=True)
    ]
    told = {"parts": ["", *list(parts)[1:]], "answers": answers}
    return json.dumps(
        {**told, "situations": {root: _nodes(nodes, numbers) for root, nodes in prepared.items()}},
        ensure_ascii=False,
        separators=(",", ":"),
    )


def _more(answer: Mapping[str, Any]) -> dict[str, Any]:
    """What an answer has besides its frame and what is said of it."""
    return {name: value for name, value in answer.items() if name not in {"html", "status"}}


def _nodes(nodes: Sequence[Node], numbers: Mapping[int, int]) -> list[list[object]]:
    """The nodes of a situation; those from which one can do no more than go back to the same are one."""
    plain = []
    for node in nodes:
        thrown = [press for weights in node.chances.values() for press in weights]
        order = dict.fromkeys([*thrown, *node.presses])
        plain.append({press: (numbers[id(node.presses[press][0])], node.presses[press][1]) for press in order})
    ends: dict[str, int] = {}
    place: dict[int, int] = {}
    kept: list[int] = []
    for at, presses in enumerate(plain):
        is_end = at > 0 and all(to < at for _, to in presses.values())
        same = ends.setdefault(json.dumps(presses), len(kept)) if is_end else len(kept)
        place[at] = same
        if same == len(kept):
            kept.append(at)
    made: list[list[object]] = []
    for at in kept:
        chances = {press: list(weights.values()) for press, weights in nodes[at].chances.items()}
        presses = {press: (number, place[to]) for press, (number, to) in plain[at].items()}
        made.append([presses, chances])
    return made


def shared(frames: Sequence[str]) -> list[list[str]]:
    """Frames in pieces, as long as they can be while every frame is still made of the same ones.

    Two tags belong together when each stands beside the other wherever it stands at all. So that like tags in different
    places are told apart, each is known by the last id before it and its number since.
    """
    numbers: dict[_Token, int] = {}
    tokens = [[numbers.setdefault(token, len(numbers)) for token in _tokens(frame)] for frame in frames]
    texts = [piece for _, piece, _ in numbers]
    end, several = len(texts), -1
    # The only one that ever stands after each and before each, unless there are several; the end of a frame is one too.
    after: list[int | None] = [None] * (end + 1)
    before: list[int | None] = [None] * (end + 1)
    for frame in tokens:
        last = end
        for token in (*frame, end):
            if after[last] != token:
                after[last] = token if after[last] is None else several
            if before[token] != last:
                before[token] = last if before[token] is None else several
            last = token
    joined = [
        last is not None and last not in {end, several} and after[last] == token and BASE not in {texts[last], text}
        for token, (last, text) in enumerate(zip(before, texts, strict=False))
    ]
    pieces: dict[int, str] = {}
    for token in range(end):
        if not joined[token]:
            piece, following = texts[token], after[token]
            while following is not None and following not in {end, several} and joined[following]:
                piece += texts[following]
                following = after[following]
            pieces[token] = piece
    return [[pieces[token] for token in frame if not joined[token]] for frame in tokens]


def _tokens(frame: str) -> list[_Token]:
    """A frame cut before every tag and around the way to the root, each piece with where it stands."""
    place = ""
    count: dict[str, int] = {}
    made: list[_Token] = []
    for piece in filter(None, _CUT.split(frame)):
        _, known, rest = piece.partition(' id="')
        if known:
            place, count = rest.partition('"')[0], {}
        number = count[piece] = count.get(piece, 0) + 1
        made.append((place, piece, number))
    return made
