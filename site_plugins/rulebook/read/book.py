"""The whole book in memory: pages, rules, situations, rulings, coverage, glossary and tests, ready to be checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from inspect import unwrap
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.rules import rules_of
from engine.core.situations import Malformed, Situation
from engine.games import SHELF, load, situations
from engine.learn.lessons import Lesson, lessons
from engine.learn.lessons import Malformed as MalformedLesson
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.blocks import Block, Scan, scan
from site_plugins.rulebook.read.concepts import Concept, cell_problems, read_concepts
from site_plugins.rulebook.read.coverage import Coverage, read_coverage
from site_plugins.rulebook.read.glossary import Finder, Term, read_glossary
from site_plugins.rulebook.read.house_effects import AGAIN, HouseEffects, read_house_effects
from site_plugins.rulebook.read.paragraph import Paragraph, read_paragraph
from site_plugins.rulebook.read.proofs import Proof, find_proofs
from site_plugins.rulebook.read.rulings import Ruling, read_rulings
from site_plugins.rulebook.read.sisters import GAMES as SISTERS
from site_plugins.rulebook.read.sisters import Shared, read_sisters, sister_problems

DEFAULT = LANGUAGES[0]


class Page(NamedTuple):
    """A page in one language: `path` is shared by its translations, `url` starts at the root of the site."""

    file: str
    lang: str
    path: str
    scan: Scan

    @property
    def home_url(self) -> str:
        """Its address below the root of its language."""
        return self.path.removesuffix("index") if self.path.split("/")[-1] == "index" else self.path + "/"

    @property
    def url(self) -> str:
        """Its address below the root of the site."""
        return self.home_url if self.lang == DEFAULT else f"{self.lang}/{self.home_url}"


class Placed(NamedTuple):
    """The paragraph of a rule, on its page."""

    paragraph: Paragraph
    page: Page
    line: int

    @property
    def home_url(self) -> str:
        """Its address below the root of its language."""
        return f"{self.page.home_url}#{self.paragraph.rule}"

    @property
    def url(self) -> str:
        """Its address below the root of the site."""
        return f"{self.page.url}#{self.paragraph.rule}"


class Shelved(NamedTuple):
    """A game of the book, with all that belongs to it."""

    game: Game[Any]
    folder: str
    rules: Mapping[str, Callable[..., Any]]
    situations: Mapping[str, Situation]
    rulings: Mapping[str, Ruling] = {}
    coverages: tuple[Coverage, ...] = ()
    house_effects: HouseEffects | None = None
    """What its house rules change."""
    lessons: Mapping[str, Lesson] = {}

    @property
    def house_rules_file(self) -> str:
        """Where its house rules are declared."""
        return f"engine/games/{self.game.id}/table/house_rules.py"


class Code(NamedTuple):
    """The function that plays a rule, and where it stands."""

    module: str
    name: str
    file: str
    line: int


class Book:
    """Everything that the pages and the engine say about each other; `problems` are those found while reading."""

    def __init__(
        self,
        root: Path,
        pages: Iterable[Page],
        games: Mapping[str, Shelved],
        glossary: Mapping[str, Term],
        proofs: Mapping[str, tuple[Proof, ...]],
        problems: Iterable[Problem] = (),
        concepts: Mapping[str, Concept] | None = None,
        sisters: Mapping[str, Shared] | None = None,
    ) -> None:
        """Put the parts together."""
        self.root = root
        self.pages = tuple(pages)
        self.games = games
        self.glossary = glossary
        self.proofs = proofs
        self.problems = list(problems)
        self.concepts: Mapping[str, Concept] = concepts or {}
        self.sisters: Mapping[str, Shared] = sisters or {}
        self.finders = {(lang, game): Finder(glossary, lang, game) for lang in LANGUAGES for game in ("", *games)}
        self.paragraphs: dict[str, dict[str, Placed]] = {lang: {} for lang in LANGUAGES}
        for page, block in self.blocks("rule"):
            paragraph, wrong = read_paragraph(block.argument, block.options)
            self.problems += [Problem(page.file, block.line, f"{block.argument}: {reason}") for reason in wrong]
            self.paragraphs[page.lang].setdefault(block.argument, Placed(paragraph, page, block.line))
        for page in self.pages:
            self.problems += page.scan.problems

    def blocks(self, name: str) -> Iterable[tuple[Page, Block]]:
        """Every block of this name, with its page."""
        return self._blocks.get(name, ())

    @cached_property
    def _blocks(self) -> dict[str, list[tuple[Page, Block]]]:
        found: dict[str, list[tuple[Page, Block]]] = {}
        for page in self.pages:
            for block in page.scan.blocks:
                found.setdefault(block.name, []).append((page, block))
        return found

    @cached_property
    def coverages(self) -> dict[str, tuple[Shelved, Coverage]]:
        """Each source document, with the game that it describes."""
        return {
            coverage.document: (shelved, coverage) for shelved in self.games.values() for coverage in shelved.coverages
        }

    @cached_property
    def rulings_on(self) -> dict[str, tuple[Ruling, ...]]:
        """The rulings that bear on each rule."""
        found: dict[str, list[Ruling]] = {}
        for shelved in self.games.values():
            for ruling in shelved.rulings.values():
                for rule in dict.fromkeys(ruling.rules):
                    found.setdefault(rule, []).append(ruling)
        return {rule: tuple(rulings) for rule, rulings in found.items()}

    @cached_property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """Every rule of every game, in the order of the engine."""
        return {id_: function for shelved in self.games.values() for id_, function in shelved.rules.items()}

    def page_with(self, name: str, argument: str, lang: str) -> Page | None:
        """The page on which such a block stands, in a language."""
        return self._pages_with.get((name, argument, lang))

    @cached_property
    def _pages_with(self) -> dict[tuple[str, str, str], Page]:
        found: dict[tuple[str, str, str], Page] = {}
        for name, placed in self._blocks.items():
            for page, block in placed:
                found.setdefault((name, block.argument, page.lang), page)
        return found

    def place_of_situation(self, game: str, situation: str, lang: str) -> Page | None:
        """The page on which a situation is played beside its rule, or where else it is shown."""
        for rule, placed in self.paragraphs[lang].items():
            if rule.partition(".")[0] == game and situation in placed.paragraph.situations:
                return placed.page
        return self.page_with("situation", f"{game}/{situation}", lang) or self._page_of_its_ruling(
            game, situation, lang
        )

    def _page_of_its_ruling(self, game: str, situation: str, lang: str) -> Page | None:
        """The page of rulings, where a situation is drawn that plays a ruling."""
        rulings = self.games[game].rulings.values() if game in self.games else ()
        plays = any(ruling.situation == situation for ruling in rulings)
        return self.page_with("rulings", game, lang) if plays else None

    def rules_from(self, document: str, line: int) -> tuple[str, ...]:
        """The rules that come from a line of a source document, in the order of the engine."""
        return self._rules_by_line.get((document, line), ())

    @cached_property
    def _rules_by_line(self) -> dict[tuple[str, int], tuple[str, ...]]:
        found: dict[tuple[str, int], list[str]] = {}
        placed = self.paragraphs[DEFAULT]
        for rule in [rule for rule in self.rules if rule in placed]:
            for span in placed[rule].paragraph.source:
                for line in span.lines:
                    found.setdefault((span.document, line), []).append(rule)
        return {key: tuple(dict.fromkeys(rules)) for key, rules in found.items()}

    def code(self, rule: str) -> Code | None:
        """The function that plays a rule."""
        if rule not in self.rules:
            return None
        function = unwrap(self.rules[rule])
        path = Path(function.__code__.co_filename)
        file = path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.name
        return Code(function.__module__, function.__qualname__, file, function.__code__.co_firstlineno)


def read_pages(root: Path, docs: Path) -> tuple[Page, ...]:
    """Every page of the docs folder, those without a language left out."""
    pages: list[Page] = []
    for path in sorted(docs.rglob("*.md")):
        stem, _, lang = path.relative_to(docs).as_posix().removesuffix(".md").rpartition(".")
        if lang in LANGUAGES and stem:
            file = path.relative_to(root).as_posix()
            pages.append(Page(file, lang, stem, scan(file, path.read_text(encoding="utf-8"))))
    return tuple(pages)


def read_book(root: Path, docs: Path, tests: Path, glossary: Path, shelf: tuple[str, ...] = SHELF) -> Book:
    """Read the whole book: the pages and tests from their folders, the games from the engine."""
    problems: list[Problem] = []
    games: dict[str, Shelved] = {}
    for id_ in shelf:
        shelved, wrong = _read_game(root, id_)
        games[id_] = shelved
        problems += wrong
    terms: dict[str, Term] = {}
    file = glossary.relative_to(root).as_posix()
    if glossary.is_file():
        terms, unclear = read_glossary(file, glossary.read_text(encoding="utf-8"))
        problems += unclear
    else:
        problems.append(Problem(file, 0, "there is no glossary"))
    concepts: dict[str, Concept] = {}
    rules = [rule for shelved in games.values() for rule in shelved.rules]
    if (things := docs / "concepts.toml").is_file():
        file = things.relative_to(root).as_posix()
        concepts, unclear = read_concepts(file, things.read_text(encoding="utf-8"), games)
        known = {id_: tuple(shelved.situations) for id_, shelved in games.items()}
        problems += [*unclear, *cell_problems(file, concepts, rules, known)]
    sisters: dict[str, Shared] = {}
    if (sentences := docs / "sisters.toml").is_file() and games.keys() >= set(SISTERS):
        file = sentences.relative_to(root).as_posix()
        sisters, unclear = read_sisters(file, sentences.read_text(encoding="utf-8"))
        rulings = [f"{id_}/{ruling}" for id_, shelved in games.items() for ruling in shelved.rulings]
        problems += [*unclear, *sister_problems(file, sisters, rules, rulings)]
    proofs, unread = find_proofs(root, tests)
    return Book(root, read_pages(root, docs), games, terms, proofs, [*problems, *unread], concepts, sisters)


def _read_game(root: Path, id_: str) -> tuple[Shelved, list[Problem]]:
    """A game of the engine with the files beside it."""
    folder = f"engine/games/{id_}/book"
    problems: list[Problem] = []
    game = load(id_)
    found: Mapping[str, Situation] = {}
    try:
        found = situations(id_)
    except Malformed as why:
        problems.append(_of_engine(folder, str(why)))
    taught: Mapping[str, Lesson] = {}
    try:
        taught = lessons(id_) if found else {}
    except MalformedLesson as why:
        problems.append(_of_engine(folder, str(why)))
    rulings: dict[str, Ruling] = {}
    path = root / folder / "rulings.toml"
    if path.is_file():
        rulings, wrong = read_rulings(id_, f"{folder}/rulings.toml", path.read_text(encoding="utf-8"))
        problems += wrong
    coverages: list[Coverage] = []
    for path in sorted((root / folder).glob("coverage*.toml")):
        coverage, wrong = read_coverage(f"{folder}/{path.name}", path.read_text(encoding="utf-8"))
        coverages.append(coverage)
        problems += wrong
    if not coverages:
        problems.append(Problem(f"{folder}/coverage.toml", 0, "the game has no source document to be compared with"))
    house_effects = None
    path = root / folder / "effects.json"
    if path.is_file():
        house_effects, wrong = read_house_effects(game, f"{folder}/effects.json", path.read_text(encoding="utf-8"))
        problems += wrong
    elif game.house_rules:
        problems.append(Problem(f"{folder}/effects.json", 0, f"nobody knows what the house rules change: {AGAIN}"))
    return Shelved(game, folder, rules_of(id_), found, rulings, tuple(coverages), house_effects, taught), problems


def _of_engine(folder: str, message: str) -> Problem:
    """A problem that the engine tells as `situations.toml:12: why`."""
    file, _, rest = message.partition(":")
    line, _, reason = rest.partition(":")
    if line.strip().isdigit():
        return Problem(f"{folder}/{file}", int(line), reason.strip())
    return Problem(f"{folder}/{file}", 0, rest.strip())
