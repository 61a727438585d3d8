"""What is in the box."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from engine.core.asks import Cast
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.tomy.rules.box import BOOK, OTHER, SCORES, dice, read
from tests.games.table import Table
from tests.games.tomy import thrown, turn

GAME = load("tomy")


def changed(entry: str, value: str) -> str:
    """The book's box with one entry written anew."""
    entries = dict(part.split("=") for part in BOOK.split(";"))
    return ";".join(f"{name}={old}" for name, old in {**entries, entry: value}.items())


@pytest.mark.rule("tomy.box.dice")
def test_the_books_dice() -> None:
    box = dice(BOOK)
    assert Counter(box.blue.faces) == {"ball": 2, "player": 1, "foot": 1, "posts": 1, "card": 1}
    assert Counter(box.green.faces) == {"in": 4, "wide": 2}
    assert Counter(box.white.faces) == {"double": 3, "nothing": 3}
    assert Counter(box.red.faces) == {"tackle": 2, "block": 2, "stand": 1, "warned": 1}


@pytest.mark.rule("tomy.box.dice")
def test_a_table_throws_the_dice_of_its_own_box() -> None:
    table = turn(house={"box": OTHER})
    assert isinstance(table.ask, Cast)
    assert table.ask.dice[0].faces == ("ball", "player", "player", "foot", "posts", "card")
    opening = Table("tomy", house={"box": OTHER})
    assert isinstance(opening.ask, Cast)
    assert opening.ask.dice[0].faces.count("wide") == 3


@pytest.mark.rule("tomy.box.combinations")
@pytest.mark.parametrize(
    ("score", "ways"), [("bonus-try", 1), ("try", 6), ("drop", 15), ("penalty", 3), ("in-front", 1)]
)
def test_how_many_of_216_throws_make_each_score(score: str, ways: int) -> None:
    box = dice(BOOK)
    lies = Cast("first", 0, "tomy.turn.attempts", (box.blue,) * 3).lies()
    assert sum(box.lies[lie].score == score for lie in lies) == ways


@pytest.mark.rule("tomy.box.combinations")
def test_another_box_has_other_scores() -> None:
    assert thrown("ball/ball/ball", house={"box": OTHER}).about("score") == "bonus-try"
    assert thrown("player/player/player", house={"box": OTHER}).about("score") == ""
    assert thrown("player/player/player").about("score") == "bonus-try"


@pytest.mark.rule("tomy.box.combinations")
def test_scores_stand_best_first() -> None:
    scores = [score for score, _ in dice(BOOK).ways]
    assert scores == sorted(scores, key=SCORES.index)
    assert scores.count("drop") == 2


@pytest.mark.parametrize("text", [BOOK, OTHER])
def test_a_box_in_its_proper_form_stays_so(text: str) -> None:
    assert read(text) == text


def test_any_order_and_any_blanks_give_the_proper_form() -> None:
    parts = BOOK.split(";")
    assert read(" ;\n ".join(reversed(parts))) == BOOK
    assert read(changed("blue", "card, posts, foot, player, ball, ball")) == BOOK
    assert read(changed("drop", "posts+foot+foot | posts+ball+foot|foot+posts+foot")) == BOOK
    assert agreed(GAME.house_rules, {"box": ";".join(parts) + ";"})["box"] == BOOK


REFUSED: list[tuple[str, str]] = [
    ("box-unreadable", ""),
    ("box-unreadable", "blue"),
    ("box-unknown", BOOK + ";yellow=ball"),
    ("box-twice", BOOK + ";try=ball+player+player"),
    ("box-missing", BOOK.rpartition(";")[0]),
    ("box-six", changed("blue", "ball,player,foot,posts,card")),
    ("box-six", changed("green", "in,in,in,in,wide,wide,wide")),
    ("box-six", changed("red", "")),
    ("box-face", changed("blue", "ball,ball,player,foot,posts,scrum")),
    ("box-face", changed("green", "in,in,in,in,wide,ball")),
    ("box-face", changed("try", "ball+player+scrum")),
    ("box-face-missing", changed("green", "in,in,in,in,in,in")),
    ("box-face-missing", changed("white", "double,double,double,double,double,double")),
    ("box-face-missing", changed("red", "tackle,tackle,block,block,stand,stand")),
    ("box-three", changed("try", "ball+player")),
    ("box-three", changed("in-front", "posts+posts+posts+posts")),
    ("box-three", changed("penalty", "")),
    ("box-impossible", changed("blue", "ball,ball,ball,foot,posts,card")),
    ("box-same", changed("try", "player+player+player")),
    ("box-same", changed("penalty", "posts+foot+ball")),
]


@pytest.mark.parametrize(("code", "text"), REFUSED)
def test_a_box_that_cannot_be_played_is_refused_in_both_languages(code: str, text: str) -> None:
    with pytest.raises(Refusal) as caught:
        agreed(GAME.house_rules, {"box": text})
    assert caught.value.code == code
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(caught.value)
        assert sentence.endswith(".")
        assert "box-" not in sentence
        assert len(sentence) < 200


def test_a_page_of_text_is_no_box() -> None:
    with pytest.raises(Refusal):
        read("x" * 100_000)


def test_the_words_of_a_box() -> None:
    english, french = GAME.text("en"), GAME.text("fr")
    assert english.setting("box", BOOK) != english.setting("box", OTHER)
    assert english.setting("box", changed("drop", "ball+foot+foot")) == english.setting("box", OTHER)
    assert french.setting("box", BOOK) == "Les dés du livret, reconstruits"


def test_the_chance_of_two_cards() -> None:
    box = dice(BOOK)
    lies = Cast("first", 0, "tomy.turn.attempts", (box.blue,) * 3).lies()
    assert Fraction(sum(box.lies[lie].cards > 1 for lie in lies), len(lies)) == Fraction(2, 27)
