"""The editor of the TOMY dice: whoever owns the box sets its faces and combinations, and sees what that changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from engine.core.reading import whole
from engine.core.sayings import Sayings
from engine.games.tomy.rules.box import FACES, SCORES
from site_plugins.live.widgets.boards.tomy.dice import SIGNS, blank, die
from site_plugins.live.widgets.boards.tomy.odds import Chance, chance
from site_plugins.live.widgets.boards.tomy.scoreboard import words_of
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.page.view import View, capital

SIDES = 6
DICE = 3
_WAYS = {"drop": 2}
"""How many ways the editor has room for where it is not one."""


def fields_of(box: str) -> dict[str, str]:
    """A box, as the house rule writes it, taken apart into the fields of the editor."""
    fields: dict[str, str] = {}
    for part in box.split(";"):
        name, _, value = part.partition("=")
        if name in FACES:
            fields |= {f"{name}.{side}": face for side, face in enumerate(value.split(","))}
        else:
            for way, dice in enumerate(value.split("|")):
                fields |= {f"{name}.{way}.{place}": face for place, face in enumerate(dice.split("+"))}
    return fields


def box_of(fields: Mapping[str, str]) -> str:
    """The fields of the editor put together again; whether such a box can be is for the house rule to say."""
    dice = [f"{kind}={','.join(fields.get(f'{kind}.{side}', '') for side in range(SIDES))}" for kind in FACES]
    combinations = [f"{name}={'|'.join(_written_ways(fields, name))}" for name in SCORES]
    return ";".join([*dice, *combinations])


def _written_ways(fields: Mapping[str, str], name: str) -> Iterable[str]:
    """The ways of a combination; one beside the first that is left empty is none."""
    for way in range(_ways(fields, name)):
        dice = [face for place in range(DICE) if (face := fields.get(f"{name}.{way}.{place}", ""))]
        if dice or way == 0:
            yield "+".join(dice)


def _ways(fields: Mapping[str, str], name: str) -> int:
    """How many ways of a combination stand in the editor."""
    written = [whole(field.split(".")[1], 2) for field in fields if field.startswith(f"{name}.")]
    return max(_WAYS.get(name, 1), *(way + 1 for way in written if way is not None), 1)


def editor(view: View, say: Sayings) -> Markup:
    """The form and, below it, the table of chances."""
    box = view.position.start.house["box"]
    book = next(house_rule.default for house_rule in view.game.house_rules if house_rule.key == "box")
    fields = view.draft if view.draft is not None else fields_of(box)
    form = el(
        "form",
        el("p", say("board.rebuilt"), class_="ce-box__why"),
        [_die(view, say, fields, kind) for kind in FACES],
        _combinations(view, say, fields),
        _refused(view),
        el(
            "div",
            el("button", say("board.use"), type="submit", class_="ce-go ce-go--small", id=f"{view.root}--box-go"),
            None if box == book and view.draft is None else _reset(view, say),
            class_="ce-moves",
        ),
        class_="ce-box",
        data_send_form={"do": "table"},
    )
    return el("div", form, chances(view, say, box, book))


def _refused(view: View) -> Markup | None:
    """Why it cannot be, once more beside the button: the widget's own note is far above."""
    if view.draft is None or view.note is None:
        return None
    return el("p", icon("note"), el("span", prose(view.note.text)), class_="ce-note", id=f"{view.root}--box-note")


def _reset(view: View, say: Sayings) -> Markup:
    """The way back to the book's dice."""
    return el(
        "button",
        say("board.reset"),
        type="button",
        class_="ce-go ce-go--small ce-go--choice",
        id=f"{view.root}--box-reset",
        data_send={"do": "table"},
    )


def _die(view: View, say: Sayings, fields: Mapping[str, str], kind: str) -> Markup:
    """A die unfolded: its six sides, each a drawing with its list."""
    sides = [_field(view, kind, f"{kind}.{side}", say("board.face", number=side + 1), fields) for side in range(SIDES)]
    return el(
        "fieldset",
        el("legend", words_of(view).die(kind)),
        el("div", sides, class_="ce-box__sides"),
        class_="ce-box__die",
    )


