"""A cluster of machines that plays matches: the workers of a dask scheduler, as an executor like any other.

The package is an extra (`coup-denvoi[cluster]`), and the workers need the engine as well. They must have the very same
rules as we have here, or the matches would not be the ones that a single process plays: that is asked before anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from concurrent.futures import Executor

PATIENCE = 10
"""Seconds for which a scheduler, and then its first worker, is waited for."""


@contextmanager
def connected(address: str) -> Iterator[Executor]:
    """The workers of the scheduler at this address; what they still do when the block ends is given up."""
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError as problem:
        raise Refusal("cluster-missing") from problem
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as problem:
        raise Refusal("cluster-silent", address=address) from problem
    try:
        _meet(client, address)
        # Without it, dask takes the trouble to find out whether it has done the very same before.
        executor: Executor = client.get_executor(pure=False)
        yield executor
    except KilledWorker as problem:
        raise Refusal("cluster-died") from problem
    finally:
        client.close()


def edition() -> str:
    """A digest of all rules and words: two engines with the same one play the same matches."""
    root = Path(__file__).parent
    digest = sha256()
    for path in sorted(path for path in root.rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _meet(client: Any, address: str) -> None:
    """Refuse a cluster on which nobody works, or somebody by other rules."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as problem:
        raise Refusal("cluster-empty", address=address) from problem
    try:
        theirs = set(client.run(edition).values())
    # Whatever a worker without our engine, or with an old one, says to this.
    except Exception as problem:
        raise Refusal("cluster-edition", address=address) from problem
    if theirs != {edition()}:
        raise Refusal("cluster-edition", address=address)
