"""The page where a table picks its house rules, for all games at once.

Without a script it is a reference: every question, what may be answered, and what each answer changes. The script
`live/assets/scripts/house.js` makes a form of it; all that it says stands here, in the page.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.core.house_rules import HouseRule
from engine.core.language import Language
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import small
from site_plugins.rulebook.print.house_effects import by_kind, changes, how_found
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.rule import ruling_name, situation_link
from site_plugins.rulebook.print.tree import link, separated


def house_page(printed: PrintedPage) -> list[Markup]:
    """What the table has come to, what a link offers, and the form."""
    say = printed.say
    said = json.dumps(say.all("book.house.script"), ensure_ascii=False)
    games = [game for game, shelved in printed.book.games.items() if shelved.game.house_rules]
    # How figures are found is said once for all games.
    found = next((note for game in games if (note := how_found(printed, game)) is not None), None)
    form = el(
        "form",
        _offer(say),
        _reader(printed),
        _bar(say),
        el("p", say("book.house.sheet"), class_="ce-agree__sheet"),
        [_game(printed, game) for game in games],
        el("p", *[el("span", f"{label} ") for label in say.list("book.house.signed")], class_="ce-agree__signed"),
        class_="ce-agree",
        aria_label=say("book.house.pick"),
        data_agree=said,
    )
    return [form, *([found] if found is not None else [])]


def _bar(say: Language) -> Markup:
    """How many rules differ, and what can be done with all of them."""
    return el(
        "div",
        el("output", class_="ce-agree__count"),
        el(
            "p",
            _button("copy", say("book.house.copy")),
            _button("print", say("book.house.print")),
            _button("reset", say("book.house.reset")),
        ),
        el("p", say("book.house.script.not_kept"), class_="ce-agree__warning", hidden=""),
        class_="ce-agree__bar",
        hidden="",
    )


def _offer(say: Language) -> Markup:
    """What a link would change, or why it cannot be used."""
    return el(
        "div",
        el("p"),
        el("ul"),
        el(
            "p",
            _button("take", say("book.house.take")),
            _button("leave", say("book.house.leave")),
            _button("undo", say("book.house.undo")),
        ),
        class_="ce-agree__offer",
        tabindex="-1",
        hidden="",
    )


def _button(do: str, label: str) -> Markup:
    """A button for the script."""
    return el("button", label, type="button", class_="ce-agree__do", data_do=do)


def _reader(printed: PrintedPage) -> Markup:
    """Where Python is asked about parts that a table has written for itself."""
    spec = Spec("", "house", printed.lang, printed.base, "", {}, house=True)
    return el("div", id=spec.root, hidden="", data_live="", data_state="still", data_spec=json.dumps(spec.plain()))


def _game(printed: PrintedPage, game: str) -> Markup:
    """What a table may choose in a game: the options of its rules, and house rules."""
    shelved = printed.book.games[game]
    title = shelved.game.text(printed.lang).title()
    made: list[Markup] = []
    for kind, house_rules in by_kind(shelved.game.house_rules).items():
        made.append(el("h3", printed.say(f"book.house.kinds.{kind}"), id=f"{game}-{kind}"))
        made += [_rule(printed, game, house_rule) for house_rule in house_rules]
    return el("section", el("h2", title, id=game), *made, class_="ce-agree__game", data_game=game)


def _rule(printed: PrintedPage, game: str, house_rule: HouseRule) -> Markup:
    """A question, what may be answered, and where it comes from."""
    name = f"{game}/{house_rule.key}"
    text = printed.book.games[game].game.text(printed.lang)
    options = [_book(printed, game, house_rule)]
    if house_rule.read is None:
        others = [value for value in house_rule.allowed if value != house_rule.default]
        options += [_other(printed, game, house_rule, value) for value in others]
    else:
        options.append(_own(printed, game, house_rule))
    return el(
        "fieldset",
        el("legend", text.house_rule(house_rule.key)),
        *options,
        _more(printed, game, house_rule),
        id=f"{game}-{house_rule.key}",
        class_="ce-agree__rule",
        data_house=name,
        data_book=house_rule.default,
    )


def _book(printed: PrintedPage, game: str, house_rule: HouseRule) -> Markup:
    """The book's own answer."""
    text = printed.book.games[game].game.text(printed.lang)
    said = el("span", text.setting(house_rule.key, house_rule.default), class_="ce-agree__said")
    return _option(
        game, house_rule, house_rule.default, el("span", said, el("small", f" ({printed.say('book.house.book')})"))
    )


def _other(printed: PrintedPage, game: str, house_rule: HouseRule, value: str) -> Markup:
    """Another answer, and what it changes."""
    text = printed.book.games[game].game.text(printed.lang)
    said = el("span", text.setting(house_rule.key, value), class_="ce-agree__said")
    return _option(game, house_rule, value, said, changes(printed, game, house_rule, value))


def _own(printed: PrintedPage, game: str, house_rule: HouseRule) -> Markup:
    """An answer of the table's own: where it is written, and an example of what one changes."""
    say, shelved = printed.say, printed.book.games[game]
    text = shelved.game.text(printed.lang)
    made: list[Markup] = []
    ruling = shelved.rulings.get(house_rule.ruling.rpartition("/")[2])
    editors = [
        id_ for id_, shown in shelved.situations.items() if shown.editor and ruling and shown.rule in house_rule.rules
    ]
    if editors:
        made.append(
            el("span", say("book.house.write-own"), " ", situation_link(printed, game, editors[0]), class_="ce-effect")
        )
    for value in house_rule.allowed:
        if value != house_rule.default:
            made.append(
                el(
                    "span",
                    f"{say('book.house.for-example')} {small(text.setting(house_rule.key, value))}:",
                    class_="ce-effect",
                )
            )
            made += changes(printed, game, house_rule, value)
    return _option(game, house_rule, None, el("span", say("book.house.own"), class_="ce-agree__said"), made)


def _option(game: str, house_rule: HouseRule, value: str | None, said: Markup, below: Sequence[Markup] = ()) -> Markup:
    """One answer; its button appears with the script. None stands for what a table has written for itself."""
    own = value is None
    button = el(
        "input",
        type="radio",
        name=f"{game}/{house_rule.key}",
        value=value or "",
        hidden="",
        data_own=own,
        disabled=own,
        checked=value == house_rule.default,
    )
    return el("div", el("label", button, said), *below, class_="ce-agree__option")


def _more(printed: PrintedPage, game: str, house_rule: HouseRule) -> Markup:
    """The ruling behind a question, and the rules that its answer changes."""
    say, shelved = printed.say, printed.book.games[game]
    id_ = house_rule.ruling.rpartition("/")[2]
    parts: list[Markup | str] = []
    if id_ in shelved.rulings:
        parts.append(link(ruling_name(printed, shelved.rulings[id_]), printed.ruling_url(game, id_)))
    rules = separated([printed.rule_link(rule) for rule in house_rule.rules], ", ")
    parts.append(el("span", say("book.house.rules"), " ", *rules))
    return el("p", *separated(parts, " · "), class_="ce-agree__more")
