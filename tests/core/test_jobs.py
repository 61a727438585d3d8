"""Work shared among processes: the same answer however many there are, and a clear end whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from engine import processes
from engine.bots.arena import arena
from engine.bots.effects import effects
from engine.cli import main
from engine.core.refusal import Refusal
from engine.games import SHELF
from engine.jobs import MOST, PORTIONS, cores, portions, spread
from engine.simulation import match, simulate
from tests.conftest import ROOT


def squared(number: int) -> int:
    """Some work; the later numbers are done first."""
    time.sleep(0.002 if number < 5 else 0)
    return number * number


def fails(number: int) -> int:
    """Work that cannot be done."""
    if number == 7:
        raise Refusal("over")
    return number


def dies(number: int) -> int:
    """Work that kills whoever does it."""
    if number == 7:
        os._exit(1)
    return number


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests has a thread of his own, which does not matter here; starting from nothing takes long."""
    monkeypatch.setattr("engine.processes._alone", lambda: True)


def timeless(told: Any) -> dict[str, Any]:
    """What was found, without how long it took."""
    return {key: value for key, value in told.items() if not key.startswith(("seconds", "decisions_per", "ms_"))}


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_answers_come_in_the_order_of_the_numbers(hands: int) -> None:
    heard: list[tuple[int, int]] = []
    assert spread(squared, range(20), hands, lambda *news: heard.append(news)) == [n * n for n in range(20)]
    assert heard[-1] == (20, 20)
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})


def test_nothing_to_do_needs_nobody() -> None:
    assert spread(squared, (), 2) == []


