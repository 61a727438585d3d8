"""Lessons, questions and progress where the device keeps nothing, and what is brought along and cannot be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, expect

from engine.core.languages import words
from engine.core.refusal import Refusal
from engine.learn.progress import Progress
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, House, in_language
from tests.browser.learner import Learner
from tests.browser.page import Widget
from tests.browser.table import Table
from tests.browser.test_offline import visit
from tests.browser.test_pages import _axe
from tests.browser.test_practice import options

REFUSALS = {
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "forbidden": """for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError') } });""",
}
RULE = "double.penalty.kick"


@pytest.mark.parametrize(("how", "lang"), [("full", "fr"), ("forbidden", "en")])
def test_lessons_questions_and_the_map_go_on_and_say_that_nothing_is_kept(
    open_reader: Open, how: str, lang: str
) -> None:
    reader = open_reader()
    # Material's own script stumbles over a storage that it may not read; what matters is that ours does not.
    reader.watch.forgive("^error: forbidden$")
    reader.context.add_init_script(REFUSALS[how])
    not_kept = words(lang)("widgets.page.progress-not-kept")
    page = reader.open(in_language("double/learn/#penalty.2", lang))
    learner = Learner(reader)
    learner.choose("kick")
    expect(learner.part("verdict")).to_be_visible()
    expect(page.get_by_text(not_kept).first).to_be_visible()
    assert not _axe(page)
    learner.look().part("leave").click()
    expect(learner.part("penalty")).to_be_visible()

    reader.open(in_language("double/drill/#section=penalty", lang))
    drills = Widget(page, "s-double-drill", lang)
    expect(options(drills).first).to_be_visible()
    drills.look()
    options(drills).first.click()
    expect(page.get_by_text(not_kept).first).to_be_visible()
    expect(drills.go).to_be_visible()

    reader.open(in_language("progress/", lang))
    widget = Widget(page, "s-progress", lang).ready()
    text = Progress().meet([RULE], 1_790_000_000).export()
    file = FilePayload(name="progress.json", mimeType="application/json", buffer=text.encode())
    widget.root.locator("input[type=file]").set_input_files(file)
    widget.look().part("yes").click()
    # For this visit it is there all the same.
    expect(widget.root.locator(".ce-map__cell--met")).to_have_count(1)
    expect(page.get_by_text(not_kept).first).to_be_visible()


def test_questions_the_map_and_a_guided_match_go_on_with_the_server_gone(open_reader: Open, house: House) -> None:
    reader = open_reader(service_workers="allow", sparing=True)
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
    visit(reader, "double/penalty/")
    house.close()
    page = reader.open("tomy/drill/#section=scores")
    drills = Widget(page, "s-tomy-drill", "en")
    expect(options(drills).first).to_be_visible()
    drills.look()
    options(drills).first.click()
    expect(drills.root.locator(".ce-drill__verdict")).to_be_visible()
    reader.open("progress/")
    expect(page.locator(".ce-map__cell--met, .ce-map__cell--practised").first).to_be_visible()
    reader.open("double/play/#guided")
    table = Table(page, "double", "en")
    table.ready().part("guided").click()
    expect(page.locator(".ce-margin > p").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("link", "refusal"),
    [("p1AAAA", "link-broken"), ("p1" + "A" * 70_000, "progress-long"), ("c1xyz", "progress-foreign")],
    ids=["damaged", "endless", "another"],
)
def test_a_link_to_progress_that_cannot_be_read_says_so_and_the_map_is_there(
    open_reader: Open, link: str, refusal: str, lang: str
) -> None:
    page = open_reader().open(in_language(f"progress/#s-progress:{link}", lang))
    widget = Widget(page, "s-progress", lang)
    expect(widget.note).to_have_text(Refusal(refusal).words(lang))
    expect(widget.root.locator(".ce-map__cell").first).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('coup-denvoi-progress-'))")
