"""The editor of the pack: what a reader copies from a real box is played by, kept, refused with its reason, undone."""

from __future__ import annotations

import pytest

from engine.games import load, situations
from engine.games.draft.table.deck import BOOK, COLOURS, DECISIONS, colours, read
from engine.games.draft.table.house_rules import OTHER
from site_plugins.live.widgets.boards.draft.board import BOARD
from tests.widgets.reader import Element, Reader, by_class, by_id, text, tree

LANGS = ("en", "fr")
(EDITOR,) = [id_ for id_, situation in situations("draft").items() if situation.editor]


def reader(lang: str = "en") -> Reader:
    """Someone in front of the editor."""
    someone = Reader(EDITOR, lang, "draft")
    someone.open()
    return someone


def fields(root: Element) -> dict[str, str]:
    """What the browser would send of the form as it stands: ticked boxes and numbers."""
    (form,) = by_class(root, "ce-fpack__form")
    return {
        one.get("name", ""): one.get("value") or "on"
        for one in form.iter("input")
        if one.get("type") != "checkbox" or one.get("checked") is not None
    }


def sent(someone: Reader, changes: dict[str, str | None]) -> Element:
    """Change some fields and use the pack; None takes a tick away."""
    filled = {name: value for name, value in {**fields(tree(someone.html)), **changes}.items() if value is not None}
    return someone.send({"do": "table", "fields": filled})


def chances(root: Element) -> list[list[str]]:
    """The table of what changes."""
    (table,) = by_class(root, "ce-fpack__changes")
    return [[text(cell) for cell in row] for row in table.iter("tr")]


@pytest.mark.parametrize("pack", [BOOK, OTHER])
def test_the_form_sends_back_the_pack_that_it_shows(pack: str) -> None:
    someone = reader()
    someone.table = {"pack": pack}
    assert BOARD.read(fields(someone.open())) == {"pack": pack}


@pytest.mark.parametrize("lang", LANGS)
def test_every_box_and_number_has_a_name_of_its_own(lang: str) -> None:
    root = tree(reader(lang).html)
    labels = [text(label) for label in by_class(root, "ce-fpack")[0].iter("label")]
    assert len(labels) == len(COLOURS) + 1 + len(DECISIONS) + 2 * len(COLOURS) ** 2
    assert len(set(labels)) == len(labels)
    assert all(labels)


def test_one_arrow_more_changes_guide_matrix_and_chances() -> None:
    someone = reader()
    root = sent(someone, {"on-blue-white": "on"})
    assert not someone.note
    mine = read(someone.table["pack"])
    assert colours(mine.answers[0]) == ("red", "black", "white")
    assert chances(root)[0][1:] == ["Book", "Yours"]
    assert chances(root)[2] == ["answers a pass", "20%", "34%"]
    (guide,) = by_class(root, "ce-guide__cards")
    assert len(by_class(guide[0], "ce-fcard__chip")) == 6
    lines = by_class(root, "ce-matrix")[0].findall("tbody/tr")
    assert "the opponent may lay" in text(lines[0][6])


def test_the_book_s_own_pack_has_one_column() -> None:
    assert chances(tree(reader().html))[0][1:] == ["Book"]


def test_the_book_s_own_comes_back() -> None:
    someone = reader()
    sent(someone, {"on-blue-white": "on"})
    button = by_id(tree(someone.html), f"{someone.root}--pack-reset")
    assert button.get("data-send") == '{"do":"table"}'
    root = someone.send({"do": "table"})
    assert someone.table == {}
    assert BOARD.read(fields(root)) == {"pack": BOOK}


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"count-blue": "16"}, "51"),
        ({"count-blue": ""}, ""),
        ({"count-blue": "many"}, "many"),
        ({"count-green": "0", "count-blue": "25"}, "green"),
        ({"mark-goal": "51"}, "51"),
        ({"mark-free": "24"}, "49"),
        ({"on-green-red": "on"}, "white"),
        ({"on-green-white": None}, "white"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_and_still_there(changes: dict[str, str | None], wrong: str) -> None:
    """The reason is told, what was written stays in the fields, the fold stays open, and nothing is kept."""
    someone = reader()
    root = sent(someone, changes)
    assert wrong in someone.note
    assert someone.note
    assert "table" not in someone.answer
    (form,) = by_class(root, "ce-fpack__form")
    for name, value in changes.items():
        (field,) = [one for one in form.iter("input") if one.get("name") == name]
        written = field.get("value", "") if field.get("type") == "number" else field.get("checked") and "on"
        assert (field.get("checked") is None) if value is None else (written == value or field.get("checked") == "")
    assert by_class(root, "ce-fpack")[0].get("open") is not None
    assert text(by_class(form, "ce-note")[0]) == someone.note


@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_speaks_the_reader_s_language(lang: str) -> None:
    someone = reader(lang)
    sent(someone, {"count-blue": "16"})
    assert {"en": "50", "fr": "50"}[lang] in someone.note
    assert "pack-total" not in someone.note


def test_the_languages_refuse_in_their_own_words() -> None:
    notes = set()
    for lang in LANGS:
        someone = reader(lang)
        sent(someone, {"mark-goal": "99"})
        notes.add(someone.note)
    assert len(notes) == len(LANGS)


def test_a_form_without_fields_is_refused_and_not_broken() -> None:
    someone = reader()
    someone.send({"do": "table", "fields": {}})
    assert someone.note
    assert someone.table is None


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_the_guide_is_there(lang: str) -> None:
    say = load("draft").text(lang).say
    assert set(say.all("board.pack.roles")) == set(COLOURS)
    assert set(say.all("board.pack.chances")) == {"parry", "cut", "goal", *DECISIONS}
