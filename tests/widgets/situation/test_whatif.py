"""What if the dice had fallen otherwise: the dice that led to a situation can be turned, and turned back."""

from __future__ import annotations

import json

import pytest

from engine import games
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.spec import spec_of
from tests.widgets.reader import Element, Reader, by_class, by_id, still, text, tree

KICK = "penalty-kick"
ROOT = f"s-double-{KICK}"


def reader(lang: str = "en", **spec: object) -> Reader:
    """Someone in front of the kick of a 3-4 who may turn those two dice."""
    own = spec_of(games.situation("double", KICK), lang, "../").plain()
    return Reader(KICK, lang, spec={**own, "whatif": True, **spec})


def turn(someone: Reader, at: object, answer: object) -> Element:
    """Tap a face."""
    return someone.send({"do": "whatif", "at": at, "answer": answer})


def pressed(frame: Element) -> list[str]:
    """The faces that lie on the table."""
    return [text(one) for one in by_class(frame, "ce-whatif__face") if one.get("aria-pressed") == "true"]


def fractions(frame: Element) -> list[str]:
    """The exact odds."""
    return [text(row[1]) for table in by_class(frame, "ce-exact") for row in table.findall("tbody")[0]]


def test_a_die_turned_changes_the_odds() -> None:
    someone = reader()
    frame = someone.open()
    assert pressed(frame) == ["3", "4"]
    assert fractions(frame) == ["1/2", "1/2"]
    frame = turn(someone, 0, "3-2")
    assert pressed(frame) == ["3", "2"]
    assert fractions(frame) == ["1/6", "5/6"]
    assert text(by_id(frame, f"{ROOT}--go")) == "Roll the die"
    assert text(by_id(frame, f"{ROOT}--title")) == "The same moment, with other dice"
    frame = turn(someone, 0, "3-4")
    assert text(by_id(frame, f"{ROOT}--title")) == text(by_id(still("double", KICK), f"{ROOT}--title"))


def test_every_face_sends_its_own_command() -> None:
    frame = reader().open()
    for place, wanted in ((0, "{}-4"), (1, "3-{}")):
        for face in range(1, 7):
            sent = json.loads(by_id(frame, f"{ROOT}--if0-{place}-{face}").get("data-send", ""))
            assert sent == {"do": "whatif", "at": 0, "answer": wanted.format(face)}


def test_an_answer_that_nobody_asks_for_waits_until_it_is_asked_for_again() -> None:
    """From a 3-1 there is no kick: the choice is open. Turned back to 4, the kick is chosen as before."""
    someone = reader()
    frame = turn(someone, 0, "3-1")
    assert by_id(frame, f"{ROOT}--opt-keep") is not None
    assert pressed(frame) == ["3", "1"]
    frame = turn(someone, 0, "3-5")
    assert fractions(frame) == ["2/3", "1/3"]


def test_dice_turned_cannot_be_undone_but_begin_again() -> None:
    someone = reader()
    turn(someone, 0, "3-2")
    someone.throw(1)
    assert fractions(someone.send({"do": "undo"})) == ["1/6", "5/6"]
    someone.send({"do": "undo"})
    assert "nothing to undo" in someone.note
    assert pressed(someone.send({"do": "again"})) == ["3", "4"]


def test_turning_a_die_after_the_throw_goes_back_before_it() -> None:
    someone = reader()
    someone.throw(6)
    frame = turn(someone, 0, "3-2")
    assert text(by_id(frame, f"{ROOT}--go")) == "Roll the die"
    assert "aria-pressed" in someone.html


@pytest.mark.parametrize(
    ("at", "answer", "reason"),
    [
        (0, "3-7", "7"),
        (0, "3", "2 dice"),
        (0, "three", "three"),
        (0, None, "None"),
        (1, "keep", "has not been rolled"),
        (2, "4", "has not been rolled"),
        (-1, "3-4", "has not been rolled"),
        (True, "3-4", "has not been rolled"),
        ("0", "3-4", "has not been rolled"),
        (None, "3-4", "has not been rolled"),
    ],
)
def test_nonsense_is_refused_and_the_position_kept(at: object, answer: object, reason: str) -> None:
    someone = reader()
    turn(someone, 0, "3-2")
    frame = turn(someone, at, answer)
    assert reason in someone.note
    assert pressed(frame) == ["3", "2"]
    assert fractions(frame) == ["1/6", "5/6"]


def test_only_a_situation_that_says_so_lets_dice_be_turned() -> None:
    someone = reader(whatif=False)
    assert not by_class(someone.open(), "ce-whatif")
    turn(someone, 0, "3-2")
    assert "whatif" in someone.note


def test_a_link_keeps_the_dice_as_they_were_turned() -> None:
    someone = reader()
    turn(someone, 0, "3-2")
    someone.throw(1)
    link = someone.link()
    forget()
    friend = reader()
    frame = friend.open(link)
    assert pressed(frame) == ["3", "2"]
    assert "1 is under 2" in text(frame)
    assert fractions(friend.send({"do": "undo"})) == ["1/6", "5/6"]
    assert fractions(turn(friend, 0, "3-6")) != ["1/6", "5/6"]


def test_a_link_from_elsewhere_shows_no_dice_to_turn() -> None:
    other = Reader("first-throw")
    other.throw(5, 4)
    someone = reader()
    assert not by_class(someone.open(other.link()), "ce-whatif")
    turn(someone, 0, "3-2")
    assert someone.note


def test_the_words_are_french_too() -> None:
    someone = reader("fr")
    frame = someone.open()
    assert text(by_class(frame, "ce-whatif__name")[0]) == "Et si les dés étaient tombés autrement ?"
    first, second = (text(one) for one in by_class(frame, "ce-whatif__whose"))
    assert first.startswith("Premier dé : ")
    assert second.startswith("Deuxième dé : ")
    turn(someone, 5, "1")
    assert "n’a pas été lancé" in text(tree(someone.html))
