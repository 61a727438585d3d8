"""The page of all rulings of a game."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from site_plugins.rulebook.nodes import el, separated
from site_plugins.rulebook.print_rule import frame
from site_plugins.rulebook.rulings import Ruling
from site_plugins.rulebook.setting import Setting


def rulings_page(setting: Setting, game: str) -> list[Element]:
    """Each ruling of a game, in the order of its file."""
    return [ruling_entry(setting, ruling) for ruling in setting.book.games[game].rulings.values()]


def ruling_entry(setting: Setting, ruling: Ruling) -> Element:
    """A ruling with all that led to it, and the situation that plays it beside."""
    words, lang = setting.words, setting.lang
    shelved = setting.book.games[ruling.game]
    text = shelved.game.text(lang)
    switches = [switch for switch in shelved.game.switches if switch.key in ruling.switches]
    facts: list[Element] = [
        el("p", el("strong", ruling.answer[lang])),
        el("p", words.why(), " ", ruling.why[lang]),
    ]
    if ruling.rejected:
        facts.append(el("p", words.rejected()))
        facts.append(el("ul", *[el("li", reading[lang]) for reading in ruling.rejected]))
    for switch in switches:
        facts.append(el("p", words.house_rule(), " ", text.switch(switch.key)))
        facts.append(el("ul", *[el("li", text.setting(switch.key, value)) for value in switch.allowed]))
    meta = el("div", class_="ce-rule__meta")
    meta.append(el("p", words.bears_on(), " ", *separated([setting.rule_link(rule) for rule in ruling.rules], ", ")))
    source: list[Element | str] = [*setting.source_links(ruling.source), words.decided(ruling.status, ruling.date)]
    meta.append(el("p", *separated(source, " · "), class_="ce-rule__source", data_search_exclude=""))
    title = el(
        "h3", f"{ruling.number}. {ruling.question[lang]}", class_="ce-rule__title ce-ruling__title", id=ruling.id
    )
    beside = None
    if ruling.situation in shelved.situations:
        beside = el("div", frame(setting, ruling.game, ruling.situation), class_="ce-rule__play")
    return el(
        "section",
        el("div", title, *facts, meta, class_="ce-rule__text"),
        beside,
        class_="ce-rule ce-rule--ruling",
        data_ruling=f"{ruling.game}/{ruling.id}",
    )
