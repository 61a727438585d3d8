"""The files of the rulebook: read with care, mistakes told with their lines; and the data that comes out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_plugins.rulebook import __main__ as command
from site_plugins.rulebook.print.catalogue import catalogue
from site_plugins.rulebook.read.coverage import fingerprints, main, read_coverage
from site_plugins.rulebook.read.glossary import read_glossary
from site_plugins.rulebook.read.rulings import read_rulings
from site_plugins.rulebook.read.sources import Span, joined_lines, parse_spans
from tests.plugins.rulebook_tree import COVERAGE, FILES, GLOSSARY, RULINGS, grow


def test_sources_are_read() -> None:
    assert parse_spans("002:85-87, 89,003:4") == (Span("002", 85, 87), Span("002", 89, 89), Span("003", 4, 4))
    assert joined_lines([9, 4, 3, 5, 5]) == ((3, 5), (9, 9))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("85", "does not say which document"),
        ("002:87-85", "runs backwards"),
        ("002:0", "runs backwards"),
        ("002:", "is no source"),
        ("002:8,", "is no source"),
    ],
)
def test_a_source_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_spans(text)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[r1]", "[first]", f"{RULINGS}:1: 'first' is no ruling id: r and a number"),
        ('status = "text"', 'status = "mood"', f"{RULINGS}:6: status 'mood' is none of text, example, sister, law, "),
        ('status = "text"\n', "", f"{RULINGS}:1: status is missing"),
        (', fr = "Non."', "", f"{RULINGS}:4: answer is not said in 'fr'"),
        ('answer = { en = "No.", fr = "Non." }\n', "", f"{RULINGS}:1: answer is missing"),
        ('fr = "Non."', 'fr = "Non.", de = "Nein."', f"{RULINGS}:4: answer has an unknown language 'de'"),
        (', fr = "Un six marque : rien ne le dit."', "", f"{RULINGS}:7: rejected is not said in 'fr'"),
        ("date = 2026-11-16", 'date = "today"', f"{RULINGS}:11: date is no date: write 2026-11-16"),
        ('"009:8"', '"line 8"', f"{RULINGS}:10: 'line 8' is no source"),
        ('rules = ["toy.toy.throw", "toy.toy.turn"]', "rules = []", f"{RULINGS}:12: the ruling bears on no rule"),
        ('rules = ["toy.toy.throw", "toy.toy.turn"]', "rules = 3", f"{RULINGS}:12: rules is no list of texts"),
        ('origin = "T1"', 'orgin = "T1"', f"{RULINGS}:2: there is no field 'orgin' here"),
        ('"T1"', '"T1', f"{RULINGS}:2: this is no TOML"),
    ],
)
def test_a_mistake_in_the_rulings_is_told_with_its_line(old: str, new: str, problem: str) -> None:
    assert old in FILES[RULINGS]
    _, problems = read_rulings("toy", RULINGS, FILES[RULINGS].replace(old, new))
    assert any(str(one).startswith(problem) for one in problems), "\n".join(map(str, problems))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('source = "009"\n', "", f"{COVERAGE}: source is missing"),
        ('"00000000ab"', '"text of line 2"', f"{COVERAGE}:5: line 2 has no fingerprint of ten hex digits"),
        ('lines = "1"', 'lines = "3"', f"{COVERAGE}:13: 3-3 holds no line of the document"),
        ('lines = "1"', 'lines = "one"', f"{COVERAGE}:13: '009:one' is no source"),
        ('lines = "1"', 'lines = "1, 1"', f"{COVERAGE}:13: line 1 has a reason already"),
        (', fr = "Le titre."', "", f"{COVERAGE}:14: reason is not said in 'fr'"),
        ("reason =", "because =", f"{COVERAGE}:14: there is no field 'because' here: use lines, reason"),
    ],
)
def test_a_mistake_in_the_coverage_is_told_with_its_line(old: str, new: str, problem: str) -> None:
    assert old in FILES[COVERAGE]
    _, problems = read_coverage(COVERAGE, FILES[COVERAGE].replace(old, new))
    assert any(str(one).startswith(problem) for one in problems), "\n".join(map(str, problems))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[ace.fr]", "[ace.de]", f"{GLOSSARY}:11: the term 'ace' is not explained in 'fr'"),
        ('definition = "The highest card."\n', "", f"{GLOSSARY}:12: definition is missing"),
        ('term = "as"', 'term = "Main"', f"{GLOSSARY}:11: 'Main' stands for both 'hand' and 'ace' in 'fr'"),
        ('variants = ["the hand"]', 'variants = "the hand"', f"{GLOSSARY}:5: variants is no list of texts"),
        ('term = "as"', 'term = "as"\naliases = "az"', f"{GLOSSARY}:17: aliases is no list of texts"),
        ('term = "as"', 'term = "as"\naliases = ["az", "AZ"]', f"{GLOSSARY}:17: aliases has 'AZ' twice"),
        ('term = "as"', 'term = "as"\naliases = [" "]', f"{GLOSSARY}:17: aliases has an empty word"),
        (
            'term = "as"',
            'term = "as"\navoid = ["As"]',
            f"{GLOSSARY}:17: avoid repeats 'As', a form of the term itself",
        ),
    ],
)
def test_a_mistake_in_the_glossary_is_told_with_its_line(old: str, new: str, problem: str) -> None:
    assert old in FILES[GLOSSARY]
    _, problems = read_glossary(GLOSSARY, FILES[GLOSSARY].replace(old, new))
    assert problem in [str(one) for one in problems], "\n".join(map(str, problems))


def test_a_document_is_compared_with_its_fingerprints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "document.txt"
    document.write_text("\n  One line\n\nAnother\n", encoding="utf-8")
    assert main([str(document)]) == 0
    printed = capsys.readouterr().out
    assert [line[:5] for line in printed.splitlines()] == ["[line", '2 = "', '4 = "']
    kept = tmp_path / "coverage.toml"
    kept.write_text(f'source = "001"\n{printed}', encoding="utf-8")
    assert main([str(document), str(kept)]) == 0
    document.write_text("\n  One line, changed\n\n\nAnother\n", encoding="utf-8")
    assert main([str(document), str(kept)]) == 1
    differences = capsys.readouterr().out.splitlines()[1:]
    assert [line.partition(": ")[2][:10] for line in differences] == ["line 2 is ", "line 4 is ", "line 5 has"]
    assert main([]) == 2


def test_a_fingerprint_forgets_the_spaces_around_a_line() -> None:
    assert fingerprints("a\n\n b \n") == {1: "ca978112ca", 3: "3e23e81600"}


def test_the_catalogue_holds_every_rule_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    whole = json.loads(json.dumps(catalogue(grow(tmp_path))))
    assert [rule["id"] for rule in whole["rules"]] == ["toy.toy.turn", "toy.toy.take", "toy.toy.ace", "toy.toy.throw"]
    assert whole["rules"][3] == {
        "id": "toy.toy.throw",
        "game": "toy",
        "section": "toy",
        "title": {"en": "The throw", "fr": "Le lancer"},
        "url": {"en": "toy/toy/#toy.toy.throw", "fr": "fr/toy/toy/#toy.toy.throw"},
        "kind": "ruling",
        "source": [{"document": "009", "first": 8, "last": 8}, {"document": "009", "first": 10, "last": 10}],
        "situations": ["a-throw", "an-easy-throw"],
        "nothing": None,
        "rulings": ["toy/r1"],
        "notes": [],
        "engine": {"function": "tests.core.toy:throw", "file": "toy.py", "line": whole["rules"][3]["engine"]["line"]},
        "tests": ["tests/test_toy.py::TestThrow::test_double"],
        "lessons": [],
        "drills": [],
    }
    assert whole["rules"][1]["nothing"] == {"en": "only a card moves", "fr": "only a card moves"}
    assert whole["coverage"] == {"009": {"lines": 7, "covered": 6, "explained": 1, "gaps": 0}}
    assert whole["rulings"][0]["url"] == {"en": "toy/extras/#r1", "fr": "fr/toy/extras/#r1"}


def test_tests_are_found_by_their_marks_on_functions_classes_and_modules(tmp_path: Path) -> None:
    proofs = grow(tmp_path).proofs
    assert [proof.node for proof in proofs["toy.toy.turn"]] == [
        "tests/test_toy.py::test_take",
        "tests/test_toy.py::TestThrow::test_double",
    ]
    assert [proof.node for proof in proofs["toy.toy.ace"]] == ["tests/test_toy.py::test_take"]


@pytest.mark.slow
def test_the_command_lists_the_problems_of_the_real_book(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = command.main(root)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert code == 0
    assert printed.err.endswith(" 0 problems\n")
