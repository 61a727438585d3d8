"""A new game, made from the skeleton: its own files, and the few lines by which the house hears of it.

The skeleton is a whole small game in `engine/skeleton/`, laid out like the house itself, with names that are put aside
for those of the new game; its `additions.toml` says what is added to which file of the house. All of it is made and
checked before the first file is written: a game is made whole, or not at all.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

from engine.core.refusal import Refusal
from engine.words.fr.language import french

FOLDER = "engine/skeleton"
ADDITIONS = "additions.toml"
PARTS = ("engine", "site_plugins", "tests", "docs")
"""What the skeleton has of the house."""
SHORTEST, LONGEST, LONGEST_TITLE = 3, 20, 40
# What the site, the engine or the address of a page means by a word already.
RESERVED = frozenset(
    {"case", "core", "game", "games", "match", "pitch", "play", "rugby", "search", "site", "skeleton", "type"}
)
_TITLE = re.compile(r"[^\W_][^\W_]*(?:[ ’'!?.,&+-]+[^\W_]+)*(?: ?[!?.])?")
_DOCUMENT = re.compile(r'^source = "(\d{3})"$', re.MULTILINE)
_WORDS = re.compile(r"New Game|Nouveau Jeu|NewGame|newgame|2000-01-01|(?<![\d.])999(?!\d)")
"""The names of the skeleton, for which those of the new game are put in."""


class Unmade(Refusal):
    """Why a game was not made; `new-game` has the sentences, for nobody else needs them."""


class Draft(NamedTuple):
    """What is decided about a game before it is made; `document` is the number of its source, `day` is today."""

    name: str
    title: str
    title_fr: str
    document: str
    day: str

    def put_in(self, text: str) -> str:
        """A text of the skeleton with the names of this game."""
        words = {
            "New Game": self.title,
            "Nouveau Jeu": self.title_fr,
            "NewGame": self.name.capitalize(),
            "newgame": self.name,
            "2000-01-01": self.day,
            "999": self.document,
        }
        return _WORDS.sub(lambda found: words[found[0]], text)


class Plan(NamedTuple):
    """Every file that is written, by its path in the house: new ones, and those of the house that get more lines."""

    new: Mapping[str, str]
    changed: Mapping[str, str]


def checkout() -> Path:
    """The clone in which this runs; an installed package has no skeleton, and no house to put a game into."""
    root = Path(__file__).resolve().parents[2]
    if not (root / FOLDER / ADDITIONS).is_file():
        raise Unmade("clone")
    return root


def drafted(root: Path, name: str, title: str, title_fr: str, day: str) -> Draft:
    """What was asked for, checked; refuse a name or a title that cannot be or is taken."""
    if not re.fullmatch(f"[a-z]{{{SHORTEST},{LONGEST}}}", name):
        raise Unmade("name", name=name, shortest=SHORTEST, longest=LONGEST)
    if name in RESERVED or iskeyword(name):
        raise Unmade("reserved", name=name)
    if taken := next(_taken(root, name), None):
        raise Unmade("taken", name=name, path=taken)
    title = " ".join(title.split()) or name.capitalize()
    title_fr = " ".join(title_fr.split()) or title
    config = (root / "mkdocs.yml").read_text("utf-8")
    for one in (title, title_fr):
        if len(one) > LONGEST_TITLE or not _TITLE.fullmatch(one):
            raise Unmade("title", title=one, longest=LONGEST_TITLE)
        if re.search(rf'(^[ -]*|: )"?{re.escape(one)}"?([:,}}]|$)', config, re.MULTILINE):
            raise Unmade("title-taken", title=one)
    return Draft(name, title, french(title_fr), _next_document(root), day)


def _taken(root: Path, name: str) -> Iterator[str]:
    """Whatever bears this name already in one of the places where a game goes."""
    homes = {Path(*path.parts[: path.parts.index("newgame")]) for path in _files(root) if "newgame" in path.parts}
    for home in sorted(homes):
        for path in sorted((root / home).glob("*")):
            if path.name.partition(".")[0] == name and path.name != "__pycache__":
                yield path.relative_to(root).as_posix()


def _next_document(root: Path) -> str:
    """The first number that no source document has yet."""
    texts = (path.read_text("utf-8") for path in (root / "engine" / "games").glob("*/book/coverage*.toml"))
    return f"{1 + max((int(found) for text in texts for found in _DOCUMENT.findall(text)), default=-1):03}"


def _files(root: Path) -> Iterator[Path]:
    """The files of the skeleton, as paths in the house."""
    for part in PARTS:
        for path in sorted((root / FOLDER / part).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(root / FOLDER)


def planned(root: Path, draft: Draft) -> Plan:
    """All that will be written; refuse where a file is there already, or a place for a line cannot be found."""
    new: dict[str, str] = {}
    for path in _files(root):
        target = draft.put_in(path.as_posix())
        if (root / target).exists():
            raise Unmade("exists", path=target)
        new[target] = draft.put_in((root / FOLDER / path).read_text("utf-8"))
    changed: dict[str, str] = {}
    for addition in tomllib.loads((root / FOLDER / ADDITIONS).read_text("utf-8"))["add"]:
        file = addition["file"]
        before = changed[file] if file in changed else _read(root, file)
        changed[file] = _added(file, before, addition, draft.put_in(addition["text"]))
    return Plan(new, changed)


def _read(root: Path, file: str) -> str:
    """A file of the house, which has to be there."""
    try:
        return (root / file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Unmade("file", path=file) from problem


def _added(file: str, text: str, addition: Mapping[str, str], more: str) -> str:
    """A file of the house with what is added, at the one place that is meant."""
    place = addition.get("before") or addition.get("after")
    if place is None:
        return text + more
    if text.count(place) != 1:
        raise Unmade("place", path=file, place=place.strip(), times=text.count(place))
    first, last = text.split(place)
    return first + more + place + last if "before" in addition else first + place + more + last


def carry_out(root: Path, plan: Plan) -> None:
    """Write the whole plan; if something cannot be written, take back what was."""
    before = {file: (root / file).read_text("utf-8") for file in plan.changed}
    made: list[Path] = []
    try:
        for file, text in plan.new.items():
            _make_folder((root / file).parent, made)
            with (root / file).open("x", encoding="utf-8") as opened:
                made.append(root / file)
                opened.write(text)
        for file, text in plan.changed.items():
            (root / file).write_text(text, "utf-8")
    except OSError as problem:
        for file, text in before.items():
            with suppress(OSError):
                if (root / file).read_text("utf-8") != text:
                    (root / file).write_text(text, "utf-8")
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        raise Unmade("file", path=str(problem.filename or "")) from problem


def _make_folder(folder: Path, made: list[Path]) -> None:
    """Make a folder and those above it that are missing, and note each."""
    if not folder.is_dir():
        _make_folder(folder.parent, made)
        folder.mkdir()
        made.append(folder)
