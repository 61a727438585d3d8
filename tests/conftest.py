"""What all tests share: where the project is, how hypothesis tries, and that a test names a rule that exists."""

from __future__ import annotations

import gc
import signal
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.folding import pytest_addoption, pytest_pycollect_makeitem

__all__ = ["pytest_addoption", "pytest_pycollect_makeitem"]

ROOT = Path(__file__).resolve().parent.parent
# What is not set up in the project's usual place: without it nothing of its tests can even be read.
collect_ignore = [name for name, needs in (("cluster", "distributed"), ("webkit", "selenium")) if not find_spec(needs)]

# Machines are shared and slow ones must pass too: no stopwatch per example, and the same examples on every run.
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
# Whatever runs in the background of a script is deaf to Ctrl+C, and so would be the programs that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's top folder."""
    return ROOT


def pytest_collection(session: pytest.Session) -> None:
    """Next to nothing of what is imported and collected is rubbish: nobody need look for any meanwhile."""
    gc.disable()
    config = session.config
    if _begins_at_the_end(config):
        files = [ROOT / folder for folder in config.getini("testpaths")]
        left_out = [Path(config.rootpath, one) for one in config.getoption("ignore") or ()]
        for file in sorted((file for folder in files for file in folder.rglob("test_*.py")), reverse=True):
            if not any(file.is_relative_to(one) for one in left_out):
                # What cannot be imported is told by pytest, which comes by here again.
                with suppress(Exception):
                    import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


def _begins_at_the_end(config: pytest.Config) -> bool:
    """Every second of the workers that read all tests: in a fresh clone each then compiles half, for the other too.

    To rewrite all assertions takes seven seconds, and what one worker has rewritten lies there for the others.
    """
    worker: dict[str, str] = getattr(config, "workerinput", {})
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return whole and worker.get("workerid", "gw0")[-1] in "13579"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that says it proves a rule which no function plays."""
    marked = [(item, mark) for item in items for mark in item.iter_markers("rule")]
    if not marked:
        return
    from engine.core.rules import RULES
    from engine.games import games

    games()
    for item, mark in marked:
        unknown = [id_ for id_ in mark.args if id_ not in RULES]
        if unknown or not mark.args:
            raise pytest.UsageError(f"{item.nodeid}: no such rule: {', '.join(map(str, unknown)) or 'none is named'}")


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory to the end: the collector of rubbish need not look at them again and again.

    What a match leaves behind is seldom rubbish that only it can find: a tenth of all time went into looking.
    """
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
