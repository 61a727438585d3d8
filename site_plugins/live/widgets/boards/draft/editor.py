"""The editor of Draft Football's pack: what the lost pictures do not tell, as the reader's own cards tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.core.sayings import Sayings
from engine.games.draft.table.deck import COLOURS, DECISIONS, SIZE, Pack
from engine.games.draft.table.deck import read as read_pack
from engine.games.draft.words.text import DraftText
from site_plugins.live.widgets.boards.draft.card_guide import answers_to, boxes, goes_on_from, guide, matrix
from site_plugins.live.widgets.boards.draft.cards import chip
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join
from site_plugins.live.widgets.page.view import View, capital


def editor(view: View) -> Markup:
    """The guide and the matrix as they stand, and under a fold the form that changes them."""
    text, say = view.text, view.text.say
    assert isinstance(text, DraftText)
    pack = read_pack(view.position.start.house["pack"])
    book = read_pack(next(house_rule.default for house_rule in view.game.house_rules if house_rule.key == "pack"))
    written = _written(pack) if view.draft is None else view.draft
    return el(
        "div",
        guide(pack, text),
        matrix(pack, say),
        el(
            "details",
            el("summary", say("board.pack.open")),
            _form(view.root, text, written, _refused(view)),
            class_="ce-fold ce-fpack",
            id=f"{view.root}--pack",
            open=view.draft is not None,
        ),
        _changes(view, say, book, pack),
        class_="ce-fpackbook",
    )


def read(fields: Mapping[str, str]) -> str:
    """The pack in the words of its house rule; whether such a pack can be is for the engine to say."""
    counts = ",".join(f"{colour}={_number(fields, f'count-{colour}')}" for colour in COLOURS)
    decisions = ",".join(f"{name}={_number(fields, f'mark-{name}')}" for name in DECISIONS)
    arrows = [
        f"{way}-{lying}={'+'.join(colour for colour in COLOURS if f'{way}-{lying}-{colour}' in fields) or 'none'}"
        for way in ("on", "after")
        for lying in COLOURS
    ]
    return ";".join([counts, f"goal={_number(fields, 'mark-goal')}", decisions, *arrows])


def _number(fields: Mapping[str, str], name: str) -> str:
    """What was written into a field."""
    return fields.get(name, "").strip()


def _written(pack: Pack) -> dict[str, str]:
    """The pack as the form would send it."""
    fields = {f"count-{colour}": str(count) for colour, count in zip(COLOURS, pack.counts, strict=True)}
    fields["mark-goal"] = str(pack.goal)
    fields |= {f"mark-{name}": str(count) for name, count in zip(DECISIONS, pack.decisions, strict=True)}
    for way, listed in (("on", answers_to), ("after", goes_on_from)):
        fields |= {f"{way}-{lying}-{colour}": "on" for lying in COLOURS for colour in listed(pack, lying)}
    return fields


def _refused(view: View) -> Markup | None:
    """Why what was written cannot be, beside the button: the place where notes usually stand is a long way up."""
    if view.draft is None or view.note is None:
        return None
    return el("p", icon("note"), el("span", view.note.text), class_="ce-note ce-note--refusal")


def _form(root: str, text: DraftText, fields: Mapping[str, str], refused: Markup | None) -> Markup:
    """Counts, marks and the two matrices."""
    say = text.say
    counts = [
        _count(root, f"count-{colour}", join(chip(colour), el("span", say(f"board.colours.{colour}"))), fields)
        for colour in COLOURS
    ]
    marks = [
        _count(root, "mark-goal", el("span", "GOAL"), fields),
        *(_count(root, f"mark-{name}", el("span", capital(text.decision(name))), fields) for name in DECISIONS),
    ]
    return el(
        "form",
        _part(say("board.pack.counts"), say("board.pack.counts-hint"), el("div", counts, class_="ce-fpack__counts")),
        _part(say("board.pack.marks"), say("board.pack.marks-hint"), el("div", marks, class_="ce-fpack__counts")),
        _part(say("board.pack.answers"), say("board.pack.answers-hint"), _boxes(root, "on", say, fields)),
        _part(say("board.pack.goes-on"), say("board.pack.goes-on-hint"), _boxes(root, "after", say, fields)),
        el(
            "div",
            el("button", say("board.pack.use"), type="submit", class_="ce-go ce-go--small", id=f"{root}--pack-use"),
            el(
                "button",
                say("board.pack.reset"),
                type="button",
                class_="ce-go ce-go--choice ce-go--small",
                id=f"{root}--pack-reset",
                data_send={"do": "table"},
            ),
            class_="ce-moves",
        ),
        refused,
        class_="ce-fpack__form",
        data_send_form={"do": "table"},
    )


def _part(legend: str, hint: str, content: Markup) -> Markup:
    """One part of the form with what has to be known about it."""
    return el(
        "fieldset", el("legend", legend), el("p", hint, class_="ce-fpack__hint"), content, class_="ce-fpack__part"
    )


def _count(root: str, name: str, label: Markup, fields: Mapping[str, str]) -> Markup:
    """A number with its name."""
    return el(
        "label",
        el("span", label, class_="ce-fpack__label"),
        el(
            "input",
            type="number",
            inputmode="numeric",
            min=0,
            max=SIZE,
            name=name,
            value=fields.get(name, ""),
            id=f"{root}--{name}",
        ),
        class_="ce-fpack__count",
    )


def _boxes(root: str, way: str, say: Sayings, fields: Mapping[str, str]) -> Markup:
    """A matrix to tick."""

    def box(lying: str, colour: str) -> Markup:
        name = f"{way}-{lying}-{colour}"
        laid, on = say(f"board.colours.{colour}"), say(f"board.colours.{lying}")
        return el(
            "label",
            el("input", type="checkbox", name=name, checked=name in fields, id=f"{root}--{name}"),
            hidden(say("board.pack.may-answer" if way == "on" else "board.pack.may-go-on", colour=laid, lying=on)),
            class_="ce-fpack__tick",
        )

    return el("table", boxes(say, box), class_="ce-matrix ce-matrix--ticks")


def _changes(view: View, say: Sayings, book: Pack, own: Pack) -> Markup:
    """What one card off a fresh pile brings, by the book's pack and by the reader's where it is another."""
    packs = [book] if own == book else [book, own]
    names: Sequence[str] = (say("board.pack.book"), say("board.pack.yours"))[: len(packs)]
    rows = [
        el(
            "tr",
            el("th", chance, scope="row"),
            [el("td", view.say.percent(float(_chance(pack, key))), class_="ce-number") for pack in packs],
        )
        for key, chance in say.all("board.pack.chances").items()
    ]
    return el(
        "table",
        el("caption", say("board.pack.changes"), class_="ce-vh"),
        el(
            "thead",
            el(
                "tr",
                el("th", say("board.pack.what"), scope="col"),
                [el("th", name, scope="col", class_="ce-number") for name in names],
            ),
        ),
        el("tbody", rows),
        class_="ce-fpack__changes",
    )


def _chance(pack: Pack, key: str) -> Fraction:
    """The chance that one card off a fresh pile does this."""
    if key in {"parry", "cut"}:
        fits = answers_to(pack, "green" if key == "parry" else "blue")
        return Fraction(sum(pack.counts[COLOURS.index(colour)] for colour in fits), SIZE)
    return Fraction(pack.goal if key == "goal" else pack.decisions[DECISIONS.index(key)], SIZE)
