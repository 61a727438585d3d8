"""Afterwards: the replay, the sheet, a moment taken over, the same once more."""

from __future__ import annotations

from engine.match.fixture import PERSON
from tests.widgets.match.page import SHORT, Page

TWENTY = SHORT["double"]


def test_looking_back_moment_by_moment() -> None:
    page = Page("double")
    page.kick_off(**TWENTY)
    page.press_on(12)
    last = page.match.answers
    page.do("replay")
    assert page.part("at").get("value") == str(last)
    assert page.answer["focus"] == f"{page.root}--at"
    assert page.part("after").get("aria-disabled") == "true"
    for at, shown in ((3, 3), ("4", 4), (-9, 0), (10_000, last)):
        page.do("seek", at=at)
        assert page.part("at").get("value") == str(shown)
        assert page.status.endswith(page.say("match.moment", number=shown, total=last))
    page.do("seek", at=0)
    assert page.part("before").get("aria-disabled") == "true"
    page.do("back")
    assert page.match.turn == PERSON
    assert page.has("undo")


def test_the_sheet_is_shown_alone_and_left_again() -> None:
    page = Page("scrumball")
    page.kick_off(seat1="medium")
    page.press_on(5)
    page.do("sheet")
    assert page.has("print")
    assert page.answer["match"] == {"screen": "sheet"}
    page.do("sheet")
    page.do("back")
    assert page.answer["match"] == {"screen": "match"}
    page.do("replay")
    page.do("seek", at=2)
    page.do("sheet")
    page.do("back")
    assert page.part("at").get("value") == "2"


def test_a_moment_is_taken_over_and_the_old_match_stays() -> None:
    page = Page("double")
    page.kick_off(**TWENTY, study="on")
    page.press_on()
    before = page.position.history
    page.do("replay")
    page.do("seek", at=7)
    page.do("take-over", fields={"as": "1", "level": "medium"})
    assert page.answer["match"]["new"] is True
    assert page.match.settings.seats == ("medium", "human")
    assert page.match.settings.house == {"length": "20"}
    assert page.position.history[:7] == before[:7]
    page.press_on()
    assert page.kept["1"]["record"]["answers"][:7] == page.kept["2"]["record"]["answers"][:7]
    assert page.position.over


def test_once_more_is_the_same_with_other_luck() -> None:
    page = Page("double")
    page.kick_off(seat1="easy", name0="Zoé", **TWENTY)
    page.press_on()
    page.do("rematch")
    assert page.current == "2"
    first, second = page.kept["1"]["settings"], page.kept["2"]["settings"]
    assert first.pop("seed") != second.pop("seed")
    assert first == second
    assert page.match.settings.names == ("Zoé", "Sacha")
    assert page.match.settings.house == {"length": "20"}
