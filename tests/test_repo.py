"""The house itself: nothing of the machine that built it, nothing unfinished, nothing in one language only."""

from __future__ import annotations

import ast
import doctest
import json
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import entry_points
from itertools import pairwise
from pathlib import Path

import pytest

import engine
from engine.cli.skeleton import FOLDER
from engine.games import SHELF
from site_plugins.live.bundle import sources
from tests.conftest import ROOT

CODE = {".py", ".js", ".mjs", ".css", ".html"}
LONGEST = 400
# Put together here, so that this file does not contain what it forbids.
HOSTS = ["registry" + r"\.npm", "pypi" + r"\.org", "python" + "hosted", "npm" + "mirror"]
FOLDERS = ["work", "tmp", "root", "home", "opt", "Users"]
UNFINISHED = [r"\bTO" + r"DO\b", r"\bFIX" + r"ME\b", r"\bXX" + r"X\b", "NotImpl" + "ementedError"]
FORBIDDEN = {
    "a registry's host": re.compile("|".join(HOSTS)),
    "a path of one machine": re.compile(r"(?<![\w.:/])/(?:" + "|".join(FOLDERS) + r")/\w"),
    "something unfinished": re.compile("|".join(UNFINISHED)),
    "a test that is tried again": re.compile("--re" + "runs|re" + "runfailures"),
    "a test that does not run": re.compile(r"(?:mark|pytest)\.(?:" + "|".join(["ski" + "p", "xfa" + "il"]) + ")"),
}


def tracked() -> list[Path]:
    """Every file that belongs to the project."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@cache
def text_of(file: Path) -> str:
    """A file's text; pictures and fonts have none."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


FILES = tracked()


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in FILES
        if FORBIDDEN[what].search(text_of(file))
        for number, line in enumerate(text_of(file).splitlines(), 1)
        if FORBIDDEN[what].search(line)
    ]
    assert not found, "\n".join(found)


def test_every_file_fits_in_a_head() -> None:
    long = {
        str(file.relative_to(ROOT)): lines
        for file in FILES
        if file.suffix in CODE and (lines := len(text_of(file).splitlines())) > LONGEST
    }
    assert not long


def test_every_page_exists_in_both_languages() -> None:
    pages = [file.relative_to(ROOT) for file in FILES if file.suffix == ".md" and file.is_relative_to(ROOT / "docs")]
    alone = [
        page
        for page in pages
        if not any((ROOT / str(page).replace(mine, other)).is_file() and str(page).endswith(mine)
                   for mine, other in ((".en.md", ".fr.md"), (".fr.md", ".en.md")))
    ]  # fmt: skip
    assert pages
    assert not alone


def test_every_command_we_name_exists() -> None:
    targets = set(re.findall(r"^([a-z][\w-]*):", text_of(ROOT / "Makefile"), re.MULTILINE))
    named = {
        (str(file.relative_to(ROOT)), target)
        for file in FILES
        if file.suffix == ".md"
        for code in re.findall(r"`+([^`]+)`+", text_of(file))
        for target in re.findall(r"\bmake ([a-z][\w-]*)", code)
    }
    assert {target for file, target in named if file == "README.md"} >= {"play", "test"}
    assert not {(file, target) for file, target in named if target not in targets}


README_LINES = re.findall(r"^python3 (-m engine .+)$", text_of(ROOT / "README.md"), re.MULTILINE)


