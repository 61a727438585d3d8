"""What keeps the book from being printed: each check compares two things that must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.core.rules import game_of, page_of, watching
from engine.core.situations import Situation, send_all, verify
from site_plugins.rulebook.check.rulings import (
    every_badge_is_true,
    every_event_of_a_ruling_is_logged,
    every_house_rule_has_its_ruling,
    every_ruling_holds,
    every_ruling_is_shown,
    every_ruling_turns_a_reading_down,
)
from site_plugins.rulebook.check.taught import untaught
from site_plugins.rulebook.problems import Problem, in_order
from site_plugins.rulebook.read.book import DEFAULT, Book, Shelved
from site_plugins.rulebook.read.sources import Span

Check = Callable[[Book], Iterator[Problem]]


def find_problems(book: Book) -> tuple[Problem, ...]:
    """Everything that is wrong with the book, by file and line."""
    return in_order([*book.problems, *(problem for check in CHECKS for problem in check(book))])


def every_rule_has_its_paragraph(book: Book) -> Iterator[Problem]:
    """A rule of the engine is told in each language."""
    for rule in book.rules:
        code = book.code(rule)
        assert code is not None
        for lang in LANGUAGES:
            if rule not in book.paragraphs[lang]:
                yield Problem(code.file, code.line, f"{rule} has no paragraph in {lang!r}")


def every_paragraph_has_its_code(book: Book) -> Iterator[Problem]:
    """A paragraph tells a rule of the engine, on its own page, and only once."""
    seen: set[tuple[str, str]] = set()
    for page, block in book.blocks("rule"):
        rule = block.argument
        if rule not in book.rules:
            yield Problem(page.file, block.line, f"no function of the engine plays {rule or 'a rule without an id'}")
        elif page.path != f"{game_of(rule)}/{page_of(rule)}":
            home = f"{game_of(rule)}/{page_of(rule)}.{page.lang}.md"
            yield Problem(page.file, block.line, f"{rule} belongs on the page {home}")
        if (page.lang, rule) in seen:
            yield Problem(page.file, block.line, f"{rule} has a paragraph already")
        seen.add((page.lang, rule))


def every_paragraph_has_its_twin(book: Book) -> Iterator[Problem]:
    """The translations of a paragraph show the same situations and cite the same lines."""
    for lang in LANGUAGES:
        for other in LANGUAGES:
            for rule, placed in book.paragraphs[lang].items():
                twin = book.paragraphs[other].get(rule)
                where = placed.page.file, placed.line
                if twin is None:
                    yield Problem(*where, f"{rule} has no twin in {other!r}")
                elif other == DEFAULT and placed.paragraph.situations != twin.paragraph.situations:
                    yield Problem(*where, f"{rule} shows other situations than in {other!r}")
                elif other == DEFAULT and set(placed.paragraph.source) != set(twin.paragraph.source):
                    yield Problem(*where, f"{rule} cites other lines than in {other!r}")


def every_block_has_its_twin(book: Book) -> Iterator[Problem]:
    """Blocks other than rules stand once on a page and on its translations as well, with an argument that exists."""
    placed = {
        (page.lang, page.path, block.name, block.argument)
        for page in book.pages
        for block in page.scan.blocks
        if block.name != "rule"
    }
    for page in book.pages:
        seen: set[tuple[str, str]] = set()
        for block in page.scan.blocks:
            if block.name == "rule":
                continue
            for other in LANGUAGES:
                if (other, page.path, block.name, block.argument) not in placed:
                    yield Problem(page.file, block.line, f"the block {block.name!r} has no twin in {other!r}")
            if (block.name, block.argument) in seen:
                yield Problem(page.file, block.line, f"the block {block.name!r} stands twice on this page")
            seen.add((block.name, block.argument))
            if block.options:
                yield Problem(page.file, block.line, f"the block {block.name!r} has no options")
            if reason := _argument_problem(book, block.name, block.argument):
                yield Problem(page.file, block.line, reason)


def _argument_problem(book: Book, name: str, argument: str) -> str:
    """What is wrong with the argument of a block, if anything."""
    if name in {"rulings", "switches", "play", "bots", "drill"} and argument not in book.games:
        return f"there is no game {argument!r}"
    if name == "coverage" and argument not in book.coverages:
        return f"there is no source document {argument!r}"
    if name in {"glossary", "all-rulings", "concepts", "sisters", "house", "progress"} and argument:
        return f"{name} is for all games: it has no argument"
    if name == "referee" and argument not in {"", "moments"}:
        return f"the referee has a form and a list of moments, and no {argument!r}"
    if name == "situation":
        game, _, situation = argument.partition("/")
        if game not in book.games or situation not in book.games[game].situations:
            return f"there is no situation {argument!r}: write game/situation"
    return ""


def every_paragraph_has_its_situation(book: Book) -> Iterator[Problem]:
    """The situations beside a rule exist, and one of them plays that rule's own function."""
    ran = {id_: _rules_run(shelved) for id_, shelved in book.games.items()}
    for rule, placed in book.paragraphs[DEFAULT].items():
        shelved = book.games.get(game_of(rule))
        if shelved is None or rule not in shelved.rules:
            continue
        where = placed.page.file, placed.line
        known = [id_ for id_ in placed.paragraph.situations if id_ in shelved.situations]
        for id_ in placed.paragraph.situations:
            if id_ not in known:
                yield Problem(*where, f"{rule}: there is no situation {id_!r} in {shelved.folder}/situations.toml")
        if known and not any(rule in ran[shelved.game.id][id_] for id_ in known):
            yield Problem(*where, f"{rule}: none of its situations plays the rule")


