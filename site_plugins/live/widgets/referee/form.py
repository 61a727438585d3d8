"""The form in which the referee is told where the match stands: one control for each thing that matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import games
from engine.core.house_rules import HouseRule
from engine.core.language import Language
from engine.core.moment_fields import Card, Cards, Clock, Field, Flag, Minutes, Number, Seat, Word
from engine.core.moment_words import MomentWords
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.page.urls import ruling_url
from site_plugins.live.widgets.page.view import View, capital, small
from site_plugins.live.widgets.referee.faults import fault
from site_plugins.live.widgets.referee.inquiry import RULE, TOLD, Inquiry
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.story import rule_mark

TELL = {"do": "tell"}
_PILLS = 3
"""So many words stand side by side; more are a list."""


class Form(NamedTuple):
    """What the form is drawn from: the inquiry, the last position that could be, and the words."""

    inquiry: Inquiry
    view: View
    words: MomentWords
    pasted: str | None = None
    """A position that could not be read, as it was written."""

    @property
    def say(self) -> Language:
        """What the referee says, whatever the game."""
        return self.view.say

    @property
    def root(self) -> str:
        """The prefix of every id."""
        return self.view.root

    @property
    def sides(self) -> tuple[str, ...]:
        """The two sides by their names, or by numbers where more than two play."""
        names = self.inquiry.sides
        return names if len(names) == 2 else tuple(self.say("referee.side", number=number) for number in (1, 2))

    def part(self, field: Field, place: int) -> str:
        """What one of several places of a field is called."""
        own = self.words.parts.get(field.key, ())
        return own[place] if len(own) == field.parts else self.sides[place]

    def value(self, field: Field, value: str) -> str:
        """What a word or a card is called."""
        own = self.words.values.get(field.key, {}).get(value)
        if own is not None:
            return own.format(*self.sides)
        return self.sides[int(value)] if isinstance(field, Seat) else capital(self.view.text.card(value))


def whole_form(form: Form) -> Markup:
    """The whole form."""
    say, root, inquiry = form.say, form.root, form.inquiry
    usual = [field for field in inquiry.fields if not field.rare]
    rare = [field for field in inquiry.fields if field.rare]
    titles = [(id_, games.load(id_).text(form.view.spec.lang).title()) for id_ in games.SHELF]
    moments = [(moment.id, form.words.moments[moment.id]) for moment in inquiry.moments.all]
    return el(
        "form",
        el("h2", say("referee.tell"), class_="ce-referee__head"),
        el(
            "div",
            _listed(f"{root}--game", say("referee.game"), "game", inquiry.game.id, titles),
            _listed(f"{root}--moment", say("referee.moment"), "moment", inquiry.moment.id, moments),
            class_="ce-referee__which",
        ),
        _general(form),
        el("div", [_told(form, field) for field in usual], class_="ce-referee__fields"),
        _fold(f"{root}--more", _more(form, rare), [_told(form, field) for field in rare]),
        _fold(
            f"{root}--house",
            say("referee.house"),
            [_house_rule(form, house_rule) for house_rule in inquiry.game.house_rules],
        ),
        el(
            "div",
            el(
                "button",
                say("referee.ask"),
                type="submit",
                class_="ce-go ce-go--choice ce-go--small",
                id=f"{root}--tell",
            ),
            button({"do": "usual"}, icon("again"), say("referee.usual"), class_="ce-quiet__do", id=f"{root}--usual"),
            class_="ce-referee__send",
        ),
        class_="ce-referee__form",
        data_send_form=TELL,
        data_send_change=TELL,
        novalidate=True,
        id=f"{root}--form",
    )


def _more(form: Form, rare: Sequence[Field]) -> str:
    """The name of the fold, with what in it has been told already: nobody should overlook that."""
    inquiry = form.inquiry
    usual = inquiry.moment.usual(inquiry.rules)
    told = [
        form.words.field(inquiry.moment.id, field.key)
        for field in rare
        if any(inquiry.texts.get(name, "") != usual.get(name, "") for name in field.names)
    ]
    names = ", ".join(small(name).rstrip("\u202f ?") for name in told)
    return f"{form.say('referee.more')} ({names})" if told else form.say("referee.more")


def _fold(id_: str, name: str, inside: Sequence[Markup]) -> Markup | None:
    """Something that is asked for in the second place."""
    if not any(inside):
        return None
    return el(
        "details",
        el("summary", name),
        el("div", inside, class_="ce-referee__fields"),
        class_="ce-fold",
        id=id_,
    )


def _listed(id_: str, label: str, name: str, value: str, options: Sequence[tuple[str, str]], **more: object) -> Markup:
    """One of many, as a list with its label."""
    made = [el("option", words, value=key, selected=key == value) for key, words in options]
    return el("p", el("label", label, for_=id_), el("select", made, name=name, id=id_, **more), class_="ce-tell")


def _general(form: Form) -> Markup | None:
    """What is wrong with the match as a whole."""
    why = form.inquiry.faults.get("")
    return None if why is None else _fault(form, "", f"{form.root}--fault")


def _fault(form: Form, name: str, id_: str) -> Markup | None:
    """What is wrong at a place, with the rule against it if there is one."""
    why = form.inquiry.faults.get(name)
    if why is None:
        return None
    view = form.view
    mark = join("\u00a0", rule_mark(view, why.rule)) if why.rule.count(".") == 2 else None
    return el("p", icon("note"), el("span", prose(fault(view, why)), mark), class_="ce-tell__fault", id=id_)


class Control(NamedTuple):
    """One place of a field: its name in the form, its id, and what the control itself must say."""

    field: Field
    name: str
    id: str
    text: str
    attrs: dict[str, object]


def _told(form: Form, field: Field) -> Markup:
    """A field: its name, its places, how it is told, and what is wrong."""
    label = form.words.field(form.inquiry.moment.id, field.key)
    hint = form.words.hint(form.inquiry.moment.id, field.key).format(*form.sides)
    hint_id = f"{form.root}-hint-{field.key}"
    places = [_control(form, field, name, hint_id if hint else "") for name in field.names]
    faults = [_fault(form, place.name, f"{place.id}-fault") for place in places]
    shown = el("p", prose(hint), class_="ce-tell__hint", id=hint_id) if hint else None
    kind = "ce-tell" + (" ce-tell--wide" if isinstance(field, Cards) and not isinstance(field, Card) else "")
    if len(places) == 1 and not _grouped(field):
        (place,) = places
        if isinstance(field, Flag):
            inside = [_drawn(form, place, label), el("label", label, for_=place.id)]
            return el("p", inside, *faults, class_="ce-tell ce-tell--flag")
        return el("div", el("label", label, for_=place.id), _drawn(form, place, label), faults, shown, class_=kind)
    names = [form.part(field, part) for part in range(len(places))] if field.parts else [""]
    drawn = [_part(form, place, label, name) for place, name in zip(places, names, strict=True)]
    return el("fieldset", el("legend", label), el("div", drawn, class_="ce-tell__parts"), faults, shown, class_=kind)


def _grouped(field: Field) -> bool:
    """Whether a field is a group of controls even with one place: words side by side, cards to tap."""
    return _side_by_side(field) or (isinstance(field, Cards) and not isinstance(field, Card))


def _side_by_side(field: Field) -> bool:
    """Whether its words stand side by side."""
    return isinstance(field, Word) and len(field.known) + field.blank <= _PILLS


def _control(form: Form, field: Field, name: str, hint: str) -> Control:
    """A place, with what screen readers are told about it."""
    id_, wrong = f"{form.root}-f-{name}", name in form.inquiry.faults
    described = " ".join(filter(None, [f"{id_}-fault" if wrong else "", hint]))
    attrs: dict[str, object] = {"aria_describedby": described or None}
    if wrong and not _grouped(field):
        attrs["aria_invalid"] = "true"
    return Control(field, name, id_, form.inquiry.texts.get(name, ""), attrs)


def _part(form: Form, place: Control, label: str, name: str) -> Markup:
    """One of several places, under its own name."""
    if _grouped(place.field):
        return el("div", el("span", name, class_="ce-tell__side") if name else None, _drawn(form, place, label, name))
    return el("label", el("span", name, class_="ce-tell__side"), _drawn(form, place, label, name))


def _drawn(form: Form, place: Control, label: str, part: str = "") -> Markup:
    """The control itself."""
    field = place.field
    if isinstance(field, Flag):
        return el(
            "input",
            type="checkbox",
            name=TOLD + place.name,
            value="on",
            checked=bool(place.text),
            id=place.id,
            **place.attrs,
        )
    if isinstance(field, Cards) and not isinstance(field, Card):
        from site_plugins.live.widgets.referee.card_picker import hand

        return hand(form, field, place.name, f"{label}, {part}" if part else label, place.attrs)
    if isinstance(field, (Word, Card)):
        return _word(form, place)
    return _written(place)


def _word(form: Form, place: Control) -> Markup:
    """One of several words: side by side if they are few, otherwise a list."""
    field = place.field
    assert isinstance(field, (Word, Card))
    options = [(key, form.value(field, key)) for key in field.known]
    if field.blank:
        options.insert(0, ("", form.say("referee.nobody") if isinstance(field, Seat) else "–"))
    if not _side_by_side(field):
        made = [el("option", words, value=key, selected=key == place.text) for key, words in options]
        return el("select", made, name=TOLD + place.name, id=place.id, **place.attrs)
    pills = [
        el(
            "label",
            el(
                "input",
                type="radio",
                name=TOLD + place.name,
                value=key,
                checked=key == place.text,
                id=f"{place.id}-{key or 'none'}",
                **place.attrs,
            ),
            el("span", words),
            class_="ce-pill",
        )
        for key, words in options
    ]
    return el("span", pills, class_="ce-pills")


def _written(place: Control) -> Markup:
    """Something that is written: a number, a time, several numbers."""
    field = place.field
    more: dict[str, object] = {"type": "text"}
    if isinstance(field, Number) and not isinstance(field, (Clock, Minutes)):
        more = {"type": "number", "min": field.low, "max": field.high, "step": 1}
        more["inputmode"] = "numeric" if field.low >= 0 else None
    return el(
        "input",
        name=TOLD + place.name,
        value=place.text,
        id=place.id,
        autocomplete="off",
        class_="ce-tell__text",
        **more,
        **place.attrs,
    )


def _house_rule(form: Form, house_rule: HouseRule) -> Markup:
    """A house rule: its question, what can be answered, and why there is a choice at all."""
    text, root = form.view.text, form.root
    value = form.inquiry.rules[house_rule.key]
    allowed = list(house_rule.allowed) if house_rule.read is None else list(dict.fromkeys((house_rule.default, value)))
    if len(allowed) < 2:
        return Markup("")
    own = house_rule.read is not None
    options = [
        (
            each,
            capital(
                form.say("referee.own") if own and each != house_rule.default else text.setting(house_rule.key, each)
            ),
        )
        for each in allowed
    ]
    id_ = f"{root}--rule-{house_rule.key}"
    why = el(
        "a",
        form.say("referee.ruling"),
        hidden(f" {text.house_rule(house_rule.key)}"),
        href=ruling_url(form.view.spec.base, house_rule.ruling),
        class_="ce-tell__why",
    )
    made = [el("option", words, value=key, selected=key == value) for key, words in options]
    return el(
        "p",
        el("label", text.house_rule(house_rule.key), " ", for_=id_),
        el("select", made, name=RULE + house_rule.key, id=id_),
        why,
        class_="ce-tell",
    )
