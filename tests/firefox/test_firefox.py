"""In Firefox, too: the first roll, dice set by hand, a whole match, the policy, the Lab, the book without its host."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.attack import TEXT, lab_link
from tests.browser.bench import at_bench
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.host import TROUBLES, troubled
from tests.browser.house import House
from tests.browser.page import Reader, until
from tests.browser.table import Table

KICK = "penalty-kick"
# One page of every kind, among them those that another page follows.
KINDS = (
    "",
    "double/",
    "double/penalty/",
    "double/play/",
    "double/rulings/",
    "referee/",
    "house/",
    "lab/",
    "rulings/",
    "fr/about/",
)
STORED = """async (url) => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
  return Boolean(await caches.match(url, { ignoreSearch: true }));
}"""


def test_a_throw_and_dice_set_by_hand(reader: Reader) -> None:
    reader.open(page_of(KICK))
    widget = reader.widget(KICK)
    widget.boot()
    widget.throw()
    expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()
    widget.look().button(widget.say("widgets.again")).click()
    widget.set_dice((2,))
    widget.expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))


def test_a_whole_match_against_a_bot(reader: Reader) -> None:
    table = Table.at(reader, "double", "fr")
    table.set_up(seat1="medium", pace="instant", seed="42", rule_length="20")
    presses, _ = table.press_on()
    assert presses > 3
    expect(table.over).to_be_visible()
    assert table.in_cpython().over


def test_the_policy_forbids_nothing_that_a_page_asks_for(reader: Reader) -> None:
    for address in KINDS:
        page = reader.open(address, wait_until="load")
        # Firefox fetches what comes next when it has nothing else to do.
        page.wait_for_timeout(700)
        assert page.evaluate("self.forbidden") == [], address
    # The ear hears: something is forbidden on purpose.
    page.evaluate("document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))")
    assert until(page, "() => self.forbidden.length > 0", None)


def test_the_stored_book_opens_whatever_ails_the_host(reader: Reader, house: House) -> None:
    """Refused, cut off, silent or busy; with the last stroke of the address and without."""
    page = reader.open("about/")
    assert until(page, STORED, house.url + "double/penalty/")
    house.close()
    for trouble in TROUBLES:
        with troubled(house.port, trouble):
            for address in ("double/tries/", "double/penalty"):
                page.goto(house.url + address)
                assert page.url == house.url + address.rstrip("/") + "/", trouble
                expect(page.locator("link[rel=canonical]")).to_have_attribute("href", page.url)
            page.goto("about:blank")


def test_code_of_the_lab_finds_no_way_out(reader: Reader) -> None:
    bench = at_bench(reader, hash_=lab_link(TEXT))
    bench.run()
    assert bench.shown == "ways out:\nnone"
    assert bench.page.evaluate("localStorage.taken ?? document.documentElement.dataset.taken ?? null") is None
    assert bench.page.locator("#taken").count() == 0