def _rules_run(shelved: Shelved) -> dict[str, set[str]]:
    """The rules that the worked example of each situation runs; none when it cannot be played."""
    found: dict[str, set[str]] = {}
    for id_, situation in shelved.situations.items():
        with watching() as ran:
            try:
                _play(situation, shelved)
            except Refusal:
                ran.clear()
        found[id_] = ran
    return found


def _play(situation: Situation, shelved: Shelved) -> None:
    """All of it: the answers given, the example, the sheet and the result."""
    end = send_all(situation.begin(shelved.game), situation.example)
    shelved.game.sheet(end.log, end.start.names)
    shelved.game.result(end.state)


def every_situation_comes_out(book: Book) -> Iterator[Problem]:
    """A situation plays as it says."""
    for shelved in book.games.values():
        for situation in shelved.situations.values():
            for message in verify(situation, shelved.game):
                _, _, rest = message.partition(":")
                yield Problem(f"{shelved.folder}/situations.toml", situation.line, rest.partition(":")[2].strip())


def every_situation_is_shown(book: Book) -> Iterator[Problem]:
    """A situation stands beside a rule, or on some other page; nothing is written for nobody."""
    for shelved in book.games.values():
        for id_, situation in shelved.situations.items():
            for lang in LANGUAGES:
                if book.place_of_situation(shelved.game.id, id_, lang) is None:
                    reason = f"[{id_}] is shown on no page in {lang!r}"
                    yield Problem(f"{shelved.folder}/situations.toml", situation.line, reason)


def every_rule_has_its_test(book: Book) -> Iterator[Problem]:
    """A rule is proved by a test, and a test proves a rule that exists."""
    for rule in book.rules:
        code = book.code(rule)
        assert code is not None
        if not book.proofs.get(rule):
            yield Problem(code.file, code.line, f'{rule} has no test: mark one with @pytest.mark.rule("{rule}")')
    for rule, proofs in book.proofs.items():
        if game_of(rule) in book.games and rule not in book.rules:
            yield from (Problem(proof.file, proof.line, f"there is no rule {rule}") for proof in proofs)


def every_line_is_covered(book: Book) -> Iterator[Problem]:
    """A line of a source document has a rule, or a reason why there is nothing to play."""
    for document, (_, coverage) in book.coverages.items():
        for line in coverage.lines:
            rules = book.rules_from(document, line)
            if not rules and line not in coverage.nothing:
                reason = f"line {line} of {document} has neither a rule nor a reason why there is nothing to play"
                yield Problem(coverage.file, 0, reason)
            if rules and line in coverage.nothing:
                reason = f"line {line} of {document} has nothing to play, and yet {rules[0]} comes from it"
                yield Problem(coverage.file, coverage.nothing[line].line, reason)


def every_source_exists(book: Book) -> Iterator[Problem]:
    """The lines that rules and rulings cite are in the document."""
    for lang in LANGUAGES:
        for rule, placed in book.paragraphs[lang].items():
            for reason in _unknown_lines(book, placed.paragraph.source):
                yield Problem(placed.page.file, placed.line, f"{rule}: {reason}")
    for shelved in book.games.values():
        for ruling in shelved.rulings.values():
            for reason in _unknown_lines(book, ruling.source):
                yield Problem(f"{shelved.folder}/rulings.toml", ruling.line, f"{ruling.id}: {reason}")


def _unknown_lines(book: Book, spans: tuple[Span, ...]) -> Iterator[str]:
    for span in spans:
        if span.document not in book.coverages:
            yield f"there is no source document {span.document!r}"
        elif not any(line in book.coverages[span.document][1].lines for line in span.lines):
            yield f"{span.document}:{span.first}-{span.last} holds nothing but blank lines"
        elif span.last > max(book.coverages[span.document][1].lines):
            yield f"{span.document}:{span.first}-{span.last} runs over the end of the document"


def every_game_has_its_pages(book: Book) -> Iterator[Problem]:
    """The house rules and the coverage of each game are shown in each language, and so is the glossary."""
    for lang in LANGUAGES:
        for id_, shelved in book.games.items():
            if shelved.game.house_rules and book.page_with("switches", id_, lang) is None:
                yield Problem(shelved.house_rules_file, 0, f"the house rules are shown on no page in {lang!r}")
            for coverage in shelved.coverages:
                if coverage.document and book.page_with("coverage", coverage.document, lang) is None:
                    yield Problem(coverage.file, 0, f"the coverage is shown on no page in {lang!r}")
        if book.glossary and book.page_with("glossary", "", lang) is None:
            yield Problem("docs/glossary.toml", 0, f"the glossary is shown on no page in {lang!r}")


def every_term_is_explained(book: Book) -> Iterator[Problem]:
    """A term that a page names is in the glossary."""
    for page in book.pages:
        for term, line in page.scan.terms:
            if term not in book.glossary:
                yield Problem(page.file, line, f"the glossary does not explain {term!r}")


def every_rule_is_taught(book: Book) -> Iterator[Problem]:
    """A lesson teaches a rule, or a question can be asked about it."""
    yield from untaught(book)


CHECKS: tuple[Check, ...] = (
    every_rule_is_taught,
    every_rule_has_its_paragraph,
    every_paragraph_has_its_code,
    every_paragraph_has_its_twin,
    every_block_has_its_twin,
    every_paragraph_has_its_situation,
    every_situation_comes_out,
    every_situation_is_shown,
    every_rule_has_its_test,
    every_line_is_covered,
    every_source_exists,
    every_ruling_holds,
    every_ruling_turns_a_reading_down,
    every_badge_is_true,
    every_ruling_is_shown,
    every_house_rule_has_its_ruling,
    every_event_of_a_ruling_is_logged,
    every_game_has_its_pages,
    every_term_is_explained,
)
