"""Every test at the referee's desk begins with nothing told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from site_plugins.live.widgets.referee import page as referee_page
from tests.widgets.referee.page import Page


@pytest.fixture(autouse=True)
def _fresh_desk() -> Iterator[None]:
    """Nobody has asked yet."""
    referee_page.forget()
    yield
    referee_page.forget()


@pytest.fixture
def page() -> Page:
    """Someone at the desk, in English."""
    return Page()
