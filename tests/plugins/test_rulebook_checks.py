"""The checks of the rulebook: a good book has no problem, and each way to break it is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_plugins.rulebook.check.whole_book import find_problems
from site_plugins.rulebook.read.book import read_book
from tests.core import toy
from tests.plugins.rulebook_tree import (
    COVERAGE,
    EXTRAS,
    FILES,
    GLOSSARY,
    REGLES,
    RULES,
    RULINGS,
    SITUATIONS,
    TESTS,
    grow,
    plant,
)

LINE = toy.take.__code__.co_firstlineno
TAKE = """/// rule | toy.toy.take
    title: Taking a card
    nothing: only a card moves
    source: 009:4
The card is drawn hidden.
///
"""


def problems(root: Path, file: str, old: str, new: str) -> list[str]:
    """What is wrong with the book once a piece of one file is replaced."""
    assert old in FILES[file], f"{old!r} is not in {file}"
    return [str(problem) for problem in find_problems(grow(root, {file: FILES[file].replace(old, new)}))]


def test_a_book_that_is_right_has_no_problem(tmp_path: Path) -> None:
    assert find_problems(grow(tmp_path)) == ()


BROKEN = {
    "a rule without a paragraph": (RULES, TAKE, "", f"tests/core/toy.py:{LINE}: toy.toy.take has no paragraph in 'en'"),
    "a missing twin": (RULES, TAKE, "", f"{REGLES}:10: toy.toy.take has no twin in 'en'"),
    "a rule without code": (
        RULES,
        "| toy.toy.take",
        "| toy.toy.tkae",
        f"{RULES}:10: no function of the engine plays toy.toy.tkae",
    ),
    "a paragraph twice": (RULES, TAKE, TAKE * 2, f"{RULES}:16: toy.toy.take has a paragraph already"),
    "no situation and no reason": (
        RULES,
        "    nothing: only a card moves\n",
        "",
        f"{RULES}:10: toy.toy.take: the rule has no situation, and no reason why nothing can be played (`nothing: …`)",
    ),
    "a situation and a reason": (
        RULES,
        "    nothing: only",
        "    situation: an-ace\n    nothing: only",
        f"{RULES}:10: toy.toy.take: the rule has a situation and says that nothing can be played",
    ),
    "no title": (RULES, "    title: A turn\n", "", f"{RULES}:3: toy.toy.turn: the rule has no title"),
    "an unknown option": (
        RULES,
        "    title: A turn\n",
        "    title: A turn\n    titel: x\n",
        f"{RULES}:3: toy.toy.turn: a rule has no option 'titel': it has title, situation, situations, nothing, source",
    ),
    "options that are no YAML": (
        RULES,
        "title: A turn",
        "title: A turn: mine",
        f"{RULES}:4: the options are no YAML: mapping values are not allowed here (put the value in quotes?)",
    ),
    "a number for a title": (
        RULES,
        "title: A turn",
        "title: 5",
        f"{RULES}:3: toy.toy.turn: `title` is not plain text: put it in quotes",
    ),
    "no source": (
        RULES,
        "    source: 009:2\n",
        "",
        f"{RULES}:3: toy.toy.turn: the rule does not say which lines of the source it comes from (`source: 002:85`)",
    ),
    "a source that cannot be read": (
        RULES,
        "source: 009:2",
        "source: line two",
        f"{RULES}:3: toy.toy.turn: 'line two' is no source: write 002:85 or 002:85-87, separated by commas",
    ),
    "an unknown situation": (
        RULES,
        "[an-ace]",
        "[an-axe]",
        f"{RULES}:17: toy.toy.ace: there is no situation 'an-axe' in engine/games/toy/situations.toml",
    ),
    "a situation that plays another rule": (
        RULES,
        "[a-throw, an-easy-throw]",
        "[an-ace]",
        f"{RULES}:25: toy.toy.throw: none of its situations plays the rule",
    ),
    "other situations in translation": (
        REGLES,
        "[a-throw, an-easy-throw]",
        "[an-easy-throw, a-throw]",
        f"{REGLES}:25: toy.toy.throw shows other situations than in 'en'",
    ),
    "another source in translation": (
        REGLES,
        "009:8, 10",
        "009:8",
        f"{REGLES}:25: toy.toy.throw cites other lines than in 'en'",
    ),
    "a situation that comes out otherwise": (
        SITUATIONS,
        '["22"]',
        '["21"]',
        f"{SITUATIONS}:1: [a-throw] its outcome is 'missed', not 'scored:0'",
    ),
    "a situation for nobody": (
        SITUATIONS,
        "[an-easy-throw]",
        '[lost]\nrule = "toy.toy.ace"\ntitle = { en = "L", fr = "P" }\nplay = "turn"\nanswers = ["ace"]\n'
        'example = ["keep"]\noutcome = "nothing"\n\n[an-easy-throw]',
        f"{SITUATIONS}:17: [lost] is shown on no page in 'fr'",
    ),
    "a rule without a test": (
        TESTS,
        ', "toy.toy.ace"',
        "",
        f'tests/core/toy.py:{LINE}: toy.toy.ace has no test: mark one with @pytest.mark.rule("toy.toy.ace")',
    ),
    "a test of no rule": (TESTS, "toy.toy.ace", "toy.toy.axe", f"{TESTS}:7: there is no rule toy.toy.axe"),
    "a mark that is computed": (
        TESTS,
        '"toy.toy.ace"',
        "*ACES",
        f"{TESTS}:7: the rules of this mark are computed: write their ids out",
    ),
    "a test file that is no Python": (TESTS, "import", "imp ort", f"{TESTS}:1: this is no Python: invalid syntax"),
    "a line without rule or reason": (
        COVERAGE,
        '10 = "00000000b0"',
        '10 = "00000000b0"\n12 = "00000000b1"',
        f"{COVERAGE}: line 12 of 009 has neither a rule nor a reason why there is nothing to play",
    ),
    "a line with a rule and a reason": (
        COVERAGE,
        'lines = "1"',
        'lines = "1-2"',
        f"{COVERAGE}:12: line 2 of 009 has nothing to play, and yet toy.toy.turn comes from it",
    ),
    "a source of blank lines": (
        RULES,
        "009:2",
        "009:2, 3",
        f"{RULES}:3: toy.toy.turn: 009:3-3 holds nothing but blank lines",
    ),
    "a source beyond the end": (
        RULES,
        "009:8, 10",
        "009:8, 10-11",
        f"{RULES}:25: toy.toy.throw: 009:10-11 runs over the end of the document",
    ),
    "an unknown document": (RULES, "009:2", "008:2", f"{RULES}:3: toy.toy.turn: there is no source document '008'"),
    "a ruling on no rule": (
        RULINGS,
        '"toy.toy.turn"',
        '"toy.toy.tunr"',
        f"{RULINGS}:1: r1: there is no rule 'toy.toy.tunr'",
    ),
    "a ruling without its situation": (
        RULINGS,
        '"an-easy-throw"',
        '"a-hard-throw"',
        f"{RULINGS}:1: r1: there is no situation 'a-hard-throw'",
    ),
    "a ruling on no house rule": (RULINGS, '["easy"]', '["hard"]', f"{RULINGS}:1: r1: there is no house rule 'hard'"),
    "a house rule without ruling": (
        RULINGS,
        "[r1]",
        "[r2]",
        "engine/games/toy/table/house_rules.py: the house rule 'easy': there is no ruling 'toy/r1'",
    ),
    "rulings that are not shown": (
        EXTRAS,
        "/// rulings | toy\n///\n",
        "",
        f"{RULINGS}: the rulings of toy are shown on no page in 'en'",
    ),
    "coverage that is not shown": (
        EXTRAS,
        "/// coverage | 009\n///\n",
        "",
        f"{COVERAGE}: the coverage is shown on no page in 'en'",
    ),
    "house rules that are not shown": (
        EXTRAS,
        "/// switches | toy\n///\n",
        "",
        "engine/games/toy/table/house_rules.py: the house rules are shown on no page in 'en'",
    ),
    "a glossary that is not shown": (
        EXTRAS,
        "/// glossary\n///\n",
        "",
        "docs/glossary.toml: the glossary is shown on no page in 'en'",
    ),
    "a block without a twin": (
        EXTRAS,
        "# Extras\n",
        "# Extras\n\n/// situation | toy/a-throw\n///\n",
        f"{EXTRAS}:3: the block 'situation' has no twin in 'fr'",
    ),
    "a block twice": (
        EXTRAS,
        "/// switches | toy\n///\n",
        "/// switches | toy\n///\n\n/// switches | toy\n///\n",
        f"{EXTRAS}:12: the block 'switches' stands twice on this page",
    ),
    "a block about no game": (EXTRAS, "switches | toy", "switches | ludo", f"{EXTRAS}:9: there is no game 'ludo'"),
    "a block about no document": (
        EXTRAS,
        "coverage | 009",
        "coverage | 010",
        f"{EXTRAS}:6: there is no source document '010'",
    ),
    "a block about no situation": (
        EXTRAS,
        "# Extras\n",
        "# Extras\n\n/// situation | a-throw\n///\n",
        f"{EXTRAS}:3: there is no situation 'a-throw': write game/situation",
    ),
    "a misspelt block": (
        RULES,
        "/// rule | toy.toy.take",
        "/// ruel | toy.toy.take",
        f"{RULES}:10: there is no block called 'ruel'",
    ),
    "a block that is never closed": (
        EXTRAS,
        "/// glossary\n///\n",
        "/// glossary\n",
        f"{EXTRAS}:12: the block 'glossary' is never closed",
    ),
    "an end without a block": (EXTRAS, "# Extras\n", "# Extras\n\n///\n", f"{EXTRAS}:3: /// closes no block"),
    "a term that is not explained": (
        RULES,
        "term:hand",
        "term:foot",
        f"{RULES}:22: the glossary does not explain 'foot'",
    ),
    "a term that leads nowhere": (
        GLOSSARY,
        '["ace"]',
        '["king"]',
        f"{GLOSSARY}:1: the term 'hand' sends the reader to 'king', which is not explained",
    ),
}


@pytest.mark.parametrize(("file", "old", "new", "expected"), BROKEN.values(), ids=BROKEN)
def test_each_way_to_break_the_book_is_told(tmp_path: Path, file: str, old: str, new: str, expected: str) -> None:
    found = problems(tmp_path, file, old, new)
    # The toy's code stands outside the miniature tree, where only its file name is known.
    assert expected.replace("tests/core/toy.py", "toy.py") in found, "\n".join(found)


def test_a_rule_on_the_page_of_another_section_is_told(tmp_path: Path) -> None:
    changes: dict[str, str | None] = {RULES: None, "docs/toy/other.en.md": FILES[RULES]}
    found = [str(problem) for problem in find_problems(grow(tmp_path, changes))]
    assert "docs/toy/other.en.md:3: toy.toy.turn belongs on the page toy/toy.en.md" in found


def test_examples_of_blocks_in_code_are_no_blocks(tmp_path: Path) -> None:
    shown = FILES[EXTRAS] + "\n```markdown\n/// rule | toy.toy.nothing\n/// nonsense\n[x](term:nowhere)\n```\n"
    assert find_problems(grow(tmp_path, {EXTRAS: shown})) == ()


def test_all_problems_are_told_at_once_and_in_order(tmp_path: Path) -> None:
    broken = FILES[RULES].replace("[an-ace]", "[an-axe]").replace("    title: A turn\n", "")
    lines = [problem.line for problem in find_problems(grow(tmp_path, {RULES: broken})) if problem.file == RULES]
    assert lines == [3, 16]


def test_a_book_is_read_from_its_folders(tmp_path: Path) -> None:
    plant(tmp_path, {GLOSSARY: None})
    book = read_book(tmp_path, tmp_path / "docs", tmp_path / "tests", tmp_path / GLOSSARY, ())
    assert {page.url for page in book.pages} == {"toy/toy/", "fr/toy/toy/", "toy/extras/", "fr/toy/extras/"}
    assert [str(problem) for problem in book.problems] == [f"{GLOSSARY}: there is no glossary"]
