"""The page where a table picks its house rules, for all games at once.

Without a script it is a reference: every question, what may be answered, and what each answer changes. The script
`live/assets/house.js` makes a form of it; all that it says stands here, in the page.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from xml.etree.ElementTree import Element

from engine.core.options import Switch
from site_plugins.live.widgets.spec import Spec
from site_plugins.live.widgets.view import small
from site_plugins.rulebook.nodes import el, link, separated
from site_plugins.rulebook.print_matter import changes, how_found
from site_plugins.rulebook.print_rule import situation_link
from site_plugins.rulebook.setting import Setting
from site_plugins.rulebook.words_house import HOUSE_WORDS, HouseWords

SAID = ("none", "one", "many", "copied", "not_kept", "offer", "same", "wrong", "reading", "replaced", "link")
"""The sentences that the script says."""


def house_page(setting: Setting) -> list[Element]:
    """What the table has come to, what a link offers, and the form."""
    words = HOUSE_WORDS[setting.lang]
    said = json.dumps({name: asdict(words)[name] for name in SAID}, ensure_ascii=False)
    games = [game for game, shelved in setting.book.games.items() if shelved.game.switches]
    # How figures are found is said once for all games.
    found = next((note for game in games if (note := how_found(setting, game)) is not None), None)
    form = el("form", class_="ce-agree", aria_label=words.pick, data_agree=said)
    for part in (_offer(words), _desk(setting), _bar(words)):
        form.append(part)
    form.append(el("p", words.sheet, class_="ce-agree__sheet"))
    for game in games:
        form.append(_game(setting, game))
    form.append(el("p", *[el("span", f"{label} ") for label in words.signed], class_="ce-agree__signed"))
    return [form, *([found] if found is not None else [])]


def _bar(words: HouseWords) -> Element:
    """How many rules differ, and what can be done with all of them."""
    return el(
        "div",
        el("output", class_="ce-agree__count"),
        el("p", _button("copy", words.copy), _button("print", words.print), _button("reset", words.reset)),
        el("p", words.not_kept, class_="ce-agree__warning", hidden=""),
        class_="ce-agree__bar",
        hidden="",
        data_search_exclude="",
    )


def _offer(words: HouseWords) -> Element:
    """What a link would change, or why it cannot be used."""
    return el(
        "div",
        el("p"),
        el("ul"),
        el("p", _button("take", words.take), _button("leave", words.leave), _button("undo", words.undo)),
        class_="ce-agree__offer",
        tabindex="-1",
        hidden="",
        data_search_exclude="",
    )


def _button(do: str, label: str) -> Element:
    """A button for the script."""
    return el("button", label, type="button", class_="ce-agree__do", data_do=do)


def _desk(setting: Setting) -> Element:
    """Where Python is asked about parts that a table has written for itself."""
    spec = Spec("", "house", setting.lang, setting.base, "", {}, house=True)
    return el("div", id=spec.root, hidden="", data_live="", data_state="still", data_spec=json.dumps(spec.plain()))


def _game(setting: Setting, game: str) -> Element:
    """The house rules of a game."""
    shelved = setting.book.games[game]
    title = shelved.game.text(setting.lang).title()
    made = el("section", el("h2", title, id=game), class_="ce-agree__game", data_game=game)
    for switch in shelved.game.switches:
        made.append(_rule(setting, game, switch))
    return made


def _rule(setting: Setting, game: str, switch: Switch) -> Element:
    """A question, what may be answered, and where it comes from."""
    name = f"{game}/{switch.key}"
    text = setting.book.games[game].game.text(setting.lang)
    options = [_book(setting, game, switch)]
    if switch.read is None:
        others = [value for value in switch.allowed if value != switch.default]
        options += [_other(setting, game, switch, value) for value in others]
    else:
        options.append(_own(setting, game, switch))
    return el(
        "fieldset",
        el("legend", text.switch(switch.key)),
        *options,
        _more(setting, game, switch),
        id=f"{game}-{switch.key}",
        class_="ce-agree__rule",
        data_house=name,
        data_book=switch.default,
    )


def _book(setting: Setting, game: str, switch: Switch) -> Element:
    """The book's own answer."""
    words, text = HOUSE_WORDS[setting.lang], setting.book.games[game].game.text(setting.lang)
    said = el("span", text.setting(switch.key, switch.default), class_="ce-agree__said")
    return _option(game, switch, switch.default, el("span", said, el("small", f" ({words.book})")))


def _other(setting: Setting, game: str, switch: Switch, value: str) -> Element:
    """Another answer, and what it changes."""
    text = setting.book.games[game].game.text(setting.lang)
    made = _option(game, switch, value, el("span", text.setting(switch.key, value), class_="ce-agree__said"))
    made.extend(changes(setting, game, switch, value))
    return made


def _own(setting: Setting, game: str, switch: Switch) -> Element:
    """An answer of the table's own: where it is written, and an example of what one changes."""
    words, shelved = HOUSE_WORDS[setting.lang], setting.book.games[game]
    text = shelved.game.text(setting.lang)
    made = _option(game, switch, None, el("span", words.own, class_="ce-agree__said"))
    ruling = shelved.rulings.get(switch.ruling.rpartition("/")[2])
    editors = [
        id_ for id_, shown in shelved.situations.items() if shown.editor and ruling and shown.rule in switch.rules
    ]
    if editors:
        made.append(el("span", words.write_own, " ", situation_link(setting, game, editors[0]), class_="ce-matter"))
    for value in switch.allowed:
        if value != switch.default:
            made.append(
                el("span", f"{words.for_example} {small(text.setting(switch.key, value))}:", class_="ce-matter")
            )
            made.extend(changes(setting, game, switch, value))
    return made


def _option(game: str, switch: Switch, value: str | None, *said: Element) -> Element:
    """One answer; its button appears with the script. None stands for what a table has written for itself."""
    button = el("input", type="radio", name=f"{game}/{switch.key}", value=value or "", hidden="")
    if value is None:
        button.set("data-own", "")
        button.set("disabled", "")
    elif value == switch.default:
        button.set("checked", "")
    return el("div", el("label", button, *said), class_="ce-agree__option")


def _more(setting: Setting, game: str, switch: Switch) -> Element:
    """The ruling behind a question, and the rules that its answer changes."""
    words, shelved = HOUSE_WORDS[setting.lang], setting.book.games[game]
    id_ = switch.ruling.rpartition("/")[2]
    parts: list[Element | str] = []
    if id_ in shelved.rulings:
        parts.append(link(setting.words.ruling(shelved.rulings[id_].number), setting.ruling_url(game, id_)))
    rules = separated([setting.rule_link(rule) for rule in switch.rules], ", ")
    parts.append(el("span", words.rules, " ", *rules))
    return el("p", *separated(parts, " · "), class_="ce-agree__more")
