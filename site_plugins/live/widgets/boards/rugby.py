"""What the boards of both rugby games show of a ruck and of advantage."""

from __future__ import annotations

from typing import Protocol

from engine.pitch import Pitch
from engine.rugby.advantage import GAIN
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.drawing.pitch import zone
from site_plugins.live.widgets.page.view import View


class Said(Protocol):
    """The words for them."""

    zone: str

    def advantage(self, who: str, metres: int) -> str:
        """Who plays under advantage, and how far they still have to go."""


def moment(view: View, said: Said) -> list[Markup]:
    """What holds beside the score: the zone of a ruck, an advantage."""
    open_ = view.seen.view
    made: list[Markup] = []
    if open_["zone"]:
        low, high = open_["zone"]
        made.append(zone(low, high, said.zone))
    if open_["advantage"]:
        who, need = view.text.who(open_["advantage"]["seat"]), open_["advantage"]["need"]
        made.append(el("p", prose(said.advantage(who, need)), class_="ce-moment"))
    return made


def gain(view: View, pitch: Pitch) -> tuple[int, int] | None:
    """From the mark of an advantage to where it would be over."""
    given = view.seen.view["advantage"]
    return (given["mark"], pitch.carried(given["seat"], given["mark"], GAIN)) if given else None
