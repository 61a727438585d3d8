"""Cards to tap: those that lie in a hand, a row or a pile, and those that can be added to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.moment_fields import Cards
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.situation.controls import button

if TYPE_CHECKING:
    from site_plugins.live.widgets.referee.form import Form


FEW = 15
"""So many kinds of cards can be told apart by a small sign."""


def hand(form: Form, field: Cards, name: str, label: str, attrs: dict[str, object]) -> Markup:
    """The cards that lie there, each a button that takes it away, and a button that lays out those to add."""
    say, id_, held = form.say, f"{form.root}-f-{name}", form.inquiry.texts.get(name, "").split()
    open_ = form.inquiry.palette == name
    lying = [
        button(
            {"do": "take", "field": name, "place": place},
            _shown(form, field, card),
            hidden(say("referee.take-card", card=form.value(field, card))),
            class_="ce-put__card",
            id=f"{id_}-{place}",
            title=say("referee.take-card", card=form.value(field, card)),
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
        class_="ce-put__add",
        id=f"{id_}-add",
        aria_expanded="true" if open_ else "false",
    )
    return el(
        "div",
        el("span", len(held), class_="ce-put__count") if len(held) > 1 else None,
        lying or el("span", say("referee.empty"), class_="ce-put__none"),
        more,
        _palette(form, field, name, label) if open_ else None,
        class_="ce-put",
        role="group",
        aria_label=label,
        id=id_,
        **attrs,
    )


def _palette(form: Form, field: Cards, name: str, label: str) -> Markup:
    """Every card that there is, to be added by a tap."""
    made = [
        button(
            {"do": "put", "field": name, "card": card},
            _shown(form, field, card),
            hidden(form.say("referee.add-card", card=form.value(field, card))),
            class_="ce-put__card ce-put__card--add",
            id=f"{form.root}-put-{name}-{card}",
            title=form.value(field, card),
        )
        for card in field.known
    ]
    return el("div", made, class_="ce-put__all", role="group", aria_label=form.say("referee.add-card", card=label))


def _shown(form: Form, field: Cards, card: str) -> Markup:
    """A card as its game draws it, or in words where it is no card or there are many of them."""
    if field.rare or field.key in form.words.values:
        return el("span", form.value(field, card), class_="ce-put__word", aria_hidden="true")
    # Of a pack with many kinds only a whole card tells which it is.
    state = "small" if len(field.known) <= FEW else "told"
    return board(form.inquiry.game.id).card(form.view, card, state)
