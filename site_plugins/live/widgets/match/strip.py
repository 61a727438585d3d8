"""What just happened, in a strip between the board and the question; and the story that a tap on it opens."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.match.brief import LITTLE_ROOM, MOST, ROOM, brief, fitted, length
from site_plugins.live.widgets.match.digest import Digest, Line, as_one, dealt_to
from site_plugins.live.widgets.page.view import Step, View
from site_plugins.live.widgets.situation.frame import note
from site_plugins.live.widgets.situation.story import kept_lines, rule_mark
from site_plugins.live.widgets.stage.frame import STORY, opens

RECENT = 24
"""Actions whose story stands beside the board, and all that has happened since the reader last decided; the replay has
the rest."""

_SENTENCE_ENDS = re.compile(r"(?<=[0-9a-zà-ÿ]\.)\s(?=[A-ZÀ-Ý])")
"""Where a sentence ends and another begins; an initial in a name is no end."""


def strip(view: View, told: Digest | None, margin: Markup | None = None) -> Markup:
    """What has happened since the reader's last decision, and a way to the whole story; beside it what is explained.

    Nothing is told while the cards lie covered.
    """
    # An empty margin leaves its room to what happened.
    room = LITTLE_ROOM if margin is not None and "<p" in margin else MOST
    lines = [] if told is None else fitted(view, told.lines, room)
    kept = brief(lines, room)
    left, root = len(lines) - len(kept), view.root
    # Other news are another paragraph: no line of it moves, it is there anew.
    own = f"{root}--said{len(view.steps)}"
    # Much of it is set smaller, so that the board keeps its size.
    much = " ce-strip__said--much" if length([lines[place] for place in kept]) > ROOM else ""
    shown = _shown(lines, kept) or el("span", view.say("stage.covered" if told is None else "stage.nothing-yet"))
    said = el("p", shown, class_=f"ce-strip__said{much}", id=own)
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
    kind = "ce-stage__strip" + ("" if margin is None else " ce-stage__strip--margin")
    return el("div", note(view), said, more, margin, class_=kind, id=f"{root}--strip")


def _shown(lines: Sequence[Line], kept: Sequence[int]) -> list[Markup]:
    """The lines that are kept, with a sign where some are left to the story."""
    gaps = [place - before > 1 for before, place in pairwise((-1, *kept))]
    return [
        el("span", "… " if gap else None, lines[place].drawn or prose(lines[place].text), " ")
        for place, gap in zip(kept, gaps, strict=True)
    ]


def banner(view: View, told: Digest | None) -> Markup | None:
    """What weighs most of it, in large letters over the board; another one is another element, and comes in anew."""
    if told is None or told.banner is None:
        return None
    kind, own = told.banner.kind, f"{view.root}--banner{told.banner.step}"
    # One sentence can be read from afar; what else there is to say of it stands in the strip.
    first = _SENTENCE_ENDS.split(told.banner.text, maxsplit=1)[0]
    return el(
        "p",
        prose(first),
        class_=f"ce-banner ce-banner--{kind}",
        data_banner=kind,
        id=own,
        aria_hidden="true",
    )


def recent(view: View, since: int) -> Markup | None:
    """The story, the newest first: what happened after the reader's last decision, which came after so many answers,
    and the last actions up to it. So its end only moves when the reader has pressed something."""
    actions: dict[int, list[Step]] = {}
    before = 0
    for step in reversed(view.steps):
        if step.action not in actions and step.number <= since:
            before += 1
            if before > RECENT:
                break
        actions.setdefault(step.action, []).insert(0, step)
    lines: list[Markup] = []
    for number, steps in _merged(view, actions).items():
        inside = el("ol", [_told(view, run) for run in _runs(view, steps)], class_="ce-story__lines")
        lines.append(el("li", inside, class_="ce-log__action", id=f"{view.root}--log{number}"))
    return el("ol", lines, class_="ce-log") if lines else None


def _merged(view: View, actions: Mapping[int, list[Step]]) -> dict[int, list[Step]]:
    """The actions from the newest; those that only deal cards belong to the one before which they were dealt."""
    merged: dict[int, list[Step]] = {}
    later: int | None = None
    for number, steps in actions.items():
        if later is not None and all(dealt_to(view, step) for step in (*steps, merged[later][0])):
            merged[later] = [*steps, *merged[later]]
        else:
            merged[number] = steps
            later = number
    return merged


def _runs(view: View, steps: Sequence[Step]) -> list[list[Step]]:
    """Steps one by one, but cards that are dealt one after the other together, side by side for both sides."""
    runs: dict[tuple[object, ...], list[Step]] = {}
    dealing = 0
    for step in steps:
        whom = dealt_to(view, step)
        dealing = dealing or step.number if whom else 0
        runs.setdefault((dealing, whom) if whom else (step.number,), []).append(step)
    return list(runs.values())


def _told(view: View, run: Sequence[Step]) -> list[Markup]:
    """One step in its lines, or cards that were dealt in one."""
    if len(run) == 1:
        return kept_lines(view, run[0])
    events = [event for step in run for event in step.events]
    return [el("li", prose(as_one(view, events)), "\u00a0", rule_mark(view, str(events[-1][0])))]
