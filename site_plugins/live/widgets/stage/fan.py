"""A hand of cards in the dock: a tap on a card plays it, or brings up what may be done with it.

Where little can be done it stands there at once, so that no card has to be taken up first: as much as nine keys and an
eye can take in. The rest comes up with its card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from engine.core.asks import Choose
from site_plugins.live.widgets.boards import Ahead, Board, Held, board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button, choices, moves, noted
from site_plugins.live.widgets.situation.prospects import meant
from site_plugins.live.widgets.stage.frame import AHEAD, Panel, opens

IN_SIGHT = 9
"""Things to press at a time, cards of the hand among them: so many have a key of their own."""
ROWS = 6
"""Of these so many stand in the dock: two rows on a phone, and what each leads to is read without scrolling."""


def standing(ask: Choose, held: Collection[str], plays: Callable[[Choose, str], str | None], beside: int) -> list[str]:
    """The cards whose ways stand there without a tap, in the order of the hand, with so many buttons `beside` them."""
    ways = Counter(card for card in (plays(ask, option) for option in ask.options) if card is not None)
    stands = beside + sum(plays(ask, option) is None for option in ask.options)
    pressed = stands + len(ways)
    open_ = []
    for card in held:
        if ways[card] > 1 and pressed + ways[card] - 1 <= IN_SIGHT and stands + ways[card] <= ROWS:
            open_.append(card)
            pressed += ways[card] - 1
            stands += ways[card]
    return open_


def hand(view: View, *, idle: bool = False, beside: int = 0) -> tuple[Markup | None, Markup | None]:
    """What lies among the buttons because of the hand, and the hand itself; it is only looked at where it is `idle`.

    So many other buttons stand `beside` it.
    """
    drawn, ask = board(view.game.id), view.ask
    held = drawn.held(view)
    if not held:
        return None, None
    may, barred = _by_card(drawn, ask) if isinstance(ask, Choose) and not idle else ({}, {})
    if not (may and isinstance(ask, Choose)):
        return None, _fan(view, [_lying(each) for each in held])
    cards = [_card(view, ask, each, may.get(each.card, ()), barred.get(each.card, ())) for each in held]
    open_ = standing(ask, [each.card for each in held], drawn.plays, beside)
    ways = [
        _ways(view, drawn, ask, each, may[each.card], stands=each.card in open_)
        for each in held
        if len(may.get(each.card, ())) > 1
    ]
    others = [option for option in ask.options if drawn.plays(ask, option) is None]
    others += [option for option, _ in ask.barred if drawn.plays(ask, option) is None]
    hint = el("p", view.say("stage.card-first"), class_="ce-held__hint") if ways and not (others or open_) else None
    spread = el("div", ways, class_="ce-ways-all") if ways else None
    single = [options[0] for options in may.values() if len(options) == 1]
    # Where only some of what can be done stands there, one is told where the rest is.
    more = el("p", view.say("stage.card-more"), class_="ce-held__hint") if open_ and len(open_) < len(ways) else None
    if not (ways or any(option in ask.options for option in others)):
        # What may not be done is not all there is to see above a hand.
        hint = el("p", view.say("stage.card-play"), class_="ce-held__hint")
    among = join(choices(view, ask, others) if others else None, hint, spread, more)
    return among, join(_key(view, single), _fan(view, cards))


def _key(view: View, options: Sequence[str]) -> Markup | None:
    """What the figures above the cards say, where it is the same chance for all."""
    found = view.prospects() if view.spec.play else {}
    words = {meant(view, found[option]) for option in options if option in found}
    if len(words) != 1 or not (word := words.pop()):
        return None
    return el("p", view.say("stage.figures", what=word), class_="ce-held__key", aria_hidden="true")


def pressed(view: View, ahead: Ahead | None) -> tuple[tuple[Markup | None, ...], Markup | None]:
    """What there is to press at a choice, with what may be put together `ahead` of it; and the hand."""
    among, below = hand(view, beside=0 if ahead is None else 1 + (ahead.first is not None))
    return (_ahead(view, ahead), moves(view) if among is None else among), below


def _ahead(view: View, ahead: Ahead | None) -> Markup | None:
    """The first of what was put together, and the way to the panel in which that is done."""
    if ahead is None:
        return None
    opener = el(
        "button",
        ahead.name,
        type="button",
        class_="ce-go ce-go--choice ce-ahead__open",
        id=f"{view.root}--ahead-go",
        **opens(view.root, AHEAD),
    )
    return el("div", ahead.first, opener, class_="ce-moves ce-ahead")


def ahead_panels(ahead: Ahead | None) -> tuple[Panel, ...]:
    """The panel in which something is put together, where it can be."""
    return () if ahead is None else (Panel(AHEAD, ahead.name, ahead.inside),)


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
    """A card that is only looked at, or the place of one."""
    if not held.copies:
        return el("li", held.drawn, class_="ce-held__card ce-held__card--none", aria_hidden="true")
    return el("li", held.drawn, _count(held), hidden(held.name), class_="ce-held__card")


def _count(held: Held) -> Markup | None:
    """How many there are of it."""
    return el("span", f"×{held.copies}", class_="ce-held__count") if held.copies > 1 else None


def _card(view: View, ask: Choose, held: Held, may: Sequence[str], barred: Sequence[str]) -> Markup:
    """A card of the hand: a button that plays it, one that opens its ways, or one that says why it cannot be played."""
    if not held.copies:
        return _lying(held)
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


def _ways(view: View, drawn: Board, ask: Choose, held: Held, options: Sequence[str], *, stands: bool) -> Markup:
    """What may be done with a card, each with what comes of it; it `stands` there or comes up with the card."""
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
        data_stands=stands,
        hidden=not stands,
    )
