"""What a house rule changes: in matches, sampled, and in its own situation, exactly; and what a table has set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from engine.bots.effects_sentences import sentence
from engine.core.house_rules import HouseRule
from engine.core.odds import odds
from engine.core.refusal import Refusal
from engine.core.rules import game_of
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.view import capital, small
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.tree import link
from site_plugins.rulebook.read.book import Shelved

FEW = 3
"""More outcomes than these are no answer to a glance."""
Chances = Mapping[str, tuple[Fraction, Fraction]]


def by_kind(house_rules: Iterable[HouseRule]) -> dict[str, list[HouseRule]]:
    """The options that the source itself prints, and the house rules, as far as there are any."""
    found: dict[str, list[HouseRule]] = {"options": [], "house": []}
    for house_rule in house_rules:
        found["options" if house_rule.printed else "house"].append(house_rule)
    return {kind: own for kind, own in found.items() if own}


def changes(printed: PrintedPage, game: str, house_rule: HouseRule, value: str) -> list[Markup]:
    """What comes of a setting that is not the book's."""
    house_effects = printed.book.games[game].house_effects
    made: list[Markup] = []
    if house_effects is not None and (house_rule.key, value) in house_effects.effects:
        said = sentence(house_effects.effects[house_rule.key, value], printed.say)
        made.append(el("span", capital(said) + ".", class_="ce-effect"))
    if exact := _exactly(printed, game, house_rule, value):
        made.append(el("span", exact, class_="ce-effect"))
    return made


def how_found(printed: PrintedPage, game: str) -> Markup | None:
    """How the figures of a game were found, and what ± means."""
    house_effects = printed.book.games[game].house_effects
    if house_effects is None:
        return None
    return el("p", printed.say("effects.sampled", matches=house_effects.matches), class_="ce-effect")


def _exactly(printed: PrintedPage, game: str, house_rule: HouseRule, value: str) -> str:
    """The odds of the situation that plays its ruling, where a setting changes a few of them."""
    shelved, say = printed.book.games[game], printed.say
    ruling = shelved.rulings.get(house_rule.ruling.rpartition("/")[2])
    found = _chances(shelved, ruling.situation, house_rule, value) if ruling else {}
    if not ruling or not found:
        return ""
    text = shelved.game.text(printed.lang)
    never = say("book.house.never")
    parts = [
        say("book.house.instead", outcome=text.outcome(key), now=now or never, book=book or never)
        for key, (book, now) in found.items()
    ]
    title = shelved.situations[ruling.situation].title[printed.lang]
    return say("book.house.exactly", title=title, outcomes=parts)


def _chances(shelved: Shelved, situation: str, house_rule: HouseRule, value: str) -> Chances:
    """The outcomes whose chances differ, by the book and by this setting; none where they are many, or no chances."""
    shown = shelved.situations.get(situation)
    if shown is None:
        return {}
    try:
        book, now = (
            odds(shown._replace(house={**shown.house, house_rule.key: each}).begin(shelved.game))
            for each in (house_rule.default, value)
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


def at_tables(printed: PrintedPage, rule: str) -> list[Markup]:
    """A line for each house rule that changes a rule."""
    game = game_of(rule)
    house_rules = printed.book.games[game].game.house_rules if game in printed.book.games else ()
    return [at_table(printed, game, house_rule) for house_rule in house_rules if rule in house_rule.rules]


def at_table(printed: PrintedPage, game: str, house_rule: HouseRule) -> Markup:
    """A line that the page's script shows where the reader's table has set this house rule otherwise.

    All of it is a link: the glossary leaves those alone, and so explains a word where it can be seen.
    """
    say = printed.say
    text = printed.book.games[game].game.text(printed.lang)
    page = printed.book.page_with("house", "", printed.lang)
    if house_rule.read is None:
        values = {
            value: small(text.setting(house_rule.key, value))
            for value in house_rule.allowed
            if value != house_rule.default
        }
    else:
        # What a table has written for itself is nobody's example.
        values = {"": small(say("book.house.own"))}
    usual = f" ({say('book.house.by-the-book')} {small(text.setting(house_rule.key, house_rule.default))})"
    lines = [el("span", said + usual, data_value=value, hidden="") for value, said in values.items()]
    way = link(
        (say("book.house.at-table") + " ", lines),
        f"{printed.base}{page.home_url}#{game}-{house_rule.key}" if page else "#",
    )
    name = f"{game}/{house_rule.key}"
    return el("p", way, class_="ce-at-table", hidden="", data_at_table=name)
