"""Scrumball Rugby as it is drawn: the ball where the engine has it, one hand face up, the other never."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from engine.core.asks import Draw
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.games import load, situation, situations
from site_plugins.live.widgets.boards.scrumball.cards import CARDS, LETTERS, backs, card
from site_plugins.live.widgets.drawing.pitch import Ground
from site_plugins.live.widgets.page.spec import Spec, spec_of
from site_plugins.live.widgets.page.view import View, look
from site_plugins.live.widgets.situation.frame import frame
from tests.widgets.reader import Element, Reader, by_class, by_id, text, tree

LANGS = ("en", "fr")
GAME = load("scrumball")
NAMES = ("Camille", "Sacha")


def drawn(view: View) -> Element:
    """A frame as strict XML."""
    return tree(str(frame(view)))


def at(id_: str, lang: str = "en") -> Element:
    """The frame of a situation at its reader's moment."""
    shown = situation("scrumball", id_)
    return drawn(look(spec_of(shown, lang, "./"), shown.begin(GAME), floor=len(shown.answers)))


def faces(root: Element) -> Counter[str]:
    """The cards that lie face up in the hand."""
    letters = [text(one) for hand in by_class(root, "ce-hand") for one in by_class(hand, "ce-sign__letter")]
    named = {letter: name for name, letter in LETTERS.items()}
    return Counter(named[letter] for letter in letters)


def spot(root: Element) -> float:
    """Where the ball is drawn."""
    (ball,) = by_class(root, "ce-pitch__spot")
    found = re.match(r"translate\(([\d.]+) ", ball.get("transform", ""))
    assert found
    return float(found[1])


def matches(seed: int, steps: int) -> list[Position]:
    """Positions of a match played at random."""
    play, position, seen = at_random(Random(seed)), Position.begin(Start.of(GAME)), []
    for _ in range(steps):
        if position.ask is None:
            break
        position = position.send(play(position.ask))
        seen.append(position)
    return seen


@pytest.mark.parametrize("id_", list(situations("scrumball")))
def test_the_ball_is_drawn_where_the_engine_has_it(id_: str) -> None:
    ball = situation("scrumball", id_).begin(GAME).state.data()["ball"]
    assert spot(at(id_)) == Ground(ball, NAMES).x(ball)


@pytest.mark.parametrize("seat", [0, 1])
def test_through_a_match_a_frame_shows_one_hand_and_nothing_of_the_other(seat: int) -> None:
    """The hand face up is the viewer's; the other is a number of backs, and no drawn card is told to the other side."""
    spec = Spec("scrumball", "match", "en", "./", "A match", {"play": "opening", "scope": "match"})
    for position in matches(seed=7, steps=260)[::5]:
        root = drawn(look(spec, position, floor=0, seat=seat))
        hands = position.state.data()["hands"]
        assert faces(root) == Counter(hands[seat] if any(hands) and not position.state.data()["over"] else [])
        ask = position.ask
        if ask is not None and ask.seat != seat:
            secret = isinstance(ask, Draw) or GAME.asked(ask, position.state, seat) != ask
            assert not secret or not [one for one in root.iter("button") if "--opt-" in one.get("id", "")]
            assert not secret or not [option for field in root.iter("select") for option in field]
        backs_ = [len(by_class(one, "ce-back")) for one in by_class(root, "ce-backs")]
        assert backs_ == ([len(hand) for hand in hands] if backs_ else [])


def test_the_frame_of_a_choice_that_depends_on_a_hand_is_the_same_whatever_the_hand_holds() -> None:
    """To the attacker, a defence with tackles looks like one without."""
    spec = Spec("scrumball", "respond", "en", "./", "A run", {"play": "attack"})
    html = set()
    for held in (["tackle", "pass-tackle"], ["kick", "drop"]):
        data = {"attack": 0, "ball": 40, "hands": [["run", "pass"], held]}
        position = Position.begin(Start.of(GAME, {}, (), "attack", data, "play")).send("run").send((3,))
        assert position.ask is not None
        assert position.ask.seat == 1
        html.add(str(frame(look(spec, position, floor=0, seat=0))))
    assert len(html) == 1


def test_cards_of_a_kind_lie_on_each_other_in_the_order_of_the_rulebook() -> None:
    data = {"attack": 0, "ball": 40, "hands": [["touch", "pass", "run", "pass", "pass"], []]}
    position = Position.begin(Start.of(GAME, {}, (), "attack", data, "play"))
    root = drawn(look(Spec("scrumball", "x", "en", "./", "X", {"play": "attack"}), position, floor=0))
    held = by_class(root, "ce-hand__card")
    assert [text(one)[:1] for one in held] == ["P", "P", "P", "C", "Q"]
    assert ["ce-hand__card--same" in one.get("class", "") for one in held] == [False, True, True, False, False]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_its_sign_its_letter_and_its_word(name: str, lang: str) -> None:
    words = load("scrumball").text(lang).say.list(f"board.faces.{name}")
    root = tree(str(card(name, words)))
    assert [text(one) for one in by_class(root, "ce-sign__word")] == list(words)
    assert text(by_class(root, "ce-sign__letter")[0]) == LETTERS[name]
    small = tree(str(card(name, words, "small")))
    assert not by_class(small, "ce-sign__word")
    assert by_class(small, "ce-sign__line")


