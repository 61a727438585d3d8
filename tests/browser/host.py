"""A host that cannot be reached, in each of the ways that a host has."""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

TROUBLES = ("refused", "reset", "silent", "busy")
_BUSY = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbusy"


@contextmanager
def troubled(port: int, trouble: str) -> Iterator[None]:
    """While the block runs, whoever calls at this port is refused, cut off, left waiting or told to come back."""
    if trouble == "refused":
        yield
        return
    calls: list[socket.socket] = []
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", port))
        door.listen(64)

        def answer() -> None:
            with suppress(OSError):
                while True:
                    call, _ = door.accept()
                    calls.append(call)
                    threading.Thread(target=_meet, args=(call, trouble), daemon=True).start()

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        try:
            yield
        finally:
            door.shutdown(socket.SHUT_RDWR)
            thread.join()
            for call in calls:
                call.close()


def _meet(call: socket.socket, trouble: str) -> None:
    with suppress(OSError):
        call.recv(65536)
        if trouble == "reset":
            call.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            call.close()
        if trouble == "busy":
            call.sendall(_BUSY)
            call.shutdown(socket.SHUT_WR)
