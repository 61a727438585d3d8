"""What the pages of the TOMY dice say of the box is what the engine plays with."""

from __future__ import annotations

import re

import pytest

from engine.games.tomy.rules.box import BOOK
from site_plugins.live.widgets.boards.tomy.editor import fields_of
from site_plugins.live.widgets.page.view import capital
from tests.conftest import ROOT
from tests.widgets.boards.tomy.test_board import spoken

BLUE = {"en": r"\*\*Blue\*\*[^|]* \| (.+) \|", "fr": r"\*\*Bleu\*\*[^|]* \| (.+) \|"}


def page(name: str, lang: str) -> str:
    """A page as it is written."""
    return (ROOT / "docs" / "tomy" / f"{name}.{lang}.md").read_text("utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_blue_sides_are_those_of_the_book(lang: str) -> None:
    rows = re.findall(BLUE[lang], page("box", lang))
    fields = fields_of(BOOK)
    said = spoken(lang)
    assert rows
    for stated in rows:
        sides = [capital(said.face(fields[f"blue.{side}"])) for side in range(6)]
        assert re.split(r", | \| ", stated) == sides
