"""The story of a long match: the same step is drawn once, and nothing is taken for something else because of it."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.core.players import at_random
from engine.core.position import Position, Start
from site_plugins.live.widgets.drawing.markup import join
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.story import lines, told


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games.SHELF)
def test_what_was_drawn_before_is_drawn_the_same(game: str, lang: str) -> None:
    """Step by step in a whole match: with all that was drawn before at hand, or with nothing."""
    position, player = Position.begin(Start.of(games.load(game))), at_random(Random(4))
    while position.ask is not None:
        position = position.send(player(position.ask))
    view = look(spec_of(next(iter(games.situations(game).values())), lang, "./"), position, floor=0)
    whole = told(view, view.steps)
    assert whole == f'<ol class="ce-story__lines">{join([lines(view, step) for step in view.steps])}</ol>'
    assert "ce-dice" in whole
