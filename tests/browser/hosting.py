"""Static hosts, each with its habits: what it packs, what it calls a file, how long it lets one be kept."""

from __future__ import annotations

import gzip
import math
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from preview.serve import TYPES


class Habits(NamedTuple):
    """What a host does."""

    packs: bool = True
    """Whether it packs text, wasm and scripts by gzip."""
    types: bool = True
    """Whether it knows more than pages, sheets and scripts."""
    caching: str = ""
    """What it says of every file."""
    path: str = "/coup-denvoi/"


# A page that has not called for so many seconds is at rest, as far as its host can know.
SILENCE = 3
KNOWN = {".html", ".css", ".js", ".png", ".svg"}
HOSTS = {
    "like GitHub Pages": Habits(caching="max-age=600"),
    "without gzip": Habits(packs=False),
    "with the wrong types": Habits(types=False),
    "that lets nothing be kept": Habits(caching="no-store"),
    "that lets everything be kept": Habits(caching="public, max-age=31536000"),
    "deep in a folder": Habits(path="/~someone/games/book of rules/"),
    "at the root": Habits(path="/"),
}


@cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 1, mtime=0)


class Life:
    """How many requests a host answers before it dies; then it hangs up on everyone until it is back."""

    def __init__(self, requests: float = math.inf) -> None:
        self.left = requests
        self.died = threading.Event()
        self._asked = monotonic()

    def serves(self) -> bool:
        """Whether this request is answered."""
        self._asked = monotonic()
        self.left -= 1
        if self.left < 0:
            self.died.set()
        return self.left >= 0

    def forsaken(self) -> bool:
        """Whether it is dead, and nobody has called for a while."""
        return self.died.is_set() and monotonic() - self._asked > SILENCE

    def revive(self) -> None:
        """It is back, for good."""
        self.left = math.inf


@contextmanager
def hosted(site: Path, habits: Habits, life: Life | None = None) -> Iterator[str]:
    """While the block runs, the site is at this address."""
    own = life or Life()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

        def do_GET(self) -> None:
            if not own.serves():
                self.close_connection = True
                return
            path = unquote(urlsplit(self.path).path)
            file = site / path.removeprefix(habits.path)
            file = file / "index.html" if file.is_dir() else file
            found = path.startswith(habits.path) and file.is_file()
            file = file if found else site / "404.html"
            packs = habits.packs and file.suffix not in (".png", ".woff2", ".bin")
            content = _packed(file) if packs else file.read_bytes()
            knows = habits.types or file.suffix in KNOWN
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", TYPES.get(file.suffix, "") if knows else "application/octet-stream")
            self.send_header("Content-Length", str(len(content)))
            if packs:
                self.send_header("Content-Encoding", "gzip")
            if habits.caching:
                self.send_header("Cache-Control", habits.caching)
            self.end_headers()
            self.wfile.write(content)

    class Listener(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            """A browser that leaves in the middle of an answer is no fault of the host."""

    server = Listener(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{habits.path}"
    finally:
        server.shutdown()
        server.server_close()