@pytest.mark.parametrize(("count", "hands"), [(1, 2), (63, 2), (64, 2), (1000, 2), (100_000, 3)])
def test_portions_are_small_enough_for_all_to_end_together(count: int, hands: int) -> None:
    cut = portions(range(count), hands)
    assert [number for portion in cut for number in portion] == list(range(count))
    assert max(map(len, cut)) <= max(1, min(MOST, count // (hands * PORTIONS)))


@pytest.mark.parametrize("game", SHELF)
def test_a_simulation_does_not_depend_on_the_number_of_jobs(game: str) -> None:
    one, two, three = (timeless(simulate(game, 13, 5, jobs=hands)) for hands in (1, 2, 3))
    assert one == two == three


def test_an_arena_does_not_depend_on_the_number_of_jobs() -> None:
    one, two = (timeless(arena("tomy", "medium", "easy", 9, 5, jobs=hands)) for hands in (1, 2))
    assert one == two


def test_what_house_rules_change_does_not_depend_on_the_number_of_jobs() -> None:
    assert effects("double", 6, 3) == effects("double", 6, 3, jobs=2)


EXECUTORS: dict[str, Callable[[], Executor]] = {
    "threads": lambda: ThreadPoolExecutor(3),
    "processes": lambda: ProcessPoolExecutor(2, get_context("spawn")),
}


@pytest.mark.parametrize("kind", EXECUTORS)
def test_any_executor_plays_the_same_matches(kind: str) -> None:
    with EXECUTORS[kind]() as executor:
        for study in (
            partial(simulate, "tomy", 40, 5),
            partial(arena, "double", "medium", "easy", 9, 5),
            partial(effects, "double", 3, 3),
        ):
            assert timeless(study(executor=executor)) == timeless(study())
        assert executor.submit(squared, 3).result() == 9, "whoever brought it goes on with it"


def test_an_executor_tells_of_its_troubles() -> None:
    with EXECUTORS["processes"]() as executor:
        with pytest.raises(Refusal, match="over"):
            spread(fails, range(20), executor=executor)
        with pytest.raises(Refusal, match="jobs-unsent"):
            spread(lambda number: number, range(3), executor=executor)
        with pytest.raises(Refusal, match="jobs-died"):
            spread(dies, range(20), executor=executor)
        # From then on it takes nothing any more.
        with pytest.raises(Refusal, match="jobs-died"):
            spread(squared, range(20), executor=executor)
    with EXECUTORS["threads"]() as executor:
        heard: list[tuple[int, int]] = []
        told = spread(lambda number: number, range(600), executor=executor, tell=lambda *news: heard.append(news))
        assert told == [*range(600)]
        assert heard[-1] == (600, 600)


def test_a_cluster_without_its_package_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    for lang, sentence in (("en", "A cluster needs the package"), ("fr", "Une grappe demande le paquet")):
        assert main(("simulate", "double", "--cluster", "tcp://127.0.0.1:8786", "--lang", lang)) == 1
        assert capsys.readouterr().err.startswith(sentence)


def test_a_match_is_the_same_however_many_are_played() -> None:
    first = [match("double", {}, 3, number) for number in range(4)]
    assert first == [match("double", {}, 3, number) for number in reversed(range(4))][::-1]
    assert len({found.score for found in first}) > 1
    few, more = simulate("double", 3, 3), simulate("double", 4, 3)
    assert few["decisions"] + first[3].decisions == more["decisions"]
    assert timeless(simulate("double", 4, -3)) != timeless(more)


def test_a_refusal_comes_home() -> None:
    with pytest.raises(Refusal, match="over"):
        spread(fails, range(20), 2)


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(Refusal, match="jobs-died"):
        spread(dies, range(20), 2)


def test_what_cannot_be_sent_is_refused() -> None:
    with pytest.raises(Refusal, match="jobs-unsent"):
        spread(lambda number: number, range(3), 2)
    assert spread(lambda number: number, range(3)) == [0, 1, 2]


@pytest.mark.parametrize("hands", [0, -1])
def test_somebody_has_to_work(hands: int) -> None:
    with pytest.raises(Refusal, match="jobs"):
        spread(squared, range(3), hands)


def test_a_browser_has_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(Refusal, match="jobs-browser"):
        simulate("double", 3, jobs=2)
    assert simulate("double", 3)["matches"] == 3


def test_no_matches_are_refused() -> None:
    for play in (partial(simulate, "double"), partial(arena, "double", "easy", "easy")):
        with pytest.raises(Refusal, match="matches"):
            play(0)


def test_a_process_with_threads_is_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever copies a process in the middle of another thread's work may wait for it for ever."""
    monkeypatch.undo()
    rest = threading.Event()
    other = threading.Thread(target=rest.wait)
    other.start()
    try:
        assert processes._context().get_start_method() == "spawn"
        assert timeless(simulate("double", 8, jobs=2)) == timeless(simulate("double", 8))
    finally:
        rest.set()
        other.join()


@contextmanager
def started(*argv: str) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A long run of the command line on two processes, with the ids of both; nothing of it outlives the test."""
    command = [sys.executable, "-m", "engine", *argv, "--jobs", "2"]
    run = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    end = time.monotonic() + 60
    try:
        while len(children.read_text().split()) < 2 and time.monotonic() < end:
            time.sleep(0.02)
        yield run, [int(child) for child in children.read_text().split()]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        run.communicate()


LONG = ("simulate", "flair", "--matches", "100000")


@pytest.mark.parametrize("everybody", [True, False])
def test_an_interruption_ends_at_once(everybody: bool) -> None:
    """Ctrl+C reaches every process of a terminal; a signal of somebody else's only the first."""
    with started(*LONG) as (run, _):
        (os.killpg if everybody else os.kill)(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
        assert (run.returncode, out, err) == (130, "", "Interrupted: nothing was kept.\n")
        with pytest.raises(ProcessLookupError):
            os.killpg(run.pid, 0)


class Last:
    """Presses Ctrl+C as it goes: what is raised there, Python prints and forgets."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("moment", [1, 100])
def test_no_interruption_is_lost_whenever_it_comes(moment: int) -> None:
    """Within a destructor too, and when all work is done and only the workers are still to be sent home."""
    heard: list[int] = []

    def tell(*_: int) -> None:
        heard.append(1)
        if len(heard) == moment:
            Last()

    with pytest.raises(KeyboardInterrupt):
        spread(squared, range(100), 2, tell)
    assert len(heard) <= moment + 1, "whoever was done at the same moment is told of"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_workers_go_when_the_one_they_work_for_is_gone(end: signal.Signals) -> None:
    with started("simulate", "double", "--matches", "1000000") as (run, _):
        time.sleep(0.1)
        run.send_signal(end)
        # They hold the other ends of these until they end.
        assert run.communicate(timeout=60)[1] == ""


def test_a_worker_that_is_killed_is_told_of_in_words() -> None:
    with started(*LONG, "--lang", "fr") as (run, workers):
        os.kill(workers[0], signal.SIGKILL)
        _, err = run.communicate(timeout=60)
    assert run.returncode == 1
    assert err.startswith("L’un des processus s’est arrêté")
    assert err.count("\n") == 1


def test_a_worker_that_dies_before_there_is_work_is_told_of_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is handed out after its death is refused by the pool, the first of all too."""

    def broken(*_: Any) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(processes._Pool, "submit", broken)
    with pytest.raises(Refusal) as caught:
        spread(squared, range(100), 2)
    assert caught.value.code == "jobs-died"


def test_one_process_is_interrupted_as_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.simulation.match", interrupted)
    assert main(("simulate", "double", "--lang", "fr")) == 130
    assert capsys.readouterr().err == "Interrompu\u00a0: rien n’a été gardé.\n"


@pytest.mark.parametrize("typed", ["0", "-2", "two", "1.5", ""])
def test_a_bad_number_of_jobs_gets_a_sentence(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, sentence in (("en", "a whole number from 1 up is needed, or auto"), ("fr", "à partir de 1, ou auto")):
        with pytest.raises(SystemExit) as end:
            main(("simulate", "double", f"--jobs={typed}", "--lang", lang))
        assert end.value.code == 2
        assert sentence in capsys.readouterr().err


def test_auto_is_one_on_each_core(capsys: pytest.CaptureFixture[str]) -> None:
    assert cores() >= 1
    assert main(("simulate", "double", "--matches", "3", "--jobs", "auto")) == 0
    assert "5-3-Double!: 3 random matches" in capsys.readouterr().out
