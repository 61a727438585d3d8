"""Every paragraph of the book as a document that can be found: what it is, of which game, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import yaml

from engine import games
from engine.core.inquiry_links import link_to
from engine.core.languages import words
from engine.core.rules import game_of
from site_plugins.finder.passages import passages
from site_plugins.rulebook.print.referee import REFEREE, begun
from site_plugins.rulebook.read.book import Book, Page
from site_plugins.rulebook.read.rulings import Ruling
from site_plugins.rulebook.read.topics import topic_name
from site_plugins.theme.typography import typeset_text

WORKSHOP = ("contributing/", "reference/", "speed/")
"""Pages for those who work on the book: they come last."""
KINDS = ("rule", "ruling", "note", "moment", "situation", "glossary", "concept", "page", "workshop")


class Document(NamedTuple):
    """What can be found: `url` is its address below the root of its language, `place` what it belongs to.

    The place of a situation is the id of its rule: who finds the one has found the other. What a ruling is `about` are
    the ids of its rules.
    """

    id: str
    kind: str
    game: str
    title: str
    text: str
    place: str
    url: str
    about: tuple[str, ...] = ()


def documents(book: Book, lang: str) -> list[Document]:
    """All documents of a language, set as its printers would, each under an id of its own."""
    found = [
        *_pages(book, lang),
        *(_ruling(book, ruling, lang) for shelved in book.games.values() for ruling in shelved.rulings.values()),
        *_glossary(book, lang),
        *_concepts(book, lang),
        *_situations(book, lang),
        *_moments(book, lang),
    ]
    return [_set(one, lang) for one in found]


def _set(one: Document, lang: str) -> Document:
    title, text, place = (typeset_text(said, lang) for said in (one.title, one.text, one.place))
    return one._replace(title=title, text=text, place=place)


def _pages(book: Book, lang: str) -> Iterable[Document]:
    """The rules, and what else stands on the pages, heading by heading."""
    for page in book.pages:
        if page.lang == lang:
            yield from _page(book, page)


def _page(book: Book, page: Page) -> Iterable[Document]:
    text = (book.root / page.file).read_text(encoding="utf-8")
    meta = _front_matter(text)
    title, game = str(meta.get("title", "")), str(meta.get("game", ""))
    kind = "workshop" if page.home_url.startswith(WORKSHOP) else "page"
    name = book.games[game].game.text(page.lang).title() if game in book.games else ""
    whole = False
    for passage in passages(text):
        if passage.rule:
            placed = book.paragraphs[page.lang].get(passage.rule)
            if placed is not None and placed.page == page:
                named = placed.paragraph.title
                yield Document(passage.rule, "rule", game, named, passage.text, title, placed.home_url)
        elif not passage.anchor and not whole:
            whole = True
            said = " ".join(filter(None, (str(meta.get("description", "")), passage.text)))
            place = name if name != title else ""
            named = title or passage.heading or words(page.lang)("theme.home")
            yield Document(page.home_url or "/", kind, game, named, said, place, page.home_url)
        elif passage.anchor and passage.text:
            url = f"{page.home_url}#{passage.anchor}"
            yield Document(url, kind, game, passage.heading, passage.text, title, url)


def _front_matter(text: str) -> Mapping[str, Any]:
    """What stands at the head of a page."""
    if not text.startswith("---\n"):
        return {}
    found = yaml.safe_load(text[4:].partition("\n---\n")[0])
    return found if isinstance(found, dict) else {}


def _ruling(book: Book, ruling: Ruling, lang: str) -> Document:
    """A ruling by its question; the readings that were turned down are what some readers ask for."""
    said = [ruling.answer[lang], ruling.why[lang], *(reading[lang] for reading in ruling.rejected)]
    known = book.paragraphs[lang]
    place = [topic_name(ruling.topic, lang), *(known[rule].paragraph.title for rule in ruling.rules if rule in known)]
    page = book.page_with("rulings", ruling.game, lang)
    url = f"{page.home_url if page else ''}#{ruling.id}"
    question = ruling.question[lang]
    rules = tuple(rule for rule in ruling.rules if rule in known)
    return Document(ruling.name, ruling.kind, ruling.game, question, " ".join(said), " · ".join(place), url, rules)


def _glossary(book: Book, lang: str) -> Iterable[Document]:
    page = book.page_with("glossary", "", lang)
    for term in book.glossary.values():
        entry = term.entries.get(lang)
        if page is not None and entry is not None and entry.definition:
            game = term.games[0] if len(term.games) == 1 else ""
            url = f"{page.home_url}#{term.id}"
            yield Document(f"glossary#{term.id}", "glossary", game, entry.term, entry.definition, "", url)


def _concepts(book: Book, lang: str) -> Iterable[Document]:
    page = book.page_with("concepts", "", lang)
    for concept in book.concepts.values() if page else ():
        assert page is not None
        text = " ".join(
            f"{book.games[cell.game].game.text(lang).title()}: {cell.says[lang]}" for cell in concept.cells.values()
        )
        url = f"{page.home_url}#{concept.id}"
        yield Document(f"concepts#{concept.id}", "concept", "", concept.title[lang], text, "", url)


def _situations(book: Book, lang: str) -> Iterable[Document]:
    """What can be played, by its title, where it is played."""
    for game, shelved in book.games.items():
        for id_, situation in shelved.situations.items():
            page = book.place_of_situation(game, id_, lang)
            if page is None:
                continue
            url = f"{page.home_url}#s-{game}-{id_}"
            yield Document(f"s-{game}-{id_}", "situation", game, situation.title[lang], "", situation.rule, url)


def _moments(book: Book, lang: str) -> Iterable[Document]:
    """What the referee can be asked about, as his form opens it."""
    page = book.page_with(REFEREE, "", lang)
    for game, shelved in book.games.items() if page else ():
        assert page is not None
        named = games.moment_words(game, lang).moments
        for moment in games.moments(game).all:
            position = begun(shelved.game, moment)
            ask = position.ask
            assert ask is not None
            placed = book.paragraphs[lang].get(ask.rule)
            text = shelved.game.text(lang).ask(ask)
            place = placed.paragraph.title if placed and game_of(ask.rule) == game else ""
            url = f"{page.home_url}#s-{REFEREE}:{link_to(position, games.moments)}"
            yield Document(f"{game}:{moment.id}", "moment", game, named[moment.id], text, place, url)
