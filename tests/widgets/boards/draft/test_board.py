"""Draft Football on the table: six colours that nobody has to see as colours, and a hand that only its owner sees."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.core.players import at_random, play_out
from engine.core.position import Position, Start
from engine.games import load
from engine.games.draft.table.deck import BOOK, COLOURS, DECISIONS, NAMES, colours, read
from site_plugins.live.widgets.boards.draft.board import DraftBoard
from site_plugins.live.widgets.boards.draft.cards import chip, fan, gap, marked, pile, played, stack, turned
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.first_frame import first_frame
from site_plugins.live.widgets.situation.frame import frame
from tests.conftest import ROOT
from tests.widgets.reader import Element, Reader, by_class, text, tree

LANGS = ("en", "fr")
CAMILLE = ["blue-goal-free", "blue-goal-free", "green-goal-free", "yellow-goal-free"]
SACHA = ["white-nogoal-penalty", "black-nogoal-free", "black-goal-yellow"]
ON_BLUE = {"top": "blue-nogoal-free", "top_seat": 0, "hands": [CAMILLE, SACHA]}


def spec(state: Mapping[str, Any], play: str = "turn", lang: str = "en", **start: Any) -> Spec:
    """A widget of our own."""
    return Spec("draft", "t", lang, "./", "T", {"play": play, "state": dict(state), **start})


def shown(seat: int, state: Mapping[str, Any] = ON_BLUE, lang: str = "en", *answers: str) -> str:
    """The frame that a seat sees, as it is sent."""
    own = spec(state, lang=lang)
    position = Position.begin(Start.of(load("draft"), {}, (), "turn", dict(state)))
    for answer in answers:
        assert position.ask is not None
        position = position.send(position.ask.parse(answer))
    return str(frame(look(own, position, floor=0, seat=seat)))


def reader(state: Mapping[str, Any], play: str = "turn", lang: str = "en", **start: Any) -> Reader:
    """Someone in front of such a widget."""
    return Reader("t", lang, "draft", spec(state, play, lang, **start).plain())


def sign(drawn: str) -> str:
    """What a drawing shows apart from its colour."""
    return re.sub(r"ce-ground--\w+", "", drawn)


@pytest.mark.parametrize(
    "draw", [chip, gap, lambda colour: stack(colour, 3), lambda colour: played(colour, "", (), ())]
)
def test_a_colour_is_told_by_its_sign_alone(draw: Any) -> None:
    """Without its colour, no card looks like another."""
    assert len({sign(draw(colour)) for colour in COLOURS}) == len(COLOURS)


def test_the_marks_of_a_card_are_told_apart() -> None:
    """GOAL from NO GOAL and each decision from the others, large and small."""
    for drawn in ([marked(card) for card in NAMES], [turned(card, "", "", "settled") for card in NAMES]):
        assert len(set(map(sign, drawn))) == len(NAMES)


def luminance(colour: str) -> float:
    """How light a colour is, as contrast is reckoned."""
    digits = colour.removeprefix("#")
    digits = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_signs_and_words_stand_out_from_their_ground() -> None:
    """A contrast of 4.5 for each colour: signs need three, but words stand on the same grounds."""
    css = (ROOT / "site_plugins/live/assets/styles/games/draft.css").read_text("utf-8")
    pairs = re.findall(r"\.ce-ground--(\w+) \{ --ce-ground: (#\w+); --ce-figure: (#\w+); \}", css)
    assert [name for name, _, _ in pairs] == list(COLOURS)
    for name, ground, figure in pairs:
        dark, light = sorted((luminance(ground), luminance(figure)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, name


@pytest.mark.parametrize("drawn", [fan(0), fan(1), fan(30), pile(0), pile(38), stack("red", 9)])
def test_any_number_of_cards_can_be_drawn(drawn: str) -> None:
    assert tree(drawn)


def test_no_more_backs_are_drawn_than_can_be_told_apart() -> None:
    assert fan(30).count("ce-fcard__back") == 9


@pytest.mark.parametrize("lang", LANGS)
def test_every_colour_action_and_mark_has_its_word(lang: str) -> None:
    said = load("draft").text(lang)
    assert set(said.say.all("board.colours")) == set(said.sentences["actions"]) == set(COLOURS)
    assert set(said.sentences["decisions"]) == set(DECISIONS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("pack", [BOOK, BOOK.replace("on-black=red+black", "on-black=green")], ids=["book", "own"])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_top_card_says_what_may_follow_it(colour: str, pack: str, lang: str) -> None:
    """In words and on the card, as the pack that is played by has it, whatever that pack is."""
    say, index = load("draft").text(lang).say, COLOURS.index(colour)
    root = reader({**ON_BLUE, "top": f"{colour}-goal-free"}, lang=lang, options={"pack": pack}).open()
    lists = colours(read(pack).answers[index]), colours(read(pack).follows[index])
    for drawn, names in zip(by_class(root, "ce-table__follow"), lists, strict=True):
        assert [text(one) for one in drawn.iter("li")] == [say(f"board.colours.{name}") for name in names]
        assert names or text(drawn).endswith(say("board.nothing"))
    (card,) = by_class(root, "ce-fcard--played")
    chips = [one.get("class", "").split("--")[-1] for one in by_class(card, "ce-fcard__chip")]
    assert chips == [*lists[0], *lists[1]]


@pytest.mark.parametrize(("goes_on", "now"), [(False, 0), (True, 1)])
def test_the_list_that_counts_now_is_marked(goes_on: bool, now: int) -> None:
    root = reader({**ON_BLUE, "goes_on": goes_on}).open()
    marks = ["ce-table__follow--now" in one.get("class", "") for one in by_class(root, "ce-table__follow")]
    assert marks == [now == 0, now == 1]


def hand(root: Element) -> list[str]:
    """The hand that is drawn open."""
    (cards,) = by_class(root, "ce-fhand")
    return [text(card) for card in cards]


def test_a_hand_is_drawn_by_colour() -> None:
    assert hand(reader({**ON_BLUE, "goes_on": True}).open()) == ["Blue × 2", "Green", "Yellow"]


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_of_the_other_hand_is_in_the_frame(lang: str) -> None:
    """Another hand of as many cards makes the very same page, odds included."""
    other = ["green-goal-penalty", "yellow-nogoal-free", "red-goal-yellow"]
    helpless = ["green-goal-penalty", "yellow-nogoal-free", "white-goal-yellow"]
    hands = [{**ON_BLUE, "hands": [CAMILLE, held]} for held in (SACHA, other, helpless)]
    assert "3 c" in shown(0, hands[0], lang)
    # The way to the referee carries the situation's start, which travels with its page anyway.
    assert len({re.sub('s-referee:[^"]+', "", shown(0, state, lang)) for state in hands}) == 1
    assert len({shown(1, state, lang) for state in hands}) == len(hands)


def test_a_card_that_the_other_draws_stays_face_down() -> None:
    """Whatever Sacha drew and could not lay, Camille sees a longer fan and the same words."""
    state = {**ON_BLUE, "hands": [CAMILLE, ["white-nogoal-penalty", "green-nogoal-free"]]}
    pages = {card: shown(0, state, "en", card) for card in ("blue-nogoal-penalty", "yellow-nogoal-yellow")}
    assert len(set(pages.values())) == 1
    assert "holds 3 cards" in pages["blue-nogoal-penalty"]


def test_the_draft_lies_on_the_table_card_by_card() -> None:
    """Twelve places, filled one after the other; a card just turned up is new."""
    someone = reader({}, "deal", scope="match")
    someone.open()
    root = someone.draw("red-goal-free")
    (row,) = by_class(root, "ce-frow")
    assert len(row) == 12
    assert len(by_class(row, "ce-fcard__gone")) == 11
    assert len(by_class(row, "ce-fcard--new")) == 1
    assert text(row[0]) == "Red GOAL, free kick"


def test_a_card_to_pick_is_a_button_that_says_what_it_is() -> None:
    row = ["blue-goal-free", "blue-goal-free", "white-nogoal-yellow"]
    green, blue = "green-goal-free", "blue-goal-yellow"
    picked = [[green, green, blue, blue], [green, blue, "red-goal-free", "black-goal-free", "white-goal-free"]]
    root = reader({"row": row, "hands": picked}, "pick").open()
    said = load("draft").text("en")
    buttons = [one for one in root.iter("button") if by_class(one, "ce-take")]
    assert [text(by_class(one, "ce-take")[0]) for one in buttons] == ["Blue × 2", "White"]
    for button, card in zip(buttons, dict.fromkeys(row), strict=True):
        assert said.card(card).casefold() in text(button).casefold()


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_turned_over_shows_both_its_marks(lang: str) -> None:
    """A foul: the decision and the mark for goals are written on the card, in the reader's language."""
    state = {**ON_BLUE, "hands": [CAMILLE, ["red-goal-free", "green-nogoal-free"]]}
    someone = reader(state, lang=lang)
    someone.open()
    someone.choose("red")
    root = someone.draw("green-nogoal-yellow")
    assert not someone.note
    (card,) = by_class(root, "ce-fcard--turned")
    assert [text(mark) for mark in by_class(card, "ce-fcard__mark")] == [
        "NO GOAL", {"en": "Yellow card", "fr": "Carton jaune"}[lang],
    ]  # fmt: skip


