"""Every page of the book: no complaint, no other host, no sideways scrolling, nothing that axe-core objects to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from site_plugins.live.lab.page import is_lab
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, House, language_of
from tests.browser.page import Reader
from tests.conftest import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DARK_PHONE = {**PHONE, "color_scheme": "dark"}
DESK = {"viewport": {"width": 1280, "height": 720}}
SOME = ("", "fr/double/penalty/", "double/rulings/", "fr/about/")
_HEADED = "() => document.querySelector('h1')?.checkVisibility() ?? false"
_WIDE = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide <= 0) return [];
  return [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth + 0.5)
    .map(one => one.tagName + '.' + one.className + '#' + one.id).slice(0, 8);
}"""
# A situation far below is drawn only when the reader comes near it; until then its parts have places, but not their
# own, and axe-core would measure a word of one rule upon a button of another. So everything is drawn first.
_FAULTS = """async () => {
  document.body.dataset.landing = '';
  return (await axe.run(document, { resultTypes: ['violations'], preload: false, iframes: false })).violations;
}"""


def _pages(house: House, lang: str) -> list[str]:
    """The pages of one language, and once the one for lost readers."""
    found = [address for address in house.pages if language_of(address) == lang]
    assert len(found) >= 14
    return [*found, "404.html"] if lang == "en" else found


def _axe(page: Page) -> list[str]:
    """What axe-core finds wrong, each as a short line."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_FAULTS)
    return [f"{fault['id']}: {node['target']}: {node['html'][:120]}" for fault in found for node in fault["nodes"]]


def _faults(reader: Reader, addresses: Sequence[str], other: Mapping[str, Any], *, axe: bool = True) -> str:
    """Look at pages one by one, for width on the `other` screen too; the visit as a whole is watched for errors and
    foreign requests besides."""
    faults: list[str] = []
    page = reader.page
    own, there = page.viewport_size, other["viewport"]
    assert own is not None
    for address in addresses:
        if axe:
            page.set_viewport_size(own)
        _go(reader, address, by_link=axe)
        if not page.evaluate(_HEADED):
            faults.append(f"{address}: no heading in sight")
        if axe:
            faults += [f"{address}: {fault}" for fault in _axe(page)]
        # Without axe-core it does not matter which screen comes first: the one that is there.
        for screen in (own, there) if page.viewport_size == own else (there, own):
            if page.viewport_size != screen:
                page.set_viewport_size(screen)
            faults += [f"{address}: too wide for {screen['width']}: {name}" for name in page.evaluate(_WIDE)]
    return "\n".join(faults)


def _go(reader: Reader, address: str, *, by_link: bool) -> None:
    """Come to a page by its address; or by a link from the page before, if this is no page for lost readers.

    The Lab has a policy of its own: one comes and goes by a full load.
    """
    apart = is_lab(address) or is_lab(reader.page.url)
    if by_link and not apart and reader.page.url.startswith(reader.house.url) and address in reader.house.pages:
        reader.follow(address)
    else:
        reader.open(address, wait_until="load")


# axe-core looks at every page once, one half of them in English and the other in French, and of each half one half at a
# desk by day and one on a phone by night; `make bench` looks at all of them. Every page is measured for its width. In
# the language in which axe-core looks, one comes to a page by a link, so that axe-core, already running well, stays for
# the whole visit; in the other, by its address.
QUARTERS = {("en", 0): "day", ("en", 2): "night", ("fr", 1): "day", ("fr", 3): "night"}


@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_clean_and_fits_its_screens(open_reader: Open, house: House, lang: str, part: int) -> None:
    form = QUARTERS.get((lang, part % 4))
    screen, other = (DARK_PHONE, DESK) if form == "night" else (DESK, PHONE)
    reader = open_reader(sparing=True, **screen)
    assert not _faults(reader, _pages(house, lang)[part::8], other, axe=form is not None)


def test_both_languages_have_their_pages_in_one_order(house: House) -> None:
    """Or some page would be looked at twice and another never."""
    french = [address.removeprefix("fr/") for address in _pages(house, "fr")]
    assert french == [address for address in _pages(house, "en") if address != "404.html"]


def test_some_pages_at_a_desk_by_night(open_reader: Open) -> None:
    assert not _faults(open_reader(sparing=True, color_scheme="dark", **DESK), SOME, PHONE)


def test_some_pages_on_a_phone_by_day(open_reader: Open) -> None:
    assert not _faults(open_reader(sparing=True, **PHONE), SOME, DESK)


def test_every_fold_of_the_widgets_passes_too(open_reader: Open) -> None:
    """What lies under folds, by night, on a page where something has been played."""
    reader = open_reader(color_scheme="dark", **PHONE)
    page = reader.open("")
    widget = reader.widget("first-throw").boot()
    widget.throw()
    expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    assert not _axe(page)
    assert not page.evaluate(_WIDE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_machines_colours(open_reader: Open, scheme: str) -> None:
    reader = open_reader(color_scheme=scheme)
    page = reader.open("")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate" if scheme == "dark" else "default")
    paper, ink = page.evaluate(
        """() => {
          const style = getComputedStyle(document.body);
          const light = colour => colour.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
          return [light(style.backgroundColor), light(style.color)];
        }"""
    )
    assert (paper < ink) == (scheme == "dark")


def test_a_reader_chooses_the_colours_for_good(reader: Reader) -> None:
    page = reader.open("")
    body, palette = page.locator("body"), page.locator(".ce-palette")
    for scheme in ("default", "slate"):
        palette.locator("label:visible").click()
        expect(body).to_have_attribute("data-md-color-scheme", scheme)
    expect(palette.locator("label:visible")).to_have_count(1)
    page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    expect(palette.locator("input").nth(2)).to_be_checked()
    palette.locator("label:visible").click()
    page.emulate_media(color_scheme="dark")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.evaluate("localStorage.setItem('/coup-denvoi/.__palette', '{\"index\": 9}')")
    page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
