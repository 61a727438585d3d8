"""A combination put together before it is played: what each card does, where it is tackled, why it is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from engine.core.asks import Choose
from engine.core.refusal import Refusal
from engine.core.sayings import Sayings
from engine.games.flair.table.explain import ALWAYS, DICE, Explained, explain
from engine.games.flair.table.grammar import ENDS, FIX, LAUNCH, MAUL, MOMENTS, ON, READ, RELAY, TURNS, choices
from engine.games.flair.table.numbers import NUMBER, code, held, holds, without
from engine.games.flair.table.state import PITCH
from engine.games.flair.words.text import FlairText
from site_plugins.live.widgets.boards.flair.cards import shirt
from site_plugins.live.widgets.boards.flair.combination import Link, line
from site_plugins.live.widgets.boards.flair.endings import ends, stages
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.page.view import View, capital, small
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.story import rule_mark

SPECIAL = (LAUNCH, RELAY, MAUL, FIX)


class Plan(NamedTuple):
    """What the reader has put together: the cards as written, the moment, and what the grammar says to it."""

    text: str
    moment: str
    told: Explained | None
    refusal: Refusal | None

    @property
    def cards(self) -> list[str]:
        """The cards as they were written."""
        return [card for card in self.text.replace(" ", "").split("-") if card]

    @property
    def whole(self) -> bool:
        """Whether every card may be played."""
        return self.told is not None and self.told.stopped is None


def plan(view: View) -> Plan:
    """The reader's combination, or at first the one that the situation lays out."""
    hand = [card for card in view.seen.view["hand"] if card in NUMBER]
    moment = view.built.get("moment", "")
    if moment not in MOMENTS:
        moment = _moment(view.seen.view["point"])
    text = _read(view.text.say, view.built.get("line", view.spec.builder)[:80])
    if not text:
        return Plan("", moment, None, None)
    try:
        return Plan(text, moment, explain(text, hand, moment), None)
    except Refusal as why:
        return Plan(text, moment, None, why)


def _read(say: Sayings, text: str) -> str:
    """A line of cards as the grammar writes it, whatever hyphens or spaces the reader puts into its words."""
    text = text.lower().replace("\u2011", "-")
    for way, word in say.all("board.build.typed").items():
        text = re.sub(rf"\b{word.replace('-', '[- ]?')}\b(?: 9(?=:))?", way, text)
    cards = [card.strip() for card in text.split("-") if card.strip()]
    return "-".join(":".join(part.strip() for part in card.split(":")) for card in cards)


def _write(say: Sayings, text: str) -> str:
    """A line of cards as the reader's language writes it."""
    words = say.all("board.build.typed")
    return "-".join(":".join(words.get(part, part) for part in card.split(":")) for card in text.split("-"))


def _moment(point: str) -> str:
    """The moment that a point of the grammar stands for; house rules have points of their own."""
    return next((moment for moment in MOMENTS if point == moment or point.startswith(f"{moment}-")), "open")


def built(view: View) -> list[tuple[int, int, str]]:
    """The way of the ball if the combination is played as it stands."""
    now = plan(view)
    steps = now.told.steps if now.told else ()
    played = zip(steps, stages(view, now.moment, _written(now)), strict=False)
    return [(one.start, one.end, "pass" if step.way == ON else "run") for step, one in played if one.end != one.start]


def links(view: View, say: Sayings, now: Plan) -> list[Link]:
    """The cards of a combination with their metres, where each ends, and whether a tackle may come there."""
    told, made = now.told, list[Link]()
    for step, one in zip_longest(told.steps if told else (), stages(view, now.moment, _written(now))):
        if one is None or step.metres == DICE:
            metres = say("board.build.by-dice") if step.metres == DICE else say("board.metres", metres=int(step.metres))
            made.append(Link(step.number, step.way, metres, tackle=step.tackle == ALWAYS))
            continue
        left = say("board.left", metres=PITCH.to_line(view.seen.seat, one.end)) if step.metres else ""
        where = say("board.build.try") if one.is_try else left
        metres = say("board.metres", metres=int(step.metres))
        made.append(Link(step.number, step.way, metres, where, tackle=one.tackle))
    if told is not None and told.stopped is not None and told.stopped.option:
        _, number, way = READ[told.stopped.option]
        made.append(Link(number, way, refused=True))
    return made


def verdict(view: View, say: Sayings, now: Plan) -> tuple[str, str]:
    """One sentence about the combination, and the rule that it cites if it is refused."""
    text = view.text
    assert isinstance(text, FlairText)
    if now.refusal is not None:
        return text.refusal(now.refusal), ""
    if now.told is None:
        return say("board.build.empty"), ""
    if now.told.stopped is not None:
        stopped = now.told.stopped
        if not stopped.option:
            return say(f"board.build.reasons.{stopped.reason}", number=0), stopped.rule
        _, number, way = READ[stopped.option]
        against = stopped.reason == "against"
        reason = (
            small(text.against(stopped.rule))
            if against
            else say(f"board.build.reasons.{stopped.reason}", number=number)
        )
        return say("board.build.stopped", number=number, way=say(f"board.ways.{way}"), reason=reason), stopped.rule
    metres = sum(step.metres for step in now.told.steps if isinstance(step.metres, int))
    return say(
        "board.build.holds",
        cards=len(now.told.steps),
        metres=metres,
        dice=any(step.metres == DICE for step in now.told.steps),
    ), ""


