"""Which way Python starts: from a picture of its memory when that comes quickly, else as everywhere, and always."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.house import House
from tests.browser.page import Reader, until
from tests.browser.test_late_packs import open_lesson

pytestmark = [pytest.mark.alone, pytest.mark.by_python]

KICK = "penalty-kick"
PICTURE = "**/snapshot.*"
# Far enough from the 32 Mbit/s where the worker changes its mind, and still a short test.
SLOW = 8.0
LIBRARY = re.compile(r"/(stdlib|rules)\.\w+\.bin$")
KEPT = """async () => {
  const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return found.flat().some(({ url }) => url.includes("/snapshot."));
}"""


def _play(reader: Reader) -> str:
    """Play one kick; the way that Python came to it."""
    reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.set_dice((2,))
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))
    return reader.page.locator("html").get_attribute("data-python") or ""


def test_a_quick_link_brings_the_picture_at_the_first_visit(reader: Reader, house: House) -> None:
    # A host has its files packed; ours packs them when they are first asked for, and the machine takes a while.
    for file in house.folder.glob("assets/live/*.wasm"):
        url = f"http://127.0.0.1:{house.port}{urlsplit(house.url).path}assets/live/{file.name}"
        with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
            answer.read()
    assert _play(reader) == "snapshot"


def test_on_a_slow_link_fewer_bytes_come_first(reader: Reader, house: House) -> None:
    asked: list[str] = []
    house.open(pace=SLOW)
    reader.page.on("request", lambda request: asked.append(request.url))
    assert _play(reader) == "ordinary"
    began = [url for url in asked if "snapshot" in url or ".wasm" in url]
    assert began
    assert ".wasm" in began[0]


def test_who_saves_data_gets_no_picture(open_reader: Open) -> None:
    reader = open_reader(sparing=True)
    reader.context.route(PICTURE, lambda route: pytest.fail(f"fetched {route.request.url}"))
    assert _play(reader) == "ordinary"


def test_a_picture_that_is_late_is_not_waited_for(reader: Reader) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    reader.watch.forgive("snapshot")
    reader.context.route(PICTURE, hold)
    assert _play(reader) == "ordinary"
    assert held
    for route in held:
        route.abort()


def test_from_the_picture_python_answers_before_the_library_and_the_rules_are_there(reader: Reader) -> None:
    """They come afterwards, and a pack that lies beside them is found as ever."""
    _play(reader)
    assert until(reader.page, KEPT, None)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    reader.context.route(LIBRARY, hold)
    reader.page.reload()
    assert _play(reader) == "snapshot"
    reader.turn_to("double/learn/")
    open_lesson(reader)
    while len(held) < 2:
        reader.page.wait_for_timeout(100)
    assert {route.request.url.rpartition("/")[2].partition(".")[0] for route in held} == {"stdlib", "rules"}
    for route in held:
        route.continue_()


@pytest.mark.parametrize("body", [b"no picture of anything", gzip.compress(b"nor this" * 9)])
def test_a_spoilt_picture_does_no_harm(reader: Reader, body: bytes) -> None:
    reader.context.route(PICTURE, lambda route: route.fulfill(body=body))
    assert _play(reader) == "ordinary"
    expect(reader.page.locator("[data-state=failed]")).to_have_count(0)
