"""Each rule in one or two sentences, taken from its paragraph in both languages, and light on the wire."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine.games
from engine.core.languages import LANGUAGES
from engine.core.rules import RULES, game_of
from engine.games import SHELF
from engine.learn.gists import first_sentences
from site_plugins.live import gist_files, widgets
from site_plugins.live.widgets.page import gists as reader
from site_plugins.live.widgets.page.gists import Gist, forget, gist, hand_in
from site_plugins.rulebook.read.gists import gists

MARKUP = re.compile(r"\*\*|\]\(|</?\w+>|^\||\{:|/{3}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_short_gist_without_markup(lang: str) -> None:
    for game in SHELF:
        engine.games.load(game)
    told = gists(lang)
    assert set(told) == {rule for rule in RULES if game_of(rule) in SHELF}
    for rule, (title, text) in told.items():
        assert title, rule
        assert text[-1] in ".!?", rule
        assert not MARKUP.search(title + text), rule
        assert 3 < len(text.split()) <= 55, rule
    words = [len(text.split()) for _, text in told.values()]
    assert sum(count > 35 for count in words) <= len(words) // 20


@pytest.mark.parametrize(
    ("markdown", "said"),
    [
        ("One **die**. Two [dice](dice.md#x)!\n\nThree.", "One die. Two dice!"),
        ("See [it](a.md) ([how](b.md)). It is short.", "See it. It is short."),
        (
            "One is enough to say what this is. " + "And so on, " * 12 + "to the end.",
            "One is enough to say what this is.",
        ),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n\nThen a sentence.", "Then a sentence."),
        ("This one leads to a list:\n\n- one\n\nThis one does not.", "This one does not."),
        ("In 5-3-Double! you roll 5.5 times. « Oui ! » Non.", "In 5-3-Double! you roll 5.5 times. « Oui ! »"),
    ],
)
def test_a_gist_is_the_first_sentences(markdown: str, said: str) -> None:
    assert first_sentences(markdown) == said


def test_a_gist_is_set_as_its_printers_would() -> None:
    assert "’" in " ".join(text for _, text in gists("en").values())
    assert "\u202f" in " ".join(text for _, text in gists("fr").values())


def test_the_files_are_light(root: Path) -> None:
    made = gist_files.gist_files()
    assert set(made.names) == set(LANGUAGES)
    for lang, name in made.names.items():
        content = made.content[name]
        assert json.loads(content)[lang]["double.penalty.kick"][0] == gists(lang)["double.penalty.kick"][0]
        assert len(gzip.compress(content)) < 25_000


def test_a_browser_knows_what_it_was_handed(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = "double.penalty.kick"
    there = gist(rule, "fr")
    assert there is not None
    assert there.url == "double/penalty/#double.penalty.kick"
    monkeypatch.setattr(reader, "BOOK", "no.such.book")
    try:
        assert gist(rule, "fr") is None
        hand_in(json.loads(gist_files.packed("fr")))
        assert gist(rule, "fr") == there
        assert gist(rule, "en") is None
        assert gist("double.penalty.unknown", "fr") is None
        broken: Any
        for broken in (None, "x", [], {"fr": None}, {"de": {}}, {"fr": {rule: "x"}}, {"fr": {rule: ["x"]}}):
            hand_in(broken)
        assert gist(rule, "fr") is None
        hand_in({"fr": {rule: ["A", "B"]}})
        assert gist(rule, "fr") == Gist("A", "B", there.url)
    finally:
        forget()


def test_the_first_roll_waits_for_no_gist() -> None:
    """Neither the rules nor what draws them brings a gist along."""
    folder = Path(widgets.__file__).parent
    sentence = gists("en")["double.penalty.kick"][1][:40]
    assert not [file for file in folder.rglob("*.py") if sentence in file.read_text("utf-8")]
