"""A hand of cards in the dock: a tap on a card plays it, or brings up what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.asks import Choose
from site_plugins.live.widgets.boards import Board, Held, board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button, choices, noted


def hand(view: View, *, idle: bool = False) -> tuple[Markup | None, Markup | None]:
    """What lies among the buttons because of the hand, and the hand itself; it is only looked at where it is `idle`."""
    drawn, ask = board(view.game.id), view.ask
    held = drawn.held(view)
    if not held:
        return None, None
    if idle or not isinstance(ask, Choose):
        return None, _fan(view, [_lying(each) for each in held])
    may, barred = _by_card(drawn, ask)
    if not may:
        return None, _fan(view, [_lying(each) for each in held])
    cards = [_card(view, ask, each, may.get(each.card, ()), barred.get(each.card, ())) for each in held]
    ways = [_ways(view, drawn, ask, each, may[each.card]) for each in held if len(may.get(each.card, ())) > 1]
    others = [option for option in ask.options if drawn.plays(ask, option) is None]
    others += [option for option, _ in ask.barred if drawn.plays(ask, option) is None]
    hint = el("p", view.say("stage.card-first"), class_="ce-held__hint") if ways and not others else None
    return join(choices(view, ask, others) if others else None, hint, ways), _fan(view, cards)


def asks_for_card(view: View) -> bool:
    """Whether something of the hand may be played now."""
    ask, drawn = view.ask, board(view.game.id)
    return isinstance(ask, Choose) and bool(drawn.held(view)) and any(drawn.plays(ask, each) for each in ask.options)


def _by_card(drawn: Board, ask: Choose) -> tuple[Mapping[str, list[str]], Mapping[str, list[str]]]:
    """The options of each card, and what may not be done with it now."""
    may: dict[str, list[str]] = {}
    barred: dict[str, list[str]] = {}
    for into, options in ((may, ask.options), (barred, [option for option, _ in ask.barred])):
        for option in options:
            card = drawn.plays(ask, option)
            if card is not None:
                into.setdefault(card, []).append(option)
    return may, barred


def _fan(view: View, cards: Sequence[Markup]) -> Markup:
    """The cards side by side; where there is little room they lie on each other."""
    name = view.say("stage.your-hand")
    return el("ul", cards, class_="ce-held", id=f"{view.root}--fan", aria_label=name)


def _lying(held: Held) -> Markup:
    """A card that is only looked at."""
    return el("li", held.drawn, _count(held), hidden(held.name), class_="ce-held__card")


def _count(held: Held) -> Markup | None:
    """How many there are of it."""
    return el("span", f"×{held.copies}", class_="ce-held__count") if held.copies > 1 else None


def _card(view: View, ask: Choose, held: Held, may: Sequence[str], barred: Sequence[str]) -> Markup:
    """A card of the hand: a button that plays it, one that opens its ways, or one that says why it cannot be played."""
    inside = held.drawn, _count(held)
    if len(may) == 1:
        (option,) = may
        pressed = button(
            {"do": "choose", "option": option},
            *inside,
            hidden(capital(view.text.option(ask, option))),
            noted(view, ask, option, on_card=True),
            class_="ce-held__do",
            id=f"{view.root}--opt-{option}",
            data_option=option,
            title=capital(view.text.option(ask, option)),
        )
    elif may:
        pressed = el(
            "button",
            *inside,
            hidden(held.name),
            type="button",
            class_="ce-held__do",
            id=f"{view.root}--card-{held.card}",
            data_card=held.card,
            aria_expanded="false",
            aria_controls=f"{view.root}--ways-{held.card}",
            title=held.name,
        )
    else:
        why = {"do": "choose", "option": barred[0]} if barred else None
        pressed = el(
            "button",
            *inside,
            hidden(held.name),
            type="button",
            class_="ce-held__do ce-held__do--barred",
            id=f"{view.root}--card-{held.card}",
            aria_disabled="true",
            data_send=why,
            title=held.name,
        )
    return el("li", pressed, class_="ce-held__card")


def _ways(view: View, drawn: Board, ask: Choose, held: Held, options: Sequence[str]) -> Markup:
    """What may be done with a card, each with what comes of it."""
    shut = el(
        "button",
        icon("shut"),
        hidden(view.say("stage.card-back")),
        type="button",
        class_="ce-ways__back",
        data_card=held.card,
        id=f"{view.root}--back-{held.card}",
    )
    made = [
        button(
            {"do": "choose", "option": option},
            el("span", drawn.way(view, ask, option), class_="ce-go__name"),
            noted(view, ask, option),
            class_="ce-go ce-go--choice",
            id=f"{view.root}--opt-{option}",
            data_option=option,
        )
        for option in options
    ]
    return el(
        "div",
        made,
        shut,
        class_="ce-moves ce-ways",
        id=f"{view.root}--ways-{held.card}",
        role="group",
        aria_label=held.name,
        data_ways=held.card,
        hidden=True,
    )
