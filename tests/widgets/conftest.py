"""Every test of widgets begins with nothing remembered, and may sit down at the toy game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from engine import games
from site_plugins.live.widgets import boards
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.view import View
from tests.core import toy


class ToyBoard(boards.Board):
    """Shows what the seat sees, word for word, and lets the reader write its one house rule anew."""

    edits = ("easy",)

    def score(self, view: View) -> Markup:
        """The view of the seat."""
        return el("p", repr(dict(view.seen.view)), class_="toy-view")

    def sheet(self, view: View) -> Markup:
        """No more than its title."""
        return el("table", el("tbody", el("tr", el("td", view.text.title()))))

    def editor(self, view: View) -> Markup:
        """One field."""
        value = (view.draft or view.position.start.house)["easy"]
        return el("form", el("input", name="easy", value=value, class_="toy-easy"), data_send_form={"do": "table"})

    def read(self, fields: Mapping[str, str]) -> dict[str, str]:
        """The field as it is."""
        return {"easy": fields["easy"]}


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Nobody has played yet."""
    forget()
    yield
    forget()


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the toy on the shelf."""
    real = games.load
    monkeypatch.setattr(games, "load", lambda id_: toy.GAME if id_ == "toy" else real(id_))
    monkeypatch.setitem(boards.BOARDS, "toy", ToyBoard())
