"""Every test at the referee's desk begins with nothing told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from site_plugins.live.widgets.referee import desk
from tests.widgets.referee.page import Page


@pytest.fixture(autouse=True)
def _fresh_desk() -> Iterator[None]:
    """Nobody has asked yet."""
    desk.forget()
    yield
    desk.forget()


@pytest.fixture
def page() -> Page:
    """Someone at the desk, in English."""
    return Page()
