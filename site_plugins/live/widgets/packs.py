"""What of our code travels apart from the rules, in packs that are fetched once somebody asks for what is in them.

Declared here and nowhere else: the build packs by it, a page announces by it what it will need, and in the browser an
import that comes before its pack is noticed, so that the pack is fetched and the request answered again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import PathFinder

from engine.games import SHELF

_WIDGETS = "site_plugins.live.widgets"
LATE: Mapping[str, tuple[str, ...]] = {
    "learn": (
        "engine.learn",
        *(f"{_WIDGETS}.{room}" for room in ("learn", "drill", "progress")),
        f"{_WIDGETS}.page.rule_map",
    ),
    "matches": (
        *("engine.bots", "engine.match", "engine.learn.guide"),
        *(f"{_WIDGETS}.{room}" for room in ("match", "referee", "house_rules")),
    ),
    **{game: (f"engine.games.{game}", f"{_WIDGETS}.boards.{game}") for game in SHELF},
}
"""The modules of each pack; a package stands for all in it, its words too, but for what has a place of its own."""
EARLY = ("engine.learn", "engine.learn.predict", f"{_WIDGETS}.referee", f"{_WIDGETS}.referee.link")
"""Modules of theirs that travel with the rules: beside a rule one may guess, and a link leads to the referee."""
PICTURED = ("matches", *SHELF)
"""The packs that are in the picture of the memory, too: whoever starts from it does without their files."""
PAGES: Mapping[str, tuple[str, ...]] = {
    "play": ("matches",),
    "referee": ("matches", *SHELF),
    "house": ("matches", *SHELF),
    "learn": ("learn", "matches"),
    "drill": ("learn",),
    "progress": ("learn",),
}
"""What a kind of page, by its flag in the spec, needs besides the pack of its game: it comes together with Python."""


def needed(kind: str | None, game: str) -> tuple[str, ...]:
    """The packs that a page cannot do without."""
    return tuple(dict.fromkeys((*PAGES.get(kind or "", ()), *((game,) if game in SHELF else ()))))


RULES = "rules"
"""What all packs lie beside, and with it the library: from the picture of its memory, Python starts without them."""


class NotFetched(BaseException):
    """A module was imported before its pack was there; nobody on the way may take this for an error of their own."""

    def __init__(self, pack: str) -> None:
        """Tell which pack it takes."""
        super().__init__(pack)
        self.pack = pack


def pack_of(module: str) -> str | None:
    """The pack in which a module travels, or None where that is with the rules."""
    if module in EARLY:
        return None
    named = ((name, pack) for pack, names in LATE.items() for name in names)
    return max(((len(name), pack) for name, pack in named if f"{module}.".startswith(f"{name}.")), default=(0, None))[1]


class Guard:
    """Asked for a module that nobody else has found."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> None:  # noqa: ARG002
        """Tell which pack has the module, if one has; where its parent has come with the pack, it is nowhere."""
        if (pack := pack_of(name)) and pack_of(name.rpartition(".")[0]) != pack:
            raise NotFetched(pack)


class Early:
    """Stands before the library and the rules while they are on their way: what is in them is known, but not there."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> None:
        """Tell that a module has to wait; those of a pack that came earlier need not, nor one that nobody has."""
        if pack_of(name):
            return
        try:
            known = PathFinder.find_spec(name, path, target) is not None  # type: ignore[arg-type]
        except (EOFError, ImportError, OSError):
            # It was looked for where it lies, and nothing lies there yet.
            known = True
        if known:
            raise NotFetched(RULES)


def watch(*, whole: bool = True) -> None:
    """From now on notice imports that come too early; the library and the rules may be on their way themselves."""
    complete()
    if not whole:
        files = next(place for place, finder in enumerate(sys.meta_path) if finder is PathFinder)
        sys.meta_path.insert(files, Early())
    if not any(isinstance(finder, Guard) for finder in sys.meta_path):
        sys.meta_path.append(Guard())


def complete() -> None:
    """The library and the rules are there."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Early)]
