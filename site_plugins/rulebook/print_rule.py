"""What stands around the paragraph of a rule: its source, its rulings and its situations."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from engine.core.rules import game_of
from site_plugins.rulebook.nodes import el, link, separated
from site_plugins.rulebook.paragraph import Paragraph
from site_plugins.rulebook.rulings import Ruling
from site_plugins.rulebook.setting import Setting


def badge_kind(rulings: tuple[Ruling, ...]) -> str:
    """How a rule came to be: said by the text, settled by a ruling, or rebuilt."""
    if any(ruling.status == "rebuilt" for ruling in rulings):
        return "rebuilt"
    return "ruling" if rulings else "text"


def rule_meta(setting: Setting, paragraph: Paragraph) -> Element:
    """Below the paragraph: where it comes from, what plays it and proves it, and the rulings that bear on it."""
    words = setting.words
    rulings = setting.book.rulings_on.get(paragraph.rule, ())
    kind = badge_kind(rulings)
    parts: list[Element | str] = [
        el("span", words.badge(kind), class_="ce-badge", data_kind=kind, title=words.badge_meaning(kind)),
        *setting.source_links(paragraph.source),
    ]
    if code := setting.book.code(paragraph.rule):
        parts.append(el("span", words.code() + " ", el("code", code.file, title=f"{code.module}:{code.name}")))
    parts.append(words.tests(len(setting.book.proofs.get(paragraph.rule, ()))))
    return el(
        "div",
        el("p", *separated(parts, " · "), class_="ce-rule__source", data_search_exclude=""),
        el("p", words.nothing(paragraph.nothing), class_="ce-rule__nothing") if paragraph.nothing else None,
        *[ruling_in_place(setting, ruling, paragraph.situations) for ruling in rulings],
        class_="ce-rule__meta",
    )


def ruling_in_place(setting: Setting, ruling: Ruling, beside: tuple[str, ...]) -> Element:
    """A ruling folded up where it matters; `beside` are the situations that can be played there anyway."""
    words, lang = setting.words, setting.lang
    made = el(
        "details",
        el("summary", el("span", words.ruling(ruling.number), class_="ce-ruling__id"), " ", ruling.question[lang]),
        el("p", el("strong", ruling.answer[lang])),
        el("p", ruling.why[lang], " ", words.decided(ruling.status, ruling.date)),
        class_="ce-ruling",
    )
    if ruling.rejected:
        made.append(el("p", words.rejected()))
        made.append(el("ul", *[el("li", reading[lang]) for reading in ruling.rejected]))
    if ruling.situation and ruling.situation not in beside:
        made.append(el("p", words.played_elsewhere(), " ", situation_link(setting, ruling.game, ruling.situation)))
    made.append(el("p", link(words.more_on_ruling(ruling.number), setting.ruling_url(ruling.game, ruling.id))))
    # A ruling that bears on two rules of a page is printed twice, but its address stands there once.
    if ruling.id not in setting.rulings:
        setting.rulings.add(ruling.id)
        made.set("id", f"ruling-{ruling.game}-{ruling.id}")
    return made


def situation_link(setting: Setting, game: str, situation: str) -> Element:
    """A link to the place where a situation can be played, by its title."""
    title = setting.book.games[game].situations[situation].title[setting.lang]
    place = setting.book.place_of_situation(game, situation, setting.lang)
    if place is None:
        return el("span", title)
    return link(title, f"{setting.base}{place.home_url}#s-{game}-{situation}")


def play(setting: Setting, rule: str, situations: tuple[str, ...]) -> Element | None:
    """Beside the paragraph: its situations, each drawn once on a page and linked to from then on."""
    game = game_of(rule)
    shelved = setting.book.games.get(game)
    known = [id_ for id_ in situations if shelved and id_ in shelved.situations]
    if not known:
        return None
    return el("div", *[frame(setting, game, id_) for id_ in known], class_="ce-rule__play")


def frame(setting: Setting, game: str, situation: str) -> Element:
    """The place of a situation; its drawing is set in when the page is finished, so that search does not read it."""
    if f"{game}/{situation}" in setting.frames:
        title = setting.book.games[game].situations[situation].title[setting.lang]
        # MkDocs would look for the place now, and it is drawn when the page is finished.
        there = link(title, f"#s-{game}-{situation}")
        return el("p", setting.words.played_elsewhere(), " ", there, class_="ce-rule__elsewhere")
    setting.frames.add(f"{game}/{situation}")
    return el("div", class_="ce-situation", data_frame=f"{game}/{situation}")
