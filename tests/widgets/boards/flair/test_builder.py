"""The builder of combinations: it explains, refuses at the right card, gives odds, and plays what was put together."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.widgets.boards.flair.test_board import told
from tests.widgets.reader import Element, Reader, by_class, by_id, text
from tests.widgets.situation.test_frame import checked

HAND = ["2", "5", "9", "10", "12", "15"]
STATE: dict[str, Any] = {
    "attack": 0,
    "first": 1,
    "ball": 38,
    "point": "ruck",
    "hands": [HAND, ["1", "4", "6", "7", "8", "13"]],
}


def reader(lang: str = "en", **state: Any) -> Reader:
    """Someone in front of the builder."""
    start = {"play": "attack", "state": {**STATE, **state}, "scope": "match"}
    spec = {
        "game": "flair",
        "situation": "b",
        "lang": lang,
        "base": "../",
        "title": "B",
        "start": start,
        "builder": "9-10-12",
    }
    return Reader("b", lang, "flair", spec)


def build(who: Reader, line: str, moment: str = "ruck") -> Element:
    """Type a combination."""
    return who.send({"do": "build", "fields": {"line": line, "moment": moment}})


def cards(root: Element) -> list[str]:
    """The line as it is drawn."""
    return [told(one) for one in by_class(root, "ce-line__card")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_opens_with_the_combination_of_its_situation(lang: str) -> None:
    """So that there is something to look at, on paper too."""
    root = reader(lang).open()
    checked(root)
    assert [one.split(":")[0] for one in cards(root)] == ["9", "10", "12"]
    assert by_id(root, "s-flair-b--line").get("value") == "9-10-12"
    assert not by_class(root, "ce-build__verdict--no")


def test_it_tells_metre_by_metre() -> None:
    """What each card does, where it ends, and where the defence comes in."""
    root = build(reader(), "9-10-12")
    checked(root)
    assert cards(root) == ["9: Pass on 5 m 57 m out", "10: Pass on 10 m 47 m out", "12: Advance 10 m 37 m out tackle"]
    assert text(by_id(root, "s-flair-b--verdict")) == "3 cards, 25 m."


@pytest.mark.parametrize(
    ("lang", "typed", "name"),
    [("en", "counter-attack:10-5", "Counter-attack 10"), ("fr", "relance:10-5", "Relance 10")],
)
def test_after_a_kick_a_10_may_be_added_as_a_relaunch(lang: str, typed: str, name: str) -> None:
    """It goes ten metres there, and anybody may follow; elsewhere it is not offered."""
    who = reader(lang, point="kick")
    root = build(who, typed, "kick")
    checked(root)
    assert not by_class(root, "ce-build__verdict--no")
    assert "20" in text(by_id(root, "s-flair-b--verdict"))
    assert by_id(root, "s-flair-b--line").get("value") == typed
    shirt = by_id(build(who, "", "kick"), "s-flair-b--relaunch-10")
    assert text(shirt).endswith(name)
    root = build(who, "10-5", "kick")
    assert by_class(root, "ce-build__verdict--no")
    assert not [
        one for one in by_class(build(who, "", "ruck"), "ce-build__shirt") if "relaunch" in (one.get("id") or "")
    ]


def test_the_plan_lies_on_the_pitch() -> None:
    """A line from the ball for each card that makes metres, and no chevrons in its way."""
    root = build(reader(), "9-10-12")
    assert len(by_class(root, "ce-pitch__trace")) == 3
    assert not by_class(root, "ce-pitch__way")
    assert not by_class(root, "ce-pitch__packs")


def test_in_the_22_every_card_can_be_tackled() -> None:
    """The third card ends inside the 22 although another follows."""
    root = build(reader(ball=60), "9-10-12-15:run")
    assert [bool(by_class(one, "ce-line__tackle")) for one in by_class(root, "ce-line__card")] == [
        *(False, False, True, True)
    ]


@pytest.mark.parametrize(
    ("line", "moment", "at", "rule"),
    [
        ("9-12:run", "ruck", 1, "flair.combinations.link"),
        ("9-10-10", "ruck", 2, "flair.cards.deck"),
        ("9-5-2", "ruck", 2, "flair.combinations.forwards"),
        ("10-12", "ruck", 0, "flair.exits.groupings"),
        ("9-10-12:drop", "open", 2, "flair.cards.abilities"),
        ("2-5", "open", 0, "flair.combinations.forwards"),
    ],
)
def test_it_refuses_at_the_card_that_breaks_a_rule(line: str, moment: str, at: int, rule: str) -> None:
    """The cards before stand, the card is marked, and the sentence leads to the rule."""
    root = build(reader(), line, moment)
    checked(root)
    drawn = by_class(root, "ce-line__card")
    assert [place for place, one in enumerate(drawn) if "ce-line__card--refused" in one.get("class", "")] == [at]
    assert len(drawn) == at + 1
    verdict = by_id(root, "s-flair-b--verdict")
    assert [a.get("href", "").partition("#")[2] for a in verdict.iter("a")] == [rule]
    assert not by_class(root, "ce-build__ends")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_heard_is_the_verdict(lang: str) -> None:
    """The live region says what the eye sees."""
    who = reader(lang)
    root = build(who, "9-12:run")
    seen = text(by_id(root, "s-flair-b--verdict")[1])
    assert who.status
    assert seen.startswith(who.status)


def test_french_words_may_be_typed() -> None:
    """And come back in the field."""
    root = build(reader("fr"), "9-10-12:course")
    assert not by_class(root, "ce-build__verdict--no")
    assert by_id(root, "s-flair-b--line").get("value") == "9-10-12:course"


@pytest.mark.parametrize(
    ("typed", "moment", "written"),
    [
        ("relaunch:10-5", "kick", "counter-attack:10-5"),
        ("Counter attack:10 - 5", "kick", "counter-attack:10-5"),
        ("relay:2-12", "ruck", "stand-in:2-12"),
        ("stand-in 9:2-12", "ruck", "stand-in:2-12"),
        ("Stand\u2011in : 2-12", "ruck", "stand-in:2-12"),
        ("fix:2-fix:5", "ruck", "pick-and-go:2-pick-and-go:5"),
        ("pick and go:2-pickandgo:5", "ruck", "pick-and-go:2-pick-and-go:5"),
    ],
)
def test_the_words_of_the_page_may_be_typed_and_those_of_older_links(typed: str, moment: str, written: str) -> None:
    """However they are spelt, they come back as the page writes them."""
    root = build(reader(point=moment), typed, moment)
    assert not by_class(root, "ce-build__verdict--no")
    assert by_id(root, "s-flair-b--line").get("value") == written


def test_nonsense_is_refused_with_its_reason() -> None:
    """What is no card at all, an unknown moment, and an empty line."""
    who = reader()
    root = build(who, "9-ten")
    checked(root)
    assert by_class(root, "ce-build__verdict--no")
    assert "ten" in who.status
    root = build(who, "", "nowhere")
    assert text(by_id(root, "s-flair-b--verdict")) == "Which card begins?"
    assert build(who, "9" * 500) is not None


def test_shirts_add_cards() -> None:
    """Each shirt of the hand adds its number to what is there; the last card then passes on."""
    who = reader()
    root = build(who, "9-10:run")
    button = by_id(root, "s-flair-b--add-12")
    root = who.send(json.loads(button.get("data-send", "")))
    assert by_id(root, "s-flair-b--line").get("value") == "9-10-12"
    less = by_id(root, "s-flair-b--less")
    assert by_id(who.send(json.loads(less.get("data-send", ""))), "s-flair-b--line").get("value") == "9-10"


def test_each_end_has_its_odds() -> None:
    """The ways of the last card as buttons, one pressed; with dice the outcomes for one die and for two."""
    root = build(reader(), "9-10-12:run")
    pressed = {one.get("id", "").rpartition("-")[2]: one.get("aria-pressed") for one in by_class(root, "ce-plays__way")}
    assert pressed == {"advance": "false", "run": "true", "kick": "false"}
    (ends,) = by_class(root, "ce-build__ends")
    lists = by_class(ends, "ce-odds__rows")
    assert len(lists) == 2
    knock_on = [text(rows[0]) for rows in lists]
    assert "1 in 6" in knock_on[0]
    assert "31%" in knock_on[1]


def test_what_was_put_together_can_be_played() -> None:
    """All cards in a row, and the match goes on from there."""
    who = reader()
    root = build(who, "9-10-12:run")
    play = json.loads(by_id(root, "s-flair-b--play-it").get("data-send", ""))
    assert play == {"do": "line", "options": ["9", "10", "12:run"]}
    root = who.send(play)
    checked(root)
    assert not by_class(root, "ce-build")
    assert text(by_class(root, "ce-pitch__words")[0]).startswith("Camille has the ball 47 m")
    assert by_id(root, "s-flair-b--opt-one") is not None


def test_a_line_stops_where_the_defence_is_asked() -> None:
    """In the 22 the defence answers each card, so the rest of the line waits."""
    who = reader(ball=70)
    build(who, "9-10-12")
    root = who.send({"do": "line", "options": ["9", "10", "12:advance"]})
    assert by_class(root, "ce-pickcard")
    assert not who.note


def test_it_belongs_to_situations_that_ask_for_it() -> None:
    """Elsewhere its commands are not known, and what is damaged is refused."""
    who = reader()
    who.spec = {**who.spec, "builder": ""}
    build(who, "9-10")
    assert who.note
    who = reader()
    for options in (None, [], "9", ["13"]):
        who.send({"do": "line", "options": options})
        assert who.note
