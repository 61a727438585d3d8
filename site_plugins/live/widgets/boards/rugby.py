"""What the boards of both rugby games show of a ruck and of advantage."""

from __future__ import annotations

from engine.pitch import Pitch
from engine.rugby import advantage
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.drawing.pitch import zone
from site_plugins.live.widgets.drawing.pitch_ghosts import Ghost, ghosts
from site_plugins.live.widgets.page.view import View


def moment(view: View) -> list[Markup]:
    """What holds beside the score: the zone of a ruck, an advantage."""
    open_, say = view.seen.view, view.text.say
    made: list[Markup] = []
    if open_["zone"]:
        low, high = open_["zone"]
        made.append(zone(low, high, say("board.zone")))
    if open_["advantage"]:
        seat, need = open_["advantage"]["seat"], open_["advantage"]["need"]
        made.append(el("p", prose(say("board.advantage", who=seat, metres=need)), class_="ce-moment"))
    return made


def gain(view: View, pitch: Pitch) -> tuple[int, int] | None:
    """From the mark of an advantage to where it would be over."""
    given = view.seen.view["advantage"]
    return (given["mark"], advantage.ends(pitch, given["seat"], given["mark"])) if given else None


def foreseen(view: View) -> list[Ghost]:
    """In a match, what each option would do with the ball."""
    return ghosts(view.prospects(), view.seen.view["ball"]) if view.spec.play and not view.idle else []
