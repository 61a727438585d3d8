"""`replay`: the story of a match, from its link or its file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from engine import games as shelf
from engine.cli.command import Command
from engine.cli.words import Both, Words
from engine.core.record import PREFIX, Record
from engine.core.refusal import Refusal
from engine.jobs import Tell


class ReplayWords(Words):
    """The words of `replay`."""

    record: ClassVar[str]


class English(ReplayWords):
    """In English."""

    lang = "en"
    help = "tell a match from its link or file"
    record = "the link to a position, or a file with a saved match"


class French(ReplayWords):
    """En français."""

    lang = "fr"
    help = "raconter un match depuis son lien ou son fichier"
    record = "le lien vers une position, ou le fichier d’un match"


class Replay(Command[ReplayWords]):
    """Play a record again and tell its story."""

    name = "replay"
    words = Both(English(), French())

    def arguments(self, parser: ArgumentParser, said: ReplayWords) -> None:
        """Which match."""
        parser.add_argument("record", metavar="LINK-OR-FILE", help=said.record)

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:  # noqa: ARG002 (for those that last)
        """Every event in words, and what is asked next."""
        record = Record.from_link(given.record) if is_link(given.record) else Record.load(text_of(given.record))
        position = record.position(shelf.load)
        text = position.start.game.text(given.lang, position.start.names)
        result = position.result
        return {
            "game": record.game,
            "rules": record.version,
            "names": list(record.names),
            "options": dict(record.options),
            "answers": len(record.answers),
            "events": [{"rule": event[0], "name": event[1], "text": text.event(event)} for event in position.log],
            "next": None if position.ask is None else text.ask(position.ask),
            "result": None
            if result is None
            else {"winner": result.winner, "score": list(result.score), "rule": result.rule},
        }

    def show(self, answer: Mapping[str, Any], said: ReplayWords) -> list[str]:  # noqa: ARG002 (the game has the words)
        """The story, a line for each event with its rule."""
        lines = [f"{event['text']}  [{event['rule']}]" for event in answer["events"]]
        return [*lines, "", f"→ {answer['next']}"] if answer["next"] else lines


def is_link(given: str) -> bool:
    """Whether this is the link to a position, and no file."""
    return given.rpartition("#")[2].rpartition(":")[2].startswith(PREFIX) and not Path(given).is_file()


def text_of(path: str) -> str:
    """What stands in a file; refuse one that cannot be read."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal("file", path=path) from problem


COMMAND = Replay()
