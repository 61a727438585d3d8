"""The TOMY board: every side of every die has a sign and a name, and nothing on the table is lost or misplaced."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from engine.games import load
from engine.games.tomy.rules.box import FACES
from engine.games.tomy.words.text import TomyText
from site_plugins.live.widgets.boards.tomy.dice import SIGNS, die
from tests.plugins.test_theme_contrast import contrast
from tests.widgets.reader import Element, Reader, by_class, by_id, plain, still, text, tree

CSS = Path(__file__).parents[4] / "site_plugins" / "live" / "assets" / "styles" / "games" / "tomy-dice.css"
LANGS = ("en", "fr")
SIDES = [(kind, face) for kind, faces in FACES.items() for face in faces]


def spoken(lang: str) -> TomyText:
    """The words of the game."""
    said = load("tomy").text(lang)
    assert isinstance(said, TomyText)
    return said


def shapes(element: Element) -> list[str]:
    """Everything that is drawn, as it would look without any colour."""
    return [f"{one.tag} {one.get('d')} {one.get('cx')} {one.get('cy')} {one.text}" for one in element.iter()]


def on_the_table(frame: Element) -> list[str]:
    """The names of the dice in the tray, as they are read out."""
    (tray,) = by_class(frame, "ce-tray")
    return [plain(one.get("aria-label", "")) for one in by_class(tray, "ce-dice")]


def words(element: Element, name: str) -> list[str]:
    """What the elements of a class say."""
    return [text(one) for one in by_class(element, name)]


def test_every_side_has_a_sign_and_no_sign_is_left_over() -> None:
    assert sorted(face for _, face in SIDES) == sorted(SIGNS)


@pytest.mark.parametrize(("kind", "face"), SIDES)
def test_a_side_is_drawn_on_its_die(kind: str, face: str) -> None:
    for state in ("", "small", "new", "settled"):
        (svg,) = tree(die(kind, face, state=state))
        assert f"ce-die--{kind}" in svg.get("class", "")
        assert len(by_class(svg, "ce-tsign")) == 1
        assert svg.get("aria-hidden") == "true"
    assert "?" in text(tree(die(kind, None)))


def test_signs_can_be_told_apart_without_their_colour() -> None:
    drawn = {face: shapes(tree(die("blue", face))) for face in SIGNS}
    assert not [(one, other) for one, other in combinations(drawn, 2) if drawn[one] == drawn[other]]


@pytest.mark.parametrize("lang", LANGS)
def test_every_side_has_a_name_of_its_own(lang: str) -> None:
    said = load("tomy").text(lang)
    names = [said.face(face) for _, face in SIDES]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("scheme", [0, 1], ids=["paper", "night"])
def test_signs_stand_out_from_their_dice(scheme: int) -> None:
    css = CSS.read_text("utf-8")
    bodies = {kind: pair[scheme] for kind, *pair in re.findall(r"--tomy-(\w+): light-dark\((#\w+), (#\w+)\)", css)}
    white_sign = re.findall(r"--tomy-sign: (#\w+)", css)
    assert len(white_sign) == 2
    for kind in FACES:
        sign = white_sign[1] if kind == "white" else white_sign[0]
        assert contrast(bodies[kind], sign) >= 4.5


@pytest.mark.parametrize("lang", LANGS)
def test_dice_keep_their_places_when_others_are_thrown_again(lang: str) -> None:
    reader = Reader("again", lang, "tomy")
    first = reader.open()
    ids = [one.get("id", "") for one in first.iter() if "--die" in one.get("id", "")]
    taken = reader.choose("foot")
    assert "?" in text(by_id(taken, "s-tomy-again--die2-3"))
    thrown = reader.throw("player")
    after = [one.get("id", "") for one in thrown.iter() if "--die" in one.get("id", "")]
    assert ids[:2] == after[:2]
    assert after[2] == "s-tomy-again--die2-3"
    assert "ce-die--new" in by_id(thrown, after[2])[0].get("class", "")
    assert "ce-die--settled" in by_id(thrown, after[0])[0].get("class", "")
    said = load("tomy").text(lang)
    (label,) = on_the_table(thrown)
    assert plain(said.core.joined([said.face(face) for face in ("ball", "player", "player")])) in label


def test_like_dice_are_taken_up_one_by_one() -> None:
    reader = Reader("first-attempt", game="tomy")
    reader.throw("ball", "ball", "card")
    reader.choose("ball")
    frame = reader.throw("player")
    dice = [one for one in frame.iter() if "--die" in one.get("id", "")]
    settled = ["settled" if "ce-die--settled" in one[0].get("class", "") else "new" for one in dice]
    assert settled == ["new", "settled", "settled"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_dice_to_throw_again_are_buttons_with_names(lang: str) -> None:
    frame = still("tomy", "again", lang)
    pictures = by_class(frame, "ce-go--picture")
    assert [len(by_class(one, "ce-die--small")) for one in pictures] == [1, 1, 1, 2, 2, 2, 3]
    names = [text(one) for one in pictures]
    assert all(names)
    assert len(set(names)) == len(names)
    assert [plain(one.get("title", "")) for one in pictures] == names


@pytest.mark.parametrize("lang", LANGS)
def test_green_white_and_red_dice_lie_beside_the_blue_ones(lang: str) -> None:
    reader = Reader("tackle", lang, "tomy")
    assert len(on_the_table(reader.open())) == 4
    frame = reader.throw("tackle")
    said = load("tomy").text(lang)
    labels = on_the_table(frame)
    assert len(labels) == 4
    assert plain(said.face("tackle")) in labels[-1]
    assert words(by_class(frame, "ce-tray")[0], "ce-tray__who") == ["Camille", "Camille", "Camille", "Sacha"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_scoreboard_shows_cards_by_letter_and_by_name(lang: str) -> None:
    game = spoken(lang)
    say = game.say
    home, away = by_class(still("tomy", "served", lang), "ce-score__side")
    assert words(home, "ce-card") == [game.card_mark("yellow") + game.card("yellow")]
    assert words(away, "ce-card") == [game.card_mark("red") + game.card("red")]
    assert say("board.suspended") in text(away)
    assert say("board.suspended") not in text(home)


@pytest.mark.parametrize("lang", LANGS)
def test_the_scoreboard_says_where_the_match_stands(lang: str) -> None:
    game = spoken(lang)
    say = game.say
    frame = still("tomy", "next-match", lang)
    (when,) = words(frame, "ce-tomy__when")
    assert when == plain(game.match(2) + game.part("second-half") + say("board.rounds.throw", number=6, of=6))
    assert words(frame, "ce-tomy__won") == [say("board.won", matches=1), say("board.won", matches=0)]
    home, away = by_class(frame, "ce-score__side")
    assert say("board.hand", who=1) in text(away)
    assert say("board.hand", who=0) not in text(home)


@pytest.mark.parametrize("lang", LANGS)
def test_the_kicks_of_a_shoot_out_are_marked(lang: str) -> None:
    say = spoken(lang).say
    home, away = by_class(still("tomy", "shootout-fifth", lang), "ce-kicks")
    good, bad, open_ = say("board.scored"), say("board.missed"), say("board.to-kick")
    assert [text(one) for one in home] == [good, good, bad, good, open_]
    assert [text(one) for one in away] == [good, bad, good, good, bad]
    later = still("tomy", "sudden", lang)
    assert say("board.extra.kick", number=6) in words(later, "ce-tomy__when")[0]


def cells(table: Element) -> list[list[str]]:
    """A table as rows of words."""
    return [[text(cell) for cell in row] for body in table.iter("tbody") for row in body]


@pytest.mark.parametrize("lang", LANGS)
def test_the_match_sheet_has_a_cell_for_each_turn_and_a_total_for_each_half(lang: str) -> None:
    game = spoken(lang)
    say = game.say
    frame = still("tomy", "sheet-totals", lang)
    table = by_class(by_class(frame, "ce-example")[0], "ce-tomy-sheet")[0]
    heads = [[text(cell) for cell in row] for row in table.iter("tr")][:2]
    assert heads == [["", *map(game.match, (1, 2, 3))], [say("board.throw"), *["Camille", "Sacha"] * 3]]
    rows = cells(table)
    assert rows[0] == [game.part("first-half")]
    assert [[cell.partition(" ")[0] for cell in row[:3]] for row in rows[5:7]] == [["5", "", "0"], ["6", "3", "5"]]
    assert game.short(("", "bonus-try", 1)) in rows[6][2].lower()
    total = say("board.total")
    assert rows[7][:3] == [f"{total} {game.total('first-half')}", "11", "12"]
    assert rows[8] == [game.part("second-half")]
    assert [row[2].partition(" ")[0] for row in rows[9:11]] == ["0", ""]


@pytest.mark.parametrize("lang", LANGS)
def test_a_lost_turn_and_a_new_card_stand_on_the_sheet(lang: str) -> None:
    game = spoken(lang)
    spec = {
        "game": "tomy",
        "situation": "red",
        "lang": lang,
        "sheet": True,
        "start": {"play": "turn", "scope": "match", "state": {"round": 3, "hand": 0, "warnings": [0, 1]}},
    }
    reader = Reader("red", lang, "tomy", spec)
    kick = ("foot", "posts", "posts")
    for answer in (kick, "score", "defend", ("warned",), kick, "score", "let", kick, "score"):
        frame = reader.choose(answer) if isinstance(answer, str) else reader.throw(*answer)
    rows = {row[0]: row for row in reversed(cells(by_class(frame, "ce-tomy-sheet")[0]))}
    assert rows["3"][1].startswith("3 ")
    assert game.card("red") in rows["3"][2]
    assert "–" not in rows["3"][2]
    assert rows["4"][1].startswith("3 ")
    assert "–" in rows["4"][2]


@pytest.mark.parametrize("lang", LANGS)
def test_the_cup_sheet_carries_winners_to_the_right(lang: str) -> None:
    game = spoken(lang)
    say = game.say
    frame = still("tomy", "sheet-tournament", lang)
    cup = by_class(by_class(frame, "ce-example")[0], "ce-cup")[0]
    assert [text(one) for one in cup.iter("th")] == [
        game.stage(name) for name in ("quarter-final", "semi-final", "final", "winner")
    ]
    rows = cells(cup)
    assert rows[0] == ["Camille 17", "Camille 13", "Camille", say("board.open-place")]
    assert rows[4][:3] == ["Dominique 22", "Dominique 17", "Dominique"]
    assert [row[0] for row in rows] == [
        *("Camille 17", "Sacha 12", "Alix 10", "Charlie 15"),
        *("Dominique 22", "Lou 14", "Claude 8", "Morgan 11"),
    ]


def test_a_sheet_without_a_line_says_so() -> None:
    frame = still("tomy", "whole-match")
    assert spoken("en").say("board.blank") in words(frame, "ce-fold--sheet")[0]
