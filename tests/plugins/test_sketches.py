"""The small drawings of the glossary: each belongs to a term, says in words what it shows, and stays in its frame."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.print.sketches import HIGH, SKETCHES, WIDE, sketch
from site_plugins.rulebook.read.glossary import read_glossary
from tests.conftest import ROOT

TERMS, _ = read_glossary("docs/glossary.toml", (ROOT / "docs" / "glossary.toml").read_text("utf-8"))
STYLES = (ROOT / "site_plugins/rulebook/assets/rulebook.css").read_text("utf-8")


def test_what_is_drawn_is_said_in_words_in_each_language() -> None:
    for lang in LANGUAGES:
        assert {id_ for id_, term in TERMS.items() if term.entries[lang].drawn} == set(SKETCHES)
    assert all(TERMS[id_].explained for id_ in SKETCHES)
    assert sketch("hooter", "") is None


@pytest.mark.parametrize("term", SKETCHES)
def test_a_drawing_is_a_picture_with_a_name_and_takes_its_looks_from_the_style_sheet(term: str) -> None:
    made = sketch(term, "what it shows")
    assert made is not None
    picture = ET.fromstring(made)
    assert (picture.get("role"), picture.get("aria-label")) == ("img", "what it shows")
    assert picture.get("viewBox") == f"0 0 {WIDE} {HIGH}"
    for part in picture.iter():
        assert not {"style", "fill", "stroke"} & set(part.attrib)
        kind = part.get("class")
        assert kind is None or f".{kind}" in STYLES, kind
    # Nobody is drawn beyond the frame, where nobody would see him.
    for x, y in re.findall(r"translate\(([\d.-]+) ([\d.-]+)\) rotate", made):
        assert 0 <= float(x) <= WIDE
        assert 0 <= float(y) <= HIGH
