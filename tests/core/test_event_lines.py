"""What a declaration of events tells those who read a log: the lines of the sheet, cards, points and secrets."""

from __future__ import annotations

from engine.core.events import Events, event
from engine.games import load

EVENTS = Events(
    event("begun", "seat", sheet="starts"),
    event("thrown", "seat face", sheet="line"),
    event("scored", "seat", points=3),
    event("booked", "seat", card="yellow"),
    event("drew", "seat card", secret="card"),
    event("over", sheet="apart"),
)
BEGUN, THROWN, SCORED = ("r", "begun", 0), ("r", "thrown", 1, 6), ("r", "scored", 1)
BOOKED, DREW, OVER = ("r", "booked", 0), ("r", "drew", 0, "king"), ("r", "over")


def test_a_line_goes_from_its_first_event_to_the_next_one() -> None:
    log = [SCORED, BEGUN, THROWN, SCORED, BOOKED, THROWN, OVER, THROWN, OVER, DREW]
    assert list(EVENTS.lines(log)) == [(THROWN, SCORED, BOOKED), (THROWN,), (THROWN, DREW)]
    assert list(EVENTS.lines([BEGUN, SCORED, OVER])) == []


def test_what_an_event_counts_gives_and_hides_is_declared() -> None:
    assert (EVENTS.points, EVENTS.cards) == ({"scored": 3}, {"booked": "yellow"})
    assert DREW[EVENTS.secrets["drew"]] == EVENTS.fact(DREW, "card") == "king"
    assert EVENTS.named(THROWN) == {"seat": 1, "face": 6}


def test_a_setting_has_words_of_its_own_or_those_of_its_switch() -> None:
    text = load("double").text("en")
    assert text.setting("length", "20") == "20 minutes, in one go"
    assert text.setting("yellow", "7") == "7 minutes"
    assert text.wanted("number", 2, 9) == "a whole number from 2 to 9"
