"""Whole matches on the Play pages: every game against every level, kept, undone, entered by hand, replayed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from engine.bots import LEVELS
from engine.core.asks import Choose
from engine.core.languages import words
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.games import SHELF, load
from tests.browser.conftest import Open
from tests.browser.expected import told
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import until
from tests.browser.table import Table

SHORT = {"double": {"rule_length": "20"}, "tomy": {"rule_format": "single"}}
"""The shortest whole match that a game has."""


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_match_against_each_level(shared_reader: Open, game: str) -> None:
    """To the last whistle by pressing buttons, one after the other; what the device keeps is the same in CPython.

    The last is played in the other language, which from game to game is the one or the other.
    """
    reader = shared_reader()
    for number, level in enumerate(LEVELS, start=1):
        lang = LANGUAGES[(number // len(LEVELS) + SHELF.index(game)) % len(LANGUAGES)]
        table = Table.at(reader, game, lang)
        table.set_up(seat1=level, pace="instant", seed="42", **SHORT.get(game, {}))
        presses, _ = table.press_on()
        assert presses > 3
        expect(table.over).to_be_visible()
        position = table.in_cpython()
        assert position.over
        assert len(table.kept) == number
        assert table.kept[-1]["save"]["summary"]["seats"] == ["human", level]
        last = position.start.game.text(lang, position.start.names, you=0).event(position.log[-1])
        expect(table.question).to_contain_text(last)
        table.part("leave").click()
        expect(table.part("kick-off")).to_be_visible()


def test_a_match_is_played_with_the_network_cut(open_reader: Open) -> None:
    reader = open_reader()
    table = Table.at(reader, "double")
    table.boot()
    # What the page still fetches beside Python is no part of the match.
    reader.page.wait_for_load_state("networkidle")
    reader.context.set_offline(True)
    table.set_up(seat1="hard", pace="instant", seed="7")
    table.press_on()
    expect(table.over).to_be_visible()
    assert table.in_cpython().over


def test_a_reload_in_the_middle_loses_nothing(shared_reader: Open) -> None:
    reader = shared_reader(lang="fr")
    table = Table.at(reader, "scrumball", "fr")
    table.set_up(seat1="medium", pace="instant", seed="3")
    table.press_on(12)
    before = table.in_cpython()
    reader.page.reload()
    expect(table.part("leave")).to_be_visible()
    table.press_on(1)
    after = table.in_cpython()
    assert after.history[: len(before.history)] == before.history
    assert len(after.history) > len(before.history)
    table.part("leave").click()
    expect(table.root.get_by_text(table.say("match.running"))).to_be_visible()
    table.button(table.say("match.go-on-with")).click()
    expect(table.part("leave")).to_be_visible()


def test_two_windows_on_one_match_stay_together(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "draft")
    table.set_up(seat1="easy", pace="instant", seed="5")
    table.press_on(3)
    other = reader.context.new_page()
    other.goto(reader.page.url)
    beside = Table(other, "draft", "en")
    expect(beside.part("leave")).to_be_visible()
    beside.press_on(2)
    moved = table.in_cpython().history
    expect(table.part("linked")).to_contain_text(table.say("widgets.page.other-tab"))
    table.press_on(1)
    assert table.in_cpython().history[: len(moved)] == moved


def test_a_device_that_keeps_nothing_is_told_and_plays_on(open_reader: Open) -> None:
    reader = open_reader()
    reader.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    table = Table.at(reader, "double")
    table.set_up(seat1="easy", pace="instant", seed="5", rule_length="20")
    expect(reader.page.get_by_text(table.say("widgets.page.not-saved")).first).to_be_attached()
    table.press_on()
    expect(table.over).to_be_visible()
    assert table.kept == []


def test_undo_stops_at_a_die_except_in_study(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "double")
    table.set_up(seat1="human", pace="instant", seed="5", study="on")
    table.press_on(3)
    before = table.in_cpython().history
    table.press_on(1)
    assert len(table.in_cpython().history) > len(before)
    answered = table.root.get_attribute("data-answered")
    table.part("undo").click()
    taken_back = "([id, was]) => document.getElementById(id).dataset.answered !== was"
    assert until(reader.page, taken_back, [table.id, answered])
    # A press is taken back whole: with the choice go the dice that were thrown with it.
    assert table.in_cpython().history == before
    table.press_on(1)
    assert len(table.in_cpython().history) > len(before)
    table.part("leave").click()
    table.set_up(seat1="human", pace="instant", seed="5", study="off")
    table.press_on(2)
    length = len(table.in_cpython().history)
    # Greyed out, but it says why when it is pressed all the same.
    table.part("undo").dispatch_event("click")
    expect(table.note).to_contain_text(words("en").refusal(Refusal("undo-barred")))
    assert len(table.in_cpython().history) == length >= 2


def test_dice_thrown_on_the_table_are_entered(shared_reader: Open) -> None:
    reader = shared_reader(lang="fr")
    table = Table.at(reader, "double", "fr")
    table.set_up(seat1="medium", pace="instant", dice="table")
    for faces in ((6,), (2,), (5, 6)):
        expect(table.part("set-go")).to_be_visible()
        table.look().set_dice(faces)
    answers = [answer for _, answer in table.in_cpython().history]
    assert answers[:3] == [(6,), (2,), (5, 6)]


@pytest.mark.parametrize("game", ["double", "flair"])
def test_a_replay_equals_the_match_event_by_event(shared_reader: Open, game: str) -> None:
    reader = shared_reader()
    table = Table.at(reader, game)
    table.set_up(seat1="medium", pace="instant", seed="8", **SHORT.get(game, {}))
    table.press_on()
    table.part("replay").click()
    position = table.in_cpython()
    moments = [position]
    while moments[-1].before is not None:
        moments.append(moments[-1].before)
    moments.reverse()
    step = 1 if game == "double" else max(1, len(moments) // 25)
    at = table.part("at")
    for number in range(0, len(moments), step):
        at.evaluate(
            "(field, to) => { field.value = to; field.dispatchEvent(new Event('input', {bubbles: true})); }",
            str(number),
        )
        expect(at).to_have_attribute("aria-valuetext", table.say("match.moment", number=number, total=len(moments) - 1))
        shown = table.root.locator(".ce-log__action").first
        moment = moments[number]
        if moment.news and moment.before is not None:
            lines = told(moment, "en", you=0)
            # Cards that are dealt one after the other are told as one.
            dealt = moment.start.game.events[moment.news[-1][1]].dealt
            gathered = re.compile(re.escape(lines[-1].text) + r"|draws? \d+ cards|\d+ cards are turned")
            expect(shown).to_contain_text(gathered if dealt else lines[-1].text)
    reader.page.keyboard.press("Escape")
    table.root.locator("[id$='--first']").click()
    expect(at).to_have_value("0")
    reader.page.locator("h1").click()
    reader.page.keyboard.press("ArrowRight")
    expect(at).to_have_value("1")
    reader.page.keyboard.press("End")
    expect(at).to_have_value(str(len(moments) - 1))
    rule = table.root.locator(".ce-mark--why").first
    assert f"{game}/" in str(rule.get_attribute("href"))


def test_the_chart_of_chances_is_reckoned_and_a_moment_is_taken_over(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "draft")
    table.set_up(seat1="medium", pace="instant", seed="8")
    table.press_on()
    table.part("replay").click()
    # Once a match is over, the chances are reckoned without being asked for.
    expect(table.root.locator(".ce-chart__chance")).to_be_attached()
    expect(table.part("chart").locator("progress")).to_have_count(0)
    at = table.part("at")
    at.evaluate("field => { field.value = '30'; field.dispatchEvent(new Event('input', {bubbles: true})); }")
    expect(at).to_have_attribute(
        "aria-valuetext", table.say("match.moment", number=30, total=int(at.get_attribute("max") or 0))
    )
    before = table.in_cpython().history
    table.part("over").locator("summary").click()
    table.part("over-go").click()
    # The replay has a way to leave too: what tells a match from it is that the slider is gone.
    expect(at).to_have_count(0)
    table.press_on(2)
    after = table.in_cpython().history
    assert after[:30] == before[:30]
    assert len(table.kept) == 2


def test_a_match_travels_as_a_file_and_as_a_link(shared_reader: Open, tmp_path: Path) -> None:
    reader = shared_reader(lang="fr", permissions=["clipboard-read", "clipboard-write"])
    table = Table.at(reader, "tomy", "fr")
    table.set_up(seat1="easy", pace="instant", seed="8", rule_format="single")
    table.press_on(9)
    here = table.in_cpython()
    link = table.copy_link()
    with reader.page.expect_download() as download:
        table.reach("file-go").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["format"] == "coup-denvoi-match-1"

    elsewhere = shared_reader(lang="fr")
    elsewhere.page.goto(link)
    there = Table(elsewhere.page, "tomy", "fr")
    expect(there.part("go")).to_have_text(there.say("review.play-on"))
    there.part("replay").click()
    expect(there.part("at")).to_have_value(str(len(here.history)))
    there.part("leave").click()
    expect(there.part("kick-off")).to_be_visible()
    there.part("file").set_input_files(file)
    expect(there.part("leave")).to_be_visible()
    assert there.in_cpython().history == here.history
    there.part("leave").click()
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "coup-denvoi-match-1", "record"', "utf-8")
    there.part("file").set_input_files(broken)
    expect(there.note).to_be_visible()
    expect(there.root.get_by_text(there.say("match.running"))).to_be_visible()


def test_a_link_out_of_hidden_hands_says_what_it_shows_and_another_shows_less(open_reader: Open) -> None:
    """The whole match for whoever may see it all; from here on, with the unseen dealt anew, for everyone else."""
    reader = open_reader(permissions=["clipboard-read", "clipboard-write"])
    table = Table.at(reader, "scrumball")
    table.set_up(seat1="easy", pace="instant", seed="8")
    table.press_on(12)
    here = table.in_cpython()
    fold = table.reach("share")
    fold.locator("summary").click()
    expect(fold).to_contain_text(table.say("match.link-shows"))
    expect(fold).to_contain_text(table.say("match.link-anew-shows"))
    links = []
    for part in ("link", "link-anew"):
        reader.page.evaluate("navigator.clipboard.writeText('')")
        table.part(part).click()
        assert until(reader.page, "async () => (await navigator.clipboard.readText()).includes('#')", None)
        links.append(str(reader.page.evaluate("navigator.clipboard.readText()")))
    whole, anew = (Record.from_link(link).position(load) for link in links)
    assert whole.history == here.history
    assert len(anew.history) < len(whole.history)
    assert anew.base.data()["hands"][1] != whole.base.data()["hands"][1]
    assert anew.state.data()["hands"][0] == here.state.data()["hands"][0]
    for link in links:
        elsewhere = open_reader()
        elsewhere.page.goto(link)
        there = Table(elsewhere.page, "scrumball", "en")
        expect(there.root).to_contain_text(there.say("match.link-holds"))
    # Before the referee nobody sees a hand before he has said whose side he is on.
    page = elsewhere.open(f"referee/#s-referee:{Record.of(here).link()}")
    who = page.locator("[id='s-referee--who']")
    expect(who.get_by_role("button")).to_have_count(2)
    who.get_by_role("button").first.click()
    expect(who).to_have_count(0)


def test_two_people_hand_the_device_over_without_showing_cards(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "scrumball")
    table.set_up(seat1="human", pace="instant", seed="8")
    table.press_on(30)
    seats = {ask.seat for ask, _ in table.in_cpython().history if isinstance(ask, Choose)}
    assert seats == {0, 1}


def test_the_coach_says_what_each_option_is_worth_and_why(shared_reader: Open) -> None:
    reader = shared_reader(lang="fr")
    table = Table.at(reader, "flair", "fr")
    table.set_up(seat1="hard", pace="instant", seed="8")
    table.ask_coach()
    rows = table.root.locator(".ce-coach__table tbody tr")
    expect(rows.nth(1)).to_be_attached()
    expect(rows.first).to_contain_text("±")
    expect(table.part("coach")).to_contain_text("L’entraîneur choisirait")


def test_a_link_to_another_game_is_refused_in_words(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "double")
    table.set_up(seat1="easy", pace="instant", seed="8")
    link = table.in_cpython()
    reader.page.goto("about:blank")
    reader.open(in_language(f"tomy/play/#s-tomy-play:{Record.of(link).link()}", "fr"))
    other = Table(reader.page, "tomy", "fr")
    expect(other.note).to_contain_text("5-3-Double" if other.note.get_by_text("5-3").count() else "double")
