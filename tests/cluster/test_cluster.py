"""Studies on a cluster: the same to the last digit, and a sentence for whatever is amiss."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import Client

from engine.bots.arena import arena
from engine.bots.effects import effects
from engine.cli import main
from engine.cluster import connected
from engine.core.refusal import Refusal
from engine.games import SHELF
from engine.jobs import spread
from engine.simulation import simulate
from tests.cluster.conftest import started
from tests.conftest import ROOT
from tests.core.test_jobs import dies, fails, timeless


@pytest.mark.parametrize("game", SHELF)
def test_a_simulation_is_the_same_on_a_cluster(cluster: Any, game: str) -> None:
    with connected(cluster.scheduler_address) as executor:
        assert timeless(simulate(game, 40, 5, executor=executor)) == timeless(simulate(game, 40, 5))


def test_both_workers_have_played(cluster: Any) -> None:
    with connected(cluster.scheduler_address) as executor:
        assert len(set(spread(whose, range(200), executor=executor))) == 2


def whose(number: int) -> int:
    """Who does this."""
    time.sleep(0.002)
    return os.getpid()


def test_an_arena_is_the_same_on_a_cluster(cluster: Any) -> None:
    with connected(cluster.scheduler_address) as executor:
        found = arena("tomy", "medium", "easy", 9, 5, executor=executor)
    assert timeless(found) == timeless(arena("tomy", "medium", "easy", 9, 5, jobs=2))


def test_what_house_rules_change_is_the_same_on_a_cluster(cluster: Any) -> None:
    with connected(cluster.scheduler_address) as executor:
        assert effects("double", 6, 3, executor=executor) == effects("double", 6, 3)


def test_a_refusal_comes_home_from_a_cluster(cluster: Any) -> None:
    with connected(cluster.scheduler_address) as executor, pytest.raises(Refusal, match="over"):
        spread(fails, range(20), executor=executor)


@pytest.mark.parametrize("typed", ["simulate tomy", "arena tomy --home easy --away random", "effects double"])
def test_the_command_line_says_the_same(cluster: Any, typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    def told(*more: str) -> dict[str, Any]:
        assert main((*typed.split(), "--matches", "4", "--json", *more)) == 0
        return timeless(json.loads(capsys.readouterr().out))

    assert told("--cluster", cluster.scheduler_address) == told() == told("--jobs", "2")


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "carrier-pigeon://here", "nobody"])
def test_nobody_answers(address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("engine.cluster.PATIENCE", 0.5)
    for lang, sentence in (("en", "No dask scheduler answers at"), ("fr", "Aucun ordonnanceur dask ne répond")):
        assert main(("simulate", "double", "--cluster", address, "--lang", lang)) == 1
        err = capsys.readouterr().err
        assert err.startswith(sentence)
        assert address in err


def test_nobody_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.cluster.PATIENCE", 0.5)
    with started(0) as empty, pytest.raises(Refusal, match="cluster-empty"), connected(empty.scheduler_address):
        pass


def test_a_worker_with_other_rules_is_refused(tmp_path: Path) -> None:
    """Its matches would not be ours."""
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    penalty = tmp_path / "engine/games/double/rules/penalty.py"
    penalty.write_text(penalty.read_text("utf-8").replace("face < x", "face <= x"), "utf-8")
    with started(0) as empty:
        command = [sys.executable, "-m", "distributed.cli.dask_worker", empty.scheduler_address, "--no-nanny"]
        environment = os.environ | {"PYTHONPATH": str(tmp_path), "DASK_LOGGING__DISTRIBUTED": "critical"}
        worker = subprocess.Popen(command, cwd=tmp_path, env=environment)
        try:
            with pytest.raises(Refusal, match="cluster-edition"), connected(empty.scheduler_address):
                pass
        finally:
            worker.terminate()
            worker.wait()


def test_workers_that_die_are_told_of() -> None:
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),
        started(1) as fragile,
        pytest.raises(Refusal, match="cluster-died"),
        connected(fragile.scheduler_address) as executor,
    ):
        spread(dies, range(20), executor=executor)


def test_a_cluster_that_ends_is_told_of() -> None:
    ends = started(1)
    with ends, pytest.raises(Refusal, match="died"), connected(ends.scheduler_address) as executor:
        heard: list[int] = []

        def tell(*_: int) -> None:
            heard.append(1)
            if len(heard) == 1:
                ends.close()

        spread(whose, range(5000), executor=executor, tell=tell)


def test_an_interruption_ends_at_once_on_a_cluster(cluster: Any) -> None:
    command = [sys.executable, "-m", "engine", "simulate", "flair", "--matches", "100000"]
    run = subprocess.Popen(
        [*command, "--cluster", cluster.scheduler_address],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with Client(cluster, set_as_default=False) as client:
        end = time.monotonic() + 60
        while not any(client.processing().values()) and time.monotonic() < end:
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)
        assert (run.returncode, out, err) == (130, "", "Interrupted: nothing was kept.\n")
        # What it had handed out is given up, and the cluster plays for others.
        while any(client.processing().values()) and time.monotonic() < end + 60:
            time.sleep(0.05)
        assert not any(client.processing().values())
