"""`--fold`: the cases of a parametrized test run as a few tests; to set up and report each takes longer than to run it.

Without the option, as when a single test is looked into, every case is a test of its own with a name to pick it by.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from inspect import isgeneratorfunction
from typing import Any

import pytest

# Enough to save nearly all of the cost, and few enough that two workers end at about the same time.
MOST_CASES = 25
MOST_GAMES = 10
Fixtures = Mapping[str, Callable[[], Any]]
Case = tuple[str, Mapping[str, Any]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Tell pytest of the option."""
    parser.addoption("--fold", action="store_true", help="run the cases of a parametrized test as a few tests")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """Fold what pytest has made of one function."""
    made = yield
    if not collector.config.getoption("--fold") or not isinstance(made, list) or len(made) < 2:
        return made
    if not all(isinstance(item, pytest.Function) and _can_be_folded(item) for item in made):
        return made
    # What is tried with each game takes long, and the workers share it.
    if "game" in made[0].callspec.params and len(made) <= MOST_GAMES:
        return made
    return [_folded(made[at : at + MOST_CASES]) for at in range(0, len(made), MOST_CASES)]


def _can_be_folded(item: pytest.Function) -> bool:
    """Whether nothing is prepared or marked for this very case that could not be had again before the next."""
    spec = getattr(item, "callspec", None)
    return (
        spec is not None
        and not spec.marks
        and isinstance(item.parent, pytest.Module)
        and not hasattr(item.function, "hypothesis")
        and not any(mark.kwargs.get("indirect") for mark in item.iter_markers("parametrize"))
        and len(_fixtures(item)) + len(spec.params) == len(item.fixturenames)
    )


def _fixtures(item: pytest.Function) -> Fixtures:
    """What is made anew for each case, as far as it needs nothing itself."""
    found = {name: defs[-1] for name, defs in item._fixtureinfo.name2fixturedefs.items()}
    return {
        name: found[name].func
        for name in item.fixturenames
        if name not in item.callspec.params
        and name in found
        and found[name].scope == "function"
        and not found[name].argnames
    }


def _folded(cases: list[pytest.Function]) -> pytest.Function:
    """Give the test that runs all these cases."""
    first, last = cases[0], cases[-1]
    calls = [(case.callspec.id, case.callspec.params) for case in cases]
    fixtures = _fixtures(first)

    def run() -> None:
        try_all(first.function, calls, fixtures)

    run.__dict__["pytestmark"] = [mark for mark in first.own_markers if mark.name != "parametrize"]
    name = f"{first.originalname}[{first.callspec.id}…{last.callspec.id}]"
    return pytest.Function.from_parent(first.parent, name=name, callobj=run, originalname=first.originalname)


def try_all(test: Callable[..., None], cases: Sequence[Case], fixtures: Fixtures) -> None:
    """Run every case, and tell of all that fail, each by its name."""
    failures: dict[str, BaseException] = {}
    for name, arguments in cases:
        try:
            with ExitStack() as stack:
                made = {one: _made(stack, fixture) for one, fixture in fixtures.items()}
                asked = test.__code__.co_varnames[: test.__code__.co_argcount]
                test(**arguments, **{one: made[one] for one in asked if one in made})
        except (Exception, pytest.fail.Exception) as failure:
            failure.add_note(f"in the case [{name}]")
            failures[name] = failure
    if len(failures) == 1:
        raise next(iter(failures.values()))
    if failures:
        raise BaseExceptionGroup(
            f"{len(failures)} of {len(cases)} fail: [{'], ['.join(failures)}]", [*failures.values()]
        )


def _made(stack: ExitStack, fixture: Callable[[], Any]) -> Any:
    return stack.enter_context(contextmanager(fixture)()) if isgeneratorfunction(fixture) else fixture()