def test_signs_differ() -> None:
    assert len({str(card(name, (), "small")) for name in CARDS}) == len(CARDS)


def test_backs_are_as_many_as_the_cards() -> None:
    assert [len(by_class(tree(str(backs(count))), "ce-back")) for count in range(7)] == list(range(7))


@pytest.mark.parametrize(
    ("lang", "drawn_", "played"),
    [
        ("en", "23 of 60 cards drawn, first half", "4:05 of 10:00 played, second half"),
        ("fr", "23 cartes piochées sur 60, première période", "4:05 sur 10:00, seconde période"),
    ],
)
def test_the_dial_says_how_far_the_half_has_come(lang: str, drawn_: str, played: str) -> None:
    say = load("scrumball").text(lang).say
    assert say("board.drawn", drawn=23, enough=60, half=say("board.halves.1")).replace("\u00a0", " ") == drawn_
    assert say("board.played", time="4:05", whole="10:00", half=say("board.halves.2")) == played


@pytest.mark.parametrize("lang", LANGS)
def test_one_and_many_are_told_apart(lang: str) -> None:
    say = load("scrumball").text(lang).say
    for key in ("board.cards", "board.changes"):
        assert say(key, count=1) != say(key, count=2).replace("2", "1")
    assert say("board.points", points=1) != say("board.points", points=5)


def test_the_zone_of_a_ruck_stands_beside_the_pitch() -> None:
    shown = situation("scrumball", "ruck-choice")
    low, high = shown.begin(GAME).observe(1).view["zone"]
    faces_ = by_class(at("ruck-choice"), "ce-zone__face")
    inside = [place for place, one in enumerate(faces_, 1) if "ce-zone__face--in" in one.get("class", "")]
    assert inside == list(range(low, high + 1))
    assert not by_class(at("open-play"), "ce-zone")


@pytest.mark.parametrize("lang", LANGS)
def test_an_advantage_is_drawn_and_told(lang: str) -> None:
    shown = situation("scrumball", "advantage-gained")
    view = shown.begin(GAME).observe(0).view
    root = at("advantage-gained", lang)
    mark = view["advantage"]["mark"]
    (line,) = by_class(root, "ce-pitch__mark")
    assert line.get("d", "").startswith(f"M{Ground(0, NAMES).x(mark):g} ")
    assert str(view["advantage"]["need"]) in text(by_class(root, "ce-moment")[0])


def test_a_kick_about_to_be_thrown_shades_its_reach() -> None:
    """One die from the ball: a stripe every five metres, the way the kicker plays; what is dead shares the last."""
    shown = situation("scrumball", "ground-kick")
    position = shown.begin(GAME)
    ball = position.state.data()["ball"]
    assert position.ask is not None
    way = 5 if position.ask.seat == 0 else -5
    ground = Ground(ball, NAMES)
    bands = by_class(at("ground-kick"), "ce-pitch__reach")
    middles = [float(one.get("x", "")) + float(one.get("width", "")) / 2 for one in bands]
    dead = 110 if way > 0 else -10
    landed = {min(ball + way * pip, dead) if way > 0 else max(ball + way * pip, dead) for pip in range(1, 7)}
    assert middles == pytest.approx(sorted(map(ground.x, landed)), abs=0.2)
    assert not by_class(at("open-play"), "ce-pitch__reach")


def test_a_run_reaches_no_further_than_the_line() -> None:
    data = {"attack": 0, "ball": 90, "hands": [["run"], []]}
    position = Position.begin(Start.of(GAME, {}, (), "attack", data, "play")).send("run")
    root = drawn(look(Spec("scrumball", "x", "en", "./", "X", {"play": "attack"}), position, floor=0))
    bands = by_class(root, "ce-pitch__reach")
    assert len(bands) == 2
    middle = float(bands[1].get("x", "")) + float(bands[1].get("width", "")) / 2
    assert middle == pytest.approx(Ground(0, NAMES).x(100), abs=0.2)


