"""In the WebKit engine, too: a roll, dice set by hand, a whole match, a lesson, a link, the book without its host."""

from __future__ import annotations

from engine.core.record import Record
from engine.games import load, situation
from site_plugins.live.widgets.page.view import viewer
from tests.browser.house import House
from tests.browser.scripts import TELLS
from tests.webkit.conftest import Come

KICK = "penalty-kick"
PAGE = "double/penalty/"
ROOT = f"s-double-{KICK}"
MARK = f"[id='{ROOT}'] .ce-story .ce-mark"
STORED = """async (url) => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
  return Boolean(await caches.match(url, { ignoreSearch: true }));
}"""
CANONICAL = "(url) => document.querySelector('link[rel=canonical]')?.href === url"
LANGUAGE = "(lang) => document.documentElement.lang === lang"


def test_a_throw_and_dice_set_by_hand(come: Come, house: House) -> None:
    reader = come("en")
    reader.driver.get(house.url + PAGE)
    reader.boot(ROOT)
    reader.press(f"[id='{ROOT}--go']")
    reader.see(MARK)
    reader.settle(ROOT)
    reader.press(f"[id='{ROOT}--undo']")
    reader.settle(ROOT)
    reader.press(f"[id='{ROOT}--set'] > summary")
    reader.press(f"[id='{ROOT}'] label:has([id='{ROOT}--d0-2'])")
    reader.press(f"[id='{ROOT}--set-go']")
    position = situation("double", KICK).begin(load("double")).send((2,))
    text = position.start.game.text("en", position.start.names)
    lines = [[event[0], text.event(event)] for event in position.observe(viewer(position)).log]
    reader.until(TELLS, [ROOT, lines])


def test_a_whole_match_against_a_bot(come: Come, house: House) -> None:
    reader = come("fr")
    reader.driver.get(house.url + "fr/double/play/")
    reader.plays_a_match()


def test_a_lesson_is_learned(come: Come, house: House) -> None:
    reader = come("fr")
    reader.driver.get(house.url + "fr/double/learn/")
    reader.learns("double")


def test_a_link_opens_and_the_other_language_is_one_press_away(come: Come, house: House) -> None:
    """The link was made in English; whoever opens it reads it in French."""
    reader = come("fr")
    position = situation("double", KICK).begin(load("double")).send((2,))
    reader.driver.get(f"{house.url}fr/{PAGE}#{ROOT}:{Record.of(position).link()}")
    reader.until(LANGUAGE, "fr")
    text = position.start.game.text("fr", position.start.names)
    reader.until(TELLS, [ROOT, [[event[0], text.event(event)] for event in position.log]])
    reader.press(".ce-head__languages [hreflang=en]")
    reader.until(CANONICAL, house.url + PAGE)
    reader.until(LANGUAGE, "en")


def test_the_stored_book_opens_and_rolls_without_its_host(come: Come, house: House) -> None:
    reader = come("en")
    reader.driver.get(house.url + "about/")
    reader.until(STORED, house.url + PAGE)
    house.close()
    for address in (PAGE, PAGE.rstrip("/")):
        reader.driver.get(house.url + address)
        reader.until(CANONICAL, house.url + PAGE)
    reader.boot(ROOT)
    reader.press(f"[id='{ROOT}--go']")
    reader.see(MARK)
