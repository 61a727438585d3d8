"""Finds the tests of each rule: those marked `@pytest.mark.rule("double.penalty.kick")`, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from site_plugins.rulebook.problems import Problem

COMPUTED = "?"
"""Stands for the ids of a mark that only a running test would know."""

_Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Proof(NamedTuple):
    """A test that proves a rule, as pytest names it."""

    file: str
    line: int
    name: str

    @property
    def node(self) -> str:
        """The name under which pytest runs it."""
        return f"{self.file}::{self.name}"


def find_proofs(root: Path, folder: Path) -> tuple[dict[str, tuple[Proof, ...]], tuple[Problem, ...]]:
    """The tests of each rule in a folder, by rule id."""
    proofs: dict[str, list[Proof]] = {}
    problems: list[Problem] = []
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(root).as_posix()
        try:
            found = list(marks_in(file, path.read_text(encoding="utf-8")))
        except SyntaxError as why:
            problems.append(Problem(file, why.lineno or 0, f"this is no Python: {why.msg}"))
            continue
        for rule, proof in found:
            if rule == COMPUTED:
                problems.append(Problem(file, proof.line, "the rules of this mark are computed: write their ids out"))
            else:
                proofs.setdefault(rule, []).append(proof)
    return {rule: tuple(dict.fromkeys(found)) for rule, found in proofs.items()}, tuple(problems)


def marks_in(file: str, text: str) -> Iterator[tuple[str, Proof]]:
    """Each rule that a test of this text is marked with."""
    if "mark.rule" not in text:
        return
    yield from _within(file, ast.parse(text).body, "", ())


def _within(file: str, body: list[ast.stmt], above: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, Proof]]:
    """The marks of the definitions in a module or a class, those of the class included."""
    common = inherited + tuple(rule for line in body if _is_pytestmark(line) for rule in _rules(line))
    for line in body:
        if not isinstance(line, _Definition):
            continue
        own = common + tuple(rule for decorator in line.decorator_list for rule in _rules(decorator))
        if isinstance(line, ast.ClassDef):
            yield from _within(file, line.body, f"{above}{line.name}::", own)
        elif line.name.startswith("test"):
            for rule in own:
                yield rule, Proof(file, line.lineno, above + line.name)


def _is_pytestmark(line: ast.stmt) -> bool:
    return isinstance(line, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in line.targets
    )


def _rules(tree: ast.AST) -> Iterator[str]:
    """The arguments of every `….mark.rule(…)` in an expression."""
    for call in ast.walk(tree):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "rule"
            and isinstance(call.func.value, ast.Attribute)
            and call.func.value.attr == "mark"
        ):
            for argument in call.args:
                yield str(argument.value) if isinstance(argument, ast.Constant) else COMPUTED
