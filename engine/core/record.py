"""A match as data: what it began with and every answer, to save, to share and to play again.

A record holds answers, not a seed, so that the dice really thrown at a table can be entered and a dispute replayed. It
carries the version of the rules under which it was played. As a link it is `c1` and a compressed text that is safe in
addresses; as a file it is plain JSON that people can read.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.options import changed_options
from engine.core.position import Position, Start
from engine.core.refusal import Refusal

PREFIX = "c1"
FORMAT = "coup-denvoi-1"
_MOST = 200_000
_LINK_MOST = 60_000


class Record(NamedTuple):
    """Everything needed to play a match or a situation again, answer by answer.

    >>> import engine
    >>> position = engine.kick_off("double").send((5,))
    >>> record = engine.Record.of(position)
    >>> record.answers
    ('5',)
    >>> engine.Record.from_link(record.link()).position(engine.load).log == position.log
    True
    """

    game: str
    """The id of the game."""
    version: str
    """The version of its rules under which it was played."""
    options: Mapping[str, str]
    """The house rules that differ from the book's."""
    names: tuple[str, ...]
    """The names of the sides."""
    play: str | None
    """The play that was entered, or None for a whole match."""
    data: Mapping[str, Any] | None
    """The state in which it was entered, or None for a new match."""
    scope: str
    """How far it goes: `match` or `play`."""
    answers: tuple[str, ...]
    """Every answer, as it is written."""

    @classmethod
    def of(cls, position: Position) -> Record:
        """The record of a position, from its beginning."""
        start = position.start
        return cls(
            start.game.id,
            start.game.version,
            changed_options(start.game.switches, start.options),
            start.names,
            start.play,
            start.data,
            start.scope,
            tuple(ask.write(answer) for ask, answer in position.history),
        )

    def position(self, find: Callable[[str], Game[Any]]) -> Position:
        """Play the record again; refuse it when the rules have changed or an answer is not possible."""
        game = find(self.game)
        if self.version != game.version:
            raise Refusal("version-other", theirs=self.version, ours=game.version)
        position = Position.begin(Start.of(game, self.options, self.names, self.play, self.data, self.scope))
        for number, text in enumerate(self.answers, 1):
            if position.ask is None:
                raise Refusal("answers-too-many", number=number, total=len(self.answers))
            try:
                position = position.send(position.ask.parse(text))
            except Refusal as why:
                raise Refusal("answer-refused", why.rule, number=number, answer=text, why=why) from why
        return position

    def plain(self) -> dict[str, Any]:
        """The record as plain values; what is as usual is left out."""
        everything: dict[str, Any] = {"format": FORMAT, "game": self.game, "rules": self.version}
        if self.options:
            everything["options"] = dict(self.options)
        everything["names"] = list(self.names)
        if self.play is not None:
            everything["play"] = self.play
        if self.data is not None:
            everything["state"] = self.data
        if self.scope != "match":
            everything["scope"] = self.scope
        everything["answers"] = list(self.answers)
        return everything

    def save(self) -> str:
        """The record as a file that people can read."""
        return json.dumps(self.plain(), ensure_ascii=False, indent=1, sort_keys=False) + "\n"

    def link(self) -> str:
        """The record as a short text that is safe in an address."""
        short = [
            self.game,
            self.version,
            self.options,
            self.names,
            self.play,
            self.data,
            self.scope,
            " ".join(self.answers),
        ]
        packed = zlib.compress(json.dumps(short, ensure_ascii=False, separators=(",", ":")).encode(), 9)
        return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")

    @classmethod
    def from_link(cls, link: str) -> Record:
        """Read a link; refuse one that is foreign, cut short or broken."""
        text = link.strip().rpartition("#")[2].rpartition(":")[2]
        if not text.startswith(PREFIX):
            raise Refusal("link-foreign")
        if len(text) > _LINK_MOST:
            raise Refusal("link-broken")
        body = text[len(PREFIX) :]
        try:
            packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
            unpack = zlib.decompressobj()
            raw = unpack.decompress(packed, _MOST)
            if not unpack.eof:
                raise Refusal("link-short")
            game, version, options, names, play, data, scope, answers = json.loads(raw)
            answers = answers.split(" ") if answers else []
        except (ValueError, TypeError, AttributeError, zlib.error, binascii.Error, RecursionError) as problem:
            raise Refusal("link-broken") from problem
        return cls._checked(game, version, options, names, play, data, scope, answers)

    @classmethod
    def load(cls, text: str) -> Record:
        """Read a saved file; refuse one that is not ours or is damaged."""
        if len(text) > _MOST:
            raise Refusal("save-broken", line=1)
        try:
            saved = json.loads(text)
        except json.JSONDecodeError as problem:
            raise Refusal("save-broken", line=problem.lineno) from problem
        except RecursionError as problem:
            raise Refusal("save-broken", line=1) from problem
        if not isinstance(saved, dict) or saved.get("format") != FORMAT:
            raise Refusal("save-foreign")
        return cls._checked(
            saved.get("game"),
            saved.get("rules"),
            saved.get("options", {}),
            saved.get("names", []),
            saved.get("play"),
            saved.get("state"),
            saved.get("scope", "match"),
            saved.get("answers"),
        )

    @classmethod
    def _checked(
        cls,
        game: object,
        version: object,
        options: object,
        names: object,
        play: object,
        data: object,
        scope: object,
        answers: object,
    ) -> Record:
        """Every field of its kind, or a refusal that names the one that is not."""
        if not isinstance(game, str):
            raise Refusal("record-field", field="game")
        if not isinstance(version, str):
            raise Refusal("record-field", field="rules")
        if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
            raise Refusal("record-field", field="options")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise Refusal("record-field", field="names")
        if play is not None and not isinstance(play, str):
            raise Refusal("record-field", field="play")
        if data is not None and not isinstance(data, dict):
            raise Refusal("record-field", field="state")
        if not isinstance(scope, str):
            raise Refusal("record-field", field="scope")
        if not isinstance(answers, list) or not all(isinstance(answer, str) for answer in answers):
            raise Refusal("record-field", field="answers")
        return cls(game, version, options, tuple(names), play, data, scope, tuple(answers))