def _combinations(view: View, say: Sayings, fields: Mapping[str, str]) -> Markup:
    """Each combination as the three dice that make it."""
    rows: list[Markup] = []
    for name in SCORES:
        for way in range(_ways(fields, name)):
            label = capital(words_of(view).score(name))
            if way:
                label = say("board.way", name=label)
            places = [
                _field(
                    view,
                    "blue",
                    f"{name}.{way}.{place}",
                    say("board.place", name=label, number=place + 1),
                    fields,
                    say("board.none") if way else "",
                )
                for place in range(DICE)
            ]
            rows.append(
                el(
                    "div",
                    el("p", label, class_="ce-box__name"),
                    el("div", places, class_="ce-box__sides"),
                    class_="ce-box__row",
                )
            )
    return el("fieldset", el("legend", say("board.any-way")), rows, class_="ce-box__die")


def _field(view: View, kind: str, name: str, label: str, fields: Mapping[str, str], none: str = "") -> Markup:
    """One side: a drawing of what is chosen in its list. The page's style shows the one sign that is chosen."""
    chosen = fields.get(name, "")
    field = f"{view.root}--{name.replace('.', '-')}"
    options = [el("option", none, value="", selected=not chosen)] if none else []
    options += [
        el("option", capital(view.text.face(face)), value=face, selected=face == chosen) for face in FACES[kind]
    ]
    signs = [el("g", SIGNS[face], class_=f"ce-is-{face}") for face in FACES[kind]]
    return el(
        "label",
        blank(kind, signs),
        hidden(label),
        el("select", options, name=name, id=field),
        class_="ce-box__side",
    )


def chances(view: View, say: Sayings, box: str, book: str) -> Markup:
    """How often each combination comes: by the book's dice and, where they differ, by the reader's."""
    boxes = [(say("board.of-the-book"), fields_of(book))]
    if box != book:
        boxes.append((say("board.of-yours"), fields_of(box)))
    found = {name: [_chance(fields, name) for _, fields in boxes] for name in SCORES}
    columns = len(boxes)
    owners = el(
        "tr", el("td"), [el("th", owner, scope="col", class_="ce-number") for _ in range(2) for owner, _ in boxes]
    )
    rows = [
        el(
            "tr",
            el("th", capital(words_of(view).score(name)), _drawn(view, boxes[-1][1], name), scope="row"),
            [_share(view, one.throw) for one in of_name],
            [_share(view, one.turn) for one in of_name],
        )
        for name, of_name in found.items()
    ]
    return el(
        "table",
        el("caption", say("board.chances")),
        el(
            "thead",
            el(
                "tr",
                el("td"),
                el("th", say("board.one-throw"), scope="colgroup", colspan=columns, class_="ce-number"),
                el("th", say("board.one-turn"), scope="colgroup", colspan=columns, class_="ce-number"),
            ),
            owners if columns > 1 else None,
        ),
        el("tbody", rows),
        class_="ce-chances",
    )


def _drawn(view: View, fields: Mapping[str, str], name: str) -> list[Markup]:
    """The dice of each way to make a combination."""
    return [
        el(
            "span",
            [die("blue", face, state="small") for face in way.split("+")],
            class_="ce-dice",
            role="img",
            aria_label=view.say.joined([view.text.face(face) for face in way.split("+")]),
        )
        for way in _written_ways(fields, name)
    ]


def _chance(fields: Mapping[str, str], name: str) -> Chance:
    """The chances of one combination with these dice."""
    ways = {tuple(sorted(dice.split("+"))) for dice in _written_ways(fields, name)}
    return chance(tuple(fields[f"blue.{side}"] for side in range(SIDES)), frozenset(ways))


def _share(view: View, share: Fraction) -> Markup:
    """A chance as people read it, and the fraction for whoever asks."""
    return el("td", view.say.percent(float(share)), class_="ce-number", title=str(share))
