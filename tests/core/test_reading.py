"""What comes from outside: numbers without end, JSON without bottom, halves of characters, texts that steer screens."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.core.position import Position, Start
from engine.core.reading import Unreadable, clean, from_json, plain, quoted, well_formed, whole
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from engine.match.saves import saved, take_up
from engine.match.settings import Settings

ENDLESS = "9" * 5000
"""A number that Python refuses to read."""
HALF = "\ud800"
"""Half of a character, which no file can hold."""
LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1.0", "²", "٣", "1_0", "0x1", ENDLESS, None, 5])
def test_only_plain_figures_are_a_number(text: object) -> None:
    assert whole(text) is None


def test_a_number_is_read_up_to_its_most_figures() -> None:
    assert (whole("0"), whole("007"), whole("99", 2), whole("100", 2)) == (0, 7, 99, None)


UNREADABLE = {
    "nothing": "",
    "open": "{",
    "endless": f"[{ENDLESS}]",
    "infinite": "[1e999]",
    "no number": "[NaN]",
    "minus infinite": "[-Infinity]",
    "deep": "[" * 50 + "]" * 50,
    "deeper": "[" * 100_000,
    "deep tables": '{"a":' * 9999,
    "half": HALF,
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_json_that_nobody_can_use_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        from_json(text)


def test_a_line_that_cannot_be_read_is_named() -> None:
    with pytest.raises(Unreadable) as caught:
        from_json('{\n"a": 1,\nb')
    assert caught.value.line == 3


def test_halves_of_characters_are_mended_wherever_they_stand() -> None:
    told = from_json('{"\\ud800": ["a\\udc00", {"b": "\\ud83d\\ude00"}], "c": 1}')
    assert told == {"\ufffd": ["a\ufffd", {"b": "😀"}], "c": 1}
    assert plain((HALF,)) == ["\ufffd"]


@given(st.text(st.characters(exclude_categories=[])))
def test_any_text_can_be_written_and_shown(text: str) -> None:
    assert well_formed(text).encode().decode() == well_formed(text)
    assert clean(text) == clean(clean(text))
    assert all(one.isprintable() or one.isspace() or ord(one) > 0x9F for one in clean(text))
    assert len(quoted(text)) <= 60


def test_sound_texts_stay_as_they_are() -> None:
    for text in ("Zoé", "O’Neill", "李", "👩\u200d👩\u200d👧", "1\u202f000", "Łukasz  B."):
        assert (well_formed(text), clean(text), quoted(text)) == (text, text, text)


def test_anything_can_be_quoted() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quoted(deep) == quoted(10**5000) == "…"
    assert (quoted("x" * 61), quoted("x" * 60)) == ("x" * 59 + "…", "x" * 60)


ANSWERS: dict[str, object] = {
    "endless die": (10**5000,),
    "endless": 10**5000,
    "endless text": ENDLESS,
    "half": HALF,
    "list": [[]],
    "none": None,
    "true": True,
    "true die": (True,),
    "no number": float("nan"),
    "control": "\x1b[2J",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
@pytest.mark.parametrize("situation", ["double/penalty-kick", "double/penalty-award", "tomy/try", "flair/renewal"])
def test_an_answer_that_cannot_be_is_refused_in_words(situation: str, answer: object, lang: str) -> None:
    """Whatever it is, and however long."""
    position = engine.situation(situation)
    with pytest.raises(Refusal) as caught:
        position.send(answer)
    said = caught.value.words(lang)
    assert len(said.encode()) < 1500
    assert "\x1b" not in said
    assert str(caught.value)
    assert position.ask is not None
    with pytest.raises(Refusal):
        position.ask.parse(quoted(answer, 6000))


def test_a_long_number_among_dice_is_refused() -> None:
    ask = engine.kick_off("double").ask
    assert ask is not None
    with pytest.raises(Refusal, match="dice-unreadable"):
        ask.parse(f"5 {ENDLESS}")


@pytest.mark.parametrize("key", ["takes", "game", "rules", "answers", "names", "seed", "anything"])
@pytest.mark.parametrize("value", [ENDLESS, "[" * 5000 + "]" * 5000, "NaN", "1e999"], ids=len)
def test_a_save_with_what_nobody_can_read_is_refused(key: str, value: str) -> None:
    """Wherever it stands, a number without end or a list without bottom."""
    settings = Settings(("A", "B"), ("human", "human"), {}, "7")
    kept = saved(Fixture.kick_off(engine.load("double"), settings))
    text = json.dumps({**kept, "record": {**kept["record"], key: "HERE"}}).replace('"HERE"', value)
    with pytest.raises(Refusal, match="save-broken"):
        take_up(text, "double")
    with pytest.raises(Refusal, match="save-broken"):
        Record.load(text)


NAMES = ("Ann" + HALF, "\x1b[31mAnn\x1b[0m", "\u202eAnn", "A\nnn\r", "An\x00n", "\u2066Ann\x9b")


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_steer_no_screen_wherever_they_come_from(name: str) -> None:
    """Typed, scripted, in a link, in a file, in a match that the device keeps."""
    position = engine.kick_off("double", names=(name, "Bob"))
    shown = position.start.names[0]
    assert shown == clean(name)
    assert shown.isprintable()
    record = Record.of(position)._replace(names=(name, "Bob"))
    for again in (Record.from_link(record.link()), Record.load(record.save())):
        # A link is made of bytes, and has a sign of its own for what was lost.
        assert again.names[0].replace("?", "\ufffd") == shown
        assert again.position(engine.load).start.names == again.names
    match = Fixture.kick_off(engine.load("double"), Settings((name, "Bob"), ("human", "human"), {}, name))
    assert match.settings.names == (shown, "Bob")
    match.throw()
    kept = saved(match)
    kept["record"]["names"][0] = name
    assert take_up(kept, "double").fixture.settings.names == (shown, "Bob")


def test_names_that_are_alike_once_they_are_clean_are_numbered() -> None:
    """An old save still opens, and nobody is taken for somebody else."""
    record = Record.of(engine.kick_off("double"))
    for names, shown in (
        (("Ann", "Ann\x07"), ("Ann", "Ann 2")),
        (("\u202e", "\x07"), ("1", "2")),
        (("\x07" + "x" * 40, "x" * 40), ("x" * 37 + " 1", "x" * 40)),
    ):
        again = Record.from_link(record._replace(names=names).link())
        assert again.names == shown
        assert take_up(again.plain(), "double").fixture.settings.names == shown


def test_a_name_of_nothing_but_control_is_none() -> None:
    with pytest.raises(Refusal, match="names"):
        Start.of(engine.load("double"), names=("\x1b\x07", "Bob"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_quote_no_more_than_can_be_read(lang: str) -> None:
    """Each text that a link may hold, as long as a link may be."""
    long = "x" * 50_000
    record = Record.of(Position.begin(Start.of(engine.load("double"))))
    for damaged in (
        record._replace(game=long),
        record._replace(version=long),
        record._replace(house={long: "1"}),
        record._replace(house={"length": long}),
        record._replace(play=long),
        record._replace(data={long: 1}),
        record._replace(data={"half": long}),
        record._replace(scope=long),
        record._replace(answers=(long,)),
        record._replace(version="1", answers=(long,)),
        record._replace(version="1", play=long),
    ):
        link = damaged.link()
        try:
            said = Record.from_link(link).replay(engine.load).notice(lang)
        except Refusal as why:
            said = why.words(lang)
        assert "x" * 60 not in said
        assert len(said) < 700
