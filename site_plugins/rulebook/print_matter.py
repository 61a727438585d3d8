"""What a house rule changes: in matches, sampled, and in its own situation, exactly; and what a table has set."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from xml.etree.ElementTree import Element

from engine.bots.matter_words import MATTER_WORDS
from engine.core.odds import odds
from engine.core.options import Switch
from engine.core.refusal import Refusal
from engine.core.rules import game_of
from engine.core.text_fr import french
from site_plugins.live.widgets.view import capital, small
from site_plugins.rulebook.book import Shelved
from site_plugins.rulebook.nodes import el, link
from site_plugins.rulebook.setting import Setting
from site_plugins.rulebook.words_house import HOUSE_WORDS

FEW = 3
"""More outcomes than these are no answer to a glance."""
Chances = Mapping[str, tuple[Fraction, Fraction]]


def changes(setting: Setting, game: str, switch: Switch, value: str) -> list[Element]:
    """What comes of a setting that is not the book's."""
    weighed = setting.book.games[game].weighed
    made: list[Element] = []
    if weighed is not None and (switch.key, value) in weighed.effects:
        said = MATTER_WORDS[setting.lang].sentence(weighed.effects[switch.key, value])
        made.append(el("span", capital(said) + ".", class_="ce-matter"))
    if exact := _exactly(setting, game, switch, value):
        made.append(el("span", exact, class_="ce-matter"))
    return made


def how_found(setting: Setting, game: str) -> Element | None:
    """How the figures of a game were found, and what ± means."""
    weighed = setting.book.games[game].weighed
    if weighed is None:
        return None
    return el("p", MATTER_WORDS[setting.lang].sampled(weighed.matches), class_="ce-matter")


def _exactly(setting: Setting, game: str, switch: Switch, value: str) -> str:
    """The odds of the situation that plays its ruling, where a setting changes a few of them."""
    shelved, words = setting.book.games[game], HOUSE_WORDS[setting.lang]
    ruling = shelved.rulings.get(switch.ruling.rpartition("/")[2])
    found = _chances(shelved, ruling.situation, switch, value) if ruling else {}
    if not ruling or not found:
        return ""
    text = shelved.game.text(setting.lang)
    parts = [
        f"{text.outcome(key)} {_share(now, words.never)} {words.instead} {_share(book, words.never)}"
        for key, (book, now) in found.items()
    ]
    title = shelved.situations[ruling.situation].title[setting.lang]
    said = f"{words.exactly} « {title} » : " if setting.lang == "fr" else f"{words.exactly} “{title}”: "
    return (french(said) if setting.lang == "fr" else said) + ", ".join(parts) + "."


def _share(chance: Fraction, never: str) -> str:
    """A chance as it is."""
    return str(chance) if chance else never


def _chances(shelved: Shelved, situation: str, switch: Switch, value: str) -> Chances:
    """The outcomes whose chances differ, by the book and by this setting; none where they are many, or no chances."""
    shown = shelved.situations.get(situation)
    if shown is None:
        return {}
    try:
        book, now = (
            odds(shown._replace(options={**shown.options, switch.key: each}).begin(shelved.game))
            for each in (switch.default, value)
        )
    except Refusal:
        return {}
    if book.options or now.options:
        return {}
    keys = dict.fromkeys((*book.outcomes, *now.outcomes))
    none = Fraction(0)
    pairs = {key: (book.outcomes.get(key, none), now.outcomes.get(key, none)) for key in keys}
    differ = {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}
    return differ if len(differ) <= FEW else {}


def at_tables(setting: Setting, rule: str) -> list[Element]:
    """A line for each house rule that changes a rule."""
    game = game_of(rule)
    switches = setting.book.games[game].game.switches if game in setting.book.games else ()
    return [at_table(setting, game, switch) for switch in switches if rule in switch.rules]


def at_table(setting: Setting, game: str, switch: Switch) -> Element:
    """A line that the page's script shows where the reader's table has set this house rule otherwise.

    All of it is a link: the glossary leaves those alone, and so explains a word where it can be seen.
    """
    words = HOUSE_WORDS[setting.lang]
    text = setting.book.games[game].game.text(setting.lang)
    page = setting.book.page_with("house", "", setting.lang)
    if switch.read is None:
        values = {value: small(text.setting(switch.key, value)) for value in switch.allowed if value != switch.default}
    else:
        # What a table has written for itself is nobody's example.
        values = {"": small(words.own)}
    usual = f" ({words.by_the_book} {small(text.setting(switch.key, switch.default))})"
    way = link(words.at_table + " ", f"{setting.base}{page.home_url}#{game}-{switch.key}" if page else "#")
    way.extend(el("span", said + usual, data_value=value, hidden="") for value, said in values.items())
    name = f"{game}/{switch.key}"
    return el("p", way, class_="ce-at-table", hidden="", data_at_table=name, data_search_exclude="")
