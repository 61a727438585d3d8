"""Commands of the page and what comes back: throw, choose, set, undo, again, link."""

from __future__ import annotations

import pytest

from engine import games
from engine.core.record import Record
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.reader import Reader, by_class, by_id, ids, text, tree

KICK = "penalty-kick"


def test_a_throw_is_thrown() -> None:
    """Rolling answers what is asked with faces of a die, and not always the same."""
    seen = set()
    reader = Reader("first-throw")
    for _ in range(40):
        reader.send({"do": "again"})
        frame = reader.send({"do": "roll"})
        assert not reader.note
        (throw,) = by_class(by_class(frame, "ce-tray")[0], "ce-dice")[:1]
        seen.add(throw.get("aria-label"))
    assert len(seen) > 8


def test_what_was_thrown_is_new_and_then_lies_still() -> None:
    """Only the throw just made settles; looking again does not throw it again."""
    reader = Reader(KICK)
    assert not by_class(reader.open(), "ce-die--new")
    assert len(by_class(reader.throw(2), "ce-die--new")) == 1
    assert not by_class(reader.open(), "ce-die--new")


def test_set_dice_come_out_as_set() -> None:
    """A kick under the other die is three points; the status tells it and says what is next."""
    reader = Reader("penalty-award")
    frame = reader.choose("kick")
    assert reader.answer["focus"] == "s-double-penalty-award--go"
    frame = reader.throw(1)
    assert "Camille" in reader.status
    assert reader.answer["focus"] == "s-double-penalty-award--ask"
    assert text(by_id(frame, "s-double-penalty-award--over")) == "Again"


def test_undo_goes_back_to_the_reader_s_moment_and_no_further() -> None:
    """What was given before the reader came in cannot be undone."""
    reader = Reader(KICK)
    before = reader.open()
    reader.throw(2)
    assert text(reader.send({"do": "undo"})) == text(before)
    reader.send({"do": "undo"})
    assert reader.note == "This is the beginning: there is nothing to undo."
    assert text(by_id(tree(reader.html), f"s-double-{KICK}--ask")) == text(by_id(before, f"s-double-{KICK}--ask"))


def test_again_begins_again() -> None:
    """From anywhere back to the first frame's position."""
    reader = Reader(KICK)
    before = text(reader.open())
    reader.throw(6)
    assert text(reader.send({"do": "again"})) == before
    assert reader.status.startswith("Back at the beginning.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_link_leads_back_here(lang: str) -> None:
    """The link of a position opens that position in a widget that has just been drawn, and undo works from there."""
    reader = Reader("first-throw", lang)
    reader.throw(3, 6)
    frame = text(reader.throw(2, 2))
    link = reader.link()
    assert reader.answer["link"].startswith("c1")
    forget()
    later = Reader("first-throw", lang)
    later.open(link)
    assert later.note == {"en": "This is the position from the link.", "fr": "Voici la position du lien."}[lang]
    assert text(later.open()) == frame
    for _ in range(2):
        later.send({"do": "undo"})
        assert not later.note
    later.send({"do": "undo"})
    assert later.note


def test_a_link_of_another_position_of_the_game_is_shown_too() -> None:
    """A link from elsewhere in the same game opens; again leads back to the widget's own position."""
    other = Reader("first-throw")
    other.throw(5, 4)
    link = other.link()
    reader = Reader(KICK)
    own = text(reader.open())
    assert text(by_class(reader.open(link), "ce-tray")[0]) == text(by_class(other.open(), "ce-tray")[0])
    assert text(by_id(tree(reader.html), f"s-double-{KICK}--again")) == "Back to this rule"
    assert text(reader.send({"do": "again"})) == own


def test_positions_are_kept_by_widget_and_language() -> None:
    """Leaving a page and coming back finds the widget as it was; the other language has its own."""
    reader = Reader(KICK)
    frame = text(reader.throw(2))
    assert text(Reader(KICK).open()) == frame
    assert by_id(Reader(KICK, "fr").open(), f"s-double-{KICK}--go") is not None
    assert text(Reader("penalty-award").open()) != frame


def test_a_match_is_played_to_its_end() -> None:
    """The home page's throw goes on to full time: a result, a sheet with every action, and a new match to press."""
    reader = Reader("first-throw")
    frame = reader.open()
    root = reader.root
    for _ in range(400):
        here = ids(frame)
        if f"{root}--over" in here:
            break
        options = [id_ for id_ in here if id_.startswith(f"{root}--opt-")]
        if options:
            open_ = [id_ for id_ in options if by_id(frame, id_).get("aria-disabled") is None]
            frame = reader.choose(open_[0].removeprefix(f"{root}--opt-"))
        else:
            frame = reader.send({"do": "roll"})
        assert not reader.note
    assert text(by_id(frame, f"{root}--over")) == "New match"
    assert text(by_id(frame, f"{root}--ask"))
    record = Record.from_link(reader.link())
    actions = [event for event in record.position(games.load).log if event[1] == "thrown"]
    (sheet,) = by_class(frame, "ce-sheet")
    lines = [row for body in sheet.findall("tbody") for row in body if row.get("class") != "ce-sheet__part"]
    assert len(lines) == len(actions)
    assert all(text(row[0]).isdigit() and text(row[2]).count("–") == 1 for row in lines)
    earlier = by_id(frame, f"{root}--earlier")
    assert len(by_class(earlier, "ce-story__action")) == len(actions) - 1
    frame = reader.send({"do": "again"})
    assert text(by_id(frame, f"{root}--go")) == "Roll both dice"
