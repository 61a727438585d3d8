"""Every test of the Play pages begins with nobody at the desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from site_plugins.live.widgets.match import page as match_page


@pytest.fixture(autouse=True)
def _nobody() -> Iterator[None]:
    """No match is going on."""
    match_page.forget()
    yield
    match_page.forget()
