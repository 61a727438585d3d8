"""Opens the rulebook that lies beside this file: `python3 start.py`, or `python3 start.py 8080` for another port.

It needs Python and nothing else, and serves this folder to this machine only.
"""

import sys
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}


class Handler(SimpleHTTPRequestHandler):
    """Names every kind of file as browsers want it, whatever this machine believes; says nothing."""

    def end_headers(self) -> None:
        """A newer copy of the folder is seen at once."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """The page in front of the reader is the log."""


if __name__ == "__main__":
    Handler.extensions_map = TYPES
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(Path(__file__).parent))) as server:
        print(f"Coup d'envoi: http://127.0.0.1:{server.server_address[1]}/   (Ctrl+C)", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
