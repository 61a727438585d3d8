"""Page objects: a reader who opens pages, and a widget as a reader sees and uses it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError

from engine.core.asks import Ask, Draw
from engine.core.languages import words
from tests.browser.house import House, language_of
from tests.browser.scripts import ANSWER, DICE, FOLLOW, ODDS, SINCE, TELLS, TOLD
from tests.browser.watch import Watch

# Boots are waited for generously, since machines are shared; whoever writes a test may want to hear sooner.
PATIENCE = 1000 * int(os.environ.get("PATIENCE") or 60)
POLL = 40
# A button that has just taken another's place takes no press for a moment (`guard.js`).
LOOK = 400
ANSWERED = "([id, asked]) => Number(document.getElementById(id)?.dataset.answered ?? 0) >= asked"


def until(page: Page, script: str, arg: object, seconds: float = PATIENCE / 1000) -> bool:
    """Ask the page again and again until it says yes; False when it never does.

    Playwright's own waiting evaluates text inside the page, which our content security policy rightly forbids.
    """
    last = monotonic() + seconds
    while True:
        # A page that is just being left cannot answer; the next one can.
        with suppress(PlaywrightError):
            if page.evaluate(script, arg):
                return True
        if monotonic() > last:
            return False
        page.wait_for_timeout(POLL)


class Line(NamedTuple):
    """A line of the log: the rule that it links to, and its sentence."""

    rule: str
    text: str


class Moment(NamedTuple):
    """What a widget shows at one time: the log, the exact odds, the throws on the table, and what is asked."""

    told: list[Line]
    odds: list[dict[str, str]]
    dice: list[str]
    question: str


class Widget:
    """A situation on a page."""

    def __init__(self, page: Page, id_: str, lang: str) -> None:
        self.page = page
        self.id = id_
        self.say = words(lang)
        self.root = page.locator(f"[id='{id_}']")

    def part(self, name: str) -> Locator:
        """A part of the widget by the end of its id."""
        return self.root.locator(f"[id='{self.id}--{name}']")

    def reach(self, name: str) -> Locator:
        """A part that is to be pressed, after whatever has to be opened for that."""
        return self.part(name)

    @property
    def go(self) -> Locator:
        """The one obvious next thing: throw or draw."""
        return self.part("go")

    @property
    def question(self) -> Locator:
        """What is asked, or how it came out."""
        return self.part("ask")

    @property
    def note(self) -> Locator:
        """What the widget has to say beside the position."""
        return self.part("note")

    @property
    def dice(self) -> list[str]:
        """The names of the throws on the table."""
        found: list[str] = self.root.evaluate(DICE)
        return found

    @property
    def told(self) -> list[Line]:
        """The whole log, oldest line first."""
        return [Line(rule, text) for rule, text in self.root.evaluate(TOLD)]

    @property
    def odds(self) -> list[dict[str, str]]:
        """The exact odds shown: one table, or one per option."""
        return [dict(rows) for rows in self.root.evaluate(ODDS)]

    def button(self, name: str) -> Locator:
        """A button by its visible name."""
        return self.root.get_by_role("button", name=name, exact=True)

    @property
    def state(self) -> str:
        """Everything that the widget says now, to tell one moment from another."""
        return self.root.text_content() or ""

    def expect_other_than(self, before: str) -> None:
        """Wait until the widget says something else."""
        script = "([id, before]) => document.getElementById(id)?.textContent !== before"
        assert until(self.page, script, [self.id, before])

    def boot(self) -> Widget:
        """Come near the widget, as one does before touching it, and wait until Python answers."""
        self.root.scroll_into_view_if_needed()
        self.root.hover()
        return self.ready()

    def ready(self) -> Widget:
        """Wait until Python answers."""
        expect(self.root).to_have_attribute("data-state", "ready")
        return self

    def look(self) -> Widget:
        """See what there is to press, as people do before they press it: what was asked for before is there by then."""
        asked = int(self.root.get_attribute("data-asked") or 0)
        until(self.page, ANSWERED, [self.id, asked])
        since: float = self.page.evaluate(SINCE, self.id)
        if since < LOOK:
            self.page.wait_for_timeout(LOOK - since)
        return self

    def throw(self) -> None:
        """Throw whatever is to be thrown, by chance."""
        self.look().go.click()

    def choose(self, option: str) -> None:
        """Press one of the options."""
        self.look().part(f"opt-{option}").click()

    def set_dice(self, faces: Sequence[int | str]) -> None:
        """Set the dice by hand and play them."""
        self._unfold("set")
        for place, face in enumerate(faces):
            die = self.page.locator(f"[id='{self.id}--d{place}-{face}']")
            self.root.locator("label").filter(has=die).click()
        self.part("set-go").click()

    def set_card(self, card: str) -> None:
        """Name the card that was drawn and play it."""
        self._unfold("set")
        self.part("card").select_option(card)
        self.part("set-go").click()

    def _unfold(self, part: str) -> None:
        fold = self.part(part)
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()

    def answer(self, ask: Ask, text: str) -> None:
        """Give a written answer in the way that the question wants."""
        way, given = _in_its_way(ask, text)
        {"dice": self.set_dice, "card": self.set_card, "choice": self.choose}[way](given)

    def answer_all(self, answers: Sequence[tuple[Ask, str]]) -> Iterator[Moment]:
        """Give written answers one after the other without a pause; what the widget shows after each.

        The same buttons are pressed and the same forms sent as by `answer`, but by a script in the page.
        """
        given = [_in_its_way(ask, text) for ask, text in answers]
        shown, trouble = self.page.evaluate(ANSWER, [self.id, given, PATIENCE])
        for told, odds, dice, question in shown:
            yield Moment([Line(*line) for line in told], [dict(rows) for rows in odds], dice, question)
        assert not trouble, trouble

    def expect_told(self, lines: Sequence[Line]) -> None:
        """Wait until the log says exactly this."""
        if not until(self.page, TELLS, [self.id, [list(line) for line in lines]]):
            assert self.told == list(lines)

    def copy_link(self) -> str:
        """Press the button that copies the link, and read the clipboard."""
        self.reach("link").click()
        expect(self.page.get_by_text(self.say("widgets.page.copied")).first).to_be_attached()
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text


def _in_its_way(ask: Ask, text: str) -> tuple[str, Any]:
    """A written answer as dice to be set, a card to be named, or an option to be pressed."""
    given = ask.parse(text)
    if isinstance(given, tuple):
        return "dice", list(given)
    return "card" if isinstance(ask, Draw) else "choice", str(given)


class Reader:
    """Someone with a browser of their own."""

    def __init__(self, context: BrowserContext, house: House, *, sparing: bool = False) -> None:
        self.context = context
        self.sparing = sparing
        self.house = house
        self.watch = Watch(context, house.url)
        self.lang = "en"
        self._page: Page | None = None
        self.viewport: ViewportSize | None = None
        """The size of the page as it was opened."""
        self.workers: list[str] = []

    @property
    def page(self) -> Page:
        """The page in front of the reader."""
        if self._page is None:
            self._page = self.context.new_page()
            self.viewport = self._page.viewport_size
            self._page.on("worker", lambda worker: self.workers.append(worker.url))
        return self._page

    def open(self, address: str = "", **options: Any) -> Page:
        """Load a page by its address below the site's own."""
        self.lang = language_of(address)
        self.page.goto(self.house.url + address, **options)
        return self.page

    def come(self, address: str) -> None:
        """Come to a page by a link where one of this language is open, so that a Python that is there stays."""
        here = self.page.url.partition("#")[0]
        # Of a page that is turned to itself nobody can say when it has come.
        other = here.startswith(self.house.url) and here != self.house.url + address.partition("#")[0]
        if other and language_of(here.removeprefix(self.house.url)) == language_of(address):
            self.follow(address)
        else:
            self.open(address)

    def turn_to(self, address: str) -> None:
        """Go to a page by a link on this one, as instant navigation does it."""
        if self.page.url.partition("#")[0] == self.house.url + address:
            return
        self.lang = language_of(address)
        self.page.evaluate(
            "url => [...document.querySelectorAll('a')].find(a => a.href === url).click()", self.house.url + address
        )
        self.page.wait_for_url(self.house.url + address)
        expect(self.page.locator("link[rel=canonical]")).to_have_attribute("href", self.house.url + address)

    def follow(self, address: str) -> None:
        """Go from this page to a place on another by a link that someone has put here."""
        self.lang = language_of(address)
        self.page.evaluate(FOLLOW, self.house.url + address)
        canonical = self.house.url + address.partition("#")[0]
        expect(self.page.locator("link[rel=canonical]")).to_have_attribute("href", canonical)

    def begin_anew(self) -> None:
        """Forget what was noted until now."""
        self.watch.begin_anew()
        self.workers.clear()

    def widget(self, situation: str, game: str = "double") -> Widget:
        """A situation on this page."""
        return Widget(self.page, f"s-{game}-{situation}", self.lang)

    def settle(self) -> None:
        """Let the events that are still on their way arrive."""
        for page in self.context.pages:
            page.evaluate("1")

    @property
    def boots(self) -> int:
        """How many runtimes this reader has started."""
        return sum("/live/" in url for url in self.workers)