@pytest.mark.parametrize("line", README_LINES)
def test_the_commands_of_the_readme_run(line: str) -> None:
    done = subprocess.run(
        [sys.executable, *shlex.split(line)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


@pytest.mark.parametrize("example", re.findall(r"^```pycon\n(.+?)^```", text_of(ROOT / "README.md"), re.M | re.S))
def test_the_examples_of_the_readme_run(example: str) -> None:
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    told: list[str] = []
    assert not doctest.DocTestRunner(verbose=False).run(test, out=told.append).failed, "".join(told)


def test_every_place_the_readme_names_exists() -> None:
    readme = text_of(ROOT / "README.md")
    places = re.findall(r"^\| `([^`]+)` \|", readme, re.MULTILINE) + re.findall(r"\]\(([\w./-]+)\)", readme)
    assert len(places) > 5
    assert not [place for place in places if not (ROOT / place).exists()]


def test_the_changelog_has_a_heading_for_each_game() -> None:
    headings = re.findall(r"^### .*\(`(\w+)`\)$", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert set(SHELF) <= set(headings)


def test_python_packages_are_pinned_with_hashes() -> None:
    for name in ("requirements.txt", "requirements-bench.txt"):
        lines = [line for line in text_of(ROOT / name).splitlines() if line and line[0] not in " #-"]
        assert lines
        assert not [line for line in lines if not re.fullmatch(r"[\w.-]+==\S+( ; .+)? \\", line)]
        assert "--hash=sha256:" in text_of(ROOT / name)
        assert not re.search(
            r"^--|://", re.sub(r"^\s*#.*$", "", text_of(ROOT / name), flags=re.MULTILINE), re.MULTILINE
        )


def test_node_packages_are_pinned_with_hashes() -> None:
    package = json.loads(text_of(ROOT / "package.json"))
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert not {name: version for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)}
    lock = json.loads(text_of(ROOT / "package-lock.json"))["packages"]
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert not [name for name, entry in lock.items() if name and ("resolved" in entry or "integrity" not in entry)]
    # A package that asks for whatever is newest makes the lock stale by itself, and `npm ci` refuses a stale lock.
    moving = {
        name for entry in lock.values() for name, wish in entry.get("dependencies", {}).items() if wish == "latest"
    }
    assert moving <= set(package["overrides"])


def test_one_version_for_the_whole() -> None:
    for name in ("pyproject.toml", ".ci/wheel.toml"):
        project = tomllib.loads(text_of(ROOT / name))
        assert project["project"]["dynamic"] == ["version"]
        assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "engine.__version__"}
    assert engine.__version__ == json.loads(text_of(ROOT / "package.json"))["version"]
    assert f"## {engine.__version__}" in text_of(ROOT / "CHANGELOG.md")


def test_our_plugins_are_installed() -> None:
    ours = {
        point.name: point for point in entry_points(group="mkdocs.plugins") if point.value.startswith("site_plugins.")
    }
    assert set(ours) == {"rulebook", "live", "theme"}
    for point in ours.values():
        assert point.load().__doc__


@cache
def imports(file: Path) -> set[str]:
    """The full names of the modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text_of(file))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names |= {node.module}
    return names


@pytest.mark.parametrize("folder", ["engine", "site_plugins/live/widgets"])
def test_what_runs_in_the_browser_needs_nothing_but_python(folder: str) -> None:
    inside = ("engine", "site_plugins.live.widgets") if folder != "engine" else ("engine",)
    files = [file for file in FILES if file.suffix == ".py" and file.is_relative_to(ROOT / folder)]
    # What a new game is made from is spread over the whole house, and stays there.
    files = [file for file in files if not file.is_relative_to(ROOT / FOLDER)]
    foreign = {
        (str(file.relative_to(ROOT)), name)
        for file in files
        for name in imports(file)
        if name.partition(".")[0] not in sys.stdlib_module_names and not name.startswith(inside)
    }
    assert files
    # An extra of the package, imported when somebody names a cluster; no browser gets that file.
    cluster = {("engine/cluster.py", name) for name in ("distributed", "distributed.scheduler")}
    assert foreign == (cluster if folder == "engine" else set())
    assert "engine/cluster.py" not in sources(ROOT)


def test_the_rules_know_no_clock_and_no_shared_chance() -> None:
    files = [file for file in FILES if file.suffix == ".py" and file.is_relative_to(ROOT / "engine")]
    clocks = {"time", "datetime"}
    # Those who measure or write a date, for people at a keyboard; none of them goes to the browser.
    measures = {"engine/cli/bench.py", "engine/cli/progress.py", "engine/simulation.py", "engine/bots/arena.py"}
    measures |= {"engine/cli/new_game.py"}
    named = {file.relative_to(ROOT).as_posix(): file for file in files}
    found = [name for name, file in named.items() if name not in measures and imports(file) & clocks]
    shared = [file.name for file in files if re.search(r"^\s*import random\b", text_of(file), re.MULTILINE)]
    assert files
    assert not found + shared


def test_every_column_of_a_table_has_a_name() -> None:
    """A screen reader names the column with every cell; one without a name is a fault that axe-core finds, but late."""
    for page in sorted((ROOT / "docs").rglob("*.md")):
        lines = page.read_text("utf-8").splitlines()
        for head, rule in pairwise(lines):
            if re.fullmatch(r"\|[-:| ]+\|", rule) and head.startswith("|"):
                assert all(cell.strip() for cell in head.strip("|").split("|")), f"{page.name}: {head}"
