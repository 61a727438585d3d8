"""The choice of a card: a row for each shirt in the hand, and beside it everything that may be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Choose
from engine.core.sayings import Sayings
from engine.games.flair.table.grammar import READ
from engine.games.flair.table.numbers import NUMBER
from site_plugins.live.widgets.boards.flair.cards import group, shirt, sign
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button, choices
from site_plugins.live.widgets.situation.story import rule_mark

ATTACK = "attack"
_SIGNED = frozenset(("run", "kick", "touch", "drop"))


class Do(NamedTuple):
    """Something to do with a card: what is sent, its number, in which way, and the rule against it if any."""

    send: dict[str, object]
    option: str
    number: int
    way: str
    rule: str = ""


def numbers(hand: Sequence[str]) -> dict[int, int]:
    """The shirts of a hand from the lowest, each with how often it is there."""
    found = sorted(int(card) for card in hand if card.isdigit())
    return {number: found.count(number) for number in dict.fromkeys(found)}


def plays(view: View, ask: Choose, say: Sayings) -> Markup:
    """Every card of the hand with its ways; what is not about a card stands below, and what is barred under a fold."""
    cards = [option for option in ask.options if option in READ]
    may = [Do({"do": "choose", "option": option}, option, *READ[option][1:]) for option in cards]
    barred = [
        Do({"do": "choose", "option": option}, option, *READ[option][1:], rule)
        for option, rule in ask.barred
        if option in READ
    ]
    others = {option for option in ask.options if option not in READ}
    others |= {option for option, _ in ask.barred if option not in READ}
    able = {do.number for do in may}
    # A card that can do something shows that; what else it might have done is told under the fold.
    stuck = [do for do in barred if do.number not in able]
    made = rows(view, say, may, stuck)
    return join(made, choices(view, ask, others) if others else None, _reasons(view, ask, say, barred, stuck))


def picks(view: View, ask: Choose, say: Sayings) -> Markup:
    """A card whatever its number: the shirts themselves are the buttons, and what is not a card stands below."""
    held: list[str] = [card for card in view.seen.view["hand"] if card in NUMBER]
    made = [
        button(
            {"do": "choose", "option": card},
            shirt(NUMBER[card], say(f"board.groups.{group(NUMBER[card])}")),
            hidden(capital(view.text.option(ask, card))),
            class_="ce-pickcard",
            id=f"{view.root}--opt-{card}",
        )
        for card in dict.fromkeys(held)
        if card in ask.options
    ]
    others = {option for option in ask.options if option not in NUMBER}
    name = f"{view.root}--whose"
    return join(
        el("p", say("board.hand", who=ask.seat), class_="ce-hand__name", id=name),
        el("div", made, class_="ce-pickcards", role="group", aria_labelledby=name),
        choices(view, ask, others) if others else None,
    )


def rows(view: View, say: Sayings, may: Sequence[Do], stuck: Sequence[Do]) -> Markup:
    """A row for each shirt: the shirt, how many there are of it, and a button for each way to play it."""
    made: list[Markup] = []
    for number, count in numbers(view.seen.view["hand"]).items():
        buttons = [_way(view, say, do) for do in (*may, *stuck) if do.number == number]
        who = say(f"board.groups.{group(number)}")
        shown = el(
            "span",
            shirt(number, "", "bare"),
            hidden(f"{number}, {who}"),
            el("span", f"×{count}", class_="ce-plays__count") if count > 1 else None,
            class_="ce-plays__shirt",
            title=f"{number}, {who}",
        )
        made.append(el("li", shown, el("span", buttons, class_="ce-plays__ways"), class_="ce-plays__card"))
    return el("ul", made, class_="ce-plays", aria_label=view.say("widgets.choices"))


def _way(view: View, say: Sayings, do: Do) -> Markup:
    """One way to play a card, as a button; one that is barred says so and points to its reason."""
    return button(
        do.send,
        icon("no") if do.rule else None,
        sign(do.way) if do.way in _SIGNED and not do.rule else None,
        hidden(f"{do.number}: "),
        say(f"board.ways.{do.way}"),
        class_="ce-plays__way" + (" ce-plays__way--barred" if do.rule else ""),
        id=f"{view.root}--opt-{do.option}",
        aria_disabled="true" if do.rule else None,
        aria_describedby=f"{view.root}--bar-{do.option}" if do.rule else None,
    )


def _reasons(view: View, ask: Choose, say: Sayings, barred: Sequence[Do], stuck: Sequence[Do]) -> Markup | None:
    """Why what is barred is barred, each with its rule, under a fold."""
    if not barred:
        return None
    made = [
        el(
            "li",
            shirt(do.number, "", "small"),
            " ",
            el("span", say(f"board.ways.{do.way}"), class_="ce-plays__what") if do in stuck else _way(view, say, do),
            " ",
            el(
                "span",
                hidden(view.say("widgets.not-allowed") + " "),
                prose(capital(view.text.barred(ask, do.option))),
                "\u00a0",
                rule_mark(view, do.rule),
                id=f"{view.root}--bar-{do.option}",
            ),
        )
        for do in barred
    ]
    return el(
        "details",
        el("summary", say("board.not-now")),
        el("ul", made, class_="ce-plays__reasons"),
        class_="ce-fold ce-plays__fold",
        id=f"{view.root}--not-now",
    )
