"""What the tests of both browsers are given: the site at its address, and a reader of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.page import Reader

Open = Callable[..., Reader]


@pytest.fixture
def house(_house: House) -> House:
    """The site, served at its address; one that a test before closed is open again."""
    _house.open()
    return _house


@pytest.fixture
def reader(open_reader: Open) -> Reader:
    """A reader at a desk, without a service worker in between where the browser lets us choose."""
    return open_reader()
