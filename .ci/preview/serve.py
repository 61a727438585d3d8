"""A small static server for the built site, under the very sub-path and port that the site was built for."""

from __future__ import annotations

import argparse
import errno
import gzip
import math
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

DEFAULT_URL = "http://127.0.0.1:8000/coup-denvoi/"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".xml": "application/xml; charset=utf-8",
    ".zip": "application/zip",
}
# What is packed already only loses time when it is packed again; a stored (uncompressed) zip does gain.
PACKED = {".gz", ".png", ".webp", ".woff", ".woff2"}
PRECIOUS = re.compile(r"[.-][0-9a-f]{8,}\.\w+$")
# A slow link, for trying: so many times a second a slice of the answer goes out.
SLICES = 20
CANONICAL = re.compile(r'<link rel="canonical" href="(https?://[^"]+)"')


class CannotServe(Exception):
    """The site cannot be served, with the reason as one sentence."""


class Body(NamedTuple):
    """A file as it is sent: its bytes, its tag, and the packed bytes where packing gains something."""

    raw: bytes
    tag: str
    packed: bytes | None


class Shelf:
    """The files of one folder, read and packed once and kept until they change on disk."""

    def __init__(self, folder: Path) -> None:
        """Keep what is below `folder`."""
        self.folder = folder.resolve()
        self._kept: dict[Path, tuple[int, int, Body]] = {}
        self._lock = threading.Lock()

    def find(self, path: str) -> Path | None:
        """The file or folder that an address inside the site names, and nothing outside the folder."""
        if "\0" in path:
            return None
        found = (self.folder / path.lstrip("/")).resolve()
        return found if found.is_relative_to(self.folder) and found.exists() else None

    def body(self, file: Path) -> Body:
        """The file's bytes, from memory when it has not changed."""
        stat = file.stat()
        with self._lock:
            kept = self._kept.get(file)
            if kept is None or kept[:2] != (stat.st_mtime_ns, stat.st_size):
                kept = (stat.st_mtime_ns, stat.st_size, _read(file))
                self._kept[file] = kept
        return kept[2]


def _read(file: Path) -> Body:
    raw = file.read_bytes()
    packed = None
    if file.suffix not in PACKED and len(raw) > 500:
        packed = gzip.compress(raw, 6, mtime=0)
        if len(packed) > 0.95 * len(raw):
            packed = None
    return Body(raw, sha256(raw).hexdigest()[:20], packed)


