"""The page of all rulings of a game."""

from __future__ import annotations

import re

from engine.core.languages import LANGUAGES, words
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.house_effects import at_table, changes
from site_plugins.rulebook.print.otherwise import otherwise
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.rule import frame, situation_link
from site_plugins.rulebook.print.sentences import decided, in_words
from site_plugins.rulebook.print.tree import separated
from site_plugins.rulebook.read.rulings import Ruling
from site_plugins.rulebook.read.topics import topic_name

_MARK = re.compile(r"(?<=\S)(?=[;:?!])")


def rulings_page(printed: PrintedPage, game: str) -> list[Markup]:
    """Each ruling of a game, in the order of its file, and below them the notes."""
    every, say = printed.book.games[game].rulings.values(), printed.say
    made = [ruling_entry(printed, ruling) for ruling in every if not ruling.is_note]
    if notes := [ruling_entry(printed, ruling) for ruling in every if ruling.is_note]:
        made += [el("h2", say("book.rulings.kinds.note"), id="notes"), el("p", say("book.rulings.about-notes")), *notes]
    return made


def ruling_entry(printed: PrintedPage, ruling: Ruling) -> Markup:
    """A ruling with all that led to it, and the situation that plays it beside."""
    lang = printed.lang
    title = el("h3", f"{ruling.id}. {ruling.question[lang]}", class_="ce-rule__title ce-ruling__title", id=ruling.id)
    facts = [el("p", el("strong", ruling.answer[lang])), el("p", printed.say("book.why"), " ", ruling.why[lang])]
    beside = None
    if ruling.situation in printed.book.games[ruling.game].situations:
        beside = el("div", frame(printed, ruling.game, ruling.situation), class_="ce-rule__play")
    return el(
        "section",
        el("div", title, *facts, *_readings(printed, ruling), _meta(printed, ruling), class_="ce-rule__text"),
        beside,
        class_="ce-rule ce-rule--ruling",
        data_ruling=ruling.name,
    )


def _readings(printed: PrintedPage, ruling: Ruling) -> list[Markup]:
    """The readings that were turned down, and those that a table may choose."""
    say, lang = printed.say, printed.lang
    shelved = printed.book.games[ruling.game]
    text = shelved.game.text(lang)
    made: list[Markup] = []
    if ruling.rejected:
        made.append(el("p", say("book.rejected")))
        made.append(el("ul", *[el("li", reading[lang]) for reading in ruling.rejected]))
    for house_rule in shelved.game.house_rules:
        if house_rule.key in ruling.house_rules:
            made.append(el("p", say("book.house-rule"), " ", text.house_rule(house_rule.key)))
            settings: list[Markup] = []
            for value in house_rule.allowed:
                what = changes(printed, ruling.game, house_rule, value) if value != house_rule.default else ()
                settings.append(el("li", text.setting(house_rule.key, value), *what))
            made.append(el("ul", *settings))
            made.append(at_table(printed, ruling.game, house_rule))
            made += otherwise(printed, ruling, house_rule.key)
    return made


def _meta(printed: PrintedPage, ruling: Ruling) -> Markup:
    """Below a ruling: its rules, what else plays it, what was decided before, its source, and its other names."""
    say = printed.say
    meta = [el("p", say("book.bears-on"), " ", *separated([printed.rule_link(rule) for rule in ruling.rules], ", "))]
    known = printed.book.games[ruling.game].situations
    # A case that changes nothing is a situation that a reader can play; the others are for the tests.
    others = [case.situation for case in ruling.cases if set(case.said) == {"situation"} and case.situation in known]
    if others:
        links = [situation_link(printed, ruling.game, name) for name in dict.fromkeys(others)]
        meta.append(el("p", say("book.rulings.also"), " ", *separated(links, ", ")))
    for before in ruling.history:
        meta.append(el("p", say("book.rulings.history"), f" {in_words(before.date, say)}. {before.said[printed.lang]}"))
    source: list[Markup | str] = [*printed.source_links(ruling.source)]
    if not ruling.is_note:
        source.append(decided(ruling.status, ruling.date, say))
    meta.append(el("p", *separated(source, " · "), class_="ce-rule__source"))
    return el("div", *meta, _names(printed, ruling), class_="ce-rule__meta")


def _names(printed: PrintedPage, ruling: Ruling) -> Markup:
    """What else a reader may search it by: its id, its topic, and the question in the other language."""
    names: list[Markup | str] = [el("code", ruling.name), topic_name(ruling.topic, printed.lang)]
    for lang in LANGUAGES:
        if lang != printed.lang:
            said = [part for part in (topic_name(ruling.topic, lang), ruling.question[lang]) if part]
            names.append(el("span", " · ".join(foreign(part, lang) for part in said), lang=lang))
    return el("p", *separated([name for name in names if name != ""], " · "), class_="ce-ruling__names")


def foreign(text: str, lang: str) -> str:
    """A sentence in another language than the page's, set so that the page's own typography leaves it alone."""
    return _MARK.sub("\u2060", words(lang).typeset(text))