def test_each_side_has_its_own_pile_with_packs_of_their_own() -> None:
    state = {"top": "blue-goal-free", "top_seat": 0, "hands": [["blue-goal-free"], ["black-goal-penalty"]]}
    piles = by_class(reader(state, options={"packs": "own"}).open(), "ce-table__pile")
    assert [text(one) for one in piles] == ["Camille: 18", "Sacha: 19"]


def test_goals_and_yellow_cards_stand_on_the_scoreboard() -> None:
    state = {**ON_BLUE, "goals": [["red-goal-free"], []], "yellows": [[], ["green-nogoal-yellow", "red-goal-yellow"]]}
    home, away = by_class(reader(state).open(), "ce-fscore__side")
    assert text(home) == "Camille 1 goal"
    assert text(away) == "Sacha 0 goals2 yellow cards"
    assert len(by_class(away, "ce-booking")) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_the_cover_tells_the_colours_as_the_engine_plays_them(lang: str) -> None:
    """The table on the first page is written by hand, and must not drift from the pack."""
    say, pack = load("draft").text(lang).say, read(BOOK)
    named = say.all("board.colours")
    page = (ROOT / f"docs/draft/index.{lang}.md").read_text("utf-8")
    rows = {
        cells[0]: cells[2:] for cells in re.findall(r"^\| \*\*(\w+)\*\* \| (.+?) \| (.+?) \| (.+?) \|$", page, re.M)
    }
    assert set(rows) == set(named.values())
    for index, colour in enumerate(COLOURS):
        lists = [
            ", ".join(named[name].lower() for name in colours(masks[index])) or say("board.nothing")
            for masks in (pack.answers, pack.follows)
        ]
        assert list(rows[named[colour]]) == lists


