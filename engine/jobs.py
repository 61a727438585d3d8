"""Work that is shared among processes: its answers come back in order, whoever found them and whenever.

Each worker is handed a few numbers at a time through a pipe of its own. So a run that is interrupted ends at once, and
a worker that dies is noticed, which the pools of the standard library do not both allow.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext

T = TypeVar("T")
Tell: TypeAlias = Callable[[int, int], None]
"""Hears how much of the work is done, and how much there is."""
PORTIONS = 32
"""In how many portions a worker's share comes: few enough to cost nothing, enough for all to end together."""
MOST = 100
"""Numbers in a portion at most, so that the news of a long run do not come too seldom."""
LISTEN = 0.1
"""For how many seconds nobody looks whether Ctrl+C was heard while the workers work."""


def cores() -> int:
    """How many processes can really run side by side here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def spread(work: Callable[[int], T], numbers: Sequence[int], jobs: int = 1, tell: Tell | None = None) -> list[T]:
    """What `work` makes of each number, in their order; the answer is the same however many processes share it."""
    if jobs < 1:
        raise Refusal("jobs", jobs=jobs)
    if jobs > 1 and sys.platform == "emscripten":
        raise Refusal("jobs-browser", jobs=jobs)
    if jobs > 1:
        return _together(work, numbers, jobs, tell)
    found: list[T] = []
    for number in numbers:
        found.append(work(number))
        if tell is not None:
            tell(len(found), len(numbers))
    return found


def portions(numbers: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """The numbers in handy portions."""
    size = max(1, min(MOST, len(numbers) // (jobs * PORTIONS)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def _together(work: Callable[[int], T], numbers: Sequence[int], jobs: int, tell: Tell | None) -> list[T]:
    """The same over several processes, which end with this call whatever happens."""
    _check(work)
    with _interruptions() as heard:
        return _shared(work, portions(numbers, jobs), jobs, tell, heard)


def _shared(
    work: Callable[[int], T], todo: Sequence[Sequence[int]], jobs: int, tell: Tell | None, heard: Sequence[object]
) -> list[T]:
    """What a crew makes of all portions, in their order, unless an interruption is heard of."""
    # Processes and their machinery are for those who want them.
    from multiprocessing.connection import wait

    found: list[list[T]] = [[] for _ in todo]
    crew = _Crew()
    waiting = iter(range(len(todo)))
    busy: dict[Any, int] = {}
    done = 0
    try:
        crew.start(work, min(jobs, len(todo)))
        for pipe in crew.pipes:
            _hand(pipe, todo, waiting, busy)
        while busy and not heard:
            ready: list[Any] = list(wait(list(busy), LISTEN))
            for pipe in ready:
                portion = busy.pop(pipe)
                found[portion] = _taken(pipe)
                done += len(found[portion])
                _hand(pipe, todo, waiting, busy)
                if tell is not None:
                    tell(done, sum(map(len, todo)))
    finally:
        crew.dismiss()
    return [one for part in found for one in part]


def _check(work: object) -> None:
    """Refuse work that cannot be sent to another process."""
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        raise Refusal("jobs-unsent") from problem


def _hand(pipe: Any, todo: Sequence[Sequence[int]], waiting: Any, busy: dict[Any, int]) -> None:
    """Give a worker the next portion, if one is left."""
    portion = next(waiting, None)
    if portion is None:
        return
    try:
        pipe.send(todo[portion])
    except OSError as problem:
        raise Refusal("jobs-died") from problem
    busy[pipe] = portion


def _taken(pipe: Any) -> Any:
    """What a worker made of its portion; what went wrong there goes wrong here."""
    try:
        good, answer = pipe.recv()
    except (EOFError, OSError) as problem:
        raise Refusal("jobs-died") from problem
    if not good:
        raise answer
    return answer


class _Crew:
    """Processes that wait for portions, each at the other end of a pipe."""

    def __init__(self) -> None:
        """Nobody is there yet."""
        self.pipes: list[Connection] = []
        self._processes: list[Any] = []

    def start(self, work: Callable[[int], Any], size: int) -> None:
        """Start them."""
        context = _context()
        copied = context.get_start_method() == "fork"
        with _undisturbed():
            for _ in range(size):
                ours, theirs = context.Pipe()
                self.pipes.append(ours)
                # A copy has our ends of all pipes too, and must let go of them to notice when we are gone.
                args = (theirs, tuple(self.pipes) if copied else (), work)
                process = context.Process(target=_serve, args=args, daemon=True)  # type: ignore[attr-defined]
                self._processes.append(process)
                process.start()
                theirs.close()

    def dismiss(self) -> None:
        """End them at once: what they would still find out is not wanted any more."""
        for process in self._processes:
            if process.pid is not None:
                process.terminate()
        for process in self._processes:
            if process.pid is not None:
                process.join()
        for pipe in self.pipes:
            pipe.close()


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
def _interruptions() -> Iterator[list[object]]:
    """Where Ctrl+C is written down, to be raised at the end; raised wherever we are, a destructor would swallow it."""
    import signal
    from threading import current_thread, main_thread

    heard: list[object] = []
    # Whoever has other plans for it keeps them.
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or before is not signal.default_int_handler:
        yield heard
        return
    signal.signal(signal.SIGINT, lambda *_: heard.append(None))
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            raise KeyboardInterrupt


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Nobody interrupts what is done here: it is heard of afterwards. Half a crew could not be dismissed."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, others: Sequence[Connection], work: Callable[[int], Any]) -> None:
    """A worker: takes portions until there are no more."""
    import signal
    import traceback

    for other in others:
        other.close()
    # An interruption is for the one who handed out the work: he ends us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            numbers = pipe.recv()
        # Whoever handed out the work is gone; what he had not read yet makes that a broken connection.
        except (EOFError, ConnectionError):
            return
        try:
            answer: tuple[bool, Any] = True, [work(number) for number in numbers]
        except Exception as problem:
            problem.add_note(traceback.format_exc())
            answer = False, problem
        try:
            pipe.send(answer)
        except ConnectionError:
            return
