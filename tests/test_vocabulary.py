"""The words of the house: each is declared where the contributor page says, and words that were given up stay away."""

from __future__ import annotations

import re
from typing import Any

import pytest

import engine
from tests.conftest import ROOT
from tests.contributing import LANGUAGES

_TICKED = re.compile(r"`([^`]+)`")
ROWS = {
    lang: [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / f"docs/contributing/vocabulary.{lang}.md").read_text("utf-8").splitlines()
        if line.startswith("| ") and "`" in line
    ]
    for lang in LANGUAGES
}
DECLARED = sorted({tuple(_TICKED.findall(row[2])) for row in ROWS["en"]})
GIVEN_UP = sorted({word for row in ROWS["en"] for word in _TICKED.findall(row[3])})


def test_both_languages_tell_of_the_same_words() -> None:
    ours, theirs = (ROWS[lang] for lang in LANGUAGES)
    assert len(ours) >= 30
    assert [row[2:] for row in ours] == [row[2:] for row in theirs]


@pytest.mark.parametrize(("name", "file"), DECLARED)
def test_every_word_is_declared_where_the_page_says(name: str, file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    for part in name.split("."):
        assert re.search(rf"^ *(?:(?:class|def) {part}\b|{part}(?:: | = ))", text, re.MULTILINE), f"{file}: {part}"


def test_words_that_were_given_up_stay_away() -> None:
    assert {"Switch", "SWITCHES", "parse_options", "PRIMER", "desk", "deeds"} <= set(GIVEN_UP)
    given_up = re.compile(rf"\b_?(?:{'|'.join(GIVEN_UP)})\b")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for folder in ("engine", "site_plugins")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if given_up.search(line)
    ]
    assert not found


def test_programs_that_readers_have_kept_go_on() -> None:
    kept: Any = engine
    short = {"length": "20"}
    position = kept.kick_off("double", options=short)
    assert position.start == kept.kick_off("double", house=short).start == kept.kick_off("double", short).start
    assert position.start.options == position.start.house
    assert kept.Record.of(position).options == short
    assert kept.begin("double", options=short, minute=12).start.house["length"] == "20"
    assert kept.situation("double/penalty-kick", options=short).start.house["length"] == "20"
    assert kept.play("double", "easy", "easy", options=short).start.house["length"] == "20"
    assert kept.simulate("double", 2, options=short)["options"] == short
    met, again = (kept.arena("double", "easy", "easy", 2, **house) for house in ({"options": short}, {"house": short}))
    assert met["average_points"] == again["average_points"] != kept.arena("double", "easy", "easy", 2)["average_points"]
    game = kept.load("double")
    assert game.switches == game.house_rules
    assert game.text("en").switch("length") == game.text("en").house_rule("length")


def test_a_house_is_given_once() -> None:
    kept: Any = engine
    with pytest.raises(TypeError):
        kept.kick_off("double", house={}, options={})
