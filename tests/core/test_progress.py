"""The line that says how far a long run has come."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys

import pytest

from engine.cli.progress import EVERY, FIRST, Progress, line
from engine.core.languages import words
from tests.conftest import ROOT

EN, FR = words("en"), words("fr")


class Screen(io.StringIO):
    """A terminal that keeps what is written to it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def test_it_says_share_matches_and_time_left() -> None:
    assert line(EN, 250, 1000, 30.0, 79) == "[#######.......................] 25%  250/1,000  1 min 30 s left"
    assert line(FR, 250, 1000, 10.0, 79).endswith("25\u202f%  250/1\u202f000  encore 30 s")
    assert line(EN, 0, 10, 1.0, 79).endswith(" 0%  0/10")
    assert line(EN, 999, 1000, 1.0, 79).endswith("99%  999/1,000  almost done")
    assert line(EN, 10, 10, 1.0, 79) == f"[{'#' * 30}] 100%  10/10  almost done"


@pytest.mark.parametrize("width", range(1, 120))
def test_it_never_runs_into_the_next_line(width: int) -> None:
    for said in (EN, FR):
        drawn = line(said, 123_456, 1_000_000, 1000.0, width)
        assert len(drawn) <= width
        assert "12" in drawn or width < 2


def drawn(screen: io.StringIO, ticks: int, step: float, width: int = 80) -> list[str]:
    """What was drawn while so many things were told, one every `step` seconds."""
    clock = iter(step * tick for tick in range(ticks + 2))
    with Progress(screen, EN, lambda: next(clock), lambda: width) as progress:
        for done in range(1, ticks + 1):
            progress.tell(done, ticks)
    return screen.getvalue().split("\r")[1:]


def test_it_is_drawn_ten_times_a_second_and_gone_at_the_end() -> None:
    found = drawn(Screen(), 2000, 0.001)
    assert found[-1] == "\x1b[K"
    assert len(found) - 1 == pytest.approx((2 - FIRST) / EVERY, abs=1)


@pytest.mark.parametrize("width", [1, 12, 20, 32, 60])
def test_a_narrow_terminal_keeps_its_last_column_free(width: int) -> None:
    found = [one.removesuffix("\x1b[K") for one in drawn(Screen(), 2000, 0.01, width)]
    assert len(found) > 10
    assert max(map(len, found)) <= width - 1


def test_what_is_quick_draws_nothing() -> None:
    assert drawn(Screen(), 100, 0.001) == []


def test_a_file_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(io.StringIO(), 2000, 0.01) == []
    monkeypatch.setenv("TERM", "dumb")
    assert drawn(Screen(), 2000, 0.01) == []


def test_the_line_goes_even_when_the_run_fails() -> None:
    screen, clock = Screen(), iter((0.0, 1.0))
    with pytest.raises(KeyboardInterrupt), Progress(screen, EN, lambda: next(clock), lambda: 80) as progress:
        progress.tell(1, 2)
        raise KeyboardInterrupt
    assert screen.getvalue().endswith("\r\x1b[K")


def test_it_is_seen_on_a_real_terminal_and_stdout_stays_clean() -> None:
    ours, theirs = pty.openpty()
    # However quick the machine is, a line is drawn at once.
    script = "from engine.cli import main, progress; progress.FIRST = 0; main('{}'.split())"
    said = "simulate double --matches 4000 --json --lang fr"
    command = [sys.executable, "-c", script.format(said)]
    run = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs, text=True)
    os.close(theirs)
    assert run.stdout is not None
    out = run.stdout.read()
    run.stdout.close()
    assert run.wait(30) == 0
    seen = b""
    try:
        while more := os.read(ours, 65536):
            seen += more
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    assert out.startswith("{")
    assert "\x1b" not in out
    assert "/4\u202f000".encode() in seen
    assert seen.endswith(b"\r\x1b[K")