class _Listener(ThreadingHTTPServer):
    """A listening socket that can also hang up on those who are still connected."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], shelf: Shelf, prefix: str, lasting: bool, pace: float) -> None:
        self.shelf = shelf
        self.prefix = prefix
        self.lasting = lasting
        self.pace = pace
        self._open: set[socket.socket] = set()
        super().__init__(address, _Handler)

    def get_request(self) -> tuple[socket.socket, str]:
        request, address = super().get_request()
        self._open.add(request)
        return request, address

    def shutdown_request(self, request: socket.socket | tuple[bytes, socket.socket]) -> None:
        self._open.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """Cut the connections that browsers keep open, else a stopped server would go on answering them."""
        for request in list(self._open):
            with suppress(OSError):
                request.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that walks away in the middle of an answer is no error; anything else is shown."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: _Listener

    def do_GET(self) -> None:
        self._answer(send_body=True)

    def do_HEAD(self) -> None:
        self._answer(send_body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the page in front of the reader is the log."""

    def _answer(self, *, send_body: bool) -> None:
        address = urlsplit(self.path)
        path, prefix = unquote(address.path), self.server.prefix
        if path != prefix and path in ("/", prefix.rstrip("/")):
            return self._redirect(prefix)
        found = self.server.shelf.find(path[len(prefix) :]) if path.startswith(prefix) else None
        if found is not None and found.is_dir():
            if not path.endswith("/"):
                return self._redirect(quote(path) + "/" + (f"?{address.query}" if address.query else ""))
            found = found / "index.html"
        if found is None or not found.is_file():
            lost = self.server.shelf.find("404.html")
            return self._send(HTTPStatus.NOT_FOUND, lost, lasting=False, send_body=send_body)
        lasting = self.server.lasting or bool(address.query) or PRECIOUS.search(found.name) is not None
        return self._send(HTTPStatus.OK, found, lasting=lasting, send_body=send_body)

    def _redirect(self, to: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", to)
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _send(self, status: HTTPStatus, file: Path | None, *, lasting: bool, send_body: bool) -> None:
        body = self.server.shelf.body(file) if file else Body(b"404", "none", None)
        packs = "gzip" in self.headers.get("Accept-Encoding", "") and body.packed is not None
        tag = f'"{body.tag}{"-gz" if packs else ""}"'
        known = status is HTTPStatus.OK and tag in self.headers.get("If-None-Match", "")
        data = body.packed if packs and body.packed is not None else body.raw
        self.send_response(HTTPStatus.NOT_MODIFIED if known else status)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        # An address that carries a version or a hash never changes its content; every other is asked again.
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        if not known:
            self.send_header(
                "Content-Type", TYPES.get(file.suffix, "application/octet-stream") if file else "text/plain"
            )
            self.send_header("X-Content-Type-Options", "nosniff")
            if packs:
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if send_body and not known:
            self._write(data)

    def _write(self, data: bytes) -> None:
        """Send the bytes, at the pace of the link that is being tried."""
        if not self.server.pace:
            self.wfile.write(data)
            return
        step = max(1, round(self.server.pace * 1e6 / 8 / SLICES))
        for start in range(0, len(data), step):
            self.wfile.write(data[start : start + step])
            time.sleep(1 / SLICES)


class Server:
    """A site that is being served; `url` is its address, `stop()` closes it and hangs up on everyone.

    A `pace` in Mbit/s for each answer lets a developer see the site as a reader on a slow link does.
    """

    def __init__(
        self,
        folder: Path,
        prefix: str,
        port: int,
        host: str = "127.0.0.1",
        *,
        lasting: bool = False,
        pace: float = 0,
        shelf: Shelf | None = None,
    ) -> None:
        """Begin to listen, perhaps with what a server before this one has packed; refuse a folder without a site."""
        if not (folder / "index.html").is_file():
            raise CannotServe(f"There is no built site in {folder}: run `make build` first.")
        if not 0 <= port <= 65535:
            raise CannotServe(f"{port} is no port: choose one between 1 and 65535.")
        if not 0 <= pace < math.inf:
            raise CannotServe(f"{pace:g} Mbit/s is no pace: choose a number above 0, or 0 for no limit.")
        self.prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
        try:
            self._listener = _Listener((host, port), shelf or Shelf(folder), self.prefix, lasting, pace)
        except OSError as error:
            raise CannotServe(_why_not(port, host, error)) from error
        self.port: int = self._listener.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}{self.prefix}"
        self._thread = threading.Thread(target=self._listener.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Serve until the reader stops us."""
        self._thread.join()

    def stop(self) -> None:
        """Close the port and every open connection; stopping twice is harmless."""
        self._listener.shutdown()
        self._listener.server_close()
        self._listener.hang_up()
        self._thread.join()


def _why_not(port: int, host: str, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is already taken: stop what uses it, or choose another (make play PORT={port % 65535 + 1})."
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"This system does not let us open port {port}: choose one above 1023 (make play PORT=8000)."
    return f"Cannot open port {port} on {host}: {error.strerror or error}."


@contextmanager
def serving(folder: Path, prefix: str = "/coup-denvoi/", port: int = 0, *, lasting: bool = False) -> Iterator[Server]:
    """Serve a folder while the block runs; port 0 takes any free one, `lasting` lets browsers keep every file."""
    server = Server(folder, prefix, port, lasting=lasting)
    try:
        yield server
    finally:
        server.stop()


def built_for(folder: Path) -> str:
    """The address that a built site believes to have; instant navigation works only there."""
    page = folder / "index.html"
    found = CANONICAL.search(page.read_text("utf-8")) if page.is_file() else None
    if found is None:
        raise CannotServe(f"There is no built site in {folder}: run `make build` first.")
    return found[1]


def split_url(url: str) -> tuple[int, str]:
    """The port and the sub-path of a site's address."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        raise CannotServe(f"{url} has no possible port: choose one between 1 and 65535.") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise CannotServe(f"{url} is no web address; one looks like {DEFAULT_URL}")
    return (8000 if port is None else port), parts.path or "/"


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _check_free(port: int, host: str) -> None:
    if not 1 <= port <= 65535:
        raise CannotServe(f"{port} is no port: choose one between 1 and 65535.")
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise CannotServe(_why_not(port, host, error)) from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve a built site until Ctrl+C, or answer a question about ports."""
    parser = argparse.ArgumentParser(prog="serve.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("site"), help="the built site")
    parser.add_argument("--url", help="the site's address (default: the one it was built for)")
    parser.add_argument("--host", default="127.0.0.1", help="the interface to listen on")
    parser.add_argument("--pace", type=float, default=0, metavar="MBIT", help="send each answer at so many Mbit/s")
    parser.add_argument("--can-listen", action="store_true", help="only say whether the port is free")
    parser.add_argument("--free-port", action="store_true", help="only print a free port")
    wanted = parser.parse_args(arguments)
    if wanted.free_port:
        print(free_port())
        return 0
    try:
        port, prefix = split_url(wanted.url or built_for(wanted.folder))
        _check_free(port, wanted.host)
        if wanted.can_listen:
            return 0
        server = Server(wanted.folder, prefix, port, wanted.host, pace=wanted.pace)
    except CannotServe as why:
        print(why, file=sys.stderr)
        return 1
    print(f"\n  Coup d’envoi is open at {server.url}\n  Ctrl+C closes it.\n", flush=True)
    try:
        server.wait()
    except KeyboardInterrupt:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
