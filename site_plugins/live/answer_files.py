"""The prepared answers of all situations as files of the site: one for each page of a game's rules in each language.

Where such a file would be large, it is several. Drawing takes a while, so it is done beside the rest of the build, and
what was drawn is kept for as long as nothing has changed of which it could be made.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import NamedTuple, TypeAlias

from engine.core.languages import LANGUAGES
from engine.core.rules import page_of
from engine.games import SHELF, situations
from site_plugins.content_hash import digest, hashed
from site_plugins.live.packed_answers import packed
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.situation.prepared import BASE, Node, prepare

LARGEST = 10_000
"""Bytes of a file on the wire: what a reader waits for is small, and files are not many."""
REMEMBERED = 3
"""So many states of a game are remembered in each language."""
READS = ("engine/**/*", "site_plugins/live/widgets/**/*", "site_plugins/live/*answer*.py")
SHELVES = ("engine/games", "engine/bots", "site_plugins/live/widgets/boards")
"""Where each game has a folder of its own, which no other game reads."""
_WIDGET = re.compile(r'<div class="ce-live[^"]*" id="([^"]+)"')
Drawn: TypeAlias = list[tuple[str, list[str], str]]
"""The files of a game in a language: what each is called, the widgets whose answers it holds, and its text."""


class AnswerFiles(NamedTuple):
    """The content of each file, and its name by language and widget."""

    content: dict[str, bytes]
    names: dict[str, dict[str, str]]

    def on_page(self, html: str, lang: str) -> dict[str, str]:
        """The files of the widgets on a page."""
        names = self.names.get(lang, {})
        return {root: names[root] for root in _WIDGET.findall(html) if root in names}

    def write(self, folder: Path) -> None:
        """Put them into the site."""
        for name, content in self.content.items():
            (folder / name).write_bytes(content)


class Drawing:
    """The answers while they are drawn by processes of their own."""

    def __init__(self, root: Path, cache: Path, decided: Mapping[str, str], games: Iterable[str] = SHELF) -> None:
        """Begin with what is not remembered."""
        self.cache = cache
        self.pool: ProcessPoolExecutor | None = None
        self.remembered: dict[tuple[str, str], Path] = {}
        self.coming: dict[tuple[str, str], Future[Drawn]] = {}
        for game in games:
            made_of = _made_of(root, game, decided)
            for lang in LANGUAGES:
                file = cache / f"{game}-{lang}.{made_of}.json"
                self.remembered[game, lang] = file
                if not file.is_file():
                    self.pool = self.pool or ProcessPoolExecutor(min(2, cpu_count() or 1), get_context("spawn"))
                    self.coming[game, lang] = self.pool.submit(draw, game, lang)

    def files(self) -> AnswerFiles:
        """Everything that was drawn, as files."""
        content: dict[str, bytes] = {}
        names: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        for game, lang in self.remembered:
            for stem, roots, text in self._drawn(game, lang):
                name = hashed(f"answers-{stem}.json", text.encode())
                content[name] = text.encode()
                names[lang] |= dict.fromkeys(roots, name)
        if self.pool is not None:
            self.pool.shutdown()
        return AnswerFiles(content, names)

    def _drawn(self, game: str, lang: str) -> Drawn:
        """What is remembered, or else has been drawn by now."""
        file = self.remembered[game, lang]
        if (game, lang) not in self.coming:
            known: Drawn = json.loads(file.read_text("utf-8"))
            return known
        made = self.coming[game, lang].result()
        self.cache.mkdir(parents=True, exist_ok=True)
        # Beside its place and moved in, so that half a file is never taken for one.
        half = file.with_suffix(".half")
        half.write_text(json.dumps(made, ensure_ascii=False), "utf-8")
        half.replace(file)
        known_files = sorted(self.cache.glob(f"{game}-{lang}.*.json"), key=lambda each: each.stat().st_mtime)
        for old in known_files[:-REMEMBERED]:
            old.unlink()
        return made


def draw(game: str, lang: str) -> Drawn:
    """The files of a game in a language."""
    pages: dict[str, dict[str, Sequence[Node]]] = defaultdict(dict)
    for situation in situations(game).values():
        spec = spec_of(situation, lang, BASE)
        pages[page_of(situation.rule)][spec.root] = prepare(spec)
    made: Drawn = []
    for page, prepared in pages.items():
        for number, some in enumerate(_divided(prepared), 1):
            made.append((f"{game}-{page}{number if number > 1 else ''}-{lang}", list(some), packed(some)))
    return made


def _divided(prepared: Mapping[str, Sequence[Node]]) -> list[dict[str, Sequence[Node]]]:
    """The situations of a page in as many files as it takes for none to be large, in their order."""
    if _wire(packed(prepared)) <= LARGEST:
        return [dict(prepared)]
    files: list[dict[str, Sequence[Node]]] = []
    room = 0
    for root, nodes in prepared.items():
        size = _wire(packed({root: nodes}))
        if size > room:
            files.append({})
            room = LARGEST
        files[-1][root] = nodes
        room -= size
    return files


def _wire(text: str) -> int:
    """Bytes that a host sends."""
    return len(gzip.compress(text.encode(), 6, mtime=0))


def _made_of(root: Path, game: str, decided: Mapping[str, str]) -> str:
    """A name for all of which the answers of a game could be made: what travels to the browser but for other games."""
    others = tuple(f"{shelf}/{other}/" for shelf in SHELVES for other in SHELF if other != game)
    read = [json.dumps(decided, sort_keys=True)]
    paths = {path.relative_to(root).as_posix() for pattern in READS for path in root.glob(pattern) if path.is_file()}
    for path in sorted(paths):
        if path.endswith((".py", ".toml")) and not path.startswith(others):
            read.append(f"{path} {digest((root / path).read_bytes())}")
    return digest("\n".join(read).encode())
