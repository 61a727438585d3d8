"""A dask scheduler and two workers on this machine, for the tests of `make cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, so that only `make cluster` runs it."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.cluster)


def started(workers: int) -> Any:
    """A scheduler with so many workers, each a process with one thread; nothing listens for the curious."""
    return LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    """The one that all tests share."""
    with started(2) as running:
        yield running
