"""A match as data: what it began with and every answer, to save, to share and to play again.

A record holds answers, not a seed, so that the dice really rolled at a table can be entered and a dispute replayed. It
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
from engine.core.house_rules import House, agreed, changed_house
from engine.core.position import NAME_MOST, Position, Start
from engine.core.reading import Unreadable, clean, from_json, plain, quoted, whole
from engine.core.refusal import Refusal

PREFIX = "c1"
FORMAT = "coup-denvoi-1"
MOST_ANSWERS = 3_000
"""Answers that are played again at most. Of some 300,000 matches the longest by the book, a cup of TOMY, had 1,030; one
of French Flair between computer players, whose watch nobody looked at, 2,825."""
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
    house: Mapping[str, str]
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

    @property
    def options(self) -> House:
        """The house, as programs that readers have kept call it."""
        return self.house

    @classmethod
    def of(cls, position: Position) -> Record:
        """The record of a position, from its beginning."""
        start = position.start
        return cls(
            start.game.id,
            start.game.version,
            changed_house(start.game.house_rules, start.house),
            start.names,
            start.play,
            start.data,
            start.scope,
            tuple(ask.write(answer) for ask, answer in position.history),
        )

    def position(self, find: Callable[[str], Game[Any]]) -> Position:
        """Play the record again exactly; refuse it when the rules have changed or an answer is not possible."""
        replay = self.replay(find)
        if replay.old:
            raise Refusal("version-other", theirs=self.version, ours=replay.position.start.game.version)
        return replay.position

    def replay(self, find: Callable[[str], Game[Any]]) -> Replay:
        """Play the record again; one of older rules as far as today's take it, and what it tells says so.

        >>> import engine
        >>> record = engine.Record.of(engine.kick_off("double").send((5,)))
        >>> older = record._replace(version="1", answers=("5", "7")).replay(engine.load)
        >>> older.old, older.played, older.why.code
        (True, 1, 'dice-face')
        """
        game = find(self.game)
        old = self._is_older(game)
        total = len(self.answers)
        if total > MOST_ANSWERS:
            raise Refusal("answers-most", total=total, most=MOST_ANSWERS)
        position, anew = self._begin(game, old)
        for number, text in enumerate(self.answers, 1):
            if position.ask is None:
                if old:
                    return Replay(self, position, number - 1, None, anew)
                raise Refusal("answers-too-many", number=number, total=total)
            try:
                position = position.send(text)
            except Refusal as why:
                if old:
                    return Replay(self, position, number - 1, why, anew)
                raise Refusal("answer-refused", why.rule, number=number, answer=text, why=why) from why
        return Replay(self, position, total, None, anew)

    def _begin(self, game: Game[Any], old: bool) -> tuple[Position, tuple[str, ...]]:
        """Where it begins; of older rules, fields that today's refuse are worked out anew, and which ones is told."""
        data = game.former.state(self.data)
        anew: tuple[str, ...] = ()
        while True:
            try:
                return Position.begin(Start.of(game, self.house, self.names, self.play, data, self.scope)), anew
            except Refusal as why:
                less = None if why.code != "play-not-due" or data is None else self._without_phase(game, data)
                if less is not None:
                    return self._entered(game, data, less), anew
                if not old:
                    raise
                field = why.facts.get("field")
                if data is None or field not in data:
                    raise Refusal("version-start", why.rule, theirs=self.version, ours=game.version, why=why) from why
                data = {name: value for name, value in data.items() if name != field}
                anew = (*anew, str(field))

    def _entered(self, game: Game[Any], data: Mapping[str, Any] | None, less: Mapping[str, Any]) -> Position:
        """A play entered as a link of today's rules once could, in a state whose phase says nothing."""
        start = Start.of(game, self.house, self.names, self.play, less, self.scope)
        try:
            return Position.begin(start)
        except Refusal as why:
            if why.code in {"play-not-due", "play-over"}:
                raise
            return Position(start, game.load(data or {}, start.house), start.play)

    def _without_phase(self, game: Game[Any], data: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The same state, if its phase says no more than silence would: once that was written down beside any play."""
        less = {name: value for name, value in data.items() if name != "phase"}
        try:
            house = agreed(game.house_rules, self.house)
            same = game.load(less, house).key() == game.load(data, house).key()
        except Refusal:
            return None
        return less if same and less != data else None

    def _is_older(self, game: Game[Any]) -> bool:
        """Whether older rules than today's played this; refuse rules of the future and rules that never were."""
        theirs, ours = whole(self.version, 4), whole(game.version, 4)
        if self.version == game.version:
            return False
        if theirs is None or ours is None:
            raise Refusal("version-unknown", theirs=self.version, ours=game.version)
        if theirs > ours:
            raise Refusal("version-newer", theirs=self.version, ours=game.version)
        return True

    def plain(self) -> dict[str, Any]:
        """The record as plain values; what is as usual is left out."""
        everything: dict[str, Any] = {"format": FORMAT, "game": self.game, "rules": self.version}
        if self.house:
            everything["options"] = dict(self.house)
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
            self.house,
            self.names,
            self.play,
            self.data,
            self.scope,
            " ".join(self.answers),
        ]
        text = json.dumps(short, ensure_ascii=False, separators=(",", ":"))
        packed = zlib.compress(text.encode("utf-8", "replace"), 9)
        return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")

    @classmethod
    def from_link(cls, link: str) -> Record:
        """Read a link; refuse one that is foreign, cut short or broken."""
        text = link.strip().rpartition("#")[2].rpartition(":")[2]
        if not text.startswith(PREFIX):
            raise Refusal("link-foreign")
        if len(text) > _LINK_MOST:
            raise Refusal("link-long")
        body = text[len(PREFIX) :]
        try:
            packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
            unpack = zlib.decompressobj()
            raw = unpack.decompress(packed, _MOST)
            if unpack.unconsumed_tail:
                raise Refusal("link-long")
            if not unpack.eof:
                raise Refusal("link-short")
            game, version, house, names, play, data, scope, answers = from_json(raw)
            answers = answers.split(" ") if answers else []
        except (ValueError, TypeError, AttributeError, zlib.error, binascii.Error) as problem:
            raise Refusal("link-broken") from problem
        return cls._checked(game, version, house, names, play, data, scope, answers)

    @classmethod
    def load(cls, text: str) -> Record:
        """Read a saved file; refuse one that is not ours or is damaged."""
        if len(text) > _MOST:
            raise Refusal("save-long")
        try:
            return cls.of_plain(from_json(text))
        except Unreadable as problem:
            raise Refusal("save-broken", line=problem.line) from problem

    @classmethod
    def of_plain(cls, given: object) -> Record:
        """Read what `plain` has written; refuse what is not ours or is damaged."""
        try:
            saved = plain(given)
        except Unreadable as problem:
            raise Refusal("save-broken", line=problem.line) from problem
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
        house: object,
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
        if not isinstance(house, dict) or not all(isinstance(v, str) for v in house.values()):
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
        return cls(game, version, house, _tidy(names), play, data, scope, tuple(answers))


