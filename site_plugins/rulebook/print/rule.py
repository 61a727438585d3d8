"""What stands around the paragraph of a rule: its source, its rulings and its situations."""

from __future__ import annotations

from engine.core.rules import game_of
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.sentences import decided
from site_plugins.rulebook.print.tree import link, separated
from site_plugins.rulebook.read.paragraph import Paragraph
from site_plugins.rulebook.read.rulings import Ruling


def badge_kind(rulings: tuple[Ruling, ...]) -> str:
    """How a rule came to be: said by the text, settled by a ruling, or rebuilt; a note changes nothing about it."""
    settled = [ruling for ruling in rulings if not ruling.is_note]
    if any(ruling.status == "rebuilt" for ruling in settled):
        return "rebuilt"
    return "ruling" if settled else "text"


def rule_meta(printed: PrintedPage, paragraph: Paragraph) -> Markup:
    """Below the paragraph: where it comes from, what plays it and proves it, and the rulings that bear on it."""
    say = printed.say
    rulings = printed.book.rulings_on.get(paragraph.rule, ())
    kind = badge_kind(rulings)
    parts: list[Markup | str] = [
        el("span", say(f"book.badges.{kind}"), class_="ce-badge", data_kind=kind, title=say(f"book.meanings.{kind}")),
        *printed.source_links(paragraph.source),
    ]
    if code := printed.book.code(paragraph.rule):
        parts.append(el("span", say("book.code") + " ", el("code", code.file, title=f"{code.module}:{code.name}")))
    parts.append(say("book.tests", tests=len(printed.book.proofs.get(paragraph.rule, ()))))
    return el(
        "div",
        el("p", *separated(parts, " · "), class_="ce-rule__source"),
        el("p", say("book.nothing", reason=paragraph.nothing), class_="ce-rule__nothing")
        if paragraph.nothing
        else None,
        *[ruling_in_place(printed, ruling, paragraph.situations) for ruling in rulings],
        class_="ce-rule__meta",
    )


def ruling_in_place(printed: PrintedPage, ruling: Ruling, beside: tuple[str, ...]) -> Markup:
    """A ruling folded up where it matters; `beside` are the situations that can be played there anyway."""
    say, lang = printed.say, printed.lang
    # A ruling that bears on two rules of a page is printed twice, but its address stands there once.
    first = ruling.id not in printed.rulings
    printed.rulings.add(ruling.id)
    rejected = [el("p", say("book.rejected")), el("ul", *[el("li", reading[lang]) for reading in ruling.rejected])]
    elsewhere = ruling.situation and ruling.situation not in beside
    return el(
        "details",
        el(
            "summary",
            el("span", ruling_name(printed, ruling), class_="ce-ruling__id"),
            " ",
            ruling.question[lang],
        ),
        el("p", el("strong", ruling.answer[lang])),
        el("p", ruling.why[lang], None if ruling.is_note else f" {decided(ruling.status, ruling.date, say)}"),
        rejected if ruling.rejected else None,
        el("p", say("book.play-it"), " ", situation_link(printed, ruling.game, ruling.situation))
        if elsewhere
        else None,
        el(
            "p",
            link(say(f"book.more-on-{ruling.kind}", number=ruling.number), printed.ruling_url(ruling.game, ruling.id)),
        ),
        class_="ce-ruling",
        id=f"ruling-{ruling.game}-{ruling.id}" if first else None,
    )


def ruling_name(printed: PrintedPage, ruling: Ruling) -> str:
    """Ruling 7, or note 7."""
    return printed.say(f"book.named.{ruling.kind}", number=ruling.number)


def situation_link(printed: PrintedPage, game: str, situation: str) -> Markup:
    """A link to the place where a situation can be played, by its title."""
    title = printed.book.games[game].situations[situation].title[printed.lang]
    place = printed.book.place_of_situation(game, situation, printed.lang)
    if place is None:
        return el("span", title)
    return link(title, f"{printed.base}{place.home_url}#s-{game}-{situation}")


def play(printed: PrintedPage, rule: str, situations: tuple[str, ...]) -> Markup | None:
    """Beside the paragraph: its situations, each drawn once on a page and linked to from then on."""
    game = game_of(rule)
    shelved = printed.book.games.get(game)
    known = [id_ for id_ in situations if shelved and id_ in shelved.situations]
    if not known:
        return None
    return el("div", *[frame(printed, game, id_) for id_ in known], class_="ce-rule__play")


def frame(printed: PrintedPage, game: str, situation: str) -> Markup:
    """The place of a situation; its drawing is set in when the page is finished."""
    if f"{game}/{situation}" in printed.frames:
        title = printed.book.games[game].situations[situation].title[printed.lang]
        # MkDocs would look for the place now, and it is drawn when the page is finished.
        there = link(title, f"#s-{game}-{situation}")
        return el("p", printed.say("book.play-it"), " ", there, class_="ce-rule__elsewhere")
    printed.frames.add(f"{game}/{situation}")
    return el("div", class_="ce-situation", data_frame=f"{game}/{situation}")
