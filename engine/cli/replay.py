"""`replay`: the story of a match, from its link, its line or its file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import games as shelf
from engine.cli.command import Command
from engine.core import lines
from engine.core.inquiry_links import PREFIX as INQUIRY
from engine.core.inquiry_links import read
from engine.core.language import Language
from engine.core.lines import is_line
from engine.core.record import PREFIX, Record
from engine.core.refusal import Refusal
from engine.jobs import Tell
from engine.match.saves import MOST, record_in


class Replay(Command):
    """Play a record again and tell its story."""

    name = "replay"

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which match."""
        parser.add_argument("record", metavar="MATCH", help=say("terminal.replay.record"))

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:  # noqa: ARG002 (for those that last)
        """Every event in words, and what is asked next."""
        record = record_of(given.record)
        replay = record.replay(shelf.load)
        position = replay.position
        text = position.start.game.text(given.lang, position.start.names)
        result = position.result
        return {
            "game": record.game,
            "rules": record.version,
            "names": list(position.start.names),
            "options": dict(record.house),
            "answers": len(record.answers),
            "played": replay.played,
            "notice": replay.notice(given.lang) or None,
            "events": [{"rule": event[0], "name": event[1], "text": text.event(event)} for event in position.log],
            "next": None if position.ask is None else text.ask(position.ask),
            "result": None
            if result is None
            else {"winner": result.winner, "score": list(result.score), "rule": result.rule},
        }

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:  # noqa: ARG002 (the game has the words)
        """The story, a line for each event with its rule; before it, what has to be said of older rules."""
        lines = [answer["notice"], ""] if answer["notice"] else []
        lines += [f"{event['text']}  [{event['rule']}]" for event in answer["events"]]
        return [*lines, "", f"→ {answer['next']}"] if answer["next"] else lines


def record_of(given: str) -> Record:
    """The match that is linked, written as a line, or saved in a file."""
    if is_link(given):
        return read(given, shelf.moments)
    return lines.read(given, shelf.load) if is_written(given) else record_in(text_of(given))


def is_written(given: str) -> bool:
    """Whether this tells a position itself, as a link or as a line, and is no file."""
    return is_link(given) or (is_line(given) and not is_there(given))


def is_link(given: str) -> bool:
    """Whether this is the link to a position, and no file."""
    return given.strip().rpartition("#")[2].rpartition(":")[2].startswith((PREFIX, INQUIRY)) and not is_there(given)


def is_there(path: str) -> bool:
    """Whether there is something of this name; what is too long for a name, as links are, is no name of anything."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def text_of(path: str) -> str:
    """What stands in a file, no more of it than a match can have; refuse one that cannot be read."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(MOST + 1)
    except (OSError, ValueError) as problem:
        raise Refusal("file", path=path) from problem


COMMAND = Replay()
