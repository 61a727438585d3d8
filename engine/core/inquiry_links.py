"""An inquiry of the referee as a short link: the play that is going on, where it began, and the answers since.

Beside every situation of the book stands such a link, so it has to be short: what goes without saying is left out, and
what is left is packed with a preset dictionary of the game. It is `q1`, the game, and the packed
text, all safe in addresses.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Callable
from typing import Any

from engine.core.house_rules import changed_house
from engine.core.moments import Moments, is_same
from engine.core.position import Position
from engine.core.reading import from_json
from engine.core.record import FORMAT, Record
from engine.core.refusal import Refusal

PREFIX = "q1"
_LONG = 40
"""What is shorter than this is not worth the time to find out whether it can be left out."""
_MOST, _LINK_MOST = 200_000, 60_000


def inquiry_about(position: Position) -> Record | None:
    """What a referee is asked about a position, or None where nothing is left to play."""
    start, game, state = position.start, position.start.game, position.base
    play = position.play or game.next_play(state)
    if play is None:
        return None
    usual, key = game.new(start.house).data(), state.key()
    data = {name: value for name, value in state.data().items() if usual.get(name) != value}
    if not is_same(game, data, start.house, key):
        data = state.data()
    for name in list(data):
        if len(json.dumps(data[name])) > _LONG:
            less = {other: value for other, value in data.items() if other != name}
            data = less if is_same(game, less, start.house, key) else data
    history = position.history
    given = [ask.write(answer) for ask, answer in history[len(history) - len(position.given) :]]
    names = () if start.names == game.sides(start.house) else start.names
    house = changed_house(game.house_rules, start.house)
    return Record(game.id, game.version, house, names, play, data, "match", tuple(given))


def write(asked: Record, moments: Moments) -> str:
    """An inquiry as a short text that is safe in an address."""
    parts: list[Any] = [asked.version, asked.play, asked.data or {}, " ".join(asked.answers), asked.house]
    parts.append(list(asked.names))
    while not parts[-1]:
        parts.pop()
    raw = json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=moments.preset_dictionary.encode())
    packed = packer.compress(raw) + packer.flush()
    return f"{PREFIX}{asked.game}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def is_inquiry(link: str) -> bool:
    """Whether a link is an inquiry, and not a position of the book or of a match."""
    return _bare(link).startswith(PREFIX)


def _bare(link: str) -> str:
    """A link without the address in front of it."""
    return link.strip().rpartition("#")[2].rpartition(":")[2]


def read(link: str, moments: Callable[[str], Moments]) -> Record:
    """Read an inquiry, or the link of any position; refuse one that is foreign, cut short or broken."""
    text = _bare(link)
    if not text.startswith(PREFIX):
        return Record.from_link(text)
    id_, _, body = text[len(PREFIX) :].partition(".")
    if len(body) > _LINK_MOST:
        raise Refusal("link-long")
    preset = moments(id_).preset_dictionary.encode()
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-15, zdict=preset)
        raw = unpacker.decompress(packed, _MOST)
        if unpacker.unconsumed_tail:
            raise Refusal("link-long")
        if not unpacker.eof:
            raise Refusal("link-short")
        parts: list[Any] = from_json(raw)
        left_out: list[Any] = [{}, "", {}, []]
        rules, play, state, answers, house, names = parts + left_out[len(parts) - 2 :]
        given = answers.split(" ") if answers else []
    except (ValueError, TypeError, AttributeError, zlib.error, binascii.Error) as problem:
        raise Refusal("link-broken") from problem
    # A saved file says the same at length, and is checked part by part.
    saved = {"format": FORMAT, "game": id_, "rules": rules, "options": house, "names": names, "play": play}
    return Record.of_plain({**saved, "state": state, "scope": "match", "answers": given})


def link_to(position: Position, moments: Callable[[str], Moments]) -> str:
    """The link by which a referee is asked about a position; nothing where nothing is left to play."""
    asked = inquiry_about(position)
    return "" if asked is None else write(asked, moments(asked.game))
