"""The editor of the box: what is written is played by, what cannot be is refused and kept to be mended."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from engine.games.tomy.rules.box import BOOK, FACES, OTHER, SCORES, read
from site_plugins.live.widgets.boards.tomy.editor import box_of, fields_of
from site_plugins.live.widgets.boards.tomy.odds import chance
from site_plugins.live.widgets.page.view import capital
from tests.widgets.boards.tomy.test_board import spoken
from tests.widgets.reader import Element, Reader, by_class, by_id, plain, text, tree

LANGS = ("en", "fr")


def reader(lang: str = "en") -> Reader:
    """Someone in front of the editor."""
    return Reader("box", lang, "tomy")


def lay(someone: Reader, **changes: str) -> Element:
    """Fill in the editor: the book's box, with some fields changed."""
    fields = fields_of(BOOK) | {name.replace("__", "."): value for name, value in changes.items()}
    return someone.send({"do": "table", "fields": fields})


def shown(frame: Element) -> dict[str, str]:
    """What the fields of the editor show."""
    found: dict[str, str] = {}
    for field in frame.iter("select"):
        chosen = [option.get("value", "") for option in field if option.get("selected") is not None]
        if "." in field.get("name", ""):
            assert len(chosen) <= 1
            found[field.get("name", "")] = chosen[0] if chosen else ""
    return found


def table(frame: Element) -> dict[str, list[str]]:
    """The chances by combination."""
    (found,) = by_class(frame, "ce-chances")
    rows = [row for body in found.findall("tbody") for row in body]
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in rows}


@pytest.mark.parametrize("box", [BOOK, OTHER])
def test_a_box_survives_the_editor(box: str) -> None:
    assert read(box_of(fields_of(box))) == box


@pytest.mark.parametrize("lang", LANGS)
def test_every_side_and_every_combination_has_a_field_with_its_signs(lang: str) -> None:
    frame = reader(lang).open()
    fields = shown(frame)
    assert fields == fields_of(BOOK)
    for field in frame.iter("label"):
        if field.find("select") is None:
            continue
        (select,) = field.findall("select")
        kind = select.get("name", "").split(".")[0]
        faces = FACES.get(kind, FACES["blue"])
        signs = [one.get("class") for one in by_class(field, "ce-tsign")[0]]
        assert signs == [f"ce-is-{face}" for face in faces]
        assert text(field)
    legends = [text(one) for one in frame.iter("legend")]
    game = spoken(lang)
    assert [plain(name) for name in (*map(game.die, FACES), game.say("board.any-way"))] == legends[:5]


@pytest.mark.parametrize("lang", LANGS)
def test_the_dice_of_the_box_are_played_with(lang: str) -> None:
    someone = reader(lang)
    before = table(someone.open())
    after = table(lay(someone, blue__0="player"))
    assert set(someone.table) == {"box"}
    assert someone.table["box"].startswith("blue=ball,player,player,foot,posts,card;")
    assert [len(row) for row in before.values()] == [2] * len(SCORES)
    assert [len(row) for row in after.values()] == [4] * len(SCORES)
    assert {name: row[::2] for name, row in after.items()} == before
    once, now = after[capital(spoken(lang).score("bonus-try"))][:2]
    assert once != now
    assert len(by_class(tree(someone.html), "ce-house")) == 1
    assert shown(tree(someone.html))["blue.1"] == "player"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "changes",
    [
        {"green__0": "wide", "green__1": "wide", "green__2": "wide", "green__3": "wide"},
        {"penalty__0__0": "posts"},
        {"blue__3": "ball"},
        {"drop__1__2": ""},
        {"try__0__1": ""},
    ],
    ids=["a kick that never passes", "two scores alike", "a throw without its face", "half a way", "two dice"],
)
def test_what_is_refused_is_kept_to_be_mended(lang: str, changes: dict[str, str]) -> None:
    someone = reader(lang)
    frame = lay(someone, **changes)
    assert someone.note
    assert text(by_id(frame, "s-tomy-box--box-note")) == someone.note
    assert "table" not in someone.answer
    assert not by_class(frame, "ce-house")
    fields = shown(frame)
    assert {name: fields[name.replace("__", ".")] for name in changes} == changes
    assert shown(someone.open()) == fields_of(BOOK)


def test_a_second_way_may_be_left_out() -> None:
    someone = reader()
    frame = lay(someone, drop__1__0="", drop__1__1="", drop__1__2="")
    assert not someone.note
    assert ";drop=ball+foot+posts;" in someone.table["box"]
    assert [shown(frame)[f"drop.1.{place}"] for place in range(3)] == ["", "", ""]


def test_a_box_with_more_ways_shows_them_all() -> None:
    someone = reader()
    someone.table = {"box": OTHER}
    fields = shown(someone.open())
    assert [fields[f"try.1.{place}"] for place in range(3)] == ["ball", "player", "player"]
    someone.send({"do": "table", "fields": fields})
    assert someone.table == {"box": OTHER}


@pytest.mark.parametrize("lang", LANGS)
def test_the_way_back_to_the_book(lang: str) -> None:
    someone = reader(lang)
    reset = "s-tomy-box--box-reset"
    assert not [one for one in someone.open().iter() if one.get("id") == reset]
    assert text(by_id(lay(someone, blue__0="player"), reset)) == plain(spoken(lang).say("board.reset"))
    frame = someone.send({"do": "table"})
    assert someone.table == {}
    assert shown(frame) == fields_of(BOOK)
    assert not [one for one in frame.iter() if one.get("id") == reset]


@pytest.mark.parametrize("fields", [{}, {"blue.0": "<b>"}, {"try.x.0": "ball"}, {"try": "ball"}, {"try.9.9": ";"}])
def test_nonsense_does_no_harm(fields: dict[str, str]) -> None:
    someone = reader()
    someone.send({"do": "table", "fields": fields})
    assert someone.note
    assert "table" not in someone.answer
    assert shown(someone.open()) == fields_of(BOOK)


@cache
def best(faces: tuple[str, ...], wanted: tuple[str, ...], dice: tuple[str, ...], left: int) -> Fraction:
    """The best chance from here, by trying every choice and every throw."""
    if tuple(sorted(dice)) == wanted:
        return Fraction(1)
    if left == 0:
        return Fraction(0)
    means = []
    for thrown in product((False, True), repeat=3):
        ways = [
            tuple(sorted(lie))
            for lie in product(*(faces if new else (die,) for new, die in zip(thrown, dice, strict=True)))
        ]
        means.append(sum((best(faces, wanted, lie, left - 1) for lie in ways), Fraction(0)) / len(ways))
    return max(means)


@pytest.mark.parametrize(
    "wanted", [("ball", "player", "player"), ("posts", "posts", "posts"), ("ball", "foot", "posts")]
)
def test_the_chances_are_those_of_every_throw_and_every_choice(wanted: tuple[str, ...]) -> None:
    faces = (*FACES["blue"], "ball")
    found = chance(tuple(sorted(faces)), frozenset({wanted}))
    lies = [tuple(sorted(lie)) for lie in product(faces, repeat=3)]
    assert found.throw == Fraction(lies.count(wanted), len(lies))
    assert found.turn == sum((best(faces, wanted, lie, 2) for lie in lies), Fraction(0)) / len(lies)
