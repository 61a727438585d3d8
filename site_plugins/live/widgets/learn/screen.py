"""A lesson on the stage: how far one is on top, its sentence in the strip, question and answers in the dock."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine.learn.judging import SOLVED
from engine.learn.lessons import Hint
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.learn.dock import asks, dock
from site_plugins.live.widgets.learn.reasons import rule_box, why_wrong
from site_plugins.live.widgets.learn.sitting import END, ENOUGH, MISSED, RIGHT, SHOWN, TASK, Sitting, wrong
from site_plugins.live.widgets.match.brief import brief, fitted
from site_plugins.live.widgets.match.digest import digest
from site_plugins.live.widgets.page.urls import rule_url
from site_plugins.live.widgets.page.view import View
from site_plugins.live.widgets.situation.frame import filled, note, tray
from site_plugins.live.widgets.stage.fan import ahead_panels
from site_plugins.live.widgets.stage.frame import Panel, Stage, framed, tool

LESSON, RULE = "lesson", "rule"
"""The panels: the lesson with its steps, and the rule against a wrong answer."""
POINTS = {
    "ask": "[id$='--ask']",
    "go": "[id$='--go']",
    "board": "[id$='--board']",
    "score": ".ce-stage__top .ce-score, .ce-stage__top .ce-fscore",
    "clock": ".ce-stage__top .ce-score__clock, .ce-stage__top .ce-fscore__when",
    "dice": ".ce-stage__board .ce-tray",
    "hand": ".ce-held",
    "sheet": ".ce-lesson__sheet",
}
"""Where the parts are at which a hint may point, besides options."""


def lesson_screen(view: View, now: Sitting, solved: Sequence[int]) -> Markup:
    """A lesson, at whatever moment."""
    root, say, drawn = view.root, view.say, board(view.game.id)
    over = now.phase == END
    pointed = now.step.hint is not None and now.step.hint.point == "sheet"
    sheet = el("div", filled(view, drawn), class_="ce-lesson__sheet") if pointed else None
    table = (drawn.table(view), drawn.tray(view) or tray(view), sheet)
    ahead = drawn.ahead(view) if now.builds else None
    panels = [Panel(LESSON, title(view, now), _contents(view, now, solved)), *ahead_panels(ahead)]
    if not over and wrong(now) and now.verdict is not None:
        panels.append(Panel(RULE, say("learn.rule"), rule_box(view, now.verdict)))
    leave = tool(say("learn.leave"), "leave", f"{root}--leave", data_send={"do": "leave"}, data_leave=True)
    stage = Stage(
        title=together(title(view, now), place(view, now)),
        leave=leave,
        score=drawn.score(view),
        board=(_end(view, now, solved),) if over else table,
        strip=_strip(view, now),
        dock=dock(view, now, ahead),
        tools=() if over else _tools(view, now),
        panels=panels,
        kind=f"lesson ce-stage--{now.phase}",
        corner=_progress(view, now, solved),
        points=pointed_at(root, now),
    )
    return framed(root, say, stage)


def title(view: View, now: Sitting) -> str:
    """What the lesson is called."""
    return view.say.typeset(now.whole.title[view.spec.lang])


def place(view: View, now: Sitting) -> str:
    """Where in the lesson the reader is."""
    return view.say("learn.step", number=now.number, total=len(now.whole.steps))


def together(*parts: str) -> str:
    """Parts of a title."""
    return ", ".join(parts)


def sentence(view: View, now: Sitting) -> str:
    """The one sentence of the step."""
    return view.say.typeset(now.step.say[view.spec.lang])


def hint_of(now: Sitting) -> Hint | None:
    """The hint, once it has been asked for."""
    return now.step.hint if now.hint and now.phase in (TASK, MISSED) else None


def pointed_at(root: str, now: Sitting) -> str | None:
    """What a hint points at, as a selector of the page."""
    hint = hint_of(now)
    if hint is None:
        return None
    if hint.point in POINTS:
        return POINTS[hint.point]
    option = hint.point.removeprefix("opt-")
    return f'[id="{root}--opt-{option}"]'


def _progress(view: View, now: Sitting, solved: Sequence[int]) -> Markup:
    """How far the lesson has come: in figures, and as a line of pieces."""
    total, over = len(now.whole.steps), now.phase == END
    pieces = [
        el(
            "span",
            class_="ce-steps__one"
            + (" ce-steps__one--done" if number in solved else "")
            + (" ce-steps__one--now" if number == now.number and not over else ""),
        )
        for number in range(1, total + 1)
    ]
    figures = el("span", f"{now.number}/{total}", aria_hidden="true", class_="ce-steps__figures")
    return el(
        "p",
        hidden(place(view, now)),
        figures,
        el("span", pieces, class_="ce-steps__line", aria_hidden="true"),
        class_="ce-steps",
    )


def _contents(view: View, now: Sitting, solved: Sequence[int]) -> Markup:
    """The steps of the lesson, for those who have room to see them beside the board."""
    say, lang = view.say, view.spec.lang
    steps = [
        el(
            "li",
            prose(say.typeset(step.say[lang])) if number <= now.number or number in solved else say("learn.to-come"),
            class_="ce-contents-step" + (" ce-contents-step--done" if number in solved else ""),
            aria_current="step" if number == now.number and now.phase != END else None,
        )
        for number, step in enumerate(now.whole.steps, 1)
    ]
    goal = el("p", prose(say.typeset(now.whole.goal[lang])), class_="ce-lesson__goal")
    return join(goal, el("ol", steps, class_="ce-contents-steps"))


def _strip(view: View, now: Sitting) -> Markup:
    """The sentence of the step, and below it a hint, or what is to be said of the last answer."""
    root, hint = view.root, hint_of(now)
    return el(
        "div",
        note(view),
        el("p", prose(sentence(view, now)), class_="ce-lesson__say", id=f"{root}--say"),
        None
        if hint is None
        else el(
            "p",
            icon("hint"),
            el("span", prose(view.say.typeset(hint.say[view.spec.lang]))),
            class_="ce-lesson__hint",
            id=f"{root}--hinted",
        ),
        _verdict(view, now),
        class_="ce-stage__strip ce-lesson__strip",
        id=f"{root}--strip",
    )


def _verdict(view: View, now: Sitting) -> Markup | None:
    """A quiet mark for what is right, with what came of it; the reason for what is wrong."""
    if now.verdict is None:
        said = happened(view, now) if now.phase == SHOWN else ""
        return el("p", el("span", prose(said)), class_="ce-lesson__told") if said else None
    right = now.verdict.kind == SOLVED
    said = " ".join(filter(None, [view.say("learn.right"), happened(view, now)])) if right else why_wrong(view, now)
    kind = "right" if right else "wrong"
    return el(
        "p",
        icon("check" if right else "shut"),
        el("span", prose(said)),
        class_=f"ce-lesson__told ce-lesson__told--{kind}",
        id=f"{view.root}--verdict",
    )


def happened(view: View, now: Sitting) -> str:
    """What has happened since the try began, as much as can be read at a glance."""
    since = len(now.first.now.history)
    if len(view.steps) <= since:
        return ""
    lines = fitted(view, digest(view, since).lines)
    return " ".join(lines[each].text for each in brief(lines))


def _tools(view: View, now: Sitting) -> tuple[Markup, ...]:
    """A hint, how it is done, the same step once more, and the rule, always in these places."""
    root, say, done = view.root, view.say, now.phase in (RIGHT, SHOWN)
    off = {"aria_disabled": "true"}
    can_hint = now.step.hint is not None and not done
    can_show = now.misses >= ENOUGH and not done
    rule = now.verdict.rule if now.verdict is not None and now.verdict.rule else next(iter(_rules(now)), "")
    return (
        tool(say("learn.hint"), "hint", f"{root}--hint", **({"data_send": {"do": "hint"}} if can_hint else off)),
        tool(say("learn.show"), "eye", f"{root}--show", **({"data_send": {"do": "show"}} if can_show else off)),
        tool(say("learn.anew"), "again", f"{root}--anew", data_send={"do": "retry"}),
        el(
            "a",
            icon("why"),
            el("span", say("stage.why"), class_="ce-tool__name"),
            class_="ce-tool ce-mark--why",
            id=f"{root}--why",
            title=say("stage.why"),
            href=rule_url(view.spec.base, rule) if rule else None,
            aria_disabled=None if rule else "true",
        ),
    )


def _rules(now: Sitting) -> tuple[str, ...]:
    """The rules that stand behind this step: what is asked, else what it teaches, else what happened last."""
    ask = now.attempt.now.ask
    teaches = now.whole.steps[now.number - 1].teaches
    asked = () if ask is None else (ask.rule,)
    return (
        *(asked if now.step.kind == "want" else ()),
        *teaches,
        *asked,
        *(event[0] for event in now.attempt.events[-1:]),
    )


def _end(view: View, now: Sitting, solved: Sequence[int]) -> Markup:
    """The lesson is over: what the reader can do now."""
    say, lang = view.say, view.spec.lang
    all_done = len(solved) == len(now.whole.steps)
    return el(
        "div",
        el("p", icon("check"), class_="ce-lesson__mark") if all_done else None,
        el("p", say("learn.finished") if all_done else say("learn.left-over"), class_="ce-lesson__over"),
        None if now.reel else el("p", prose(say.typeset(now.whole.goal[lang])), class_="ce-lesson__can"),
        class_="ce-lesson__end",
    )


def heard(view: View, now: Sitting, before: Sitting) -> list[str]:
    """What the live region says of it."""
    say = view.say
    if now.phase == END:
        return [] if before.phase == END else [title(view, now), say("learn.over")]
    if now.begun is not before.begun:
        new = [title(view, now)] if before.lesson is not now.lesson else []
        said = [*new, f"{place(view, now)}.", sentence(view, now)]
        return [*said, *asks(view, now)]
    said = []
    if now.hint and not before.hint and now.step.hint is not None:
        said.append(say.typeset(now.step.hint.say[view.spec.lang]))
    news = now.attempt.sent - before.attempt.sent if now.now is not before.now else 0
    lines = digest(view, len(now.first.now.history), len(view.steps) - news).lines if news > 0 else []
    if now.verdict is not before.verdict and now.verdict is not None:
        if now.verdict.kind == SOLVED:
            said.append(say("learn.right"))
        else:
            said += [say("learn.wrong"), why_wrong(view, now)]
    said += [line.text for line in lines]
    if now.phase == TASK and not now.flows and (now.now is not before.now or before.flows):
        said += asks(view, now)
    return list(dict.fromkeys(chain(said)))
