"""Links and saves as readers hold them, by game and by the version of its rules under which they were made.

`python -m tests.core.kept` writes those of today's versions; what has been written once is never written again, because
nobody can change the links that are out in the world. What they play to may be told in other words one day:
`python -m tests.core.kept played` writes that anew, and only that, as long as every match comes out as before.
"""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.inquiry_links import read
from engine.core.record import Record
from engine.games import moments
from engine.match.saves import record_in

HERE = Path(__file__).parent


class Kept(NamedTuple):
    """What readers hold of one game by one version of its rules."""

    game: str
    rules: str
    matches: dict[str, str]
    """Links of whole matches, by who played them, of matches that go on, and of some entered in their midst."""
    situations: dict[str, str]
    """Links of situations, at the end of their examples."""
    questions: dict[str, str]
    """Links to the referee, at the reader's moment of each situation and in the midst of matches."""
    saves: dict[str, Any]
    """Matches as the Play page keeps them."""
    files: dict[str, str]
    """Records as files, and matches as the command line keeps them."""
    switches: dict[str, list[str]]
    """The house rules of that version with the values that they showed; nothing in the oldest."""
    played: dict[str, dict[str, str]]
    """What each of them plays to: how it came out, and digests by `played.py`; nothing in the oldest."""

    @property
    def path(self) -> Path:
        """The file in which it is kept."""
        return HERE / f"{self.game}-{self.rules}.json"

    def write(self) -> None:
        """Into its file; saves and files are packed, as links are."""
        told = self._asdict()
        told["saves"] = {name: _packed(json.dumps(save, ensure_ascii=False)) for name, save in self.saves.items()}
        told["files"] = {name: _packed(text) for name, text in self.files.items()}
        self.path.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _packed(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def _text(kept: str) -> str:
    """A text that may have been packed; every file of ours begins with a brace."""
    return kept if kept.startswith("{\n") else zlib.decompress(base64.b85decode(kept)).decode()


def _read(path: Path) -> Kept:
    """What a file holds; the oldest hold saves and files as they are."""
    told = {"switches": {}, "played": {}, **json.loads(path.read_text("utf-8"))}
    told["saves"] = {
        name: json.loads(_text(save)) if isinstance(save, str) else save for name, save in told["saves"].items()
    }
    told["files"] = {name: _text(text) for name, text in told["files"].items()}
    return Kept(**told)


@cache
def kept() -> tuple[Kept, ...]:
    """Everything that is kept, the oldest versions of a game first."""
    return tuple(sorted(map(_read, HERE.glob("*.json")), key=lambda one: (one.game, int(one.rules))))


def newest() -> tuple[Kept, ...]:
    """Of each game what was kept last: today's rules play it as it was played."""
    return tuple({one.game: one for one in kept()}.values())


def links(one: Kept) -> dict[str, Record]:
    """Every link that is kept, read."""
    return {
        **{f"match {name}": Record.from_link(link) for name, link in one.matches.items()},
        **{f"situation {name}": Record.from_link(link) for name, link in one.situations.items()},
        **{f"question {name}": read(link, moments) for name, link in one.questions.items()},
    }


def saves(one: Kept) -> dict[str, Record]:
    """Every save and file that is kept, read."""
    return {
        **{f"save {name}": record_in(json.dumps(save)) for name, save in one.saves.items()},
        **{f"file {name}": record_in(text) for name, text in one.files.items()},
    }


def records(one: Kept) -> dict[str, Record]:
    """Everything that is kept, read."""
    return {**links(one), **saves(one)}
