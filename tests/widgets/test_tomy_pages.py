"""What the pages of the TOMY dice say in figures is what the engine says."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.bots.tomy import sensible
from engine.core.players import play_out
from engine.games import load
from engine.games.tomy.box import BOOK
from site_plugins.live.widgets.boards.tomy_editor import fields_of
from site_plugins.live.widgets.view import capital
from tests.conftest import ROOT
from tests.widgets.test_tomy import spoken

MATCHES = 400
BLUE = {"en": r"\*\*Blue\*\*.* \| (.+) \|", "fr": r"\*\*Bleu\*\*.* \| (.+) \|"}


def page(name: str, lang: str) -> str:
    """A page as it is written."""
    return (ROOT / "docs" / "tomy" / f"{name}.{lang}.md").read_text("utf-8")


def points_a_side() -> float:
    """What a side scores in a match between two players of plain good sense."""
    game = load("tomy")
    matches = [play_out(game, sensible(Random(seed)), {"format": "single"}).state for seed in range(MATCHES)]
    return sum(sum(match.score) for match in matches) / (2 * MATCHES)


def test_the_average_is_what_is_played() -> None:
    measured = points_a_side()
    for lang, words in (("en", r"about\s(\d+)\spoints"), ("fr", r"environ\s(\d+)\spoints")):
        (stated,) = re.findall(words, page("index", lang))
        assert abs(measured - int(stated)) < 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_blue_sides_are_those_of_the_book(lang: str) -> None:
    (stated,) = re.findall(BLUE[lang], page("box", lang))
    fields = fields_of(BOOK)
    said = spoken(lang)
    assert stated.split(", ") == [capital(said.face(fields[f"blue.{side}"])) for side in range(6)]
