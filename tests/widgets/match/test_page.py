"""Commands of a Play page and what comes back: the form, the match, looking back, and what is to be kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.languages import words
from engine.core.record import Record
from engine.match.fixture import ITSELF, OVER, THINKING
from site_plugins.live.widgets.match import automatic
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.match.page import SHORT, Page
from tests.widgets.reader import by_class, plain, text


def test_a_page_begins_with_its_form() -> None:
    page = Page("double")
    page.do("open")
    assert page.has("kick-off")
    assert page.answer["match"] == {"screen": "setup"}
    assert page.status == ""


def test_a_match_begins_and_is_kept_from_its_first_moment() -> None:
    page = Page("double", "fr")
    page.kick_off(name0="Zoé", seat1="medium", seed="")
    assert page.answer["match"]["new"] is True
    save = page.answer["match"]["save"]
    assert save["settings"]["seats"] == ["human", "medium"]
    assert save["settings"]["seed"] == "", "a seed that nobody chose tells every die to come"
    assert save["summary"]["names"] == ["Zoé", "Sacha"]
    assert page.status.startswith("Coup d’envoi.")
    assert text(page.part("title")).startswith("Vous contre Sacha")


def test_a_form_that_is_left_empty_brings_other_luck_each_time() -> None:
    page = Page("double")
    seeds = set()
    for _ in range(3):
        page.kick_off(seed="")
        seeds.add(page.match.settings.seed)
        page.do("leave")
        assert page.part("seed").get("value") == ""
    assert len(seeds) == 3
    page.kick_off(seed="7")
    page.do("leave")
    assert page.part("seed").get("value") == "7"


def test_the_form_follows_a_rule_that_changes_it() -> None:
    """A cup has eight sides; what was filled in stays, even what cannot be played like that."""
    page = Page("tomy")
    page.do("open")
    assert not page.has("name2")
    page.do("setup", fields={"name0": "Zoé", "name1": "Zoé", "seat1": "hard", "rule-format": "cup"})
    assert not page.note
    assert [page.part(f"name{seat}").get("value") for seat in (0, 1, 7)] == ["Zoé", "Zoé", "Morgan"]
    chosen = [option.get("value") for option in page.part("seat1") if option.get("selected") is not None]
    assert chosen == ["hard"]


def test_each_answer_that_moves_the_match_is_kept_and_a_look_is_not() -> None:
    page = Page("double")
    page.kick_off(throws="hand")
    for number in (1, 2, 3):
        page.do("roll") if page.presses[0]["do"] == "roll" else page.send(page.presses[0])
        assert page.answer["match"]["save"]["summary"]["answers"] == number
    for look in ("open", "sheet", "back", "replay", "link", "file", "back"):
        page.do(look)
        assert "save" not in page.answer["match"]
    page.send({"do": "take-up", "id": "1"}, save=page.kept["1"])
    assert "save" not in page.answer["match"]


def test_a_match_is_taken_up_where_it_was_left() -> None:
    page = Page("scrumball")
    page.kick_off(seat1="medium")
    page.press_on(10)
    before, history = text(page.frame), page.position.history
    page.do("leave")
    assert page.has("kick-off")
    page.send({"do": "take-up", "id": "1"}, save=page.kept["1"])
    assert page.position.history == history
    assert text(page.frame) == before
    forget()
    page.send({"do": "open"}, save=page.kept["1"])
    assert page.position.history == history


def test_another_window_s_moves_count_and_it_is_said() -> None:
    page = Page("double")
    page.kick_off()
    page.press_on(2)
    early = page.kept["1"]
    page.press_on(4)
    late = page.kept["1"]
    page.send({"do": "take-up", "id": "1"}, save=early)
    page.send({"do": "take-up", "id": "1", "quiet": True}, save=late)
    assert page.note == page.say("widgets.page.other-tab")
    assert page.status.startswith(page.say("widgets.page.other-tab"))
    assert page.answer["match"] == {"screen": "match"}


def test_a_finished_match_is_looked_back_at() -> None:
    page = Page("double")
    page.kick_off(seat1="easy", **SHORT["double"])
    page.press_on()
    assert page.has("rematch")
    assert page.kept["1"]["summary"]["over"]
    forget()
    page.send({"do": "take-up", "id": "1"}, save=page.kept["1"])
    assert page.answer["match"] == {"screen": "replay"}
    assert page.has("at")
    assert page.has("rematch")
    page.do("back")
    assert page.answer["match"]["screen"] == "match", "the final screen is a page of its own"
    assert page.has("verdict")


def test_a_link_shows_a_match_without_touching_the_one_that_is_kept() -> None:
    """Only when somebody goes on from there does it become a match of this device, beside the other."""
    page = Page("draft")
    page.kick_off()
    page.press_on(9)
    page.do("link")
    link, length = page.answer["link"], page.match.answers
    assert page.status == ""
    page.do("leave")
    page.kick_off(seat1="medium")
    page.press_on(2)
    mine = json.dumps(page.kept["2"])
    page.do("open", link=link)
    assert page.answer["match"] == {"screen": "shared"}
    assert page.note == f"This is the position from the link. {page.say('match.link-holds')}"
    assert page.status.startswith(page.note)
    assert page.match.answers == length
    page.do("replay")
    page.do("back")
    assert page.answer["match"] == {"screen": "shared"}
    page.do("play-on", fields={"as": "all"})
    assert page.match.settings.people == (0, 1)
    page.press_on(1)
    assert json.dumps(page.kept["2"]) == mine
    assert page.current == "3"
    assert page.kept["3"]["record"]["answers"][:length] == page.kept["1"]["record"]["answers"]
    page.press_on(1)
    assert page.current == "3"


def test_a_match_travels_as_a_file() -> None:
    page = Page("tomy", "fr")
    page.kick_off(seat1="easy", name0="Zoé d’Or", rule_format="single")
    page.press_on(9)
    page.do("file")
    file = page.answer["file"]
    assert file["name"] == "tomy-ZoédOr-Sacha.json"
    kept = json.loads(json.dumps(page.kept["1"]))
    kept["settings"]["seed"] = ""
    assert json.loads(file["text"]) == kept, "everything but the seed of the dice to come"
    page.do("leave")
    page.do("import", text=file["text"])
    assert page.answer["match"]["new"] is True
    assert page.kept["2"] == kept


def old(page: Page, version: str = "0") -> dict[str, Any]:
    """The match of this page as another edition of the rules would have left it."""
    kept: dict[str, Any] = json.loads(json.dumps(page.kept[page.current]))
    kept["record"]["rules"] = version
    kept["record"]["answers"].insert(12, "old-move")
    return kept


@pytest.mark.parametrize(("lang", "said"), [("en", "version 0 of the rules"), ("fr", "version 0 des règles")])
def test_a_match_of_other_rules_is_replayed_and_nothing_of_it_is_lost(lang: str, said: str) -> None:
    page = Page("double", lang)
    page.kick_off()
    page.press_on(20)
    kept = old(page)
    total = len(kept["record"]["answers"])
    page.send({"do": "take-up", "id": "1"}, save=kept)
    assert said in page.note
    assert (
        plain(words(lang)("core.plays-until", played=12, total=total, next=13, answer="old-move", why="")) in page.note
    )
    assert page.note.endswith(plain(page.say("match.only-watched")))
    assert page.status.startswith(page.note)
    assert page.answer["match"] == {"screen": "replay"}
    for name in ("back", "over", "rematch"):
        assert not page.has(name)
    page.do("back")
    assert page.answer["match"] == {"screen": "replay"}
    page.do("file")
    assert json.loads(page.answer["file"]["text"])["record"] == kept["record"]
    page.do("link")
    assert Record.from_link(page.answer["link"]).plain() == kept["record"]
    page.do("import", text=json.dumps(kept))
    assert page.answer["match"]["save"]["record"] == kept["record"]
    page.do("open", link=Record.load(json.dumps(kept["record"])).link())
    assert said in page.note


def test_computer_players_move_when_the_page_says_so() -> None:
    """At a calm pace one looks longest at what counts, a while at the usual, and not at all at cards being dealt."""
    page = Page("draft")
    page.kick_off(seat0="medium", seat1="human", pace="calm")
    waits: dict[str, set[int]] = {"dealt": set(), "usual": set(), "counts": set()}
    kinds = page.match.game.events.kinds
    while page.match.turn != OVER:
        if "next" not in page.answer:
            page.send(page.presses[0])
            continue
        assert page.answer["next"]["send"] == {"do": "go"}
        assert page.match.turn in {THINKING, ITSELF}
        answers, told = page.match.answers, len(page.position.log)
        points = sum(page.match.game.points(page.position.state))
        page.do("go")
        assert page.match.answers > answers
        if "next" in page.answer and page.match.thought is None:
            counts = sum(page.match.game.points(page.position.state)) > points
            dealt = all(kinds[event[1]].dealt for event in page.position.log[told:])
            waits["counts" if counts else "dealt" if dealt else "usual"].add(page.answer["next"]["after"])
    assert waits["dealt"] == {0}
    assert 0 < min(waits["usual"]) < min(waits["counts"])


def test_the_pace_of_a_match_that_goes_on_is_changed_and_kept() -> None:
    """Whoever finds computer players slow need not begin another match; the form of the menu says how it stands."""
    page = Page("scrumball")
    page.kick_off(seat0="medium", seat1="medium", pace="turn")
    while "next" in page.answer:
        page.send(page.answer["next"]["send"])
    assert page.session.paused, "turn by turn, it waits for a person"
    before = page.match.answers
    page.do("pace", fields={"pace": "quick"})
    assert page.kept["1"]["settings"]["pace"] == "quick"
    selected = page.part("pace").find("option[@selected]")
    assert selected is not None
    assert selected.get("value") == "quick"
    assert page.answer["next"]["send"] == {"do": "go"}
    page.do("pace", fields={"pace": "instant"})
    page.wait(review=False)
    assert page.position.over
    assert page.match.answers > before
    assert not page.has("pace"), "once it is over nobody moves any more"
    page = Page("scrumball")
    page.kick_off()
    assert not page.has("pace"), "between two people nobody waits for a computer player"


def test_a_pause_holds_everything_until_it_goes_on() -> None:
    page = Page("double")
    page.kick_off(seat0="easy", seat1="medium", pace="calm")
    before = page.match.answers
    page.do("pause")
    assert "next" not in page.answer
    page.do("go")
    assert page.match.answers == before
    assert text(page.part("go")) == page.say("match.go-on")
    page.do("go-on")
    assert page.answer["next"]["send"] == {"do": "go"}
    page.do("go")
    assert page.match.answers == before + 1


def test_a_computer_player_that_thinks_is_seen_to_and_can_be_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "SLICE", 0.0)
    page = Page("scrumball")
    page.kick_off(seat0="hard", seat1="human", pace="calm")
    for _ in range(200):
        if page.match.turn == THINKING and len(page.match.offer.options) > 1:  # type: ignore[union-attr]
            break
        page.do("go") if "next" in page.answer else page.send(page.presses[0])
    assert page.match.turn == THINKING
    before = page.match.answers
    page.do("go")
    assert page.match.answers == before
    assert page.answer["next"]["after"] == 0
    assert page.say("match.thinks", who="Camille") in text(page.part("ask"))
    assert next(page.part("ask").iter("progress")).get("value") == "0.00"
    assert page.status == "", "a player that thinks says nothing over and over"
    page.do("hurry")
    assert page.match.answers > before


def test_two_computer_players_are_watched_to_the_end() -> None:
    page = Page("flair", "fr")
    page.kick_off(seat0="medium", seat1="medium")
    assert not page.can("undo")
    page.wait()
    assert page.position.over
    assert page.has("rematch")
    assert page.kept["1"]["summary"]["people"] == []


def test_dice_from_the_table_are_entered_and_the_page_throws_none() -> None:
    """For both sides, in a form that stands where the button would; a slip of the hand is taken back."""
    page = Page("double", "fr")
    page.kick_off(seat1="medium", dice="table")
    assert page.has("set-go")
    assert not page.has("go")
    page.do("set", fields={"d0": "6"})
    page.do("undo")
    page.do("set", fields={"d0": "5"})
    page.do("set", fields={"d0": "2"})
    page.do("set", fields={"d0": "5", "d1": "6"})
    assert [answer for _, answer in page.position.history][:3] == [(5,), (2,), (5, 6)]
    if page.has("set-go"):
        page.do("roll")
        assert "roll" in page.note


def test_dice_with_pictures_are_entered_too() -> None:
    page = Page("tomy")
    page.kick_off(seat1="medium", dice="table", rule_format="single")
    page.press_on(25)
    faces = [answer for _, answer in page.position.history if isinstance(answer, tuple)]
    assert len(faces) > 15
    assert all(isinstance(face, str) for throw in faces for face in throw)


def test_where_dice_are_thrown_here_they_may_still_be_entered() -> None:
    page = Page("double")
    page.kick_off(throws="hand")
    assert page.has("go")
    page.do("set", fields={"d0": "3"})
    assert page.position.answer == (3,)


def test_what_is_read_out_is_what_has_happened_since() -> None:
    """Of a run of moves every sentence, not only the last; then what is asked now."""
    page = Page("double")
    page.kick_off(seat1="medium")
    before = page.match.answers
    page.press_on(1)
    told = page.position.start.game.text("en", page.match.settings.names, you=0)
    news = [told.event(e) for e in page.position.log]
    if page.match.answers > before + 1:
        assert sum(sentence in page.status for sentence in set(news)) > 1
    assert page.position.ask is not None
    question = told.ask(page.position.ask)
    assert page.status.endswith(question[1:])


def test_a_cup_of_eight_is_played_to_its_end() -> None:
    page = Page("tomy", "fr")
    seats = {f"seat{seat}": "human" if seat in {1, 6} else "medium" for seat in range(8)}
    page.kick_off(**seats, rule_format="cup")
    page.press_on(25)
    page.do("replay")
    assert not page.has("chart-go"), "with eight sides one chance says nothing about the others"
    page.do("chart")
    assert page.note
    page.do("seek", at=1)
    assert len(page.part("as")) == 8
    page.do("sheet")
    assert "Morgan" in text(page.frame)
    page.do("leave")
    page.do("open")
    watched = {f"seat{seat}": "medium" for seat in range(8)}
    page.kick_off(**watched, rule_format="cup")
    page.wait()
    assert page.position.over
    page.do("replay")
    page.do("seek", at=len(page.session.moments) // 2)
    first, second = by_class(page.frame, "ce-chart__name")
    team = page.session.moment.state.team  # type: ignore[attr-defined]
    names = page.match.settings.names
    assert (text(first).split()[0], text(second).split()[0]) == (names[team[0]], names[team[1]])
