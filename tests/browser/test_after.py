"""After the match in a browser: the review comes, the replay jumps, links are played on, the season is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page import Reader, until
from tests.browser.table import Table

RULES = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('coup-denvoi-rules'))"
RESULTS = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('coup-denvoi-results'))[0]?.[1]"
# Whether so many matches are kept; what is drawn comes before what is stored.
KEPT = f"(count) => JSON.parse(({RESULTS})()).double.length === count"


def played(reader: Reader, game: str = "tomy", **more: str) -> Table:
    """A match that has just ended, by pressing."""
    table = Table.at(reader, game)
    short = {"tomy": {"rule_format": "single"}, "double": {"rule_length": "20"}}.get(game, {})
    table.set_up(seat1="medium", pace="instant", seed="8", **short, **more)
    table.press_on()
    return table


@pytest.mark.parametrize("game", ["tomy", "flair"])
def test_the_review_works_itself_out_in_a_few_seconds(shared_reader: Open, game: str) -> None:
    reader = shared_reader()
    table = played(reader, game)
    verdict = table.part("verdict")
    expect(verdict.locator("progress")).to_have_count(0, timeout=20_000)
    expect(verdict).to_contain_text(table.say("review.turns"))
    expect(table.part("rules-met").locator("li").first).to_be_visible()
    jump = verdict.get_by_role("button").first
    at = json.loads(jump.get_attribute("data-send") or "{}")["at"]
    jump.click()
    expect(table.part("at")).to_have_value(str(at))
    # What this match has met is kept, and a reload does not take it for old.
    assert reader.page.evaluate(RULES)
    table.part("back").click()
    expect(table.part("rules-met")).to_be_visible()


def test_the_replay_jumps_by_keys_buttons_and_the_chart_with_all_in_view(shared_reader: Open) -> None:
    reader = shared_reader()
    table = played(reader)
    table.part("replay").click()
    at = table.part("at")
    table.part("first").click()
    expect(at).to_have_value("0")
    table.part("after-key").click()
    expect(at).not_to_have_value("0")
    first = at.input_value()
    assert int(first) > 1
    expect(table.part("key")).not_to_have_text("")
    reader.page.locator("h1").first.evaluate("element => element.ownerDocument.activeElement.blur()")
    reader.page.keyboard.press("n")
    expect(at).not_to_have_value(first)
    reader.page.keyboard.press("p")
    expect(at).to_have_value(first)
    column = table.root.locator(".ce-chart__press").nth(40)
    send = json.loads(column.get_attribute("data-send") or "{}")
    column.click()
    expect(at).to_have_value(str(send["at"]))
    table.part("chart").evaluate("element => element.scrollIntoView({block: 'start'})")
    for part in ("chart", "at"):
        expect(table.part(part)).to_be_in_viewport()


def test_the_card_is_saved_as_drawing_and_as_dots(shared_reader: Open, tmp_path: Path) -> None:
    reader = shared_reader()
    table = played(reader)
    fold = table.part("card")
    fold.locator("summary").click()
    for way, begins in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with reader.page.expect_download() as download:
            table.part(f"card-{way}").click()
        file = tmp_path / f"card.{way}"
        download.value.save_as(file)
        assert file.read_bytes().startswith(begins)
        assert file.stat().st_size > 2000


def test_a_link_opens_at_its_question_and_is_played_on(shared_reader: Open) -> None:
    reader = shared_reader(permissions=["clipboard-read", "clipboard-write"])
    table = Table.at(reader, "double")
    table.set_up(seat1="medium", pace="instant", seed="8")
    table.press_on(6)
    here, link = table.in_cpython(), table.copy_link()
    elsewhere = shared_reader()
    elsewhere.page.goto(link)
    there = Table(elsewhere.page, "double", "en")
    expect(there.part("go")).to_have_text(there.say("review.play-on"))
    expect(there.part("ask")).to_be_visible()
    there.part("replay").click()
    expect(there.part("at")).to_have_value(str(len(here.history)))
    there.part("back").click()
    there.part("go").click()
    expect(there.part("as")).to_have_count(0)
    there.press_on(2)
    assert there.in_cpython().history[: len(here.history)] == here.history


def test_the_season_is_kept_goes_out_comes_in_and_is_erased(shared_reader: Open, tmp_path: Path) -> None:
    reader = shared_reader()
    table = played(reader, "double")
    until(reader.page, RESULTS, None)
    (entry,) = json.loads(reader.page.evaluate(RESULTS))["double"]
    assert entry["id"]
    assert entry["when"].startswith("20")
    table.part("leave").click()
    fold = table.part("statistics")
    fold.locator("summary").first.click()
    expect(fold.locator("tbody tr")).to_have_count(1)
    desk = reader.page.viewport_size
    assert desk is not None
    reader.page.set_viewport_size({"width": 360, "height": 640})
    assert fold.locator(".ce-season__scroll").evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    reader.page.set_viewport_size(desk)
    with reader.page.expect_download() as download:
        table.part("season-file").click()
    file = tmp_path / "season.json"
    download.value.save_as(file)
    table.part("season-out").locator("summary").click()
    table.part("season-erase").click()
    expect(fold.locator("tbody tr")).to_have_count(0)
    assert until(reader.page, KEPT, 0)
    bad = tmp_path / "bad.json"
    bad.write_text("{", "utf-8")
    table.part("season-in").set_input_files(bad)
    expect(table.root).to_contain_text(table.say("core.refusals.season-broken"))
    table.part("season-in").set_input_files(file)
    expect(fold.locator("tbody tr")).to_have_count(1)
    assert until(reader.page, KEPT, 1)
    assert json.loads(reader.page.evaluate(RESULTS))["double"] == [entry]
