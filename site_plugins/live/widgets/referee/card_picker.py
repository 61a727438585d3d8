"""Cards to tap: those that lie in a hand, a row or a pile, and those that can be added to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.moment_fields import Cards
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.situation.controls import button

if TYPE_CHECKING:
    from site_plugins.live.widgets.referee.form import Desk


FEW = 15
"""So many kinds of cards can be told apart by a small sign."""


def hand(desk: Desk, field: Cards, name: str, label: str, attrs: dict[str, object]) -> Markup:
    """The cards that lie there, each a button that takes it away, and a button that lays out those to add."""
    say, id_, held = desk.say, f"{desk.root}-f-{name}", desk.inquiry.texts.get(name, "").split()
    open_ = desk.inquiry.palette == name
    lying = [
        button(
            {"do": "take", "field": name, "place": place},
            _shown(desk, field, card),
            hidden(say("referee.take-card", card=desk.value(field, card))),
            class_="ce-held__card",
            id=f"{id_}-{place}",
            title=say("referee.take-card", card=desk.value(field, card)),
        )
        if card in field.known
        else el("span", card)
        for place, card in enumerate(held)
    ]
    more = button(
        {"do": "palette", "field": name},
        el("span", "+", aria_hidden="true"),
        el("span", say("referee.add")),
        hidden(f" {label}"),
        class_="ce-held__add",
        id=f"{id_}-add",
        aria_expanded="true" if open_ else "false",
    )
    return el(
        "div",
        el("span", len(held), class_="ce-held__count") if len(held) > 1 else None,
        lying or el("span", say("referee.empty"), class_="ce-held__none"),
        more,
        _palette(desk, field, name, label) if open_ else None,
        class_="ce-held",
        role="group",
        aria_label=label,
        id=id_,
        **attrs,
    )


def _palette(desk: Desk, field: Cards, name: str, label: str) -> Markup:
    """Every card that there is, to be added by a tap."""
    made = [
        button(
            {"do": "put", "field": name, "card": card},
            _shown(desk, field, card),
            hidden(desk.say("referee.add-card", card=desk.value(field, card))),
            class_="ce-held__card ce-held__card--add",
            id=f"{desk.root}-put-{name}-{card}",
            title=desk.value(field, card),
        )
        for card in field.known
    ]
    return el("div", made, class_="ce-held__all", role="group", aria_label=desk.say("referee.add-card", card=label))


def _shown(desk: Desk, field: Cards, card: str) -> Markup:
    """A card as its game draws it, or in words where it is no card or there are many of them."""
    if field.rare or field.key in desk.words.values:
        return el("span", desk.value(field, card), class_="ce-held__word", aria_hidden="true")
    # Of a pack with many kinds only a whole card tells which it is.
    state = "small" if len(field.known) <= FEW else "told"
    return board(desk.inquiry.game.id).card(desk.view, card, state)
