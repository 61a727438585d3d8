"""Every test of the Play pages begins with nobody at the desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from site_plugins.live.widgets.play import desk


@pytest.fixture(autouse=True)
def _nobody() -> Iterator[None]:
    """No match is going on."""
    desk.forget()
    yield
    desk.forget()
