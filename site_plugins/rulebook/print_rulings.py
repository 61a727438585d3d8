"""The page of all rulings of a game."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

from engine.core.languages import LANGUAGES
from engine.core.text_fr import french
from site_plugins.rulebook.nodes import el, separated
from site_plugins.rulebook.print_matter import at_table, changes
from site_plugins.rulebook.print_otherwise import otherwise
from site_plugins.rulebook.print_rule import frame, situation_link
from site_plugins.rulebook.rulings import Ruling
from site_plugins.rulebook.setting import Setting
from site_plugins.rulebook.topics import topic_name
from site_plugins.rulebook.words_rulings import RULING_WORDS

_MARK = re.compile(r"(?<=\S)(?=[;:?!])")


def rulings_page(setting: Setting, game: str) -> list[Element]:
    """Each ruling of a game, in the order of its file."""
    return [ruling_entry(setting, ruling) for ruling in setting.book.games[game].rulings.values()]


def ruling_entry(setting: Setting, ruling: Ruling) -> Element:
    """A ruling with all that led to it, and the situation that plays it beside."""
    lang = setting.lang
    title = el("h3", f"{ruling.id}. {ruling.question[lang]}", class_="ce-rule__title ce-ruling__title", id=ruling.id)
    facts = [el("p", el("strong", ruling.answer[lang])), el("p", setting.words.why(), " ", ruling.why[lang])]
    beside = None
    if ruling.situation in setting.book.games[ruling.game].situations:
        beside = el("div", frame(setting, ruling.game, ruling.situation), class_="ce-rule__play")
    return el(
        "section",
        el("div", title, *facts, *_readings(setting, ruling), _meta(setting, ruling), class_="ce-rule__text"),
        beside,
        class_="ce-rule ce-rule--ruling",
        data_ruling=ruling.name,
    )


def _readings(setting: Setting, ruling: Ruling) -> list[Element]:
    """The readings that were turned down, and those that a table may choose."""
    words, lang = setting.words, setting.lang
    shelved = setting.book.games[ruling.game]
    text = shelved.game.text(lang)
    made: list[Element] = []
    if ruling.rejected:
        made.append(el("p", words.rejected()))
        made.append(el("ul", *[el("li", reading[lang]) for reading in ruling.rejected]))
    for switch in shelved.game.switches:
        if switch.key in ruling.switches:
            made.append(el("p", words.house_rule(), " ", text.switch(switch.key)))
            settings: list[Element] = []
            for value in switch.allowed:
                what = changes(setting, ruling.game, switch, value) if value != switch.default else ()
                settings.append(el("li", text.setting(switch.key, value), *what))
            made.append(el("ul", *settings))
            made.append(at_table(setting, ruling.game, switch))
            made += otherwise(setting, ruling, switch.key)
    return made


def _meta(setting: Setting, ruling: Ruling) -> Element:
    """Below a ruling: its rules, what else plays it, what was decided before, its source, and its other names."""
    words, own = setting.words, RULING_WORDS[setting.lang]
    meta = el("div", class_="ce-rule__meta")
    meta.append(el("p", words.bears_on(), " ", *separated([setting.rule_link(rule) for rule in ruling.rules], ", ")))
    known = setting.book.games[ruling.game].situations
    # A case that changes nothing is a situation that a reader can play; the others are for the tests.
    others = [case.situation for case in ruling.cases if set(case.said) == {"situation"} and case.situation in known]
    if others:
        links = [situation_link(setting, ruling.game, name) for name in dict.fromkeys(others)]
        meta.append(el("p", own.also, " ", *separated(links, ", "), data_search_exclude=""))
    for before in ruling.history:
        meta.append(el("p", own.history, f" {words.day(before.date)}. {before.said[setting.lang]}"))
    source: list[Element | str] = [*setting.source_links(ruling.source), words.decided(ruling.status, ruling.date)]
    meta.append(el("p", *separated(source, " · "), class_="ce-rule__source", data_search_exclude=""))
    meta.append(_names(setting, ruling))
    return meta


def _names(setting: Setting, ruling: Ruling) -> Element:
    """What else a reader may search it by: its id, its topic, and the question in the other language."""
    names: list[Element | str] = [el("code", ruling.name), topic_name(ruling.topic, setting.lang)]
    for lang in LANGUAGES:
        if lang != setting.lang:
            said = [part for part in (topic_name(ruling.topic, lang), ruling.question[lang]) if part]
            names.append(el("span", " · ".join(foreign(part, lang) for part in said), lang=lang))
    return el("p", *separated([name for name in names if name != ""], " · "), class_="ce-ruling__names")


def foreign(text: str, lang: str) -> str:
    """A sentence in another language than the page's, set so that the page's own typography leaves it alone."""
    return french(text) if lang == "fr" else _MARK.sub("\u2060", text)
