"""Processes of this machine that share work: the standard library's own pool, and an end to it whatever happens.

Each worker holds one end of a line, and goes when nobody holds the other any more: because the work is over or was
interrupted, or because the one who handed it out is gone, killed perhaps, and could not say so.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext

BREATH = 0.05
"""Seconds in which a worker has sent an answer that it had just found."""


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """So many workers; they end with this block, at once where it ends badly."""
    from concurrent.futures import BrokenExecutor

    context = _context()
    theirs, ours = context.Pipe(duplex=False)
    # A copy has our end too, and must let go of it to notice when we are gone.
    ends = (theirs, ours) if context.get_start_method() == "fork" else (theirs,)
    executor = _Pool(count, context, _begin, (ends,))
    try:
        # Where one has died by now, whoever hands out work is told of it.
        with _undisturbed(), suppress(BrokenExecutor):
            for _ in range(count):
                executor.submit(_nothing)
        yield executor
    except BaseException:
        # What they would still find out is not wanted any more.
        ours.close()
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)
        ours.close()
        theirs.close()


class _Pool(ProcessPoolExecutor):
    """A pool whose workers say when they are at work, so that none is ended while it sends an answer."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        """Hand out a piece of work."""
        return super().submit(_work, fn, *args, **kwargs)


_at_work = threading.Event()
"""Whether this worker is about its work, and not about its answer."""


def _work(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Do it, and say so."""
    _at_work.set()
    try:
        return fn(*args, **kwargs)
    finally:
        _at_work.clear()


def _nothing() -> None:
    """The first piece of work: with it, the workers begin."""


def _begin(ends: Sequence[Connection]) -> None:
    """A worker begins: an interruption is for the one who handed out the work, and the line tells of his end."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for ours in ends[1:]:
        ours.close()
    threading.Thread(target=_hold, args=(ends[0],), daemon=True).start()


def _hold(line: Connection) -> None:
    """Wait for the end of the line, and go; nothing is ever said on it."""
    line.poll(None)
    # Half an answer would leave the reader of answers waiting for the other half.
    if not _at_work.is_set():
        threading.Event().wait(BREATH)
    os._exit(1)


def _context() -> BaseContext:
    """How processes begin: as a copy of this one where that is safe, which takes no time; else from nothing."""
    from multiprocessing import get_context

    return get_context("fork" if sys.platform == "linux" and _alone() else "spawn")


def _alone() -> bool:
    """Whether this process has one thread only, those of libraries counted too: a copy would lack the others."""
    try:
        return len(list(Path("/proc/self/task").iterdir())) == 1
    except OSError:
        return False


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Nobody interrupts what is done here: it is heard of afterwards. A worker is born deaf to it, and stays so."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
