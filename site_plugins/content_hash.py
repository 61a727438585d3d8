"""Names that carry a hash of what they name, so that no cache can be wrong about a file."""

from __future__ import annotations

from hashlib import sha256
from pathlib import PurePosixPath

LENGTH = 10


def digest(content: bytes) -> str:
    """The beginning of a content's hash: enough to tell apart all that one site ever holds."""
    return sha256(content).hexdigest()[:LENGTH]


def hashed(name: str, content: bytes) -> str:
    """A file's name with its content's hash before the suffix."""
    path = PurePosixPath(name)
    return f"{path.stem}.{digest(content)}{path.suffix}"
