"""The bundle of `make dev`: an earlier one, with what has changed since laid over it as source."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

from site_plugins.live import overlay
from site_plugins.live.build.inside import pack
from site_plugins.live.node import CannotBuild

WORDS = "engine/words/en/core.toml"
RULES = {"engine/a.py": b"import json\n", "engine/b.py": b"import engine.a\n", WORDS: b'hello = "Hello"\n'}
LAB = {"lab/chart.py": b"import math\n", "engine/games/x/book/situations.toml": b"[a]\n"}
LESSONS = {"engine/learn/a.py": b"import random\n"}
PACKS = {"rules": RULES, "learn": LESSONS, "lab": LAB}


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache with one whole build, of which each module is two letters."""
    folder = tmp_path / "cache" / "whole"
    folder.mkdir(parents=True)
    made = {
        "rules": {"engine/a.pyc": b"a1", "engine/b.pyc": b"b1", "engine/words/en/core.json": b"{}"},
        "learn": {"engine/learn/a.pyc": b"l1"},
        "lab": {"lab/chart.pyc": b"c1", "engine/games/x/book/situations.toml": b"[a]\n", "turtle.pyc": b"t1"},
    }
    for name, entries in made.items():
        (folder / f"{name}.zip").write_bytes(pack(entries))
    (folder / overlay.RECORD).write_text(overlay.record("tools", PACKS), "utf-8")
    return folder.parent


def laid(cache: Path, packs: dict[str, dict[str, bytes]]) -> dict[str, dict[str, bytes]]:
    """What each pack holds when these sources are laid over the build of the cache."""
    folder = overlay.base(cache, "tools", packs)
    assert folder is not None
    found = {}
    for name, file in overlay.lay_over(folder, packs, cache / "quick").items():
        with zipfile.ZipFile(io.BytesIO(gzip.decompress(file.read_bytes()))) as archive:
            found[name] = {entry: archive.read(entry) for entry in archive.namelist()}
    return found


def test_what_is_as_it_was_stays_as_it_was(cache: Path) -> None:
    assert laid(cache, PACKS) == {
        "rules": {"engine/a.pyc": b"a1", "engine/b.pyc": b"b1", "engine/words/en/core.json": b"{}"},
        "learn": {"engine/learn/a.pyc": b"l1"},
        "lab": {"lab/chart.pyc": b"c1", "engine/games/x/book/situations.toml": b"[a]\n", "turtle.pyc": b"t1"},
    }


def test_what_comes_changes_or_goes_does_so_in_the_packs(cache: Path) -> None:
    rules = {"engine/a.py": b"x = 1\n", "engine/c.py": b"import json\n", WORDS: b'hello = "Good day"\n'}
    lab = {**LAB, "engine/games/x/book/situations.toml": b"[b]\n"}
    # A module that moves to another pack leaves the one in which it was.
    found = laid(cache, {"rules": {**rules, **LESSONS}, "learn": {"engine/b.py": RULES["engine/b.py"]}, "lab": lab})
    assert found["learn"] == {"engine/b.py": RULES["engine/b.py"]}
    assert found["rules"] == {
        "engine/a.py": b"x = 1\n",
        "engine/c.py": b"import json\n",
        "engine/learn/a.py": LESSONS["engine/learn/a.py"],
        "engine/words/en/core.json": b'{"hello":"Good day"}',
    }
    assert found["lab"] == {
        "lab/chart.pyc": b"c1",
        "engine/games/x/book/situations.toml": b"[b]\n",
        "turtle.pyc": b"t1",
    }
    # And back again: it is always laid over the whole build.
    assert laid(cache, PACKS)["rules"]["engine/a.pyc"] == b"a1"


def test_a_module_that_the_earlier_build_lacks_or_another_tool_takes_a_whole_build(cache: Path) -> None:
    assert overlay.base(cache, "tools", {**PACKS, "rules": {**RULES, "engine/a.py": b"import decimal\n"}}) is None
    assert overlay.base(cache, "other tools", PACKS) is None
    assert overlay.base(cache / "nowhere", "tools", PACKS) is None
    assert overlay.base(cache, "tools", {**PACKS, "referee": {}}) is None


def test_what_does_not_compile_is_told_with_file_and_line(cache: Path) -> None:
    with pytest.raises(CannotBuild, match=r"^engine/a\.py:2: "):
        overlay.base(cache, "tools", {**PACKS, "rules": {**RULES, "engine/a.py": b"x = 1\nif True\n"}})


def test_the_record_names_what_our_sources_import_of_others() -> None:
    assert json.loads(overlay.record("tools", PACKS))["imports"] == ["json", "math", "random"]
