"""The log as a story: one sentence a line, each with the dice that caused it and a link to its rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from engine.core.asks import Choose
from engine.core.game import Event
from engine.core.language import Language
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.drawing.throws import thrown
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import rule_url
from site_plugins.live.widgets.page.view import Step, View, capital, small
from site_plugins.live.widgets.situation.ruling_link import ruling_marks

MOST_STEPS = 900
"""Steps of a match that its story lists at most, the newest: more than any of thousands of single matches by the book,
and few enough that the longest link is drawn as quickly as a real match."""
_Memo = dict[tuple[object, ...], Markup]
"""What stands for a step of a story, by all that it depends on in one view."""
_MOST_KEPT = 1_000
"""Steps whose lines are kept at most: some matches of them, and a few hundred kilobytes."""
_KEPT: dict[tuple[object, ...], list[Markup]] = {}


def rule_mark(view: View, rule_id: str) -> Markup:
    """The small sign at the end of a sentence that leads to its rule."""
    return mark_of(view.spec, view.say, rule_id)


def mark_of(spec: Spec, say: Language, rule_id: str) -> Markup:
    """The same on any page."""
    return _mark(say, rule_id, spec.base, play=bool(spec.play), referee=bool(spec.referee))


@lru_cache(512)
def _mark(say: Language, rule_id: str, base: str, *, play: bool, referee: bool) -> Markup:
    """The same few signs stand at the end of hundreds of sentences."""
    label = rule_id.partition(".")[2]
    name = say("widgets.rule", label=label)
    # In a match nobody has the book's paragraph before his eyes: there the sign is a question.
    sign, kind = (say("widgets.why"), "ce-mark ce-mark--why") if play else ("§", "ce-mark")
    said = hidden(f" {name}")
    if referee:
        # A referee names the rule, so that it can be read out and looked up.
        sign, kind, said = "§", "ce-mark ce-mark--id", el("span", label)
    return el("a", sign, said, class_=kind, href=rule_url(base, rule_id), title=capital(name))


def _sentence(view: View, event: Event) -> Markup:
    """An event in words with its rule, and after it the rulings that decided it."""
    told = el("span", prose(view.text.event(event)), "\u00a0", rule_mark(view, event[0]))
    marks = [join(" ", mark) for mark in ruling_marks(view, event)]
    return join(told, marks)


def lines(view: View, step: Step) -> list[Markup]:
    """A step as lines: the dice stand before its first sentence."""
    drawn = None
    if step.open and step.ask is not None and step.answer is not None:
        drawn = thrown(view, step.ask, step.answer, "small")
    said = [_sentence(view, event) for event in step.events]
    if not said and isinstance(step.ask, Choose) and isinstance(step.answer, str):
        option = view.text.option(step.ask, step.answer)
        said = [el("span", prose(view.say("widgets.told", who=view.text.who(step.seat), what=small(option))))]
    if not said:
        return [el("li", drawn, " ", el("span", view.text.who(step.seat)))] if drawn is not None else []
    first, *others = said
    return [
        el("li", drawn, " " if drawn is not None else None, first),
        *(el("li", other) for other in others),
    ]


def kept_lines(view: View, step: Step) -> list[Markup]:
    """The same, drawn once in a visit: with every answer a match shows its last actions again."""
    spec, text, house = view.spec, view.text, view.position.start.house
    told = type(text), text.names, text.you, spec.base, bool(spec.play), bool(spec.referee), tuple(house.items())
    key = (told, _key(step))
    if key not in _KEPT:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = lines(view, step)
    return _KEPT[key]


def _key(step: Step) -> tuple[object, ...]:
    """All that the lines of a step depend on in one view."""
    shown = step.open or not step.events
    return (step.seat, step.events, *((step.ask, step.answer) if shown else ()))


def told(view: View, steps: Sequence[Step], memo: _Memo | None = None, **attrs: object) -> Markup:
    """Steps as a list of lines; what was drawn before lies in `memo`."""
    memo = {} if memo is None else memo
    return el("ol", [_drawn(view, step, memo) for step in steps], **{"class_": "ce-story__lines", **attrs})


def _drawn(view: View, step: Step, memo: _Memo) -> Markup:
    """The lines of a step. A match that goes on and on repeats itself, and the same is drawn once."""
    key = _key(step)
    if key not in memo:
        memo[key] = join(lines(view, step))
    return memo[key]


def story(view: View) -> Markup | None:
    """What led here; of a match, the last action in full and those before it that are listed, under a fold."""
    if not view.steps and not view.prelude:
        return None
    before = [el("li", _sentence(view, event)) for event in view.prelude]
    if not view.match:
        now = [line for step in view.steps for line in lines(view, step)]
        return _story(view, el("ol", before, now, class_="ce-story__lines"))
    actions: dict[int, list[Step]] = {}
    for step in view.steps:
        actions.setdefault(step.action, []).append(step)
    if not actions:
        return _story(view, el("ol", before, class_="ce-story__lines"))
    newest_first = sorted(actions, reverse=True)
    up_to = accumulate(len(actions[number]) for number in newest_first)
    listed = sum(steps <= MOST_STEPS for steps in up_to)
    numbers = newest_first[: max(1, listed)]
    memo: _Memo = {}
    newest = told(view, actions[numbers[0]], memo)
    earlier = [
        el(
            "li",
            el("p", view.say("widgets.action", number=number), class_="ce-story__action"),
            told(view, actions[number], memo),
        )
        for number in numbers[1:]
    ]
    if unlisted := len(actions) - len(numbers):
        earlier.append(el("li", el("p", view.say("widgets.unlisted", count=unlisted), class_="ce-story__action")))
    elif before:
        earlier.append(el("li", el("ol", before, class_="ce-story__lines")))
    fold = None
    if earlier:
        fold = el(
            "details",
            el("summary", view.say("widgets.earlier", count=len(actions) - 1 + bool(before))),
            el("ol", earlier, class_="ce-story__actions"),
            class_="ce-fold ce-story__earlier",
            id=f"{view.root}--earlier",
        )
    return _story(view, newest, fold)


def _story(view: View, *parts: object) -> Markup:
    """The story with its name for screen readers."""
    return el("div", el("p", view.say("widgets.story"), class_="ce-vh"), *parts, class_="ce-story")


def example(view: View, worked: View, sheet: Markup | None = None) -> Markup:
    """The worked example: what happens from the reader's moment to the end, or the sheet that this fills in."""
    lines_ = told(worked, worked.steps[len(view.steps) :])
    if sheet is not None:
        fold = el("summary", view.say("widgets.story"))
        lines_ = el("details", fold, lines_, class_="ce-fold", id=f"{view.root}--example")
    return el(
        "div", el("p", view.say("widgets.example"), class_="ce-example__name"), sheet, lines_, class_="ce-example"
    )