def _tidy(names: list[str]) -> tuple[str, ...]:
    """Names as they can be shown, also those of old saves; what this leaves alike or empty is numbered."""
    tidy: list[str] = []
    for seat, name in enumerate(names, 1):
        shown = clean(name)
        if shown != name and (not shown.strip() or shown in (*tidy, *names)):
            shown = f"{shown[: NAME_MOST - 3].strip()} {seat}".strip()
        tidy.append(shown)
    return tuple(tidy)


class Replay(NamedTuple):
    """A record that has been played again, and how far it went.

    >>> import engine
    >>> record = engine.Record.of(engine.kick_off("double").send((5,)))
    >>> record.replay(engine.load).notice()
    ''
    >>> record._replace(version="1").replay(engine.load).notice()[:61]
    'This was played under version 1 of the rules; this book has v'
    """

    record: Record
    """What was played again, as it came."""
    position: Position
    """Where it led."""
    played: int
    """How many of its answers were taken."""
    why: Refusal | None = None
    """Why the next one is not possible by today's rules; None also where the match is over before it."""
    anew: tuple[str, ...] = ()
    """Fields of the state in which it began that cannot be by today's rules, and were worked out from the others."""

    @property
    def old(self) -> bool:
        """Whether it was played by older rules than today's."""
        return self.record.version != self.position.start.game.version

    def notice(self, lang: str = "en") -> str:
        """What to say of it beside the position: nothing, unless it was played by older rules."""
        if not self.old:
            return ""
        from engine.core.languages import words

        record, ours = self.record, self.position.start.game.version
        say, total = words(lang), len(record.answers)
        sentence = say("core.older", theirs=record.version, ours=ours)
        if self.anew:
            sentence += " " + say("core.worked-out", fields=self.anew)
        if self.played == total:
            return f"{sentence} {say('core.still-plays', total=total)}" if total else sentence
        if self.why is None:
            return f"{sentence} {say('core.plays-out', played=self.played, total=total)}"
        answer, why = quoted(record.answers[self.played]), self.why.words(lang)
        until = say("core.plays-until", played=self.played, total=total, next=self.played + 1, answer=answer, why=why)
        return f"{sentence} {until}"
