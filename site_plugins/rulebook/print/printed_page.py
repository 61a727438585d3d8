"""Where something is being printed: the book, the page's language, and the way from the page to the rest."""

from __future__ import annotations

from engine.core.languages import words
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.sentences import source
from site_plugins.rulebook.print.tree import link
from site_plugins.rulebook.read.book import Book, Placed
from site_plugins.rulebook.read.sources import Span, by_document, joined_lines


class PrintedPage:
    """One page while it is printed; it remembers what stands on the page already, because an id stands there once."""

    def __init__(self, book: Book, lang: str, home_url: str, *, tooltips: bool = False, game: str = "") -> None:
        """Print for the page at this address below the root of its language."""
        self.book = book
        self.lang = lang
        self.say = words(lang)
        self.base = base_url(home_url)
        first = home_url.partition("/")[0]
        self.game = first if first in book.games else ""
        self.tooltips = tooltips
        self.game = game
        self.frames: set[str] = set()
        self.rulings: set[str] = set()

    def rule_link(self, rule: str) -> Markup:
        """A link to a rule by its title; its bare id while it has no paragraph."""
        placed: Placed | None = self.book.paragraphs[self.lang].get(rule)
        if placed is None:
            return el("code", rule)
        return link(placed.paragraph.title, self.base + placed.home_url)

    def ruling_url(self, game: str, ruling: str) -> str:
        """The address of a ruling's entry, seen from here."""
        page = self.book.page_with("rulings", game, self.lang)
        return f"{self.base}{page.home_url}#{ruling}" if page else f"#ruling-{game}-{ruling}"

    def source_links(self, spans: tuple[Span, ...]) -> list[Markup | str]:
        """The lines from which something comes, in words, each document leading to its coverage."""
        links: list[Markup | str] = []
        for document, own in by_document(spans).items():
            shelved, coverage = self.book.coverages.get(document, (None, None))
            if shelved is None or coverage is None:
                links.append(document)
                continue
            lines = [line for span in own for line in span.lines if line in coverage.lines]
            said = source(shelved.game.text(self.lang).title(), joined_lines(lines or [own[0].first]), self.say)
            page = self.book.page_with("coverage", document, self.lang)
            links.append(link(said, f"{self.base}{page.home_url}#l{lines[0]}") if page and lines else said)
        return links


def base_url(url: str) -> str:
    """The way from a page back to where its address starts: two steps up from `double/penalty/`."""
    return "../" * url.count("/") or "./"
