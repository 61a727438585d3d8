"""The board of 5-3-Double!: what it says of cards comes from the engine."""

from __future__ import annotations

import re

import pytest

from engine.core.languages import LANGUAGES
from tests.widgets.reader import Reader, by_class, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fresh_yellow_shows_ten_minutes(lang: str) -> None:
    spec = {
        "game": "double",
        "situation": "card-colour",
        "lang": lang,
        "start": {"play": "action", "scope": "match", "state": {"minute": 5, "hand": 0}},
    }
    reader = Reader("card-colour", lang, "double", spec)
    reader.throw(2, 2)
    shown = [re.findall(r"\d+", text(one)) for one in by_class(reader.throw(1, 2), "ce-cards__left")]
    assert shown == [["10"]]
