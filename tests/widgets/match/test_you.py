"""Whoever plays alone is spoken to; everybody else has a name, and one's own is kept for all games."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.widgets.match.page import GAMES, LANGUAGES, Page
from tests.widgets.reader import by_id, text

YOU = {"en": ("You", "your"), "fr": ("Vous", "votre")}
NAMES = {"name0": "Ottokar", "name1": "Zenobia"}


def played(game: str, lang: str, presses: int, **fields: str) -> tuple[Page, str]:
    """A match on a Play page, and all that was seen and heard of it."""
    page, rng = Page(game, lang), Random(5)
    page.kick_off(seed="5", **NAMES, **fields)
    seen: list[str] = []
    for _ in range(presses):
        page.wait(review=False)
        if page.match.position.over:
            break
        seen += [text(page.frame), str(page.answer.get("status", ""))]
        page.press(rng)
    return page, "\n".join(seen)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("presses", [10, pytest.param(30, marks=pytest.mark.slow)])
def test_alone_the_reader_is_you_all_over_the_screen(game: str, lang: str, presses: int) -> None:
    _, seen = played(game, lang, presses, seat1="easy")
    assert "Ottokar" not in seen
    assert "Zenobia" in seen
    assert all(word in seen for word in YOU[lang][:1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_and_those_who_only_watch_are_called_by_name(lang: str) -> None:
    for fields in ({"seat1": "human"}, {"seat0": "easy", "seat1": "easy"}):
        page = Page("double", lang)
        page.kick_off(seed="5", **NAMES, **fields)
        page.wait()
        assert "Ottokar" in text(page.frame)
        assert YOU[lang][0] not in text(by_id(page.frame, f"{page.root}--ask"))


def test_on_paper_and_in_the_text_that_is_kept_the_name_stays() -> None:
    page, _ = played("double", "en", presses=12, seat1="easy")
    assert "Ottokar" in json.dumps(page.kept)
    page.do("sheet")
    assert "Ottokar" in text(page.frame)
    page.do("back")
    assert "Ottokar" not in text(page.frame)


def test_a_match_that_somebody_sent_is_told_by_names() -> None:
    page, _ = played("double", "en", presses=6, seat1="easy")
    page.do("link")
    link = page.answer["link"]
    other = Page("double", "en")
    other.do("open", link=link)
    assert "Ottokar" in text(other.frame)


def test_a_name_that_was_given_is_kept_and_comes_back_in_another_game() -> None:
    page = Page("double", "en")
    page.kick_off(seed="5", name0="Léa", seat1="easy")
    assert page.answer["match"]["name"] == "Léa"
    other = Page("tomy", "en")
    other.send({"do": "open"}, name="Léa")
    assert by_id(other.frame, f"{other.root}--name0").get("value") == "Léa"


@pytest.mark.parametrize("kept", [None, 3, [], {}, "", "  ", "\u202e"])
def test_whatever_else_the_device_keeps_is_no_name(kept: object) -> None:
    page = Page("double", "en")
    page.send({"do": "open"}, name=kept)
    assert by_id(page.frame, f"{page.root}--name0").get("value") == "Camille"


def test_the_usual_name_is_no_name_and_nobody_has_that_of_the_other() -> None:
    page = Page("double", "en")
    page.kick_off(seed="5", seat1="easy", name0="Camille")
    assert page.answer["match"]["name"] == ""
    page = Page("double", "en")
    page.kick_off(seed="5", seat0="easy", seat1="easy", name0="Léa")
    assert "name" not in page.answer["match"]
    page.do("leave")
    other = Page("tomy", "en")
    other.send({"do": "open"}, name="Sacha")
    names = [by_id(other.frame, f"{other.root}--name{seat}").get("value") for seat in (0, 1)]
    assert names == ["Sacha", "Camille"]


def test_the_name_goes_with_the_file_of_the_season_and_comes_in_where_there_is_none() -> None:
    page = Page("double", "en")
    page.send({"do": "season-file"}, seasons={"double": []}, name="Léa")
    file = page.answer["file"]["text"]
    assert json.loads(file)["name"] == "Léa"
    page.send({"do": "season-import", "text": file}, seasons={})
    assert page.answer["match"]["name"] == "Léa"
    page.send({"do": "season-import", "text": file}, seasons={}, name="Max")
    assert "name" not in page.answer["match"]