def heard(view: View, say: Sayings) -> str:
    """The verdict for screen readers."""
    return capital(verdict(view, say, plan(view))[0])


def builder(view: View, ask: Choose, say: Sayings) -> Markup:
    """The whole workshop: what was put together, what the rules say to it, and what may be added."""
    now = plan(view)
    sentence, rule = verdict(view, say, now)
    mark = join("\u00a0", rule_mark(view, rule)) if rule else None
    shown = links(view, say, now)
    refused = bool(now.text) and not now.whole
    return el(
        "div",
        el("p", say("board.build.name"), class_="ce-build__name"),
        line(shown, say, more=not shown) if shown or not now.text else None,
        el(
            "p",
            icon("no") if refused else None,
            el("span", prose(capital(sentence)), mark),
            class_="ce-build__verdict" + (" ce-build__verdict--no" if refused else ""),
            id=f"{view.root}--verdict",
        ),
        ends(view, say, now.moment, _written(now)) if now.whole else None,
        _do(view, ask, say, now),
        _more(view, say, now),
        _form(view, say, now),
        class_="ce-build",
    )


def _written(now: Plan) -> list[str]:
    """The combination with its last card as it is played: without a way it advances."""
    return [step.option for step in now.told.steps] if now.told else []


def _send(now: Plan, cards: list[str]) -> dict[str, object]:
    """Put other cards together at the same moment."""
    return {"do": "build", "fields": {"line": "-".join(cards), "moment": now.moment}}


def _do(view: View, ask: Choose, say: Sayings, now: Plan) -> Markup:
    """Play it, or take cards away again."""
    options = _written(now)
    made: list[Markup] = []
    if now.whole and options[0] in ask.options:
        send = {"do": "line", "options": options}
        made.append(button(send, say("board.build.play-it"), class_="ce-go ce-go--small", id=f"{view.root}--play-it"))
    gone = "true" if not now.cards else None
    back = _send(now, now.cards[:-1])
    made.append(
        button(
            back,
            icon("undo"),
            say("board.build.shorter"),
            class_="ce-quiet__do",
            id=f"{view.root}--less",
            aria_disabled=gone,
        )
    )
    made.append(
        button(
            _send(now, []),
            say("board.build.clear"),
            class_="ce-quiet__do",
            id=f"{view.root}--clear",
            aria_disabled=gone,
        )
    )
    return el("div", made, class_="ce-build__do")


def _more(view: View, say: Sayings, now: Plan) -> list[Markup]:
    """What can be added: every shirt that is left, allowed or not, and the special ways that fit now."""
    hand = [card for card in view.seen.view["hand"] if card in NUMBER]
    left, point, last = code(hand), now.moment, 0
    before: list[str] = []
    for card in now.cards:
        _, number, way = READ.get(card, ("", 0, ""))
        turn = TURNS[point].get((number, ON if way in ENDS else way)) if number and holds(left, number) else None
        if turn is None or not turn.then:
            break
        left, point, last = without(left, number), turn.then, number
        # A last card that ended the combination passes on instead when another is added.
        before.append(str(number) if way in ENDS else card)
    if len(before) < len(now.cards):
        before = now.cards
    options = choices(point, last, len(before), left)[0]
    made = [
        _shirts(
            view, say("board.build.add"), "add", [(str(number), number) for number in held(code(hand))], before, now
        )
    ]
    for way in SPECIAL:
        fit = [(option, READ[option][1]) for option in options if READ[option][2] == way]
        if fit:
            made.append(_shirts(view, say(f"board.build.as-way.{way}"), way, fit, before, now))
    return made


def _shirts(view: View, name: str, way: str, cards: Sequence[tuple[str, int]], before: list[str], now: Plan) -> Markup:
    """Shirts to tap, each of which adds its card."""
    label = f"{view.root}--as-{way}"
    made = [
        button(
            _send(now, [*before, option]),
            shirt(number, "", "bare"),
            hidden(f"{name} {number}"),
            class_="ce-build__shirt",
            id=f"{view.root}--{way}-{number}",
        )
        for option, number in cards
    ]
    return el(
        "div",
        el("span", name, class_="ce-build__ask", id=label),
        el("span", made, class_="ce-build__shirts"),
        class_="ce-build__more",
        role="group",
        aria_labelledby=label,
    )


def _form(view: View, say: Sayings, now: Plan) -> Markup:
    """The combination as text, and the moment at which it is played."""
    field, when = f"{view.root}--line", f"{view.root}--moment"
    moments = [
        el("option", say(f"board.build.moments.{moment}"), value=moment, selected=moment == now.moment)
        for moment in MOMENTS
    ]
    return el(
        "form",
        el("p", el("label", say("board.build.moment"), for_=when), " ", el("select", moments, name="moment", id=when)),
        el(
            "p",
            el("label", say("board.build.as-text"), for_=field),
            " ",
            el(
                "input",
                type="text",
                name="line",
                value=_write(say, now.text),
                id=field,
                autocomplete="off",
                spellcheck="false",
            ),
        ),
        el(
            "button",
            say("board.build.show"),
            type="submit",
            class_="ce-go ce-go--small ce-go--choice",
            id=f"{view.root}--build-go",
        ),
        class_="ce-build__form",
        data_send_form={"do": "build"},
    )
