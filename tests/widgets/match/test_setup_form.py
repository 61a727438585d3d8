"""The first screen: the form, the matches that wait, what has been played; at build time and in the browser alike."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.match.settings import CONTROLS, DICE, PACES
from site_plugins.live.widgets.page.spec import parse_spec
from site_plugins.live.widgets.situation.first_frame import first_screen
from tests.widgets.match.page import GAMES, LANGUAGES, Page
from tests.widgets.reader import Element, by_class, by_id, ids, text, tree

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EACH = pytest.mark.parametrize("game", GAMES)


def kept(id_: str, **more: Any) -> dict[str, Any]:
    """A match as the page lists it."""
    usual = {"id": id_, "when": "2024-05-04 20:30", "names": ["Zoé", "Élo"], "seats": ["human", "hard"]}
    return {**usual, "score": [12, 7], "over": False, "winner": None, **more}


def opened(game: str = "draft", lang: str = "en", **more: object) -> Page:
    """The first screen with what the device hands in."""
    page = Page(game, lang)
    page.send({"do": "open"}, **more)
    return page


def values(select: Element) -> list[str]:
    """What can be chosen."""
    return [option.get("value", "") for option in select]


@EACH
@BOTH
def test_the_page_carries_its_form_before_any_script_runs(game: str, lang: str) -> None:
    """The same that the desk draws later; without a script it says what is missing."""
    (root,) = tree(first_screen(game, lang, "../.."))
    assert root.get("data-play") is not None
    here = ids(root)
    assert len(here) == len(set(here))
    spec = parse_spec(root.get("data-spec"))
    assert (spec.play, spec.game, spec.lang, spec.root) == (True, game, lang, root.get("id"))
    noscript = root[0]
    assert noscript.tag == "noscript"
    assert text(noscript)
    root.remove(noscript)
    assert text(root) == text(opened(game, lang).frame)


@EACH
@BOTH
def test_everything_that_can_be_agreed_is_asked_with_a_label(game: str, lang: str) -> None:
    page = opened(game, lang)
    frame = page.frame
    labelled = {label.get("for") for label in frame.iter("label")}
    fields = [field for tag in ("input", "select") for field in frame.iter(tag)]
    assert all(field.get("id") in labelled for field in fields)
    assert values(page.part("seat0")) == values(page.part("seat1")) == list(CONTROLS)
    if games.load(game).dice:
        assert values(page.part("dice")) == list(DICE)
    assert page.has("dice") is (game != "draft")
    assert values(page.part("pace")) == list(PACES)
    for house_rule in games.load(game).house_rules:
        if house_rule.read is None:
            assert values(page.part(f"rule-{house_rule.key}")) == list(house_rule.allowed)
            assert all(text(option) for option in page.part(f"rule-{house_rule.key}"))
        else:
            assert not page.has(f"rule-{house_rule.key}")
    links = [link.get("href", "") for link in frame.iter("a")]
    assert all(link.startswith(f"../{game}/rulings/#r") for link in links)


def test_a_table_of_one_s_own_can_be_played_by_or_not() -> None:
    """The faces that a reader has written for his own box are a choice beside the book's."""
    game = games.load("tomy")
    own = next(house_rule for house_rule in game.house_rules if house_rule.key == "box").allowed[1]
    page = Page("tomy", table={"box": own})
    page.do("open")
    assert len(page.part("rule-box")) == 2
    page.kick_off(rule_box=own)
    assert page.match.settings.house == {"box": own}
    assert by_class(page.frame, "ce-house")
    page.do("leave")
    default = values(page.part("rule-box"))[0]
    page.kick_off(rule_box=default)
    assert page.match.settings.house == {}


@BOTH
def test_matches_that_wait_stand_before_those_that_are_over(lang: str) -> None:
    shelf = [kept("b"), kept("a", over=True, winner=0), kept("c", names=["<Zoé>", "Élo"])]
    page = opened(lang=lang, shelf=shelf)
    running, finished = by_class(page.frame, "ce-shelf")
    assert [text(line).split()[0] for line in running] == ["Zoé", "<Zoé>"]
    assert "12 – 7" in text(running[0])
    assert "2024-05-04 20:30" in text(running[0])
    assert text(page.part("take-b")) == page.say("match.go-on-with")
    assert text(page.part("take-a")) == page.say("match.look-back")
    assert page.part("forget-c").get("data-send") == '{"do":"forget","id":"c"}'
    assert text(by_id(page.frame, f"{page.root}--finished")[0]) == f"{page.say('match.finished')} (1)"
    assert len(finished) == 1


def test_a_cup_is_listed_by_the_name_of_the_game() -> None:
    names = [f"P{number}" for number in range(8)]
    page = opened("tomy", shelf=[kept("a", names=names, seats=["human", *["easy"] * 7], score=[14, 3])])
    assert "TOMY" in text(by_class(page.frame, "ce-shelf__who")[0])


def test_the_same_match_is_listed_once_and_one_without_a_number_not_at_all() -> None:
    page = opened(shelf=[kept("a"), kept("a", score=[0, 0]), kept("")])
    assert len(by_class(page.frame, "ce-shelf__who")) == 1


@BOTH
def test_what_was_played_is_counted_by_opponent(lang: str) -> None:
    """From the side of the only person: points of the away side are his when he sat there."""
    results = [
        {"seats": ["human", "hard"], "score": [12, 7], "winner": 0},
        {"seats": ["hard", "human"], "score": [20, 8], "winner": 0},
        {"seats": ["human", "hard"], "score": [3, 3], "winner": None},
        {"seats": ["human", "human"], "score": [5, 6], "winner": 1},
        {"seats": ["easy", "medium"], "score": [1, 0], "winner": 0},
        {"seats": ["human", *["easy"] * 7], "score": [9, 4], "winner": 3},
    ]
    page = opened("draft", lang, results=results)
    (table,) = by_class(page.frame, "ce-stats")
    rows = [[text(cell) for cell in row] for row in table[1]]
    say = page.say

    def mark(came: str) -> str:
        return f"{say(f'review.marks.{came}')}{say(f'review.told.{came}')}"

    assert rows == [
        [say("match.controls.easy"), "1", "0", "0", "1", "9 – 4", "", mark("lost")],
        [
            say("match.controls.hard"),
            "3",
            "1",
            "1",
            "1",
            "23 – 30",
            "12 – 7",
            " ".join(map(mark, ("won", "lost", "drawn"))),
        ],
        [say("match.two-people"), "1", "0", "0", "1", "5 – 6", "", mark("lost")],
        [say("match.watched"), "1", "1", "0", "0", "1 – 0", "1 – 0", mark("won")],
    ]
    assert [text(head) for head in table[0][0]] == [*say.list("review.season-head")]
    assert not by_class(opened("draft", lang).frame, "ce-stats")


def test_a_match_that_is_forgotten_leaves_the_list() -> None:
    page = opened(shelf=[kept("a")])
    page.send({"do": "forget", "id": "a"}, shelf=[])
    assert not by_class(page.frame, "ce-shelf")
    assert page.status == ""
