"""What just happened, in a strip between the board and the question; and the story that a tap on it opens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.match.digest import Digest, Line, brief
from site_plugins.live.widgets.page.view import Step, View
from site_plugins.live.widgets.situation.frame import note
from site_plugins.live.widgets.situation.story import told
from site_plugins.live.widgets.stage.frame import STORY, opens

RECENT = 24
"""Actions whose story stands beside the board, or more where more has happened since the reader last decided; the
replay has the rest."""


def strip(view: View, told: Digest | None) -> Markup:
    """What has happened since the reader's last decision, and a way to the whole story."""
    lines = [] if told is None else told.lines
    kept = brief(lines)
    left, root = len(lines) - len(kept), view.root
    # Other news are another paragraph: no line of it moves, it is there anew.
    own = f"{root}--said{len(view.steps)}"
    said = el("p", _shown(lines, kept) or el("span", view.say("stage.nothing-yet")), class_="ce-strip__said", id=own)
    more = el(
        "button",
        icon("story"),
        el("span", f"+{left}", class_="ce-strip__left", aria_hidden="true") if left else None,
        hidden(view.say("stage.story-left", count=left) if left else view.say("stage.story-open")),
        type="button",
        class_="ce-strip__more",
        id=f"{root}--story-go",
        **opens(root, STORY),
    )
    return el("div", note(view), said, more, class_="ce-stage__strip", id=f"{root}--strip")


def _shown(lines: Sequence[Line], kept: Sequence[int]) -> list[Markup]:
    """The lines that are kept, with a sign where some are left to the story."""
    gaps = [place - before > 1 for before, place in pairwise((-1, *kept))]
    return [
        el("span", "… " if gap else None, prose(lines[place].text), " ") for place, gap in zip(kept, gaps, strict=True)
    ]


def banner(view: View, told: Digest | None) -> Markup | None:
    """What weighs most of it, in large letters over the board; another one is another element, and comes in anew."""
    if told is None or told.banner is None:
        return None
    kind, own = told.banner.kind, f"{view.root}--banner{told.banner.step}"
    return el(
        "p",
        prose(told.banner.text),
        class_=f"ce-banner ce-banner--{kind}",
        data_banner=kind,
        id=own,
        aria_hidden="true",
    )


def recent(view: View, since: int) -> Markup | None:
    """The story of the last actions, the newest first, back to the reader's decision after so many answers."""
    actions: dict[int, list[Step]] = {}
    for step in reversed(view.steps):
        if step.action not in actions and len(actions) >= RECENT and step.number <= since:
            break
        actions.setdefault(step.action, []).insert(0, step)
    lines = [
        el("li", told(view, steps), class_="ce-log__action", id=f"{view.root}--log{number}")
        for number, steps in actions.items()
    ]
    return el("ol", lines, class_="ce-log") if lines else None
