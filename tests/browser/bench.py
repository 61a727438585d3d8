"""A page object: one example of the Lab as a reader sees and uses it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from engine.core.languages import words
from tests.browser.house import in_language
from tests.browser.page import Reader, until

AGAIN = "([name, before]) => Number(document.querySelector(`[data-lab=${name}]`)?.dataset.ran ?? 0) > before"


class Bench:
    """One example as a reader sees and uses it."""

    def __init__(self, page: Page, name: str, lang: str = "en") -> None:
        self.page = page
        self.name = name
        self.say = words(lang)
        self.root = page.locator(f"[data-lab={name}]")
        self.out = self.root.locator(".lab__out")
        self.status = self.root.locator(".lab__status")
        self.note = self.root.locator(".lab__note")
        self.text = self.root.locator(".cm-content")

    def button(self, name: str) -> Locator:
        """A button by its visible name."""
        return self.root.get_by_role("button", name=name, exact=True)

    def run(self) -> Bench:
        """Press Run, and wait for the end of that run."""
        before = int(self.root.get_attribute("data-ran") or 0)
        self.button(self.say("lab.run")).click()
        assert until(self.page, AGAIN, [self.name, before])
        return self

    def write(self, source: str) -> Bench:
        """Put a text in the place of the one that is there."""
        self.text.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(source)
        expect(self.text).to_contain_text(source.splitlines()[0])
        return self

    @property
    def shown(self) -> str:
        """What the last run has printed."""
        return self.out.inner_text().strip()

    @property
    def source(self) -> str:
        """The whole text in the editor."""
        return "\n".join(self.text.locator(".cm-line").all_inner_texts()).replace("\n\n\n", "\n\n")


def at_bench(reader: Reader, name: str = "duel", lang: str = "en", hash_: str = "") -> Bench:
    """Open the Lab and come to one of its examples."""
    page = reader.open(in_language("lab/", lang) + hash_)
    bench = Bench(page, name, lang)
    bench.root.scroll_into_view_if_needed()
    expect(bench.text).to_be_visible()
    return bench
