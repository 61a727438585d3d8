"""Work that is shared: its answers come back in order, whoever found them and whenever.

Any executor of `concurrent.futures` may do the work, a few numbers at a time; without one it is done here, or by
processes of this machine (`engine/processes.py`).
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

T = TypeVar("T")
Tell: TypeAlias = Callable[[int, int], None]
"""Hears how much of the work is done, and how much there is."""
PORTIONS = 32
"""In how many portions a worker's share comes: few enough to cost nothing, enough for all to end together."""
MOST = 100
"""Numbers in a portion at most, so that the news of a long run do not come too seldom."""
HANDS = 16
"""Workers that an executor is thought to have, since none says how many it has."""
LISTEN = 0.1
"""For how many seconds nobody looks whether Ctrl+C was heard while the workers work."""


def cores() -> int:
    """How many processes can really run side by side here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def spread(
    work: Callable[[int], T],
    numbers: Sequence[int],
    jobs: int = 1,
    tell: Tell | None = None,
    executor: Executor | None = None,
) -> list[T]:
    """What `work` makes of each number, in their order; the answer is the same however many share it.

    An `executor` is whoever called us to begin and to end; without one, `jobs` processes of our own do the work.
    """
    if jobs < 1:
        raise Refusal("jobs", jobs=jobs)
    if executor is not None:
        with _interruptions() as heard:
            return _shared(work, portions(numbers, HANDS), executor, tell, heard)
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
    import sys

    if sys.platform == "emscripten":
        raise Refusal("jobs-browser", jobs=jobs)
    # Processes and their machinery are for those who want them.
    from engine.processes import processes

    _check(work)
    todo = portions(numbers, jobs)
    if not todo:
        return []
    with _interruptions() as heard, processes(min(jobs, len(todo))) as executor:
        return _shared(work, todo, executor, tell, heard, ours=True)


def _shared(
    work: Callable[[int], T],
    todo: Sequence[Sequence[int]],
    executor: Executor,
    tell: Tell | None,
    heard: Sequence[object],
    *,
    ours: bool = False,
) -> list[T]:
    """What an executor makes of all portions, in their order, unless an interruption is heard of.

    What is left then is given up; a pool of ours ends all of it with itself.
    """
    from concurrent.futures import BrokenExecutor
    from queue import Empty, SimpleQueue

    found: list[list[T]] = [[] for _ in todo]
    ready: SimpleQueue[Future[list[T]]] = SimpleQueue()
    places: dict[Future[list[T]], int] = {}
    total, done = sum(map(len, todo)), 0
    try:
        for place, numbers in enumerate(todo):
            future = _handed(executor, work, numbers)
            places[future] = place
            future.add_done_callback(ready.put)
            if heard:
                break
        while places:
            if heard:
                raise KeyboardInterrupt
            try:
                future = ready.get(timeout=LISTEN)
            except Empty:
                continue
            place = places.pop(future)
            found[place] = _taken(future, work)
            done += len(found[place])
            if tell is not None:
                tell(done, total)
    except BaseException as why:
        # A broken pool ends what is left by itself, and some stumble over what was given up just before.
        if not ours and not isinstance(why.__cause__, BrokenExecutor):
            for future in places:
                future.cancel()
        raise
    return [one for part in found for one in part]


def portion(work: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    """What a worker makes of its portion."""
    return [work(number) for number in numbers]


def _handed(executor: Executor, work: Callable[[int], T], numbers: Sequence[int]) -> Future[list[T]]:
    """A portion that is given to the workers."""
    from concurrent.futures import BrokenExecutor

    try:
        return executor.submit(portion, work, numbers)
    except BrokenExecutor as problem:
        raise Refusal("jobs-died") from problem


def _taken(future: Future[list[T]], work: Callable[[int], T]) -> list[T]:
    """What a worker made of its portion; what went wrong there goes wrong here."""
    from concurrent.futures import BrokenExecutor, CancelledError

    try:
        return future.result()
    except (BrokenExecutor, CancelledError) as problem:
        raise Refusal("jobs-died") from problem
    except (pickle.PicklingError, AttributeError, TypeError):
        # An executor of processes finds out late what could not be sent; a fault of the work itself stays as it is.
        _check(work)
        raise


def _check(work: object) -> None:
    """Refuse work that cannot be sent to another process."""
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        raise Refusal("jobs-unsent") from problem


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

    def hear(*_: Any) -> None:
        heard.append(None)

    signal.signal(signal.SIGINT, hear)
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            raise KeyboardInterrupt