@pytest.mark.parametrize("lang", LANGS)
def test_the_guide_shows_every_colour_with_its_name_and_number(lang: str) -> None:
    """Where the rules say what a card is, all six are drawn, in the numbers of the pack."""
    (guide,) = by_class(tree(first_frame("draft", "cards", lang, "..")), "ce-guide__cards")
    named = load("draft").text(lang).say.all("board.colours")
    assert [text(by_class(card, "ce-guide__name")[0]) for card in guide] == list(named.values())
    counts = [int(text(by_class(card, "ce-guide__count")[0]).split()[0]) for card in guide]
    assert tuple(counts) == read(BOOK).counts


def test_the_first_frame_needs_no_script() -> None:
    """The card guide stands outside of the form, so that paper has it too."""
    html = tree(first_frame("draft", "rebuilt", "en", ".."))
    (form,) = by_class(html, "ce-fpack__form")
    assert len(by_class(html, "ce-guide__cards")[0]) == len(COLOURS)
    assert not by_class(form, "ce-guide__cards")


def test_the_cover_states_the_goals_that_a_match_really_brings() -> None:
    """Matches are played out at random until the number on the page is certain to a few tenths."""
    game, player = load("draft"), at_random(Random(4))
    average = sum(len(cards) for _ in range(400) for cards in play_out(game, player).state.goals) / 400
    for lang, mark in (("en", "."), ("fr", ",")):
        (stated,) = re.findall(r"\*\*(\d[.,]\d)", (ROOT / f"docs/draft/index.{lang}.md").read_text("utf-8"))
        assert abs(float(stated.replace(mark, ".")) - average) < 0.15


def test_a_colour_that_a_hand_lacks_keeps_its_place_and_its_sign() -> None:
    own = spec(ON_BLUE)
    seen = look(own, Position.begin(Start.of(load("draft"), {}, (), "turn", dict(ON_BLUE))), floor=0, seat=0)
    held = {each.card: str(each.drawn) for each in DraftBoard().held(seen)}
    assert list(held) == list(COLOURS)
    assert [colour for colour in COLOURS if held[colour] == str(gap(colour))] == ["red", "black", "white"]
