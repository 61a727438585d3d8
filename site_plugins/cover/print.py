"""What the cover and the shelf show of a game's facts, and the list of its chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.core.language import Language
from site_plugins.cover.facts import LEVELS, Cover
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.theme.typography import typeset_text


class Chapter(NamedTuple):
    """A chapter of the rules, as the list shows it."""

    id: str
    number: int
    title: str
    text: str
    url: str


def facts(cover: Cover, say: Language, lang: str) -> Markup:
    """The facts at a glance."""
    pips = el(
        "svg",
        [
            el(
                "circle",
                class_="ce-facts__pip" if level <= cover.level else "ce-facts__pip--open",
                cx=14 * level - 7,
                cy=7,
                r=5,
            )
            for level in LEVELS
        ],
        viewBox="0 0 42 14",
        aria_hidden="true",
    )
    rows: Mapping[str, tuple[object, ...]] = {
        "players": (cover.players[lang],),
        "time": (say("cover.about", minutes=cover.minutes),),
        "level": (pips, " ", say(f"cover.levels.{cover.level}")),
        "kit": (cover.kit[lang],),
        "box": (cover.box[lang],),
    }
    return el(
        "dl",
        [
            el(
                "div",
                el("dt", say(f"cover.facts.{key}")),
                el("dd", *(_set(part, lang) for part in value)),
                class_=f"ce-facts__{key}",
            )
            for key, value in rows.items()
        ],
        class_="ce-facts",
    )


def _set(part: object, lang: str) -> object:
    """Text as a printer would set it; a drawing stays as it is."""
    return part if isinstance(part, Markup) or not isinstance(part, str) else typeset_text(part, lang)


def buttons(say: Language, play: str, learn: str) -> Markup:
    """The two ways in."""
    return el(
        "p",
        el("a", say("cover.play"), class_="ce-button", href=play),
        " ",
        el("a", say("cover.learn"), class_="ce-button ce-button--quiet", href=learn),
        class_="ce-cover__ways",
    )


def contents(chapters: Iterable[Chapter], cover: Cover, say: Language) -> Markup:
    """The chapters: those that a first match needs, and those that can wait."""
    every = list(chapters)
    groups = {
        "first": [chapter for chapter in every if chapter.id in cover.first],
        "later": [chapter for chapter in every if chapter.id not in cover.first],
    }
    parts = [
        el("section", el("h3", say(f"cover.groups.{name}"), id=f"ce-{name}"), el("ol", _entries(own)))
        for name, own in groups.items()
        if own
    ]
    return el("nav", parts, class_="ce-contents", aria_label=say("cover.chapters"))


def _entries(chapters: Iterable[Chapter]) -> list[Markup]:
    """Each chapter with its number and what it is about."""
    return [
        el(
            "li",
            el("span", f"{chapter.number} ", class_="ce-contents__number", aria_hidden="true"),
            el("a", el("span", chapter.title, class_="ce-contents__title"), href=chapter.url),
            " ",
            el("span", chapter.text, class_="ce-contents__text"),
            value=chapter.number,
        )
        for chapter in chapters
    ]
