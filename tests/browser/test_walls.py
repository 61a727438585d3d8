"""Code of the Lab changes nothing outside of the Lab, and nobody's bytes but ours come out of the stored book."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from playwright.sync_api import expect

from tests.browser.attack import LOOK, MARK, SPOIL, TEXT, lab_link
from tests.browser.bench import at_bench
from tests.browser.house import House
from tests.browser.page import Reader, until

# One page of every kind: home, a rule, a match, the referee, house rules, the Lab.
KINDS = ("", "double/penalty/", "double/play/", "referee/", "house/", "lab/", "fr/")
STORED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
  const names = (await caches.keys()).filter(name => name.includes('precache'));
  return names.length > 0 && (await (await caches.open(names[0])).keys()).length > 100;
}"""

HOLDS = """async ([name, digest]) => {
  const kept = await caches.match(new URL('assets/live/' + name, document.querySelector('link[rel=canonical]').href));
  if (!kept) return false;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('') === digest;
}"""
PLACE = """async ([name, letters]) => {
  const url = new URL('assets/live/' + name, document.querySelector('link[rel=canonical]').href);
  const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));
  for (const cache of await caches.keys()) {
    if (cache.includes('snapshot')) await (await caches.open(cache)).put(url, new Response(bytes));
  }
}"""
FETCH = "urls => Promise.all(urls.map(url => fetch(url).then(answer => answer.text(), String)))"


def settled(reader: Reader, address: str = "") -> None:
    """A first visit: the whole book is put by and its worker answers."""
    reader.open(address)
    assert until(reader.page, STORED, None)


def look(reader: Reader, address: str) -> dict[str, Any]:
    """What a page says about itself: its scripts by their digests, and what the device holds."""
    reader.open(address, wait_until="load")
    expect(reader.page.locator("h1").first).to_be_visible()
    found: dict[str, Any] = reader.page.evaluate(LOOK)
    return found


def built(house: House, url: str) -> str:
    """The digest of a file as it was built."""
    return sha256(house.file(url.removeprefix(house.url)).read_bytes()).hexdigest()


def expect_untouched(reader: Reader, before: dict[str, Any]) -> None:
    """Every kind of page runs what was built, and nothing has left a mark."""
    for address in KINDS:
        found = look(reader, address)
        assert found["taken"] is None, address
        assert len(found["scripts"]) > 5
        assert {url: built(reader.house, url) for url in found["scripts"]} == found["scripts"], address
        assert MARK not in reader.page.title()
        assert found["own"] == before["own"]
        assert found["databases"] == []
        assert found["workers"] == before["workers"]


def test_code_of_the_lab_changes_nothing_outside_of_it(at_home: Callable[[], Reader]) -> None:
    reader = at_home()
    settled(reader)
    reader.page.evaluate("localStorage.setItem('mine', 'still here')")
    # The Lab's own Python opens what PyScript opens; that is there before any text runs.
    at_bench(reader).write("print(1)").run()
    before = look(reader, "")
    bench = at_bench(reader, hash_=lab_link(TEXT))
    expect(bench.note).to_contain_text(bench.say("lab.script.linked"))
    bench.run()
    assert bench.shown == "ways out:\nnone"
    assert reader.page.locator("#taken").count() == 0
    expect_untouched(reader, before)
    for _ in range(2):
        reader = at_home()
        expect_untouched(reader, before)


def test_what_was_changed_in_the_store_is_never_served(at_home: Callable[[], Reader], house: House) -> None:
    """Whoever could write to the store: the worker has the digests of its own files, and looks each time."""
    reader = at_home()
    settled(reader)
    before = look(reader, "")
    # Found good a moment ago by the same worker, and changed now.
    assert reader.page.evaluate(SPOIL)
    expect_untouched(reader, before)
    assert reader.page.evaluate(SPOIL)
    reader = at_home()
    expect_untouched(reader, before)
    # What was spoilt has been mended; what is still spoilt is not shown even where there is nothing else.
    assert reader.page.evaluate(SPOIL)
    house.close()
    for text in reader.page.evaluate(FETCH, [house.url + address for address in KINDS]):
        assert MARK not in text


def test_a_picture_of_the_memory_that_is_not_ours_is_thrown_away(at_home: Callable[[], Reader], house: House) -> None:
    """It would be anybody's Python in our pages: another one that unpacks as well is not taken."""
    reader = at_home()
    page = reader.open("")
    reader.widget("first-throw").boot()
    (file,) = house.folder.glob("assets/live/snapshot.*.bin")
    assert until(page, HOLDS, [file.name, sha256(file.read_bytes()).hexdigest()])
    packed = gzip.compress(gzip.decompress(file.read_bytes()), 1)
    page.evaluate(PLACE, [file.name, base64.b64encode(packed).decode()])
    assert until(page, HOLDS, [file.name, sha256(packed).hexdigest()])
    reader = at_home()
    page = reader.open("")
    reader.widget("first-throw").boot()
    strange = page.evaluate(HOLDS, [file.name, sha256(packed).hexdigest()])
    assert not strange, "Python has started, and from somebody else's picture"
    assert until(page, HOLDS, [file.name, sha256(file.read_bytes()).hexdigest()])
