"""A hand in the dock: what can be done stands there at once where there is room for it."""

from __future__ import annotations

from random import Random

import pytest

from site_plugins.live.widgets.stage.fan import IN_SIGHT, ROWS
from tests.widgets.match.page import Page
from tests.widgets.reader import Element, by_class


def ways(page: Page) -> list[Element]:
    """What may be done with each card that can be played in several ways."""
    return [each for each in page.frame.iter("div") if each.get("data-ways")]


@pytest.mark.parametrize(("game", "all_stand"), [("scrumball", True), ("flair", False)])
def test_no_card_is_taken_up_first_where_there_is_room_for_its_ways(game: str, all_stand: bool) -> None:
    """Never more to press at a time than there are keys for; what stands there is sent by a single press."""
    page, rng = Page(game), Random(4)
    page.kick_off(seat1="easy", seed="fan")
    page.wait()
    stood = hidden = 0
    for _ in range(60):
        if page.position.over:
            break
        open_ = [each for each in ways(page) if each.get("hidden") is None]
        shut = [each for each in ways(page) if each.get("hidden") is not None]
        assert all((each.get("data-stands") is not None) == (each in open_) for each in ways(page))
        sent = sum(each.get("data-option") is not None for group in open_ for each in group.iter("button"))
        cards = [each for each in by_class(page.frame, "ce-held__do") if each.get("aria-disabled") is None]
        if open_:
            assert sent + len(cards) - len(open_) <= IN_SIGHT
            assert sent <= ROWS
        stood, hidden = stood + len(open_), hidden + len(shut)
        page.press(rng)
    assert stood > 5
    assert (hidden == 0) == all_stand
