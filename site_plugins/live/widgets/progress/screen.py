"""The map of the rulebook: each paragraph as a cell, by game and section, with what is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.language import Language
from engine.core.languages import words
from engine.learn.progress import KNOWN, MET, PRACTISED, UNMET, Progress
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.rule_map import Chapter, Paragraph, RuleMap, Section
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import rule_url
from site_plugins.live.widgets.page.view import Note
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.frame import note_on

if TYPE_CHECKING:
    from site_plugins.live.widgets.progress.page import Shown

SIGNS = {UNMET: "ring", MET: "half", PRACTISED: "disc", KNOWN: "check"}
"""What stands in a cell: an empty ring, half of one, a full one, a tick."""
WEAKEST = 5
"""Rules of a game that are proposed at a time."""


def progress_screen(spec: Spec, found: RuleMap, shown: Shown, when: int, note: Note | None = None) -> Markup:
    """Everything on the page: the legend, the games, and what is done with it all."""
    say, root, progress = words(spec.lang), spec.root, shown.progress
    chapters = [one for one in found.chapters if shown.game in {"", one.game}]
    return join(
        el("h2", say("progress.head"), class_="ce-vh", id=f"{root}--head", tabindex=-1),
        note_on(spec, say, note),
        el("p", icon("note"), el("span", say("progress.lost", count=progress.lost)), class_="ce-note")
        if progress.lost
        else None,
        _asked(spec, say, shown),
        _games(spec, say, found, shown),
        el(
            "ul",
            [el("li", icon(SIGNS[status]), " ", say(f"progress.statuses.{status}")) for status in SIGNS],
            class_="ce-map__key",
        ),
        [_chapter(spec, say, chapter, progress, when) for chapter in chapters],
        _tools(spec, say),
    )


def _asked(spec: Spec, say: Language, shown: Shown) -> Markup | None:
    """What waits for a yes: progress from elsewhere, or to erase everything."""
    if shown.brought is None and not shown.erasing:
        return None
    root = spec.root
    if shown.erasing:
        sentence, do, yes, no = say("progress.sure"), "erase", say("progress.erase-yes"), say("progress.erase-no")
    else:
        assert shown.brought is not None
        sentence, do = say("progress.offer", rules=len(shown.brought.rules)), "take"
        yes, no = say("progress.take"), say("progress.leave")
    return el(
        "div",
        el("p", sentence),
        el(
            "p",
            button({"do": do}, yes, class_="ce-go", id=f"{root}--yes"),
            button({"do": "leave"}, no, class_="ce-go ce-go--choice", id=f"{root}--no"),
            class_="ce-moves",
        ),
        class_="ce-map__asked",
        id=f"{root}--asked",
        role="group",
        aria_label=sentence,
    )


def _games(spec: Spec, say: Language, found: RuleMap, shown: Shown) -> Markup:
    """Which games are shown."""
    made = [
        button(
            {"do": "show", "game": game},
            title,
            class_="ce-map__game",
            id=f"{spec.root}--game-{game or 'all'}",
            aria_pressed="true" if shown.game == game else "false",
        )
        for game, title in (("", say("progress.all")), *((one.game, one.title) for one in found.chapters))
    ]
    return el("div", made, class_="ce-map__games", role="group", aria_label=say("progress.games"))


def _chapter(spec: Spec, say: Language, chapter: Chapter, progress: Progress, when: int) -> Markup:
    """A game: how much of it is known, its sections, and what to do next."""
    counts = dict.fromkeys(SIGNS, 0)
    for paragraph in chapter.rules:
        counts[progress.status(paragraph.rule, when)] += 1
    summary = say.joined(
        [say(f"progress.counts.{status}", count=counts[status]) for status in (KNOWN, PRACTISED, MET, UNMET)]
    )
    return el(
        "section",
        el("h3", chapter.title, id=f"{spec.root}--{chapter.game}"),
        el("p", summary, class_="ce-map__counts"),
        _next(spec, say, chapter, progress, when),
        [_section(spec, say, chapter, section, progress, when) for section in chapter.sections],
        class_="ce-map__chapter",
        id=chapter.game,
        data_game=chapter.game,
        aria_labelledby=f"{spec.root}--{chapter.game}",
    )


def _next(spec: Spec, say: Language, chapter: Chapter, progress: Progress, when: int) -> Markup:
    """What has not been met, each with its situation; and what is weak, with questions about it."""
    unmet = [each for each in chapter.rules if progress.status(each.rule, when) == UNMET]
    by_rule = {each.rule: each for each in chapter.rules}
    weak = [rule for rule in progress.weakest(by_rule, when) if progress.status(rule, when) == PRACTISED][:WEAKEST]
    drill = f"{spec.base}{chapter.game}/drill/"
    return el(
        "details",
        el("summary", say("progress.next")),
        join(el("h4", say("progress.weak")), el("ul", [_weak(spec, say, by_rule[rule], drill) for rule in weak]))
        if weak
        else None,
        join(
            el("h4", say("progress.unmet")),
            el("ul", [el("li", el("a", each.title, href=_situation(spec, each))) for each in unmet[:WEAKEST]]),
            el("p", say("progress.unmet-more", count=len(unmet) - WEAKEST)) if len(unmet) > WEAKEST else None,
        )
        if unmet
        else el("p", say("progress.all-met")),
        el("p", el("a", say("progress.drill"), href=drill)),
        class_="ce-fold",
        id=f"{spec.root}--next-{chapter.game}",
    )


def _weak(spec: Spec, say: Language, paragraph: Paragraph, drill: str) -> Markup:
    """A weak rule with its paragraph and questions about it."""
    return el(
        "li",
        el("a", paragraph.title, href=rule_url(spec.base, paragraph.rule)),
        " · ",
        el("a", say("progress.drill-rule"), hidden(f": {paragraph.title}"), href=f"{drill}#section={paragraph.rule}"),
    )


def _situation(spec: Spec, paragraph: Paragraph) -> str:
    """Where a rule can be played: its situation, or its paragraph where it has none."""
    url = rule_url(spec.base, paragraph.rule)
    return url.partition("#")[0] + f"#s-{paragraph.situation}" if paragraph.situation else url


def _section(spec: Spec, say: Language, chapter: Chapter, section: Section, progress: Progress, when: int) -> Markup:
    """A page of the book: a cell for each paragraph, and questions about it."""
    cells = []
    for paragraph in section.rules:
        status = progress.status(paragraph.rule, when)
        told = say("progress.cell", title=paragraph.title, status=say(f"progress.statuses.{status}"))
        cells.append(
            el(
                "li",
                el(
                    "a",
                    icon(SIGNS[status]),
                    hidden(told),
                    href=rule_url(spec.base, paragraph.rule),
                    title=told,
                    class_=f"ce-map__cell ce-map__cell--{status}",
                    data_rule=paragraph.rule,
                ),
            )
        )
    drill = f"{spec.base}{chapter.game}/drill/#section={section.id}"
    return el(
        "div",
        el(
            "p",
            el("span", section.title),
            " ",
            el("a", say("progress.ask"), hidden(f": {section.title}"), href=drill),
            class_="ce-map__name",
        ),
        el("ul", cells, class_="ce-map__cells"),
        class_="ce-map__section",
    )


def _tools(spec: Spec, say: Language) -> Markup:
    """What is done with all of it: to a file, from a file, as a link, erased."""
    root = spec.root
    return el(
        "div",
        button({"do": "export"}, say("progress.export"), id=f"{root}--export"),
        el(
            "label",
            say("progress.import"),
            el("input", type="file", accept=".json,application/json", data_send_file={"do": "import"}, class_="ce-vh"),
            class_="ce-map__file",
        ),
        button({"do": "link"}, icon("link"), say("progress.link"), id=f"{root}--link"),
        button({"do": "erase"}, say("progress.erase"), id=f"{root}--erase"),
        class_="ce-map__tools",
    )
