"""In a match of French Flair a combination is put together before it is played, card by card."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.core.asks import Choose
from tests.widgets.match.page import LANGUAGES, Page
from tests.widgets.reader import by_id, text


def attacking(lang: str = "en", seed: int = 3) -> Page:
    """A match at a moment at which a card that passes on may be played."""
    page, rng = Page("flair", lang), Random(seed)
    page.kick_off(seat1="medium", seed=str(seed))
    page.wait()
    while not (page.has("ahead-go") and passing(page)):
        page.press(rng)
        page.wait()
    return page


def passing(page: Page) -> list[str]:
    """The cards that may be played now and passed on."""
    ask = page.match.offer
    return [option for option in ask.options if option.isdigit()] if isinstance(ask, Choose) else []


def following(page: Page) -> list[str]:
    """What the panel offers to add."""
    return re.findall(r'--add-([^"]+)"', page.html)


def said(page: Page) -> str:
    """What is said of the combination."""
    return text(by_id(page.frame, f"{page.root}--verdict"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_added_and_taken_away_and_the_match_stays_where_it_is(lang: str) -> None:
    page = attacking(lang)
    before, empty = page.position, said(page)
    first = passing(page)[0]
    page.do("build", fields={"line": first})
    assert following(page)
    assert said(page) != empty
    assert said(page) in page.status
    second = next(option for option in following(page) if option.endswith(":advance"))
    page.do("build", fields={"line": f"{first}-{second}"})
    assert not following(page)
    assert {"en": "2 cards", "fr": "2 cartes"}[lang] in said(page).replace("\u00a0", " ")
    assert page.position is before
    page.do("build", fields={"line": ""})
    assert said(page) == empty


def test_it_is_played_card_by_card_and_what_is_left_stays_until_something_else_is_played() -> None:
    page = attacking()
    first = passing(page)[0]
    page.do("build", fields={"line": first})
    second = next(option for option in following(page) if option.endswith(":advance"))
    page.do("build", fields={"line": f"{first}-{second}"})
    assert page.has("ahead")
    page.do("choose", option=first)
    page.wait()
    if page.has("ahead"):
        assert page.session.plan.options == (second,)
        ask = page.match.offer
        assert isinstance(ask, Choose)
        page.do("choose", option=next(option for option in ask.options if option != second))
    assert page.session.plan.options == ()


@pytest.mark.parametrize("line", ["99", "1:fly", "-", "x" * 500, "9-9-9-9-9-9-9-9", "<b>"])
def test_what_cannot_be_played_is_left_out(line: str) -> None:
    page = attacking()
    page.do("build", fields={"line": line})
    assert not page.note
    assert following(page)


def test_every_card_that_it_offers_may_be_played_when_it_comes_to_it() -> None:
    page = attacking(seed=7)
    first = passing(page)[0]
    page.do("build", fields={"line": first})
    offered = following(page)
    page.do("choose", option=first)
    page.wait()
    ask = page.match.offer
    # In its 22 the defence may have stopped it.
    if isinstance(ask, Choose) and ask.name == "attack":
        assert set(offered) == set(ask.options)


def test_elsewhere_there_is_nothing_to_put_together() -> None:
    page, rng = Page("scrumball", "en"), Random(3)
    page.kick_off(seat1="medium", seed="3")
    for _ in range(12):
        page.wait()
        assert not page.has("ahead-go")
        page.press(rng)
