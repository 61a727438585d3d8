"""The book in one file, opened from a disk with no network: what a reader does with it, in any browser."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from engine.core.languages import words
from engine.learn.lessons import FIRST, lessons
from tests.browser.house import in_language
from tests.browser.learner import Learner
from tests.browser.page import PATIENCE, Widget
from tests.browser.solved import answers
from tests.browser.table import Table
from tests.browser.watch import Watch
from tests.conftest import ROOT

SITE = ROOT / "site"
NAMES = {"en": "coup-denvoi.en.html", "fr": "coup-denvoi.fr.html"}
RULINGS = {
    "en": ("scrumball six everywhere in a scrum", "scrumball/rulings/#r8"),
    "fr": ("scrumball 6 partout en melee", "scrumball/rulings/#r8"),
}
SEEN = """(id) => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return Boolean(box) && box.bottom > 0 && box.top < innerHeight;
}"""


class FileReader:
    """Someone who has nothing but the files."""

    def __init__(self, browser: Browser, folder: Path, lang: str, **options: Any) -> None:
        for name in NAMES.values():
            shutil.copyfile(SITE / name, folder / name)
        self.lang = lang
        self.say = words(lang)
        self.file = (folder / NAMES[lang]).as_uri()
        self.context = browser.new_context(reduced_motion="reduce", **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.set_offline(True)
        self.watch = Watch(self.context, folder.as_uri())
        self.page = self.context.new_page()

    def open(self, at: str = "") -> Page:
        """Open the file, or a place in it."""
        self.page.goto("about:blank")
        self.page.goto(self.file + (f"#/{in_language(at, self.lang)}" if at else ""))
        return self.page

    def leave(self) -> None:
        """Go; whatever went wrong is told."""
        self.context.close()
        self.watch.verify()


def rolls(reader: FileReader) -> None:
    """The first page has a situation, and Python plays it."""
    page = reader.open()
    root = page.locator("[data-live]").first
    widget = Widget(page, root.get_attribute("id") or "", reader.lang)
    widget.boot()
    before = widget.state
    widget.go.click()
    widget.expect_other_than(before)
    expect(root.locator(".ce-story .ce-mark").first).to_be_visible()


def plays(reader: FileReader) -> None:
    """A match against the computer comes to its end, is kept, and is a match by the rules."""
    table = Table(reader.open("double/play/"), "double", reader.lang)
    table.set_up(seat1="medium", pace="instant", seed="42", rule_length="20")
    presses, _ = table.press_on()
    assert presses > 3
    expect(table.over).to_be_visible()
    assert table.in_cpython().over


def learns(reader: FileReader) -> None:
    """The first step of the first lesson is watched or solved, by its rule."""
    page = reader.open("double/learn/")
    learner = Learner(reader, "double")  # type: ignore[arg-type]
    lesson = next(each for each in lessons("double").values() if each.id != FIRST)
    learner.part(lesson.id).click()
    expect(learner.root.locator(".ce-steps .ce-vh")).to_have_text(
        reader.say("learn.step", number=1, total=len(lesson.steps))
    )
    for number in range(1, len(lesson.steps) + 1):
        learner.rest()
        if learner.phase == "task":
            for option in answers(lesson, number)[0]:
                learner.rest()
                learner.reply(option)
            learner.rest()
            assert learner.phase == "right"
            break
        learner.key("Enter")
    else:
        raise AssertionError("no step of the lesson is to be solved")
    page.go_back()
    expect(learner.part(lesson.id)).to_be_visible()


def finds(reader: FileReader, typed: str, at: str) -> None:
    """The finder of the head leads to a ruling on another page, and Back leads back."""
    page = reader.open("about/")
    expect(page.locator("main h1")).to_be_visible()
    about = page.title()
    page.keyboard.press("/")
    page.keyboard.type(typed)
    hit = page.locator(f".ce-search .ce-hit[href$='{at}']").first
    hit.click()
    place = at.partition("#")[2]
    expect(page.locator(f"[id='{place}']")).to_be_visible()
    assert page.evaluate(SEEN, place)
    assert page.title() != about
    assert page.url == f"{reader.file}#/{in_language(at, reader.lang)}"
    page.go_back()
    expect(page).to_have_title(about)


def asks(reader: FileReader) -> None:
    """The referee answers about a moment of a game."""
    page = reader.open("referee/")
    root = page.locator("[data-referee]").first
    widget = Widget(page, root.get_attribute("id") or "", reader.lang)
    before = widget.state
    root.locator("[data-send]").first.click()
    widget.ready()
    widget.expect_other_than(before)


def turns(reader: FileReader, other: str) -> None:
    """From link to link, to a place of the same page, to the Lab that is not there, and to the other language."""
    home = reader.open().title()
    page = reader.open("double/penalty/#double.penalty.keep")
    expect(page.locator("[data-target]")).to_have_attribute("id", "double.penalty.keep")
    python = page.locator("html[data-python]")
    page.locator("[data-live]").first.hover()
    expect(python).to_have_count(1)
    page.locator(".ce-foot__links a[href$='lab/']").click()
    expect(page.locator("main article p", has_text=reader.say("theme.single_lab")[:20])).to_be_visible()
    page.locator(".ce-head__brand").click()
    expect(page).to_have_title(home)
    # Python came once, and stayed.
    expect(python).to_have_count(1)
    page.locator(f".ce-head__languages [hreflang={other}]").click()
    expect(page).to_have_url(re.compile(re.escape(NAMES[other])))
    expect(page.locator("html")).to_have_attribute("lang", other)
