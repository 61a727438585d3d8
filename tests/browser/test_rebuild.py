"""The book as it was built, held against itself built again somewhere else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from preview.serve import built_for

from tests.browser.house import SITE
from tests.conftest import ROOT

TAKEN = ("engine", "site_plugins", "docs", "tests")
OURS = ("assets/live", "assets/theme", "assets/rulebook")


def files(site: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(site.rglob("*")):
        if path.is_file():
            yield path.relative_to(site).as_posix(), path.read_bytes()


def build_again(tree: Path) -> Path:
    """Build a copy of the sources with nothing kept from before, another seed of chance and the day of the first."""
    for name in TAKEN:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "pyproject.toml", "package.json", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tree / name)
    (tree / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    day = re.search(r"<lastmod>([\d-]+)</lastmod>", (SITE / "sitemap.xml").read_text("utf-8"))
    assert day
    midday = datetime.fromisoformat(f"{day[1]}T12:00:00").replace(tzinfo=UTC)
    settings = {
        "SITE_URL": built_for(SITE),
        "SOURCE_DATE_EPOCH": str(int(midday.timestamp())),
        "PYTHONHASHSEED": "7",
    }
    for command in (
        ("mkdocs", "build", "--quiet", "--strict", "--site-dir", "again"),
        # The book in one file for each language is made of the site.
        ("site_plugins.single", "again"),
    ):
        subprocess.run(
            [sys.executable, "-m", *command],
            cwd=tree,
            env=os.environ | settings,
            check=True,
            timeout=600,
            stdout=subprocess.DEVNULL,
        )
    return tree / "again"


def test_two_builds_in_two_folders_are_the_same_to_the_byte(tmp_path: Path) -> None:
    first, second = dict(files(SITE)), dict(files(build_again(tmp_path / "another place")))
    assert sorted(first) == sorted(second)
    assert [name for name, content in first.items() if second[name] != content] == []


def test_a_file_s_name_follows_from_its_content() -> None:
    named: dict[str, bool] = {}
    together: dict[str, set[str]] = {}
    for folder in OURS:
        for name, content in files(SITE / folder):
            if found := re.fullmatch(r"(?P<stem>.+)\.(?P<digest>[0-9a-f]{8,10})\.\w+", name):
                own = sha256(content).hexdigest().startswith(found["digest"])
                if not own:
                    together.setdefault(found["digest"], set()).add(name)
                named[name] = own
    assert sum(named.values()) > 20
    # PyScript's files import each other by name, so they are named after all of them together.
    assert len(together) <= 1
    assert all(len(names) > 5 for names in together.values())