@pytest.mark.parametrize("lang", LANGS)
def test_the_two_dice_of_a_ruck_can_be_turned(lang: str) -> None:
    """Turning the tackle die moves the zone and the odds; a six ends the ruck, and turned back it is there again."""
    reader = Reader("ruck-choice", lang, "scrumball")
    shown = situation("scrumball", "ruck-choice")
    root = reader.open()
    dice = [(k, answer) for k, answer in enumerate(shown.answers) if answer.isdigit()]
    tackle, ruck = dice[-2:]

    def zone(frame_: Element) -> list[int]:
        found = by_class(frame_, "ce-zone__face")
        return [place for place, one in enumerate(found, 1) if "ce-zone__face--in" in one.get("class", "")]

    before, odds = zone(root), text(by_id(root, f"{reader.root}--odds"))
    other = next(face for face in (2, 3, 4, 5) if str(face) != tackle[1] and str(face) != ruck[1])
    root = reader.send({"do": "whatif", "at": tackle[0], "answer": str(other)})
    low, high = sorted((other, int(ruck[1])))
    assert zone(root) == list(range(low, high + 1)) != before
    assert text(by_id(root, f"{reader.root}--odds")) != odds
    root = reader.send({"do": "whatif", "at": ruck[0], "answer": str(other)})
    assert zone(root) == [other]
    root = reader.send({"do": "whatif", "at": tackle[0], "answer": "6"})
    assert zone(root) == []
    assert not reader.note
    root = reader.send({"do": "whatif", "at": tackle[0], "answer": tackle[1]})
    assert other in zone(root)
    reader.send({"do": "whatif", "at": tackle[0], "answer": "7"})
    assert "7" in reader.note
    assert zone(tree(reader.html)) == zone(root)


def test_a_pack_of_one_s_own_is_written_and_played_by() -> None:
    reader = Reader("pack", game="scrumball")
    frame_ = reader.open()
    fields = {one.get("name", ""): one.get("value", "") for one in frame_.iter("input") if one.get("type") == "number"}
    assert list(fields) == list(CARDS)
    assert sum(map(int, fields.values())) == 40
    reader.send({"do": "table", "fields": {**fields, "pass": "9", "run": "7"}})
    assert reader.answer["table"]["rules"] == {"pack": "pass=9,run=7,tackle=8,pass-tackle=6,kick=4,drop=3,touch=3"}
    assert by_class(tree(reader.html), "ce-house")
    reader.send({"do": "table"})
    assert reader.answer["table"]["rules"] == {}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "change", [{"pass": "11"}, {"pass": "-1", "run": "17"}, {"pass": ""}, {"pass": "ten"}, {"pass": "1e1"}]
)
def test_a_pack_that_makes_no_forty_is_refused_and_still_there(change: dict[str, str], lang: str) -> None:
    reader = Reader("pack", lang, "scrumball")
    frame_ = reader.open()
    fields = {one.get("name", ""): one.get("value", "") for one in frame_.iter("input") if one.get("type") == "number"}
    frame_ = reader.send({"do": "table", "fields": {**fields, **change}})
    assert reader.note
    assert "table" not in reader.answer
    assert by_id(frame_, f"{reader.root}--pack-pass").get("value") == {**fields, **change}["pass"]


def test_the_sheet_has_a_line_for_each_score() -> None:
    spec = Spec("scrumball", "match", "en", "./", "A match", {"play": "opening", "scope": "match"}, sheet=True)
    position = matches(seed=11, steps=3000)[-1]
    assert position.over
    root = drawn(look(spec, position, floor=0))
    (sheet,) = by_class(root, "ce-sheet")
    rows = [row for body in sheet.findall("tbody") for row in body if row.get("class") != "ce-sheet__part"]
    scores = [event for event in position.log if event[1] in {"try", "drop-scored", "penalty-scored"}]
    assert len(rows) == len(scores) > 0
    assert text(rows[-1][2]) == "–".join(map(str, position.state.data()["score"]))


@pytest.mark.slow
def test_a_match_is_played_in_the_widget_to_its_end() -> None:
    """Rolling and taking the first option leads to full time, with nothing refused on the way."""
    reader = Reader("match", game="scrumball")
    frame_, dice = reader.open(), Random(3)
    for _ in range(3000):
        if f"{reader.root}--over" in [one.get("id") for one in frame_.iter()]:
            break
        options = [
            one.get("id", "").removeprefix(f"{reader.root}--opt-")
            for one in by_class(frame_, "ce-go--choice")
            if one.get("aria-disabled") is None and "--opt-" in one.get("id", "")
        ]
        frame_ = reader.choose(dice.choice(options)) if options else reader.send({"do": "roll"})
        assert not reader.note
    assert by_id(frame_, f"{reader.root}--over") is not None
    assert by_class(frame_, "ce-sheet")


def test_a_hand_is_named_after_its_side() -> None:
    named = [load("scrumball").text("fr", (who, "Sacha")) for who in ("Léa", "Alix", "Le Puy")]
    assert [text.say("board.hand", who=0) for text in named] == [
        *("Les cartes de Léa", "Les cartes d’Alix", "Les cartes du Puy"),
    ]
