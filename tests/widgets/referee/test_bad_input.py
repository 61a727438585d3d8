"""A situation that cannot be is answered with what is wrong, at the field, and the last good answer stays."""

from __future__ import annotations

import pytest

from tests.widgets.reader import by_class, by_id, text
from tests.widgets.referee.page import ROOT, Page


def test_the_ball_beyond_the_dead_ball_line(page: Page) -> None:
    page.ask("flair", "tackle")
    before = page.question
    page.tell(**{"f-ball": "130"})
    assert page.faults == {"ball": "“130” is not valid: a whole number from -15 to 115 is needed."}
    assert page.control("ball").get("aria-invalid") == "true"
    assert f"{ROOT}-f-ball-fault" in page.control("ball").get("aria-describedby", "").split()
    assert page.control("ball").get("value") == "130"
    assert page.status.startswith("This is not possible.")
    assert page.question == before
    assert any("what you entered before" in note for note in page.notes)
    page.tell(**{"f-ball": "13"})
    assert not page.faults
    assert not page.notes


def test_two_nines_too_many(page: Page) -> None:
    page.ask("flair", "tackle")
    for _ in range(5):
        page.send(do="put", field="hands1", card="9")
    assert page.faults == {"hands1": "Sacha cannot have 6 cards numbered 9: a deck has 4."}
    assert by_class(by_id(page.frame, f"{ROOT}-f-hands1"), "ce-put__card")
    page.send(do="take", field="hands1", place=10)
    page.send(do="take", field="hands1", place=9)
    assert not page.faults


def test_dice_of_seven(page: Page) -> None:
    page.ask("double", "throw")
    before = page.question
    page.throw(7, 3)
    assert "7" in page.status
    assert page.question == before
    assert any("7" in note for note in page.notes)
    page.throw("", 3)
    assert "still open" in page.status


@pytest.mark.parametrize(
    ("game", "moment", "told", "place"),
    [
        ("double", "throw", {"yellow0": "30"}, "yellow0"),
        ("double", "throw", {"score1": "4"}, "score1"),
        ("double", "throw", {"half": "2", "minute": "5"}, "minute"),
        ("double", "throw", {"minute": "soon"}, "minute"),
        ("tomy", "turn", {"warnings0": "2", "warnings1": "2"}, "warnings0"),
        ("tomy", "turn", {"warnings0": "3"}, "warnings0"),
        ("tomy", "shootout", {"score0": "10"}, "score0"),
        ("scrumball", "card", {"ball": "111"}, "ball"),
        ("scrumball", "card", {"drawn": "1"}, "drawn"),
        ("scrumball", "card", {"beneficiary": "1", "mark": "40"}, "beneficiary"),
        ("scrumball", "card", {"beneficiary": "0"}, "mark"),
        ("flair", "contest", {"zone0": "5", "zone1": "2"}, "zone0"),
        ("flair", "attack", {"seconds": "ten"}, "seconds"),
        ("flair", "received", {"ball": "50", "marking": ""}, "ball"),
        ("flair", "combination", {"last": "0"}, "last"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_is_told_at_its_field(
    lang: str, game: str, moment: str, told: dict[str, str], place: str
) -> None:
    page = Page(lang)
    page.ask(game, moment)
    before = page.question
    # An empty tick box is not sent at all.
    page.tell(**{f"f-{name}": value or None for name, value in told.items()})
    assert list(page.faults) == [place]
    assert page.question == before
    assert page.status
    jump = by_class(page.frame, "ce-referee__jump")[0]
    assert "--wrong" in jump.get("class", "")
    for name, value in told.items():
        if value:
            assert page.told()[f"f-{name}"] == value


def test_cards_that_are_not_in_the_pack(page: Page) -> None:
    page.ask("draft", "shot")
    for _ in range(3):
        page.send(do="put", field="hands0", card="white-nogoal-free")
    assert "hands0" in page.faults
    page.ask("scrumball", "kick")
    page.send(do="put", field="hands1", card="drop")
    assert page.faults == {"hands1": "There are at most 6 cards here."}
    for place in (5, 4, 3, 2, 1, 0):
        page.send(do="take", field="hands1", place=place)
    for _ in range(3):
        page.send(do="put", field="hands1", card="drop")
    assert "hands0" in page.faults
    assert "3" in page.faults["hands0"]


def test_several_things_are_told_at_once(page: Page) -> None:
    page.ask("flair", "contest", ball="500", zone0="9")
    assert set(page.faults) == {"ball", "zone0"}


def test_a_link_that_is_damaged_leaves_the_desk_as_it_was(page: Page) -> None:
    page.ask("flair", "contest", ball="33")
    page.send(do="open", link="q1flair.bm9uc2Vuc2U")
    assert page.told()["f-ball"] == "33"
    assert page.notes
    page.send(do="open", link="q1rugby.abc")
    assert "no game" in page.status
    assert text(by_id(page.frame, f"{ROOT}--note"))
