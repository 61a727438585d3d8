"""Someone who asks the referee."""

from __future__ import annotations

import pytest

from tests.widgets.referee.page import Page


@pytest.fixture
def page() -> Page:
    """Someone at the desk, in English."""
    return Page()
