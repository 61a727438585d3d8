"""A table of one's own: what a reader writes anew holds for every widget of the game, and nothing is lost."""

from __future__ import annotations

import pytest

from tests.widgets.reader import Reader, by_class, text, tree

START = {"play": "throw", "scope": "play"}
pytestmark = pytest.mark.usefixtures("toy_game")


def reader(situation: str = "t", **start: object) -> Reader:
    """Someone in front of a throw that scores on a double, or by the easy rule on a six."""
    spec = {"game": "toy", "situation": situation, "lang": "en", "start": {**START, **start}, "editor": True}
    return Reader(situation, game="toy", spec=spec)


def lay(someone: Reader, easy: str) -> None:
    """Fill in the editor."""
    someone.send({"do": "table", "fields": {"easy": easy}})


def field(someone: Reader) -> str | None:
    """What stands in the editor."""
    (found,) = by_class(tree(someone.html), "toy-easy")
    return found.get("value")


def test_a_table_is_kept_and_played_by() -> None:
    someone = reader()
    lay(someone, "yes")
    assert someone.answer["table"] == {"game": "toy", "rules": {"easy": "yes"}}
    assert someone.status.startswith("Kept on this device")
    assert [text(line) for line in by_class(tree(someone.html), "ce-house")] == ["At this table: yes"]
    someone.throw(6, 1)
    assert "Camille scores" in someone.html


def test_another_widget_of_the_game_begins_by_it() -> None:
    someone, other = reader(), reader("u")
    other.open()
    lay(someone, "yes")
    other.table = someone.table
    assert by_class(other.open(), "ce-house")
    other.throw(6, 1)
    assert "Camille scores" in other.html


def test_a_position_in_play_stays_under_the_rules_that_it_began_with() -> None:
    someone = reader()
    someone.throw(6, 1)
    assert "misses" in someone.html
    someone.table = {"easy": "yes"}
    assert "misses" in text(someone.open())
    assert not by_class(tree(someone.html), "ce-house")
    someone.send({"do": "again"})
    assert by_class(tree(someone.html), "ce-house")


def test_the_situation_s_own_house_rule_comes_first() -> None:
    someone = reader(options={"easy": "no"})
    someone.table = {"easy": "yes"}
    assert not by_class(someone.open(), "ce-house")
    assert not someone.note
    someone.throw(6, 1)
    assert "misses" in someone.html


def test_what_is_refused_is_still_there_to_be_mended() -> None:
    someone = reader()
    lay(someone, "yes")
    lay(someone, "perhaps")
    assert "cannot be “perhaps”" in someone.note
    assert field(someone) == "perhaps"
    assert "table" not in someone.answer
    someone.open()
    assert field(someone) == "yes"


def test_the_book_s_own_comes_back() -> None:
    someone = reader()
    lay(someone, "yes")
    someone.send({"do": "table"})
    assert someone.answer["table"] == {"game": "toy", "rules": {}}
    assert someone.status.startswith("Back to the book’s version")
    assert field(someone) == "no"


@pytest.mark.parametrize("kept", [{"easy": "maybe"}, {"hard": "yes"}, [], "yes", 7])
def test_a_table_that_this_edition_does_not_know_does_no_harm(kept: object) -> None:
    someone = reader()
    someone.table = kept
    assert not by_class(someone.open(), "ce-house")
    someone.throw(6, 1)
    assert "misses" in someone.html


def test_a_link_carries_its_table_to_a_reader_who_has_none() -> None:
    someone, friend = reader(), reader("u")
    lay(someone, "yes")
    someone.throw(6, 1)
    link = someone.link()
    assert "Camille scores" in text(friend.open(link))
    assert by_class(tree(friend.html), "ce-house")
    assert "Camille scores" in text(friend.open())
    friend.send({"do": "again"})
    assert not by_class(tree(friend.html), "ce-house")
